import { ok } from '@ackanomic/core'
import type { MailAnswer } from '@ackanomic/host'
import type { AsyncResult } from '../contract/errors.js'

/** The words of a command; none if the text has more than one line. */
export const commandWords = (text: string): readonly string[] =>
  text.trim().includes('\n') ? [] : text.trim().split(/\s+/u)

/** The answer to a command, in paragraphs. */
export async function answerOf<Value>(
  obeyed: AsyncResult<Value>,
  inWords: (value: Value) => readonly string[],
): AsyncResult<MailAnswer> {
  const done = await obeyed
  return done.ok ? ok({ paragraphs: inWords(done.value) }) : done
}
