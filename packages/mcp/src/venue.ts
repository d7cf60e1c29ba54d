import type { GameError, MatchPage, Result } from '@ackanomic/core'
import type { BotName } from '@ackanomic/core/bots'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import type { GamePage } from '@ackanomic/core/page'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

/** All games, whose notations write the legal moves. */
export const games: Catalogue = mergeCatalogues(catalogue, programmingCatalogue)

/** Why something is refused: a code, and a sentence. */
export type VenueError = Pick<GameError, 'code' | 'message'>

/** A result that may take a while. */
export type Answer<Value> = Promise<Result<Value, VenueError>>

/** A match as its player sees it: the page of core, and where it is. */
export interface Observation extends Omit<MatchPage, 'error'> {
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** The number of the last event in it; pass it as `after` to read only later ones. */
  readonly next: number
}

/** A match to open. */
export interface OpenRequest {
  /** The id of the game. */
  readonly game: string
  /** The game's options. Those with defaults may be left out. */
  readonly options?: object | undefined
  /** The bots that play. Default: on this machine, as few as the game needs; at a host, none. */
  readonly bots?: readonly BotName[] | undefined
  /** The people to invite. Default: nobody. */
  readonly people?: readonly string[] | undefined
}

/** A player's action: a text as a person would write it, or a move as an object. */
export interface ActRequest {
  /** The match. */
  readonly match: string
  /** A move in the game's notation, or a command that begins with "/". */
  readonly text?: string | undefined
  /** A move that fits the schema of the game's moves. */
  readonly move?: unknown
  /** The etag of the observation that the player has seen; refused if another is due by now. */
  readonly etag?: string | undefined
}

/**
 * A place where matches are played: this machine, or a host. Nothing that a player sends throws.
 */
export interface Venue {
  /** Lists the games. */
  listGames(): Answer<readonly { readonly id: string; readonly title: string }[]>
  /** Returns the page of a game. */
  getGame(game: string): Answer<GamePage>
  /** Opens a match, or a table at which it starts when all have sat down. Returns its name. */
  open(request: OpenRequest): Answer<string>
  /** Takes a seat in a saved match, or at an open table. */
  sit(match: string): Answer<null>
  /** Shows a match to its player. */
  observe(match: string, after: number): Answer<Observation>
  /** Acts, and returns what the player learns from it. */
  act(request: ActRequest): Answer<readonly string[]>
  /**
   * Waits until the player is needed, or until `signal` aborts. Returns whether they are. On this
   * machine, `pass` lets a deadline of the player's own fall due; at a host, time passes by itself.
   */
  wait(match: string, signal: AbortSignal, pass: boolean): Answer<boolean>
  /** Says something to the table, or to one person at it. */
  talk(match: string, text: string, to?: string): Answer<null>
}

/** Refuses with a code and a sentence. */
export function refuse(code: string, message: string): Result<never, VenueError> {
  return { ok: false, error: { code, message } }
}

/** Whether a match needs a person with this page: they must act, or it is over. */
export function isNeeded({
  pendingActions,
  returns,
}: Pick<MatchPage, 'pendingActions' | 'returns'>) {
  return returns !== null || pendingActions.some(({ need }) => need !== 'optional')
}
