import { memoizeByRef } from '@ackanomic/core/engine'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from '../map.js'

/** What words of orders mean, and their forms. */
const WORDS = {
  to: 'to - -> => move moves moving m goes go attack attacks',
  army: 'a army armies',
  fleet: 'f fleet fleets',
  hold: 'h hold holds holding stand stands stay stays',
  support: 's sup supp support supports supporting suppt',
  convoy: 'c conv convoy convoys convoying transports transport',
  via: 'via viaconvoy',
  retreat: 'r ret retreat retreats retreating',
  disband:
    'd dis disband disbands disbanded remove removes removed destroy destroys destroyed off otb',
  build: 'b build builds building',
  waive: 'w waive waives waived pass passes',
  filler: 'the an in at from into its of unit board and then please by',
}

/** A meaning of words in orders. */
export type Word = keyof typeof WORDS

/** What a variant's words mean. */
export interface Lexicon {
  /** Names of places, tokens joined by a space, to the locations; several where unclear. */
  readonly places: ReadonlyMap<string, readonly DiplomacyLocation[]>
  /** The provinces: the words of the full name, all names, and as it is told. */
  readonly names: readonly {
    readonly at: DiplomacyLocation
    readonly words: readonly string[]
    readonly called: readonly string[]
    readonly message: string
  }[]
  /** The most tokens in a name of a place. */
  readonly longest: number
  /** Names and adjectives of powers. */
  readonly powers: ReadonlyMap<string, PowerId>
  /** Words of orders. */
  readonly words: ReadonlyMap<string, Word>
  /** Names of coasts to their short forms. */
  readonly coasts: ReadonlyMap<string, string>
}

/** The lexicon of a variant, made at the first call. */
export const lexiconOf: (variant: DiplomacyVariant) => Lexicon =
  /* @__PURE__ */ memoizeByRef(makeLexicon)

/** Cuts a line into lower-case words and signs; any dash or arrow is `-`, a coast follows `/`. */
export function tokens(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’`"*]/g, '')
    .replace(/[-=–—→⇒>]+/g, ' - ')
    .replace(/([:/()&])/g, ' $1 ')
  return plain.split(/\s+/).filter((token) => token !== '')
}

function makeLexicon(variant: DiplomacyVariant): Lexicon {
  const places = new Map<string, DiplomacyLocation[]>()
  const add = (name: string, location: DiplomacyLocation): void => {
    const key = tokens(name).join(' ')
    const list = places.get(key)
    if (list === undefined) places.set(key, [location])
    else if (!list.includes(location)) list.push(location)
  }
  const coasts = new Map<string, string>()
  for (const [id, province] of Object.entries(variant.provinces)) {
    add(id, id)
    add(province.name, id)
    for (const alias of province.aliases ?? []) add(alias, id)
    for (const coast of province.coasts ?? []) {
      add(`${id} ${coast}`, `${id}/${coast}`)
      add(`${id}${coast}`, `${id}/${coast}`)
      for (const form of coastForms(coast)) coasts.set(form, coast)
    }
  }
  for (const quarter of ['NC', 'SC', 'EC', 'WC'])
    for (const form of coastForms(quarter)) if (!coasts.has(form)) coasts.set(form, quarter)
  const powers = new Map<string, PowerId>()
  for (const [id, power] of Object.entries(variant.powers))
    for (const name of [id, power.name, power.adjective]) powers.set(tokens(name).join(' '), id)
  addShortPowers(variant, powers)
  const words = new Map<string, Word>()
  for (const [meaning, forms] of Object.entries(WORDS))
    for (const form of forms.split(' ')) words.set(form, meaning as Word)
  addShort(variant, places, (part) => words.has(part) || powers.has(part) || coasts.has(part))
  const names = Object.entries(variant.provinces).map(([id, { name, aliases }]) => ({
    at: id,
    words: tokens(name).filter((word) => word !== '-' && words.get(word) !== 'filler'),
    called: [id, name, ...(aliases ?? [])].map((each) => tokens(each).join(' ')),
    message: `${name} (${id})`,
  }))
  let longest = 1
  for (const key of places.keys()) longest = Math.max(longest, key.split(' ').length)
  return { places, names, longest, powers, words, coasts }
}

const QUARTERS: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' }

function coastForms(coast: string): readonly string[] {
  const quarter = QUARTERS[coast[0] ?? '']
  const short = coast.toLowerCase()
  if (quarter === undefined || coast.length !== 2) return [short]
  return [
    short,
    short.slice(0, 1),
    `${quarter} coast`,
    `${quarter}ern coast`,
    quarter,
    `${short[0]} c`,
  ]
}

/** Beginnings of full names, from three letters on, that mean nothing else. */
function addShort(
  variant: DiplomacyVariant,
  places: Map<string, DiplomacyLocation[]>,
  isTaken: (part: string) => boolean,
): void {
  const short = new Map<string, Set<DiplomacyLocation>>()
  for (const [id, province] of Object.entries(variant.provinces)) {
    const key = tokens(province.name).join(' ')
    for (let length = 3; length < key.length; length++) {
      const part = key.slice(0, length).trimEnd()
      if (part.includes('-')) break
      const list = short.get(part) ?? new Set()
      short.set(part, list.add(id))
    }
  }
  for (const [part, ids] of short)
    if (!places.has(part) && (part.length > 3 || !isTaken(part))) places.set(part, [...ids])
}

function addShortPowers(variant: DiplomacyVariant, powers: Map<string, PowerId>): void {
  for (const id of Object.keys(variant.powers)) {
    const part = id.slice(0, 3).toLowerCase()
    const others = Object.keys(variant.powers).filter((other) =>
      other.toLowerCase().startsWith(part),
    )
    if (others.length === 1 && !powers.has(part)) powers.set(part, id)
  }
}

/** What somebody has written, short enough to be repeated: its first letters, each whole. */
export function brief(text: string, most = 60): string {
  const letters = [...text.slice(0, 2 * most + 1)]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('')
}

/** So many names are offered at the most. */
const MOST_NEAR = 3

/** The places whose names come nearest to the next words, and the words that were compared. */
export function guessPlace(
  { names }: Lexicon,
  words: readonly string[],
): { readonly name: string; readonly near: readonly string[] } {
  const [first = '', second] = words
  let best = Number.POSITIVE_INFINITY
  let name = first
  const near = new Set<string>()
  for (const said of second === undefined ? [first] : [`${first} ${second}`, first]) {
    const most = said.length < 3 ? 0 : said.length < 6 ? 1 : 2
    for (const { called, message } of names) {
      const apart = Math.min(...called.map((each) => distance(said, each, most)))
      if (apart > most || apart > best) continue
      if (apart < best) near.clear()
      best = apart
      name = said
      near.add(message)
    }
  }
  return { name, near: near.size > MOST_NEAR ? [] : [...near] }
}

/** The word of an order that comes near to a word, if one does. */
export function guessWord({ words }: Lexicon, said: string): string | undefined {
  if (said.length < 4) return undefined
  let best = 3
  let near: string | undefined
  for (const word of words.keys()) {
    const apart = word.length > 3 ? distance(said, word, 2) : 3
    if (apart >= best) continue
    best = apart
    near = word
  }
  return near
}

/** How many letters are missing, too many, other or changed about; more than `most` is enough. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + other)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
