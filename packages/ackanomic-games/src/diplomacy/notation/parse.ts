import { memoizeByRef } from '@ackanomic/core/engine'
import { deepFreeze, sanitizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { type DiplomacyOrder, formatOrder } from '../orders.js'
import type { DiplomacyStep } from '../position.js'
import { type Guesser, guesserOf } from './guesses.js'
import { type Lexicon, lexiconOf } from './lexicon.js'
import { readOrder, type SharedVerb } from './order-grammar.js'
import { OrderReader } from './order-reader.js'

/** Text of a mail that is not an order, or cannot be read as one. */
export interface DiplomacyUnreadableText {
  /** The text, in one line, without invisible characters, and cut after 300 characters. */
  readonly text: string
  /** One or two sentences: what could not be understood, and what could be. */
  readonly message: string
}

/** The contents of a mail. */
export interface DiplomacyParsedOrders {
  readonly orders: readonly DiplomacyOrder[]
  /** The parts that could not be read. */
  readonly unreadable: readonly DiplomacyUnreadableText[]
}

/** The context of a mail, known before it is read. */
export interface DiplomacyOrderSender {
  /** The power that gives the orders. If missing, the mail has lines such as `France:`. */
  readonly power?: PowerId
  /** The step of the orders, which gives `A PAR - BUR` its meaning. Default: movement. */
  readonly step?: DiplomacyStep
}

/**
 * Reads orders as players write them: full or short names in any case, `-`, `->` or words, several
 * orders in a line, with or without commas between them. It also lists what it can't read.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, formatOrder, parseOrders } from '@ackanomic/games/diplomacy'
 *
 * const mail = 'army paris supports army marseilles to burgundy; A Mar-Bur, F Brest mumbles'
 * const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, mail, { power: 'FRANCE' })
 * orders.map(formatOrder) // => ['A PAR S A MAR - BUR', 'A MAR - BUR']
 * unreadable[0]?.text // => 'F Brest mumbles'
 * ```
 */
export function parseOrders(
  variant: DiplomacyVariant,
  text: string,
  sender: DiplomacyOrderSender = {},
): DiplomacyParsedOrders {
  return readOrders(variant, text, sender, guesserOf(lexiconOf(variant)))
}

/**
 * Reads the lines of a mail as {@link parseOrders} does, at once where a program has written them.
 */
export function parseOrderLines(
  variant: DiplomacyVariant,
  lines: readonly string[],
  sender: Required<DiplomacyOrderSender>,
): DiplomacyParsedOrders {
  const { power, step } = sender
  const known = canonicalOrders(lexiconOf(variant))[step]
  const orders: DiplomacyOrder[] = []
  for (const line of lines) {
    const order = known.get(line)
    if (order === undefined) return parseOrders(variant, lines.join('\n'), sender)
    orders.push(order.power === power ? order : { ...order, power })
  }
  return { orders, unreadable: [] }
}

/**
 * Reads orders as {@link parseOrders} does; without a guesser, those that a program has written.
 */
export function readOrders(
  variant: DiplomacyVariant,
  text: string,
  sender: DiplomacyOrderSender,
  guesser?: Guesser,
): DiplomacyParsedOrders {
  const { step = 'moves' } = sender
  const lexicon = lexiconOf(variant)
  const known = canonicalOrders(lexicon)[step]
  const orders: DiplomacyOrder[] = []
  const unreadable: DiplomacyUnreadableText[] = []
  const refuse = (said: string, message: string) =>
    unreadable.push({ text: sanitizeText(said), message })
  let { power } = sender
  let verb: SharedVerb | undefined
  for (const piece of text.split(/[\n\r;,]+/)) {
    const before = known.get(piece)
    if (before !== undefined && power !== undefined) {
      orders.push(before.power === power ? before : { ...before, power })
      verb = sharedVerb(before) ?? verb
      continue
    }
    const line = piece.replace(/^\s*(?:\d+[.)]\s|[*•]\s|[-–—]\s)/, '').trim()
    const reader = new OrderReader(lexicon, line, guesser)
    const heading = reader.heading()
    if (heading !== undefined && sender.power === undefined) {
      power = heading
      verb = undefined
    } else if (heading !== undefined && heading !== power) {
      refuse(line, `These are the orders of ${power}; they can't name ${heading}.`)
      continue
    }
    const first = reader.at
    while (!reader.atEnd()) {
      if (power === undefined) {
        refuse(line, 'Whose order is it? Put a line with the name of the power before it.')
        break
      }
      const start = reader.at
      const found = readOrder(reader, { power, step, verb })
      if (typeof found === 'string') {
        const isAlone = !reader.goToNextOrder(start) && start === first
        refuse(isAlone ? line : reader.since(start), found)
        continue
      }
      orders.push(...found)
      const [order] = found
      if (order === undefined) continue
      if (start === 0 && formatOrder(order) === piece) remember(known, piece, order)
      verb = sharedVerb(order) ?? verb
    }
  }
  return { orders, unreadable }
}

/** The part of an order that goes for the units named after it. */
function sharedVerb({ type }: DiplomacyOrder): SharedVerb | undefined {
  return type === 'build' || type === 'disband' ? type : undefined
}

type CanonicalOrders = Map<string, DiplomacyOrder>

/** Canonical orders that were read before: engines keep such texts, and read them often. */
const canonicalOrders: (lexicon: Lexicon) => Readonly<Record<DiplomacyStep, CanonicalOrders>> =
  /* @__PURE__ */ memoizeByRef(() => ({
    moves: new Map(),
    retreats: new Map(),
    adjustments: new Map(),
  }))

const MAX_CACHED = 20_000

/** The texts of canonical orders: a text that was looked up before is looked up faster. */
const canonicalTexts = /* @__PURE__ */ new WeakMap<DiplomacyOrder, string>()

function remember(known: CanonicalOrders, text: string, order: DiplomacyOrder): void {
  if (known.size >= MAX_CACHED) known.clear()
  known.set(text, deepFreeze(order))
  canonicalTexts.set(order, text)
}

/** Writes an order as {@link formatOrder} does, at once where it was read from that form. */
export function canonicalText(order: DiplomacyOrder): string {
  return canonicalTexts.get(order) ?? formatOrder(order)
}

/** The pieces of a mail that can not be read: the first ones, and how many more there are. */
export interface UnreadablePieces {
  readonly pieces: readonly DiplomacyUnreadableText[]
  readonly more: number
}

/** As many of the pieces that can not be read as are told at one time. */
export function firstUnreadable(
  unreadable: readonly DiplomacyUnreadableText[],
  most: number,
): UnreadablePieces {
  return { pieces: unreadable.slice(0, most), more: Math.max(0, unreadable.length - most) }
}

/** The unreadable pieces, each with what would be right. */
export function describeUnreadable({ pieces, more }: UnreadablePieces, separator: ' ' | '\n') {
  const lines = pieces.map(({ text, message }) => `"${sanitizeText(text, 60)}": ${message}`)
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join(separator)
}
