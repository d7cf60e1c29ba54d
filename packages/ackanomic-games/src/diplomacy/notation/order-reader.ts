import { sanitizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyLocation, DiplomacyUnitKind, PowerId } from '../map.js'
import type { DiplomacyNamedUnit } from '../orders.js'
import type { Guesser } from './guesses.js'
import { type Lexicon, tokens, type Word } from './lexicon.js'

const MAX_WORD_LENGTH = 60

/** Reads one line word by word: units, places with coasts, powers, and words of orders. */
export class OrderReader {
  readonly #lexicon: Lexicon
  readonly #tokens: readonly string[]
  readonly #guesser: Guesser | undefined
  #at = 0

  constructor(lexicon: Lexicon, line: string, guesser: Guesser | undefined) {
    this.#lexicon = lexicon
    this.#guesser = guesser
    this.#tokens = wordsOf(lexicon, line)
  }

  get at(): number {
    return this.#at
  }

  atEnd(): boolean {
    this.#skipFillers()
    return this.#at >= this.#tokens.length
  }

  /** Whether the line ends or another unit follows. */
  isOver(): boolean {
    return this.#at >= this.#tokens.length || isKind(this.#meaning())
  }

  since(start: number, end: number = this.#at): string {
    return this.#tokens.slice(start, end).join(' ')
  }

  /** A power's name at the start of a line, with or without a colon. */
  heading(): PowerId | undefined {
    const start = this.#at
    const power = this.#power()
    if (power === undefined || this.takesJust(':') || this.#at >= this.#tokens.length) return power
    const meaning = this.#meaning()
    const startsOrder = this.#lexicon.places.has(this.since(start))
      ? isKind(meaning)
      : meaning !== undefined && meaning !== 'to' && meaning !== 'hold'
    if (startsOrder) return power
    this.#at = start
    return undefined
  }

  /** Skips to where another order clearly begins: a unit with its kind and a verb. */
  goToNextOrder(start: number): boolean {
    for (let at = start + 1; at < this.#tokens.length; at++) {
      if (!isKind(this.#meaning(at))) continue
      const word = this.#tokens[at - 1] ?? ''
      const before =
        this.#meaning(at - 1) ?? this.#lexicon.words.get(this.#guesser?.word(word) ?? '')
      if (before === 'to' || isHelp(before) || this.#lexicon.powers.has(word)) continue
      this.#at = at
      const isUnit = typeof this.unit() !== 'string'
      const verb = this.#meaning()
      this.#at = at
      if (isUnit && verb !== undefined && verb !== 'filler' && !isKind(verb)) return true
    }
    this.#at = this.#tokens.length
    return false
  }

  /** A unit, or what is wrong with it; without `wish`, the error is not shown. */
  unit(wish?: string): DiplomacyNamedUnit | string {
    this.#skipFillers()
    const start = this.#at
    const power = this.#power()
    const end = this.#at
    const kind = this.kind()
    const place = this.place({ isUnit: true, guesses: wish !== undefined })
    if (typeof place === 'string') {
      // The name may be a place's, not a power's.
      const [shared] = this.#lexicon.places.get(this.since(start, end)) ?? []
      if (shared === undefined || kind !== undefined) return missing(place, wish)
      this.#at = end
      return { at: this.withCoast(shared) }
    }
    return {
      at: place.at,
      ...(kind !== undefined && { kind }),
      ...(power !== undefined && { power }),
    }
  }

  goal(wish: string): { readonly to: DiplomacyLocation } | string {
    const place = this.place()
    return typeof place === 'string' ? missing(place, wish) : { to: place.at }
  }

  /** The kind, if it is given: "A", "fleet", "an army", "a fleet". */
  kind(): DiplomacyUnitKind | undefined {
    if (!this.takes('army')) return this.takes('fleet') ? 'F' : undefined
    // "a fleet": the first word is an article.
    if (this.takes('fleet')) return 'F'
    this.takes('army')
    return 'A'
  }

  /** A place with its coast, or a sentence about the text found instead. */
  place({ isUnit = false, guesses = true } = {}): { readonly at: DiplomacyLocation } | string {
    this.#skipFillers()
    const { longest, places } = this.#lexicon
    const left = this.#tokens.length - this.#at
    for (let length = Math.min(longest, left); length >= 1; length--) {
      const end = this.#at + length
      const name = this.since(this.#at, end)
      const found = places.get(name) ?? this.#abbreviated(end)
      const [first, second] = found
      if (first === undefined || (isUnit && length > 1 && this.#isHelped(end))) continue
      if (second !== undefined) return `"${name}" may be ${found.join(' or ')}; name one of them.`
      this.#at = end
      return { at: this.withCoast(first) }
    }
    if (left === 0) return 'The line ends too early.'
    const words = this.#tokens.slice(this.#at, this.#at + 2)
    const guess = guesses ? this.#guesser?.place(words) : undefined
    const { name, near } = guess ?? { name: words[0] ?? '', near: [] }
    const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
    return `The map has no place "${sanitizeText(name, MAX_WORD_LENGTH)}".${meant}`
  }

  /** The province, with the coast that follows if any. */
  withCoast(province: DiplomacyLocation): DiplomacyLocation {
    const start = this.#at
    const isApart = this.takesJust('/')
    // Elsewhere only "nc" and "north coast" are safe: an S may be a support.
    const coast = this.#name(this.#lexicon.coasts, 2, (name) => isApart || name.length > 1)
    if (coast === undefined) {
      this.#at = start
      return province
    }
    return province.includes('/') ? province : `${province}/${coast}`
  }

  count(): number | undefined {
    const word = this.#tokens[this.#at] ?? ''
    if (!/^\d{1,4}$/u.test(word)) return undefined
    this.#at++
    return Number(word)
  }

  takes<Meaning extends Word>(...meanings: readonly Meaning[]): Meaning | undefined {
    this.#skipFillers()
    const found = meanings.find((each) => each === this.#meaning())
    if (found === undefined) return undefined
    this.#at++
    if (found === 'to') while (this.#meaning() === 'to') this.#at++
    return found
  }

  takesJust(word: string): boolean {
    if (this.#tokens[this.#at] !== word) return false
    this.#at++
    return true
  }

  takesVia(): boolean {
    const isLast = this.#at === this.#tokens.length - 1
    return this.takes(...(isLast ? (['via', 'convoy'] as const) : (['via'] as const))) !== undefined
  }

  guessVerb(): string {
    const near = this.#guesser?.word(this.#tokens[this.#at] ?? '')
    return near === undefined ? '' : ` Did you mean "${near}"?`
  }

  /** The places whose names begin with abbreviated words: "Nor Sea", "Engl". */
  #abbreviated(end: number): readonly DiplomacyLocation[] {
    const { words, beginnings } = this.#lexicon
    const [first = '', ...others] = this.#tokens.slice(this.#at, end)
    const begun = beginnings.get(first) ?? []
    const last = others.at(-1)
    // A word of orders begins a name only with another word: "W Med".
    const isAlone = first.length > 2 && !words.has(first)
    const isName = last === undefined ? isAlone : words.get(last) !== 'filler'
    if (!isName || begun.length === 0) return []
    const said = others.filter((word) => words.get(word) !== 'filler')
    return begun.flatMap(({ at, words: full }) =>
      said.every((word, i) => full[i + 1]?.startsWith(word)) ? at : [],
    )
  }

  /** Whether the verb before helps the unit: "F Irish S A Wal". */
  #isHelped(at: number): boolean {
    const next = this.#tokens[at] ?? ''
    const { places, powers } = this.#lexicon
    const isUnit = isKind(this.#meaning(at)) || this.#meaning(at) === 'filler'
    return isHelp(this.#meaning(at - 1)) && (isUnit || places.has(next) || powers.has(next))
  }

  #power(): PowerId | undefined {
    this.#skipFillers()
    return this.#name(this.#lexicon.powers, 3)
  }

  #name<Meaning>(
    names: ReadonlyMap<string, Meaning>,
    most: number,
    fits: (name: string) => boolean = () => true,
  ): Meaning | undefined {
    for (let length = Math.min(most, this.#tokens.length - this.#at); length >= 1; length--) {
      const name = this.since(this.#at, this.#at + length)
      const meaning = names.get(name)
      if (meaning === undefined || !fits(name)) continue
      this.#at += length
      return meaning
    }
    return undefined
  }

  #meaning(at: number = this.#at): Word | undefined {
    return this.#lexicon.words.get(this.#tokens[at] ?? '')
  }

  #skipFillers(): void {
    while (this.#meaning() === 'filler' && !this.#lexicon.places.has(this.#tokens[this.#at] ?? ''))
      this.#at++
  }
}

function isKind(word: Word | undefined): boolean {
  return word === 'army' || word === 'fleet'
}

function isHelp(word: Word | undefined): boolean {
  return word === 'support' || word === 'convoy'
}

function missing(instead: string, wish = ''): string {
  return `${wish}${wish.startsWith('Wh') ? '?' : '.'} ${instead}`
}

/** The words of a line: coasts in brackets follow a slash, other brackets are dropped. */
function wordsOf({ coasts }: Lexicon, line: string): readonly string[] {
  const plain = line
    .replace(/\(([^()]*)\)/gu, (_, inner: string) =>
      coasts.has(tokens(inner).join(' ')) ? ` / ${inner} ` : ` ${inner} `,
    )
    .replace(/[()]/gu, ' ')
    .replace(/\b(?:by|via) convoy\b/giu, 'via')
  return tokens(plain)
}
