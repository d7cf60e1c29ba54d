import type { Location, PowerId, UnitKind, Variant } from '../map.js'
import type { Named, Order } from '../orders.js'
import { brief } from './brief.js'
import { type Lexicon, lexiconOf, tokens } from './lexicon.js'

/** Text in a mail that is not an order, or none that can be read. */
export interface Unreadable {
  /** The text. */
  readonly text: string
  /** One or two sentences: what was not understood, and what would be. */
  readonly says: string
}

/** What a mail comes to. */
export interface Parsed {
  /** The orders, in their sequence. */
  readonly orders: readonly Order[]
  /** What could not be read. */
  readonly unreadable: readonly Unreadable[]
}

/** What kind of orders a mail is to hold. */
export type Step = 'moves' | 'retreats' | 'adjustments'

/** What is known of a mail before it is read. */
export interface Sender {
  /** Whose orders they are; without it, the mail has to say so in lines such as `France:`. */
  readonly power?: PowerId
  /** The kind of orders; movement unless said otherwise. It tells what `A PAR - BUR` means. */
  readonly step?: Step
}

/**
 * Reads orders as players write them: full or short names in any case, `-`, `->` or words, several
 * orders in a line, with or without commas between them. What it can't read, it tells apart.
 *
 * @example
 * ```ts
 * import { formatOrder, parseOrders, STANDARD } from '@ackanomic/games/diplomacy'
 *
 * const mail = 'army paris supports army marseilles to burgundy; A Mar-Bur, F Brest mumbles'
 * const { orders, unreadable } = parseOrders(STANDARD, mail, { power: 'FRANCE' })
 * orders.map(formatOrder) // => ['A PAR S A MAR - BUR', 'A MAR - BUR']
 * unreadable[0]?.text // => 'F Brest mumbles'
 * ```
 */
export function parseOrders(variant: Variant, text: string, sender: Sender = {}): Parsed {
  const lexicon = lexiconOf(variant)
  const orders: Order[] = []
  const unreadable: Unreadable[] = []
  let power = sender.power
  let verb: Carried | undefined
  for (const piece of text.split(/[\n\r;,]+/)) {
    const line = piece.replace(/^\s*(?:\d+[.)]\s|[*•]\s|[-–—]\s)/, '').trim()
    if (line === '') continue
    const reader = new Reader(lexicon, tokens(line))
    const heading = reader.heading()
    if (heading !== undefined) {
      if (sender.power === undefined) {
        power = heading
        verb = undefined
      } else if (heading !== sender.power) {
        const says = `These are the orders of ${sender.power}; they can't name ${heading}.`
        unreadable.push({ text: line, says })
        continue
      }
    }
    while (!reader.atEnd()) {
      if (power === undefined) {
        const says = 'Whose order is it? Put a line with the name of the power before it.'
        unreadable.push({ text: line, says })
        break
      }
      const order = reader.order(power, sender.step ?? 'moves', verb)
      if (typeof order === 'string') {
        unreadable.push({ text: line, says: order })
        break
      }
      orders.push(order)
      verb = order.type === 'build' || order.type === 'disband' ? order.type : verb
    }
  }
  return { orders, unreadable }
}

/** What was said of one unit, and goes for those that are named after it. */
type Carried = 'build' | 'disband'

/** What may be done with a unit, by the kind of orders. */
const CAN: Readonly<Record<Step, string>> = {
  moves: 'H, - and a place, S or C',
  retreats: 'R and a place, or D',
  adjustments: 'B or D',
}

/** Reads one line, token by token. */
class Reader {
  readonly #lexicon: Lexicon
  readonly #tokens: readonly string[]
  #at = 0

  constructor(lexicon: Lexicon, line: readonly string[]) {
    this.#lexicon = lexicon
    this.#tokens = unbracketed(lexicon, line)
  }

  atEnd(): boolean {
    this.#skip()
    return this.#at >= this.#tokens.length
  }

  /** A power's name at the start of a line, with or without a colon. */
  heading(): PowerId | undefined {
    const start = this.#at
    const power = this.#power()
    if (power === undefined) return undefined
    const name = this.#tokens.slice(start, this.#at).join(' ')
    if (this.#tokens[this.#at] === ':') this.#at++
    else if (this.#at < this.#tokens.length && !this.#startsOrder(name)) this.#at = start
    return this.#at === start ? undefined : power
  }

  /** An order, or what is wrong with it. */
  order(power: PowerId, step: Step, verb?: Carried): Order | string {
    if (this.#takes('waive')) {
      this.#takes('build')
      return { type: 'waive', power }
    }
    if (this.#begins('build')) return this.#build(power)
    if (this.#begins('disband')) return this.#disband(power)
    if (this.#begins('retreat')) return this.#retreat(power, step)
    const named = this.#unit('An order begins with its unit')
    if (typeof named === 'string') return named
    const { power: _, ...unit } = named
    if (this.#takes('hold')) return { type: 'hold', power, unit }
    if (this.#takes('build')) return { type: 'build', power, unit }
    if (this.#takes('disband')) return { type: 'disband', power, unit }
    if (this.#takes('support')) return this.#support(power, unit)
    if (this.#takes('convoy')) return this.#convoy(power, unit)
    if (this.#takes('retreat')) {
      this.#takes('to')
      return this.#retreatTo(power, unit)
    }
    if (this.#takes('to')) {
      return step === 'retreats' ? this.#retreatTo(power, unit) : this.#move(power, unit)
    }
    if (this.#takes('via')) return this.#viaFirst(power, unit)
    if (step !== 'moves' && this.#done()) {
      const type = verb ?? (step === 'adjustments' ? 'build' : undefined)
      if (type === 'disband' || step === 'adjustments')
        return { type: type ?? 'build', power, unit }
    }
    return `What is ${show(unit)} to do? Write ${CAN[step]}.`
  }

  /** A verb before its units, with or without a colon. */
  #begins(word: string): boolean {
    if (!this.#takes(word)) return false
    if (this.#tokens[this.#at] === ':') this.#at++
    return true
  }

  /** Where a unit retreats to, or off the board. */
  #retreatTo(power: PowerId, unit: Named): Order | string {
    return this.#takes('disband')
      ? { type: 'disband', power, unit }
      : this.#goal(unit, (to) => ({ type: 'retreat', power, unit, to }))
  }

  #build(power: PowerId): Order | string {
    const unit = this.#unit('A build names a unit')
    return typeof unit === 'string' ? unit : { type: 'build', power, unit }
  }

  #disband(power: PowerId): Order | string {
    const unit = this.#unit('A disband names a unit')
    return typeof unit === 'string' ? unit : { type: 'disband', power, unit }
  }

  #retreat(power: PowerId, step: Step): Order | string {
    const named = this.#unit('A retreat names a unit')
    if (typeof named === 'string') return named
    const { power: _, ...unit } = named
    // In winter an R removes.
    if (step === 'adjustments') return { type: 'disband', power, unit }
    this.#takes('to')
    return this.#retreatTo(power, unit)
  }

  #support(power: PowerId, unit: Named): Order | string {
    const of = this.#unit(`Whom does ${show(unit)} support`)
    if (typeof of === 'string') return of
    if (this.#takes('to')) return this.#goal(of, (to) => ({ type: 'support', power, unit, of, to }))
    this.#takes('hold')
    return { type: 'support', power, unit, of }
  }

  #convoy(power: PowerId, unit: Named): Order | string {
    const of = this.#unit(`Whom does ${show(unit)} convoy`)
    if (typeof of === 'string') return of
    if (!this.#takes('to')) return `Where does ${show(unit)} convoy ${show(of)}? Add - and a place.`
    return this.#goal(of, (to) => ({ type: 'convoy', power, unit, of, to }))
  }

  #move(power: PowerId, unit: Named): Order | string {
    const way: Location[] = []
    do {
      const to = this.#place()
      if (typeof to === 'string') return this.#lost(`Where does ${show(unit)} go`, to)
      way.push(to.at)
    } while (this.#takes('to'))
    const to = way.pop() as Location
    const via = this.#takes('via') || this.#byConvoy()
    if (via) this.#takes('convoy')
    return {
      type: 'move',
      power,
      unit,
      to,
      ...(via && { via: true as const }),
      ...(way.length > 0 && { route: way }),
    }
  }

  #viaFirst(power: PowerId, unit: Named): Order | string {
    this.#takes('convoy')
    if (!this.#takes('to')) return `Where does ${show(unit)} go? Add - and a place.`
    const to = this.#place()
    if (typeof to === 'string') return this.#lost(`Where does ${show(unit)} go`, to)
    return { type: 'move', power, unit, to: to.at, via: true }
  }

  #goal(unit: Named, make: (to: Location) => Order): Order | string {
    const to = this.#place()
    return typeof to === 'string' ? this.#lost(`Where does ${show(unit)} go`, to) : make(to.at)
  }

  #byConvoy(): boolean {
    const at = this.#at
    if (this.#tokens[at] === 'by' && this.#meaning(this.#tokens[at + 1]) === 'convoy') {
      this.#at = at + 1
      return true
    }
    return this.#meaning(this.#tokens[at]) === 'convoy' && at === this.#tokens.length - 1
  }

  #unit(wish: string): Named | string {
    this.#skip()
    const start = this.#at
    const power = this.#power()
    const end = this.#at
    const kind: UnitKind | undefined = this.#takes('army')
      ? 'A'
      : this.#takes('fleet')
        ? 'F'
        : undefined
    const place = this.#place(true)
    if (typeof place === 'string') {
      // Perhaps the name was no power's, but that of a place.
      const word = this.#tokens.slice(start, end).join(' ')
      const own = kind === undefined ? this.#lexicon.places.get(word)?.[0] : undefined
      if (own === undefined) return this.#lost(wish, place)
      this.#at = end
      return { at: this.#withCoast(own) }
    }
    return {
      at: place.at,
      ...(kind !== undefined && { kind }),
      ...(power !== undefined && { power }),
    }
  }

  /** A place with its coast; or the word that is none, or a sentence on one that may be several. */
  #place(isUnit = false): { readonly at: Location } | string {
    this.#skip()
    for (let length = this.#lexicon.longest; length >= 1; length--) {
      const key = this.#tokens.slice(this.#at, this.#at + length).join(' ')
      if (this.#at + length > this.#tokens.length) continue
      const found = this.#lexicon.places.get(key)
      if (found === undefined || (isUnit && length > 1 && this.#helps(this.#at + length))) continue
      const [first, second] = found
      if (first === undefined) continue
      if (second !== undefined) return `"${key}" may be ${found.join(' or ')}; name one of them.`
      this.#at += length
      return { at: this.#withCoast(first) }
    }
    return this.#tokens[this.#at] ?? ''
  }

  /** Whether the word before is a verb, with the unit that it helps: "F Irish S A Wal". */
  #helps(at: number): boolean {
    const verb = this.#meaning(this.#tokens[at - 1])
    const [next = ''] = this.#tokens.slice(at)
    const starts = ['army', 'fleet', 'filler'].includes(this.#meaning(next) ?? '')
    const isHelp = verb === 'support' || verb === 'convoy'
    return isHelp && (starts || this.#lexicon.places.has(next) || this.#lexicon.powers.has(next))
  }

  #withCoast(province: Location): Location {
    const start = this.#at
    const bracket = this.#tokens[this.#at] === '(' || this.#tokens[this.#at] === '/'
    if (bracket) this.#at++
    for (const length of [2, 1]) {
      const key = this.#tokens.slice(this.#at, this.#at + length).join(' ')
      const coast =
        this.#at + length > this.#tokens.length ? undefined : this.#lexicon.coasts.get(key)
      // Outside brackets only "nc" and "north coast" are safe: an S may be a support.
      if (coast === undefined || (!bracket && length === 1 && key.length !== 2)) continue
      this.#at += length
      if (this.#tokens[this.#at] === ')') this.#at++
      return province.includes('/') ? province : `${province}/${coast}`
    }
    this.#at = start
    return province
  }

  #power(): PowerId | undefined {
    this.#skip()
    for (const length of [3, 2, 1]) {
      const power = this.#lexicon.powers.get(
        this.#tokens.slice(this.#at, this.#at + length).join(' '),
      )
      if (power === undefined || this.#at + length > this.#tokens.length) continue
      this.#at += length
      return power
    }
    return undefined
  }

  /** Whether an order may start here, after a name that may be a power's, or a place's. */
  #startsOrder(name: string): boolean {
    const meaning = this.#meaning(this.#tokens[this.#at])
    if (this.#lexicon.places.has(name)) return meaning === 'army' || meaning === 'fleet'
    return meaning !== undefined && meaning !== 'to' && meaning !== 'hold'
  }

  #meaning(token: string | undefined): string | undefined {
    return token === undefined ? undefined : this.#lexicon.words.get(token)
  }

  #takes(word: string): boolean {
    if (word !== 'via') this.#skip()
    if (this.#meaning(this.#tokens[this.#at]) !== word) return false
    this.#at++
    // "moves to", "- to": one step in two words.
    if (word === 'to') while (this.#meaning(this.#tokens[this.#at]) === 'to') this.#at++
    return true
  }

  #skip(): void {
    while (
      this.#meaning(this.#tokens[this.#at]) === 'filler' &&
      !this.#lexicon.places.has(this.#tokens[this.#at] ?? '') &&
      !this.#isBy()
    )
      this.#at++
  }

  #isBy(): boolean {
    return this.#tokens[this.#at] === 'by' && this.#meaning(this.#tokens[this.#at + 1]) === 'convoy'
  }

  #done(): boolean {
    return this.#at >= this.#tokens.length
  }

  #lost(wish: string, word: string): string {
    const said = /^Wh/.test(wish) ? `${wish}?` : `${wish}.`
    if (word === '') return `${said} The line ends there.`
    return word.startsWith('"')
      ? `${said} ${word}`
      : `${said} The map has no place "${brief(word)}".`
  }
}

/** The words without brackets, but for those around the names of coasts. */
function unbracketed({ coasts }: Lexicon, line: readonly string[]): readonly string[] {
  let isCoast = false
  return line.filter((word, at) => {
    if (word === '(') {
      const next = line[at + 1] ?? ''
      isCoast = coasts.has(next) || coasts.has(`${next} ${line[at + 2]}`)
      return isCoast
    }
    if (word !== ')') return true
    const closes = isCoast
    isCoast = false
    return closes
  })
}

function show(unit: Named): string {
  return unit.kind === undefined ? unit.at : `${unit.kind} ${unit.at}`
}
