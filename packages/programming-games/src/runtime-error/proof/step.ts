import { CARDS, type Card, RANKS, SUITS } from '../cards.js'
import type { Play, StatementEdit } from './certificate.js'
import type { Position, Reshuffle } from './position.js'
import { SLOTS, type Statement } from '../statement.js'

/*
 * The rules of one step, written once more for the checker: card by card, with plain lists, and
 * without a line of the prover's.
 */

/** A moment at which an input is to be chosen. All lists are sorted. */
export interface Moment {
  /** The claimant's hand. */
  readonly hand: readonly Card[]
  /** The top of the discard pile. */
  readonly top: Card | undefined
  /**
   * What lies below it. Its order never matters: a step takes at most one card from the pile and
   * puts at least one on it, and a reshuffle forgets the order.
   */
  readonly below: readonly Card[]
  /** What may be drawn. */
  readonly unseen: readonly Card[]
  /** Cards in the deck. */
  readonly deck: number
  /** The claimant's statements. */
  readonly own: readonly Statement[]
  /** The opponents' statements. */
  readonly opponents: readonly (readonly Statement[])[]
}

/** What may come of an input: the next moment, or none when the turn ends. */
export interface Outcome {
  /** The card that was drawn, if any. */
  readonly drawn: Card | undefined
  /** What follows. */
  readonly next: Moment | undefined
}

/** A card's value, ace 1 to king 13. */
const value = (card: Card): number => RANK_NAMES.indexOf(card.slice(0, -1)) + 1

const RANK_NAMES: readonly string[] = RANKS

const suit = (card: Card): string => card.slice(-1)

const PLACES: ReadonlyMap<Card, number> = /* @__PURE__ */ new Map(
  CARDS.map((card, place) => [card, place]),
)

const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => (PLACES.get(one) ?? 0) - (PLACES.get(other) ?? 0))

const without = (cards: readonly Card[], card: Card): Card[] => cards.filter((c) => c !== card)

/** Whether the statements of one player obey the syntax rules. */
export function areValid(statements: readonly Statement[]): boolean {
  const functions = new Set(statements.map((s) => suit(s.function)))
  return (
    functions.size === statements.length &&
    statements.every((s) => suit(s.lower) === suit(s.upper) && value(s.lower) < value(s.upper))
  )
}

/** The moment that a position describes. */
export function momentOf(position: Position, reshuffle: Reshuffle): Moment {
  const { hand, discard, unseen, deck, own, opponents } = position
  const moment = {
    hand: inOrder(hand),
    top: discard.at(-1),
    below: inOrder(discard.slice(0, -1)),
    unseen: deck === 0 ? [] : inOrder(unseen),
    deck,
    own,
    opponents,
  }
  return refilled(moment, reshuffle)
}

/** The moment after a script, or `undefined` when it can't be laid. */
export function scripted(moment: Moment, script: Statement): Moment | undefined {
  const cards = SLOTS.map((slot) => script[slot])
  const own = [...moment.own, script]
  const possible =
    new Set(cards).size === 3 && cards.every((card) => moment.hand.includes(card)) && areValid(own)
  if (!possible) return undefined
  return { ...moment, own, hand: moment.hand.filter((card) => !cards.includes(card)) }
}

/** The suits of the functions that a card sets off, in the order of their execution. */
export function setsOff(own: readonly Statement[], card: Card): string[] {
  const hit = own.filter((s) => value(s.lower) <= value(card) && value(card) <= value(s.upper))
  return SUITS.filter((each) => hit.some((s) => suit(s.function) === each))
}

/** Every edit that is possible once the input has left the hand. */
export function editsAt(moment: Moment, input: Card): StatementEdit[] {
  const edits: StatementEdit[] = []
  const hand = without(moment.hand, input)
  const tables = [moment.own, ...moment.opponents]
  for (const [seat, table] of tables.entries()) {
    for (const statement of table.keys()) {
      for (const slot of SLOTS) {
        for (const card of hand) {
          const edit = { of: seat === 0 ? ('own' as const) : seat - 1, statement, slot, card }
          if (areValid(replaced(table, edit))) edits.push(edit)
        }
      }
    }
  }
  return edits
}

/** All that may come of a play, or `undefined` when it is not a legal one. */
export function outcomesOf(
  moment: Moment,
  { input, edit }: Play,
  reshuffle: Reshuffle,
): Outcome[] | undefined {
  if (!moment.hand.includes(input)) return undefined
  let awake = setsOff(moment.own, input)
  let after: Moment = { ...moment, hand: without(moment.hand, input) }
  if (edit === undefined) {
    if (awake.includes('D') && editsAt(moment, input).length > 0) return undefined
  } else {
    const table = (edit.of === 'own' ? moment.own : moment.opponents[edit.of]) ?? []
    const old = table[edit.statement]
    const isHeld = after.hand.includes(edit.card)
    if (!awake.includes('D') || old === undefined || !isHeld) return undefined
    if (!areValid(replaced(table, edit))) return undefined
    if (edit.of === 'own') awake = awake.filter((each) => each !== suit(old.function))
    after = discarded(
      {
        ...after,
        hand: without(after.hand, edit.card),
        own: edit.of === 'own' ? replaced(table, edit) : after.own,
        opponents: after.opponents.map((t, seat) => (seat === edit.of ? replaced(t, edit) : t)),
      },
      old[edit.slot],
      reshuffle,
    )
  }
  return loads(after, awake.includes('C'), reshuffle).map(([drawn, loaded]) => {
    const { top } = loaded
    const pulls = awake.includes('H') && top !== undefined
    const pulled = pulls
      ? { ...loaded, hand: inOrder([...loaded.hand, top]), top: undefined }
      : loaded
    const loops = awake.includes('S') && pulled.hand.length > 0
    return { drawn, next: loops ? discarded(pulled, input, reshuffle) : undefined }
  })
}

/** A name for a moment; equal moments have equal names. */
export function nameOf(moment: Moment): string {
  const { hand, top, below, unseen, deck, own, opponents } = moment
  const laid = [own, ...opponents].map((table) => table.map((s) => SLOTS.map((slot) => s[slot])))
  return JSON.stringify([hand, top ?? '', below, unseen, deck, laid])
}

function loads(
  moment: Moment,
  loading: boolean,
  reshuffle: Reshuffle,
): [drawn: Card | undefined, after: Moment][] {
  const ready = loading && moment.deck === 0 ? reshuffled(moment) : moment
  if (!loading || ready.deck === 0) return [[undefined, ready]]
  return ready.unseen.map((card) => {
    const deck = ready.deck - 1
    // When the deck runs out, what is still unseen is in the opponents' hands, out of reach.
    const unseen = deck === 0 ? [] : without(ready.unseen, card)
    const after = { ...ready, hand: inOrder([...ready.hand, card]), unseen, deck }
    return [card, refilled(after, reshuffle)]
  })
}

function replaced(table: readonly Statement[], edit: StatementEdit): Statement[] {
  return table.map((s, at) => (at === edit.statement ? { ...s, [edit.slot]: edit.card } : s))
}

function discarded(moment: Moment, card: Card, reshuffle: Reshuffle): Moment {
  return refilled({ ...moment, below: pile(moment), top: card }, reshuffle)
}

function refilled(moment: Moment, reshuffle: Reshuffle): Moment {
  return reshuffle === 'when-empty' && moment.deck === 0 ? reshuffled(moment) : moment
}

function reshuffled(moment: Moment): Moment {
  const unseen = pile(moment)
  return { ...moment, unseen, deck: unseen.length, top: undefined, below: [] }
}

function pile({ top, below }: Moment): Card[] {
  return top === undefined ? [...below] : inOrder([...below, top])
}
