import type { Addressee } from '../prompt.js'
import type { Timestamp } from '../time.js'

/** The number of a seat at the table, from 0 in the order of the set-up. */
export type SeatNumber = number

/**
 * Where the player of a seat is: `here`; `away` on vacation; `left`, having left the game or
 * Ackanomic of free will; `out`, removed by the rules of the game.
 */
export type Presence = 'here' | 'away' | 'left' | 'out'

/** A seat, and who sits in it. */
export interface Seat {
  /** The player who owns the seat. */
  readonly player: string
  /** The person who acts in it: the player, a Substitute, or `null` for nobody. */
  readonly holder: string | null
  /** Where the player is. */
  readonly presence: Presence
  /** Whether the player is an active player of Ackanomic. */
  readonly active: boolean
}

/** A reason why play is paused, such as `'dispute'` or `'no referee'`. */
export interface Pause {
  /** The reason: one of core's (`'dispute'`, `'no referee'`) or a game's own. */
  readonly reason: string
  /** Since when, milliseconds UTC. */
  readonly since: Timestamp
  /** The clause that pauses it, as in `'1250.1/X(3)'`. */
  readonly clause: string
}

/** How far the matter of a silent referee has gone (1250.1 VI.d). */
export interface Silence {
  /**
   * The time when the referee last answered something or took the office, milliseconds UTC. It is
   * moved on by the time for which play has been paused since then while something awaited them.
   */
  readonly heard: Timestamp
  /** When a player pointed the silence out, or `null`. */
  readonly noticed: Timestamp | null
  /** When the referee was asked whether to go on, or `null`. */
  readonly inquired: Timestamp | null
}

/**
 * The table of a match, as rule 1250.1 describes it. An engine reads it; only core changes it,
 * through roster entries and the context.
 */
export interface Table {
  /** When the instance started, milliseconds UTC. */
  readonly startedAt: Timestamp
  /** The seats, in order; joiners come last. */
  readonly seats: readonly Seat[]
  /** How many players started the instance; Trophies depend on it. */
  readonly starters: number
  /** The most players at one time, evaluated once at the start (1250.1 III.c). */
  readonly most: number
  /** The present referees. */
  readonly referees: readonly string[]
  /** How many referees the game wants. */
  readonly refereesWanted: number
  /** Those of the referees who are on vacation and keep the office meanwhile. */
  readonly refereesAway: readonly string[]
  /** Everybody who has ever been a player of this instance. */
  readonly everPlayed: readonly string[]
  /** Everybody who has ever been a Substitute in this instance. */
  readonly everSubstituted: readonly string[]
  /** Everybody who has ever been a referee of this instance, the present ones included. */
  readonly everRefereed: readonly string[]
  /** The challenged seat when the instance is a Duel, or `null`. */
  readonly duel: { readonly challenged: SeatNumber } | null
  /** The time when it was declared an exhibition, milliseconds UTC; `null` while it is none. */
  readonly exhibition: Timestamp | null
  /** The reasons why play is paused; empty while it is not. */
  readonly pauses: readonly Pause[]
  /** The matter of a silent referee. */
  readonly silence: Silence
}

/** The part of a table that knows its seats; a view has it too. */
export type Seated = Pick<Table, 'seats'>

/**
 * The seat that a person acts in, or -1.
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
 * The seat that a person owns, whoever acts in it now, or -1; the latest if they had several.
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
 * The seat of a player who is named in a text: to the letter, or else in whatever case where no two
 * differ by case alone. A mark at the end of a sentence may follow. `undefined` if nobody is meant.
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
  const wanted = name.toLowerCase()
  const alike = [...seats.keys()].filter((seat) => seats[seat]?.player.toLowerCase() === wanted)
  const [only, ...more] = alike
  if (more.length > 0) return alike.find((seat) => seats[seat]?.player === name)
  return only ?? (/[.!]$/.test(name) ? seatNamed({ seats }, name.slice(0, -1)) : undefined)
}

/**
 * Whether the seat is still in the game: its player is here, or away on vacation.
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
 * The numbers of the seats that are still in the game.
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
 * The person who acts in a seat, or `null`. Awards of a seat go to this person (1250.1 VI.c).
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
 * Whether a person is a referee now.
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

/** The status of somebody at a table, for a refusal. */
export type ParticipantStatus =
  | 'player'
  | 'referee'
  | Exclude<Presence, 'here'>
  | 'unseated'
  | 'stranger'

/**
 * The status of somebody at the table: acting in a seat or refereeing counts first.
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
 * Whether play is paused for any reason other than the given ones.
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
 * The name to call a seat by: its player's.
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
 * The notes behind a player's name in a drawing of a game: that it is the viewer's own seat, that
 * the player has left or is out (in the game's words), that they are on vacation, and who plays for
 * them.
 *
 * @param words - the words for players who have left and for players who are out; no note where
 * there is no word
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
