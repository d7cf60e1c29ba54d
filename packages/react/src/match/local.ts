import type {
  Game,
  GameError,
  GameView,
  Match,
  RandomInt,
  Referee,
  Timestamp,
} from '@ackanomic/core'
import type { Level, MoveEvaluation } from '@ackanomic/core/bots'
import type { BoardMatch } from '../board-match.js'
import type { BotRunner } from './bots.js'
import type { ReceivedEvent } from './history.js'

/** The options for a match in the page. All may be left out. */
export interface LocalOptions {
  /** The names of all players, or their number. Default: as few as the game allows. */
  readonly players?: readonly string[] | number
  /**
   * The people at this device, players or referees; bots play for the rest. Default: `['Guest']`.
   * With `[]`, you watch bots.
   */
  readonly localPlayers?: readonly string[]
  /** The options of the game. */
  readonly options?: unknown
  /** The position to start from. */
  readonly position?: unknown
  /** A save to go on with. Then `players`, `options`, `position` and `startedAt` have no effect. */
  readonly save?: string
  /** The seed of all chance in the match, at least 16 characters. Default: a new random one. */
  readonly seed?: string
  /** The start of the match, in milliseconds since the epoch, UTC. Default: now. */
  readonly startedAt?: Timestamp
  /** A referee that is asked before the match's own program, for example one with a dictionary. */
  readonly referee?: Referee
  /** Delays all actions until it resolves, such as the loading of a dictionary. */
  readonly ready?: Promise<unknown>
  /** The runner of the bots. Default: the page itself, in slices. */
  readonly bots?: BotRunner
  /** A bot's time for a move, in milliseconds. Default: 200. With 0, it does not search. */
  readonly botTimeMs?: number
  /** The most rollouts of a bot for one move. Default: 200. With 0, it does not search. */
  readonly rollouts?: number
  /** How well bots play. Default: `'fair'`. */
  readonly level?: Level
  /**
   * How often a bot considers an optional move, from 0 to 1. With 1, it does so after each move,
   * before anybody goes on. Default: 0.1. Bots without tactics make such moves at random.
   */
  readonly initiative?: number
  /**
   * Returns moves of people without a seat, such as jury votes, when the bots have nothing to do.
   */
  bystanders?(
    view: GameView,
    choose: RandomInt,
  ): readonly { readonly by: string; readonly move: unknown }[]
  /** The delay before a bot acts, in milliseconds, so that people can follow. Default: 1000. */
  readonly botDelayMs?: number
}

/** The internal state of a match in the page, which boards don't get. */
export interface LocalMatchInternals {
  /** The whole match. */
  readonly match: Match
  /** The people at this device. */
  readonly localPlayers: ReadonlySet<string>
  /** The person whose view is shown, or `null` for a spectator. */
  readonly viewingAs: string | null
  /** The step that is shown, or `null` for the current one. */
  readonly at: number | null
  /** Whether bots and the clock are paused. */
  readonly paused: boolean
  /** Whether others are acting. */
  readonly busy: boolean
  /** Why the last action was refused. */
  readonly error: GameError | null
  /** All events. */
  readonly events: readonly ReceivedEvent[]
  /** The move that is shown as a hint until the next step, or `null`. */
  readonly hint: unknown
}

/** The controls of a match in the page. */
export interface LocalControls {
  /** The game. */
  readonly game: Game
  /** Makes a move for the viewer. Resolves to the error, or to `null` if the move was accepted. */
  play(move: unknown): Promise<GameError | null>
  /** Answers a prompt for the viewer. */
  answer(prompt: number, answer: unknown): Promise<GameError | null>
  /** Advances the time to the next deadline. */
  skipToDeadline(): void
  /** Lets bots finish the match at once, in the seats of the people at this device too. */
  playOut(): void
  /** Whether a deadline is running. */
  readonly canSkip: boolean
  /** Shows the match to another person, or to a spectator if it gets `null`. */
  viewAs(name: string | null): void
  /** Shows another step, or the current one if it gets `null`. */
  showEntry(at: number | null): void
  /** Continues play from the step that is shown, and discards the later ones. */
  playFromHere(): void
  /** Whether {@link LocalControls.takeBack} has something to take back. */
  readonly canTakeBack: boolean
  /** Takes back the viewer's last move, and everything after it. Only one person may play here. */
  takeBack(): void
  /** Says why the viewer cannot make a move now, or returns `null` if they can. */
  whyNot(move: unknown): GameError | null
  /** Shows a move as a hint on the board, or none if it gets `null`. */
  showHint(move: unknown): void
  /** Pauses bots and the clock, or lets them continue. */
  pause(paused: boolean): void
  /** How long the page waits before a bot acts, in milliseconds. */
  readonly botDelayMs: number
  /** Sets how long the page waits before a bot acts. */
  setBotDelay(milliseconds: number): void
  /** How well bots play. */
  readonly level: Level
  /** Sets how well bots play. */
  setLevel(level: Level): void
  /**
   * Returns the moves that a strong bot would consider for the viewer, best first.
   *
   * @param step - the step at which it would move. Default: the one that is shown
   */
  suggestMoves(step?: number): Promise<readonly MoveEvaluation[]>
  /** Returns the match as the text of a save. */
  save(): string
}

/** A match in the page for an app, beyond the props of a board. */
export interface LocalExtras {
  /** The controls of the match. */
  readonly local: LocalControls
  /** The internal state, with all secrets, for saves and developer tools. */
  readonly internals: LocalMatchInternals
  /** The next person at this device who must act, or `null` if nobody must. */
  readonly nextPlayer: string | null
}

/** A {@link BoardMatch} of a match in the page. */
export type LocalBoardMatch<At extends BoardMatch = BoardMatch> = At & LocalExtras
