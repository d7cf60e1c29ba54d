import { firstAnswer, type Moment, type Referee, seededReferee } from '@ackanomic/core'
import { seatOf } from '@ackanomic/core/engine'
import type { AnyGame, AnyMatch } from './any-game.js'
import { isYours, type Place, viewerOf } from './place.js'

/** A match on the table, and who you are there. */
export interface Session {
  /** The game. */
  readonly game: AnyGame
  /** The match as it stands. */
  readonly match: AnyMatch
  /** Who you are. */
  readonly you: Place
  /** What all chance at the table comes from. */
  readonly seed: string
  /** Looks words up where nobody at the table is the judge of them. */
  readonly words: Referee
  /** The lines of a mail that is being written, or `null`. */
  readonly mail: readonly string[] | null
}

/** What the table knows besides the match. */
export type Around = Omit<Session, 'game' | 'match' | 'mail'>

/** What time it is at the table: the moment of the last entry. */
export function nowOf({ match }: Pick<Session, 'match'>): Moment {
  return match.state.clock.now
}

/** The players' names, by seat, as announcements call them. */
export function namesOf({ match }: Pick<Session, 'match'>): string[] {
  return match.state.table.seats.map(({ player }) => player)
}

/** The seat that you act in, or -1. */
export function yourSeat({ match, you }: Pick<Session, 'match' | 'you'>): number {
  return you.name === null ? -1 : seatOf(match.state.table, you.name)
}

/** As whom you look at the table. */
export function yourView(session: Session): ReturnType<AnyGame['view']> {
  const { game, match, you } = session
  return game.view(match.state, viewerOf(match.state.table, you))
}

/** Answers for the referee: chance from the seed, and words from the list unless you judge them. */
export function refereeOf({ match, you, seed, words }: Session): Referee {
  const chance = seededReferee(seed)
  return isYours(match.state.table, you, 'referee') ? chance : firstAnswer(chance, words)
}
