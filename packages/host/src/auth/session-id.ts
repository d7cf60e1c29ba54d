import { createHash } from 'node:crypto'

/** The hash of a token. The host stores hashes only. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** The id of the session of a bearer token, from the hash of the token. It is no secret. */
export const sessionOfHash = (hash: string): string => hashOf(`session ${hash}`).slice(0, 22)

/** The id of the session of a bearer token. */
export const sessionOf = (token: string): string => sessionOfHash(hashOf(token))
