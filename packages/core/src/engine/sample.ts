import type { Choose } from '../game/view.js'
import type { Question } from '../inquiry.js'
import type { Asked, GameTypes, InquiryName, State } from './bundle.js'
import type { MindRecipe } from './recipe.js'

/** An answer at random to an open inquiry: for tests, and for tables without a human referee. */
export function answerAtRandom<T extends GameTypes>(
  { answers }: MindRecipe<T>,
  state: State<T>,
  asked: Asked<T>,
  choose: Choose,
): unknown {
  const answer = answers?.[asked.name as InquiryName<T>]
  return answer === undefined
    ? chance(asked.question, choose)
    : answer(state, asked as never, choose)
}

function chance(question: Question, choose: Choose): unknown {
  switch (question.ask) {
    case 'pick':
      return choose(question.of)
    case 'shuffle':
      return shuffled(question.of, choose)
    case 'roll':
      return Array.from({ length: question.dice }, () => choose(question.sides) + 1)
    case 'word':
    case 'inside':
      return choose(2) === 1
    case 'judge':
      if (question.choices !== undefined) return question.choices[choose(question.choices.length)]
      throw new Error(
        'A recipe that asks for judgement without choices must have answers in its mind.',
      )
  }
}

/**
 * The numbers `0 … of - 1` in a random order.
 *
 * @example
 * ```ts
 * import { shuffled } from '@ackanomic/core/engine'
 *
 * shuffled(3, (of) => of - 1) // => [0, 1, 2]
 * ```
 */
export function shuffled(of: number, choose: Choose): number[] {
  const order = Array.from({ length: of }, (_, i) => i)
  for (let i = of - 1; i > 0; i--) {
    const j = choose(i + 1)
    const moved = order[i] as number
    order[i] = order[j] as number
    order[j] = moved
  }
  return order
}
