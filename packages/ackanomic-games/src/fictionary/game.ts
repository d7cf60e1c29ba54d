import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { fictionaryMind } from './mind.js'
import { fictionaryRules } from './rules.js'
import { fictionaryText } from './text.js'
import type { Fictionary } from './types.js'

/**
 * Fictionary, rule 1250.10: the Brainiac posts an obscure word, the Bluffers make up definitions of
 * it, and all vote on which one is true. There is no referee; the table needs the number of active
 * players in its `census`.
 *
 * Refuses moves with `numbersNotDrawn` (III(2)), `wrongStep` (IV.3(1)), `notBrainiac` (IV.1),
 * `beingLookedUp` (1a), `brainiacSendsNone` (2d), `alreadyDefined` (2a), `noSuchBluffers` (3),
 * `emptyDefinition` (2b), `alreadyReported` (3c(1)), `brainiacHasNoVote`, `alreadyVoted` and
 * `notOnList` (4a), `noVote` (3b(4)) and `scorekeepersTask` (5d(1)); besides core's codes.
 *
 * @example
 * ```ts
 * import { fictionary } from '@ackanomic/games/fictionary'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
 * const census = { activePlayers: 8 }
 * const start = fictionary.setup({ players, referees: [], startedAt, census })
 * if (!start.ok) throw new Error(start.error.says)
 * const drawn = fictionary.apply(start.value.state, {
 *   kind: 'ruling', at: startedAt, by: null, inquiry: 0, answer: [2, 0, 1, 4, 3],
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.state.own.numbers // => [2, 3, 1, 5, 4]
 *
 * const move = { type: 'word', word: 'quoin', definition: 'An external corner of a wall.' } as const
 * const early = fictionary.apply(drawn.value.state, { kind: 'move', at: startedAt, by: 'Ann', move })
 * early.ok ? '' : early.error.says // => 'Cyd is the Brainiac of this round, and only e does this.'
 * const posted = fictionary.apply(drawn.value.state, { kind: 'move', at: startedAt, by: 'Cyd', move })
 * posted.ok && posted.value.state.own.word // => 'quoin'
 * ```
 */
export const fictionary: GameOf<Fictionary> = /* @__PURE__ */ defineGame<Fictionary>(
  fictionaryRules,
  fictionaryText,
  fictionaryMind,
)
