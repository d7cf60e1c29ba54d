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

/** What an automatic referee can use besides its secret. */
export interface AutomaticRefereeOptions {
  /** The dictionaries that it opens, by the name that questions call them, such as `official`. */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>> | undefined
}

/**
 * Creates a referee that is a program. It answers everything that a program can answer in any game,
 * and leaves the rest to a person (`undefined`):
 *
 * - `shuffle`, `pick`, `roll`: at random, all answers equally likely;
 * - `word`, `inside`: from its dictionaries;
 * - `judge`: the `usual` answer, or else the only choice.
 *
 * It leaves prompts that are put to a seat to the player there.
 *
 * One automatic referee serves any number of matches, and no two of them draw alike. Chance comes
 * from a keyed hash (KMAC256) of the secret, the match (its game, id and start), the prompt's
 * number and its question. No generator has to be saved, and a match that was saved and loaded, or
 * rewound, draws the same again. Anybody who knows the secret can work out every draw; nobody else
 * can, whatever they have seen drawn.
 *
 * @param secret - at least 16 bytes; a text counts as its UTF-8. Default: 32 random bytes. Pass one
 * if a server must draw the same again after a restart. A weak one is refused with `weakSecret`,
 * another type with `badSecret`
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
