import * as v from 'valibot'
import { defineClauses } from '../clauses.js'
import { OFFICES } from '../entry.js'
import type { Addressee, Question } from '../inquiry.js'
import { ok } from '../result.js'
import type { GameTypes } from './bundle.js'
import type { Game } from './contract.js'
import { defineGame } from './define-game.js'
import type { Desk } from './desk.js'
import type { Audience } from './post.js'
import type { Actor, Recipe, Role } from './recipe.js'

/** One thing that a move of the toy game has the desk do. */
export type Errand =
  | { readonly call: 'log'; readonly text: string }
  | { readonly call: 'forbidden' }
  | {
      readonly call: 'start'
      readonly deadline: Deadline
      readonly length: number
      readonly seat?: number
      readonly through?: readonly string[]
      readonly next?: readonly Errand[]
    }
  | { readonly call: 'stop'; readonly deadline: Deadline; readonly seat?: number }
  | {
      readonly call: 'ask'
      readonly name: Name
      readonly to?: Addressee
      readonly next?: readonly Errand[]
    }
  | { readonly call: 'withdraw'; readonly name?: Name }
  | { readonly call: 'halt'; readonly reason: string }
  | { readonly call: 'resume'; readonly reason: string }
  | { readonly call: 'tell'; readonly to: Audience; readonly text: string }
  | { readonly call: 'tell log'; readonly to: Audience }
  | { readonly call: 'remove'; readonly seat: number }
  | { readonly call: 'hold'; readonly seat: number; readonly person: string | null }
  | { readonly call: 'appoint'; readonly referees: readonly string[] }
  | { readonly call: 'owe'; readonly times: number }
  | { readonly call: 'end'; readonly winners: readonly string[] }
  | { readonly call: 'want'; readonly want: Want }

/** What the toy game wants of somebody. */
export interface Want {
  readonly what: 'run' | 'cheer'
  readonly of: number | 'referee' | 'anyone'
  readonly must: boolean
  readonly seenBy: 'all' | 'self'
  readonly deadline?: Deadline
  readonly ownDeadline?: boolean
}

type Deadline = 'turn' | 'own' | 'vigil'
type Name = keyof Errands['Inquiries']

interface Plan {
  readonly on: string
  readonly errands: string
}

/** The types of the toy game. */
export interface Errands {
  readonly Own: {
    readonly log: readonly string[]
    readonly plans: readonly Plan[]
    readonly wants: readonly string[]
    readonly owed: number
    readonly gifts: readonly { readonly of: readonly number[] }[]
  }
  readonly Secret: { readonly note: string | null; readonly kept: readonly number[] }
  readonly Hidden: { readonly truth: string | null }
  readonly Options: { readonly motto: string; readonly colours: readonly string[] }
  readonly Move:
    | { readonly type: 'run'; readonly errands: readonly Errand[] }
    | { readonly type: 'order'; readonly errands: readonly Errand[] }
    | { readonly type: 'edict'; readonly errands: readonly Errand[] }
    | { readonly type: 'cheer' }
    | { readonly type: 'hide'; readonly note: string }
    | { readonly type: 'give'; readonly gift: { readonly of: readonly number[] } }
    | { readonly type: 'keep' }
  readonly Post:
    | { readonly type: 'said'; readonly text: string }
    | { readonly type: 'log'; readonly log: readonly string[] }
  readonly Inquiries: {
    readonly coin: { readonly ask: 'pick'; readonly about: null }
    readonly order: { readonly ask: 'shuffle'; readonly about: null }
    readonly dice: { readonly ask: 'roll'; readonly about: null }
    readonly word: { readonly ask: 'word'; readonly about: null }
    readonly inside: { readonly ask: 'inside'; readonly about: null }
    readonly verdict: { readonly ask: 'judge'; readonly about: { readonly of: string } }
    readonly essay: {
      readonly ask: 'judge'
      readonly about: null
      readonly answer: { readonly text: string; readonly marks: number }
    }
    readonly alarm: { readonly ask: 'pick'; readonly about: null }
  }
  readonly Deadline: Deadline
  readonly Rejections: {
    readonly forbidden: { readonly person: string }
    readonly badMotto: { readonly motto: string }
    readonly emptyEssay: { readonly marks: number }
    readonly notInvited: { readonly person: string }
    readonly refereeBarred: { readonly person: string }
  }
  readonly Clause: 'errands/1' | 'errands/2'
  readonly Join: { readonly word: string }
}

const rejections: Recipe<Errands>['rejections'] = {
  forbidden: { clause: 'errands/1', says: ({ person }) => `${person} may not do that.` },
  badMotto: { clause: 'errands/1', says: ({ motto }) => `"${motto}" is no motto.` },
  emptyEssay: { clause: 'errands/2', says: ({ marks }) => `Nothing for ${marks} marks.` },
  notInvited: { clause: 'errands/2', says: ({ person }) => `${person} is not invited.` },
  refereeBarred: { clause: 'errands/2', says: ({ person }) => `${person} is barred.` },
}

const questions: { readonly [Each in Name]: Question } = {
  coin: { ask: 'pick', of: 2 },
  order: { ask: 'shuffle', of: 3 },
  dice: { ask: 'roll', dice: 2, sides: 6 },
  word: { ask: 'word', word: 'ackanomic', dictionary: 'any' },
  inside: { ask: 'inside', fragment: 'kanom', dictionary: 'any' },
  verdict: { ask: 'judge', about: 'taste', choices: ['good', 'bad'] },
  essay: { ask: 'judge', about: 'an essay' },
  alarm: { ask: 'pick', of: 3 },
}

type Draft = Parameters<Recipe<Errands>['begin']>[0]

function run(draft: Draft, desk: Desk<Errands>, errands: readonly Errand[]): void {
  for (const errand of errands) runOne(draft, desk, errand)
}

function plan(draft: Draft, on: string, errands: readonly Errand[] = []): void {
  const others = draft.own.plans.filter((each) => each.on !== on)
  draft.own.plans = [...others, { on, errands: JSON.stringify(errands) }]
}

function runPlan(draft: Draft, desk: Desk<Errands>, on: string, happened: string): void {
  draft.own.log.push(happened)
  const planned = draft.own.plans.find((each) => each.on === on)
  if (planned !== undefined) run(draft, desk, JSON.parse(planned.errands) as Errand[])
}

function runOne(draft: Draft, desk: Desk<Errands>, errand: Errand): void {
  switch (errand.call) {
    case 'log':
      draft.own.log.push(errand.text)
      break
    case 'forbidden':
      throw new Error('A refused errand was run.')
    case 'start': {
      const { deadline, length, seat, through, next } = errand
      desk.start(deadline, length, {
        ...(seat === undefined ? {} : { seat }),
        ...(through === undefined ? {} : { through }),
      })
      plan(draft, `${deadline} ${seat ?? ''}`, next)
      break
    }
    case 'stop':
      desk.stop(errand.deadline, errand.seat)
      break
    case 'ask': {
      const about = errand.name === 'verdict' ? { of: 'the play' } : null
      desk.ask(errand.name, questions[errand.name] as never, about as never, errand.to)
      plan(draft, errand.name, errand.next)
      break
    }
    case 'withdraw':
      desk.withdraw(errand.name)
      break
    case 'halt':
      desk.halt(errand.reason, 'errands/1')
      break
    case 'resume':
      desk.resume(errand.reason, 'errands/1')
      break
    case 'tell':
      desk.tell(errand.to, 'errands/1', () => ({ type: 'said', text: errand.text }))
      break
    case 'tell log':
      desk.tell(errand.to, 'errands/1', () => ({ type: 'log', log: draft.own.log }))
      break
    case 'remove':
      desk.remove(errand.seat)
      break
    case 'hold':
      desk.hold(errand.seat, errand.person)
      break
    case 'appoint':
      desk.appoint(errand.referees)
      break
    case 'owe':
      draft.own.owed += errand.times
      break
    case 'end':
      desk.end({ winners: errand.winners, ranking: [errand.winners], awards: [] })
      break
    case 'want':
      draft.own.wants.push(JSON.stringify(errand.want))
      break
  }
}

function errandMove(...by: readonly Role[]) {
  return {
    by,
    check: (_: unknown, { errands }: { readonly errands: readonly Errand[] }, { person }: Actor) =>
      errands.some(({ call }) => call === 'forbidden')
        ? { code: 'forbidden' as const, facts: { person } }
        : undefined,
    play(
      draft: Draft,
      { errands }: { readonly errands: readonly Errand[] },
      desk: Desk<Errands>,
      { seat, referee, office }: Actor,
    ): void {
      if (office !== null) draft.own.log.push(`as ${office}`)
      if (referee) draft.own.log.push(`referee, seat ${seat}`)
      run(draft, desk, errands)
    },
  }
}

function answered<Which extends Name>(name: Which) {
  return {
    play: (draft: Draft, answer: unknown, desk: Desk<Errands>) =>
      runPlan(draft, desk, name, `${name} = ${JSON.stringify(answer)}`),
  }
}

const due = (name: Deadline) => (draft: Draft, desk: Desk<Errands>, seat: number | null) =>
  runPlan(draft, desk, `${name} ${seat ?? ''}`, `${name} ${seat ?? ''}`.trim())

const errandList = v.pipe(
  v.unknown(),
  v.check(Array.isArray, 'Send a list of errands'),
) as unknown as v.GenericSchema<unknown, readonly Errand[]>

/** Gives back the very value that came in, as schemas of some libraries do. */
const gift = v.custom<{ readonly of: readonly number[] }>(
  (value) => Array.isArray((value as { of?: unknown } | null)?.of),
  'Send { of }',
)

/**
 * A game of nobody's rule whose moves tell the desk what to do. It tries the contract without
 * standing in its way.
 */
export const errandRecipe: Recipe<Errands> = {
  id: 'errands',
  revision: 1,
  description: {
    rule: null,
    title: 'Errands',
    name: null,
    equipment: 'none',
    players: { lower: 2, upper: { expression: 'activePlayers', minus: 1 } },
    play: 'Send the desk on errands.',
    referees: { count: 1, chosen: 'by lot', mayPlay: false },
    winning: 'Say so.',
    further: 'none',
    trophy: 'none',
  },
  clauses: defineClauses('errands', { '1': 'Errands are run.', '2': 'Some are not.' }),
  rejections,
  options: v.strictObject({
    motto: v.optional(v.string(), 'Onward'),
    colours: v.optional(v.array(v.string()), ['red', 'blue']),
  }),
  move: v.variant('type', [
    v.strictObject({ type: v.literal('run'), errands: errandList }),
    v.strictObject({ type: v.literal('order'), errands: errandList }),
    v.strictObject({ type: v.literal('edict'), errands: errandList }),
    v.strictObject({ type: v.literal('cheer') }),
    v.strictObject({ type: v.literal('hide'), note: v.string() }),
    v.strictObject({ type: v.literal('give'), gift }),
    v.strictObject({ type: v.literal('keep') }),
  ]),
  checkSetup: (_, { motto }) => (motto === '' ? { code: 'badMotto', facts: { motto } } : undefined),
  setup: ({ names }, { colours }) => ({
    own: { log: [...colours], plans: [], wants: [], owed: 0, gifts: [] },
    secret: names.map(() => ({ note: null, kept: [] })),
    hidden: { truth: 'The cake is a lie.' },
  }),
  begin: (_, desk) => desk.tell('all', 'errands/1', () => ({ type: 'said', text: 'Go!' })),
  moves: {
    run: errandMove('seat'),
    order: errandMove('referee'),
    edict: { ...errandMove(...OFFICES), whileHalted: true },
    cheer: {
      by: ['anyone'],
      whileHalted: true,
      check: () => undefined,
      play: (draft, _, __, { person }) => void draft.own.log.push(`${person} cheers`),
    },
    hide: {
      by: ['seat'],
      check: () => undefined,
      play(draft, { note }, desk, { seat }) {
        const secret = draft.secret[seat]
        if (secret !== undefined) secret.note = note
        desk.tell({ seat }, 'errands/1', () => ({ type: 'said', text: note }))
      },
    },
    give: {
      by: ['seat'],
      check: () => undefined,
      play(draft, move) {
        draft.own.gifts.push(move.gift as (typeof draft.own.gifts)[number])
        for (const each of draft.own.gifts) each.of.push(0)
      },
    },
    keep: {
      by: ['seat'],
      check: () => undefined,
      play(draft, _, __, { seat }) {
        const [first] = draft.own.gifts
        const secret = draft.secret[seat]
        if (first === undefined || secret === undefined) return
        secret.kept = first.of
        draft.own.gifts = []
      },
    },
  },
  inquiries: {
    coin: answered('coin'),
    order: answered('order'),
    dice: answered('dice'),
    word: answered('word'),
    inside: answered('inside'),
    verdict: answered('verdict'),
    essay: {
      ...answered('essay'),
      schema: v.strictObject({ text: v.string(), marks: v.optional(v.number(), 7) }),
      check: (_, { text, marks }) =>
        text === '' ? { code: 'emptyEssay', facts: { marks } } : undefined,
      sample: (_, __, pick) => ({ text: 'x'.repeat(pick(9) + 1), marks: pick(7) }),
    },
    alarm: { ...answered('alarm'), whileHalted: true },
  },
  deadlines: { turn: due('turn'), own: due('own'), vigil: due('vigil') },
  membership: {
    left: (draft, seats) => void draft.own.log.push(`left ${seats.join(' ')}`),
    away: (draft, seat) => void draft.own.log.push(`away ${seat}`),
    back: (draft, seat) => void draft.own.log.push(`back ${seat}`),
    activity: (draft, seat) => void draft.own.log.push(`activity ${seat}`),
    refereeAway: (draft, person) => void draft.own.log.push(`referee away ${person}`),
    refereeBack: (draft, person) => void draft.own.log.push(`referee back ${person}`),
    refereeLost: (draft, person) => void draft.own.log.push(`referee lost ${person}`),
    refereeFound: (draft, person) => void draft.own.log.push(`referee found ${person}`),
    checkReferee: (_, person) =>
      person === 'Bane' ? { code: 'refereeBarred', facts: { person } } : undefined,
  },
  settle: {
    when: ({ own }) => own.owed > 0,
    play(draft) {
      draft.own.owed -= 1
      draft.own.log.push(`settled, ${draft.own.owed} to go`)
    },
  },
  secrecy: { referee: true },
  expects: ({ own }) => own.wants.map((want) => JSON.parse(want) as Want),
  legalMoves: () => ({
    exhaustive: true,
    of: [{ type: 'run', errands: [] }, { type: 'cheer' }, { type: 'hide', note: 'psst' }],
  }),
  resample: ({ table }, pick) => ({
    secret: table.seats.map(() => ({ note: String(pick(100)), kept: [] })),
    hidden: { truth: null },
    asked: [{ name: 'coin', to: 'referee', question: { ask: 'pick', of: 2 }, about: null }],
  }),
  notation: {
    help: 'Send JSON.',
    parse: (text) => ok(JSON.parse(text) as Errands['Move']),
    format: (move) => JSON.stringify(move),
  },
  render: ({ own }) => own.log.join('\n'),
  say: (post) => (post.type === 'said' ? post.text : post.log.join(', ')),
}

/** How people may join the toy game, in tests that want it. */
export const joining: NonNullable<Recipe<Errands>['membership']> = {
  join: {
    schema: v.strictObject({ word: v.string() }),
    check: (_, person, { word }) =>
      word === 'friend' ? undefined : { code: 'notInvited', facts: { person } },
    play(draft, person, { word }, desk) {
      const seat = desk.seat(person, { note: null, kept: [] })
      draft.own.log.push(`joined ${seat} with ${word}`)
    },
  },
}

/** The toy game, with changes to its recipe. */
export function errands(changes: Partial<Recipe<Errands>> = {}): Game<Errands> {
  return defineGame<Errands>({ ...errandRecipe, ...changes })
}

/** A bundle of types stays one that core takes. */
export type IsBundle = Errands extends GameTypes ? true : false
