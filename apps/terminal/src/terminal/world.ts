import type { Timestamp } from '@ackanomic/core'
import { type Line, textOf } from '../session/line.js'
import type { Streams } from './input.js'

/** The world around a session. */
export interface World extends Streams {
  /** The stream for complaints about the command line. */
  readonly errors: NodeJS.WritableStream
  readonly colours: boolean
  /** The current width of the output in columns; 0 if unknown. */
  readonly columns: number
  /** The base of relative paths. */
  readonly folder: string
  /** The current time, in milliseconds since the epoch, UTC. */
  readonly now: () => Timestamp
  /** A secret seed that cannot be guessed. */
  readonly seed: () => string
}

/** Shows lines; a picture that is too wide starts after `shift` columns. */
export function show({ output, colours, columns }: World, lines: readonly Line[], shift = 0): void {
  if (lines.length > 0) output.write(textOf(lines, { colours, columns, shift }))
}

/** Clears the screen and its scrollback. */
export function clearScreen({ output }: World): void {
  output.write('\u001b[H\u001b[2J\u001b[3J')
}
