import type { Referee } from '../prompt.js'

/** Gives the usual answer of a judgement, or its only choice. */
export const usualAnswer: Referee = ({ question }) => {
  if (question.kind !== 'judge') return undefined
  const { usual, choices = [] } = question
  return usual === undefined && choices.length === 1 ? choices[0] : usual
}
