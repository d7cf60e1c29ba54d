import type { SeatNumber } from '@ackanomic/core'
import type { SampledPrompt } from '@ackanomic/core/engine'
import type { DoubleCrash } from './model.js'
import type {
  DoubleCrashError,
  DoubleCrashExchange,
  DoubleCrashSecret,
  DoubleCrashShared as Shared,
} from './state.js'
import { type DoubleCrashReplyLine, isSalvoRound, otherThan } from './words.js'

export function exchangeOf(
  shared: Shared,
  round: number = shared.round,
): DoubleCrashExchange | undefined {
  return shared.exchanges[Math.ceil(round / 2) - 1]
}

export const FRESH_EXCHANGE: DoubleCrashExchange = {
  salvos: [null, null],
  order: [],
  replies: [null, null],
}

export type Play = 'target' | 'salvo' | 'reply'

export function dueIn({ round, stage }: Shared): readonly Play[] {
  if (stage === 'salvos') return round === 1 ? ['target', 'salvo'] : ['salvo']
  return stage === 'replies' ? ['reply'] : []
}

/** The plays that a seat owes. Its Target Word is `null` if due, `undefined` if unknown. */
export function owedBy(shared: Shared, seat: SeatNumber, target: string | null | undefined) {
  const exchange = exchangeOf(shared)
  const done = { target, salvo: exchange?.salvos[seat], reply: exchange?.replies[seat] }
  return dueIn(shared).filter((play) => done[play] === null)
}

/**
 * Returns everything that a seat has reported in its Replies.
 *
 * @example
 * ```ts
 * import { doubleCrash, repliesOfSeat } from '@ackanomic/games/double-crash'
 *
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt: 0 })
 * start.ok && repliesOfSeat(start.value.state.shared, 1) // => []
 * ```
 */
export function repliesOfSeat(shared: Shared, seat: SeatNumber): readonly DoubleCrashReplyLine[] {
  return shared.exchanges.flatMap(({ salvos, replies }) => {
    const salvo = salvos[otherThan(seat)] ?? []
    return (replies[seat] ?? []).map((crashes, i) => ({ word: salvo[i] ?? '', crashes }))
  })
}

export function reportAt(
  shared: Shared,
  seat: SeatNumber,
  error: DoubleCrashError,
): DoubleCrashReplyLine | undefined {
  if (error.what === 'target' || isSalvoRound(error.round)) return undefined
  const exchange = exchangeOf(shared, error.round)
  const word = exchange?.salvos[otherThan(seat)]?.[error.place - 1]
  const crashes = exchange?.replies[seat]?.[error.place - 1]
  return word === undefined || crashes === undefined ? undefined : { word, crashes }
}

export function admissionsOf({ claims }: Shared, seat: SeatNumber): readonly number[] {
  return claims.flatMap(({ by, against }, i) => (by === seat && against === seat ? [i] : []))
}

export function lookUp(word: string) {
  return { kind: 'word', word, dictionary: 'official' } as const
}

export function promptsIn(shared: Shared, secret: readonly DoubleCrashSecret[]) {
  const to = 'host'
  const prompts: SampledPrompt<DoubleCrash>[] = []
  for (const { seat, word } of shared.lookups)
    prompts.push({ name: 'salvo', to, question: lookUp(word), details: { seat, word } })
  for (const [seat, { target, lookedUp }] of secret.entries()) {
    if (target === null || !lookedUp) continue
    prompts.push({ name: 'chosen', to, question: lookUp(target), details: { seat } })
  }
  for (const [claim, claimed] of shared.claims.entries()) {
    if (claimed.found !== null) continue
    const { by, against: seat } = claimed
    // The other player's word is revealed, and the player's own was admitted.
    const own = secret[by]?.admitted.find((admission) => admission.claim === claim)?.word
    const question = lookUp((by === seat ? own : shared.targets?.[seat]) ?? '')
    prompts.push({ name: 'claimed', to, question, details: { by, seat, claim } })
  }
  return prompts
}
