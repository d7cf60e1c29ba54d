import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** A mail address. */
export const addressSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.maxLength(254),
  v.email(),
)

export interface SeatAddress {
  readonly slug: string
  readonly token: string
  /** Whether a mail to this address ends the subscription. */
  readonly unsubscribes: boolean
}

/** The most characters of a slug; an address has up to 64 before its `@`. */
const SLUG_LENGTH = 24

/** A match's name in the characters that an address allows. */
export function matchSlug(match: string): string {
  const plain = match
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
  return plain.slice(0, SLUG_LENGTH).replace(/^-|-$/gu, '') || 'match'
}

export function seatAddress(match: string, token: string, domain: string): string {
  return `${matchSlug(match)}+${token}@${domain}`
}

/** The address that ends the subscription of the seat's owner. */
export function stopAddress(match: string, token: string, domain: string): string {
  return `${matchSlug(match)}+${token}+stop@${domain}`
}

/** Parses a seat address in any case. Returns `undefined` for other addresses. */
export function parseSeatAddress(address: string, domain: string): SeatAddress | undefined {
  const read = /^([a-z0-9-]{1,24})\+([0-9a-f]{32})(\+stop)?@(.+)$/u.exec(address.toLowerCase())
  if (read?.[4] !== domain.toLowerCase()) return undefined
  const [, slug = '', token = '', stop] = read
  return { slug, token, unsubscribes: stop !== undefined }
}

/** The `Message-ID` of a mail. It is the same when the mail is sent again. */
export function messageId(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}
