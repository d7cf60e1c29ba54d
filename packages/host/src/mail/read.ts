import { createHash } from 'node:crypto'
import { simpleParser } from 'mailparser'
import * as v from 'valibot'
import { addressSchema } from './address.js'
import { isAutomatic, writtenIn } from './compose.js'

/** A mail as it came. */
export interface Came {
  readonly bytes: Buffer
  /** To where it goes back when it cannot be delivered. */
  readonly returnPath: string
  /** The domain of the host's own addresses. */
  readonly domain: string
}

/** What was read of a mail. */
export interface Reading {
  /** What its writer wrote. */
  readonly text: string
  /** Why it cannot be read, as a sentence. */
  readonly problem: string | undefined
  /** The sender's key: the same when the mail comes again. */
  readonly key: string
  /** Its id, where it has one that can be referred to. */
  readonly id: string | undefined
  /** Whom to answer. */
  readonly from: string
}

/** So long may be what somebody writes. */
const LONGEST = 20_000

/** Reads a mail; `undefined` where nobody is to be answered. */
export async function readMail({ bytes, returnPath, domain }: Came): Promise<Reading | undefined> {
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
  const text = writtenIn(mail.text ?? '')
  const key = createHash('sha256')
    .update(id ?? bytes)
    .digest('base64url')
  const isPlain = (mail.text ?? '').trim() !== ''
  return { text, problem: problemWith(text, isPlain), key: `mail ${key}`, id, from }
}

function problemWith(text: string, isPlain: boolean): string | undefined {
  if (!isPlain) {
    return 'Your mail has no plain text; HTML and attachments are not read. Send your move as plain text.'
  }
  if (text === '') return 'Your mail says nothing of its own; write your move above what it quotes.'
  if (text.length > LONGEST) return `Your mail is too long; ${LONGEST} signs are the most.`
  return undefined
}
