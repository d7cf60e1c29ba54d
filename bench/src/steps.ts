import { cpuUsage } from 'node:process'
import { type Match, startMatch, submit } from '@ackanomic/core'
import {
  defineClauses,
  defineGame,
  defineModel,
  defineRules,
  defineText,
  type EventsOf,
  part,
  plainNotation,
  type TypesOf,
} from '@ackanomic/core/engine'

const clauses = defineClauses('tally', { '1': 'Counts are counted.' })
const events = { counted: ({ count }: { count: number }): string => String(count) }
const model = defineModel(clauses, {
  moves: { count: {} },
  shared: part<{ readonly count: number }>(),
  events: part<EventsOf<typeof events>>(),
})
interface Tally extends TypesOf<typeof model> {}

/** A game whose state does not grow: what a step costs besides is the match's. */
const tally = defineGame<Tally>(
  defineRules<Tally>(model, {
    id: 'tally',
    description: { title: 'Tally', players: { lower: 2, upper: 2 }, winning: 'Nobody wins.' },
    setup: () => ({ shared: { count: 0 } }),
    moves: {
      count: {
        validate: () => undefined,
        apply(draft, _, ctx) {
          draft.shared.count += 1
          const { count } = draft.shared
          ctx.emit('public', 'tally/1', () => ({ type: 'counted', count }))
        },
        candidates: () => [{ type: 'count' }],
      },
    },
  }),
  defineText<Tally>({
    clauses,
    notation: plainNotation(model),
    render: ({ shared }) => String(shared.count),
    events,
  }),
)

/** After how many entries a step is measured, and how many steps make a measurement. */
const LENGTHS = [10, 1000, 10_000]
const STEPS = 1500
const TURNS = 40

/** What one step of a match costs at different lengths of its log, in microseconds. */
export function stepsTable(): string {
  const matches = LENGTHS.map((length) => grown(length))
  const best = LENGTHS.map(() => Number.POSITIVE_INFINITY)
  // In turns, so that a machine that others slow down for a while wrongs none of them.
  for (let turn = 0; turn < TURNS; turn++) {
    matches.forEach((match, index) => {
      const start = cpuUsage()
      for (let i = 0; i < STEPS; i++) stepped(match, `turn ${turn} ${i}`)
      const { user, system } = cpuUsage(start)
      best[index] = Math.min(best[index] ?? 0, (user + system) / STEPS)
    })
  }
  const [first = 1] = best
  return [
    '| entries in the log | a step, µs | × the first |',
    '|---:|---:|---:|',
    ...LENGTHS.map((length, index) => {
      const cost = best[index] ?? 0
      return `| ${length.toLocaleString('en')} | ${cost.toFixed(1)} | ${(cost / first).toFixed(2)} |`
    }),
    '',
  ].join('\n')
}

type TallyMatch = Match<Parameters<typeof tally.apply>[0], Tally['Move']>

function grown(length: number): TallyMatch {
  const table = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }
  const started = startMatch(tally, { table })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started.value
  for (let i = 0; i < length; i++) match = stepped(match, `mail ${i}`)
  return match
}

/** One entry under a key of its sender's: the match that it came from stays as it was. */
function stepped(match: TallyMatch, key: string): TallyMatch {
  const entry = { kind: 'move', at: 0, by: 'Ann', move: { type: 'count' } } as const
  const step = submit(tally, match, entry, { idempotencyKey: key })
  if (!step.ok) throw new Error(step.error.message)
  return step.match
}
