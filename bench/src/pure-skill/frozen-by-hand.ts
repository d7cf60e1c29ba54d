import { generator } from '../generator.js'

/**
 * A typical immutable engine, written by hand: plain objects and arrays; each step makes a deeply
 * frozen state that shares unchanged parts; an illegal move leaves the state as it was. No log, no
 * table, no clock, no events.
 */
interface Board {
  readonly prize: number
  readonly spades: readonly number[]
  readonly packs: readonly (readonly number[])[]
  readonly bids: readonly (number | null)[]
  readonly takes: readonly (readonly number[])[]
  readonly discards: readonly number[]
  readonly rounds: number
  readonly totals: readonly number[] | null
}

type Entry =
  | { readonly kind: 'prize'; readonly picked: number }
  | { readonly kind: 'bid'; readonly seat: number; readonly card: number }

type Step =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly error: string }

const pack = (): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

const start: Board = deepFreeze({
  prize: 0,
  spades: pack(),
  packs: [pack(), pack(), pack()],
  bids: [null, null, null],
  takes: [[], [], []],
  discards: [],
  rounds: 0,
  totals: null,
})

/** Freezes a value with all parts that are not yet frozen. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

function apply(board: Board, entry: Entry): Step {
  if (board.totals !== null) return { ok: false, error: 'The game is over.' }
  return entry.kind === 'prize' ? turnUp(board, entry.picked) : bid(board, entry.seat, entry.card)
}

function turnUp(board: Board, picked: number): Step {
  if (board.prize !== 0) return { ok: false, error: 'There is a prize already.' }
  const prize = board.spades[picked]
  if (prize === undefined) return { ok: false, error: 'There is no such card.' }
  const spades = board.spades.filter((_, index) => index !== picked)
  return { ok: true, board: deepFreeze({ ...board, prize, spades }) }
}

function bid(board: Board, seat: number, card: number): Step {
  if (board.prize === 0) return { ok: false, error: 'Bids are closed.' }
  if (board.bids[seat] !== null) return { ok: false, error: 'You have bid.' }
  if (board.packs[seat]?.includes(card) !== true) return { ok: false, error: 'Not in your pack.' }
  const bids = board.bids.map((lodged, index) => (index === seat ? card : lodged))
  const next = { ...board, bids }
  return { ok: true, board: deepFreeze(bids.includes(null) ? next : resolve(next)) }
}

function resolve(board: Board): Board {
  const { prize, rounds } = board
  const bids = board.bids as readonly number[]
  const highest = Math.max(...bids)
  const first = bids.indexOf(highest)
  const taker = bids.lastIndexOf(highest) === first ? first : null
  const takes = board.takes.map((take, seat) => (seat === taker ? [...take, prize] : take))
  return {
    ...board,
    prize: 0,
    packs: board.packs.map((cards, seat) => cards.filter((card) => card !== bids[seat])),
    bids: [null, null, null],
    takes,
    discards: [...board.discards, ...(taker === null ? [prize] : []), ...bids],
    rounds: rounds + 1,
    totals: rounds === 12 ? takes.map((take) => take.reduce((sum, card) => sum + card, 0)) : null,
  }
}

/** A random rollout that keeps every state frozen. */
export function frozenByHand(): () => void {
  const pick = generator(7)
  return () => {
    let board = start
    const take = (entry: Entry): void => {
      const step = apply(board, entry)
      if (!step.ok) throw new Error(step.error)
      board = step.board
    }
    while (board.totals === null) {
      take({ kind: 'prize', picked: pick(board.spades.length) })
      for (let seat = 0; seat < 3; seat++) {
        const cards = board.packs[seat] as readonly number[]
        take({ kind: 'bid', seat, card: cards[pick(cards.length)] as number })
      }
    }
  }
}
