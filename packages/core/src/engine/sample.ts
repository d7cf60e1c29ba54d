import type { Question } from '../inquiry.js'
import type { Asked, GameTypes, InquiryName, State } from './bundle.js'
import type { InquiryRecipe, Pick, Recipe } from './recipe.js'

/** An answer at random to an open inquiry: for tests, and for tables without a human referee. */
export function answerAtRandom<T extends GameTypes>(
  recipe: Recipe<T>,
  state: State<T>,
  asked: Asked<T>,
  pick: Pick,
): unknown {
  const inquiry = recipe.inquiries[asked.name] as InquiryRecipe<T, InquiryName<T>>
  if (inquiry.sample !== undefined) return inquiry.sample(state, asked as never, pick)
  return chance(asked.question, pick)
}

function chance(question: Question, pick: Pick): unknown {
  switch (question.ask) {
    case 'pick':
      return pick(question.of)
    case 'shuffle':
      return shuffled(question.of, pick)
    case 'roll':
      return Array.from({ length: question.dice }, () => pick(question.sides) + 1)
    case 'word':
    case 'inside':
      return pick(2) === 1
    case 'judge':
      if (question.choices !== undefined) return question.choices[pick(question.choices.length)]
      throw new Error('A recipe that asks for judgement without choices must sample its answers.')
  }
}

/** The numbers `0 … of - 1` in a random order. */
export function shuffled(of: number, pick: Pick): number[] {
  const order = Array.from({ length: of }, (_, i) => i)
  for (let i = of - 1; i > 0; i--) {
    const j = pick(i + 1)
    const moved = order[i] as number
    order[i] = order[j] as number
    order[j] = moved
  }
  return order
}
