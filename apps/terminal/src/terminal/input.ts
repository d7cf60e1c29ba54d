import { createInterface, type Interface } from 'node:readline'
import { printable } from '../session/line.js'

/** Why no line comes any more: the input has ended, or somebody pressed Ctrl-C. */
export type End = 'end of input' | 'interrupted'

/** Where typed lines come from. */
export interface Input {
  /** The next line, or why there is none. Several that were typed ahead come one after another. */
  next(prompt: string): Promise<{ readonly line: string } | { readonly end: End }>
  /** Lets go of the terminal. */
  close(): void
}

/** What lines are read from and prompts are written to. */
export interface Streams {
  /** Where the lines come from. */
  readonly input: NodeJS.ReadableStream
  /** Where the prompts go. */
  readonly output: NodeJS.WritableStream
  /** Whether a person types at a terminal; else each line is shown after its prompt. */
  readonly terminal: boolean
  /** Tells that somebody pressed Ctrl-C where no terminal notices it. */
  readonly interrupt: AbortSignal
}

/** Reads lines from a terminal, with history and completion, or from a pipe. */
export function readLines(
  { input, output, terminal, interrupt }: Streams,
  complete: (typed: string) => readonly string[] = () => [],
): Input {
  const waiting: ((ended: null) => void)[] = []
  const lines: string[] = []
  let end: End | null = null
  const wake = (): void => {
    for (const go of waiting.splice(0)) go(null)
  }
  const reader: Interface = createInterface({
    input,
    ...(terminal ? { output } : {}),
    terminal,
    completer: (typed: string) => [[...complete(typed)], typed],
  })
  reader.on('line', (typed) => {
    lines.push(typed)
    wake()
  })
  const leave = (): void => {
    end = 'interrupted'
    reader.close()
  }
  reader.on('SIGINT', leave)
  interrupt.addEventListener('abort', leave)
  reader.on('close', () => {
    end ??= 'end of input'
    wake()
  })
  input.on('error', () => reader.close())
  return {
    async next(prompt) {
      if (terminal && lines.length === 0 && end === null) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      while (lines.length === 0 && end === null) {
        await new Promise<null>((go) => waiting.push(go))
      }
      const typed = end === 'interrupted' ? undefined : lines.shift()
      if (typed === undefined) {
        output.write('\n')
        return { end: end ?? 'end of input' }
      }
      if (!terminal) output.write(`${prompt}${printable(typed)}\n`)
      return { line: typed }
    },
    close: () => reader.close(),
  }
}
