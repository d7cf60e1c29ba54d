import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { loadMatch } from '@ackanomic/core'
import { chainHead, checkDraws, readSeal, receiptHolds, sealHolds } from '@ackanomic/core/proof'
import {
  type ConformanceCase,
  expectOk,
  expectRejection,
  openHostWithSample,
  playersOf,
  START,
} from './conformance.test-support.js'

/** Cases about what proves that a host is fair. */
export const proofCases: readonly ConformanceCase[] = [
  {
    name: 'a host signs a receipt for each action, and numbers them by person',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      const [action] = lab.sample.hiddenActions
      const request = { match: 'One', by, idempotencyKey: '1', action }
      const { receipt } = expectOk(await host.submit(request))
      isTrue(receipt !== null && (await receiptHolds(receipt)))
      same([receipt.person, receipt.number, receipt.match], [by, 1, 'One'])
      same(expectOk(await host.submit(request)).receipt, receipt)
      same(expectOk(await host.listReceipts({ match: 'One', by })), [receipt])
      same(expectOk(await host.listReceipts({ match: 'One', by: 'Nobody' })), [])
      same(expectRejection(await host.listReceipts({ match: 'Two', by })), 'noMatch')
      const consents = { ...request, idempotencyKey: '2', action: { kind: 'consent' } as const }
      same(expectOk(await host.submit(consents)).receipt, null)
      const second = { ...request, by: other, action: lab.sample.secondAction }
      same(expectOk(await host.submit(second)).receipt?.number, 1)
      const { chance } = expectOk(await host.getMatch({ match: 'One' }))
      same(receipt.commitment, chance?.commitment)
      same(chance?.secret, null)
    },
  },
  {
    name: 'a host announces its commitment, and people contribute before the match is opened',
    async run(lab) {
      const clock = { now: START }
      const host = await lab.open({ now: () => clock.now })
      const { opening } = lab.sample
      const [by, other] = playersOf(lab.sample)
      const { game } = opening
      same(expectRejection(await host.commitToMatch({ by, match: 'One', game: 'none' })), 'noGame')
      const announced = expectOk(await host.commitToMatch({ by, match: 'One', game }))
      clock.now += 1000
      const contributions = { [by]: 'blue', [other]: 'zwölf' }
      const { committedAt } = announced
      const request = { match: 'One', by, idempotencyKey: 'open', ...opening, contributions }
      const late = { ...request, committedAt: clock.now + 1 }
      same(expectRejection(await host.createMatch(late)), 'invalidCommittedAt')
      const long = { ...request, contributions: { [by]: 'x'.repeat(201) } }
      same(expectRejection(await host.createMatch(long)), 'invalidContributions')
      expectOk(await host.createMatch({ ...request, committedAt }))
      const { chance } = expectOk(await host.getMatch({ match: 'One' }))
      same(chance?.commitment, announced.commitment)
      same([chance?.committedAt, chance?.contributions], [committedAt, contributions])
      same(expectRejection(await host.commitToMatch({ by, match: 'One', game })), 'matchExists')
      clock.now += lab.sample.duration
      await host.runDueJobs()
      const loaded = await lab.sample.games[game]?.load()
      if (loaded === undefined) throw new Error('The sample lists no such game.')
      const { match } = expectOk(
        loadMatch(loaded, expectOk(await host.exportMatch({ match: 'One' }))),
      )
      const { commitment, draws } = checkDraws(loaded, match)
      same(commitment, 'proven')
      isTrue(draws.length > 0 && draws.every(({ origin }) => origin === 'derived'))
    },
  },
  {
    name: 'a host publishes its keys, and adds one on demand',
    async run(lab) {
      const { clock, host, by, other } = await openHostWithSample(lab)
      const again = await lab.open({ now: () => clock.now })
      const act = (person: string, action = lab.sample.secondAction) =>
        host.submit({ match: 'One', by: person, idempotencyKey: '1', action })
      const { receipt: early } = expectOk(await act(by, lab.sample.hiddenActions[0]))
      same(expectOk(await host.listSigningKeys()).keys.length, 1)
      const added = expectOk(await host.rotateSigningKey())
      isTrue(added.number === 2 && added.from > START && added.until === null)
      same(expectOk(await host.rotateSigningKey()), added)
      clock.now = added.from
      const [first, second] = expectOk(await again.listSigningKeys()).keys
      same([first?.from, first?.until, second], [0, added.from, added])
      const { receipt: late } = expectOk(await act(other))
      same([early?.key, late?.key], [first?.key, second?.key])
      // An action is signed with the key of its time, whenever the receipt is asked for.
      same(expectOk(await again.listReceipts({ match: 'One', by })), [early])
    },
  },
  {
    name: 'a host exports a match that is over with its secret and a seal, for those who took part',
    async run(lab) {
      const { clock, host, by } = await openHostWithSample(lab)
      const [action] = lab.sample.hiddenActions
      expectOk(await host.submit({ match: 'One', by, idempotencyKey: '1', action }))
      same(expectRejection(await host.exportMatch({ match: 'One', by })), 'matchGoesOn')
      same(readSeal(expectOk(await host.exportMatch({ match: 'One' }))), { ok: true, value: null })
      clock.now += lab.sample.duration
      await host.runDueJobs()
      same(expectRejection(await host.exportMatch({ match: 'One', by: 'Nobody' })), 'notInMatch')
      const save = expectOk(await host.exportMatch({ match: 'One', by }))
      const game = await lab.sample.games[lab.sample.opening.game]?.load()
      if (game === undefined) throw new Error('The sample lists no such game.')
      const { match } = expectOk(loadMatch(game, save))
      same(checkDraws(game, match).commitment, 'proven')
      isTrue(checkDraws(game, match).draws.every(({ origin }) => origin === 'derived'))
      const seal = readSeal(save)
      isTrue(seal.ok && seal.value !== null && (await sealHolds(match, seal.value)))
      same(seal.value.head, chainHead(match))
      const { chance } = expectOk(await host.getMatch({ match: 'One' }))
      same(chance, match.chance)
    },
  },
]
