import type { WordDictionary } from '../dictionary/dictionary.js'
import { dictionaryReferee } from '../dictionary/dictionary-referee.js'
import { randomBytes } from '../environment.js'
import type { Referee } from '../prompt.js'
import { ok, type Result } from '../result.js'
import { chanceReferee } from './chance.js'
import { combineReferees } from './combine-referees.js'
import { keyedChance } from './keyed.js'
import { readSecret, type SecretRejection } from './secret.js'
import { usualAnswer } from './usual-answer.js'

/** What an automatic referee knows besides its secret. */
export interface AutomaticRefereeOptions {
  /** The dictionaries that it opens, by the name that questions call them, such as `official`. */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>> | undefined
}

/**
 * A referee that is a program. It answers whatever a program can answer in any game, and leaves the
 * rest (`undefined`) to a person:
 *
 * - `shuffle`, `pick`, `roll`: by chance, every possible answer as likely as any other;
 * - `word`, `inside`: truthfully, from the dictionaries that it is given;
 * - `judge`: what the question calls usual, or else its only choice.
 *
 * What is put to a seat it leaves to the player there.
 *
 * One automatic referee serves any number of matches, and no two of them draw alike. Chance comes from
 * a keyed hash (KMAC256) of the secret, the match (its game, id and start), the prompt's number and
 * its question: there is no generator to save, and a match that was saved and loaded, or rewound, goes
 * on as it would have. Who knows the secret can work out every draw; nobody else can, whatever they have
 * seen drawn.
 *
 * @param secret - at least 16 bytes; a text counts as its UTF-8. Default: 32 random bytes. Give one
 * where a server that was restarted must draw the same again. Refused with `weakSecret` or `badSecret`
 *
 * @example
 * ```ts
 * import { automaticReferee } from '@ackanomic/core'
 *
 * const made = automaticReferee('guess!')
 * made.ok ? '' : made.error.message // => 'secret must have at least 16 bytes (got 6)'
 * ```
 *
 * @example
 * ```ts
 * import { automaticReferee } from '@ackanomic/core'
 * import { wordDictionary } from '@ackanomic/core/dictionary'
 *
 * const dictionaries = { official: wordDictionary(['supersonic']) }
 * const made = automaticReferee(undefined, { dictionaries })
 * if (!made.ok) throw new Error(made.error.message)
 * const referee = made.value
 *
 * const match = { gameId: 'ghost', matchId: 'a match', startedAt: 0 }
 * const prompt = { id: 0, name: 'example', to: 'referee', at: 0, details: null } as const
 * const order = referee({ ...prompt, question: { kind: 'shuffle', of: 52 } }, match) as number[]
 * new Set(order).size // => 52
 * const inside = { kind: 'inside', fragment: 'uperso', dictionary: 'official' } as const
 * referee({ ...prompt, question: inside }, match) // => true
 * const judge = { kind: 'judge', about: 'Is it so?', choices: ['yes', 'no'] } as const
 * referee({ ...prompt, question: judge }, match) // => undefined
 * ```
 */
export function automaticReferee(
  secret: string | Uint8Array = randomBytes(32),
  { dictionaries = {} }: AutomaticRefereeOptions = {},
): Result<Referee, SecretRejection> {
  const read = readSecret(secret)
  if (!read.ok) return read
  const drawFor = keyedChance(read.value)
  const chance = chanceReferee(
    ({ gameId, matchId, startedAt }) =>
      (...purpose) =>
        drawFor(gameId, matchId, startedAt, ...purpose),
  )
  const all = combineReferees(chance, dictionaryReferee(dictionaries), usualAnswer)
  return ok((prompt, match) => (typeof prompt.to === 'number' ? undefined : all(prompt, match)))
}
