import * as fc from 'fast-check'
import type { MatchIdentity, Prompt, Question } from '../prompt.js'
import { type AutomaticRefereeOptions, automaticReferee } from './automatic-referee.js'
import type { Seed } from './seed.js'
import { seededReferee } from './seeded.js'

type Answers = (prompt: Prompt) => unknown

export const IN_MATCH: MatchIdentity = { gameId: 'toy', matchId: 'a match', committedAt: 0 }

export function automatic(
  secret: string | Uint8Array,
  { match = IN_MATCH.matchId, ...options }: AutomaticRefereeOptions & { match?: string } = {},
): Answers {
  const made = automaticReferee(secret, options)
  if (!made.ok) throw new Error(made.error.message)
  return (prompt) => made.value(prompt, { ...IN_MATCH, matchId: match })
}

export function seeded(seed: Seed): Answers {
  const referee = seededReferee(seed)
  return (prompt) => referee(prompt, IN_MATCH)
}

export function put(id: number, question: Question): Prompt {
  return { id, name: 'chance', to: 'referee', at: 1000 * id, question, details: null }
}

export const chanceQuestions: fc.Arbitrary<Question> = fc.oneof(
  fc.record({ kind: fc.constant('shuffle' as const), of: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ kind: fc.constant('pick' as const), of: fc.integer({ min: 1, max: 2 ** 53 - 1 }) }),
  fc.record({
    kind: fc.constant('roll' as const),
    dice: fc.integer({ min: 0, max: 50 }),
    sides: fc.integer({ min: 1, max: 2 ** 40 }),
  }),
)

export function range(length: number): readonly number[] {
  return Array.from({ length }, (_, i) => i)
}

export function pickBy(referee: Answers, id: number, of: number): number {
  return referee(put(id, { kind: 'pick', of })) as number
}

export function shuffleBy(referee: Answers, id: number, of: number): readonly number[] {
  return referee(put(id, { kind: 'shuffle', of })) as readonly number[]
}

export function rollBy(
  referee: Answers,
  id: number,
  dice: number,
  sides: number,
): readonly number[] {
  return referee(put(id, { kind: 'roll', dice, sides })) as readonly number[]
}
