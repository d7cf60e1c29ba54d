import { Client } from 'boardgame.io/client'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { generator } from '../generator.js'

/** The state that the hand-written engine also keeps. */
interface Board {
  prize: number
  readonly spades: number[]
  readonly packs: number[][]
  bids: (number | null)[]
  readonly takes: number[][]
  readonly discards: number[]
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
  if (bids.lastIndexOf(highest) === first) G.takes[first]?.push(G.prize)
  else G.discards.push(G.prize)
  bids.forEach((card, seat) => {
    const cards = G.packs[seat] ?? []
    cards.splice(cards.indexOf(card), 1)
  })
  G.discards.push(...bids)
  G.bids = [null, null, null]
  G.rounds += 1
}

export const game = {
  disableUndo: true,
  setup: ({ random }: { random: Random }): Board => {
    const G: Board = {
      spades: pack(),
      prize: 0,
      packs: [pack(), pack(), pack()],
      bids: [null, null, null],
      takes: [[], [], []],
      discards: [],
      rounds: 0,
    }
    turnUp(G, random)
    return G
  },
  turn: { activePlayers: { all: 'bidding' } },
  moves: {
    bid({ G, playerID, random }: { G: Board; playerID: string; random: Random }, card: number) {
      const seat = Number(playerID)
      if (G.bids[seat] !== null || G.packs[seat]?.includes(card) !== true) return 'INVALID_MOVE'
      G.bids[seat] = card
      if (G.bids.includes(null)) return undefined
      resolve(G)
      if (G.rounds < 13) turnUp(G, random)
      return undefined
    },
  },
  endIf: ({ G }: { G: Board }) =>
    G.rounds === 13
      ? { totals: G.takes.map((take) => take.reduce((sum, card) => sum + card, 0)) }
      : undefined,
  // Bids are sealed.
  playerView: ({ G, playerID }: { G: Board; playerID: string | null }) => ({
    ...G,
    bids: G.bids.map((bid, seat) => (String(seat) === playerID ? bid : null)),
  }),
}

/** A random rollout through boardgame.io's bare reducer, as its own bots make them. */
export function boardgameIoReducer(): () => void {
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

/** A random match through boardgame.io's `Client`, as an app plays it. */
export function boardgameIoClient(): () => void {
  const pick = generator(7)
  return () => {
    const client = Client({ game, numPlayers: 3, debug: false })
    let state = client.getState()
    while (state.ctx.gameover === undefined) {
      for (let seat = 0; seat < 3; seat++) {
        client.updatePlayerID(String(seat))
        const cards = state.G.packs[seat] as number[]
        client.moves.bid(cards[pick(cards.length)])
        const next = client.getState()
        if (next._stateID === state._stateID) throw new Error('boardgame.io took no bid.')
        state = next
      }
    }
  }
}
