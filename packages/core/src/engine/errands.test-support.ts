import * as v from 'valibot'
import { ok } from '../result.js'
import { CLUB, CLUB_ROLES } from '../roles.test-support.js'
import type { GameOf } from './contract.js'
import { answered, due, errandMove } from './errand-desk.test-support.js'
import type { Errand, Errands, Want } from './errand-types.test-support.js'
import { type WholeDefinition, wholeGame } from './whole-definition.test-support.js'

const errors: WholeDefinition<Errands>['errors'] = {
  forbidden: ['errands/1', ({ person }) => `${person} may not do that.`],
  badMotto: ['errands/1', ({ motto }) => `"${motto}" is no motto.`],
  emptyEssay: ['errands/2', ({ marks }) => `Nothing for ${marks} marks.`],
  notInvited: ['errands/2', ({ person }) => `${person} is not invited.`],
  refereeBarred: ['errands/2', ({ person }) => `${person} is barred.`],
}

const errandList = v.pipe(
  v.unknown(),
  v.check(Array.isArray, 'Send a list of errands'),
) as unknown as v.GenericSchema<unknown, readonly Errand[]>

/** A schema that returns the very input, as schemas of some libraries do. */
const gift = v.custom<{ readonly of: readonly number[] }>(
  (value) => Array.isArray((value as { of?: unknown } | null)?.of),
  'Send { of }',
)

export const errandDefinition: WholeDefinition<Errands> &
  Required<Pick<WholeDefinition<Errands>, 'prompts' | 'deadlines' | 'roster' | 'afterEach'>> = {
  id: 'errands',
  description: {
    rule: null,
    title: 'Errands',
    name: null,
    equipment: 'none',
    players: { lower: 2, upper: { expression: 'activePlayers', minus: 1 } },
    play: 'Send the context on errands.',
    referees: { count: 1, chosen: 'by lot', mayPlay: false },
    winning: 'Say so.',
    further: 'none',
    trophy: 'none',
  },
  errors,
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
    v.strictObject({ type: v.literal('pin'), times: v.number() }),
  ]),
  setup({ seats }, { motto, colours }) {
    if (motto === '') return { code: 'badMotto', details: { motto } }
    return {
      shared: { log: [...colours], plans: [], wants: [], owed: 0, gifts: [], pins: [] },
      secret: seats.map(() => ({ note: null, kept: [] })),
      hidden: { truth: 'The cake is a lie.' },
    }
  },
  onStart: (_, ctx) => ctx.emit('public', 'errands/1', () => ({ type: 'said', text: 'Go!' })),
  moves: {
    run: errandMove('seat'),
    order: errandMove('referee'),
    edict: { ...errandMove(...CLUB_ROLES), whilePaused: true },
    cheer: {
      by: ['anyone'],
      whilePaused: true,
      validate: () => undefined,
      apply: (draft, _, __, { person }) => void draft.shared.log.push(`${person} cheers`),
    },
    hide: {
      validate: () => undefined,
      apply(draft, { note }, ctx, { seat }) {
        const secret = draft.secret[seat]
        if (secret !== undefined) secret.note = note
        ctx.emit(seat, 'errands/1', () => ({ type: 'said', text: note }))
      },
    },
    give: {
      validate: () => undefined,
      apply(draft, move) {
        draft.shared.gifts.push(move.gift as (typeof draft.shared.gifts)[number])
        for (const each of draft.shared.gifts) each.of.push(0)
      },
    },
    pin: {
      validate: () => undefined,
      apply(draft, move) {
        draft.shared.pins.push({ ...move })
        for (const each of draft.shared.pins) each.times += 1
      },
    },
    keep: {
      validate: () => undefined,
      apply(draft, _, __, { seat }) {
        const [first] = draft.shared.gifts
        const secret = draft.secret[seat]
        if (first === undefined || secret === undefined) return
        secret.kept = first.of
        draft.shared.gifts = []
      },
    },
  },
  schemas: {
    essay: v.strictObject({ text: v.string(), marks: v.optional(v.number(), 7) }),
  },
  prompts: {
    coin: answered('coin'),
    order: answered('order'),
    dice: answered('dice'),
    word: answered('word'),
    inside: answered('inside'),
    verdict: answered('verdict'),
    essay: {
      ...answered('essay'),
      validate: (_, { text, marks }) =>
        text === '' ? { code: 'emptyEssay', details: { marks } } : undefined,
    },
    alarm: { ...answered('alarm'), whilePaused: true },
  },
  deadlines: { turn: due('turn'), own: due('own'), vigil: due('vigil') },
  roster: {
    roles: CLUB,
    left: (draft, seats) => void draft.shared.log.push(`left ${seats.join(' ')}`),
    validate: (_, change) =>
      change.type === 'refereeFound' && change.person === 'Bane'
        ? { code: 'refereeBarred', details: { person: change.person } }
        : undefined,
    apply({ shared }, change) {
      const who = 'seat' in change ? change.seat : change.person
      if (change.type !== 'awayRefereeLeft') shared.log.push(`${change.type} ${who}`)
    },
  },
  afterEach: ({ shared }) =>
    shared.owed === 0
      ? undefined
      : (draft) => {
          draft.shared.owed -= 1
          draft.shared.log.push(`settled, ${draft.shared.owed} to go`)
        },
  seesSecrets: (_, viewer) => viewer === 'referee',
  pending: ({ shared }, of) =>
    Object.fromEntries(
      shared.wants
        .map((want) => JSON.parse(want) as Want)
        .flatMap(({ action, actor, ...spec }) => (actor === of ? [[action, spec]] : [])),
    ),
  listMoves: () => ({
    complete: true,
    moves: [{ type: 'run', errands: [] }, { type: 'cheer' }, { type: 'hide', note: 'psst' }],
  }),
  answers: {
    essay: (_, __, pick) => ({ text: 'x'.repeat(pick(9) + 1), marks: pick(7) }),
  },
  determinize: ({ roster }, pick) => ({
    secret: roster.seats.map(() => ({ note: String(pick(100)), kept: [] })),
    hidden: { truth: null },
    openPrompts: [
      { name: 'coin', to: 'referee', question: { kind: 'pick', of: 2 }, details: null },
    ],
  }),
  notation: {
    help: 'Send JSON.',
    parse: (text) => ok(JSON.parse(text) as Errands['Move']),
    format: (move) => JSON.stringify(move),
  },
  render: ({ shared }) => shared.log.join('\n'),
  events: {
    said: ({ text }: { text: string }) => text,
    log: ({ log }: { log: readonly string[] }) => log.join(', '),
  },
}

export const joining: Pick<WholeDefinition<Errands>, 'join' | 'roster'> = {
  join: v.strictObject({ word: v.string() }),
  roster: {
    ...errandDefinition.roster,
    validate(state, change) {
      if (change.type !== 'join') return errandDefinition.roster?.validate?.(state, change)
      const { person, join } = change
      return join?.word === 'friend' ? undefined : { code: 'notInvited', details: { person } }
    },
    apply(draft, change, ctx) {
      if (change.type !== 'join') return errandDefinition.roster?.apply?.(draft, change, ctx)
      const seat = ctx.addSeat(change.person, { note: null, kept: [] })
      draft.shared.log.push(`joined ${seat} with ${change.join?.word}`)
    },
  },
}

export function errands(changes: Partial<WholeDefinition<Errands>> = {}): GameOf<Errands> {
  return wholeGame<Errands>({ ...errandDefinition, ...changes })
}
