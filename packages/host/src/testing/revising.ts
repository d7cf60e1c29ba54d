import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { type Game, loadMatch } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Host } from '../types.js'
import {
  begin,
  begun,
  type ConformanceCase,
  type ConformanceEnv,
  must,
  refusalOf,
  START,
} from './lab.js'

interface Revised {
  readonly game: Game
  readonly games: Catalogue
}

/** The game of the sample under its next revision, and the catalogue that has it. */
async function revised(
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

/** A migration that forgets all moves. */
const forgetting = ({ revision }: Game): Partial<Game> => ({
  migrations: {
    [revision]: ({ options, log }) => ({
      options,
      log: (log as readonly { readonly kind: string }[]).filter(({ kind }) => kind !== 'move'),
    }),
  },
})

/** Rules under which nobody could have moved when the match began. */
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
        if (!step.ok) return { ok: false, error: { index, rejection: step.error } }
        state = step.value.state
      }
      return { ok: true, value: state }
    },
  }
}

async function saved(host: Host, { game }: Revised, trust: boolean) {
  return must(loadMatch(game, must(await host.exportMatch('One')), { trustState: trust })).match
}

/** What becomes of matches when their game is revised. */
export const revising: readonly ConformanceCase[] = [
  {
    name: 'brings a match up to a new revision of its game',
    async run(lab) {
      const { clock, host: first, by, other } = await begun(lab)
      await begin(first, lab, 'Two')
      const [look, wanted] = [
        must(await first.getMatch('One', by)),
        await first.listPendingActions(by),
      ]
      const [action, another] = lab.sample.unseen
      for (const match of ['One', 'Two'])
        must(await first.submit({ match, by, idempotencyKey: '1', action }))
      const posts = must(await first.listNotifications(by))
      await first.close()
      const next = await revised(lab, forgetting)
      const host = await lab.open({ now: () => clock.now, games: next.games })
      // What was done is forgotten, and asked for again; what was told is told.
      same(must(await host.getMatch('One', by)), look)
      same(
        (await host.listPendingActions(by)).filter(({ match }) => match === 'One'),
        wanted.filter(({ match }) => match === 'One'),
      )
      same(must(await host.listNotifications(by)), posts)
      const match = await saved(host, next, false)
      same([match.revision, match.checkpoint], [next.game.revision, null])
      isTrue(match.log.every(({ kind }) => kind !== 'move'))
      must(await host.submit({ match: 'One', by, idempotencyKey: '2', action: another }))
      must(
        await host.submit({
          match: 'One',
          by: other,
          idempotencyKey: '2',
          action: lab.sample.second,
        }),
      )
      isTrue(must(await host.listNotifications(by)).length > posts.length)
      // Nobody looks at the other one: its deadlines fall due all the same.
      clock.now += lab.sample.longest
      await host.runDueJobs()
      for (const { match: id } of wanted) {
        isTrue(must(await host.getMatch(id, by)).view.outcome !== null)
      }
      const { months } = (await host.books()).ledger
      same(months.flatMap(({ instances }) => instances).length, 2)
      same((await host.health()).faults, 0)
    },
  },
  {
    name: 'goes on from where a match stood whose older log no longer replays',
    async run(lab) {
      const { clock, host: first, by, other } = await begun(lab)
      must(
        await first.submit({ match: 'One', by, idempotencyKey: '1', action: lab.sample.unseen[0] }),
      )
      const look = must(await first.getMatch('One', by))
      await first.close()
      clock.now += 1000
      const next = await revised(lab, stricter)
      const host = await lab.open({ now: () => clock.now, games: next.games })
      same(must(await host.getMatch('One', by)), look)
      isTrue((await saved(host, next, true)).checkpoint !== null)
      must(
        await host.submit({
          match: 'One',
          by: other,
          idempotencyKey: '1',
          action: lab.sample.second,
        }),
      )
      const match = await saved(host, next, true)
      same(match.revision, next.game.revision)
      isTrue(match.log.some(({ kind }) => kind === 'move'))
      same(must(await host.getMatch('One', by, { at: START + 999 })), look)
      same(refusalOf(await host.getMatch('One', by, { at: START - 1 })), 'tooEarly')
      clock.now += lab.sample.longest
      await host.runDueJobs()
      isTrue(must(await host.getMatch('One', by)).view.outcome !== null)
    },
  },
  {
    name: 'leaves a match alone that was played under a newer revision',
    async run(lab) {
      const faults: unknown[] = []
      const onError = (fault: unknown): void => void faults.push(fault)
      const { games } = await revised(lab, () => ({}))
      const { clock, host: newer, by } = await begun(lab, { games, onError: onError })
      const save = must(await newer.exportMatch('One'))
      await newer.close()
      const now = (): number => clock.now
      const older = await lab.open({ now, onError: onError })
      await begin(older, lab, 'Two')
      same(refusalOf(await older.getMatch('One', by)), 'fault')
      isTrue(faults.length > 0)
      clock.now += lab.sample.longest
      await older.runDueJobs()
      isTrue(must(await older.getMatch('Two', by)).view.outcome !== null)
      await older.close()
      const again = await lab.open({ now, onError: onError, games })
      must(await again.resume('One'))
      same(JSON.parse(must(await again.exportMatch('One'))), JSON.parse(save))
      await again.runDueJobs()
      const { view } = must(await again.getMatch('One', by))
      isTrue(view.outcome !== null)
    },
  },
]
