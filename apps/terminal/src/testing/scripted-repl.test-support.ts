import { days, type Game } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  defineClauses,
  defineGame,
  defineModel,
  defineRules,
  defineText,
  type EventsOf,
  type GameOf,
  isInGame,
  part,
  type SearchDefinition,
  seatsInGame,
  type TypesOf,
} from '@ackanomic/core/engine'
import * as v from 'valibot'

const events = {
  cue: (): string => 'The cue is given.',
  noted: ({ text }: { text: string }): string => `You said: ${text}`,
  heckled: ({ by }: { by: string }): string => `${by} heckles.`,
  scored: ({ scores }: { scores: readonly number[] }): string =>
    `The scores: ${scores.join(', ')}.`,
}

const clauses = defineClauses('salon', { '1': 'Say something.' })
const REPLIES = ['yes', 'no'] as const
const WORDS = ['apple', 'pear', 'quince', 'zzxq']

interface Shared {
  readonly round: number
  readonly scores: readonly number[]
  readonly heckled: number
}

/** The model of a game in which players say something, anybody heckles, and an office closes. */
const model = defineModel(clauses, {
  options: v.object({
    rounds: v.optional(v.pipe(v.number(), v.minValue(1, 'rounds must be 1 or more')), 2),
    loud: v.optional(v.boolean(), false),
    motto: v.optional(v.string(), 'carpe'),
  }),
  moves: { say: { text: v.string() }, heckle: {}, close: {} },
  shared: part<Shared>(),
  secret: part<{ readonly said: string | null }>(),
  hidden: part<{ readonly cue: number }>(),
  events: part<EventsOf<typeof events>>(),
  prompts: {
    cue: { kind: 'pick' },
    score: {
      kind: 'judge',
      details: part<{ readonly seat: number }>(),
      answer: v.number('score with a number'),
    },
    word: { kind: 'word' },
    toast: { kind: 'judge', answer: v.string() },
    bill: { kind: 'judge', answer: v.string() },
  },
  deadlines: ['saying'],
  errors: {
    tooLong: ['salon/1', ({ most }: { most: number }) => `Say it in ${most} characters or fewer.`],
  },
  join: v.object({ motto: v.string('bring a motto') }),
})

export interface Salon extends TypesOf<typeof model> {}

const rules = defineRules<Salon>(model, {
  id: 'salon',
  description: {
    title: 'Salon',
    players: { lower: 2, upper: { expression: 'guests', minus: 1 } },
    play: 'Say something; the referee scores it.',
    referees: { count: 1, chosen: 'by the host', mayPlay: false },
    winning: 'Have the highest score.',
  },
  setup: ({ seats }) => ({
    shared: { round: 1, scores: seats.map(() => 0), heckled: 0 },
    secret: seats.map(() => ({ said: null })),
    hidden: { cue: 0 },
  }),
  onStart: (_, ctx) => ctx.prompt('cue', { kind: 'pick', of: 6 }, null),
  moves: {
    say: {
      validate: (_, { text }) =>
        text.length > 40 ? { code: 'tooLong', details: { most: 40 } } : undefined,
      apply(draft, { text }, ctx, { seat }) {
        const secret = draft.secret[seat]
        if (secret === undefined) return
        secret.said = text
        ctx.emit(seat, 'salon/1', () => ({ type: 'noted', text }))
      },
    },
    heckle: {
      by: ['anyone'],
      validate: () => undefined,
      apply(draft, _, ctx, { person }) {
        draft.shared.heckled += 1
        ctx.emit('public', 'salon/1', () => ({ type: 'heckled', by: person }))
        ctx.emit({ person }, 'salon/1', () => ({ type: 'noted', text: 'boo' }))
      },
    },
    close: {
      by: ['speaker', 'referee'],
      validate: () => undefined,
      apply: (_, __, ctx) => ctx.end({ winners: [], ranking: [], awards: [] }),
    },
  },
  prompts: {
    cue: {
      apply(draft, answer, ctx) {
        draft.hidden.cue = answer
        ctx.emit('public', 'salon/1', () => ({ type: 'cue' }))
        ctx.startTimer('saying', days(2))
      },
    },
    score: {
      apply(draft, score, _, { details }) {
        draft.shared.scores[details.seat] = (draft.shared.scores[details.seat] ?? 0) + score
      },
    },
    word: { apply: () => undefined },
    toast: { apply: () => undefined },
    bill: { apply: () => undefined },
  },
  deadlines: { saying: scoring },
  roster: {
    roles: { speaker: ['inquire', 'decision', 'exhibition'] },
    apply(draft, change, ctx) {
      if (change.type !== 'join') return
      draft.shared.scores.push(0)
      ctx.addSeat(change.person, { said: null })
    },
    left(draft, _, ctx) {
      if (seatsInGame(draft.roster).length > 0) return
      ctx.end({ winners: [], ranking: [], awards: [] })
    },
  },
  afterEach: ({ secret, roster, openPrompts, clock }) =>
    openPrompts.length === 0 &&
    (clock.timers.length === 0 ||
      secret.every(({ said }, seat) => said !== null || !isInGame(roster, seat)))
      ? endRound
      : undefined,
  seesSecrets: (_, viewer) => viewer === 'referee',
  sentBy: (_, person) => `${person} listens`,
  pending({ secret, roster, openPrompts, clock }, of) {
    if (openPrompts.length > 0) return {}
    if (of === 'anyone') return { heckle: { need: 'optional' } }
    if (of === 'speaker') return { close: { need: 'optional' } }
    if (typeof of !== 'number' || !isInGame(roster, of) || clock.timers.length === 0) return {}
    const need = secret[of]?.said === null ? 'required' : 'optional'
    return { say: { need, deadline: 'saying' } }
  },
  listMoves: () => ({ moves: [], complete: false }),
  sampleMove: (_, seat, choose) =>
    choose(3) === 0 ? { type: 'heckle' } : { type: 'say', text: `${WORDS[choose(4)]} ${seat}` },
})

const text = defineText<Salon>({
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
  events,
})

const mind: SearchDefinition<Salon> = { answers: { score: (_, __, choose) => choose(10) } }

/**
 * A game with everything that is difficult for a session: outsiders, roles and new players, moves
 * of several lines and too many to list, prompts of all kinds for everybody, and no way to sample a
 * state from a view.
 */
export const salon: GameOf<Salon> = defineGame<Salon>(rules, text, mind)

/** The same game without the functions for a search, so a person has to be the referee. */
export const plainSalon: Game = { ...rules, ...text }

/** Asks for the scores of the round, or ends it if they are known. */
function endRound(draft: DraftOf<Salon>, ctx: Context<Salon>): void {
  if (draft.clock.timers.length > 0) {
    scoring(draft, ctx)
    return
  }
  const { scores } = draft.shared
  ctx.emit('public', 'salon/1', () => ({ type: 'scored', scores }))
  for (const secret of draft.secret) secret.said = null
  if (draft.shared.round >= draft.options.rounds) {
    const best = scores.indexOf(Math.max(...scores))
    ctx.end({
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
    return
  }
  draft.shared.round += 1
  ctx.prompt('cue', { kind: 'pick', of: 6 }, null)
}

/** Asks for the score of each text, and for other answers. */
function scoring(draft: DraftOf<Salon>, ctx: Context<Salon>): void {
  ctx.stopTimer('saying')
  for (const seat of seatsInGame(draft.roster)) {
    ctx.prompt('score', { kind: 'judge', about: 'how good was it?' }, { seat })
  }
  const word = draft.secret[0]?.said?.split(/[\s/]/u)[0] ?? 'apple'
  ctx.prompt('word', { kind: 'word', word, dictionary: 'official' }, null)
  ctx.prompt('toast', { kind: 'judge', about: 'a toast to all?', choices: REPLIES }, null, 0)
  ctx.prompt('bill', { kind: 'judge', about: 'is the bill paid?', choices: REPLIES }, null, 'host')
}
