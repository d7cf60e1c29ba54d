import { contractClauses, type Game, gameName } from '@ackanomic/core'
import type { Clauses } from '@ackanomic/core/engine'
import { deckClauses, eleusisClauses, standardClauses } from '@ackanomic/decks'
import { generalClauses, trophyClauses } from '@ackanomic/society'
import { equipmentClauses } from '@ackanomic/society/equipment'
import { type Line, line } from './line.js'
import type { Session } from './session.js'

/** The rules that hold for every game. */
const COMMON: readonly Clauses[] = [
  generalClauses,
  trophyClauses,
  equipmentClauses,
  deckClauses,
  standardClauses,
  eleusisClauses,
  contractClauses,
]

interface Found {
  readonly rule: string
  readonly of: readonly (readonly [id: string, text: string])[]
}

type Played = Pick<Session, 'game' | 'clauses'>

/**
 * The rules: a summary of the game; all clauses of its rule (`full`); those below an id (`4e`,
 * `1250.1/VI`); a whole rule by its name; or those that contain a text. `undefined` if there are
 * none.
 */
export function rulesLines({ game, clauses }: Played, asked: string): Line[] | undefined {
  const own = clauses === null ? [] : [clauses]
  if (asked === '') return [...playLines(game), ...moreLines(own)]
  const found = asked === 'full' ? own.map(whole) : foundIn(own, asked)
  if (found.length === 0) return undefined
  return found.flatMap(({ rule, of }) => [line('heading', rule), pairs(of)])
}

export function playLines({ description }: Game): Line[] {
  const { rules = [] } = description
  if (rules.length === 0) return []
  return [
    line('heading', `How to play ${gameName(description)}:`),
    line('note', rules.map((rule, i) => `${i + 1}. ${rule}`).join('\n')),
  ]
}

function moreLines(own: readonly Clauses[]): Line[] {
  const others = COMMON.map(({ rule }) => `"rules ${rule}"`).join(', ')
  const full =
    own.length > 0
      ? '"rules full" shows the rule clause by clause, and "rules 4" or "rules WORD" a part.'
      : 'The module of this game exports no clauses.'
  return [line('note', `${full} Also: ${others}.`)]
}

function foundIn(own: readonly Clauses[], asked: string): Found[] {
  const text = asked.replace(/^(?:rule|clause)\s+/iu, '').toLowerCase()
  const [rule, id] = parted(text)
  const tables = [...own, ...COMMON]
  const named = tables.find((each) => each.rule.toLowerCase() === rule)
  if (named !== undefined) {
    const part = id === '' ? whole(named) : beneath(named, id)
    return part.of.length > 0 ? [part] : []
  }
  const begun = own.map((each) => beneath(each, text)).filter(({ of }) => of.length > 0)
  if (begun.length > 0) return begun
  if (text.length < 3) return []
  return tables.map((each) => speakingOf(each, text)).filter(({ of }) => of.length > 0)
}

function parted(cited: string): readonly [rule: string, id: string] {
  const end = cited.indexOf('/')
  return end < 0 ? [cited, ''] : [cited.slice(0, end), cited.slice(end + 1)]
}

function whole({ rule, of }: Clauses): Found {
  return { rule, of: inOrder(Object.entries(of)) }
}

/** The clauses below an id: `4` includes `4e(1)`, but not `41`. */
function beneath(table: Clauses, id: string): Found {
  const isBegun = (known: string): boolean => {
    if (!known.toLowerCase().startsWith(id)) return false
    const [last = '', next = ''] = [id.at(-1), known[id.length]]
    return !(/\d\d/u.test(last + next) || /[a-z]{2}/iu.test(last + next))
  }
  const { rule, of } = whole(table)
  return { rule, of: of.filter(([known]) => isBegun(known)) }
}

function speakingOf(table: Clauses, text: string): Found {
  const { rule, of } = whole(table)
  return { rule, of: of.filter(([, says]) => says.toLowerCase().includes(text)) }
}

/** Objects put whole numbers first; this is the order of the rule. */
function inOrder(entries: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const ordered = entries.filter(([id]) => !/^\d+$/u.test(id))
  for (const entry of entries.filter(([id]) => /^\d+$/u.test(id))) {
    const place = ordered.findIndex(([id]) => Number.parseInt(id, 10) >= Number(entry[0]))
    ordered.splice(place < 0 ? ordered.length : place, 0, entry)
  }
  return ordered
}

function pairs(of: readonly (readonly [string, string])[]): Line {
  return { kind: 'note', layout: 'pairs', text: of.map((each) => each.join('\t')).join('\n') }
}
