import { type CardNumber, cardNumber, cardOf, type RuntimeErrorCard } from '../cards.js'
import { functionOf, type RuntimeErrorStatement } from '../statement.js'
import type {
  Kind,
  RuntimeErrorCertificate,
  RuntimeErrorCountsNode,
  RuntimeErrorPlayNode,
} from './certificate.js'
import { kindAt } from './check.js'
import * as step from './step.js'
import { type Moment, momentOf, NO_CARD, outcomesOf, scripted, setsOff } from './step.js'

/** How a certificate is told. */
export interface RuntimeErrorExplainOptions {
  /** The opponents' names, in the order of the position's; numbers from 1 when left out. */
  readonly opponents?: readonly string[]
  /** At most so many steps; all, when left out. */
  readonly most?: number
}

/**
 * Tells a certificate in words, one numbered step to a line, in the manner of the rule's examples.
 *
 * @param certificate - a certificate that the checker accepts
 * @param options - the opponents' names in the order of the position's, for edits of their
 *   statements; and how many steps are told before the rest is only counted
 * @returns numbered sentences; steps refer to one another by number
 * @throws RangeError where the certificate is none that the checker accepts
 *
 * @example
 * ```ts
 * import { createCertificate, explainCertificate } from '@ackanomic/programming-games/runtime-error'
 *
 * const own = [{ lower: '4H', upper: '10H', function: '2H' }, { lower: '4D', upper: '10D', function: '2S' }] as const
 * const position = { hand: ['7C'], discard: ['8D'], unseen: [], deck: 0, own, opponents: [], script: false } as const
 * const swap = createCertificate(position, { nodes: [{ kind: 'swap' }] }, { reshuffle: 'on-draw' })
 * explainCertificate(swap)[0]?.slice(0, 34) // => '1. Play 7C: PULL takes 8D; LOOP pu'
 * ```
 */
export function explainCertificate(
  certificate: RuntimeErrorCertificate,
  options: RuntimeErrorExplainOptions = {},
): string[] {
  const { opponents = [], most = Number.POSITIVE_INFINITY } = options
  const { script, nodes, position } = certificate
  const { reshuffle } = certificate.options
  const told: string[] = []
  let start: Moment | undefined = momentOf(position, reshuffle)
  if (script !== undefined) {
    start = scripted(start, script)
    const { lower, upper, function: body } = script
    const does = functionOf(body).toUpperCase()
    told.push(`Lay the statement ${lower} to ${upper}: ${body} (${does}).`)
  }
  const first = told.length + 1
  const steps = new Map<number, number>([[0, first]])
  const queue: [at: number, moment: Moment | undefined][] = [[0, start]]
  const stepOf: StepOf = (at, moment) => {
    const known = steps.get(at)
    if (known !== undefined) return known
    const number = first + steps.size
    steps.set(at, number)
    queue.push([at, moment])
    return number
  }
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (told.length === most) break
    const [at, moment] = next
    const node = nodes[at]
    if (node === undefined) throw new RangeError(`There is no node ${at}.`)
    if (node.kind === 'counts') told.push(tellCounts(node, moment, stepOf))
    else if (node.kind === 'swap') told.push(tellSwap(moment, steps.get(at) ?? first))
    else if (node.kind === 'treadmill') told.push(tellTreadmill(moment))
    else if (moment !== undefined) {
      told.push(tellPlay(node, moment, { certificate, opponents, stepOf }))
    } else throw new RangeError('Single cards are not known any more.')
  }
  const rest = nodes.length + first - 1 - told.length
  const numbered = told.map((sentence, at) => `${at + 1}. ${sentence}`)
  return told.length === most && rest > 0 ? [...numbered, `(${rest} more steps)`] : numbered
}

/** The number of the step that tells a node. */
type StepOf = (at: number, moment: Moment | undefined) => number

interface Telling {
  readonly certificate: RuntimeErrorCertificate
  readonly opponents: readonly string[]
  readonly stepOf: StepOf
}

function tellPlay(node: RuntimeErrorPlayNode, moment: Moment, telling: Telling): string {
  const { edit, input } = node
  const { certificate, opponents, stepOf } = telling
  const outcomes = outcomesOf(moment, node, certificate.options.reshuffle)
  if (outcomes === undefined) throw new RangeError(`${input} cannot be laid like this.`)
  const parts: string[] = []
  let asleep: string | undefined
  let { top } = moment
  const suits = setsOff(moment, cardNumber(input))
  if (edit !== undefined) {
    const own = edit.of === 'own'
    const place = edit.of === 'own' ? 0 : edit.of + 1
    const name = opponents[place - 1]
    const theirs = name === undefined ? `opponent ${place}'s` : `${name}’s`
    const statement = moment.tables[place]?.[edit.statement] as RuntimeErrorStatement
    const gone = statement[edit.slot]
    top = cardNumber(gone)
    parts.push(
      `EDIT replaces the ${edit.slot === 'function' ? 'function' : `${edit.slot} bound`} ${gone} of ` +
        `${own ? 'your own' : theirs} statement ${edit.statement + 1} with ${edit.card}`,
    )
    if (own) asleep = statement.function.slice(-1)
  } else if (suits.includes('D')) parts.push('EDIT is impossible')
  const drawsNone = outcomes[0]?.drawn === NO_CARD
  if (suits.includes('C') && asleep !== 'C') {
    parts.push(drawsNone ? 'LOAD finds no card' : 'LOAD draws')
  }
  if (suits.includes('H') && asleep !== 'H') {
    const pulled = top !== NO_CARD && outcomes.every((each) => hasPulled(each, top))
    parts.push(pulled ? `PULL takes ${cardOf(top)}` : 'PULL finds no card')
  }
  parts.push(`LOOP puts ${input} on the discard pile`)
  const ways = node.next.map(({ drawn, node: to }) => {
    const some = outcomes.find((o) => o.drawn === NO_CARD || drawn.includes(cardOf(o.drawn)))
    const where = `go on at step ${stepOf(to, some?.next)}`
    if (drawn.length === 0 || node.next.length === 1) return where
    return `after ${listed(drawn)} ${where}`
  })
  return `Play ${input}: ${parts.join('; ')}. ${capital(ways.join('; '))}.`
}

/** Whether PULL has taken a card: it is in the hand now, and was not drawn from the deck. */
function hasPulled({ drawn, next }: step.Outcome, top: CardNumber): boolean {
  return drawn !== top && next !== undefined && step.holds(next.hand, top)
}

function tellCounts(
  node: RuntimeErrorCountsNode,
  moment: Moment | undefined,
  stepOf: StepOf,
): string {
  const play = moment === undefined ? undefined : held(moment, node.input)[0]
  const what = play === undefined ? `a card that does ${WORDS[node.input]}` : play
  const ways = node.next.map(({ drawn, node: to }) => {
    const where = `go on at step ${stepOf(to, undefined)}`
    if (drawn === 'none' || node.next.length === 1) return where
    return `after a draw of a card that does ${WORDS[drawn]} ${where}`
  })
  const size = Object.values(node.unseen).reduce((sum, count) => sum + count, 0)
  const draws =
    node.input.startsWith('C') && node.deck > 0
      ? `; the deck holds ${node.deck} of ${size} possible cards`
      : ''
  return `Play ${what} (${WORDS[node.input]})${draws}. ${capital(ways.join('; '))}, or better.`
}

function tellSwap(moment: Moment | undefined, step: number): string {
  if (moment === undefined) {
    return 'Two cards that do PULL and LOOP alone are at hand: each takes back the other, for ever.'
  }
  const [first, other] = held(moment, 'HS')
  const onTop = moment.top !== NO_CARD && kindAt(moment, moment.top) === 'HS'
  const second = onTop ? cardOf(moment.top) : other
  const forEver = `And so on from step ${step}, for ever.`
  if (onTop) {
    return (
      `Play ${first}: PULL takes ${second}; LOOP puts ${first} on the discard pile. ` +
      `Play ${second}: PULL takes ${first}; LOOP puts ${second} there. ${forEver}`
    )
  }
  return (
    `Play ${first}: LOOP puts it on the discard pile. Play ${second}: PULL takes ${first}; LOOP ` +
    `puts ${second} there. Play ${first}: PULL takes ${second}. ${forEver}`
  )
}

function tellTreadmill(moment: Moment | undefined): string {
  if (moment === undefined) {
    return 'Play cards that do LOAD and LOOP alone: there are more of them than can be lost to draws, so it goes on for ever.'
  }
  const good = held(moment, 'CS')
  const pool = [moment.unseen, moment.below].flatMap(step.listed)
  if (moment.top !== NO_CARD) pool.push(moment.top)
  const bad = pool.filter((card) => kindAt(moment, card) !== 'CS').map(cardOf)
  const end = 'Every other card that is drawn does the same, so this can be repeated for ever.'
  const plays = `Play ${listed(good)} one by one: LOAD draws a card, LOOP asks for the next.`
  if (bad.length === 0) return `${plays} ${end}`
  return (
    `${plays} A draw that does not do the same (${listed(bad)}) stays in the hand and costs you one ` +
    `of them, once; but you hold ${good.length}, and fewer of the others can be drawn. ${end}`
  )
}

function held(moment: Moment, kind: Kind): RuntimeErrorCard[] {
  const cards = step.listed(moment.hand)
  return cards.filter((card) => kindAt(moment, card) === kind).map(cardOf)
}

const WORDS: Readonly<Record<Kind | 'none', string>> = {
  dead: 'no LOOP',
  S: 'LOOP alone',
  CS: 'LOAD and LOOP',
  HS: 'PULL and LOOP',
  CHS: 'LOAD, PULL and LOOP',
  none: 'nothing',
}

function listed(cards: readonly string[]): string {
  if (cards.length < 2) return cards.join('')
  return `${cards.slice(0, -1).join(', ')} or ${cards.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
