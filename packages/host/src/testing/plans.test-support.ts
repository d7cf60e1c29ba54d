import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, type LogEntry } from '@ackanomic/core'
import {
  type CaseHost,
  type ConformanceCase,
  column,
  expectError,
  hearRevocation,
  listCases,
} from './conformance.test-support.js'

/** The moves of a match that plans have made, by person. */
async function plannedBy(host: CaseHost): Promise<readonly string[]> {
  const { log }: { readonly log: readonly LogEntry[] } = JSON.parse(
    await host.exportMatch({ match: 'One' }),
  )
  return log.flatMap((entry) =>
    entry.kind === 'move' && entry.idempotencyKey?.startsWith('plan ') ? [entry.by] : [],
  )
}

const match = 'One'

/** Cases about plans for later. The planned move of the sample fits every player. */
export const planCases: readonly ConformanceCase[] = listCases({
  'a host makes a planned move when the match next asks for one, and keeps other lines': async (
    setup,
  ) => {
    const { host, player, rival, passTime, open, sample } = await setup.openWithMatch()
    const text = `nonsense\nif none = 3: ${sample.planned}\n${sample.planned}\n${sample.planned}`
    same(column(await player.setPlan({ match, text }), 'text'), text.split('\n'))
    const { host: second } = await open()
    same((await second.as(setup.by).getPlan({ match })).length, 4)
    await player.submit({ match, action: sample.hiddenActions[1] })
    await rival.submit({ match, action: sample.secondAction })
    same(await plannedBy(host), [])
    // At the deadline the others get a default move, and then the next move is due.
    await passTime(days(3))
    same(await plannedBy(host), [setup.by])
    const left = await player.getPlan({ match })
    same(column(left, 'text'), [`nonsense`, `if none = 3: ${sample.planned}`, sample.planned])
  },
  'a host makes planned moves before a deadline, however late it runs its jobs': async (setup) => {
    const { host, player, passTime, sample } = await setup.openWithMatch()
    await player.submit({ match, action: sample.hiddenActions[1] })
    await player.setPlan({ match, text: sample.planned })
    await passTime(days(30))
    same(await plannedBy(host), [setup.by])
    same(await player.getPlan({ match }), [])
  },
  'a plan can be changed and withdrawn, and only players can have one': async (setup) => {
    const { host, player, rival, passTime, sample } = await setup.openWithMatch()
    await player.setPlan({ match, text: 'nonsense' })
    await player.setPlan({ match, text: sample.planned })
    same(await rival.getPlan({ match }), [])
    same(await player.setPlan({ match, text: ' ' }), [])
    await expectError(host.as('Nobody').setPlan({ match, text: 'x' }), 'unparsable')
    await expectError(player.setPlan({ match, text: 'if x' }), 'unparsable')
    await expectError(player.setPlan({ match: 'Two', text: 'x' }), 'noMatch')
    await passTime(days(30))
    same(await plannedBy(host), [])
  },
  'a plan changes nothing that others see until it is used, and is in a backup': async (setup) => {
    const { host, player, rival, sample } = await setup.openWithMatch()
    const seen = async (): Promise<unknown> => [
      await rival.getMatch({ match }),
      await host.getMatch({ match }),
      await rival.listNotifications({ limit: 1000 }),
      await rival.listPendingActions(),
      await host.exportMatch({ match }),
    ]
    // Changes arrive in order, so all earlier ones have arrived with this one.
    const hearEarlier = async (): Promise<void> => {
      const heard = hearRevocation(host, 'Nobody')
      await host.revokeTokens({ person: 'Nobody' })
      await heard
    }
    await hearEarlier()
    const before = await seen()
    const changes: unknown[] = []
    const stop = host.onChange(({ match }) => void changes.push(match))
    await player.setPlan({ match, text: sample.planned })
    same(await seen(), before)
    await hearEarlier()
    stop()
    // The last one is no match's.
    same(changes, [null])
    const lines: string[] = []
    await host.backup((line) => void lines.push(line))
    isTrue(lines.join('').includes(JSON.stringify(JSON.stringify(sample.planned)).slice(1, -1)))
  },
  'the plan of a player who leaves is dropped': async (setup) => {
    const { player, rival, passTime, sample } = await setup.openWithMatch()
    await player.setPlan({ match, text: sample.planned })
    const event = { type: 'leave', persons: [setup.by], from: 'match' } as const
    await player.submit({ match, action: { kind: 'roster', event } })
    same(await player.getPlan({ match }), [])
    await rival.setPlan({ match, text: sample.planned })
    await passTime(sample.duration)
    same(await rival.getPlan({ match }), [])
  },
  'a Substitute does not see the player’s plan, which the player finds again': async (setup) => {
    const { host, player, by, sample } = await setup.openWithMatch()
    await player.setPlan({ match, text: sample.planned })
    const substitute = host.as('Eve')
    await substitute.submit({ match, action: { kind: 'consent' } })
    await player.submit({ match, action: { kind: 'text', text: '/vacation with Eve' } })
    same(await substitute.getPlan({ match }), [])
    same(column(await player.getPlan({ match }), 'text'), [sample.planned])
    await substitute.setPlan({ match, text: 'nonsense' })
    await player.submit({ match, action: { kind: 'text', text: `/back ${by}` } })
    same(column(await player.getPlan({ match }), 'text'), [sample.planned])
  },
})
