import type { SeatNumber } from '@ackanomic/core'
import type { Exchange, DoubleCrashShared as Shared } from './model.js'
import { isSalvoRound, type Line, otherThan } from './words.js'

/** The exchange to which a round belongs. */
export function exchangeOf(shared: Shared, round: number = shared.round): Exchange | undefined {
  return shared.exchanges[Math.ceil(round / 2) - 1]
}

/** An exchange in which nothing has been posted yet. */
export const FRESH_EXCHANGE: Exchange = { salvos: [null, null], order: [], replies: [null, null] }

/** What a round can want of a seat. */
export type Play = 'target' | 'salvo' | 'reply'

/** What the round wants of both seats; nothing once rounds are over. */
export function dueIn({ round, stage }: Shared): readonly Play[] {
  if (stage === 'salvos') return round === 1 ? ['target', 'salvo'] : ['salvo']
  return stage === 'replies' ? ['reply'] : []
}

/**
 * What of it a seat has still to do; its Target Word is `null` where it is to be chosen, and
 * `undefined` where one may not know.
 */
export function owedBy(
  shared: Shared,
  seat: SeatNumber,
  target: string | null | undefined,
): readonly Play[] {
  const exchange = exchangeOf(shared)
  const done = { target, salvo: exchange?.salvos[seat], reply: exchange?.replies[seat] }
  return dueIn(shared).filter((play) => done[play] === null)
}

/**
 * All that a seat has reported in its Replies so far, in order.
 *
 * @example
 * ```ts
 * import { doubleCrash, reportsBy } from '@ackanomic/games/double-crash'
 *
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * reportsBy(start.value.state.shared, 1) // => []
 * ```
 */
export function reportsBy(shared: Shared, seat: SeatNumber): readonly Line[] {
  return shared.exchanges.flatMap(({ salvos, replies }) => {
    const salvo = salvos[otherThan(seat)] ?? []
    return (replies[seat] ?? []).map((crashes, i) => ({ word: salvo[i] ?? '', crashes }))
  })
}

/** What a seat reported in a round for a word of the Salvo, or `undefined`. */
export function reportAt(
  shared: Shared,
  seat: SeatNumber,
  round: number,
  place: number,
): Line | undefined {
  if (isSalvoRound(round)) return undefined
  const exchange = exchangeOf(shared, round)
  const word = exchange?.salvos[otherThan(seat)]?.[place - 1]
  const crashes = exchange?.replies[seat]?.[place - 1]
  return word === undefined || crashes === undefined ? undefined : { word, crashes }
}
