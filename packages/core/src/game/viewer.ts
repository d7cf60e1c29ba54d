import { isReferee, type Seated, type SeatNumber, seatOf, type Table } from '../table/table.js'

/**
 * Who looks, and who is told: a seat by number, the referee, the public, or a person outside the
 * table by name. What is for the public is for everybody.
 */
export type Viewer = SeatNumber | 'referee' | 'public' | { readonly person: string }

/**
 * Who a person is at a table, to look at it or to be told of it: the seat they act in, else the seat
 * that is their own while they are on vacation, else the referee, else somebody outside. Who acts in a
 * seat and is a referee too (where a rule lets referees play) may look as `'referee'` besides.
 *
 * @param at - a state, a view or a situation: whatever has the table in it
 *
 * @example
 * ```ts
 * import { startMatch, viewerOf } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table })
 * if (!started.ok) throw new Error(started.error.message)
 * const { state } = started.value.match
 * viewerOf(state, 'Bob') // => 1
 * viewerOf(state, 'Dee') // => 'referee'
 * viewerOf(state, 'Eve') // => { person: 'Eve' }
 * ```
 */
export function viewerOf(
  { table }: { readonly table: Seated & Pick<Table, 'referees'> },
  person: string,
): Viewer {
  const seat = seatOf(table, person)
  if (seat >= 0) return seat
  const shared = table.seats.findIndex(
    ({ player, presence, holder }) => player === person && presence === 'away' && holder === null,
  )
  if (shared >= 0) return shared
  return isReferee(table, person) ? 'referee' : { person }
}

/**
 * Whether an announcement is for a viewer: what is told to the public is for everybody.
 *
 * @example
 * ```ts
 * import { isVisibleTo } from '@ackanomic/core'
 *
 * isVisibleTo({ to: 'public' }, 1) // => true
 * isVisibleTo({ to: 0 }, 1) // => false
 * ```
 */
export function isVisibleTo({ to }: { readonly to: Viewer }, viewer: Viewer): boolean {
  if (to === 'public' || to === viewer) return true
  return typeof to === 'object' && typeof viewer === 'object' && to.person === viewer.person
}

/**
 * The names of the players by seat, as they are now: who joined late is among them. What `describeEvent` and
 * pages call seats by.
 *
 * @param at - a state, a view or a situation
 *
 * @example
 * ```ts
 * import { namesOf, startMatch } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table })
 * started.ok ? namesOf(started.value.match.state) : [] // => ['Ann', 'Bob', 'Cyd']
 * ```
 */
export function namesOf({ table }: { readonly table: Seated }): readonly string[] {
  return table.seats.map(({ player }) => player)
}
