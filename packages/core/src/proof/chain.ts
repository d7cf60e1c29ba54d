import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { LogEntry } from '../entry.js'
import type { Match } from '../match/match-value.js'
import { canonicalJson } from './canonical-json.js'

/** The name and version of the chain, which is part of every link. */
export const CHAIN_SCHEME = 'ackanomic-chain-2'

/** The parts of a match that its start consists of. */
export type StartedMatch = Pick<
  Match,
  'id' | 'game' | 'revision' | 'roster' | 'options' | 'position' | 'chance' | 'declaration'
>

/** The parts of a match that its chain covers. */
export type ChainedMatch = StartedMatch & Pick<Match, 'log'>

/**
 * Returns the head of the chain of hashes over a match, 64 hexadecimal digits, which any change to
 * its start or log changes. The match must have its whole log (`checkpoint` is `null`).
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { chainHead } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const before = chainHead(match.value)
 * match.play('Ann', 'bid K')
 * chainHead(match.value) === before // => false
 * ```
 */
export function chainHead(match: ChainedMatch): string {
  return bytesToHex(match.log.reduce<Uint8Array>(linked, firstLink(match)))
}

/**
 * Returns the hash of the start of a match, 64 hexadecimal digits: the first link of the chain.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { startHash } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const before = startHash(match.value)
 * match.play('Ann', 'bid K')
 * startHash(match.value) === before // => true
 * ```
 */
export function startHash(match: StartedMatch): string {
  return bytesToHex(firstLink(match))
}

/** The start of the match, without the secret of its chance. */
function firstLink(match: StartedMatch): Uint8Array {
  const { id, game, revision, roster, options, position, chance, declaration = null } = match
  const committed =
    chance === undefined
      ? null
      : {
          scheme: chance.scheme,
          committedAt: chance.committedAt,
          commitment: chance.commitment,
          contributions: chance.contributions,
        }
  const start = { id, game, revision, roster, options, position, chance: committed, declaration }
  return sha256(utf8ToBytes(canonicalJson([CHAIN_SCHEME, start])))
}

function linked(before: Uint8Array, entry: LogEntry): Uint8Array {
  return sha256(concatBytes(before, utf8ToBytes(canonicalJson(entry))))
}
