import { days } from '@ackanomic/core'
import * as engine from '@ackanomic/core/engine'
import * as v from 'valibot'

/** The clauses of Undercut. */
export const clauses: engine.Clauses<'undercut', '1' | '2' | '3'> = engine.defineClauses(
  'undercut',
  {
    '1': 'Two players name a number from 1 to 5 each, unseen, within three days; the silent name 1.',
    '2': 'Both score what they named; but one less than the other takes both, and the other nothing.',
    '3': 'The higher score wins after nine rounds, or equal ones together; or who is left alone.',
  },
)

const events = {
  round: ({ named: [a, b] }: { named: readonly number[] }, name: engine.NameOf): string =>
    `${name(0)} named ${a}, ${name(1)} named ${b}.`,
}

const model = engine.defineModel(clauses, {
  moves: { name: { number: v.picklist([1, 2, 3, 4, 5]) } },
  shared: engine.part<{ readonly scores: readonly number[]; readonly rounds: number }>(),
  secret: engine.part<{ readonly number: number }>(), // 0 for none yet
  events: engine.part<engine.EventsOf<typeof events>>(),
  deadlines: ['round'],
  errors: {
    named: ['undercut/1', (d: { number: number }) => `You named ${d.number}; wait.`],
  },
})

interface Undercut extends engine.TypesOf<typeof model> {}

const NUMBERS = [1, 2, 3, 4, 5] as const
const UNNAMED = [{ number: 0 }, { number: 0 }]

const rules = engine.defineRules<Undercut>(model, {
  id: 'undercut',
  description: { title: 'Undercut', players: { lower: 2, upper: 2 } },
  setup: () => ({ shared: { scores: [0, 0], rounds: 0 }, secret: UNNAMED }),
  onStart: (_, ctx) => ctx.startTimer('round', days(3)),
  moves: {
    name: {
      candidates: () => NUMBERS.map((number) => ({ type: 'name', number })),
      validate({ secret }, _, { seat }) {
        const number = secret[seat]?.number ?? 0
        return number === 0 ? undefined : { code: 'named', details: { number } }
      },
      apply(draft, { number }, _, { seat }) {
        draft.secret[seat] = { number }
      },
    },
  },
  deadlines: {
    round(draft) {
      draft.secret = draft.secret.map(({ number }) => ({ number: number || 1 }))
    },
  },
  pending({ secret }, seat) {
    const isOpen = typeof seat === 'number' && secret[seat]?.number === 0
    return isOpen ? { name: { need: 'required', deadline: 'round', visibleTo: 'actor' } } : {}
  },
  afterEach: ({ secret }) => (secret.every(({ number }) => number > 0) ? endRound : undefined),
})

function endRound(draft: engine.DraftOf<Undercut>, ctx: engine.Context<Undercut>): void {
  const [a = 1, b = 1] = draft.secret.map(({ number }) => number)
  const gains = a === b - 1 ? [a + b, 0] : b === a - 1 ? [0, a + b] : [a, b]
  const scores = draft.shared.scores.map((score, seat) => score + (gains[seat] ?? 0))
  draft.shared = { scores, rounds: draft.shared.rounds + 1 }
  draft.secret = UNNAMED.map((secret) => ({ ...secret }))
  ctx.emit('public', 'undercut/2', () => ({ type: 'round', named: [a, b] }))
  if (draft.shared.rounds < 9) ctx.startTimer('round', days(3))
  else ctx.end({ winners: [0, 1].filter((seat) => scores[seat] === Math.max(...scores)) })
}

/** A game of nobody's rule, for two: name numbers unseen, and undercut. */
export const undercut: engine.GameOf<Undercut> = engine.defineGame(
  rules,
  engine.defineText<Undercut>({
    events,
    notation: engine.plainNotation(model),
    render: ({ shared, roster }) =>
      roster.seats.map(({ player }, seat) => `${player}: ${shared.scores[seat]}`).join('\n'),
  }),
)
