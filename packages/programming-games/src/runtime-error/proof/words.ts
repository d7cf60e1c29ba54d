import type { Card } from '../cards.js'
import type { Certificate, CertificateNode, CountsNode, Kind, PlayNode } from './certificate.js'
import { type Moment, momentOf, type Outcome, outcomesOf, scripted, setsOff } from './step.js'
import type { Position, Reshuffle } from './position.js'
import type { Statement } from '../statement.js'

/** How a certificate is told. */
export interface TellingOptions {
  /** When an empty deck is replaced. */
  readonly reshuffle: Reshuffle
  /** The opponents' names, in the order of the position's; numbers from 1 when left out. */
  readonly opponents?: readonly string[]
}

/**
 * Tells a certificate in words, one numbered step to a line, in the manner of the rule's examples.
 *
 * @param position - the position that it proves
 * @param certificate - a certificate that the checker accepts; where one is not fit for the
 *   position, the telling stops early
 * @param options - when an empty deck is replaced; and the opponents' names in the order of the
 *   position's, for edits of eir statements
 * @returns numbered sentences; steps refer to one another by number
 *
 * @example
 * ```ts
 * import { explain } from '@ackanomic/programming-games/runtime-error'
 *
 * const position = {
 *   hand: ['7C'], discard: ['8D'], unseen: ['2D'], deck: 1, opponents: [], script: false,
 *   own: [
 *     { lower: '5D', upper: 'QD', function: '2H' },
 *     { lower: '4H', upper: '10H', function: '2S' },
 *   ],
 * } as const
 * explain(position, { nodes: [{ kind: 'swap' }] }, { reshuffle: 'on-draw' }) // => [
 * //   '1. Play 7C: PULL takes 8D; LOOP puts 7C on the discard pile. Play 8D: PULL takes 7C; LOOP puts 8D there. And so on from step 1, for ever.',
 * //  ]
 * ```
 */
export function explain(
  position: Position,
  certificate: Certificate,
  { reshuffle, opponents = [] }: TellingOptions,
): string[] {
  const { script, nodes } = certificate
  const told: string[] = []
  let start: Moment | undefined = momentOf(position, reshuffle)
  if (script !== undefined) {
    start = scripted(start, script)
    told.push(`Lay the statement ${statementInWords(script)}.`)
  }
  const steps = new Map<number, number>()
  const queue: [at: number, moment: Moment | undefined][] = [[0, start]]
  steps.set(0, told.length + 1)
  let last = told.length + 1
  const stepOf = (at: number, moment: Moment | undefined): number => {
    const known = steps.get(at)
    if (known !== undefined) return known
    last += 1
    steps.set(at, last)
    queue.push([at, moment])
    return last
  }
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [at, moment] = next
    const node = nodes[at]
    if (node !== undefined)
      told.push(tell(node, moment, stepOf, steps.get(at) ?? 0, { reshuffle, opponents }))
  }
  return told.map((sentence, at) => `${at + 1}. ${sentence}`)
}

type StepOf = (at: number, moment: Moment | undefined) => number

function tell(
  node: CertificateNode,
  moment: Moment | undefined,
  stepOf: StepOf,
  step: number,
  options: Required<TellingOptions>,
): string {
  switch (node.kind) {
    case 'play':
      return moment === undefined ? `Play ${node.input}.` : tellPlay(node, moment, stepOf, options)
    case 'counts':
      return tellCounts(node, moment, stepOf)
    case 'swap':
      return tellSwap(moment, step)
    case 'treadmill':
      return tellTreadmill(moment)
  }
}

function tellPlay(
  node: PlayNode,
  moment: Moment,
  stepOf: StepOf,
  { reshuffle, opponents }: Required<TellingOptions>,
): string {
  const outcomes = outcomesOf(moment, node, reshuffle) ?? []
  const { edit, input } = node
  const parts: string[] = []
  let asleep: string | undefined
  const suits = setsOff(moment.own, input)
  if (edit !== undefined) {
    const own = edit.of === 'own'
    const name = opponents[Number(edit.of)]
    const theirs = name === undefined ? `opponent ${Number(edit.of) + 1}'s` : `${name}’s`
    const owner = own ? 'your own' : theirs
    const statement = (own ? moment.own : moment.opponents[Number(edit.of)])?.[edit.statement]
    const gone = statement?.[edit.slot] ?? 'a card'
    parts.push(
      `EDIT replaces the ${edit.slot === 'function' ? 'function' : `${edit.slot} bound`} ${gone} of ` +
        `${owner} statement ${edit.statement + 1} with ${edit.card}`,
    )
    if (own) asleep = statement?.function.slice(-1)
  } else if (suits.includes('D')) parts.push('EDIT is impossible')
  if (suits.includes('C') && asleep !== 'C') {
    parts.push(
      node.next.some(({ drawn }) => drawn.length > 0) ? 'LOAD draws' : 'LOAD finds no card',
    )
  }
  if (suits.includes('H') && asleep !== 'H') {
    const pulled = pulledBy(moment, node, outcomes[0])
    parts.push(pulled === undefined ? 'PULL finds no card' : `PULL takes ${pulled}`)
  }
  parts.push(`LOOP puts ${input} on the discard pile`)
  const ways = node.next.map(({ drawn, node: to }) => {
    const some = outcomes.find((o) => (o.drawn === undefined ? true : drawn.includes(o.drawn)))
    const where = `go on at step ${stepOf(to, some?.next)}`
    if (drawn.length === 0 || node.next.length === 1) return where
    return `after ${listed(drawn)} ${where}`
  })
  return `Play ${input}: ${parts.join('; ')}. ${capital(ways.join('; '))}.`
}

/** The card that PULL took: in the hand now, not there before, and not drawn from the deck. */
function pulledBy(before: Moment, node: PlayNode, outcome?: Outcome): Card | undefined {
  const { edit } = node
  const owner = edit?.of === 'own' ? before.own : before.opponents[Number(edit?.of)]
  const top = edit === undefined ? before.top : owner?.[edit.statement]?.[edit.slot]
  if (top === undefined || outcome?.drawn === top) return undefined
  return outcome?.next?.hand.includes(top) === true ? top : undefined
}

function tellCounts(node: CountsNode, moment: Moment | undefined, stepOf: StepOf): string {
  const play = moment === undefined ? undefined : held(moment, node.input)[0]
  const what = play === undefined ? `a card that does ${doing(node.input)}` : play
  const ways = node.next.map(({ drawn, node: to }) => {
    const where = `go on at step ${stepOf(to, undefined)}`
    if (drawn === 'none' || node.next.length === 1) return where
    return `after a draw of a card that does ${doing(drawn)} ${where}`
  })
  const size = Object.values(node.unseen).reduce((sum, count) => sum + count, 0)
  const draws =
    node.input.startsWith('C') && node.deck > 0
      ? `; the deck holds ${node.deck} of ${size} possible cards`
      : ''
  return `Play ${what} (${doing(node.input)})${draws}. ${capital(ways.join('; '))}, or better.`
}

function tellSwap(moment: Moment | undefined, step: number): string {
  const hand = moment === undefined ? [] : held(moment, 'HS')
  const [first] = hand
  const top = moment?.top
  const onTop = moment !== undefined && top !== undefined && kindAt(moment, top) === 'HS'
  const second = onTop ? top : hand[1]
  if (first === undefined || second === undefined) {
    return 'Two cards that do PULL and LOOP alone are at hand: each takes back the other, for ever.'
  }
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
  const pool = [
    ...moment.unseen,
    ...moment.below,
    ...(moment.top === undefined ? [] : [moment.top]),
  ]
  const bad = pool.filter((card) => kindAt(moment, card) !== 'CS')
  const end = 'Every other card that is drawn does the same, so this can be repeated for ever.'
  const plays = `Play ${listed(good)} one by one: LOAD draws a card, LOOP asks for the next.`
  if (bad.length === 0) return `${plays} ${end}`
  return (
    `${plays} A draw that does not do the same (${listed(bad)}) stays in the hand and costs you one ` +
    `of them, once; but you hold ${good.length}, and fewer of the others can be drawn. ${end}`
  )
}

function kindAt({ own }: Moment, card: Card): string {
  return setsOff(own, card).join('')
}

function held(moment: Moment, kind: Kind): Card[] {
  return moment.hand.filter((card) => kindAt(moment, card) === kind)
}

const WORDS: Readonly<Record<Kind, string>> = {
  dead: 'no LOOP',
  S: 'LOOP alone',
  CS: 'LOAD and LOOP',
  HS: 'PULL and LOOP',
  CHS: 'LOAD, PULL and LOOP',
}

function doing(kind: Kind | 'none'): string {
  return kind === 'none' ? 'nothing' : WORDS[kind]
}

function statementInWords({ lower, upper, function: body }: Statement): string {
  const action = { D: 'EDIT', C: 'LOAD', H: 'PULL', S: 'LOOP' }[body.slice(-1)]
  return `${lower} to ${upper}: ${body} (${action})`
}

function listed(cards: readonly string[]): string {
  if (cards.length < 2) return cards.join('')
  return `${cards.slice(0, -1).join(', ')} or ${cards.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
