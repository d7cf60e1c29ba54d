import { days, err, ok } from '@ackanomic/core'
import type { Citation, Clauses, GameOf } from '@ackanomic/core/engine'
import { defineClauses, defineGame, defineRules, defineText } from '@ackanomic/core/engine'
import * as v from 'valibot'

const clauses: Clauses<'undercut', '1' | '2' | '3'> = defineClauses('undercut', {
  '1': 'Two players name a number from 1 to 5 each, unseen, within three days; the silent name 1.',
  '2': 'Both score what they named; but one less than the other takes both, and the other nothing.',
  '3': 'The higher score wins after nine rounds, or equal ones together; or who is left alone.',
})

interface Undercut {
  readonly Shared: { readonly scores: readonly number[]; readonly rounds: number }
  readonly Secret: { readonly number: number } // 0 for none yet
  readonly Hidden: Readonly<Record<never, never>>
  readonly Options: Readonly<Record<never, never>>
  readonly Move: { readonly type: 'name'; readonly number: number }
  readonly Post: { readonly type: 'round'; readonly named: readonly number[] }
  readonly Inquiries: Readonly<Record<never, never>>
  readonly Deadline: 'round'
  readonly Rejections: { readonly named: { readonly number: number } }
  readonly Clause: Citation<typeof clauses>
  readonly Join: null
}

const NUMBERS = [1, 2, 3, 4, 5] as const
const UNNAMED = [{ number: 0 }, { number: 0 }]
const WANTED = { what: 'name', need: 'must', deadline: 'round', seenBy: 'self' } as const

/** A game of nobody's rule, for two: name numbers unseen, and undercut. */
export const undercut: GameOf<Undercut> = defineGame(
  defineRules<Undercut>({
    id: 'undercut',
    revision: 1,
    description: {
      ...{ rule: null, title: 'Undercut', name: null, equipment: 'none', referees: 'none' },
      ...{ play: 'Name numbers unseen.', winning: 'Score more.', further: 'none', trophy: 'none' },
      players: { lower: 2, upper: 2 },
    },
    rejections: { named: { clause: 'undercut/1', says: (it) => `You named ${it.number}; wait.` } },
    options: v.strictObject({}),
    move: v.strictObject({ type: v.literal('name'), number: v.picklist(NUMBERS) }),
    setup: () => ({ shared: { scores: [0, 0], rounds: 0 }, secret: UNNAMED, hidden: {} }),
    begin: (_, ctx) => ctx.startTimer('round', days(3)),
    moves: {
      name: {
        check({ secret }, _, { seat }) {
          const number = secret[seat]?.number ?? 0
          return number === 0 ? undefined : { code: 'named', facts: { number } }
        },
        play(draft, { number }, _, { seat }) {
          draft.secret[seat] = { number }
        },
      },
    },
    inquiries: {},
    deadlines: {
      round(draft) {
        draft.secret = draft.secret.map(({ number }) => ({ number: number || 1 }))
      },
    },
    // Core passes over a seat that nobody may win for, such as one that was left.
    membership: { left: (_, __, ctx) => ctx.end({ winners: [0, 1], ranking: [], awards: [] }) },
    settle: {
      when: ({ secret }) => secret.every(({ number }) => number > 0),
      play(draft, ctx) {
        const [a = 1, b = 1] = draft.secret.map(({ number }) => number)
        const gains = a === b - 1 ? [a + b, 0] : b === a - 1 ? [0, a + b] : [a, b]
        const scores = draft.shared.scores.map((score, seat) => score + (gains[seat] ?? 0))
        draft.shared = { scores, rounds: draft.shared.rounds + 1 }
        draft.secret = UNNAMED.map((secret) => ({ ...secret }))
        ctx.emit('public', 'undercut/2', () => ({ type: 'round', named: [a, b] }))
        if (draft.shared.rounds < 9) return ctx.startTimer('round', days(3))
        const winners = [0, 1].filter((seat) => scores[seat] === Math.max(...scores))
        ctx.end({ winners, ranking: [], awards: [] })
      },
    },
    secrecy: { referee: false },
    expects: ({ secret }) =>
      [0, 1].flatMap((of) => (secret[of]?.number === 0 ? [{ ...WANTED, of }] : [])),
    legalMoves: ({ secret }, seat) => ({
      complete: true,
      moves: secret[seat]?.number === 0 ? NUMBERS.map((number) => ({ type: 'name', number })) : [],
    }),
  }),
  defineText<Undercut>({
    clauses,
    notation: {
      help: 'Write a number from 1 to 5.',
      parse: (it) =>
        /^[1-5]$/.test(it) ? ok({ type: 'name', number: Number(it) }) : err('Write 1 to 5.'),
      format: ({ number }) => String(number),
    },
    render: ({ shared, table }) =>
      table.seats.map(({ player }, seat) => `${player}: ${shared.scores[seat]}`).join('\n'),
    say: ({ named }, names) => `${names[0]} named ${named[0]}, ${names[1]} named ${named[1]}.`,
  }),
)
