import { type SeatNumber, submit, tick } from '@ackanomic/core'
import type { PostOf } from '@ackanomic/core/engine'
import type { AnyGame, AnyMatch, AnyState, AnyTypes } from './any-game.js'
import { pickFor } from './chance.js'
import { hears, isYours } from './place.js'
import { nowOf, refereeOf, type Session } from './session.js'

type Entry = AnyMatch['log'][number]

/** An announcement of whatever game. */
export type AnyPost = PostOf<AnyTypes>

/** What the others did. */
export interface Acted {
  /** The match after it. */
  readonly match: AnyMatch
  /** All that was announced, to whomever. */
  readonly posts: readonly AnyPost[]
  /** What went wrong with the engine, one sentence each; empty as long as it keeps its contract. */
  readonly faults: readonly string[]
}

/** When the others stop: when nobody has anything to do, or as soon as you hear of something. */
export type Pace = 'all' | 'step'

/** After so many entries you are asked again, though nothing is expected of you. */
const MOST_AT_ONCE = 1000

/** A bot that merely may do something does it this seldom: once in so many chances. */
const SELDOM = 10

/**
 * Lets everybody act at this moment who isn't you: the bots in the other seats make the moves that
 * are wanted of them, and now and then one that they merely may make; inquiries that aren't yours
 * are answered. Time does not pass.
 */
export function othersAct(session: Session, pace: Pace = 'all'): Acted {
  const referee = refereeOf(session)
  const idle = new Set<SeatNumber>()
  const asked = tick(session.game, session.match, nowOf(session), { referee })
  const posts: AnyPost[] = [...asked.posts]
  const faults: string[] = asked.unfit.map(({ rejection }) => rejection.says)
  let match = asked.recorded.length === 0 ? session.match : asked.match
  for (let count = 0; match.state.outcome === null && count < MOST_AT_ONCE; count++) {
    const { table } = match.state
    if (pace === 'step' && posts.some(({ to }) => hears(table, session.you, to))) break
    const entry = nextEntry({ ...session, match }, idle)
    if (entry === undefined) break
    const step = submit(session.game, match, entry, { referee })
    if (!step.ok) {
      faults.push(`The table was refused: ${step.error.says}`)
      break
    }
    match = step.value.match
    posts.push(...step.value.posts)
    faults.push(...step.value.unfit.map(({ rejection }) => rejection.says))
    if (faults.length > 0) break
  }
  return { match, posts, faults }
}

/** What somebody else does next; `idle` are those who had their chance of an extra at this moment. */
function nextEntry(session: Session, idle: Set<SeatNumber>): Entry | undefined {
  return ruling(session) ?? move(session, true, idle) ?? move(session, false, idle)
}

function ruling(session: Session): Entry | undefined {
  const { game, match, you, seed } = session
  const { state } = match
  for (const asked of state.asked) {
    if (isYours(state.table, you, asked.to)) continue
    const by =
      asked.to === 'host'
        ? null
        : asked.to === 'referee'
          ? state.table.referees[0]
          : state.table.seats[asked.to]?.holder
    if (by === undefined || (by === null && asked.to !== 'host')) continue
    const pick = pickFor(seed, `inquiry ${asked.id}`, match.log.length)
    const answer = game.sampleAnswer(state, asked, pick)
    const entry: Entry = { kind: 'ruling', at: state.clock.now, by, inquiry: asked.id, answer }
    if (game.check(state, entry) === undefined) return entry
  }
  return undefined
}

function move(session: Session, must: boolean, idle: Set<SeatNumber>): Entry | undefined {
  const { match, you } = session
  const { seats } = match.state.table
  for (let seat = 0; seat < seats.length; seat++) {
    const by = seats[seat]?.holder ?? null
    if (by === null || (by === you.name && !you.watches) || (!must && idle.has(seat))) continue
    if (!must) idle.add(seat)
    const entry = botMove(session, seat, by, must)
    if (entry !== undefined) return entry
  }
  return undefined
}

function botMove(
  { game, match, seed }: Session,
  seat: SeatNumber,
  by: string,
  must: boolean,
): Entry | undefined {
  const { state } = match
  const wanted = game
    .expects(state, seat)
    .filter((each) => each.inquiry === null && each.must === must)
    .filter(({ of }) => of === seat || of === 'anyone')
    .map(({ what }) => what)
  if (wanted.length === 0) return undefined
  const pick = pickFor(seed, seat, match.log.length)
  if (!must && pick(SELDOM) > 0) return undefined
  // An honest bot knows no more than its view; where a game can't sample from one, its list of legal
  // moves reads no secrets of others either.
  const known = game.resample?.(game.view(state, seat), pick, state.clock.now) ?? state
  for (const from of known === state ? [state] : [known, state]) {
    const chosen = chosenMove(game, from, seat, wanted, pick)
    if (chosen === undefined) continue
    const entry: Entry = { kind: 'move', at: state.clock.now, by, move: chosen }
    if (game.check(state, entry) === undefined) return entry
  }
  return undefined
}

/** How often a sampler is asked for a move of a kind that is wanted. */
const TRIES = 50

function chosenMove(
  game: AnyGame,
  state: AnyState,
  seat: SeatNumber,
  wanted: readonly string[],
  pick: (of: number) => number,
): { readonly type: string } | undefined {
  for (let i = 0; i < TRIES; i++) {
    const sampled = game.sampleMove(state, seat, pick)
    if (sampled === undefined) return undefined
    if (wanted.includes(sampled.type)) return sampled
  }
  return undefined
}
