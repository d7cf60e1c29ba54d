import { type Expectation, firstAnswer, type Inquiry, type Legal, type Moment, type Pick as Choose, programReferee, type Referee, type Result, type SeatNumber, type Table, type Viewer } from '@ackanomic/core'
import type { AnyGame, AnyMatch, AnyTypes } from '@ackanomic/core/catalogue'
import { type Audience, isReferee, type PostOf, seatOf } from '@ackanomic/core/engine'

export { type AnyGame, type AnyMatch, anyGame } from '@ackanomic/core/catalogue'

/** An announcement of whatever game. */
export type AnyPost = PostOf<AnyTypes>

/** An entry of a log of whatever game. */
export type AnyEntry = AnyMatch['log'][number]

type Around = Pick<Table, 'seats' | 'referees'>

/** The game and the match that are on the table. */
export interface OnTable {
  /** The game. */
  readonly game: AnyGame
  /** The match as it stands. */
  readonly match: AnyMatch
}

/** As whom somebody looks at the table; nobody looks as the public does. */
export function viewerOf(table: Around, name: string | null): Viewer {
  if (name === null) return 'public'
  const seat = seatOf(table, name)
  if (seat >= 0) return seat
  return isReferee(table, name) ? 'referee' : { person: name }
}

/** The seat that somebody acts in, or -1. */
export function seatAt(table: Around, name: string | null): SeatNumber {
  return name === null ? -1 : seatOf(table, name)
}

/** Everybody who has to do with the table, by name. */
export function peopleAt(table: Around): string[] {
  const seated = table.seats.flatMap(({ player, holder }) =>
    holder === null ? [player] : [player, holder],
  )
  return [...new Set([...seated, ...table.referees])]
}

/** A name as the table spells it, where it knows one that differs in letter case alone. */
export function spelled(table: Around, name: string): string {
  const people = peopleAt(table)
  if (people.includes(name)) return name
  return people.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
}

/** The announcements that reach somebody, as sentences. */
export function heardBy(
  { game, match }: OnTable,
  table: Around,
  name: string | null,
  posts: readonly AnyPost[],
): string[] {
  const names = match.state.table.seats.map(({ player }) => player)
  return posts.filter(({ to }) => hears(table, name, to)).map(({ post }) => game.say(post, names))
}

/** Whether an announcement reaches somebody. */
export function hears(table: Around, name: string | null, to: Audience): boolean {
  if (to === 'all') return true
  if (name === null) return false
  if (to === 'referee') return isReferee(table, name)
  return 'seat' in to ? seatOf(table, name) === to.seat : to.person === name
}

/** The table as somebody sees it, as text. */
export function pictureFor({ game, match }: OnTable, name: string | null): string {
  return game.render(game.view(match.state, viewerOf(match.state.table, name)))
}

/** Something that is wanted of somebody. */
export interface Want {
  /** The type of the move. */
  readonly what: string
  /** Of whom: a name, or what others are called. */
  readonly who: string
  /** Whether play waits for it, or something happens by default. */
  readonly must: boolean
  /** Until when; `null` for ever. */
  readonly until: Moment | null
}

/** What is wanted of somebody, and of others as far as e may know; inquiries apart. */
export interface Wants {
  /** Of em. */
  readonly mine: readonly Want[]
  /** Of others. */
  readonly others: readonly Want[]
}

/** What is wanted of somebody, and of the others. */
export function wantsOf({ game, match }: OnTable, name: string | null): Wants {
  const { state } = match
  const viewer = viewerOf(state.table, name)
  const nameOf = (of: Expectation['of']): string =>
    typeof of === 'number' ? (state.table.seats[of]?.player ?? `seat ${of}`) : `the ${of}`
  const mine: Want[] = []
  const others: Want[] = []
  for (const { of, what, must, until, inquiry } of game.expects(state, viewer)) {
    if (inquiry !== null) continue
    const isMine = of === viewer || (of === 'anyone' && name !== null)
    ;(isMine ? mine : others).push({ what, who: nameOf(of), must, until })
  }
  return { mine, others }
}

/** Whether an inquiry is somebody's to answer; a judge answers for the referee, too. */
export function answers(
  table: Around,
  name: string | null,
  judges: boolean,
  to: Inquiry['to'],
): boolean {
  if (typeof to === 'number') return name !== null && seatOf(table, name) === to
  return judges || (name !== null && isReferee(table, name))
}

/** In whose name an inquiry is answered by somebody who may. */
export function answererOf(table: Around, name: string | null, to: Inquiry['to']): string | null {
  if (to === 'host') return null
  if (to !== 'referee' || (name !== null && isReferee(table, name))) return name
  return table.referees[0] ?? null
}

/** The legal moves of a seat. */
export function legalMovesOf(
  { game, match }: OnTable,
  seat: SeatNumber,
): Legal<{ readonly type: string }> {
  return game.legalMoves(match.state, seat)
}

/** Reads a move in the game's own notation, as somebody who looks at the table writes it. */
export function readMove(
  { game, match }: OnTable,
  name: string,
  text: string,
): Result<{ readonly type: string }, string> {
  const { state } = match
  return game.notation.parse(text, game.view(state, viewerOf(state.table, name)))
}

/** Writes a move of a seat in the game's own notation. */
export function writtenMove(
  { game, match }: OnTable,
  seat: SeatNumber,
  move: { readonly type: string },
): string {
  return game.notation.format(move, game.view(match.state, seat))
}

/** Chance from a seed, and words from a list unless somebody at the table is the judge of them. */
export function tableReferee(seed: string, words: Referee | null): Referee {
  const chance = programReferee(secret)
  return words === null ? chance : firstAnswer(chance, words)
}

/** How often a sampler is asked for a move of a kind that is wanted. */
const TRIES = 50

/**
 * A move that a bot makes for a seat: of a kind that is wanted of it, or that it merely may make;
 * `undefined` where it has none. An honest bot knows no more than its view; where a game can't
 * sample from one, its list of legal moves reads no secrets of others either.
 */
export function botEntry(
  { game, match }: OnTable,
  seat: SeatNumber,
  by: string,
  must: boolean,
  pick: Choose,
): AnyEntry | undefined {
  const { state } = match
  const wanted = wantsOf({ game, match }, by)
    .mine.filter((each) => each.must === must)
    .map(({ what }) => what)
  if (wanted.length === 0) return undefined
  const known = game.resample?.(game.view(state, seat), pick, state.clock.now) ?? state
  for (const from of known === state ? [state] : [known, state]) {
    for (let i = 0; i < TRIES; i++) {
      const move = game.sampleMove(from, seat, pick)
      if (move === undefined) break
      if (!wanted.includes(move.type)) continue
      const entry: AnyEntry = { kind: 'move', at: state.clock.now, by, move }
      if (game.check(state, entry) === undefined) return entry
      break
    }
  }
  return undefined
}

/** An answer at random to an open inquiry, or `undefined` where nobody is there to give one. */
export function botRuling(
  { game, match }: OnTable,
  asked: AnyMatch['state']['asked'][number],
  pick: Choose,
): AnyEntry | undefined {
  const { state } = match
  const { to, id } = asked
  const { referees, seats } = state.table
  const by =
    to === 'host' ? null : to === 'referee' ? referees[0] : (seats[to]?.holder ?? undefined)
  if (by === undefined) return undefined
  const answer = game.sampleAnswer(state, asked, pick)
  const entry: AnyEntry = { kind: 'ruling', at: state.clock.now, by, inquiry: id, answer }
  return game.check(state, entry) === undefined ? entry : undefined
}
