import { cpuUsage } from 'node:process'
import { type Match, ok, startMatch, submit } from '@ackanomic/core'
import { defineClauses, defineGame, defineRules, defineText } from '@ackanomic/core/engine'

interface Tally {
  readonly Shared: { readonly count: number }
  readonly Secret: Readonly<Record<never, never>>
  readonly Hidden: Readonly<Record<never, never>>
  readonly Options: Readonly<Record<never, never>>
  readonly Move: { readonly type: 'count' }
  readonly Post: { readonly type: 'counted'; readonly count: number }
  readonly Inquiries: Readonly<Record<never, never>>
  readonly Deadline: 'none'
  readonly Rejections: Readonly<Record<never, never>>
  readonly Clause: 'tally/1'
  readonly Join: null
}

/** Whatever it is given. */
const anything = {
  '~standard': { version: 1, vendor: 'bench', validate: (value: unknown) => ({ value }) },
} as const

/** A game whose state does not grow: what a step costs besides is the match's. */
const tally = defineGame<Tally>(
  defineRules<Tally>({
    id: 'tally',
    revision: 1,
    description: {
      ...{ rule: null, title: 'Tally', name: null, equipment: 'none', referees: 'none' },
      ...{ play: 'Count.', winning: 'Nobody does.', further: 'none', trophy: 'none' },
      players: { lower: 2, upper: 2 },
    },
    rejections: {},
    options: anything as never,
    move: anything as never,
    setup: () => ({ shared: { count: 0 }, secret: [{}, {}], hidden: {} }),
    begin: () => undefined,
    moves: {
      count: {
        check: () => undefined,
        play(draft, _, ctx) {
          draft.shared.count += 1
          const { count } = draft.shared
          ctx.tell('public', 'tally/1', () => ({ type: 'counted', count }))
        },
      },
    },
    inquiries: {},
    deadlines: { none: () => undefined },
    secrecy: { referee: false },
    expects: () => [],
    legalMoves: () => ({ moves: [{ type: 'count' }], complete: true }),
  }),
  defineText<Tally>({
    clauses: defineClauses('tally', { '1': 'Counts are counted.' }),
    notation: { help: '', parse: () => ok({ type: 'count' }), format: () => 'count' },
    render: ({ shared }) => String(shared.count),
    say: ({ count }) => String(count),
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
  if (!started.ok) throw new Error(started.error.says)
  let { match } = started.value
  for (let i = 0; i < length; i++) match = stepped(match, `mail ${i}`)
  return match
}

/** One entry under a key of its sender's: the match that it came from stays as it was. */
function stepped(match: TallyMatch, key: string): TallyMatch {
  const entry = { kind: 'move', at: 0, by: 'Ann', move: { type: 'count' } } as const
  const step = submit(tally, match, entry, { key })
  if (!step.ok) throw new Error(step.error.says)
  return step.value.match
}
