import type { Choose } from '@ackanomic/core'
import type { SeatView } from '@ackanomic/core/engine'
import { hasClaimed } from './claims.js'
import { contradictionOf, lettersAtRandom, misreportOf } from './deduction.js'
import { type SalvoSolver, salvoSolver } from './solver.js'
import type { DoubleCrash, Move, NamedError } from './types.js'
import { exchangeOf, linesOf, otherThan, owedBy, reportsBy, salvoSizeOf } from './words.js'

/** Chooses a move from what a seat may see; `undefined` where nothing is to be done. */
export type DoubleCrashBot = (view: SeatView<DoubleCrash>) => Move | undefined

/**
 * A bot that plays Double Crash well: it chooses a Target Word of the list at random, replies
 * truly, fires the Salvos of a {@link salvoSolver}, and claims every error that it can prove, an
 * improper Target Word being one that is not in the list.
 *
 * @param words - the words of the dictionary, or a solver made of them
 * @param pick - where its chance comes from
 *
 * @example
 * ```ts
 * import { doubleCrash, solvingBot } from '@ackanomic/games/double-crash'
 *
 * const bot = solvingBot(['heart', 'spade', 'staff', 'chaff', 'sword', 'wordy'], () => 0)
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * const view = doubleCrash.view(start.value.state, 0)
 * const move = view.role === 'seat' ? bot(view) : undefined
 * move?.type === 'opening' ? move.target : '' // => 'HEART'
 * ```
 */
export function solvingBot(words: Iterable<string> | SalvoSolver, pick: Choose): DoubleCrashBot {
  const solver = typeof words === 'object' && 'salvo' in words ? words : salvoSolver(words)
  const listed = new Set(solver.words)
  return (view) => {
    const { own, seat, mine, outcome, table, options } = view
    if (outcome !== null || table.halts.length > 0) return undefined
    const error = errorToClaim(view, listed)
    if (error !== undefined) return { type: 'claim', error }
    const owed = owedBy(own, seat, mine.target)
    const against = otherThan(seat)
    if (owed.includes('reply')) {
      const salvo = exchangeOf(own)?.salvos[against] ?? null
      return salvo === null || mine.target === null
        ? undefined
        : { type: 'reply', lines: linesOf(salvo, mine.target) }
    }
    const target = owed.includes('target') ? targetAmong(solver.words, pick) : undefined
    if (!owed.includes('salvo')) {
      return target === undefined ? undefined : { type: 'target', word: target }
    }
    const salvo = solver.salvo(reportsBy(own, against), salvoSizeOf(own.round), pick, {
      letters: options.salvoWords === 'any' ? 'any' : 'listed',
      next: salvoSizeOf(own.round + 2),
    })
    return target === undefined
      ? { type: 'salvo', words: salvo }
      : { type: 'opening', target, words: salvo }
  }
}

function targetAmong(words: readonly string[], pick: Choose): string {
  return (words.length > 0 ? words[pick(words.length)] : undefined) ?? lettersAtRandom(pick)
}

function errorToClaim(
  { own, seat }: SeatView<DoubleCrash>,
  listed: ReadonlySet<string>,
): NamedError | undefined {
  if (own.examined) return undefined
  const against = otherThan(seat)
  const target = own.targets?.[against]
  const improper: NamedError | undefined =
    target === undefined || listed.has(target) ? undefined : { what: 'target' }
  const wrong =
    target === undefined ? contradictionOf(own, against) : misreportOf(own, against, target)
  return [wrong, improper].find(
    (error) => error !== undefined && !hasClaimed(own, seat, against, error),
  )
}
