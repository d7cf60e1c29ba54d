import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { LogEntry } from '../entry.js'
import type { Match } from '../match/match-value.js'
import { canonicalJson } from './canonical-json.js'

/** The name and version of the chain of hashes, which is part of every link. */
export const CHAIN_SCHEME = 'ackanomic-chain-1'

/** The parts of a match that its chain covers. */
export type ChainedMatch = Pick<
  Match,
  'id' | 'game' | 'revision' | 'table' | 'options' | 'position' | 'chance' | 'log'
>

/**
 * Returns the head of the chain of hashes over a match, as 64 hexadecimal digits. The chain covers
 * its start, with the commitment to its chance, and every entry of its log. Any change to them
 * gives another head.
 *
 * The match must have its whole log (`checkpoint` is `null`).
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
  return bytesToHex(match.log.reduce<Uint8Array>(linked, genesisOf(match)))
}

/** The first link: the start of the match. The secret of its chance is not in it. */
function genesisOf({ id, game, revision, table, options, position, chance }: ChainedMatch) {
  const committed =
    chance === undefined
      ? null
      : {
          scheme: chance.scheme,
          committedAt: chance.committedAt,
          commitment: chance.commitment,
          contributions: chance.contributions,
        }
  const start = { id, game, revision, table, options, position, chance: committed }
  return sha256(utf8ToBytes(canonicalJson([CHAIN_SCHEME, start])))
}

function linked(before: Uint8Array, entry: LogEntry): Uint8Array {
  return sha256(concatBytes(before, utf8ToBytes(canonicalJson(entry))))
}
