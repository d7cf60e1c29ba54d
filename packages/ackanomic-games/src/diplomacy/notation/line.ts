import type { DiplomacyLocation, DiplomacyUnitKind, PowerId } from '../map.js'
import type { DiplomacyNamedUnit } from '../orders.js'
import { brief, guessPlace, guessWord, type Lexicon, tokens, type Word } from './lexicon.js'

/** Reads one line, word by word: units, places with their coasts, powers, words of orders. */
export class Line {
  readonly #lexicon: Lexicon
  readonly #tokens: readonly string[]
  readonly #guesses: boolean
  #at = 0

  /** @param guesses - whether what can't be read is told with what may have been meant */
  constructor(lexicon: Lexicon, line: string, guesses: boolean) {
    this.#lexicon = lexicon
    this.#guesses = guesses
    this.#tokens = unbracketed(lexicon, tokens(line))
  }

  /** Whether nothing follows that means anything. */
  atEnd(): boolean {
    this.#skip()
    return this.#at >= this.#tokens.length
  }

  get at(): number {
    return this.#at
  }

  /** What was read from there on, or what is there up to the end. */
  since(start: number, end: number = this.#tokens.length): string {
    return this.#tokens.slice(start, end).join(' ')
  }

  /** A power's name at the start of a line, with or without a colon. */
  heading(): PowerId | undefined {
    const start = this.#at
    const power = this.#power()
    if (power === undefined) return undefined
    const name = this.since(start, this.#at)
    if (this.#tokens[this.#at] === ':') this.#at++
    else if (this.#at < this.#tokens.length && !this.#startsOrder(name)) this.#at = start
    return this.#at === start ? undefined : power
  }

  /** Goes to where another order plainly begins: a unit with its kind, and what it is to do. */
  goToNextOrder(start: number): boolean {
    for (let at = start + 1; at < this.#tokens.length; at++) {
      if (!isKind(this.#meaning(this.#tokens[at]))) continue
      // After these words, and what comes near to them, a unit is one that is helped.
      const word = this.#tokens[at - 1] ?? ''
      const before = this.#meaning(word)
      const meant = this.#meaning(guessWord(this.#lexicon, word))
      if (before === 'to' || [before, meant].some(isHelp)) continue
      if (this.#lexicon.powers.has(word)) continue
      this.#at = at
      const read = this.unit('')
      const verb = this.#meaning(this.#tokens[this.#at])
      const isOrder = typeof read !== 'string' && verb !== undefined && !isKind(verb)
      this.#at = at
      if (isOrder && verb !== 'filler') return true
    }
    this.#at = this.#tokens.length
    return false
  }

  /** A unit as it is written, or what is wrong with it. */
  unit(wish: string): DiplomacyNamedUnit | string {
    this.#skip()
    const start = this.#at
    const power = this.#power()
    const end = this.#at
    const kind = this.kind()
    const place = this.place(true)
    if (typeof place === 'string') {
      // Perhaps the name was no power's, but that of a place.
      const word = this.since(start, end)
      const shared = kind === undefined ? this.#lexicon.places.get(word)?.[0] : undefined
      if (shared === undefined) return lost(wish, place)
      this.#at = end
      return { at: this.withCoast(shared) }
    }
    return {
      at: place.at,
      ...(kind !== undefined && { kind }),
      ...(power !== undefined && { power }),
    }
  }

  /** Where a unit goes, or what is wrong with it. */
  goal(wish: string): { readonly to: DiplomacyLocation } | string {
    const place = this.place()
    return typeof place === 'string' ? lost(wish, place) : { to: place.at }
  }

  /** Army or fleet, if it is said: "A", "fleet", "an army", "a fleet". */
  kind(): DiplomacyUnitKind | undefined {
    if (!this.takes('army')) return this.takes('fleet') ? 'F' : undefined
    // "a fleet": the first was an article.
    if (this.takes('fleet')) return 'F'
    this.takes('army')
    return 'A'
  }

  /** A place with its coast; or a sentence on what is there instead. */
  place(isUnit = false): { readonly at: DiplomacyLocation } | string {
    this.#skip()
    const { longest, places } = this.#lexicon
    for (let length = longest; length >= 1; length--) {
      if (this.#at + length > this.#tokens.length) continue
      const key = this.since(this.#at, this.#at + length)
      const found = places.get(key) ?? this.#abbreviated(length)
      if (found === undefined || (isUnit && length > 1 && this.#helps(this.#at + length))) continue
      const [first, second] = found
      if (first === undefined) continue
      if (second !== undefined) return `"${key}" may be ${found.join(' or ')}; name one of them.`
      this.#at += length
      return { at: this.withCoast(first) }
    }
    const word = this.#tokens[this.#at]
    if (word === undefined) return 'The line ends there.'
    if (!this.#guesses) return `The map has no place "${brief(word)}".`
    const { name, near } = guessPlace(this.#lexicon, this.#tokens.slice(this.#at))
    const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
    return `The map has no place "${brief(name)}".${meant}`
  }

  /** The province with the coast that follows, if one does. */
  withCoast(province: DiplomacyLocation): DiplomacyLocation {
    const start = this.#at
    const bracket = this.#tokens[this.#at] === '(' || this.#tokens[this.#at] === '/'
    if (bracket) this.#at++
    for (const length of [2, 1]) {
      const key = this.since(this.#at, this.#at + length)
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

  count(): number | undefined {
    const word = this.#tokens[this.#at] ?? ''
    if (!/^\d{1,4}$/u.test(word)) return undefined
    this.#at++
    return Number(word)
  }

  /** Takes a word of that meaning, if it follows. */
  takes(word: Word): boolean {
    if (word !== 'via') this.#skip()
    if (this.#meaning(this.#tokens[this.#at]) !== word) return false
    this.#at++
    // "moves to", "- to": one step in two words.
    if (word === 'to') while (this.#meaning(this.#tokens[this.#at]) === 'to') this.#at++
    return true
  }

  /** Takes just that word or sign, if it follows. */
  takesJust(word: string): boolean {
    if (this.#tokens[this.#at] !== word) return false
    this.#at++
    return true
  }

  /** Takes "by convoy", or a "convoy" that ends the line. */
  byConvoy(): boolean {
    const at = this.#at
    if (this.#isBy()) {
      this.#at = at + 1
      return true
    }
    return this.#meaning(this.#tokens[at]) === 'convoy' && at === this.#tokens.length - 1
  }

  /** Whether the line ends here, or another unit is named. */
  isOver(): boolean {
    return this.#at >= this.#tokens.length || isKind(this.#meaning(this.#tokens[this.#at]))
  }

  /** "Did you mean" the verb that the next word comes near to, or nothing. */
  guessVerb(): string {
    if (!this.#guesses) return ''
    const near = guessWord(this.#lexicon, this.#tokens[this.#at] ?? '')
    return near === undefined ? '' : ` Did you mean "${near}"?`
  }

  /** The places whose names have as many words, each beginning as the next ones do: "Nor Sea". */
  #abbreviated(length: number): readonly DiplomacyLocation[] | undefined {
    if (length < 2 || this.#meaning(this.#tokens[this.#at + length - 1]) === 'filler')
      return undefined
    const words = this.#tokens.slice(this.#at, this.#at + length)
    const said = words.filter((word) => this.#meaning(word) !== 'filler')
    if (said.some((word) => this.#meaning(word) !== undefined || /^\W/u.test(word)))
      return undefined
    const found = this.#lexicon.names.flatMap(({ words: full, at }) =>
      full.length === said.length && full.every((each, i) => each.startsWith(said[i] ?? each))
        ? at
        : [],
    )
    return found.length === 0 ? undefined : found
  }

  /** Whether the word before is a verb, with the unit that it helps: "F Irish S A Wal". */
  #helps(at: number): boolean {
    const verb = this.#meaning(this.#tokens[at - 1])
    const [next = ''] = this.#tokens.slice(at)
    const starts = isKind(this.#meaning(next)) || this.#meaning(next) === 'filler'
    return (
      isHelp(verb) && (starts || this.#lexicon.places.has(next) || this.#lexicon.powers.has(next))
    )
  }

  #power(): PowerId | undefined {
    this.#skip()
    for (const length of [3, 2, 1]) {
      const power = this.#lexicon.powers.get(this.since(this.#at, this.#at + length))
      if (power === undefined || this.#at + length > this.#tokens.length) continue
      this.#at += length
      return power
    }
    return undefined
  }

  /** Whether an order may start here, after a name that may be a power's, or a place's. */
  #startsOrder(name: string): boolean {
    const meaning = this.#meaning(this.#tokens[this.#at])
    if (this.#lexicon.places.has(name)) return isKind(meaning)
    return meaning !== undefined && meaning !== 'to' && meaning !== 'hold'
  }

  #meaning(token: string | undefined): Word | undefined {
    return token === undefined ? undefined : this.#lexicon.words.get(token)
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
}

function isKind(word: Word | undefined): boolean {
  return word === 'army' || word === 'fleet'
}

function isHelp(word: Word | undefined): boolean {
  return word === 'support' || word === 'convoy'
}

/** What is missing, and what is there instead. */
function lost(wish: string, says: string): string {
  return `${wish}${/^Wh/u.test(wish) ? '?' : '.'} ${says}`
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
