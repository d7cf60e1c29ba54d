import { memoizeByRef } from '@ackanomic/core/engine'
import { normalizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from '../map.js'

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

export type Word = keyof typeof WORDS

export type Lexicon = ReturnType<typeof makeLexicon>

export const lexiconOf = /* @__PURE__ */ memoizeByRef(makeLexicon)

/** Cuts a line into lower-case words and signs; any dash or arrow is `-`, a coast follows `/`. */
export function tokens(text: string): readonly string[] {
  const plain = normalizeText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.'`"*]/g, '')
    .replace(/[-=→⇒>]+/g, ' - ')
    .replace(/([:/()&])/g, ' $1 ')
  return plain.split(/\s+/).filter((token) => token !== '')
}

function makeLexicon(variant: DiplomacyVariant) {
  const places = new Map<string, DiplomacyLocation[]>()
  const add = (name: string, location: DiplomacyLocation): void => {
    const list = places.get(name) ?? []
    if (!list.includes(location)) places.set(name, [...list, location])
  }
  const words = new Map<string, Word>()
  for (const [meaning, forms] of Object.entries(WORDS))
    for (const form of forms.split(' ')) words.set(form, meaning as Word)
  const coasts = new Map<string, string>()
  const addCoast = (coast: string): void => {
    for (const form of coastForms(coast)) coasts.set(form, coast)
  }
  for (const quarter of ['NC', 'SC', 'EC', 'WC']) addCoast(quarter)
  const provinces = Object.entries(variant.provinces).map(([id, province]) => {
    const names = [id, province.name, ...(province.aliases ?? [])].map(plain)
    for (const name of names) {
      add(name, id)
      // Some programs write `stpetersburg` or `northsea`.
      add(name.replace(/[ -]/gu, ''), id)
    }
    for (const coast of province.coasts ?? []) {
      add(plain(`${id} ${coast}`), `${id}/${coast}`)
      add(plain(`${id}${coast}`), `${id}/${coast}`)
      addCoast(coast)
    }
    const full = tokens(province.name).filter(
      (word) => word !== '-' && words.get(word) !== 'filler',
    )
    return { at: id, words: full, names, label: `${province.name} (${id})` }
  })
  const powers = new Map<string, PowerId>()
  for (const [id, power] of Object.entries(variant.powers))
    for (const name of [id, power.name, power.adjective]) powers.set(plain(name), id)
  const ids = Object.keys(variant.powers)
  for (const id of ids) {
    const part = id.slice(0, 3).toLowerCase()
    const alike = ids.filter((other) => other.toLowerCase().startsWith(part))
    if (alike.length === 1 && !powers.has(part)) powers.set(part, id)
  }
  const beginnings = new Map<string, typeof provinces>()
  for (const province of provinces) {
    const [first = ''] = province.words
    for (let length = 1; length <= first.length; length++) {
      const part = first.slice(0, length)
      beginnings.set(part, [...(beginnings.get(part) ?? []), province])
    }
  }
  const longest = Math.max(1, ...[...places.keys()].map((name) => name.split(' ').length))
  return { places, longest, provinces, beginnings, powers, words, coasts }
}

function plain(name: string): string {
  return tokens(name).join(' ')
}

export const QUARTERS: Readonly<Record<string, string>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
}

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
