import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  openHostWithSample,
} from '../../../host/src/testing/conformance.test-support.js'
import type { ClubCase } from './club-case.test-support.js'

/** Cases about what a person can take along. */
export const exportCases: readonly ClubCase[] = [
  {
    name: 'a person exports what is kept about them, and nothing that others keep secret',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      const { hiddenActions, secondAction, opening } = lab.sample
      for (const person of [by, other])
        expectOk(
          await host.redeemInvitation({
            invitation: expectOk(await host.createInvitation({ person })).invitation,
          }),
        )
      const act = { match: 'One', idempotencyKey: '1' }
      expectOk(await host.submit({ ...act, by, action: hiddenActions[0] }))
      expectOk(await host.submit({ ...act, by: other, action: secondAction }))
      const write = (from: string, text: string) =>
        host.sendMessage({ match: 'One', by: from, idempotencyKey: text, text })
      expectOk(await write(by, 'a word of mine'))
      expectOk(await write(other, 'a word of theirs'))
      expectOk(await host.mutePerson({ by, person: other }))
      expectOk(await write(other, 'never heard'))
      expectOk(await host.reportPerson({ by, person: other, reason: 'my reason' }))
      expectOk(await host.reportPerson({ by: other, person: by, reason: 'a secret reason' }))
      const decision = { by: 'the secret moderator', person: by, decision: 'mute' } as const
      expectOk(await host.decide({ ...decision, reason: 'a decision' }))
      const table = { by, idempotencyKey: '1', game: opening.game, seats: 3, contribution: 'blue' }
      const { table: id } = expectOk(await host.createTable(table))
      expectOk(await host.takeSeat({ table: id, by: other, contribution: 'a secret word' }))
      const kept = expectOk(await host.exportMyData({ by }))
      same(
        kept.matches.map(({ match, seat, actions }) => [match, seat, actions.length]),
        [['One', 0, 1]],
      )
      same(kept.tables, [
        {
          ...{ table: id, game: opening.game, opener: true },
          ...{ role: 'player', state: 'accepted', contribution: 'blue' },
        },
      ])
      same(
        kept.messages.map(({ from, text }) => [from, text]),
        [
          [by, 'a word of mine'],
          [other, 'a word of theirs'],
        ],
      )
      same(kept.muted, [other])
      same(kept.reports, [{ person: other, reason: 'my reason', at: START, settled: false }])
      same(
        kept.decisions.map(({ decision: what, reason }) => [what, reason]),
        [['mute', 'a decision']],
      )
      same([kept.sessions.length, kept.sanctions.length], [1, 1])
      const inbox = expectOk(await host.listNotifications({ by }))
      same(kept.notifications, inbox)
      const text = JSON.stringify(kept)
      for (const secret of ['never heard', 'secret reason', 'secret moderator', 'secret word'])
        isTrue(!text.includes(secret), secret)
      same(expectRejection(await host.exportMyData({ by: 'Nobody' })), 'noAccount')
    },
  },
  {
    name: 'what others do in secret changes nothing in a person’s export',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      for (const person of [by, other])
        expectOk(
          await host.redeemInvitation({
            invitation: expectOk(await host.createInvitation({ person })).invitation,
          }),
        )
      const before = expectOk(await host.exportMyData({ by: other }))
      const action = lab.sample.hiddenActions[0]
      expectOk(await host.submit({ match: 'One', by, idempotencyKey: '1', action }))
      expectOk(await host.reportPerson({ by, person: other, reason: 'a secret reason' }))
      expectOk(await host.mutePerson({ by, person: other }))
      same(expectOk(await host.exportMyData({ by: other })), before)
    },
  },
]
