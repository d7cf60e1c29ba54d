import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from '../cards.js'
import { type RuntimeErrorStatement, syntaxProblem } from '../statement.js'
import {
  positionOf,
  type RuntimeErrorKnowledge,
  type RuntimeErrorPosition,
  type RuntimeErrorZones,
} from './position.js'

export function statement(words: string): RuntimeErrorStatement {
  const [lower, upper, body] = words.split(' ') as [
    RuntimeErrorCard,
    RuntimeErrorCard,
    RuntimeErrorCard,
  ]
  return { lower, upper, function: body }
}

export function cards(words: string): RuntimeErrorCard[] {
  return words.split(' ').filter((word) => word !== '') as RuntimeErrorCard[]
}

const others = (used: readonly RuntimeErrorCard[]): RuntimeErrorCard[] =>
  RUNTIME_ERROR_CARDS.filter((card) => !used.includes(card))

/** The rule's first example: two cards that swap. The other cards are in the deck. */
export const example1: RuntimeErrorZones = {
  hand: cards('7C'),
  discard: cards('8D'),
  deck: others(cards('5D QD 2H 4H 10H 2S 7C 8D')),
  own: [statement('5D QD 2H'), statement('4H 10H 2S')],
  opponents: [{ hand: [], statements: [] }],
  script: false,
}

const used2 = cards('AS KS 2C AD QD 2S 5C')

/** The rule's second example, in which no king can be drawn. */
export const example2: RuntimeErrorZones = {
  hand: cards('5C KH KD KC'),
  discard: cards('3C 4C'),
  deck: others([...used2, ...cards('KH KD KC 3C 4C 6H 7H')]),
  own: [statement('AS KS 2C'), statement('AD QD 2S')],
  opponents: [{ hand: cards('6H 7H'), statements: [] }],
  script: false,
}

/** The second example with the kings in an opponent's hand, unseen. */
export const example2Hidden: RuntimeErrorZones = {
  ...example2,
  hand: cards('5C'),
  opponents: [{ hand: cards('6H 7H KH KD KC'), statements: [] }],
}

export function dice(seed: number): (of: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0
  return (of) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % of
  }
}

export function shuffled<T>(things: readonly T[], roll: (of: number) => number): T[] {
  const copy = [...things]
  for (let left = copy.length; left > 1; left--) {
    const at = roll(left)
    const last = copy[left - 1] as T
    copy[left - 1] = copy[at] as T
    copy[at] = last
  }
  return copy
}

/** Takes a statement with a function of one of the suits, wide ones preferred. */
function takeStatement(
  cards: RuntimeErrorCard[],
  suits: string,
  own: readonly RuntimeErrorStatement[],
  roll: (of: number) => number,
): RuntimeErrorStatement | undefined {
  for (let attempt = 0; attempt < 600; attempt++) {
    const [lower, upper, body] = shuffled(cards, roll)
    if (lower === undefined || upper === undefined || body === undefined) return undefined
    const statement = { lower, upper, function: body }
    if (!suits.includes(body.slice(-1))) continue
    if (syntaxProblem([...own, statement]) !== undefined) continue
    const width = RUNTIME_ERROR_CARDS.indexOf(upper) - RUNTIME_ERROR_CARDS.indexOf(lower)
    if (attempt < 300 && width < 4 + roll(8)) continue
    for (const card of [lower, upper, body]) cards.splice(cards.indexOf(card), 1)
    return statement
  }
  return undefined
}

/** The functions of the player's statements; those with an EDIT come with a script, too. */
const FUNCTIONS = ['SH', 'SC', 'SHC', 'SD', 'SD', 'SDH', 'SDH', 'SDC', 'SDC', 'S', 'H', 'C', 'D']

/** A random position of at most twelve cards, often won. */
export function smallPosition(
  seed: number,
  knowledge: RuntimeErrorKnowledge,
): RuntimeErrorPosition {
  const roll = dice(seed)
  const all = shuffled(RUNTIME_ERROR_CARDS, roll)
  const own: RuntimeErrorStatement[] = []
  const first: RuntimeErrorStatement[] = []
  const total = 10 + roll(3)
  for (const suit of FUNCTIONS[roll(FUNCTIONS.length)] ?? 'S') {
    const statement = takeStatement(all, suit, own, roll)
    if (statement !== undefined) own.push(statement)
  }
  let left = total - 3 * own.length
  if (left >= 6 && roll(4) === 0) {
    const statement = takeStatement(all, 'DCHS', [], roll)
    if (statement !== undefined) first.push(statement)
    left -= 3 * first.length
  }
  const loop = own.find((s) => s.function.endsWith('S')) ?? own[0]
  const loops = (card: RuntimeErrorCard) =>
    loop !== undefined && rank(card) >= rank(loop.lower) && rank(card) <= rank(loop.upper)
  const next = (): RuntimeErrorCard[] => {
    const at = roll(5) === 0 ? 0 : all.findIndex(loops)
    return all.splice(Math.max(at, 0), 1)
  }
  const script = own.length < 3 && roll(2) === 0
  const hand: RuntimeErrorCard[] = []
  const discard: RuntimeErrorCard[] = []
  const deck: RuntimeErrorCard[] = []
  const hidden: RuntimeErrorCard[] = []
  for (; left > 0; left--) {
    const short = hand.length < (script ? 4 : 2)
    const zone = short
      ? hand
      : [hand, hand, hand, deck, deck, discard, discard, hidden, hidden][roll(9)]
    zone?.push(...(zone === hidden ? all.splice(0, 1) : next()))
  }
  return positionOf(
    { hand, discard, deck, own, opponents: [{ hand: hidden, statements: first }], script },
    knowledge,
  )
}

const rank = (card: RuntimeErrorCard): number => RUNTIME_ERROR_CARDS.indexOf(card) % 13

/** A full deck, distributed so that claims are close: large hands, many statements, wide ranges. */
export function rich(seed: number): RuntimeErrorZones {
  const roll = dice(seed)
  const all: RuntimeErrorCard[] = shuffled(RUNTIME_ERROR_CARDS, roll)
  const own: RuntimeErrorStatement[] = []
  const wanted = shuffled(['S', 'H', 'C', 'D'], roll).slice(0, 1 + roll(4))
  for (const suit of roll(4) === 0
    ? wanted
    : ['S', ...wanted.filter((s) => s !== 'S')].slice(0, 4)) {
    const statement = takeStatement(all, suit, own, roll)
    if (statement !== undefined) own.push(statement)
  }
  const opponents = Array.from({ length: 1 + roll(3) }, () => {
    const statements: RuntimeErrorStatement[] = []
    for (let more = roll(4); more > 0; more--) {
      const statement = takeStatement(all, 'DCHS', statements, roll)
      if (statement !== undefined) statements.push(statement)
    }
    return { hand: all.splice(0, 1 + roll(6)), statements }
  })
  const hand = all.splice(0, 1 + roll(7))
  const discard = all.splice(0, roll(all.length + 1))
  return { hand, discard, deck: all, own, opponents, script: roll(3) === 0 }
}
