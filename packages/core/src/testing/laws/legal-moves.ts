import type { Game } from '../../game/game.js'
import { describeDifference, shown } from '../describe-difference.js'
import { type Case, type Law, type LawOptions, lawOver, must } from '../law.js'
import { answerEntry } from '../random-entry.js'
import { oneOf } from '../society.js'

/** The number of moves that are sampled or tried besides a list. */
const TRIES = 6

/** The number of moves of a longer list that are tried in most states. */
const GLANCE = 24

/** Listed moves are accepted, and sampled ones are in a complete list. */
export function legalMoves<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('legal moves are those that are accepted', game, options, (given) => {
    const { match } = given
    const every = Math.max(1, Math.ceil(match.trials.length / 40))
    const offset = given.pick(every)
    match.trials.forEach(({ before }, index) => {
      answers(given, before, index - 1)
      game.status(before).roster.seats.forEach((_, seat) => {
        seatHas(given, before, seat, index % every === offset, index)
      })
    })
    game.status(match.state).roster.seats.forEach((_, seat) => {
      seatHas(given, match.state, seat, true, match.trials.length - 1)
    })
  })
}

function answers<S, M>({ game, pick }: Case<S, M>, state: S, after: number): void {
  for (const asked of game.status(state).openPrompts) {
    const answer = answerEntry(game, state, asked, pick)
    if (answer === undefined) continue
    const error = game.check(state, { ...answer, at: game.status(state).clock.now })
    const fits = error?.code !== 'badAnswer'
    must(fits, () => `sampleAnswer gives what does not fit: ${shown(answer)}`, after)
  }
}

function seatHas<S, M>(
  given: Case<S, M>,
  state: S,
  seat: number,
  inFull: boolean,
  index: number,
): void {
  const { game, options, pick } = given
  const { isFaulty = () => false } = options
  const after = index - 1
  const who = `seat ${seat}`
  const legal = game.legalMoves(game.view(state, seat))
  const sampled = new Array(inFull ? TRIES : 2).fill(0).flatMap(() => {
    const move = game.legalMoves(game.view(state, seat)).sample(pick)
    return move === undefined ? [] : [move]
  })
  const listed = legal.complete
    ? legal.moves
    : sampled.flatMap((move) => [move, legal.sample(pick) ?? move])
  const isLong = !inFull && listed.length > GLANCE
  const tried = isLong ? Array.from({ length: GLANCE }, () => oneOf(listed, pick)) : listed
  for (const move of tried) {
    const error = errorOf(game, state, seat, move, inFull && pick(8) === 0)
    must(
      error === undefined,
      () => `${who} may not make a legal move (${error}): ${shown(move)}`,
      after,
    )
    must(
      !isFaulty(state, seat, move),
      () => `a legal move of ${who} is faulty: ${shown(move)}`,
      after,
    )
  }
  if (!legal.complete) {
    for (const move of sampled) {
      const error = errorOf(game, state, seat, move, false)
      must(
        error === undefined,
        () => `sampleMove gives ${who} what is refused: ${shown(move)}`,
        after,
      )
    }
    return
  }
  must(
    (sampled.length === 0) === (listed.length === 0),
    `sampleMove and legalMoves disagree whether ${who} has a move`,
    after,
  )
  if (isLong) return
  let meant: readonly M[] | undefined
  const among = (move: M): boolean => {
    // Long lists are read once.
    meant ??= listed.map((one) => readMove(game, one) ?? one)
    const other = readMove(game, move) ?? move
    return meant.some((one) => isSame(given, one, other))
  }
  for (const move of sampled) {
    must(
      among(move),
      () => `sampleMove gives ${who} what legalMoves does not list: ${shown(move)}`,
      after,
    )
  }
}

export function holderOf<S, M>(game: Game<S, M>, state: S, seat: number): string | null {
  return game.status(state).roster.seats[seat]?.holder ?? null
}

/** The code with which a seat's move would be refused now. */
export function errorOf<S, M>(
  game: Game<S, M>,
  state: S,
  seat: number,
  move: M,
  applies: boolean,
): string | undefined {
  const by = holderOf(game, state, seat)
  if (by === null) return 'nobody sits there'
  const entry = { kind: 'move', at: game.status(state).clock.now, by, move } as const
  const checked = game.check(state, entry)?.code
  if (!applies) return checked
  const step = game.apply(state, entry)
  return step.ok ? checked : step.error.code
}

export function readMove<S, M>(game: Game<S, M>, value: unknown): M | undefined {
  try {
    const read = game.schemas.move['~standard'].validate(value)
    return read instanceof Promise || read.issues !== undefined ? undefined : read.value
  } catch {
    return undefined
  }
}

export function isSame<S, M>({ options }: Case<S, M>, one: M, other: M): boolean {
  if (describeDifference(one, other) === undefined) return true
  return options.isSameMove?.(one, other) === true
}
