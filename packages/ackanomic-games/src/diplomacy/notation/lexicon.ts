import { memoizeByRef } from '@ackanomic/core/engine'
import type { DiplomacyLocation, DiplomacyVariant, PowerId, ProvinceId } from '../map.js'

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

/** A province: the words of its full name, all its names, and what it is called in messages. */
interface NamedProvince {
  readonly at: ProvinceId
  readonly words: readonly string[]
  readonly names: readonly string[]
  readonly label: string
}

/** What a variant's words mean. */
export interface Lexicon {
  /** Names of places, tokens joined by a space, to the locations; several where unclear. */
  readonly places: ReadonlyMap<string, readonly DiplomacyLocation[]>
  /** The most tokens in a name of a place. */
  readonly longest: number
  /** The provinces, and those whose full name begins so. */
  readonly provinces: readonly NamedProvince[]
  readonly beginnings: ReadonlyMap<string, readonly NamedProvince[]>
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
    const key = plain(name)
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
    for (const name of [id, power.name, power.adjective]) powers.set(plain(name), id)
  addShortPowers(variant, powers)
  const words = new Map<string, Word>()
  for (const [meaning, forms] of Object.entries(WORDS))
    for (const form of forms.split(' ')) words.set(form, meaning as Word)
  const provinces = Object.entries(variant.provinces).map(([id, { name, aliases }]) => ({
    at: id,
    words: tokens(name).filter((word) => word !== '-' && words.get(word) !== 'filler'),
    names: [id, name, ...(aliases ?? [])].map(plain),
    label: `${name} (${id})`,
  }))
  const beginnings = new Map<string, NamedProvince[]>()
  for (const province of provinces) {
    const [first = ''] = province.words
    for (let length = 1; length <= first.length; length++) {
      const part = first.slice(0, length)
      if (!words.has(part)) beginnings.set(part, [...(beginnings.get(part) ?? []), province])
    }
  }
  const longest = Math.max(1, ...[...places.keys()].map((name) => name.split(' ').length))
  return { places, longest, provinces, beginnings, powers, words, coasts }
}

function plain(name: string): string {
  return tokens(name).join(' ')
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

function addShortPowers(variant: DiplomacyVariant, powers: Map<string, PowerId>): void {
  for (const id of Object.keys(variant.powers)) {
    const part = id.slice(0, 3).toLowerCase()
    const others = Object.keys(variant.powers).filter((other) =>
      other.toLowerCase().startsWith(part),
    )
    if (others.length === 1 && !powers.has(part)) powers.set(part, id)
  }
}

/** So many names are offered at the most. */
const MOST_NEAR = 3

/** The places whose names come nearest to the next two words or to the first, and which of both. */
export function nearestPlaces(
  { provinces }: Lexicon,
  [first = '', second]: readonly string[],
): { readonly name: string; readonly near: readonly string[] } {
  const labels = provinces.flatMap(({ names, label }) =>
    names.map((name) => [name, label] as const),
  )
  const said = second === undefined ? [first] : [`${first} ${second}`, first]
  const [best] = said
    .map((name) => ({ name, ...nearest(name, labels) }))
    .sort((a, b) => a.apart - b.apart)
  const { name = first, near = [] } = best ?? {}
  return near.length === 0
    ? { name: first, near }
    : { name, near: near.length > MOST_NEAR ? [] : near }
}

/** The word of an order that comes near to a word, if one does. */
export function nearestWord({ words }: Lexicon, said: string): string | undefined {
  const long = [...words.keys()].filter((word) => word.length > 3)
  return said.length < 4
    ? undefined
    : nearest(
        said,
        long.map((word) => [word, word]),
      ).near[0]
}

/** What is told of the names that are nearest to a word, and how far they are from it. */
function nearest(
  said: string,
  names: readonly (readonly [name: string, label: string])[],
): { readonly near: readonly string[]; readonly apart: number } {
  const most = said.length < 3 ? 0 : said.length < 6 ? 1 : 2
  const far = names.map(([name, label]) => ({ label, apart: distance(said, name, most) }))
  const apart = Math.min(...far.map((each) => each.apart))
  const near = apart > most ? [] : far.filter((each) => each.apart === apart)
  return { near: [...new Set(near.map(({ label }) => label))], apart }
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
