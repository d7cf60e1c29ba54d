import { itemAt } from '@ackanomic/core/engine'
import { cardNumber, cardOf, type RuntimeErrorCard } from '../cards.js'
import { functionOf } from '../statement.js'
import {
  type CountsNode,
  type Kind,
  type PlayNode,
  type RuntimeErrorCertificate,
  wayAfter,
  wayAfterKind,
} from './certificate.js'
import { acceptedCertificate, countedOutcomes, kindAt } from './check.js'
import type { RuntimeErrorReshuffle } from './position.js'
import {
  holds,
  listed,
  type Moment,
  momentOf,
  NO_CARD,
  outcomesOf,
  ownerOf,
  scripted,
  setsOff,
} from './step.js'

/** The options for explaining a certificate. */
export interface RuntimeErrorExplainOptions {
  readonly opponents?: readonly string[]
  /** The most steps to explain. Default: all. */
  readonly most?: number
}

/**
 * Explains a certificate in the style of the rule's examples, one numbered step per line.
 *
 * @throws RangeError if the checker refuses the certificate
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
  const accepted = acceptedCertificate(certificate)
  if ('why' in accepted) throw new RangeError(accepted.why)
  const { opponents = [], most = Number.POSITIVE_INFINITY } = options
  const { script, nodes, position } = accepted
  const { reshuffle } = accepted.options
  const told: string[] = []
  let start: Moment | undefined = momentOf(position, reshuffle)
  if (script !== undefined) {
    start = scripted(start, script)
    const { lower, upper, function: body } = script
    const does = functionOf(body).toUpperCase()
    told.push(`Lay the statement ${lower} to ${upper}: ${body} (${does}).`)
  }
  const first = told.length + 1
  const steps = new Map([[0, first]])
  const queue: [at: number, moment: Moment | undefined][] = [[0, start]]
  const goOn: GoOn = (at, moment) => {
    const known = steps.get(at) ?? first + steps.size
    if (!steps.has(at)) queue.push([at, moment])
    steps.set(at, known)
    return `go on at step ${known}`
  }
  for (const [at, moment] of queue) {
    if (told.length === most) break
    const node = itemAt(nodes, at)
    if (node.kind === 'counts') told.push(tellCounts(node, moment, reshuffle, goOn))
    else if (node.kind === 'swap') told.push(tellSwap(moment, steps.get(at) ?? first))
    else if (node.kind === 'treadmill') told.push(tellTreadmill(moment))
    else if (moment !== undefined) told.push(tellPlay(node, moment, opponents, goOn))
  }
  const rest = nodes.length + first - 1 - told.length
  const numbered = told.map((sentence, at) => `${at + 1}. ${sentence}`)
  if (told.length < most || rest === 0) return numbered
  return [...numbered, rest === 1 ? '(1 more step)' : `(${rest} more steps)`]
}

/** Refers to the step of a node. */
type GoOn = (at: number, moment: Moment | undefined) => string

function tellPlay(node: PlayNode, moment: Moment, opponents: readonly string[], goOn: GoOn) {
  const { edit, input } = node
  const outcomes = outcomesOf(moment, node) ?? []
  const parts: string[] = []
  let { top } = moment
  let awake = setsOff(moment, cardNumber(input))
  if (edit !== undefined) {
    const owner = ownerOf(edit)
    const statement = itemAt(itemAt(moment.tables, owner), edit.statement)
    const gone = statement[edit.slot]
    const whose = owner === 0 ? 'your own' : `${opponents[owner - 1] ?? `opponent ${owner}`}’s`
    const what = edit.slot === 'function' ? 'function' : `${edit.slot} bound`
    parts.push(
      `EDIT replaces the ${what} ${gone} of ${whose} statement ${edit.statement + 1} with ${edit.card}`,
    )
    top = cardNumber(gone)
    if (owner === 0) awake = awake.replace(statement.function.slice(-1), '')
  } else if (awake.includes('D')) parts.push('EDIT is impossible')
  if (awake.includes('C'))
    parts.push(outcomes[0]?.drawn === undefined ? 'LOAD finds no card' : 'LOAD draws')
  if (awake.includes('H')) {
    // If the pile became the deck, its top may have been drawn.
    const card = top === NO_CARD ? undefined : cardOf(top)
    const isPulled = outcomes.every(
      ({ drawn, next }) => drawn !== card && next !== undefined && holds(next.hand, top),
    )
    parts.push(card !== undefined && isPulled ? `PULL takes ${card}` : 'PULL finds no card')
  }
  parts.push(`LOOP puts ${input} on the discard pile`)
  const ways = node.next.flatMap((way) => {
    const led = outcomes.filter(({ drawn }) => wayAfter(node, drawn) === way)
    if (led[0] === undefined) return []
    const where = goOn(way.node, led[0].next)
    if (led.length === outcomes.length) return where
    return `after ${either(led.flatMap(({ drawn }) => drawn ?? []))} ${where}`
  })
  return `Play ${input}: ${parts.join('; ')}. ${capital(ways.join('; '))}.`
}

function tellCounts(
  node: CountsNode,
  moment: Moment | undefined,
  reshuffle: RuntimeErrorReshuffle,
  goOn: GoOn,
): string {
  const { input, unseen, deck } = node
  const [card = `a card that does ${WORDS[input]}`] =
    moment === undefined ? [] : held(moment, input)
  const led = countedOutcomes(node, reshuffle).map(([drawn]) => wayAfterKind(node, drawn))
  const ways = node.next.flatMap((way) => {
    if (!led.includes(way)) return []
    const where = goOn(way.node, undefined)
    if (led.every((each) => each === way)) return where
    return `after a draw of a card that does ${WORDS[way.drawn]} ${where}`
  })
  const size = Object.values(unseen).reduce((sum, count) => sum + count, 0)
  const draws = input.startsWith('C') && deck > 0
  const from = draws ? `; the deck holds ${deck} of ${size} possible cards` : ''
  return `Play ${card} (${WORDS[input]})${from}. ${capital(ways.join('; '))}, or better.`
}

function tellSwap(moment: Moment | undefined, step: number): string {
  if (moment === undefined)
    return 'Two cards that do PULL and LOOP alone are at hand: each takes back the other, for ever.'
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
  if (moment === undefined)
    return 'Play cards that do LOAD and LOOP alone: there are more of them than can be lost to draws, so it goes on for ever.'
  const good = held(moment, 'CS')
  const pool = [moment.unseen, moment.below].flatMap(listed)
  if (moment.top !== NO_CARD) pool.push(moment.top)
  const bad = pool.filter((card) => kindAt(moment, card) !== 'CS').map(cardOf)
  const end = 'Every other card that is drawn does the same, so this can be repeated for ever.'
  const plays = `Play ${either(good)} one by one: LOAD draws a card, LOOP asks for the next.`
  if (bad.length === 0) return `${plays} ${end}`
  return (
    `${plays} A draw that does not do the same (${either(bad)}) stays in the hand and costs you one ` +
    `of them, once; but you hold ${good.length}, and fewer of the others can be drawn. ${end}`
  )
}

function held(moment: Moment, kind: Kind): RuntimeErrorCard[] {
  const cards = listed(moment.hand).filter((card) => kindAt(moment, card) === kind)
  return cards.map(cardOf)
}

const WORDS: Readonly<Record<Kind | 'none', string>> = {
  dead: 'no LOOP',
  S: 'LOOP alone',
  CS: 'LOAD and LOOP',
  HS: 'PULL and LOOP',
  CHS: 'LOAD, PULL and LOOP',
  none: 'nothing',
}

function either(cards: readonly string[]): string {
  if (cards.length < 2) return cards.join('')
  return `${cards.slice(0, -1).join(', ')} or ${cards.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
