import type { RandomInt } from '../game/view.js'
import type { MatchIdentity, Question, Referee } from '../prompt.js'

/** Returns an independent source of chance for each purpose. */
export type DrawFor = (...purpose: readonly (number | string)[]) => RandomInt

/** Larger draws are left to somebody else. */
const mostAtOnce = 10_000_000

/** Answers `shuffle`, `pick` and `roll`; `undefined` for other and impossible questions. */
export function answerChance(question: Question, choose: RandomInt): number | number[] | undefined {
  switch (question.kind) {
    case 'shuffle':
      return isCount(question.of, 0, mostAtOnce) ? shuffled(question.of, choose) : undefined
    case 'pick':
      return isCount(question.of, 1) ? choose(question.of) : undefined
    case 'roll':
      return isCount(question.dice, 0, mostAtOnce) && isCount(question.sides, 1)
        ? Array.from({ length: question.dice }, () => choose(question.sides) + 1)
        : undefined
    default:
      return undefined
  }
}

/**
 * A referee of chance alone. Answers depend on the prompt and perhaps the match, not on a
 * generator, so a match that was loaded or rewound draws the same.
 */
export function chanceReferee(drawFor: (match: MatchIdentity) => DrawFor): Referee {
  return ({ id, question }, match) => {
    const draw = drawFor(match)
    if (question.kind === 'roll')
      return answerChance(question, draw(id, 'roll', question.dice, question.sides))
    if (question.kind === 'shuffle' || question.kind === 'pick')
      return answerChance(question, draw(id, question.kind, question.of))
    return undefined
  }
}

/**
 * Returns the numbers `0 … of - 1` in a random order (Fisher–Yates, from the last place down).
 *
 * @example
 * ```ts
 * import { shuffled } from '@ackanomic/core/engine'
 *
 * shuffled(3, (of) => of - 1) // => [0, 1, 2]
 * ```
 */
export function shuffled(of: number, choose: RandomInt): number[] {
  const order = Array.from({ length: of }, (_, thing) => thing)
  for (let place = of - 1; place > 0; place--) {
    const other = choose(place + 1)
    const moved = order[other] as number
    order[other] = order[place] as number
    order[place] = moved
  }
  return order
}

export function isCount(
  value: number,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}

/** A random answer that fits a question; `undefined` for judgements without choices. */
export function randomAnswer(question: Question, choose: RandomInt): unknown {
  switch (question.kind) {
    case 'word':
    case 'inside':
      return choose(2) === 1
    case 'judge':
      return question.choices?.[choose(question.choices.length)] ?? question.usual
    default:
      return answerChance(question, choose)
  }
}
