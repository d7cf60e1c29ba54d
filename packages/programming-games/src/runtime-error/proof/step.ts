import {
  type CardNumber,
  cardNumber,
  RUNTIME_ERROR_CARDS,
  type RuntimeErrorCard,
  SUITS,
} from '../cards.js'
import { type RuntimeErrorStatement, SLOTS } from '../statement.js'
import type { Play, StatementEdit } from './certificate.js'
import { OPPONENTS, type RuntimeErrorPosition, type RuntimeErrorReshuffle } from './position.js'

/*
 * The rules of one step, for the checker: written once more, without a line of the engine's or the
 * prover's.
 */

/** A set of cards: the sum of 2 to the power of their numbers. Fifty-two bits fit a number. */
export type Cards = number

/** No card: the top of an empty pile, or no draw. */
export const NO_CARD = -1

/** A moment at which an input is to be chosen. */
export interface Moment {
  /** The claimant's hand. */
  readonly hand: Cards
  /** The top of the discard pile, or {@link NO_CARD}. */
  readonly top: CardNumber
  /**
   * What lies below it. Its order never matters: a step takes at most one card from the pile and
   * puts at least one on it, and a reshuffle forgets the order.
   */
  readonly below: Cards
  /** What may be drawn. */
  readonly unseen: Cards
  /** Cards in the deck. */
  readonly deck: number
  /** The claimant's statements, and then each opponent's. */
  readonly tables: readonly (readonly RuntimeErrorStatement[])[]
  /** The same as a text. */
  readonly laid: string
  /** By value, the suits of the functions that a card sets off, in the order of their execution. */
  readonly setOff: readonly string[]
}

/** What may come of an input: the next moment, or none when the turn ends. */
export interface Outcome {
  /** The card that was drawn, or {@link NO_CARD}. */
  readonly drawn: CardNumber
  /** What follows. */
  readonly next: Moment | undefined
}

const BITS: readonly number[] = /* @__PURE__ */ RUNTIME_ERROR_CARDS.map((_, card) => 2 ** card)

const bit = (card: CardNumber): Cards => BITS[card] as number

/** Whether a set holds a card. */
export function holds(set: Cards, card: CardNumber): boolean {
  return Math.floor(set / bit(card)) % 2 === 1
}

/** The cards of a set, in the order of their numbers. */
export function listed(set: Cards): CardNumber[] {
  const cards: CardNumber[] = []
  for (let rest = set, card = 0; rest > 0; card++) {
    const isIn = rest % 2
    if (isIn === 1) cards.push(card)
    rest = (rest - isIn) / 2
  }
  return cards
}

/** A card's value, ace 1 to king 13. */
const value = (card: CardNumber): number => (card % 13) + 1

const suit = (card: RuntimeErrorCard): string => card.slice(-1)

/** Whether the statements of one player obey the syntax rules. */
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

/** The moment that a position describes. */
export function momentOf(position: RuntimeErrorPosition, reshuffle: RuntimeErrorReshuffle): Moment {
  const { hand, discard, unseen, deck, own, opponents } = position
  const top = discard.at(-1)
  const moment = {
    hand: setOf(hand),
    top: top === undefined ? NO_CARD : cardNumber(top),
    below: setOf(discard.slice(0, -1)),
    unseen: deck === 0 ? 0 : setOf(unseen),
    deck,
    ...laying([own, ...opponents]),
  }
  return refilled(moment, reshuffle)
}

/** What a moment knows of the statements that are laid. */
function laying(tables: Moment['tables']): Pick<Moment, 'tables' | 'laid' | 'setOff'> {
  const flat = tables.map((table) => table.map((s) => SLOTS.map((slot) => s[slot]).join(' ')))
  return {
    tables,
    laid: flat.map((table) => table.join()).join(';'),
    setOff: setOffBy(tables[0] ?? []),
  }
}

function setOffBy(own: readonly RuntimeErrorStatement[]): readonly string[] {
  return Array.from({ length: 14 }, (_, given) => {
    const hit = own.filter(
      ({ lower, upper }) => value(cardNumber(lower)) <= given && given <= value(cardNumber(upper)),
    )
    return SUITS.filter((each) => hit.some((s) => suit(s.function) === each)).join('')
  })
}

/** The suits of the functions that a card sets off, in the order of their execution. */
export function setsOff({ setOff }: Moment, card: CardNumber): string {
  return setOff[value(card)] as string
}

/** The moment after a script, or `undefined` when it can't be laid. */
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

const placeOf = ({ of }: StatementEdit): number => (of === 'own' ? 0 : of + 1)

/** The statements of a player after an edit, or `undefined` when it can't be made. */
function edited(
  moment: Moment,
  hand: Cards,
  edit: StatementEdit,
): RuntimeErrorStatement[] | undefined {
  const table = moment.tables[placeOf(edit)]
  if (table?.[edit.statement] === undefined || !holds(hand, cardNumber(edit.card))) return undefined
  const after = table.map((s, at) => (at === edit.statement ? { ...s, [edit.slot]: edit.card } : s))
  return areValid(after) ? after : undefined
}

/** Every edit that is possible once the input has left the hand. */
export function* editsAt(moment: Moment, input: CardNumber): Generator<StatementEdit> {
  const hand = moment.hand - bit(input)
  const cards = listed(hand).flatMap((card) => RUNTIME_ERROR_CARDS[card] ?? [])
  for (const of of ['own', ...OPPONENTS] as const) {
    for (const statement of [0, 1, 2, 3] as const) {
      for (const slot of SLOTS) {
        for (const card of cards) {
          const edit = { of, statement, slot, card }
          if (edited(moment, hand, edit) !== undefined) yield edit
        }
      }
    }
  }
}

/** All that may come of a play, or `undefined` when it is not a legal one. */
export function outcomesOf(
  moment: Moment,
  play: Play,
  reshuffle: RuntimeErrorReshuffle,
): Outcome[] | undefined {
  const input = cardNumber(play.input)
  if (!holds(moment.hand, input)) return undefined
  let awake = setsOff(moment, input)
  let after: Moment = { ...moment, hand: moment.hand - bit(input) }
  if (play.edit === undefined) {
    if (awake.includes('D') && editsAt(moment, input).next().done !== true) return undefined
  } else {
    const { edit } = play
    const place = placeOf(edit)
    const table = edited(moment, after.hand, edit)
    const old = moment.tables[place]?.[edit.statement]
    if (!awake.includes('D') || table === undefined || old === undefined) return undefined
    if (place === 0) awake = awake.replace(suit(old.function), '')
    const tables = moment.tables.map((each, at) => (at === place ? table : each))
    const hand = after.hand - bit(cardNumber(edit.card))
    after = discarded({ ...after, hand, ...laying(tables) }, cardNumber(old[edit.slot]), reshuffle)
  }
  const pulls = awake.includes('H')
  const loops = awake.includes('S')
  return loads(after, awake.includes('C'), reshuffle).map(({ drawn, next: loaded }) => {
    const pulled =
      pulls && loaded.top !== NO_CARD
        ? { ...loaded, hand: loaded.hand + bit(loaded.top), top: NO_CARD }
        : loaded
    const goesOn = loops && pulled.hand > 0
    return { drawn, next: goesOn ? discarded(pulled, input, reshuffle) : undefined }
  })
}

/** A name for a moment: equal for equal moments, and for no others. */
export function nameOf({ hand, top, below, unseen, deck, laid }: Moment): string {
  return `${hand} ${top} ${below} ${unseen} ${deck} ${laid}`
}

type Loaded = { readonly drawn: CardNumber; readonly next: Moment }

function loads(moment: Moment, loading: boolean, reshuffle: RuntimeErrorReshuffle): Loaded[] {
  const ready = loading && moment.deck === 0 ? reshuffled(moment) : moment
  if (!loading || ready.deck === 0) return [{ drawn: NO_CARD, next: ready }]
  const deck = ready.deck - 1
  return listed(ready.unseen).map((drawn) => {
    // When the deck runs out, what is still unseen is in the opponents' hands, out of reach.
    const unseen = deck === 0 ? 0 : ready.unseen - bit(drawn)
    const next = { ...ready, hand: ready.hand + bit(drawn), unseen, deck }
    return { drawn, next: refilled(next, reshuffle) }
  })
}

function discarded(moment: Moment, card: CardNumber, reshuffle: RuntimeErrorReshuffle): Moment {
  return refilled({ ...moment, below: pile(moment), top: card }, reshuffle)
}

function refilled(moment: Moment, reshuffle: RuntimeErrorReshuffle): Moment {
  return reshuffle === 'when-empty' && moment.deck === 0 ? reshuffled(moment) : moment
}

function reshuffled(moment: Moment): Moment {
  const unseen = pile(moment)
  return { ...moment, unseen, deck: listed(unseen).length, top: NO_CARD, below: 0 }
}

const pile = ({ top, below }: Moment): Cards => (top === NO_CARD ? below : below + bit(top))
