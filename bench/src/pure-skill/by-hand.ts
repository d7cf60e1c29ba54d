import { generator } from '../generator.js'

/** The lower bound: the same rules as a small mutable engine over plain arrays. */
interface Board {
  prize: number
  readonly spades: number[]
  readonly packs: number[][]
  readonly bids: number[]
  readonly takes: number[][]
  readonly discards: number[]
  rounds: number
}

const pack = (): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

function start(): Board {
  return {
    prize: 0,
    spades: pack(),
    packs: [pack(), pack(), pack()],
    bids: [0, 0, 0],
    takes: [[], [], []],
    discards: [],
    rounds: 0,
  }
}

function turnUp(board: Board, picked: number): void {
  board.prize = board.spades[picked] as number
  board.spades.splice(picked, 1)
}

function bid(board: Board, seat: number, card: number): boolean {
  const cards = board.packs[seat] as number[]
  const place = cards.indexOf(card)
  if (place < 0 || board.bids[seat] !== 0) return false
  cards.splice(place, 1)
  board.bids[seat] = card
  if (board.bids.every((lodged) => lodged !== 0)) resolve(board)
  return true
}

function resolve(board: Board): void {
  const { bids, takes, discards, prize } = board
  const highest = Math.max(...bids)
  const first = bids.indexOf(highest)
  if (bids.lastIndexOf(highest) === first) takes[first]?.push(prize)
  else discards.push(prize)
  discards.push(...bids)
  bids.fill(0)
  board.rounds += 1
}

function winner(board: Board): number | null {
  const totals = board.takes.map((take) => take.reduce((sum, card) => sum + card, 0))
  const highest = Math.max(...totals)
  const first = totals.indexOf(highest)
  return totals.lastIndexOf(highest) === first ? first : null
}

/** The seats that won, so that no compiler drops a rollout as useless. */
const won = [0, 0, 0]

export function byHand(): () => void {
  const pick = generator(7)
  return () => {
    const board = start()
    while (board.rounds < 13) {
      turnUp(board, pick(board.spades.length))
      for (let seat = 0; seat < 3; seat++) {
        const cards = board.packs[seat] as number[]
        bid(board, seat, cards[pick(cards.length)] as number)
      }
    }
    const seat = winner(board)
    if (seat !== null) won[seat] = (won[seat] ?? 0) + 1
  }
}
