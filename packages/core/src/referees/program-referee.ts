import type { Referee } from '../inquiry.js'
import type { WordDictionary } from '../words/dictionary.js'
import { dictionaryReferee } from '../words/dictionary-referee.js'
import { chanceReferee } from './chance.js'
import { firstAnswer } from './in-turn.js'
import { keyedChance, type Secret } from './keyed.js'

/** What a program referee knows besides its secret. */
export interface ProgramRefereeOptions {
  /** The match's name, such as its instance's: without it, all matches with one secret draw the same. */
  readonly match?: string
  /** The dictionaries that it opens, by the name that questions call them, such as `official`. */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>>
}

/**
 * The referee that is a program: it answers whatever a program can answer in any game, and leaves
 * the rest (`undefined`) to a person.
 *
 * - `shuffle`, `pick`, `roll`: by chance, every possible answer as likely as any other;
 * - `word`, `inside`: truthfully, from the dictionaries that it is given;
 * - `judge`: what the question calls usual, or else its only choice.
 *
 * Chance comes from a keyed hash (KMAC256) of the secret, the match, the inquiry's number and its
 * question, and from nothing else: there is no generator to save, and a match that was saved and
 * loaded, or rewound, goes on as it would have. Whoever knows the secret knows all that will ever be
 * drawn. Whoever doesn't can't foretell any of it, whatever e saw drawn in this match and in others.
 *
 * @param secret - at least 16 characters or bytes; with fewer it throws a `RangeError`
 * @param options - the match's name, dictionaries
 *
 * @example
 * ```ts
 * import { programReferee } from '@ackanomic/core'
 * import { wordDictionary } from '@ackanomic/core/words'
 *
 * const dictionaries = { official: wordDictionary(['supersonic']) }
 * const referee = programReferee('only the host knows', { match: 'GPS 1', dictionaries })
 * const inquiry = { id: 0, name: 'example', to: 'referee', at: 0, about: null } as const
 * const order = referee({ ...inquiry, question: { ask: 'shuffle', of: 52 } }) as number[]
 * new Set(order).size // => 52
 * referee({ ...inquiry, question: { ask: 'inside', fragment: 'uperso', dictionary: 'official' } }) // => true
 * referee({ ...inquiry, question: { ask: 'judge', about: 'the end', choices: ['post'] } }) // => 'post'
 * referee({ ...inquiry, question: { ask: 'judge', about: 'Is it so?', choices: ['yes', 'no'] } }) // => undefined
 * ```
 */
export function programReferee(secret: Secret, options: ProgramRefereeOptions = {}): Referee {
  const { match = '', dictionaries = {} } = options
  const drawFor = keyedChance(secret)
  return firstAnswer(
    chanceReferee((...purpose) => drawFor(match, ...purpose)),
    dictionaryReferee(dictionaries),
    usualAnswer,
  )
}

const usualAnswer: Referee = ({ question }) => {
  if (question.ask !== 'judge') return undefined
  const { usual, choices = [] } = question
  return usual === undefined && choices.length === 1 ? choices[0] : usual
}
