import { createHash } from 'node:crypto'
import { type ParsedMail, simpleParser } from 'mailparser'
import * as v from 'valibot'
import { addressSchema } from './address.js'
import { isAutomatic, ownText } from './reply-text.js'

export interface IncomingMail {
  readonly bytes: Buffer
  /** The address for bounces. */
  readonly returnPath: string
  /** The domain of the host's addresses. */
  readonly domain: string
}

export interface ParsedReply {
  /** The sender's own text, without quotations. */
  readonly text: string
  /** The reason why the mail cannot be used, as a sentence. */
  readonly problem: string | undefined
  /** The idempotency key, the same if the mail arrives again. */
  readonly key: string
  /** Its `Message-ID`, if valid. */
  readonly id: string | undefined
  /** The address for the answer. */
  readonly from: string
}

/** In characters. */
const MAX_LENGTH = 20_000

/** In bytes. Long lists of addresses take long to parse. */
const MAX_HEADER_BYTES = 64_000

/** In characters. */
const MAX_HTML_LENGTH = 200_000

const PARSER_OPTIONS = {
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
} as const

/** Parses a mail. Returns `undefined` if it must not be answered. */
export async function readMail({
  bytes,
  returnPath,
  domain,
}: IncomingMail): Promise<ParsedReply | undefined> {
  const blank = /\r?\n\r?\n/u.exec(bytes.toString('latin1', 0, MAX_HEADER_BYTES + 4))
  if (blank === null && bytes.length > MAX_HEADER_BYTES)
    throw new Error(`The headers of the mail are longer than ${MAX_HEADER_BYTES} bytes.`)
  const mail = await simpleParser(bytes, { ...PARSER_OPTIONS, skipHtmlToText: true })
  const written = await textOf(mail)
  const writers = [mail.replyTo?.value[0]?.address, mail.from?.value[0]?.address, returnPath]
  const from = writers.find((address) => v.is(addressSchema, address))
  if (from === undefined || isAutomatic(mail, returnPath)) return undefined
  if (from.toLowerCase().endsWith(`@${domain.toLowerCase()}`)) return undefined
  const id = /^<[^<>\s]{1,250}>$/u.exec(mail.messageId ?? '')?.[0]
  const text = ownText(written)
  const key = createHash('sha256')
    .update(id ?? bytes)
    .digest('base64url')
  return { text, problem: textProblem(text, written !== ''), key: `mail ${key}`, id, from }
}

/** A mail's text. HTML is read only without plain text; its quotations begin with ">". */
async function textOf({ text = '', html }: ParsedMail): Promise<string> {
  if (text.trim() !== '') return text
  if (typeof html !== 'string' || html.length > MAX_HTML_LENGTH) return ''
  const alone = `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${html}`
  return (await simpleParser(Buffer.from(alone), PARSER_OPTIONS)).text?.trim() ?? ''
}

function textProblem(text: string, hasText: boolean): string | undefined {
  if (!hasText)
    return 'Your mail has no text. The host ignores attachments. Send your move as plain text.'
  if (text === '') return 'Your mail has no text of its own. Write your move above the quotation.'
  if (text.length > MAX_LENGTH)
    return `Your mail is too long. The limit is ${MAX_LENGTH} characters.`
  return undefined
}
