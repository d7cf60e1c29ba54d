import type { Game, Match, Referee, Rejection, Timestamp } from '@ackanomic/core'
import type { Level, MoveEvaluation } from '@ackanomic/core/bots'
import type { BoardMatch } from '../board-match.js'
import type { BotRunner } from './bots.js'
import type { ReceivedEvent } from './history.js'

/** How a match in the page is set up; everything may be left out. */
export interface LocalOptions {
  /** The names of all players, or how many there are. Default: as few as the game allows. */
  readonly players?: readonly string[] | number
  /**
   * The people at the screen, players or referees by name; bots play all others. Default:
   * `['Guest']`. With `[]` you watch bots.
   */
  readonly localPlayers?: readonly string[]
  /** The options of the game. */
  readonly options?: unknown
  /** The position to start from. */
  readonly position?: unknown
  /** A match that was saved; then there is nothing to set up. */
  readonly save?: string
  /** The seed of all chance at the table, at least 16 characters. Default: a new one. */
  readonly seed?: string
  /** When the match starts, milliseconds UTC. Default: now. */
  readonly startedAt?: Timestamp
  /** Answers before the table's own program does, such as from a dictionary. */
  readonly referee?: Referee
  /** The runner of the bots. Default: the page itself, in slices. */
  readonly bots?: BotRunner
  /** How long a bot may think about a move, milliseconds. Default 200; with 0 it does not think. */
  readonly botTimeMs?: number
  /** How many futures a bot plays out for a move at most. Default 200; with 0 it does not think. */
  readonly rollouts?: number
  /** How well bots play. Default `'strong'`. */
  readonly level?: Level
  /** How long the table waits before a bot acts, milliseconds, so that it can be seen. Default 300. */
  readonly botDelayMs?: number
}

/** How a table in the page stands, beyond what a board is shown. */
export interface LocalState {
  /** The whole match. */
  readonly match: Match
  /** The people at the screen. */
  readonly localPlayers: ReadonlySet<string>
  /** The viewer; `null` for somebody who only watches. */
  readonly viewingAs: string | null
  /** Which step is shown; `null` for the present. */
  readonly at: number | null
  /** Whether bots and the clock wait. */
  readonly paused: boolean
  /** Whether others act. */
  readonly busy: boolean
  /** Why the last thing was refused. */
  readonly error: Rejection | null
  /** All events. */
  readonly events: readonly ReceivedEvent[]
}

/** The controls of a match in the page. */
export interface LocalControls {
  /** The game. */
  readonly game: Game
  /** Makes a move of the viewer; resolves to the error, or to `null`. */
  play(move: unknown): Promise<Rejection | null>
  /** Answers a prompt in the viewer's name. */
  answer(prompt: number, answer: unknown): Promise<Rejection | null>
  /** Lets the time pass up to the next deadline. */
  skipToDeadline(): void
  /** Whether a deadline runs. */
  readonly canSkip: boolean
  /** Somebody else looks, or with `null` nobody in particular. */
  viewAs(name: string | null): void
  /** Shows another step, or with `null` the present. */
  showEntry(at: number | null): void
  /** Play goes on from the step that is shown; what came after it is gone. */
  playFromHere(): void
  /** Holds bots and clock, or lets them go on. */
  pause(paused: boolean): void
  /** How long the table waits before a bot acts, milliseconds. */
  readonly botDelayMs: number
  /** Bots wait longer before they act, or less long. */
  setBotDelay(milliseconds: number): void
  /** How well bots play. */
  readonly level: Level
  /** Bots play better, or less well. */
  setLevel(level: Level): void
  /**
   * What a strong bot would do in the viewer's place, the best first; nothing if it sees nothing to
   * do.
   */
  suggestMoves(): Promise<readonly MoveEvaluation[]>
  /** The match as the text of a save. */
  save(): string
}

/** What an app gets of a match in its page, besides what a board gets. */
export interface LocalExtras {
  /** The controls of the match. */
  readonly local: LocalControls
  /** How it stands, secrets and all: for saves and for who makes engines, and for no board. */
  readonly internals: LocalState
  /** The next person at the screen who must act; `null` if nobody must. */
  readonly nextPlayer: string | null
}

/** A {@link BoardMatch} of a match in the page. */
export type LocalBoardMatch<At extends BoardMatch = BoardMatch> = At & LocalExtras
