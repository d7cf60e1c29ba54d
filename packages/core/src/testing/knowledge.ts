import type { GameTypes, State } from '../engine/bundle.js'
import type { EntryOf, Game } from '../engine/contract.js'
import type { Audience, PostOf } from '../engine/post.js'
import type { Pick } from '../engine/recipe.js'
import type { Viewer } from '../engine/view.js'
import { nextDue } from '../table/clock.js'
import { seatOf } from '../table/table.js'
import type { Moment } from '../time.js'
import { difference } from './difference.js'
import { mutated } from './junk-values.js'
import { oneOf } from './society.js'

/** All that a viewer gets out of a state: eir view, what is expected, and answers to entries. */
export function gets<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  viewer: Viewer,
  entries: readonly EntryOf<T>[],
): unknown {
  const legal = typeof viewer === 'number' ? game.legalMoves(state, viewer) : undefined
  return {
    view: game.view(state, viewer),
    expects: game.expects(state, viewer),
    legal: legal?.exhaustive === true ? legal.of : [],
    refusals: entries.map((entry) => ({ entry, refusal: game.check(state, entry) ?? null })),
  }
}

/** Entries of a viewer's own: moves that may be refused, and rulings that e may not be asked for. */
export function ownEntries<T extends GameTypes>(
  state: State<T>,
  viewer: Viewer,
  at: Moment,
  pool: readonly T['Move'][],
  pick: Pick,
): readonly EntryOf<T>[] {
  const by = personOf(state, viewer)
  if (by === null) return []
  const moves = pool.length === 0 ? [] : [0, 1, 2].map(() => oneOf(pool, pick))
  return [
    ...moves.map((move): EntryOf<T> => ({ kind: 'move', at, by, move })),
    ...moves.slice(0, 1).map((move): EntryOf<T> => {
      const changed = mutated(move, oneOf(pool, pick), pick) as T['Move']
      return { kind: 'move', at, by, move: changed }
    }),
    ...[0, 1, 2].map((back): EntryOf<T> => {
      const inquiry = Math.max(0, state.inquiries - back)
      return { kind: 'ruling', at, by, inquiry, answer: 0 }
    }),
  ]
}

function personOf<T extends GameTypes>({ table }: State<T>, viewer: Viewer): string | null {
  if (typeof viewer === 'object') return viewer.person
  if (viewer === 'referee') return table.referees[0] ?? null
  return viewer === 'public' ? null : (table.seats[viewer]?.holder ?? null)
}

/** Whether a viewer acts in a seat, and so knows what happens there. */
export function actsIn<T extends GameTypes>(
  { table }: State<T>,
  viewer: Viewer,
  seat: number,
): boolean {
  return viewer === seat || (typeof viewer === 'object' && seatOf(table, viewer.person) === seat)
}

/** The announcements that reach a viewer. */
export function heardBy<T extends GameTypes>(
  posts: readonly PostOf<T>[],
  viewer: Viewer,
): readonly PostOf<T>[] {
  return posts.filter(({ to }) => reaches(to, viewer))
}

function reaches(to: Audience, viewer: Viewer): boolean {
  if (to === 'all' || to === viewer) return true
  if (typeof to === 'string') return false
  if ('seat' in to) return to.seat === viewer
  return typeof viewer === 'object' && viewer.person === to.person
}

/** Whether all that everybody may see is the same in two states; deadlines aside. */
export function isPublicSame<T extends GameTypes>(left: State<T>, right: State<T>): boolean {
  return difference(publicOf(left), publicOf(right)) === undefined
}

function publicOf<T extends GameTypes>({ own, table, outcome, options }: State<T>): unknown {
  const { silence: _, ...seen } = table
  return { own, table: seen, outcome, options }
}

/** The last moment before something falls due; a day from now where nothing does. */
export function lastMoment<T extends GameTypes>({ clock }: State<T>): Moment {
  const due = nextDue(clock)
  return due === null ? clock.now + 86_400_000 : Math.max(clock.now, due - 1)
}
