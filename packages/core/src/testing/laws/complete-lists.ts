import type { Game } from '../../game/game.js'
import type { LegalMoves } from '../../game/view.js'
import { shown } from '../describe-difference.js'
import { mutated } from '../junk-values.js'
import { atSomeMoments, type Case, type Law, type LawOptions, lawOver, must } from '../law.js'
import { oneOf } from '../society.js'
import { errorOf, holderOf, isSame, readMove } from './legal-moves.js'

const STATES = 10

const FOREIGN_MOVES_PER_SEAT = 24

const MAX_VIEW_VALUES = 200

/** A complete list omits only legal moves of the types in `alsoLegal`. */
export function completeLists<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('a complete list is complete', game, options, (given) => {
    const { match } = given
    const pool = match.trials.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.move] : []))
    atSomeMoments(given, STATES, (state, after) => {
      const seats = [...game.status(state).roster.seats.keys()]
      const listed = seats.flatMap((seat) => legalOf(game, state, seat).moves.slice(0, 12))
      const known = [...pool, ...listed, ...spoken(given, state)]
      if (known.length === 0) return
      for (const seat of seats) leavesNothingOut(given, state, seat, known, after)
    })
  })
}

function legalOf<S, M>(game: Game<S, M>, state: S, seat: number): LegalMoves<M> {
  return game.legalMoves(game.view(state, seat))
}

/** Moves in the notation's help, and those of single words that somebody is expected to write. */
function spoken<S, M>({ game }: Case<S, M>, state: S): readonly M[] {
  const view = game.view(state, 'public')
  const words = game.notation.help.split(/[^\p{L}\p{N}-]+/u).slice(0, 60)
  const written = words.flatMap((word) => {
    const read = game.notation.parse(word, view)
    return read.ok ? [read.value] : []
  })
  const bare = game.pendingActions(state, 'referee', 'all').map(({ action }) => ({ type: action }))
  return [...written, ...bare.flatMap((type) => readMove(game, type) ?? [])]
}

function leavesNothingOut<S, M>(
  given: Case<S, M>,
  state: S,
  seat: number,
  known: readonly M[],
  after: number,
): void {
  const { game, options, pick } = given
  if (holderOf(game, state, seat) === null) return
  const legal = legalOf(game, state, seat)
  named(given, state, seat, legal, after)
  if (!legal.complete) return
  const values = valuesIn(game.view(state, seat))
  // Long lists are read once, and only if a move is accepted.
  let listed: readonly M[] | undefined
  const isListed = (move: M): boolean => {
    listed ??= legal.moves.map((one) => readMove(game, one) ?? one)
    return listed.some((one) => isSame(given, one, move))
  }
  for (let i = 0; i < FOREIGN_MOVES_PER_SEAT; i++) {
    const like = oneOf(known, pick)
    const move = readMove(game, varied(given, like, oneOf(known, pick), values))
    if (move === undefined || legal.alsoLegal.includes(typeOf(move))) continue
    if (errorOf(game, state, seat, move, false) !== undefined) continue
    if (isListed(move) || options.isFaulty?.(state, seat, move) === true) continue
    if (isForAnybody(game, state, move)) continue
    must(
      errorOf(game, state, seat, move, true) !== undefined,
      () => `legalMoves leaves out what seat ${seat} may do: ${shown(move)}`,
      after,
    )
  }
}

/** Types in `alsoLegal` are neither listed nor sampled; moves of them without fields are legal. */
function named<S, M>(
  { game, pick }: Case<S, M>,
  state: S,
  seat: number,
  legal: LegalMoves<M>,
  after: number,
): void {
  const sampled = legal.alsoLegal.length === 0 ? undefined : legal.sample(pick)
  const given = sampled === undefined ? legal.moves : [...legal.moves, sampled]
  for (const type of legal.alsoLegal) {
    const isGiven = given.some((move) => typeOf(move) === type)
    must(
      !isGiven,
      `legalMoves lists or samples for seat ${seat} what it names besides: ${type}`,
      after,
    )
    const bare = readMove(game, { type })
    const error = bare === undefined ? undefined : errorOf(game, state, seat, bare, true)
    must(
      error === undefined,
      `seat ${seat} may not make a move named as legal (${error}): ${type}`,
      after,
    )
  }
}

function typeOf(move: unknown): string {
  return String((move as { readonly type?: unknown } | null)?.type)
}

/** A move, perhaps with a part of another move or of the view. */
function varied<S, M>(
  { pick }: Case<S, M>,
  move: M,
  other: M,
  values: readonly unknown[],
): unknown {
  switch (pick(4)) {
    case 0:
      return mutated(move, other, pick)
    case 1:
    case 2: {
      if (values.length === 0 || typeof move !== 'object' || move === null) return move
      const fields = Object.keys(move).filter((key) => key !== 'type')
      if (fields.length === 0) return move
      return { ...move, [oneOf(fields, pick)]: oneOf(values, pick) }
    }
    default:
      return move
  }
}

function valuesIn(value: unknown): readonly unknown[] {
  const found = new Map<string, unknown>()
  const waiting: unknown[] = [value]
  for (const next of waiting) {
    if (found.size >= MAX_VIEW_VALUES) break
    if (typeof next === 'string' || typeof next === 'number') found.set(JSON.stringify(next), next)
    if (typeof next !== 'object' || next === null) continue
    if (Array.isArray(next) && next.length <= 3) found.set(JSON.stringify(next), next)
    waiting.push(...Object.values(next).slice(0, 60))
  }
  return [...found.values()]
}

/** Whether a stranger may make the move, too. */
function isForAnybody<S, M>(game: Game<S, M>, state: S, move: M): boolean {
  const entry = { kind: 'move', at: game.status(state).clock.now, by: 'Ysolde', move } as const
  return game.check(state, entry) === undefined
}
