import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { loadMatch } from '@ackanomic/core'
import { chainHead, checkDraws, readSeal, verifyReceipt, verifySeal } from '@ackanomic/core/proof'
import { START } from '../fresh.test-support.js'
import {
  type ConformanceCase,
  expectError,
  expectOk,
  listCases,
} from './conformance.test-support.js'
import { loadGame } from './samples.test-support.js'

/** Cases about the proof that a host is fair. */
export const proofCases: readonly ConformanceCase[] = listCases({
  'a host signs a receipt for each action, numbered for each person': async (setup) => {
    const { host, player, rival, by, sample } = await setup.openWithMatch()
    const request = { match: 'One', by, idempotencyKey: '1', action: sample.hiddenActions[0] }
    const { receipt } = await host.submit(request)
    isTrue(receipt !== null && (await verifyReceipt(receipt)))
    same([receipt.person, receipt.number, receipt.match], [by, 1, 'One'])
    same((await host.submit(request)).receipt, receipt)
    same(await host.listReceipts({ match: 'One', by }), [receipt])
    same(await host.listReceipts({ match: 'One', by: 'Nobody' }), [])
    await expectError(host.listReceipts({ match: 'Two', by }), 'noMatch')
    const consent = { match: 'One', action: { kind: 'consent' } } as const
    same((await player.submit(consent)).receipt, null)
    const second = { match: 'One', action: sample.secondAction }
    same((await rival.submit(second)).receipt?.number, 1)
    const { chance } = await host.getMatch({ match: 'One' })
    same([chance?.commitment.length, chance?.secret], [64, null])
  },
  'a host commits to the chance of a match, and people contribute to it': async ({ open }) => {
    const { host, player, endMatches, by, other, clock, sample } = await open()
    const { game } = sample.opening
    await expectError(player.commitToMatch({ match: 'One', game: 'none' }), 'noGame')
    const { committedAt, commitment } = await player.commitToMatch({ match: 'One', game })
    clock.now += 1000
    const contributions = { [by]: 'blue', [other]: 'zwölf' }
    const request = { match: 'One', ...sample.opening, contributions }
    const late = { ...request, committedAt: clock.now + 1 }
    await expectError(player.createMatch(late), 'invalidCommittedAt')
    const long = { ...request, contributions: { [by]: 'x'.repeat(201) } }
    await expectError(player.createMatch(long), 'invalidContributions')
    await player.createMatch({ ...request, committedAt })
    const { chance } = await host.getMatch({ match: 'One' })
    same(chance?.commitment, commitment)
    same([chance?.committedAt, chance?.contributions], [committedAt, contributions])
    await expectError(player.commitToMatch({ match: 'One', game }), 'matchExists')
    await endMatches()
    const loaded = await loadGame(sample)
    const { match } = expectOk(loadMatch(loaded, await host.exportMatch({ match: 'One' })))
    const checked = checkDraws(loaded, match)
    same(checked.commitment, 'proven')
    isTrue(checked.draws.length > 0)
    isTrue(checked.draws.every(({ origin }) => origin === 'derived'))
  },
  'a host publishes its keys, and adds one on demand': async (setup) => {
    const { host, player, rival, open, clock, sample } = await setup.openWithMatch()
    const again = await open()
    const early = await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    same((await host.listSigningKeys()).keys.length, 1)
    const added = await host.rotateSigningKey()
    isTrue(added.number === 2 && added.from > START && added.until === null)
    same(await host.rotateSigningKey(), added)
    clock.now = added.from
    const [first, second] = (await again.host.listSigningKeys()).keys
    same([first?.from, first?.until, second], [0, added.from, added])
    const late = await rival.submit({ match: 'One', action: sample.secondAction })
    same([early.receipt?.key, late.receipt?.key], [first?.key, second?.key])
    // An action is signed with the key of its time, whenever the receipt is asked for.
    same(await again.player.listReceipts({ match: 'One' }), [early.receipt])
  },
  'a host exports a finished match with its secret and a seal, only to its people': async (
    setup,
  ) => {
    const { host, player, endMatches, clock, sample } = await setup.openWithMatch()
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    await expectError(player.exportMatch({ match: 'One' }), 'matchGoesOn')
    same(readSeal(await host.exportMatch({ match: 'One' })), { ok: true, value: null })
    await endMatches()
    await expectError(host.exportMatch({ match: 'One', by: 'Nobody' }), 'notInMatch')
    clock.now = START
    const save = await player.exportMatch({ match: 'One' })
    const game = await loadGame(sample)
    const { match } = expectOk(loadMatch(game, save))
    same(checkDraws(game, match).commitment, 'proven')
    isTrue(checkDraws(game, match).draws.every(({ origin }) => origin === 'derived'))
    const seal = readSeal(save)
    isTrue(seal.ok && seal.value !== null && (await verifySeal(match, seal.value)))
    same(seal.value.head, chainHead(match))
    // Though the clock was set back, the seal is not older than what it covers.
    same(seal.value.at, match.log.at(-1)?.at)
    const { chance } = await host.getMatch({ match: 'One' })
    same(chance, match.chance)
  },
})
