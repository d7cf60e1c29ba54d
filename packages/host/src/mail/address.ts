import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** A single mail address. */
export const addressSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.maxLength(254),
  v.email(),
)

/** The parts of a seat address. */
export interface SeatAddress {
  /** The slug of the match. */
  readonly slug: string
  /** The seat token. */
  readonly token: string
  /** Whether a mail to this address ends the subscription. */
  readonly unsubscribes: boolean
}

/** The most characters of a slug. An address may have 64 characters before its `@`. */
const SLUG_LENGTH = 24

/** The slug of a match: its name in the characters that an address allows. */
export function matchSlug(match: string): string {
  const plain = match
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
  return plain.slice(0, SLUG_LENGTH).replace(/^-|-$/gu, '') || 'match'
}

/** The address of a seat, which contains its token. */
export function seatAddress(match: string, token: string, domain: string): string {
  return `${matchSlug(match)}+${token}@${domain}`
}

/** The address that ends the subscription of a seat's owner. */
export function stopAddress(match: string, token: string, domain: string): string {
  return `${matchSlug(match)}+${token}+stop@${domain}`
}

/** Parses a seat address, whose case does not matter. Returns `undefined` for any other address. */
export function parseSeatAddress(address: string, domain: string): SeatAddress | undefined {
  const read = /^([a-z0-9-]{1,24})\+([0-9a-f]{32})(\+stop)?@(.+)$/u.exec(address.toLowerCase())
  if (read?.[4] !== domain.toLowerCase()) return undefined
  const [, slug = '', token = '', stop] = read
  return { slug, token, unsubscribes: stop !== undefined }
}

/** The `Message-ID` of a mail, with its angle brackets. It stays the same when the mail is sent again. */
export function messageId(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}
