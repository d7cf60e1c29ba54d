import { createHash } from 'node:crypto'
import { simpleParser } from 'mailparser'
import * as v from 'valibot'
import { addressSchema } from './address.js'
import { isAutomatic, ownText } from './reply-text.js'

/** An incoming mail. */
export interface IncomingMail {
  readonly bytes: Buffer
  /** Where bounces go. */
  readonly returnPath: string
  /** The domain of the host's own addresses. */
  readonly domain: string
}

/** What a mail says. */
export interface ParsedReply {
  /** The sender's own text, without quotations. */
  readonly text: string
  /** Why the mail cannot be used, as a sentence. */
  readonly problem: string | undefined
  /** The idempotency key, the same if the mail arrives again. */
  readonly key: string
  /** Its `Message-ID`, if it has a valid one. */
  readonly id: string | undefined
  /** The address to answer to. */
  readonly from: string
}

/** The longest text, in characters. */
const MAX_LENGTH = 20_000

/** Parses a mail. Returns `undefined` if it must not be answered. */
export async function readMail({
  bytes,
  returnPath,
  domain,
}: IncomingMail): Promise<ParsedReply | undefined> {
  const mail = await simpleParser(bytes, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  })
  const writers = [mail.replyTo?.value[0]?.address, mail.from?.value[0]?.address, returnPath]
  const from = writers.find((address) => v.is(addressSchema, address))
  if (from === undefined || isAutomatic(mail, returnPath)) return undefined
  if (from.toLowerCase().endsWith(`@${domain.toLowerCase()}`)) return undefined
  const id = /^<[^<>\s]{1,250}>$/u.exec(mail.messageId ?? '')?.[0]
  const text = ownText(mail.text ?? '')
  const key = createHash('sha256')
    .update(id ?? bytes)
    .digest('base64url')
  const isPlain = (mail.text ?? '').trim() !== ''
  return { text, problem: textProblem(text, isPlain), key: `mail ${key}`, id, from }
}

function textProblem(text: string, isPlain: boolean): string | undefined {
  if (!isPlain) {
    return 'Your mail has no plain text. HTML and attachments are ignored. Send your move as plain text.'
  }
  if (text === '') return 'Your mail has no text of its own. Write your move above the quotation.'
  if (text.length > MAX_LENGTH)
    return `Your mail is too long. The limit is ${MAX_LENGTH} characters.`
  return undefined
}
