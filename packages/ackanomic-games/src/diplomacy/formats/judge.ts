import type { Result } from '@ackanomic/core'
import type { DiplomacyPlayedPhase } from '../history.js'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from '../map.js'
import { lexiconOf, QUARTERS, tokens } from '../notation/lexicon.js'
import { readOrders } from '../notation/parse.js'
import { type DiplomacyOrder, formatOrder } from '../orders.js'
import {
  type DiplomacyPhase,
  type DiplomacyPosition,
  type DiplomacyStep,
  phaseName,
  provinceOf,
} from '../position.js'
import type { DiplomacyResolution } from '../resolution.js'
import { placeName } from '../wording.js'
import {
  completeOrder,
  problemAt,
  resultWords,
  unlessProblems,
  withoutPowers,
} from './orders-and-results.js'

/**
 * Writes an order in jDip's short form, without the power: `A par-bur`, `F nth C A lon-bel`. A
 * waive names no province, unlike jDip's.
 *
 * @param step - jDip removes units (`R A par`) in adjustments, and disbands them (`A par D`) in
 * retreats
 *
 * @example
 * ```ts
 * import { writeJdip } from '@ackanomic/games/diplomacy/formats'
 *
 * writeJdip({ type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'BUR' }) // => 'A par-bur'
 * ```
 */
export function writeJdip(order: DiplomacyOrder, step: DiplomacyStep = 'moves'): string {
  if (order.type === 'waive') return 'W'
  const text = formatOrder(withoutPowers(order))
    .replace(/\S{2,}/gu, (place) => place.toLowerCase())
    .replaceAll(order.type === 'retreat' ? ' R ' : ' - ', '-')
    .replace(/ via$/u, ' by convoy')
  const unit = text.slice(0, -2)
  if (order.type === 'build') return `B ${unit}`
  return order.type === 'disband' && step === 'adjustments' ? `R ${unit}` : text
}

/** Writes a phase as the judges (nJudge, DPjudge) mail it, with marks such as `(*bounce*)`. */
export function writeJudge(
  variant: DiplomacyVariant,
  { before, resolutions }: DiplomacyPlayedPhase,
): string {
  const powers = Object.keys(variant.powers)
  const width = Math.max(...powers.map((power) => power.length)) + 2
  const all = resolutions.map(({ order }) => order)
  const lines = powers.flatMap((power) =>
    resolutions.flatMap((each) => {
      if (each.order.power !== power) return []
      const head = `${power.slice(0, 1)}${power.slice(1).toLowerCase()}:`.padEnd(width)
      const marks = resultWords(each, 'judge').join(', ')
      return `${head}${sentence(variant, before, each, all)}.${marks && `  (*${marks}*)`}`
    }),
  )
  return [heading(variant, before.phase), '', ...lines].join('\n')
}

const HEADINGS = { moves: 'Movement', retreats: 'Retreat', adjustments: 'Adjustment' } as const

function heading(variant: DiplomacyVariant, phase: DiplomacyPhase): string {
  const when = phaseName(variant, phase).replace(/ (\d+), \w+$/u, ' of $1')
  return `${HEADINGS[phase.step]} results for ${when}.`
}

function sentence(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  { order, unordered }: DiplomacyResolution,
  all: readonly DiplomacyOrder[],
): string {
  const whole = completeOrder(variant, position, order, all)
  if (whole.type === 'waive') return 'Build waived'
  const name = (place: DiplomacyLocation): string =>
    placeName(variant, place).replace(/\((.)C\)$/u, (_, at: string) => `(${QUARTERS[at]} coast)`)
  const { type, unit } = whole
  const place = name(unit.at)
  const kind = unit.kind === 'F' ? 'fleet' : 'army'
  if (type === 'build') return `Builds ${kind === 'fleet' ? 'a' : 'an'} ${kind} in ${place}`
  if (type === 'disband' && position.phase.step === 'adjustments') {
    const the = variant.provinces[provinceOf(unit.at)]?.kind === 'sea' ? 'the ' : ''
    return `${unordered === true ? 'Defaults, removing' : 'Removes'} the ${kind} in ${the}${place}`
  }
  const words: Readonly<Record<string, string>> = {
    ...WORDS,
    H: unordered === true ? ', No Orders Processed' : ' HOLD',
    VIA: 'route' in whole ? '' : ' by convoy',
    [order.power]: '',
  }
  return formatOrder(whole)
    .replace(
      / ?(\S+)/gu,
      (_, word: string) => words[word] ?? ` ${variant.powers[word]?.adjective ?? name(word)}`,
    )
    .trim()
}

const WORDS = {
  A: ' Army',
  F: ' Fleet',
  S: ' SUPPORT',
  C: ' CONVOY',
  D: ' DISBAND',
  R: ' ->',
  '-': ' ->',
}

/** An order of a judge's text, with its marks. */
export interface JudgeOrder {
  readonly order: DiplomacyOrder
  /** The marks, such as `['bounce', 'dislodged']`. */
  readonly marks: readonly string[]
}

/**
 * Reads orders as jDip writes them, and results as the judges mail them. A line without a power
 * belongs to the last one named. Headings and other sentences of the judge are skipped. Unreadable
 * orders give a sentence each.
 *
 * @param step - the kind of phase, which gives an arrow its meaning
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 * import { readJudge } from '@ackanomic/games/diplomacy/formats'
 *
 * const text = 'Germany: Army Munich -> Tyrolia.  (*bounce*)\nItaly:   Army Venice -> Tyrolia.  (*bounce*)'
 * const read = readJudge(DIPLOMACY_STANDARD, text, 'moves')
 * read.ok && read.value[1]?.marks // => ['bounce']
 * ```
 */
export function readJudge(
  variant: DiplomacyVariant,
  text: string,
  step: DiplomacyStep,
): Result<readonly JudgeOrder[], readonly string[]> {
  const found: JudgeOrder[] = []
  const problems: string[] = []
  let power: PowerId | undefined
  for (const line of text.split(/\r?\n/u)) {
    const said = line.replace(MARKS, '').trim()
    if (said === '' || TALK.test(said)) continue
    const marks = [...line.matchAll(MARKS)].flatMap(([, mark = '']) =>
      mark
        .toLowerCase()
        .split(',')
        .map((each) => each.trim()),
    )
    const [head = ''] = said.split(':', 1)
    const named = lexiconOf(variant).powers.get(tokens(head).join(' '))
    power = named ?? power
    if (power === undefined) {
      const ask = 'Whose order is it? Begin the line with the power, as in "France:".'
      problems.push(problemAt(said, ask))
      continue
    }
    const mail = named === undefined ? said : said.slice(head.length + 1)
    if (NOTHING_BUILT.test(mail)) continue
    const plain = mail
      .replace(/, No Orders Processed\.?$/iu, ' HOLD')
      .replace(/^\s*Defaults, removing\b/iu, 'Removes')
    const { orders, unreadable } = readOrders(variant, plain, { power, step })
    problems.push(...unreadable.map((piece) => problemAt(piece.text, piece.message)))
    // A written-out route means a convoy.
    for (const order of orders)
      found.push({ order: 'route' in order ? { ...order, via: true } : order, marks })
  }
  return unlessProblems(found, problems)
}

const MARKS = /\(\*([^*)]*)\*\)/gu

const NOTHING_BUILT = /^\s*\d+ un(?:used|usable) builds? (?:pending|waived)\.?\s*$/iu

/** Headings, such as `Fall 1901, retreats.`, and other sentences of a judge. */
const TALK =
  /^(?:[\p{L} ]+ \d{3,5}(?:, \w+)?\.?$|The (?:army|fleet) in .* (?:can retreat to|was destroyed|with no valid)|(?:Movement|Retreat|Adjustment|Status|The next|Press|Date|::|Subject|Phase)\b)/iu
