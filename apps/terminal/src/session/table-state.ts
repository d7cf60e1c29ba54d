import {
  err,
  type Game,
  type GameEvent,
  isVisibleTo,
  type LegalMoves,
  type Match,
  type MatchStatus,
  type Need,
  namesOf,
  type PendingAction,
  type Prompt,
  type Result,
  type SeatNumber,
  type Timestamp,
  type Viewer,
  viewerOf,
} from '@ackanomic/core'
import { isReferee, nameOf, seatOf, type Table } from '@ackanomic/core/engine'

/** Who is at a table. */
export type Around = Pick<Table, 'seats' | 'referees'>

/** The game and the match that are on the table. */
export interface OnTable {
  /** The game. */
  readonly game: Game
  /** The match as it stands. */
  readonly match: Match
}

/** Who sits where, what time it is, what is asked, how it ended: all that the table reads of a state. */
export function situationOf({ game, match }: OnTable): MatchStatus {
  return game.status(match.state)
}

/** How many entries a match has behind it, those of an older log too that it has lost. */
export function entriesOf({ checkpoint, log }: Pick<Match, 'checkpoint' | 'log'>): number {
  return (checkpoint?.entries ?? 0) + log.length
}

/** As whom somebody looks at the table; nobody looks as the public does. */
export function viewerAt(table: Around, name: string | null): Viewer {
  return name === null ? 'public' : viewerOf({ table }, name)
}

/** The seat that somebody acts in, or -1. */
export function seatAt(table: Around, name: string | null): SeatNumber {
  return name === null ? -1 : seatOf(table, name)
}

/** The announcements that reach somebody, as sentences. */
export function heardBy(
  at: OnTable,
  table: Around,
  name: string | null,
  posts: readonly GameEvent[],
): string[] {
  const names = namesOf(situationOf(at))
  return posts
    .filter((post) => hears(table, name, post))
    .map(({ event }) => at.game.describeEvent(event, names))
}

/** Whether an announcement reaches somebody: at their place, in their other office, or by name. */
export function hears(table: Around, name: string | null, post: Pick<GameEvent, 'to'>): boolean {
  if (name === null) return isVisibleTo(post, 'public')
  const eyes: readonly Viewer[] = [viewerAt(table, name), { person: name }]
  return (
    eyes.some((viewer) => isVisibleTo(post, viewer)) ||
    (post.to === 'referee' && isReferee(table, name))
  )
}

/** The table as somebody sees it, as text. */
export function pictureFor(at: OnTable, name: string | null): string {
  const { table } = situationOf(at)
  return at.game.render(at.game.view(at.match.state, viewerAt(table, name)))
}

/** Something that is wanted of somebody. */
export interface Want {
  /** The type of the move; with the office in whose name it is made, where it is one's. */
  readonly action: string
  /** Of whom: a name, or what others are called. */
  readonly who: string
  /** Whether it is wanted of a place at the table, and not of anyone or of an office. */
  readonly placed: boolean
  /** How much. */
  readonly need: Need
  /** Until when; `null` for ever. */
  readonly deadline: Timestamp | null
}

/** What is wanted of somebody, and of others as far as they may know; prompts apart. */
export interface Wants {
  /** Of them. */
  readonly mine: readonly Want[]
  /** Of others. */
  readonly others: readonly Want[]
}

/**
 * What is wanted of somebody, and of the others; nothing of who only watches, nor for a seat of their
 * own in which they don't act.
 */
export function wantsOf(at: OnTable, name: string | null): Wants {
  const { game, match } = at
  const { table } = situationOf(at)
  const viewer = viewerAt(table, name)
  const acts = seatAt(table, name)
  const wanted = (whose: 'own' | 'all'): readonly PendingAction[] =>
    game.pendingActions(match.state, viewer, whose).filter(({ prompt }) => prompt === null)
  const shared = name === null ? [] : wanted('own')
  const keys = new Set(shared.map(keyOf))
  return {
    mine: shared
      .filter(({ actor }) => typeof actor !== 'number' || actor === acts)
      .map((each) => wantOf(table, each)),
    others: wanted('all')
      .filter((each) => !keys.has(keyOf(each)))
      .map((each) => wantOf(table, each)),
  }
}

function keyOf({ actor, action, deadline }: PendingAction): string {
  return JSON.stringify([actor, action, deadline])
}

function wantOf(table: Around, { action, actor, need, deadline }: PendingAction): Want {
  const placed = typeof actor === 'number' || actor === 'referee'
  const isOffice = !placed && actor !== 'anyone' && actor !== 'host'
  return {
    action: isOffice ? `${action} (as ${actor})` : action,
    who:
      typeof actor === 'number'
        ? nameOf(table, actor)
        : actor === 'anyone'
          ? actor
          : `the ${actor}`,
    placed,
    need,
    deadline,
  }
}

/** Whether a prompt is somebody's to answer; a judge answers for the referee, too. */
export function answers(
  table: Around,
  name: string | null,
  judges: boolean,
  to: Prompt['to'],
): boolean {
  if (typeof to === 'number') return name !== null && seatOf(table, name) === to
  return judges || (name !== null && isReferee(table, name))
}

/** In whose name a prompt is answered by somebody who may. */
export function answererOf(table: Around, name: string | null, to: Prompt['to']): string | null {
  if (to === 'host') return null
  if (to !== 'referee' || (name !== null && isReferee(table, name))) return name
  return table.referees[0] ?? null
}

/** The legal moves of a seat, as far as its own view tells. */
export function legalMovesOf({ game, match }: OnTable, seat: SeatNumber): LegalMoves {
  return game.legalMoves(game.view(match.state, seat))
}

/** Reads a move in the game's own notation, as somebody who looks at the table writes it. */
export function readMove(at: OnTable, name: string, text: string): Result<unknown, string> {
  const { game, match } = at
  const view = game.view(match.state, viewerAt(situationOf(at).table, name))
  const read = game.notation.parse(text, view)
  return read.ok ? read : err(read.error.message)
}

/** Writes a move of a seat in the game's own notation. */
export function writtenMove({ game, match }: OnTable, seat: SeatNumber, move: unknown): string {
  return game.notation.format(move, game.view(match.state, seat))
}
