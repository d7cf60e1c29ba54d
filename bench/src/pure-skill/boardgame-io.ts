import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { generator } from '../generator.js'

interface Board {
  spades: number[]
  prize: number
  packs: number[][]
  bids: (number | null)[]
  totals: number[]
  rounds: number
}

interface Random {
  Die(sides: number): number
}

const pack = (): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

function turnUp(G: Board, random: Random): void {
  G.prize = G.spades.splice(random.Die(G.spades.length) - 1, 1)[0] ?? 0
}

function resolve(G: Board): void {
  const bids = G.bids as number[]
  const highest = Math.max(...bids)
  const first = bids.indexOf(highest)
  if (bids.lastIndexOf(highest) === first) G.totals[first] = (G.totals[first] ?? 0) + G.prize
  G.bids = [null, null, null]
  G.rounds += 1
}

const game = {
  disableUndo: true,
  setup: ({ random }: { random: Random }): Board => {
    const G: Board = {
      spades: pack(),
      prize: 0,
      packs: [pack(), pack(), pack()],
      bids: [null, null, null],
      totals: [0, 0, 0],
      rounds: 0,
    }
    turnUp(G, random)
    return G
  },
  turn: { activePlayers: { all: 'bidding' } },
  moves: {
    bid({ G, playerID, random }: { G: Board; playerID: string; random: Random }, card: number) {
      const seat = Number(playerID)
      const cards = G.packs[seat] ?? []
      if (G.bids[seat] !== null || !cards.includes(card)) return 'INVALID_MOVE'
      cards.splice(cards.indexOf(card), 1)
      G.bids[seat] = card
      if (G.bids.includes(null)) return undefined
      resolve(G)
      if (G.rounds < 13) turnUp(G, random)
      return undefined
    },
  },
  endIf: ({ G }: { G: Board }) => (G.rounds === 13 ? { totals: G.totals } : undefined),
}

/** One random playout through boardgame.io's reducer. */
export function boardgameIo(): () => void {
  const pick = generator(7)
  const reducer = CreateGameReducer({ game })
  const start = InitializeGame({ game, numPlayers: 3 })
  return () => {
    let state = start
    while (state.ctx.gameover === undefined) {
      for (let seat = 0; seat < 3; seat++) {
        const cards = state.G.packs[seat] as number[]
        const args = [cards[pick(cards.length)]]
        const payload = { type: 'bid', args, playerID: String(seat) }
        const next = reducer(state, { type: 'MAKE_MOVE', payload })
        if (next === state) throw new Error('boardgame.io took no bid.')
        state = next
      }
    }
  }
}
