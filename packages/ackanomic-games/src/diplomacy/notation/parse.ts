import { memoizeByRef } from '@ackanomic/core/engine'
import { deepFreeze, sanitizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { type DiplomacyOrder, formatOrder } from '../orders.js'
import type { DiplomacyStep } from '../position.js'
import { type Guesser, guesserOf } from './guesses.js'
import { type Lexicon, lexiconOf } from './lexicon.js'
import { readOrder, type SharedVerb } from './order-grammar.js'
import { OrderReader } from './order-reader.js'

/** Text of a mail that cannot be read as an order. */
export interface DiplomacyUnreadableText {
  /** The text, in one line without invisible characters, cut after 300 characters. */
  readonly text: string
  /** One or two sentences: the problem, and what would be right. */
  readonly message: string
}

/** The contents of a mail. */
export interface DiplomacyParsedOrders {
  readonly orders: readonly DiplomacyOrder[]
  readonly unreadable: readonly DiplomacyUnreadableText[]
}

/** The context of a mail. */
export interface DiplomacyOrderSender {
  /** The sender's power. Without it, lines such as `France:` name it. */
  readonly power?: PowerId
  /** The step of the orders. Default: movement. */
  readonly step?: DiplomacyStep
}

/**
 * Reads orders as players write them: full or short names in any case, `-`, `->` or words, one or
 * several in a line. Lists the unreadable parts too.
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

/** Reads lines as {@link parseOrders} does; canonical ones are faster. */
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

/** Reads orders as {@link parseOrders} does; a program's orders need no guesses. */
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

function sharedVerb({ type }: DiplomacyOrder): SharedVerb | undefined {
  return type === 'build' || type === 'disband' ? type : undefined
}

type CanonicalOrders = Map<string, DiplomacyOrder>

/** Cached, because engines keep and read canonical orders often. */
const canonicalOrders: (lexicon: Lexicon) => Readonly<Record<DiplomacyStep, CanonicalOrders>> =
  /* @__PURE__ */ memoizeByRef(() => ({
    moves: new Map(),
    retreats: new Map(),
    adjustments: new Map(),
  }))

const MAX_CACHED = 20_000

/** Cached, so that a known text is found faster. */
const canonicalTexts = /* @__PURE__ */ new WeakMap<DiplomacyOrder, string>()

function remember(known: CanonicalOrders, text: string, order: DiplomacyOrder): void {
  if (known.size >= MAX_CACHED) known.clear()
  known.set(text, deepFreeze(order))
  canonicalTexts.set(order, text)
}

/** {@link formatOrder}, but faster for orders that were read in canonical form. */
export function canonicalText(order: DiplomacyOrder): string {
  return canonicalTexts.get(order) ?? formatOrder(order)
}

export interface UnreadablePieces {
  readonly pieces: readonly DiplomacyUnreadableText[]
  readonly more: number
}

export function firstUnreadable(
  unreadable: readonly DiplomacyUnreadableText[],
  most: number,
): UnreadablePieces {
  return { pieces: unreadable.slice(0, most), more: Math.max(0, unreadable.length - most) }
}

export function describeUnreadable({ pieces, more }: UnreadablePieces, separator: ' ' | '\n') {
  const lines = pieces.map(({ text, message }) => `"${sanitizeText(text, 60)}": ${message}`)
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join(separator)
}
