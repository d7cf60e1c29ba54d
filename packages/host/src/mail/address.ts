import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** One mail address, and nothing beside it. */
export const addressSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.maxLength(254),
  v.email(),
)

/** What a mail to an address of a seat asks for. */
export interface SeatAddress {
  /** The name of the match, as far as an address can hold it. */
  readonly slug: string
  /** The token of the seat. */
  readonly token: string
  /** Whether the writer wants no more mails. */
  readonly isStop: boolean
}

/** So many signs of a match's name stand in an address; 64 may stand before its `@`. */
const SLUG = 24

/** The name of a match, as far as an address can hold it. */
export function slugOf(match: string): string {
  const plain = match
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
  return plain.slice(0, SLUG).replace(/^-|-$/gu, '') || 'match'
}

/** The address of a match, with the token of a seat in it. */
export function seatAddress(match: string, token: string, domain: string): string {
  return `${slugOf(match)}+${token}@${domain}`
}

/** The address at which somebody says that they want no more mails. */
export function stopAddress(match: string, token: string, domain: string): string {
  return `${slugOf(match)}+${token}+stop@${domain}`
}

/** Reads an address of a seat; `undefined` for any other. Capitals do not count, as in any mail. */
export function seatAt(address: string, domain: string): SeatAddress | undefined {
  const read = /^([a-z0-9-]{1,24})\+([0-9a-f]{32})(\+stop)?@(.+)$/u.exec(address.toLowerCase())
  if (read?.[4] !== domain.toLowerCase()) return undefined
  const [, slug = '', token = '', stop] = read
  return { slug, token, isStop: stop !== undefined }
}

/** The id of a mail, the same whenever it is sent again; pointed brackets belong to it. */
export function messageId(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}
