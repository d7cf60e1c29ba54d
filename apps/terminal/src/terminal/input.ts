import { createInterface, type Interface } from 'node:readline'
import { printable } from '../session/line.js'

/** Why no line comes. */
export type End = 'end of input' | 'interrupted'

export interface Input {
  /**
   * The next line, or why there is none. Lines that were typed ahead come one by one. A terminal
   * can be asked again, whatever was pressed.
   */
  next(prompt: string): Promise<{ readonly line: string } | { readonly end: End }>
  /** Discards everything typed so far. */
  forget(): void
  /** Releases the terminal. */
  close(): void
}

export interface Streams {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  /** Whether a person types at a terminal; otherwise each line is echoed after its prompt. */
  readonly terminal: boolean
  /** Signals Ctrl-C if no terminal does. */
  readonly interrupt: AbortSignal
}

/** Reads lines from a terminal, with history and completion, or from a pipe. */
export function readLines(
  { input, output, terminal, interrupt }: Streams,
  complete: (typed: string) => readonly string[],
): Input {
  const lines: string[] = []
  let history: string[] = []
  let reader: Interface | null = null
  let end: End | null = null
  let isOver = false
  let wake: () => void = () => undefined
  const stop = (why: End): void => {
    end ??= why
    wake()
  }
  const open = (): Interface => {
    const opened = createInterface({
      input,
      ...(terminal ? { output } : {}),
      terminal,
      history,
      completer: (typed: string) => [[...complete(typed)], typed],
    })
    opened.on('line', (typed) => {
      lines.push(typed)
      wake()
    })
    opened.on('history', (kept) => {
      history = kept
    })
    opened.on('SIGINT', () => {
      drop(opened)
      stop('interrupted')
    })
    opened.on('close', () => {
      // Ctrl-D closes the reader, though the terminal can still be read.
      reader = null
      stop('end of input')
    })
    return opened
  }
  reader = open()
  const over = (why: End): void => {
    isOver = true
    stop(why)
  }
  interrupt.addEventListener('abort', () => over('interrupted'))
  input.on('end', () => over('end of input'))
  input.on('error', () => over('end of input'))
  return {
    async next(prompt) {
      if (terminal && !isOver) end = null
      if (terminal && lines.length === 0 && end === null) {
        reader ??= open()
        reader.setPrompt(prompt)
        reader.prompt()
      }
      while (lines.length === 0 && end === null) {
        await new Promise<void>((go) => {
          wake = go
        })
      }
      const typed = end === 'interrupted' ? undefined : lines.shift()
      if (typed === undefined) {
        output.write('\n')
        return { end: end ?? 'end of input' }
      }
      if (!terminal) output.write(`${prompt}${printable(typed)}\n`)
      return { line: typed }
    },
    forget() {
      lines.length = 0
      history.length = 0
      if (reader !== null) drop(reader)
    },
    close: () => reader?.close(),
  }
}

function drop(reader: Interface): void {
  if (reader.line === '') return
  reader.write(null, { ctrl: true, name: 'e' })
  reader.write(null, { ctrl: true, name: 'u' })
}
