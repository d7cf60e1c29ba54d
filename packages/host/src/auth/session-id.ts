import { createHash } from 'node:crypto'

/** The hash of a token. The host stores hashes only. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** The id of a session, made from its token's hash. It is no secret. */
export const sessionOfHash = (hash: string): string => hashOf(`session ${hash}`).slice(0, 22)

export const sessionOf = (token: string): string => sessionOfHash(hashOf(token))
