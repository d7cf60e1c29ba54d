import type { SeatNumber } from '@ackanomic/core'
import { isPlayerName, sanitizeText } from '@ackanomic/core/untrusted'
import * as v from 'valibot'

export const nameSchema = /* @__PURE__ */ v.custom<string>(isPlayerName, 'Send a name')

export const contestantSchema: v.GenericSchema<unknown, SeatNumber> = /* @__PURE__ */ v.picklist([
  0, 1,
])

export const MAX_CHARACTERS = 5000

export function tidied(text: string): string {
  return text.replace(/\r\n?/gu, '\n').trim()
}

export function textProblem(text: string): string | undefined {
  if (text === '') return 'Send some text, not only blanks'
  if (text.length > MAX_CHARACTERS) return `Send ${MAX_CHARACTERS} characters at most`
  return /\p{Cs}/u.test(text) ? 'The text holds half a letter; send whole ones' : undefined
}

const BREAKS = /[\n\v\f\u0085\u2028\u2029]/u

/** Indents each line, so that none passes for an announcement. */
export function shownText(text: string): string {
  return text
    .split(BREAKS)
    .map((line) => `  ${sanitizeText(line, MAX_CHARACTERS)}`)
    .join('\n')
}
