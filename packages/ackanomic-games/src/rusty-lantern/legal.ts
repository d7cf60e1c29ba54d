import type { Choose, Legal, SeatNumber } from '@ackanomic/core'
import { isHalted, type State, type Wanted } from '@ackanomic/core/engine'
import { cardAmong } from './cards.js'
import type { Move } from './moves.js'
import { lockedCards, playAt } from './story.js'
import type { Card } from './tale.js'
import { checkAsleep, checkTurn } from './turns.js'
import type { RustyLantern } from './types.js'

/** How often a bot passes, and interrupts: once in so many chances. */
const SELDOM = 12

/** What a seat may do now, which is nothing in a halt. There are too many texts to list them. */
export function rustyLanternMoves(state: State<RustyLantern>, seat: SeatNumber): Legal<Move> {
  const mayAct =
    !isHalted(state.table) &&
    (mayFinish(state, seat) || isInTurn(state, seat) || mayInterrupt(state, seat))
  return mayAct
    ? { moves: [], complete: false, sample: (pick) => sampleRustyLanternMove(state, seat, pick) }
    : { complete: true, moves: [] }
}

/** A move at random that costs nothing by itself: mostly plays of a card that is held. */
export function sampleRustyLanternMove(
  state: State<RustyLantern>,
  seat: SeatNumber,
  pick: Choose,
): Move | undefined {
  if (mayFinish(state, seat)) {
    return { type: 'epilogue', text: pick(2) === 0 ? null : 'And they lived as best they could.' }
  }
  const locked = lockedCards(state.own, seat)
  const hand = state.secret[seat]?.hand ?? []
  const cards = hand.filter((card) => cardAmong(locked, card) === null)
  const inTurn = isInTurn(state, seat)
  const card = oneOf(cards, pick)
  if (card !== undefined && pick(inTurn ? SELDOM : 3) === 0) {
    const play = pick(state.own.plays.length) + 1
    if (isInterruptible(state, play, seat)) return { type: 'interrupt', play, card }
  }
  if (!inTurn) return undefined
  if (pick(SELDOM) === 0) return { type: 'pass', discard: pick(2) === 0 ? null : (card ?? null) }
  return { type: 'play', subject: 'Lantern', text: textWith(card), card: card ?? null }
}

/** What is wanted of anybody now. */
export function wantedIn(state: State<RustyLantern>): readonly Wanted<RustyLantern>[] {
  const { own } = state
  const wanted: Wanted<RustyLantern>[] = []
  if (own.winner !== null) {
    wanted.push({ what: 'epilogue', of: own.winner.seat, need: 'must', seenBy: 'all' })
  }
  const { turn } = own
  if (turn !== null && isInTurn(state, turn)) {
    const mine = { of: turn, need: 'must', deadline: 'sleep', seenBy: 'all' } as const
    wanted.push({ what: 'play', ...mine }, { what: 'pass', ...mine })
  }
  for (const of of own.circle) {
    if (!mayInterrupt(state, of)) continue
    wanted.push({ what: 'interrupt', of, need: 'may', seenBy: 'all' })
  }
  const barkeep = { of: 'referee', need: 'may', seenBy: 'all' } as const
  if (turn !== null && checkAsleep(state, turn) === undefined) {
    wanted.push({ what: 'asleep', ...barkeep })
  }
  if (own.unplaced.length > 0 && own.circle.length > 1) wanted.push({ what: 'place', ...barkeep })
  wanted.push({ what: 'end', ...barkeep })
  return wanted
}

function mayFinish({ own }: State<RustyLantern>, seat: SeatNumber): boolean {
  return own.winner?.seat === seat
}

function isInTurn(state: State<RustyLantern>, seat: SeatNumber): boolean {
  return checkTurn(state, seat) === undefined
}

/** Whether there is a play that a seat may interrupt, however old. */
function mayInterrupt(state: State<RustyLantern>, seat: SeatNumber): boolean {
  return state.own.plays.some((_, index) => isInterruptible(state, index + 1, seat))
}

/** Whether a seat may interrupt a play, however old. */
function isInterruptible(
  { own, table }: State<RustyLantern>,
  number: number,
  seat: SeatNumber,
): boolean {
  const play = playAt(own, number)
  if (play === undefined || own.winner !== null || own.short) return false
  return (
    play.answered?.is !== 'void' && table.seats[play.seat]?.player !== table.seats[seat]?.player
  )
}

/** Twelve lines for a bot, with a card brought in. */
function textWith(card: Card | undefined): string {
  return LINES + (card === undefined ? 'And there the matter rested.' : `And then: ${card}!`)
}

const LINES: string = /* @__PURE__ */ [
  'The lantern swung.',
  'Rain fell.',
  'It fell into the soup.',
  'Nobody had come that way.',
  'The fire was low.',
  'Somebody coughed.',
  'Then came a knock.',
  'And another.',
  '“Let it in!”',
  'They drew the bolt.',
  'The candles went out.',
  '',
].join('\n')

function oneOf<Item>(items: readonly Item[], pick: Choose): Item | undefined {
  return items.length === 0 ? undefined : items[pick(items.length)]
}
