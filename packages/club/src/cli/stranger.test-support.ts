import type { GameDescription } from '@ackanomic/core'
import { listGame } from '@ackanomic/core/catalogue'
import * as engine from '@ackanomic/core/engine'

/** The rule of a stranger's game. */
const description: GameDescription = {
  rule: null,
  title: 'Last Stone',
  name: null,
  equipment: 'none',
  players: { lower: 2, upper: 4 },
  play: 'In turn, each player takes a stone from a heap of five.',
  referees: 'none',
  winning: 'The player who takes the last stone wins two points.',
  further: 'none',
  trophy: 'none',
}

const clauses = engine.defineClauses('last-stone', { 1: 'The last stone wins two points.' })
const model = engine.defineModel(clauses, {
  moves: { take: {} },
  shared: engine.part<{ readonly heap: number; readonly turn: number }>(),
  errors: { notNow: ['last-stone/1', 'Wait for your turn.'] },
})
interface LastStone extends engine.TypesOf<typeof model> {}

const win = (ctx: engine.Context<LastStone>, seat: number): void => {
  const points = { award: 'points', to: [seat], each: 2, clause: 'last-stone/1' } as const
  ctx.end({ winners: [seat], awards: [points] })
}

/** The first seat, counted from the given one, whose player has not left. */
function turnFrom(seat: number, there: readonly number[]): number {
  return there.find((each) => each >= seat) ?? there[0] ?? 0
}

const rules = engine.defineRules<LastStone>(model, {
  id: 'last-stone',
  description,
  setup: () => ({ shared: { heap: 5, turn: 0 } }),
  moves: {
    take: {
      candidates: () => [{ type: 'take' }],
      validate: ({ shared }, _, { seat }) =>
        seat === shared.turn ? undefined : { code: 'notNow' },
      apply({ shared, roster }, _, ctx, { seat }) {
        shared.heap -= 1
        shared.turn = turnFrom(seat + 1, engine.seatsInGame(roster))
        if (shared.heap === 0) win(ctx, seat)
      },
    },
  },
  roster: {
    left({ shared, roster }, _, ctx) {
      const there = engine.seatsInGame(roster)
      const [last] = there
      if (there.length === 1 && last !== undefined) win(ctx, last)
      else shared.turn = turnFrom(shared.turn, there)
    },
  },
})

const text = engine.defineText<LastStone>({
  events: {},
  notation: engine.plainNotation(model),
  render: ({ shared }) => `${shared.heap} stones are left.`,
})

/** The export of a stranger's module: a catalogue with one game. */
export const catalogue = {
  'last-stone': listGame({
    id: 'last-stone',
    entryPoint: './last-stone.js',
    description,
    load: async () => engine.defineGame(rules, text),
    clauses: async () => clauses,
  }),
}
