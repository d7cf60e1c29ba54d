import { days, type Game } from '@ackanomic/core'
import {
  type Context,
  defineClauses,
  defineGame,
  defineRules,
  defineText,
  type GameOf,
  isInGame,
  type MindRecipe,
  type RulesOf,
  type StandardSchemaV1,
  type State,
  seatsInGame,
  type Table,
  type TextOf,
  type Writable,
} from '@ackanomic/core/engine'

/** A saying by a seat, a heckling by whoever likes, a closing by an office or the referee. */
type Move =
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'heckle' }
  | { readonly type: 'close' }

/** The types of the Salon. */
export interface Salon {
  readonly Shared: {
    readonly round: number
    readonly scores: readonly number[]
    readonly heckled: number
  }
  readonly Secret: { readonly said: string | null }
  readonly Hidden: { readonly cue: number }
  readonly Options: { readonly rounds: number; readonly loud: boolean; readonly motto: string }
  readonly Move: Move
  readonly Post:
    | { readonly type: 'cue' }
    | { readonly type: 'noted'; readonly text: string }
    | { readonly type: 'heckled'; readonly by: string }
    | { readonly type: 'scored'; readonly scores: readonly number[] }
  readonly Inquiries: {
    readonly cue: { readonly ask: 'pick'; readonly about: null }
    readonly score: {
      readonly ask: 'judge'
      readonly about: { readonly seat: number }
      readonly answer: number
    }
    readonly word: { readonly ask: 'word'; readonly about: null }
    readonly toast: { readonly ask: 'judge'; readonly about: null; readonly answer: string }
    readonly bill: { readonly ask: 'judge'; readonly about: null; readonly answer: string }
  }
  readonly Deadline: 'saying'
  readonly Rejections: { readonly tooLong: { readonly most: number } }
  readonly Clause: 'salon/1'
  readonly Join: { readonly motto: string }
}

const REPLIES = ['yes', 'no'] as const
const WORDS = ['apple', 'pear', 'quince', 'zzxq']

function schema<Value>(read: (value: unknown) => Value | string): StandardSchemaV1<unknown, Value> {
  return {
    '~standard': {
      version: 1,
      vendor: 'salon',
      validate(value) {
        const result = read(value)
        return typeof result === 'string' ? { issues: [{ message: result }] } : { value: result }
      },
    },
  }
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const rules: RulesOf<Salon> = defineRules<Salon>({
  id: 'salon',
  revision: 1,
  roles: { speaker: ['inquire', 'decision', 'exhibition'] },
  description: {
    rule: null,
    title: 'Salon',
    name: null,
    equipment: 'none',
    players: { lower: 2, upper: { expression: 'guests', minus: 1 } },
    play: 'Say something; the referee scores it.',
    referees: { count: 1, chosen: 'by the host', mayPlay: false },
    winning: 'Have the highest score.',
    further: 'none',
    trophy: 'none',
  },
  rejections: {
    tooLong: { clause: 'salon/1', says: ({ most }) => `Say it in ${most} characters or fewer.` },
  },
  options: schema((value) => {
    const { rounds = 2, loud = false, motto = 'carpe' } = fieldsOf(value)
    if (typeof rounds !== 'number' || rounds < 1) return 'rounds must be 1 or more'
    if (typeof loud !== 'boolean' || typeof motto !== 'string') return 'loud or motto is wrong'
    return { rounds, loud, motto }
  }),
  move: schema((value): Move | string => {
    const { type, text } = fieldsOf(value)
    if (type === 'heckle' || type === 'close') return { type }
    return type === 'say' && typeof text === 'string' ? { type, text } : 'say, heckle or close'
  }),
  setup: ({ players }) => ({
    shared: { round: 1, scores: Array.from({ length: players }, () => 0), heckled: 0 },
    secret: Array.from({ length: players }, () => ({ said: null })),
    hidden: { cue: 0 },
  }),
  begin: (_, ctx) => ctx.prompt('cue', { ask: 'pick', of: 6 }, null),
  moves: {
    say: {
      check: (_, { text }) =>
        text.length > 40 ? { code: 'tooLong', facts: { most: 40 } } : undefined,
      play(draft, { text }, ctx, { seat }) {
        const secret = draft.secret[seat]
        if (secret === undefined) return
        secret.said = text
        ctx.emit(seat, 'salon/1', () => ({ type: 'noted', text }))
      },
    },
    heckle: {
      by: ['anyone'],
      check: () => undefined,
      play(draft, _, ctx, { person }) {
        draft.shared.heckled += 1
        ctx.emit('public', 'salon/1', () => ({ type: 'heckled', by: person }))
        ctx.emit({ person }, 'salon/1', () => ({ type: 'noted', text: 'boo' }))
      },
    },
    close: {
      by: ['speaker', 'referee'],
      check: () => undefined,
      play: (_, __, ctx) => ctx.end({ winners: [], ranking: [], awards: [] }),
    },
  },
  inquiries: {
    cue: {
      play(draft, answer, ctx) {
        draft.hidden.cue = answer
        ctx.emit('public', 'salon/1', () => ({ type: 'cue' }))
        ctx.startTimer('saying', days(2))
      },
    },
    score: {
      schema: schema((value) => (typeof value === 'number' ? value : 'score with a number')),
      play(draft, score, _, { about }) {
        draft.shared.scores[about.seat] = (draft.shared.scores[about.seat] ?? 0) + score
      },
    },
    word: { play: () => undefined },
    toast: { play: () => undefined },
    bill: { play: () => undefined },
  },
  deadlines: { saying: (draft, ctx) => scoring(draft, ctx) },
  membership: {
    join: {
      schema: schema((value) => {
        const { motto } = fieldsOf(value)
        return typeof motto === 'string' ? { motto } : 'bring a motto'
      }),
      check: () => undefined,
      play(draft, person, _, ctx) {
        draft.shared.scores.push(0)
        ctx.addSeat(person, { said: null })
      },
    },
    left(draft, _, ctx) {
      if (seatsInGame(draft.table as Table).length > 0) return
      ctx.end({ winners: [], ranking: [], awards: [] })
    },
  },
  settle: {
    when: ({ secret, table, asked, clock }) =>
      asked.length === 0 &&
      (clock.timers.length === 0 ||
        secret.every(({ said }, seat) => said !== null || !isInGame(table, seat))),
    play(draft, ctx) {
      if (draft.clock.timers.length > 0) return scoring(draft, ctx)
      const { scores } = draft.shared
      ctx.emit('public', 'salon/1', () => ({ type: 'scored', scores }))
      for (const secret of draft.secret) secret.said = null
      if (draft.shared.round >= draft.options.rounds) {
        const best = scores.indexOf(Math.max(...scores))
        return ctx.end({
          winners: [best],
          ranking: [[best], scores.flatMap((_, seat) => (seat === best ? [] : [seat]))],
          awards: [
            { award: 'points', to: [best], each: 2, clause: 'salon/1' },
            {
              award: 'transfer',
              from: 0,
              to: null,
              amount: 3,
              at: null,
              clause: 'salon/1',
            },
            { award: 'treasury', to: [null], each: 1, as: 'game', clause: 'salon/1' },
            { award: 'trophy', trophy: 'Silver Spoon', to: best, clause: 'salon/1' },
          ],
        })
      }
      draft.shared.round += 1
      ctx.prompt('cue', { ask: 'pick', of: 6 }, null)
    },
  },
  secrecy: { referee: true, person: (_, person) => `${person} listens` },
  expects: ({ secret, table, asked, clock }) =>
    asked.length > 0
      ? []
      : [
          ...secret.flatMap(({ said }, of) =>
            isInGame(table, of) && clock.timers.length > 0
              ? [
                  {
                    what: 'say' as const,
                    of,
                    need: said === null ? ('must' as const) : ('may' as const),
                    deadline: 'saying' as const,
                    seenBy: 'all' as const,
                  },
                ]
              : [],
          ),
          { what: 'heckle', of: 'anyone', need: 'may', seenBy: 'all' },
          { what: 'close', of: 'speaker', need: 'may', seenBy: 'all' },
        ],
  legalMoves: (_, seat) => ({
    moves: [],
    complete: false,
    sample: (choose): Move =>
      choose(3) === 0 ? { type: 'heckle' } : { type: 'say', text: `${WORDS[choose(4)]} ${seat}` },
  }),
})

const text: TextOf<Salon> = defineText<Salon>({
  clauses: defineClauses('salon', { '1': 'Say something.' }),
  notation: {
    help: 'Write "say" and what you say, "heckle", or "close".',
    parse(text) {
      const [word, ...rest] = text.split(/\s+/u)
      if (word === 'heckle' || word === 'close') return { ok: true, value: { type: word } }
      return word === 'say'
        ? { ok: true, value: { type: 'say', text: rest.join('/') } }
        : { ok: false, error: 'Begin with "say", or heckle.' }
    },
    format: (move) => (move.type === 'say' ? `say ${move.text}` : move.type),
  },
  render: ({ shared, options }) =>
    `Round ${shared.round} of ${options.rounds}: ${shared.scores.join(', ')}; ${shared.heckled} heckles`,
  say(post) {
    switch (post.type) {
      case 'cue':
        return 'The cue is given.'
      case 'noted':
        return `You said: ${post.text}`
      case 'heckled':
        return `${post.by} heckles.`
      case 'scored':
        return `The scores: ${post.scores.join(', ')}.`
    }
  },
})

const mind: MindRecipe<Salon> = { answers: { score: (_, __, choose) => choose(10) } }

/**
 * A game of nobody's rule that has everything at which a table can stumble: outsiders, offices and
 * joiners, moves of several lines and too many to list, inquiries of all sorts to all sides, no way
 * to sample a state from a view.
 */
export const salon: GameOf<Salon> = defineGame<Salon>(rules, text, mind)

/** The same without what only a search needs: whoever judges has to answer. */
export const plainSalon: Game = { ...rules, ...text }

/** Everything that was said is to be scored, and more is asked of everybody. */
function scoring(draft: Writable<State<Salon>>, ctx: Context<Salon>): void {
  ctx.stopTimer('saying')
  for (const seat of seatsInGame(draft.table as Table)) {
    ctx.prompt('score', { ask: 'judge', about: 'how good was it?' }, { seat })
  }
  const word = draft.secret[0]?.said?.split(/[\s/]/u)[0] ?? 'apple'
  ctx.prompt('word', { ask: 'word', word, dictionary: 'official' }, null)
  ctx.prompt('toast', { ask: 'judge', about: 'a toast to all?', choices: REPLIES }, null, 0)
  ctx.prompt('bill', { ask: 'judge', about: 'is the bill paid?', choices: REPLIES }, null, 'host')
}
