import * as v from 'valibot'
import { defineClauses } from '../../clauses.js'
import type { State } from '../../engine/bundle.js'
import type { Context } from '../../engine/context.js'
import type { EntryOf, GameOf } from '../../engine/contract.js'
import { type WholeDefinition, wholeGame } from '../../engine/whole-definition.test-support.js'
import type { RosterSetup } from '../../game/game.js'
import type { RandomInt } from '../../game/view.js'
import type { Mutable } from '../../plain.js'
import { err, ok } from '../../result.js'
import { CLUB } from '../../roles.test-support.js'
import { isInGame, seatsInGame } from '../../roster/roster.js'
import { days, hours } from '../../time.js'
import type { LawOptions } from '../law.js'
import { castOf, oneOf } from '../society.js'

const THINGS = ['a hat', 'a horn', 'a pie', 'a parrot'] as const
const WORDS = ['Fresh pies!', 'Thieves!', 'Ça va?', '🎪'] as const

export interface Fair {
  readonly Shared: {
    readonly day: number
    readonly offers: readonly { readonly seat: number; readonly things: readonly string[] }[]
    readonly cries: number
    readonly teller: number | null
    readonly prices: readonly number[]
    readonly marks: readonly (readonly number[])[]
  }
  readonly Secret: { readonly letters: readonly string[]; readonly tired: boolean }
  readonly Hidden: { readonly box: readonly { readonly person: string; readonly words: string }[] }
  readonly Options: { readonly days: number; readonly prizes: readonly string[] }
  readonly GivenOptions: Partial<{ readonly days: number; readonly prizes: readonly string[] }>
  readonly Move:
    | { readonly type: 'offer'; readonly things: readonly string[] }
    | { readonly type: 'whisper'; readonly to: number; readonly words: string }
    | { readonly type: 'cry'; readonly words: string }
    | { readonly type: 'drop'; readonly words: string }
    | { readonly type: 'rain' }
    | { readonly type: 'sun' }
    | { readonly type: 'name'; readonly teller: number }
  readonly Event:
    | { readonly type: 'offers'; readonly things: readonly string[] }
    | { readonly type: 'words'; readonly words: string }
    | { readonly type: 'day'; readonly day: number }
  readonly Prompts: {
    readonly prices: { readonly kind: 'roll'; readonly details: null }
    readonly weather: { readonly kind: 'judge'; readonly details: { readonly day: number } }
    readonly toast: {
      readonly kind: 'judge'
      readonly details: null
      readonly answer: { readonly words: string; readonly marks: readonly number[] }
    }
  }
  readonly Deadline: 'day' | 'nap'
  readonly Errors: {
    readonly tooMany: { readonly things: readonly string[] }
    readonly nobodyThere: { readonly seat: number }
    readonly noRain: null
    readonly noStall: { readonly person: string }
  }
  readonly Clause: 'fair/1' | 'fair/2'
  readonly Join: { readonly things: readonly string[] }
}

type Draft = Mutable<State<Fair>>

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const things = v.pipe(v.array(words), v.minLength(1), v.maxLength(4))

function raining({ roster }: Seen): boolean {
  return roster.pauses.some(({ reason }) => reason === 'rain')
}

interface Seen {
  readonly roster: Pick<State<Fair>['roster'], 'pauses'>
}

function nextDay(draft: Draft, ctx: Context<Fair>): void {
  draft.shared.day += 1
  const { day } = draft.shared
  ctx.emit('public', 'fair/1', () => ({ type: 'day', day }))
  for (const secret of draft.secret) secret.tired = false
  if (day > draft.options.days) {
    const winners = seatsInGame(draft.roster).slice(0, 1)
    ctx.end({ winners, ranking: [winners], awards: [] })
    return
  }
  ctx.startTimer('day', days(1), null, ['rain'])
  ctx.prompt(
    'weather',
    { kind: 'judge', about: 'the sky', choices: ['wet', 'dry'] },
    { day },
    'host',
  )
}

function wrong(text: string): { readonly ok: false; readonly error: string } {
  return err(`${JSON.stringify(text)} is no move; send JSON.`)
}

const move = v.variant('type', [
  v.strictObject({ type: v.literal('offer'), things }),
  v.strictObject({ type: v.literal('whisper'), to: v.pipe(v.number(), v.integer()), words }),
  v.strictObject({ type: v.literal('cry'), words }),
  v.strictObject({ type: v.literal('drop'), words }),
  v.strictObject({ type: v.literal('rain') }),
  v.strictObject({ type: v.literal('sun') }),
  v.strictObject({ type: v.literal('name'), teller: v.pipe(v.number(), v.integer()) }),
])

/**
 * A toy game with all that `numbers` lacks: joiners, outsiders, offices, letters, a pause of its own,
 * deadlines of a seat that run through pauses, prompts to the host and to a seat, too many moves to
 * list, and growing lists.
 */
const fairDefinition: WholeDefinition<Fair> = {
  id: 'fair',
  description: {
    rule: null,
    title: 'Fair',
    name: null,
    equipment: 'none',
    players: { lower: 2, upper: 5 },
    play: 'Offer things.',
    referees: { count: 1, chosen: 'by lot', mayPlay: false },
    winning: 'Stay.',
    further: 'none',
    trophy: 'none',
  },
  errors: {
    tooMany: ['fair/2', ({ things: of }) => `You offer ${of.join(', ')} already.`],
    nobodyThere: ['fair/2', ({ seat }) => `Seat ${seat} is not in the game.`],
    noRain: ['fair/2', () => 'It does not rain; wait until it does.'],
    noStall: ['fair/1', ({ person }) => `${person} needs a pie to get a stall.`],
  },
  options: v.strictObject({
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 2),
    prizes: v.optional(v.array(words), ['a goose']),
  }),
  move,
  setup: ({ seats }) => ({
    shared: { day: 0, offers: [], cries: 0, teller: null, prices: [], marks: [] },
    secret: seats.map(() => ({ letters: [], tired: false })),
    hidden: { box: [] },
  }),
  onStart(draft, ctx) {
    ctx.prompt('prices', { kind: 'roll', dice: 2, sides: 6 }, null)
    nextDay(draft, ctx)
  },
  moves: {
    offer: {
      validate({ shared }, _, { seat }) {
        const offered = shared.offers.filter((offer) => offer.seat === seat)
        const [first] = offered
        return first === undefined || offered.length < 3
          ? undefined
          : { code: 'tooMany', details: { things: first.things } }
      },
      apply(draft, { things: offered }, ctx, { seat }) {
        draft.shared.offers.push({ seat, things: offered as string[] })
        for (const offer of draft.shared.offers)
          if (offer.things.length < 6) offer.things.push('a bow')
        ctx.emit('public', 'fair/1', () => ({
          type: 'offers',
          things: draft.shared.offers.at(-1)?.things ?? [],
        }))
        ctx.prompt('toast', { kind: 'judge', about: 'a toast' }, null, seat)
      },
    },
    whisper: {
      validate: ({ roster }, { to }) =>
        isInGame(roster, to) ? undefined : { code: 'nobodyThere', details: { seat: to } },
      apply(draft, { to, words: said }, ctx) {
        draft.secret[to]?.letters.push(said)
        ctx.emit(to, 'fair/2', () => ({ type: 'words', words: said }))
      },
    },
    cry: {
      by: ['anyone'],
      whilePaused: true,
      validate: () => undefined,
      apply(draft, { words: said }, ctx) {
        draft.shared.cries += 1
        ctx.emit('public', 'fair/2', () => ({ type: 'words', words: said }))
      },
    },
    drop: {
      by: ['anyone'],
      whilePaused: true,
      validate: () => undefined,
      apply(draft, { words: said }, ctx, { person }) {
        draft.hidden.box.push({ person, words: said })
        ctx.emit({ person }, 'fair/2', () => ({ type: 'words', words: said }))
      },
    },
    rain: {
      by: ['referee'],
      validate: () => undefined,
      apply: (_, __, ctx) => ctx.pause('rain', 'fair/1'),
    },
    sun: {
      by: ['referee', 'speaker'],
      whilePaused: true,
      validate: (state) => (raining(state) ? undefined : { code: 'noRain', details: null }),
      apply: (_, __, ctx) => ctx.resume('rain', 'fair/1'),
    },
    name: {
      by: ['poet laureate'],
      validate: ({ roster }, { teller }) =>
        isInGame(roster, teller) ? undefined : { code: 'nobodyThere', details: { seat: teller } },
      apply(draft, { teller }) {
        draft.shared.teller = teller
      },
    },
  },
  schemas: {
    toast: v.strictObject({
      words,
      marks: v.optional(v.array(v.pipe(v.number(), v.integer())), [1]),
    }),
  },
  prompts: {
    prices: {
      whilePaused: true,
      apply(draft, rolled) {
        draft.shared.prices = rolled as number[]
        draft.shared.prices.push(7)
      },
    },
    weather: {
      apply(_, sky, ctx) {
        if (sky === 'wet') ctx.pause('rain', 'fair/1')
      },
    },
    toast: {
      apply(draft, { marks }, ctx, { to }) {
        draft.shared.marks.push(marks as number[])
        for (const each of draft.shared.marks) if (each.length < 4) each.push(0)
        const seat = to as number
        const secret = draft.secret[seat]
        if (secret !== undefined) secret.tired = true
        ctx.startTimer('nap', hours(5), seat, ['*'])
      },
    },
  },
  deadlines: {
    day: nextDay,
    nap(draft, _, seat) {
      const secret = draft.secret[seat ?? -1]
      if (secret !== undefined) secret.tired = false
    },
  },
  join: v.strictObject({ things }),
  roster: {
    roles: CLUB,
    pausesWithoutReferee: false,
    validate: (_, change) =>
      change.type !== 'join' || change.join.things.includes('a pie')
        ? undefined
        : { code: 'noStall', details: { person: change.person } },
    apply(draft, change, ctx) {
      if (change.type !== 'join') return
      const brought = change.join.things
      const seat = ctx.addSeat(change.person, { letters: [...brought], tired: false })
      draft.shared.offers.push({ seat, things: brought as string[] })
    },
    left(draft, _, ctx) {
      if (seatsInGame(draft.roster).length > 0) return
      ctx.end({ winners: [], ranking: [], awards: [] })
    },
  },
  seesSecrets: ({ shared }, viewer) => shared.teller === viewer,
  sentBy({ hidden }, person) {
    const sent = hidden.box.filter((letter) => letter.person === person)
    return sent.length === 0 ? null : sent
  },
  answers: {
    toast: (_, __, pick) => ({ words: oneOf(WORDS, pick), marks: [pick(9)] }),
  },
  pending(state, of) {
    if (of === 'anyone') return raining(state) ? { sun: { need: 'required' } } : {}
    return typeof of === 'number' && isInGame(state.roster, of)
      ? { offer: { need: 'optional', deadline: 'day' } }
      : {}
  },
  listMoves: () => ({ moves: [], complete: false }),
  sampleMove(state, seat, pick) {
    const words = oneOf(WORDS, pick)
    const free = state.shared.offers.filter((offer) => offer.seat === seat).length < 3
    switch (pick(4)) {
      case 0:
        return { type: 'cry', words: words }
      case 1:
        return { type: 'whisper', to: oneOf(seatsInGame(state.roster), pick), words: words }
      case 2:
        return free
          ? { type: 'offer', things: THINGS.slice(pick(THINGS.length)) }
          : { type: 'drop', words: words }
      default:
        return { type: 'drop', words: words }
    }
  },
  notation: {
    help: 'Send JSON.',
    parse(text) {
      try {
        const read = v.safeParse(move, JSON.parse(text))
        return read.success ? ok(read.output) : wrong(text)
      } catch {
        return wrong(text)
      }
    },
    format: (made) => JSON.stringify(made),
  },
  render: ({ shared, role }) => `${role}: day ${shared.day}, ${shared.offers.length} offers`,
  events: {
    words: ({ words }: { words: string }) => words,
    day: ({ day }: { day: number }) => `Day ${day}.`,
    offers: () => 'Things are offered.',
  },
}

export function fair(changes: Partial<WholeDefinition<Fair>> = {}): GameOf<Fair> {
  return wholeGame<Fair>({ ...fairDefinition, ...changes })
}

const FAIR_ROSTER: RosterSetup = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Dee'],
  startedAt: Date.UTC(2026, 10, 21),
}

export const fairOptions: LawOptions<State<Fair>, Fair['Move']> = {
  setups: [{ roster: FAIR_ROSTER }, { roster: FAIR_ROSTER, options: { days: 5, prizes: [] } }],
  join: (_, pick) => ({
    things: [...THINGS.slice(pick(THINGS.length)), oneOf(['a pie', 'a rat'], pick)],
  }),
  extraEntries: fairEntry,
  clauses: [defineClauses('fair', { '1': 'There is a fair.', '2': 'It has manners.' })],
  mayLearn: (_, __, made) => (made.type === 'whisper' ? [made.to] : undefined),
}

function fairEntry({ roster, clock, secret }: State<Fair>, pick: RandomInt): EntryOf<Fair> {
  const by = oneOf(castOf(roster), pick)
  const at = clock.now
  const made: Fair['Move'] = oneOf(
    [
      { type: 'cry', words: 'Hear!' },
      { type: 'drop', words: by },
      { type: 'rain' },
      { type: 'sun' },
      { type: 'sun' },
    ],
    pick,
  )
  if (pick(5) > 0) return { kind: 'move', at, by, move: made }
  return {
    kind: 'move',
    at,
    by,
    as: 'poet laureate',
    move: { type: 'name', teller: pick(secret.length) },
  }
}
