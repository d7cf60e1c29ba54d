import type { Referee } from '../prompt.js'

/** Judges as a question calls usual, or by its only choice; leaves all else open. */
export const usualAnswer: Referee = ({ question }) => {
  if (question.kind !== 'judge') return undefined
  const { usual, choices = [] } = question
  return usual === undefined && choices.length === 1 ? choices[0] : usual
}
