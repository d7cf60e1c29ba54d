import { typedKey } from '../normalize-text.js'
import type { Addressee } from '../prompt.js'
import type { Duration, Timestamp } from '../time.js'
import type { TableClock } from './table-clock.js'

/** The number of a seat, from 0, in the order of the set-up. */
export type SeatNumber = number

/**
 * The presence of a seat's player: `here`; `away` on vacation; `left`, if they left the match or
 * Ackanomic of their own free will; `out`, if the rules of the game removed them.
 */
export type Presence = 'here' | 'away' | 'left' | 'out'

/** A seat, with its player and its holder. */
export interface Seat {
  /** The player to whom the seat belongs. */
  readonly player: string
  /** The person who acts in the seat: the player, a Substitute, or `null` for nobody. */
  readonly holder: string | null
  /** The presence of the player. */
  readonly presence: Presence
  /** Whether the player is an active player of Ackanomic. */
  readonly active: boolean
  /** The rest of the player's time bank, in milliseconds. Absent at a table without banks. */
  readonly bank?: Duration
}

/** The seat of a person who sits down. */
export const seatFor = (player: string, clock: TableClock | undefined): Seat => ({
  ...{ player, holder: player, presence: 'here', active: true },
  ...(clock?.bank === undefined ? {} : { bank: clock.bank.start }),
})

/** A reason why play is paused, such as `'dispute'` or `'no referee'`. */
export interface Pause {
  /** The reason: one of core's (`'dispute'`, `'no referee'`) or a game's own. */
  readonly reason: string
  /** The start of the pause, in milliseconds since the epoch, UTC. */
  readonly since: Timestamp
  /** The clause that pauses it, as in `'1250.1/X(3)'`. */
  readonly clause: string
}

/** The state of the procedure for a silent referee (1250.1 VI.d). */
export interface Silence {
  /**
   * The time from which silence counts, in milliseconds since the epoch, UTC: when the referee last
   * answered a prompt or took the office. After a pause during which something awaited the referee,
   * this time moves forward by the length of the pause.
   */
  readonly heard: Timestamp
  /** The time at which a player pointed the silence out, or `null`. */
  readonly noticed: Timestamp | null
  /** The time at which the referee was asked whether they will continue, or `null`. */
  readonly inquired: Timestamp | null
}

/**
 * The table of a match, as rule 1250.1 describes it. An engine only reads it. Core changes it,
 * through roster entries and the context.
 */
export interface Table {
  /** The time at which the match started, in milliseconds since the epoch, UTC. */
  readonly startedAt: Timestamp
  /** The seats, in order. Joiners come last. */
  readonly seats: readonly Seat[]
  /** The number of players at the start. Trophies depend on it. */
  readonly starters: number
  /** The most players at one time, computed once at the start (1250.1 III.c). */
  readonly most: number
  /** The current referees. */
  readonly referees: readonly string[]
  /** The number of referees that the game requires. */
  readonly refereesWanted: number
  /** The referees who are on vacation and keep the office meanwhile. */
  readonly refereesAway: readonly string[]
  /** Everybody who has ever been a player in this match. */
  readonly everPlayed: readonly string[]
  /** Everybody who has ever been a Substitute in this match. */
  readonly everSubstituted: readonly string[]
  /** Everybody who has ever been a referee of this match, including the current ones. */
  readonly everRefereed: readonly string[]
  /** The challenged seat if the match is a Duel, otherwise `null`. */
  readonly duel: { readonly challenged: SeatNumber } | null
  /**
   * The time at which the match was declared an exhibition, in milliseconds since the epoch, UTC.
   * `null` if it was not.
   */
  readonly exhibition: Timestamp | null
  /** The reasons why play is paused. Empty if it is not paused. */
  readonly pauses: readonly Pause[]
  /** The state of the procedure for a silent referee. */
  readonly silence: Silence
  /** When deadlines run. Absent if they always do. */
  readonly clock?: TableClock
}

/** The part of a table that holds its seats. A view's table has it, too. */
export type Seated = Pick<Table, 'seats'>

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
export function seatOf(table: Seated, person: string): SeatNumber {
  const seats = table.seats
  for (let i = 0; i < seats.length; i++) if (seats[i]?.holder === person) return i
  return -1
}

/**
 * Returns the seat that belongs to a person, even if somebody else acts in it, or -1. If they have
 * had several, it returns the latest.
 *
 * @example
 * ```ts
 * import { ownSeatOf } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * ownSeatOf({ seats: [bob] }, 'Bob') // => 0
 * ```
 */
export function ownSeatOf(table: Seated, person: string): SeatNumber {
  for (let i = table.seats.length - 1; i >= 0; i--) {
    if (table.seats[i]?.player === person) return i
  }
  return -1
}

/**
 * Returns the seat of the player whom a text names, or `undefined` if it names nobody. The name
 * matches exactly, or regardless of case and of the kind of dashes and quotes, if no two names
 * differ by these alone. Full stops and exclamation marks may follow it.
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
 * Checks whether a seat is still in the game: its player is here, or away on vacation.
 *
 * @example
 * ```ts
 * import { isInGame } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * isInGame({ seats: [bob] }, 0) // => true
 * ```
 */
export function isInGame(table: Seated, seat: SeatNumber): boolean {
  const presence = table.seats[seat]?.presence
  return presence === 'here' || presence === 'away'
}

/**
 * Returns the numbers of the seats that are still in the game.
 *
 * @example
 * ```ts
 * import { seatsInGame } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * seatsInGame({ seats: [bob] }) // => [0]
 * ```
 */
export function seatsInGame(table: Seated): SeatNumber[] {
  const seats: SeatNumber[] = []
  for (let i = 0; i < table.seats.length; i++) if (isInGame(table, i)) seats.push(i)
  return seats
}

/**
 * Returns the person who acts in a seat, or `null`. Awards to a seat go to this person (1250.1
 * VI.c).
 *
 * @example
 * ```ts
 * import { holderOf } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * holderOf({ seats: [bob] }, 0) // => 'Eve'
 * ```
 */
export function holderOf(table: Seated, seat: SeatNumber): string | null {
  return table.seats[seat]?.holder ?? null
}

/**
 * The person who answers an addressee's prompts: `null` stands for the host; `undefined` if nobody
 * can.
 */
export function answererOf(table: Table, to: Addressee): string | null | undefined {
  if (to === 'host') return null
  return to === 'referee' ? table.referees[0] : (holderOf(table, to) ?? undefined)
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
export function isReferee(table: Pick<Table, 'referees'>, person: string): boolean {
  return table.referees.includes(person)
}

/** The status of a person at a table, as a refusal states it. */
export type ParticipantStatus =
  | 'player'
  | 'referee'
  | Exclude<Presence, 'here'>
  | 'unseated'
  | 'stranger'

/**
 * Returns the status of a person at a table. Acting in a seat or refereeing takes precedence over
 * everything else.
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
  table: Seated & Pick<Table, 'referees'>,
  person: string,
): ParticipantStatus {
  if (seatOf(table, person) >= 0) return 'player'
  if (isReferee(table, person)) return 'referee'
  const presence = table.seats[ownSeatOf(table, person)]?.presence ?? 'stranger'
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
export function isPaused(table: Pick<Table, 'pauses'>, except: readonly string[] = []): boolean {
  const halts = table.pauses
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
export function nameOf(table: Seated, seat: SeatNumber): string {
  return table.seats[seat]?.player ?? `seat ${seat}`
}

/**
 * Returns the notes to show behind a player's name: that the seat is the viewer's own, that the
 * player has left or is out, that they are on vacation, and who plays for them.
 *
 * @param words - the words for a player who has left and for a player who is out; there is no note
 * if the word is missing
 *
 * @example
 * ```ts
 * import { seatBadges } from '@ackanomic/core/engine'
 *
 * const bob = { player: 'Bob', holder: 'Eve', presence: 'away', active: true } as const
 * seatBadges({ role: 'seat', seat: 0, table: { seats: [bob] } }, 0) // => ['you', 'on vacation, Eve plays']
 * ```
 */
export function seatBadges(
  view: { readonly role: string; readonly seat?: SeatNumber; readonly table: Seated },
  seat: SeatNumber,
  words: { readonly left?: string; readonly out?: string } = {},
): readonly string[] {
  const { presence = 'here', holder = null } = view.table.seats[seat] ?? {}
  const gone = presence === 'left' || presence === 'out' ? words[presence] : undefined
  return [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(gone === undefined ? [] : [gone]),
    ...(presence === 'away' ? [`on vacation${holder === null ? '' : `, ${holder} plays`}`] : []),
  ]
}
