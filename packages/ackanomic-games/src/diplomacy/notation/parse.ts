import { memoizeByRef } from '@ackanomic/core/engine'
import { deepFreeze } from '@ackanomic/core/untrusted'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { type DiplomacyOrder, formatOrder } from '../orders.js'
import type { DiplomacyStep } from '../position.js'
import { brief, type Lexicon, lexiconOf } from './lexicon.js'
import { Line } from './line.js'
import { type Carried, readOrder } from './order.js'

/** Text in a mail that is not an order, or none that can be read. */
export interface DiplomacyUnreadableText {
  readonly text: string
  /** One or two sentences: what was not understood, and what would be. */
  readonly message: string
}

/** What a mail comes to. */
export interface DiplomacyParsedOrders {
  readonly orders: readonly DiplomacyOrder[]
  /** What could not be read. */
  readonly unreadable: readonly DiplomacyUnreadableText[]
}

/** Of so many pieces that can not be read it is guessed what was meant: nobody is told of more. */
const MOST_GUESSED = 50

/** What is known of a mail before it is read. */
export interface DiplomacyOrderSender {
  /** Whose orders they are; without it, the mail has to say so in lines such as `France:`. */
  readonly power?: PowerId
  /** The kind of orders; movement unless said otherwise. It tells what `A PAR - BUR` means. */
  readonly step?: DiplomacyStep
}

/**
 * Reads orders as players write them: full or short names in any case, `-`, `->` or words, several
 * orders in a line, with or without commas between them. What it can't read, it tells apart.
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
  const lexicon = lexiconOf(variant)
  const orders: DiplomacyOrder[] = []
  const unreadable: DiplomacyUnreadableText[] = []
  const step = sender.step ?? 'moves'
  const known = readBefore(lexicon)[step]
  let power = sender.power
  let verb: Carried | undefined
  for (const piece of text.split(/[\n\r;,]+/)) {
    const said = piece.replace(/^\s*(?:\d+[.)]\s|[*•]\s|[-–—]\s)/, '').trim()
    if (said === '') continue
    const before = power === undefined ? undefined : known.get(said)
    if (before !== undefined && power !== undefined) {
      orders.push(before.power === power ? before : { ...before, power })
      verb = carried(before, verb)
      continue
    }
    const line = new Line(lexicon, said, unreadable.length < MOST_GUESSED)
    const heading = line.heading()
    if (heading !== undefined) {
      if (sender.power === undefined) {
        power = heading
        verb = undefined
      } else if (heading !== sender.power) {
        const message = `These are the orders of ${sender.power}; they can't name ${heading}.`
        unreadable.push({ text: said, message })
        continue
      }
    }
    const first = line.at
    while (!line.atEnd()) {
      if (power === undefined) {
        const message = 'Whose order is it? Put a line with the name of the power before it.'
        unreadable.push({ text: said, message })
        break
      }
      const start = line.at
      const order = readOrder(line, power, step, verb)
      if (typeof order === 'string') {
        const goesOn = line.goToNextOrder(start)
        const alone = !goesOn && start === first
        unreadable.push({ text: alone ? said : line.since(start, line.at), message: order })
        continue
      }
      if ('type' in order) {
        if (start === 0 && formatOrder(order) === said) keep(known, said, order)
        orders.push(order)
        verb = carried(order, verb)
      } else orders.push(...order)
    }
  }
  return { orders, unreadable }
}

/** As `parseOrders`, of lines. Those in canonical form that were read before are not read again. */
export function parseLines(
  variant: DiplomacyVariant,
  lines: readonly string[],
  sender: Required<DiplomacyOrderSender>,
): DiplomacyParsedOrders {
  const { power, step } = sender
  const known = readBefore(lexiconOf(variant))[step]
  const orders: DiplomacyOrder[] = []
  for (const line of lines) {
    const before = known.get(line)
    if (before === undefined) return parseOrders(variant, lines.join('\n'), sender)
    orders.push(before.power === power ? before : { ...before, power })
  }
  return { orders, unreadable: [] }
}

/** What an order says of the units that are named after it. */
function carried({ type }: DiplomacyOrder, verb: Carried | undefined): Carried | undefined {
  return type === 'build' || type === 'disband' ? type : verb
}

type ReadBefore = Map<string, DiplomacyOrder>

/** Canonical orders that were read before: engines keep such texts, and read them often. */
const readBefore: (lexicon: Lexicon) => Readonly<Record<DiplomacyStep, ReadBefore>> =
  /* @__PURE__ */ memoizeByRef(() => ({
    moves: new Map(),
    retreats: new Map(),
    adjustments: new Map(),
  }))

/** More are not remembered at a time. */
const MOST_REMEMBERED = 20_000

function keep(known: ReadBefore, said: string, order: DiplomacyOrder): void {
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(said, deepFreeze(order))
}

/** The pieces of a mail that can not be read: the first ones, and how many more there are. */
export interface Told {
  readonly pieces: readonly DiplomacyUnreadableText[]
  readonly more: number
}

/** As much of what can not be read as is told at one time. */
export function toldOf(unreadable: readonly DiplomacyUnreadableText[], most: number): Told {
  const pieces = unreadable.slice(0, most)
  return { pieces, more: unreadable.length - pieces.length }
}

/** What can not be read, piece by piece, with what would be right. */
export function sayUnreadable({ pieces, more }: Told, between: ' ' | '\n'): string {
  const lines = pieces.map(({ text, message }) => `"${brief(text)}": ${message}`)
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join(between)
}
