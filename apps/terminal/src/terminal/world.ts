import type { Timestamp } from '@ackanomic/core'
import { type Line, textOf } from '../session/line.js'
import type { Streams } from './input.js'

/** The world around a session, as it needs it. */
export interface World extends Streams {
  /** Where complaints about the command line go. */
  readonly errors: NodeJS.WritableStream
  /** Whether the output shows colours. */
  readonly colours: boolean
  /** How wide the output is now; 0 where that is unknown. */
  readonly columns: number
  /** Where relative paths start. */
  readonly folder: string
  /** The current time, milliseconds UTC. */
  readonly now: () => Timestamp
  /** A seed that nobody knows, and that cannot be guessed. */
  readonly seed: () => string
}

/** Shows lines; of a picture that is too wide, what is to the right of `shift` columns. */
export function show({ output, colours, columns }: World, lines: readonly Line[], shift = 0): void {
  if (lines.length > 0) output.write(textOf(lines, { colours, columns, shift }))
}

/** Takes from the screen, and from what can be scrolled back to, whatever was shown. */
export function clearScreen({ output }: World): void {
  output.write('\u001b[H\u001b[2J\u001b[3J')
}
