import type { Prompt } from '../prompt.js'
import type { RoleName } from '../roles.js'
import type { Clock, Timer } from '../roster/clock.js'
import type { Roster, SeatNumber } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import type { Outcome } from './awards.js'

export type PublicRoster = Omit<Roster, 'silence'>

/** A deadline without its start, which could reveal who has acted. */
export type DeadlineView<Name extends string = string> = Omit<Timer<Name>, 'started'>

/** The common part of all views. `role` tells them apart. */
export interface GameView {
  readonly role: 'public' | 'seat' | 'referee' | 'person'
  /** The seat, if the viewer is its holder. */
  readonly seat?: SeatNumber
  readonly roster: PublicRoster
  readonly deadlines: readonly DeadlineView[]
  /** The result, or `null` while the game goes on. */
  readonly outcome: Outcome | null
}

/** The part of a state that a program needs to run a match. Never send it to a page. */
export interface MatchStatus {
  readonly roster: Roster
  readonly clock: Clock
  /** The open prompts, oldest first. */
  readonly openPrompts: readonly Prompt[]
  /** The result, or `null` while the game goes on. */
  readonly outcome: Outcome | null
}

/**
 * The urgency of an action. `'required'`: play waits for it, or a default happens. `'oneOf'`: one
 * of several with the same actor and deadline is enough. `'optional'`: the actor is free.
 */
export type Need = 'required' | 'oneOf' | 'optional'

/** Something that somebody must or may do now. */
export interface PendingAction {
  /** The type of the move, or the name of the prompt. */
  readonly action: string
  /** A seat, the referee, the host, a role outside the match, or anyone. */
  readonly actor: SeatNumber | 'referee' | 'host' | 'anyone' | (RoleName & {})
  readonly need: Need
  /** `null` if there is none or it is paused. */
  readonly deadline: Timestamp | null
  readonly prompt: number | null
}

/** A source of chance: returns a random integer from 0 to `of - 1`. */
export type RandomInt = (of: number) => number

/** The legal moves of a seat, without those that count as faults. */
export interface LegalMoves<Move = unknown> {
  /** All legal moves if `complete` is `true`, otherwise some or none. */
  readonly moves: readonly Move[]
  /** Whether every legal move is listed, except the types in `alsoLegal`. */
  readonly complete: boolean
  /** Types of legal moves that are not listed, such as concessions. */
  readonly alsoLegal: readonly string[]
  /** Returns a random legal move, listed or not, or `undefined`. */
  sample(choose: RandomInt): Move | undefined
}
