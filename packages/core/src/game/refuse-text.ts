import type { GameError } from '../game-error.js'
import { type Err, err } from '../result.js'
import { sanitizeText } from '../sanitize-text.js'

/** The error for a text that is not a move. `details.help` explains how to write moves. */
export type UnparsableError = GameError<'unparsable', { readonly help: string }, 'contract/form'>

/**
 * Refuses a text that is not a move, for the `parse` of a game without `defineGame`.
 *
 * @example
 * ```ts
 * import { refuseText } from '@ackanomic/core'
 *
 * refuseText('"e9" is no square.', 'Write a move as e2e4.').error.message // => '"e9" is no square.'
 * ```
 */
export function refuseText(problem: string, help = ''): Err<UnparsableError> {
  const message = sanitizeText(problem.replace(/(?<!\s)\s*\n\s*/gu, ' '), 999)
  return err({ code: 'unparsable', clause: 'contract/form', details: { help }, message })
}
