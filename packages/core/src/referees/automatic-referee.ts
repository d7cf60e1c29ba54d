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
import { readSecret, type SecretError } from './secret.js'
import { usualAnswer } from './usual-answer.js'

/** The options of an automatic referee. */
export interface AutomaticRefereeOptions {
  /** The dictionaries by name, such as `official`. */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>> | undefined
  /** Answers `judge` questions. Where it returns `undefined`, the usual answer is given. */
  readonly judge?: Referee | undefined
}

/**
 * Creates a referee that answers what a program can, and leaves the rest, such as prompts to players,
 * to people (`undefined`):
 *
 * - `shuffle`, `pick`, `roll`: all answers are equally likely.
 * - `word`, `inside`: from its dictionaries.
 * - `judge`: the answer of the `judge` option, the `usual` answer, or the only choice.
 *
 * One automatic referee serves any number of matches. Each match has its own secret, derived from
 * this one, the game, the match's id and its start. Chance is a keyed hash (HMAC-SHA-256) of that
 * secret, the prompt's number, its question and the contributions, so a match that was loaded or
 * rewound draws the same again, and only the holder of the secret can predict draws.
 *
 * The referee commits to the chance before the first draw. The save of a finished match reveals its
 * secret, so that anybody can check every draw (`@ackanomic/verify`).
 *
 * @param secret - at least 16 bytes; a text counts as UTF-8. Default: 32 random bytes. Pass one if
 * a server must draw the same after a restart. It refuses with `weakSecret` or `badSecret`
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
): Result<Referee, SecretError> {
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

const MAX_CACHED = 1_000

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
