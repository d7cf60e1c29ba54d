import type { Moment } from '@ackanomic/core'
import { type Line, textOf } from '../session/line.js'
import type { Streams } from './input.js'

/** What the table needs of the world around it. */
export interface World extends Streams {
  /** Where complaints about the command line go. */
  readonly errors: NodeJS.WritableStream
  /** Whether the output shows colours. */
  readonly colours: boolean
  /** How wide the output is; 0 where that is unknown. */
  readonly columns: number
  /** Where relative paths start. */
  readonly folder: string
  /** What time it is, milliseconds UTC. */
  readonly now: () => Moment
  /** A seed that nobody knows. */
  readonly seed: () => string
}

/** Shows lines. */
export function show({ output, colours }: World, lines: readonly Line[]): void {
  if (lines.length > 0) output.write(textOf(lines, colours))
}
