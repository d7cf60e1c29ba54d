import { styleText } from 'node:util'
import { type Fitted, fitCells, fitPairs, fitText } from './wrap-text.js'

/**
 * The purpose of a line: an event, the view, a pending action, a heading, a remark, or a refusal.
 */
export type LineKind = 'event' | 'view' | 'pending' | 'heading' | 'note' | 'error'

/**
 * The layout of a text that is not plain: `cells`, one a line, are shown in columns; `pairs` are a
 * word, a tab and its meaning.
 */
export type Layout = 'cells' | 'pairs'

export interface Line {
  readonly kind: LineKind
  /** The text, perhaps of several lines. */
  readonly text: string
  /** Default: plain text. */
  readonly layout?: Layout
}

export function line(kind: LineKind, text: string): Line {
  return { kind, text }
}

/** The window that shows lines. */
export interface Window {
  readonly colours: boolean
  /** Its columns; 0 if unknown, and then nothing is wrapped. */
  readonly columns: number
  /** The hidden columns to the left, for a picture that is too wide. */
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

/** Removes what could move the cursor or change a terminal: names and saves come from outside. */
export function printable(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(/(?![\n\t])\p{Cc}/gu, '·')
}

/**
 * Renders lines for a window, with an empty line around a view. A note at the end says if a picture
 * was cut.
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
