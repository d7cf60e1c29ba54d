import { isReferee, type Roster, type Seated, type SeatNumber, seatOf } from '../roster/roster.js'

/** A viewer or recipient: a seat, the referee, the public, or a person outside the match. */
export type Viewer = SeatNumber | 'referee' | 'public' | { readonly person: string }

/**
 * Returns a person's viewer: the seat in which they act, their own seat while on vacation, the
 * referee, or a person outside the match.
 *
 * @example
 * ```ts
 * import { createMatch, viewerOf } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] })
 * viewerOf(match.value.state, 'Bob') // => 1
 * viewerOf(match.value.state, 'Dee') // => 'referee'
 * viewerOf(match.value.state, 'Eve') // => { person: 'Eve' }
 * ```
 */
export function viewerOf(
  { roster }: { readonly roster: Seated & Pick<Roster, 'referees'> },
  person: string,
): Viewer {
  const seat = seatOf(roster, person)
  if (seat >= 0) return seat
  const shared = roster.seats.findIndex(
    ({ player, presence, holder }) => player === person && presence === 'away' && holder === null,
  )
  if (shared >= 0) return shared
  return isReferee(roster, person) ? 'referee' : { person }
}

/**
 * Checks whether a viewer may know an event. Everybody may know a public event.
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
 * Returns the players' current names by seat, with joiners, for `describeEvent` and pages.
 *
 * @example
 * ```ts
 * import { createMatch, namesOf } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * namesOf(match.value.state) // => ['Ann', 'Bob', 'Cyd']
 * ```
 */
export function namesOf({ roster }: { readonly roster: Seated }): readonly string[] {
  return roster.seats.map(({ player }) => player)
}
