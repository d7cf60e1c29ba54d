import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { type Game, loadMatch } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { stateProblem } from '@ackanomic/core/engine'
import type { Host } from '../host/host.js'
import {
  type ConformanceCase,
  type ConformanceEnv,
  expectOk,
  expectRejection,
  openHostWithSample,
  openSample,
  START,
  submitToSample,
} from './conformance.test-support.js'

interface Revised {
  readonly game: Game
  readonly games: Catalogue
}

/** The game of the sample in its next revision, and the catalogue that contains it. */
async function createRevision(
  { sample }: ConformanceEnv,
  change: (game: Game) => Partial<Game>,
): Promise<Revised> {
  const { games, opening } = sample
  const listing = games[opening.game]
  if (listing === undefined) throw new Error('The sample lists no such game.')
  const old: Game = await listing.load()
  const game: Game = { ...old, revision: old.revision + 1, ...change(old) }
  return { game, games: { ...games, [game.id]: { ...listing, load: async () => game } } }
}

/** A migration that drops all moves. */
const dropMoves = ({ revision }: Game): Partial<Game> => ({
  migrations: {
    [revision]: ({ options, log }) => ({
      options,
      log: (log as readonly { readonly kind: string }[]).filter(({ kind }) => kind !== 'move'),
    }),
  },
})

/** Rules that reject every move at the start of the match. */
function stricter({ apply }: Game): Partial<Game> {
  const refusal = { code: 'gone', clause: 'none', details: {}, message: 'There is no such move.' }
  return {
    apply(state, entry) {
      const { kind, at } = entry as { readonly kind: string; readonly at: number }
      return kind === 'move' && at === START ? { ok: false, error: refusal } : apply(state, entry)
    },
    applyAll(state, entries) {
      for (const [index, entry] of entries.entries()) {
        const step = this.apply?.(state, entry)
        if (step === undefined) break
        if (!step.ok) return { ok: false, error: { index, error: step.error } }
        state = step.value.state
      }
      return { ok: true, value: state }
    },
  }
}

async function loadSaved(host: Host, { game }: Revised, trust: boolean) {
  return expectOk(
    loadMatch(game, expectOk(await host.exportMatch({ match: 'One' })), {
      trustState: trust ? stateProblem : undefined,
    }),
  ).match
}

/** Cases about matches whose game is revised. */
export const revisionCases: readonly ConformanceCase[] = [
  {
    name: 'a host migrates a match to a new revision of its game',
    async run(lab) {
      const { clock, host: first, by, other } = await openHostWithSample(lab)
      await openSample(first, lab, 'Two')
      const [page, pending] = [
        expectOk(await first.getMatch({ match: 'One', by })),
        expectOk(await first.listPendingActions({ by })),
      ]
      const [action, another] = lab.sample.hiddenActions
      for (const match of ['One', 'Two'])
        expectOk(await first.submit({ match, by, idempotencyKey: '1', action }))
      const notifications = expectOk(await first.listNotifications({ by }))
      await first.close()
      const next = await createRevision(lab, dropMoves)
      const host = await lab.open({ now: () => clock.now, games: next.games })
      // The moves are dropped and expected again. Notifications stay.
      same(expectOk(await host.getMatch({ match: 'One', by })), page)
      same(
        expectOk(await host.listPendingActions({ by })).filter(({ match }) => match === 'One'),
        pending.filter(({ match }) => match === 'One'),
      )
      same(expectOk(await host.listNotifications({ by })), notifications)
      const match = await loadSaved(host, next, false)
      same([match.revision, match.checkpoint], [next.game.revision, null])
      isTrue(match.log.every(({ kind }) => kind !== 'move'))
      expectOk(await submitToSample(host, by, '2', another))
      expectOk(await submitToSample(host, other, '2', lab.sample.secondAction))
      isTrue(expectOk(await host.listNotifications({ by })).length > notifications.length)
      // Nobody reads the other match, but its deadlines fire all the same.
      clock.now += lab.sample.duration
      await host.runDueJobs()
      for (const { match: id } of pending) {
        isTrue(expectOk(await host.getMatch({ match: id, by })).view.outcome !== null)
      }
      same(expectOk(await host.getHealth()).suspended, 0)
    },
  },
  {
    name: 'a host continues a match from its state if its earlier log no longer replays',
    async run(lab) {
      const { clock, host: first, by, other } = await openHostWithSample(lab)
      expectOk(await submitToSample(first, by, '1', lab.sample.hiddenActions[0]))
      const page = expectOk(await first.getMatch({ match: 'One', by }))
      await first.close()
      clock.now += 1000
      const next = await createRevision(lab, stricter)
      const host = await lab.open({ now: () => clock.now, games: next.games })
      same(expectOk(await host.getMatch({ match: 'One', by })), page)
      isTrue((await loadSaved(host, next, true)).checkpoint !== null)
      expectOk(await submitToSample(host, other, '1', lab.sample.secondAction))
      const match = await loadSaved(host, next, true)
      same(match.revision, next.game.revision)
      isTrue(match.log.some(({ kind }) => kind === 'move'))
      same(expectOk(await host.getMatch({ match: 'One', by, at: START + 999 })), page)
      same(expectRejection(await host.getMatch({ match: 'One', by, at: START - 1 })), 'tooEarly')
      clock.now += lab.sample.duration
      await host.runDueJobs()
      isTrue(expectOk(await host.getMatch({ match: 'One', by })).view.outcome !== null)
    },
  },
  {
    name: 'a host does not touch a match of a newer revision',
    async run(lab) {
      const faults: unknown[] = []
      const onError = (fault: unknown): void => void faults.push(fault)
      const { games } = await createRevision(lab, () => ({}))
      const { clock, host: newer, by } = await openHostWithSample(lab, { games, onError })
      const save = expectOk(await newer.exportMatch({ match: 'One' }))
      await newer.close()
      const now = (): number => clock.now
      const older = await lab.open({ now, onError })
      await openSample(older, lab, 'Two')
      same(expectRejection(await older.getMatch({ match: 'One', by })), 'matchSuspended')
      isTrue(faults.length > 0)
      clock.now += lab.sample.duration
      await older.runDueJobs()
      isTrue(expectOk(await older.getMatch({ match: 'Two', by })).view.outcome !== null)
      await older.close()
      const again = await lab.open({ now, onError, games })
      expectOk(await again.resumeMatch({ match: 'One' }))
      same(JSON.parse(expectOk(await again.exportMatch({ match: 'One' }))), JSON.parse(save))
      await again.runDueJobs()
      const { view } = expectOk(await again.getMatch({ match: 'One', by }))
      isTrue(view.outcome !== null)
    },
  },
]
