import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { WordDictionary } from '../dictionary/dictionary.js'
import { dictionaryReferee } from '../dictionary/dictionary-referee.js'
import { randomBytes } from '../environment.js'
import type { MatchIdentity, Referee, RefereeCommitment } from '../prompt.js'
import { ok, type Result } from '../result.js'
import { chanceReferee } from './chance.js'
import { combineReferees } from './combine-referees.js'
import { commitmentTo, contributionsHash, derivedChance, matchSecretOf } from './provable-chance.js'
import { readSecret, type SecretRejection } from './secret.js'
import { usualAnswer } from './usual-answer.js'

/** The options of an automatic referee. */
export interface AutomaticRefereeOptions {
  /**
   * The dictionaries that it opens, by the name under which questions refer to them, such as
   * `official`.
   */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>> | undefined
  /**
   * Answers what must be judged, such as whether a text is good enough. Where it returns
   * `undefined`, the usual answer is given. It is asked nothing else.
   */
  readonly judge?: Referee | undefined
}

/**
 * Creates a referee that is a program. It answers everything that a program can answer in any game,
 * and leaves the rest to people (`undefined`):
 *
 * - `shuffle`, `pick`, `roll`: at random, with all answers equally likely.
 * - `word`, `inside`: from its dictionaries.
 * - `judge`: the answer of the `judge` option, or else the `usual` answer, or else the only choice.
 *
 * It leaves prompts to a seat to the player in that seat.
 *
 * One automatic referee serves any number of matches, and draws differently in each. Each match has
 * a secret of its own, derived from this one and the match (its game, id and start). Chance comes
 * from a keyed hash (HMAC-SHA-256) of the match's secret, the prompt's number, its question and the
 * contributions of participants. No generator has to be saved, and a match that was saved and
 * loaded, or rewound, draws the same again. Anybody who knows the secret can work out every draw.
 * Nobody else can, whatever they have seen drawn.
 *
 * The referee commits to the chance of a match before the first draw. Once the match is over, its
 * save reveals the match's secret, and anybody can check every draw (`@ackanomic/verify`).
 *
 * @param secret - at least 16 bytes; a text counts as its UTF-8 bytes. Default: 32 random bytes.
 * Pass one if a server must draw the same again after a restart. A weak secret is refused with
 * `weakSecret`, a value of another type with `badSecret`
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
 * const match = { gameId: 'ghost', matchId: 'a match', committedAt: 0 }
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
  { dictionaries = {}, judge = usualAnswer }: AutomaticRefereeOptions = {},
): Result<Referee, SecretRejection> {
  const read = readSecret(secret)
  if (!read.ok) return read
  const secretOf = rememberedSecrets(read.value)
  const chance = chanceReferee(
    (match) =>
      (...purpose) =>
        derivedChance(secretOf(match), contributionsHash(match.contributions), ...purpose),
  )
  const all = combineReferees(
    chance,
    dictionaryReferee(dictionaries),
    (prompt, match) => (prompt.question.kind === 'judge' ? judge(prompt, match) : undefined),
    usualAnswer,
  )
  const referee: Referee = (prompt, match) =>
    typeof prompt.to === 'number' ? undefined : all(prompt, match)
  const commitment: RefereeCommitment = {
    commitmentFor: (match) => commitmentTo(secretOf(match)),
    secretFor: (match) => bytesToHex(secretOf(match)),
  }
  let digests: Readonly<Record<string, string | null>> | undefined
  const digestsOf = (): Readonly<Record<string, string | null>> => {
    digests ??= Object.fromEntries(
      Object.entries(dictionaries).map(([name, { text }]) => [
        name,
        text === undefined ? null : bytesToHex(sha256(utf8ToBytes(text()))),
      ]),
    )
    return digests
  }
  return ok(Object.assign(referee, { commitment, dictionaries: digestsOf }))
}

/** How many secrets of matches are remembered. */
const MAX_CACHED = 1_000

/** Derives the secrets of matches, and remembers those of the last ones. */
function rememberedSecrets(secret: Uint8Array): (match: MatchIdentity) => Uint8Array {
  const known = new Map<string, Uint8Array>()
  return (match) => {
    const name = JSON.stringify([match.gameId, match.matchId, match.committedAt])
    const remembered = known.get(name)
    if (remembered !== undefined) return remembered
    if (known.size >= MAX_CACHED) known.clear()
    const derived = matchSecretOf(secret, match)
    known.set(name, derived)
    return derived
  }
}
