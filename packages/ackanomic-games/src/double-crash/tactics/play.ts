import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { Lexicon } from '@ackanomic/core/bots'
import { canMove, type SeatView, type TacticsOf } from '@ackanomic/core/engine'
import { hasClaimed } from '../claims.js'
import { contradictionOf, misreportOf } from '../deduction.js'
import { exchangeOf, owedBy, repliesOfSeat } from '../exchanges.js'
import type { DoubleCrash } from '../model.js'
import { COMMON_WORDS } from '../sampling.js'
import type { DoubleCrashError, DoubleCrashShared as Shared } from '../state.js'
import { linesOf, otherThan, salvoSizeOf } from '../words.js'
import { createDoubleCrashSolver, type DoubleCrashSolver } from './solver.js'

type Move = DoubleCrash['Move']

interface Known extends Pick<SeatView<DoubleCrash>, 'shared' | 'options' | 'outcome' | 'roster'> {
  readonly seat: SeatNumber
  readonly target: string | null
}

interface Vocabulary {
  readonly solver: DoubleCrashSolver
  readonly proper: ReadonlySet<string> | null
}

const DIVISOR = 24

/**
 * Creates the tactics of Double Crash: choose a random Target Word, reply truthfully, fire the
 * Salvos that leave the fewest possibilities, and claim every error that can be proven.
 *
 * @param lexicon - the words of the dictionary. Without it, Target Words are common ones, Salvos
 * follow from the reports, and no word counts as improper
 *
 * @example
 * ```ts
 * import { doubleCrash } from '@ackanomic/games/double-crash'
 * import { doubleCrashTactics } from '@ackanomic/games/double-crash/tactics'
 *
 * const tactics = doubleCrashTactics({ words: ['heart', 'spade', 'staff', 'chaff', 'sword'] })
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * const move = tactics.rolloutPolicy(start.value.state, 0, () => 0)
 * move?.type === 'opening' ? move.target : '' // => 'HEART'
 * ```
 */
export function doubleCrashTactics(lexicon?: Lexicon): TacticsOf<DoubleCrash> {
  const given = createDoubleCrashSolver(lexicon?.words ?? [])
  const vocabulary: Vocabulary =
    given.words.length > 0
      ? { solver: given, proper: new Set(given.words) }
      : { solver: createDoubleCrashSolver(COMMON_WORDS), proper: null }
  return {
    // The first Salvo consists of words that agree with all reports.
    rolloutPolicy: (state, seat, choose) =>
      movesThoughtOf(
        { ...state, seat, target: state.secret[seat]?.target ?? null },
        vocabulary,
        choose,
      ).next().value,
    *solve(view, choose) {
      const { shared, seat } = view
      const value = promiseOf(shared, seat, vocabulary.solver)
      const may = vocabulary.solver.candidates(repliesOfSeat(shared, otherThan(seat))).length
      const advised = (move: Move, visits: number) => [
        {
          move,
          value: move.type === 'claim' ? 1 : value,
          visits,
          reason: reasonFor(move, may),
        },
      ]
      const moves = movesThoughtOf({ ...view, target: view.mine.target }, vocabulary, choose)
      for (let tries = 1; ; tries++) {
        const { value: move, done } = moves.next()
        if (move === undefined) return []
        if (done === true) return advised(move, tries)
        yield advised(move, tries)
      }
    },
  }
}

function* movesThoughtOf(
  known: Known,
  { solver, proper }: Vocabulary,
  choose: RandomInt,
): Generator<Move, Move | undefined, undefined> {
  const { shared, seat, target, options } = known
  if (!canMove(known, seat)) return undefined
  const error = errorToClaim(shared, seat, proper)
  if (error !== undefined) return { type: 'claim', error }
  const owed = owedBy(shared, seat, target)
  const against = otherThan(seat)
  if (owed.includes('reply')) {
    const salvo = exchangeOf(shared)?.salvos[against] ?? null
    if (salvo === null || target === null) return undefined
    return { type: 'reply', lines: linesOf(salvo, target) }
  }
  const { words } = solver
  const chosen = owed.includes('target') ? words[choose(words.length)] : undefined
  if (!owed.includes('salvo'))
    return chosen === undefined ? undefined : { type: 'target', word: chosen }
  const posted = (salvo: readonly string[]): Move =>
    chosen === undefined
      ? { type: 'salvo', words: salvo }
      : { type: 'opening', target: chosen, words: salvo }
  const salvos = solver.salvoInSteps(
    repliesOfSeat(shared, against),
    salvoSizeOf(shared.round),
    choose,
    {
      letters: options.salvoWords === 'any' ? 'any' : 'listed',
      next: salvoSizeOf(shared.round + 2),
    },
  )
  for (;;) {
    const { value, done } = salvos.next()
    if (done === true) return posted(value)
    yield posted(value)
  }
}

function errorToClaim(
  shared: Shared,
  seat: SeatNumber,
  proper: ReadonlySet<string> | null,
): DoubleCrashError | undefined {
  if (shared.stage === 'dictionary') return undefined
  const against = otherThan(seat)
  const target = shared.targets?.[against]
  const wrong =
    target === undefined ? contradictionOf(shared, against) : misreportOf(shared, against, target)
  const isImproper = target !== undefined && proper !== null && !proper.has(target)
  const improper: DoubleCrashError | undefined = isImproper ? { what: 'target' } : undefined
  return [wrong, improper].find(
    (error) => error !== undefined && !hasClaimed(shared, seat, against, error),
  )
}

function promiseOf(shared: Shared, seat: SeatNumber, solver: DoubleCrashSolver): number {
  if (shared.tentative !== null) return shared.tentative.winner === seat ? 1 : 0
  const [mine = 0, theirs = 0] = [otherThan(seat), seat].map((of) => {
    const may = solver.candidates(repliesOfSeat(shared, of)).length
    return Math.log(Math.max(may, 1)) / Math.log(DIVISOR)
  })
  return 1 / (1 + Math.exp(2 * (mine - theirs)))
}

function reasonFor(move: Move, may: number): string {
  switch (move.type) {
    case 'claim':
      return 'The error can be proven, and loses.'
    case 'reply':
      return 'A wrong number would lose as soon as it is found.'
    case 'target':
      return 'It is in the list; an improper word would lose.'
    default:
      return may === 0
        ? 'No word of the list agrees with all reports; these letters may be it.'
        : `${may} words agree with all reports; the answers to these tell most of them apart.`
  }
}
