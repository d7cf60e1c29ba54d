import { type CardNumber, cardNumber, cardOf, type RuntimeErrorCard, SUITS } from '../cards.js'
import { type RuntimeErrorStatement, SLOTS } from '../statement.js'
import type { Play, RuntimeErrorEdit } from './certificate.js'
import { OPPONENTS, type RuntimeErrorPosition, type RuntimeErrorReshuffle } from './position.js'

/** The rules of one step for the checker, without code of the engine or the prover. */

/** A set of cards as a sum of powers of 2; fifty-two bits fit a number. */
export type Cards = number

/** The top of an empty pile. */
export const NO_CARD = -1

/** The moment before an input. */
export interface Moment {
  readonly hand: Cards
  /** The top of the discard pile, or {@link NO_CARD}. */
  readonly top: CardNumber
  /** The cards below it, whose order never matters. */
  readonly below: Cards
  readonly unseen: Cards
  readonly deck: number
  /** The claimant's statements, and then each opponent's. */
  readonly tables: readonly (readonly RuntimeErrorStatement[])[]
  /** The statements as text. */
  readonly laid: string
  /** By value, the suits of the functions that a card triggers, in the order of execution. */
  readonly setOff: readonly string[]
  readonly reshuffle: RuntimeErrorReshuffle
}

/** The next moment, or none if the turn ends. */
export interface Outcome {
  readonly drawn: RuntimeErrorCard | undefined
  readonly next: Moment | undefined
}

const BITS: readonly number[] = /* @__PURE__ */ Array.from({ length: 52 }, (_, card) => 2 ** card)

const bit = (card: CardNumber): Cards => BITS[card] as number

export function holds(set: Cards, card: CardNumber): boolean {
  return Math.floor(set / bit(card)) % 2 === 1
}

export function listed(set: Cards): CardNumber[] {
  const cards: CardNumber[] = []
  for (let rest = set, card = 0; rest > 0; card++) {
    const isIn = rest % 2
    if (isIn === 1) cards.push(card)
    rest = (rest - isIn) / 2
  }
  return cards
}

const value = (card: CardNumber): number => (card % 13) + 1

const suit = (card: RuntimeErrorCard): string => card.slice(-1)

function areValid(statements: readonly RuntimeErrorStatement[]): boolean {
  const functions = new Set(statements.map((s) => suit(s.function)))
  return (
    functions.size === statements.length &&
    statements.every(
      ({ lower, upper }) =>
        suit(lower) === suit(upper) && value(cardNumber(lower)) < value(cardNumber(upper)),
    )
  )
}

const setOf = (cards: readonly RuntimeErrorCard[]): Cards =>
  cards.reduce((set, card) => set + bit(cardNumber(card)), 0)

export function momentOf(
  { hand, discard, unseen, deck, own, opponents }: RuntimeErrorPosition,
  reshuffle: RuntimeErrorReshuffle,
): Moment {
  const top = discard.at(-1)
  return refilled({
    hand: setOf(hand),
    top: top === undefined ? NO_CARD : cardNumber(top),
    below: setOf(discard.slice(0, -1)),
    unseen: deck === 0 ? 0 : setOf(unseen),
    deck,
    ...laying([own, ...opponents]),
    reshuffle,
  })
}

function laying(tables: Moment['tables']): Pick<Moment, 'tables' | 'laid' | 'setOff'> {
  const flat = tables.map((table) => table.map((s) => SLOTS.map((slot) => s[slot]).join(' ')))
  const [own = []] = tables
  const setOff = Array.from({ length: 14 }, (_, given) => {
    const hit = own.filter(
      ({ lower, upper }) => value(cardNumber(lower)) <= given && given <= value(cardNumber(upper)),
    )
    return SUITS.filter((each) => hit.some((s) => suit(s.function) === each)).join('')
  })
  return { tables, laid: flat.map((table) => table.join()).join(';'), setOff }
}

/** The suits of the functions that a card triggers, in the order of execution. */
export function setsOff({ setOff }: Moment, card: CardNumber): string {
  return setOff[value(card)] as string
}

/** The moment after a script, or `undefined` if it is not possible. */
export function scripted(moment: Moment, script: RuntimeErrorStatement): Moment | undefined {
  const [mine = [], ...others] = moment.tables
  const own = [...mine, script]
  if (!areValid(own)) return undefined
  let { hand } = moment
  for (const slot of SLOTS) {
    const card = cardNumber(script[slot])
    if (!holds(hand, card)) return undefined
    hand -= bit(card)
  }
  return { ...moment, hand, ...laying([own, ...others]) }
}

export const ownerOf = ({ of }: RuntimeErrorEdit): number => (of === 'own' ? 0 : of + 1)

/** The statements of a player after an edit, or `undefined` if it is not possible. */
function edited(moment: Moment, edit: RuntimeErrorEdit): RuntimeErrorStatement[] | undefined {
  const { statement, slot, card } = edit
  const table = moment.tables[ownerOf(edit)]
  if (table?.[statement] === undefined || !holds(moment.hand, cardNumber(card))) return undefined
  const after = table.map((each, at) => (at === statement ? { ...each, [slot]: card } : each))
  return areValid(after) ? after : undefined
}

const without = (moment: Moment, card: CardNumber): Moment => ({
  ...moment,
  hand: moment.hand - bit(card),
})

/** All edits that are possible after the input has left the hand. */
export function* editsAt(moment: Moment, input: CardNumber): Generator<RuntimeErrorEdit> {
  const after = without(moment, input)
  const cards = listed(after.hand).map(cardOf)
  for (const of of ['own', ...OPPONENTS] as const) {
    for (const statement of [0, 1, 2, 3] as const) {
      for (const slot of SLOTS) {
        for (const card of cards) {
          const edit = { of, statement, slot, card }
          if (edited(after, edit) !== undefined) yield edit
        }
      }
    }
  }
}

/** All outcomes of a play, or `undefined` if it is not legal. */
export function outcomesOf(moment: Moment, play: Play): Outcome[] | undefined {
  const input = cardNumber(play.input)
  if (!holds(moment.hand, input)) return undefined
  let awake = setsOff(moment, input)
  let after = without(moment, input)
  const { edit } = play
  if (edit === undefined) {
    if (awake.includes('D') && editsAt(moment, input).next().done !== true) return undefined
  } else {
    const owner = ownerOf(edit)
    const table = edited(after, edit)
    const old = moment.tables[owner]?.[edit.statement]
    if (!awake.includes('D') || table === undefined || old === undefined) return undefined
    if (owner === 0) awake = awake.replace(suit(old.function), '')
    const tables = moment.tables.map((each, at) => (at === owner ? table : each))
    const changed = { ...without(after, cardNumber(edit.card)), ...laying(tables) }
    after = discarded(changed, cardNumber(old[edit.slot]))
  }
  return loaded(after, awake.includes('C')).map(([drawn, next]) => {
    const pulls = awake.includes('H') && next.top !== NO_CARD
    const pulled = pulls ? { ...next, hand: next.hand + bit(next.top), top: NO_CARD } : next
    const goesOn = awake.includes('S') && pulled.hand > 0
    return { drawn, next: goesOn ? discarded(pulled, input) : undefined }
  })
}

/** A key of a moment: equal for equal moments alone. */
export function nameOf({ hand, top, below, unseen, deck, laid }: Moment): string {
  return `${hand} ${top} ${below} ${unseen} ${deck} ${laid}`
}

/** The cards that LOAD may draw, or none, each with the next moment. */
function loaded(moment: Moment, loads: boolean): [Outcome['drawn'], Moment][] {
  const ready = loads && moment.deck === 0 ? reshuffled(moment) : moment
  if (!loads || ready.deck === 0) return [[undefined, ready]]
  const deck = ready.deck - 1
  return listed(ready.unseen).map((card) => {
    // With an empty deck, the remaining unseen cards are in the opponents' hands.
    const unseen = deck === 0 ? 0 : ready.unseen - bit(card)
    return [cardOf(card), refilled({ ...ready, hand: ready.hand + bit(card), unseen, deck })]
  })
}

function discarded(moment: Moment, card: CardNumber): Moment {
  return refilled({ ...moment, below: pile(moment), top: card })
}

function refilled(moment: Moment): Moment {
  return moment.reshuffle === 'when-empty' && moment.deck === 0 ? reshuffled(moment) : moment
}

function reshuffled(moment: Moment): Moment {
  const unseen = pile(moment)
  return { ...moment, unseen, deck: listed(unseen).length, top: NO_CARD, below: 0 }
}

const pile = ({ top, below }: Moment): Cards => (top === NO_CARD ? below : below + bit(top))
