import type {
  Award,
  Outcome,
  PointsAward,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from '../game/awards.js'
import type { Timestamp } from '../time.js'
import { isInGame, type SeatNumber, type Table } from './table.js'

/**
 * A person who gets something at the end: a seat, which stands for the person who acts in it then;
 * the referee; a person by name, if a rule pays somebody who need not be at the table any more; or
 * nobody.
 */
export type Payee = SeatNumber | 'referee' | { readonly person: string } | null

/**
 * A winner: a seat, which stands for the person who acts in it; or a person by name, if a rule lets
 * somebody win who has left the game or was removed from it.
 */
export type Winner = SeatNumber | { readonly person: string }

/** An award as a rule gives it, to seats and not to people; see {@link Award}. */
export type SeatAward<Clause extends string = string> =
  | (Omit<PointsAward<Clause>, 'to'> & { readonly to: readonly Payee[] })
  | (Omit<TreasuryAward<Clause>, 'to'> & { readonly to: readonly Payee[] })
  | (Omit<TransferAward<Clause>, 'from' | 'to'> & Readonly<Record<'from' | 'to', Payee>>)
  | (Omit<TrophyAward<Clause>, 'to'> & { readonly to: Winner | null })

/**
 * How a game ended, by seats; core works out who gets what a seat wins. Name each seat that wins:
 * one that nobody may win for (its player left or was removed, a bot plays in it) is passed over.
 */
export interface GameResult<Clause extends string = string> {
  /** The seats that win: one, several that share the win, or none. */
  readonly winners: readonly Winner[]
  /** Groups of equals, best first; left out where the rule ranks nobody but the winner. */
  readonly ranking?: readonly (readonly SeatNumber[])[]
  /** The awards, in the order in which the rule lists them; none when left out. */
  readonly awards?: readonly SeatAward<Clause>[]
  /**
   * The owner of what a seat wins: `'whoever acts'` in it, as in 1250.1 VI.c, or the seat's own
   * `'player'`, even while another acts in it. The person who acts, when left out.
   */
  readonly belongsTo?: 'whoever acts' | 'player'
}

/** The owner of what a seat wins. */
type Owner = NonNullable<GameResult['belongsTo']>

/**
 * The person who gets what a seat wins: the one who acts in it, also a Substitute (1250.1 VI.c),
 * unless it belongs to its player; otherwise its player, if they are in the game; `null` if nobody
 * does.
 */
export function winnerOf(
  table: Table,
  seat: SeatNumber,
  owner: Owner = 'whoever acts',
): string | null {
  const place = table.seats[seat]
  if (place === undefined) return null
  const acting = owner === 'player' ? null : place.holder
  return acting ?? (isInGame(table, seat) ? place.player : null)
}

/** The outcome for the society: people in the place of seats. */
export function outcomeOf<Clause extends string>(
  table: Table,
  { winners, ranking = [], awards = [], belongsTo }: GameResult<Clause>,
  at: Timestamp,
): Outcome<Clause> {
  // In loops: at the end of short games lists of lists cost as much as several moves.
  const people = (winning: readonly Winner[]): readonly string[] => {
    const named: string[] = []
    for (const winner of winning) {
      const person = personOf(table, winner, belongsTo)
      if (person !== null) named.push(person)
    }
    return named
  }
  const ranked: (readonly string[])[] = []
  for (const group of ranking) {
    const named = people(group)
    if (named.length > 0) ranked.push(named)
  }
  const given: Award<Clause>[] = []
  for (const award of awards) {
    const shared = awardOf(table, award, belongsTo)
    if (shared !== null) given.push(shared)
  }
  return { at, winners: people(winners), ranking: ranked, awards: given }
}

function awardOf<Clause extends string>(
  table: Table,
  award: SeatAward<Clause>,
  owner: Owner | undefined,
): Award<Clause> | null {
  if (award.award === 'trophy') return { ...award, to: personOf(table, award.to, owner) }
  if (award.award === 'transfer') {
    const from = personOf(table, award.from, owner)
    return from === null ? null : { ...award, from, to: personOf(table, award.to, owner) }
  }
  const to = award.to.map((receiver) => personOf(table, receiver, owner))
  return { ...award, to } as Award<Clause>
}

function personOf(table: Table, receiver: Payee, owner: Owner | undefined): string | null {
  if (typeof receiver === 'number') return winnerOf(table, receiver, owner)
  return receiver === 'referee' ? (table.referees[0] ?? null) : (receiver?.person ?? null)
}
