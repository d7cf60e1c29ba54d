import { styleText } from 'node:util'

/**
 * What a line is for: an announcement, the view, what is expected, a remark of the table's, a
 * refusal.
 */
export type LineKind = 'post' | 'view' | 'want' | 'note' | 'refusal'

/** Something that the table shows: a line, or several that belong together. */
export interface Line {
  /** What it is for. */
  readonly kind: LineKind
  /** The text; it may have several lines. */
  readonly text: string
}

/** A line of a kind. */
export function line(kind: LineKind, text: string): Line {
  return { kind, text }
}

type Style = Parameters<typeof styleText>[0]

const STYLES: Readonly<Record<LineKind, Style | null>> = {
  post: null,
  view: 'cyan',
  want: 'bold',
  note: 'gray',
  refusal: 'yellow',
}

/** Takes out what could move the cursor or change a terminal: names and saves come from outside. */
export function printable(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(/(?![\n\t])\p{Cc}/gu, '·')
}

/** The text of lines, with an empty line around a view, in colours or without. */
export function textOf(lines: readonly Line[], colours: boolean): string {
  const blocks = lines.map(({ kind, text }) => {
    const clean = printable(text)
    const style = STYLES[kind]
    const shown =
      colours && style !== null ? styleText(style, clean, { validateStream: false }) : clean
    return kind === 'view' ? `\n${shown}\n` : kind === 'refusal' && !colours ? `! ${shown}` : shown
  })
  return blocks.map((block) => `${block}\n`).join('')
}
