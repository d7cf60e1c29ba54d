import type { RandomInt } from '../game/view.js'
import type { Question } from '../prompt.js'
import { randomAnswer } from '../referees/chance.js'
import type { Asked, GameTypes, PromptName, State } from './bundle.js'
import type { SearchDefinition } from './definition.js'

export function answerAtRandom<T extends GameTypes>(
  { answers }: SearchDefinition<T>,
  state: State<T>,
  asked: Asked<T>,
  choose: RandomInt,
): unknown {
  const answer = answers?.[asked.name as PromptName<T>]
  return answer === undefined
    ? atRandom(asked.question, choose)
    : answer(state, asked as never, choose)
}

function atRandom(question: Question, choose: RandomInt): unknown {
  const answer = randomAnswer(question, choose)
  if (answer !== undefined) return answer
  throw new Error(
    'A judge prompt without choices needs a function in `answers` of the search definition.',
  )
}
