import type { Question } from '@ackanomic/core'

/** A matter on which one of several things is said. */
type Judgement = Extract<Question, { readonly ask: 'judge' }>

/** Whether a lookup dictionary gives the noted definition of the word (1b). */
export const DEFINITION_QUESTION: Judgement = {
  ask: 'judge',
  about: 'Does one of the lookup dictionaries give this definition of the word?',
  choices: ['yes', 'no'],
}

/** Whether the Scorekeeper has adjudicated (5d). */
export const SCOREKEEPER_QUESTION: Judgement = {
  ask: 'judge',
  about: 'Has the Scorekeeper or Acting Scorekeeper adjudicated, or is there no such officer?',
  choices: ['adjudicated', 'no officer'],
}

/** Whether a game that nobody plays any more goes on. */
export const IDLE_QUESTION: Judgement = {
  ask: 'judge',
  about: 'Nobody has done anything for a while: does the game go on, or end with no winner?',
  choices: ['go on', 'end'],
}
