import type {
  Award,
  Outcome,
  PointsAward,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from '../game/awards.js'
import type { Timestamp } from '../time.js'
import { isInGame, type Roster, type SeatNumber } from './roster.js'

/** A receiver at the end: the person who acts in a seat, the referee, any person, or nobody. */
export type Payee = SeatNumber | 'referee' | { readonly person: string } | null

/** A winner: a seat (the person who acts in it), or a person who may have left the match. */
export type Winner = SeatNumber | { readonly person: string }

/** An award to seats instead of people. See {@link Award}. */
export type SeatAward<Clause extends string = string> =
  | (Omit<PointsAward<Clause>, 'to'> & { readonly to: readonly Payee[] })
  | (Omit<TreasuryAward<Clause>, 'to'> & { readonly to: readonly Payee[] })
  | (Omit<TransferAward<Clause>, 'from' | 'to'> & Readonly<Record<'from' | 'to', Payee>>)
  | (Omit<TrophyAward<Clause>, 'to'> & { readonly to: Winner | null })

/** The result of a game, by seats. Core skips winners who have left, were removed, or are bots. */
export interface GameResult<Clause extends string = string> {
  /** The seats that win: one, several that share the win, or none. */
  readonly winners: readonly Winner[]
  /** Groups of seats with equal rank, best first. Absent if the rule ranks only the winner. */
  readonly ranking?: readonly (readonly SeatNumber[])[]
  /** The awards, in the rule's order. Default: none. */
  readonly awards?: readonly SeatAward<Clause>[]
  /** The owner of a seat's winnings: its `'holder'` (1250.1 VI.c, default), or its `'player'`. */
  readonly belongsTo?: 'holder' | 'player'
}

type Owner = NonNullable<GameResult['belongsTo']>

/**
 * The person who gets what a seat wins: the one who acts in it, even a Substitute (1250.1 VI.c),
 * unless it belongs to the player; otherwise its player, if in the game, or `null`.
 */
export function winnerOf(roster: Roster, seat: SeatNumber, owner: Owner = 'holder'): string | null {
  const place = roster.seats[seat]
  if (place === undefined) return null
  const acting = owner === 'player' ? null : place.holder
  return acting ?? (isInGame(roster, seat) ? place.player : null)
}

/** The outcome for the society, with people instead of seats. */
export function outcomeOf<Clause extends string>(
  roster: Roster,
  { winners, ranking = [], awards = [], belongsTo }: GameResult<Clause>,
  at: Timestamp,
): Outcome<Clause> {
  // Loops, because lists of lists would cost as much as several moves of a short game.
  const people = (winning: readonly Winner[]): readonly string[] => {
    const named: string[] = []
    for (const winner of winning) {
      const person = personOf(roster, winner, belongsTo)
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
    const shared = awardOf(roster, award, belongsTo)
    if (shared !== null) given.push(shared)
  }
  return { at, winners: people(winners), ranking: ranked, awards: given }
}

function awardOf<Clause extends string>(
  roster: Roster,
  award: SeatAward<Clause>,
  owner: Owner | undefined,
): Award<Clause> | null {
  if (award.award === 'trophy') return { ...award, to: personOf(roster, award.to, owner) }
  if (award.award === 'transfer') {
    const from = personOf(roster, award.from, owner)
    return from === null ? null : { ...award, from, to: personOf(roster, award.to, owner) }
  }
  const to = award.to.map((receiver) => personOf(roster, receiver, owner))
  return { ...award, to } as Award<Clause>
}

function personOf(roster: Roster, receiver: Payee, owner: Owner | undefined): string | null {
  if (typeof receiver === 'number') return winnerOf(roster, receiver, owner)
  return receiver === 'referee' ? (roster.referees[0] ?? null) : (receiver?.person ?? null)
}
