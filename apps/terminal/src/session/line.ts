import { styleText } from 'node:util'
import { type Fitted, fitCells, fitPairs, fitText } from './wrap-text.js'

/**
 * The purpose of a line: an event, the view, a pending action, the heading of other lines, a remark
 * of the table's, a refusal.
 */
export type LineKind = 'event' | 'view' | 'pending' | 'heading' | 'note' | 'error'

/**
 * How the text of a line is laid out, unless it is plain text: `cells` are short texts, one a line,
 * that are shown in columns; `pairs` are a word and what it means, with a tab between.
 */
export type Layout = 'cells' | 'pairs'

/** Something that the table shows: a line, or several that belong together. */
export interface Line {
  /** Its purpose. */
  readonly kind: LineKind
  /** The text; it may have several lines. */
  readonly text: string
  /** How it is laid out; plain text when left out. */
  readonly layout?: Layout
}

/** A line of a kind. */
export function line(kind: LineKind, text: string): Line {
  return { kind, text }
}

/** The styles of lines. */
export interface Window {
  /** Whether it shows colours. */
  readonly colours: boolean
  /** How many columns it has; 0 where that is unknown, and nothing is wrapped. */
  readonly columns: number
  /** How many columns of a picture that is too wide are to the left of it. */
  readonly shift: number
}

type Style = Parameters<typeof styleText>[0]

const STYLES: Readonly<Record<LineKind, Style | null>> = {
  event: null,
  view: 'cyan',
  pending: 'bold',
  heading: 'bold',
  note: 'gray',
  error: 'yellow',
}

/** Takes out what could move the cursor or change a terminal: names and saves come from outside. */
export function printable(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(/(?![\n\t])\p{Cc}/gu, '·')
}

/**
 * The text of lines as a window shows them, with an empty line around a view. What is too wide and
 * cannot be wrapped is mentioned at the end.
 */
export function textOf(lines: readonly Line[], window: Window): string {
  let widest = 0
  const blocks = lines.map((each) => {
    const { text, width } = fitted(each, window)
    widest = Math.max(widest, width)
    const isView = each.kind === 'view'
    return isView ? `\n${styled(text, each.kind, window)}\n` : styled(text, each.kind, window)
  })
  const told = widest > window.columns ? [styled(tooWide(widest, window), 'note', window)] : []
  return [...blocks, ...told].map((block) => `${block}\n`).join('')
}

function fitted({ kind, text, layout }: Line, { colours, columns, shift }: Window): Fitted {
  const clean = printable(text)
  if (layout === 'cells') return { text: fitCells(clean.split('\n'), columns), width: 0 }
  if (layout === 'pairs') return { text: fitPairs(clean.split('\n'), columns), width: 0 }
  const marked = kind === 'error' && !colours ? `! ${clean}` : clean
  return fitText(marked, columns, kind === 'view' ? shift : 0)
}

function styled(text: string, kind: LineKind, { colours }: Window): string {
  const style = STYLES[kind]
  return colours && style !== null ? styleText(style, text, { validateStream: false }) : text
}

function tooWide(width: number, { columns }: Window): string {
  const says = `The picture is ${width} columns wide, and the window ${columns}: "look right" and "look left" move it.`
  return fitText(says, columns, 0).text
}
