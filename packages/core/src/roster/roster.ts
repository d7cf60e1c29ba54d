import { typedKey } from '../normalize-text.js'
import type { Addressee } from '../prompt.js'
import type { Duration, Timestamp } from '../time.js'
import type { MatchClock } from './match-clock.js'

/** The number of a seat, from 0, in the order of the set-up. */
export type SeatNumber = number

/** The presence of a seat's player. `left`: of their own free will. `out`: removed by the rules. */
export type Presence = 'here' | 'away' | 'left' | 'out'

export interface Seat {
  readonly player: string
  /** The person who acts in the seat: the player, a Substitute, or `null` for nobody. */
  readonly holder: string | null
  readonly presence: Presence
  /** Whether the player is an active player of Ackanomic. */
  readonly active: boolean
  /** The rest of the time bank, in milliseconds. Absent in a match without banks. */
  readonly bank?: Duration
}

export const seatFor = (player: string, clock: MatchClock | undefined): Seat => ({
  player,
  holder: player,
  presence: 'here',
  active: true,
  ...(clock?.bank === undefined ? {} : { bank: clock.bank.start }),
})

export interface Pause {
  /** One of core's (`'dispute'`, `'no referee'`) or a game's own. */
  readonly reason: string
  readonly since: Timestamp
  /** The clause that pauses it, such as `'1250.1/X(3)'`. */
  readonly clause: string
}

/** The state of the procedure for a silent referee (1250.1 VI.d). */
export interface Silence {
  /** The referee's last answer or start of office, plus pauses while something awaited them. */
  readonly heard: Timestamp
  /** The time at which a player pointed the silence out, or `null`. */
  readonly noticed: Timestamp | null
  /** The time at which the referee was asked to continue, or `null`. */
  readonly inquired: Timestamp | null
}

/** The people and offices of a match (1250.1). Core changes it through roster entries and the context. */
export interface Roster {
  readonly startedAt: Timestamp
  /** The seats. Joiners come last. */
  readonly seats: readonly Seat[]
  /** The number of players at the start, on which Trophies depend. */
  readonly starters: number
  /** The most players at one time (1250.1 III.c). */
  readonly most: number
  readonly referees: readonly string[]
  readonly refereesWanted: number
  /** The referees who are on vacation and keep the office. */
  readonly refereesAway: readonly string[]
  readonly everPlayed: readonly string[]
  readonly everSubstituted: readonly string[]
  readonly everRefereed: readonly string[]
  /** The challenged seat of a Duel, otherwise `null`. */
  readonly duel: { readonly challenged: SeatNumber } | null
  /** The time of its declaration, or `null`. */
  readonly exhibition: Timestamp | null
  readonly pauses: readonly Pause[]
  readonly silence: Silence
  /** The hours of deadlines. Absent if they always run. */
  readonly clock?: MatchClock
}

/** The seats of a roster. A view's roster has them, too. */
export type Seated = Pick<Roster, 'seats'>

/**
 * Returns the seat in which a person acts, or -1.
 *
 * @example
 * ```ts
 * import { seatOf } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * seatOf({ seats: [bob] }, 'Eve') // => 0
 * ```
 */
export function seatOf(roster: Seated, person: string): SeatNumber {
  const seats = roster.seats
  for (let i = 0; i < seats.length; i++) if (seats[i]?.holder === person) return i
  return -1
}

/**
 * Returns a person's own (latest) seat, even if somebody else acts in it, or -1.
 *
 * @example
 * ```ts
 * import { assignedSeatOf } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * assignedSeatOf({ seats: [bob] }, 'Bob') // => 0
 * ```
 */
export function assignedSeatOf(roster: Seated, person: string): SeatNumber {
  for (let i = roster.seats.length - 1; i >= 0; i--) {
    if (roster.seats[i]?.player === person) return i
  }
  return -1
}

/**
 * Returns the seat of the player whom a text names, or `undefined`. Case, dashes and quotes may
 * differ.
 *
 * @example
 * ```ts
 * import { seatNamed } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Bob', presence: 'here', active: true } as const
 * seatNamed({ seats: [bob] }, 'bob.') // => 0
 * ```
 */
export function seatNamed({ seats }: Seated, name: string): SeatNumber | undefined {
  const names = seats.map(({ player }) => typedKey(player))
  const longest = Math.max(0, ...seats.map(({ player }) => 2 * player.length))
  for (let end = name.length; end >= 0; end--) {
    if (end <= longest) {
      const written = name.slice(0, end)
      const alike = [...seats.keys()].filter((seat) => names[seat] === typedKey(written))
      const [only, ...more] = alike
      if (more.length > 0) return alike.find((seat) => seats[seat]?.player === written)
      if (only !== undefined) return only
    }
    if (!/[.!]/u.test(name.charAt(end - 1))) break
  }
  return undefined
}

/**
 * Checks whether a seat's player is here, or away on vacation.
 *
 * @example
 * ```ts
 * import { isInGame } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * isInGame({ seats: [bob] }, 0) // => true
 * ```
 */
export function isInGame(roster: Seated, seat: SeatNumber): boolean {
  const presence = roster.seats[seat]?.presence
  return presence === 'here' || presence === 'away'
}

/**
 * Returns the seats that are still in the game.
 *
 * @example
 * ```ts
 * import { seatsInGame } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * seatsInGame({ seats: [bob] }) // => [0]
 * ```
 */
export function seatsInGame(roster: Seated): SeatNumber[] {
  const seats: SeatNumber[] = []
  for (let i = 0; i < roster.seats.length; i++) if (isInGame(roster, i)) seats.push(i)
  return seats
}

/**
 * Returns the person who acts in a seat, who gets its awards (1250.1 VI.c), or `null`.
 *
 * @example
 * ```ts
 * import { holderOf } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * holderOf({ seats: [bob] }, 0) // => 'Eve'
 * ```
 */
export function holderOf(roster: Seated, seat: SeatNumber): string | null {
  return roster.seats[seat]?.holder ?? null
}

/** The person who answers an addressee's prompts; `null`: the host; `undefined`: nobody can. */
export function answererOf(roster: Roster, to: Addressee): string | null | undefined {
  if (to === 'host') return null
  return to === 'referee' ? roster.referees[0] : (holderOf(roster, to) ?? undefined)
}

/**
 * Checks whether a person is a referee now.
 *
 * @example
 * ```ts
 * import { isReferee } from '@ackanomic/core/engine'
 *
 * isReferee({ referees: ['Dee'] }, 'Dee') // => true
 * ```
 */
export function isReferee(roster: Pick<Roster, 'referees'>, person: string): boolean {
  return roster.referees.includes(person)
}

export type ParticipantStatus =
  | 'player'
  | 'referee'
  | Exclude<Presence, 'here'>
  | 'unseated'
  | 'stranger'

/**
 * Returns the status of a person. Acting in a seat or refereeing comes first.
 *
 * @example
 * ```ts
 * import { participantStatusOf } from '@ackanomic/core/untrusted'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * participantStatusOf({ seats: [bob], referees: ['Dee'] }, 'Bob') // => 'away'
 * ```
 */
export function participantStatusOf(
  roster: Seated & Pick<Roster, 'referees'>,
  person: string,
): ParticipantStatus {
  if (seatOf(roster, person) >= 0) return 'player'
  if (isReferee(roster, person)) return 'referee'
  const presence = roster.seats[assignedSeatOf(roster, person)]?.presence ?? 'stranger'
  return presence === 'here' ? 'unseated' : presence
}

/**
 * Checks whether play is paused for any reason other than the given ones.
 *
 * @example
 * ```ts
 * import { isPaused } from '@ackanomic/core/engine'
 *
 * const pauses = [{ reason: 'dispute', since: 0, clause: '1250.1/X(3)' }]
 * isPaused({ pauses }) // => true
 * isPaused({ pauses }, ['dispute']) // => false
 * ```
 */
export function isPaused(roster: Pick<Roster, 'pauses'>, except: readonly string[] = []): boolean {
  const halts = roster.pauses
  if (halts.length === 0) return false
  return halts.some(({ reason }) => !except.includes(reason))
}

/**
 * Returns the name of a seat, which is its player's name.
 *
 * @example
 * ```ts
 * import { nameOf } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * nameOf({ seats: [bob] }, 0) // => 'Bob'
 * ```
 */
export function nameOf(roster: Seated, seat: SeatNumber): string {
  return roster.seats[seat]?.player ?? `seat ${seat}`
}

/**
 * Returns the notes behind a player's name, such as "you", "on vacation" and the Substitute.
 *
 * @param words - the words for players who have left and who are out, if they get a note
 *
 * @example
 * ```ts
 * import { seatBadges } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * seatBadges({ role: 'seat', seat: 0, roster: { seats: [bob] } }, 0) // => ['you', 'on vacation, Eve plays']
 * ```
 */
export function seatBadges(
  view: { readonly role: string; readonly seat?: SeatNumber; readonly roster: Seated },
  seat: SeatNumber,
  words: { readonly left?: string; readonly out?: string } = {},
): readonly string[] {
  const { presence = 'here', holder = null } = view.roster.seats[seat] ?? {}
  const gone = presence === 'left' || presence === 'out' ? words[presence] : undefined
  return [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(gone === undefined ? [] : [gone]),
    ...(presence === 'away' ? [`on vacation${holder === null ? '' : `, ${holder} plays`}`] : []),
  ]
}
