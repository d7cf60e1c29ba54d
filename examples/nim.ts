import * as engine from '@ackanomic/core/engine'
import * as v from 'valibot'

/** The clauses of Nim. */
export const clauses: engine.Clauses<'nim', '1'> = engine.defineClauses('nim', {
  '1': 'Take 1 to 3 in turn; the last one wins.',
})
const events = { took: ({ count }: { count: number }): string => `${count} are taken.` }
const model = engine.defineModel(clauses, {
  moves: { take: { count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)) } },
  shared: engine.part<{ readonly heap: number; readonly turn: number }>(),
  events: engine.part<engine.EventsOf<typeof events>>(),
  errors: { notNow: ['nim/1', 'Wait for your turn, and take what is there.'] },
})
interface Nim extends engine.TypesOf<typeof model> {}

const rules = engine.defineRules<Nim>(model, {
  id: 'nim',
  description: { title: 'Nim', players: { lower: 2, upper: 2 }, play: clauses.of[1] },
  setup: () => ({ shared: { heap: 21, turn: 0 } }),
  moves: {
    take: {
      candidates: () => [1, 2, 3].map((count) => ({ type: 'take', count })),
      validate: ({ shared }, { count }, { seat }) =>
        seat === shared.turn && count <= shared.heap ? undefined : { code: 'notNow' },
      apply({ shared }, { count }, ctx, { seat }) {
        shared.heap -= count
        shared.turn = 1 - seat
        ctx.emit('public', 'nim/1', () => ({ type: 'took', count }))
        if (shared.heap === 0) ctx.end({ winners: [seat] })
      },
    },
  },
})
const notation = engine.plainNotation(model)
const render = ({ shared }: engine.View<Nim>): string => `${shared.heap} are left.`

/** Nim, a whole game: take one, two or three in turn; who takes the last one wins. */
export const nim: engine.GameOf<Nim> = engine.defineGame(
  rules,
  engine.defineText<Nim>({ events, notation, render }),
)
