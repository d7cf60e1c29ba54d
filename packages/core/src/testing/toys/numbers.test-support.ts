import * as v from 'valibot'
import { type Clauses, defineClauses } from '../../clauses.js'
import type { State } from '../../engine/bundle.js'
import type { Context } from '../../engine/context.js'
import type { GameOf } from '../../engine/contract.js'
import type { PositionDefinition } from '../../engine/definition.js'
import { type WholeDefinition, wholeGame } from '../../engine/whole-definition.test-support.js'
import type { RosterSetup } from '../../game/game.js'
import type { Mutable } from '../../plain.js'
import { err, ok } from '../../result.js'
import { isInGame, seatsInGame } from '../../roster/roster.js'
import { days } from '../../time.js'

interface Round {
  readonly target: number
  readonly numbers: readonly (number | null)[]
  readonly closest: readonly number[]
}

export interface Numbers {
  readonly Shared: { readonly phase: 'target' | 'numbers'; readonly rounds: readonly Round[] }
  readonly Secret: { readonly number: number | null }
  readonly Hidden: { readonly target: number | null }
  readonly Options: { readonly rounds: number; readonly most: number }
  readonly GivenOptions: Partial<{ readonly rounds: number; readonly most: number }>
  readonly Move: { readonly type: 'lodge'; readonly number: number }
  readonly Event:
    | { readonly type: 'open'; readonly round: number }
    | { readonly type: 'lodged'; readonly number: number }
    | ({ readonly type: 'result' } & Round)
  readonly Prompts: { readonly target: { readonly kind: 'pick'; readonly details: null } }
  readonly Deadline: 'round'
  readonly Errors: {
    readonly tooHigh: { readonly most: number }
    readonly lodgedAlready: { readonly number: number }
    readonly notOpen: null
  }
  readonly Clause: 'numbers/1' | 'numbers/2' | 'numbers/3'
  readonly Join: null
}

export type Draft = Mutable<State<Numbers>>

export const ROSTER: RosterSetup = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Dee'],
  startedAt: Date.UTC(2026, 10, 21),
}

function openRound(draft: Draft, ctx: Context<Numbers>): void {
  draft.shared.phase = 'target'
  ctx.prompt('target', { kind: 'pick', of: draft.options.most }, null)
}

function isComplete({ shared, secret, roster }: State<Numbers>): boolean {
  if (shared.phase !== 'numbers') return false
  return secret.every(({ number }, seat) => number !== null || !isInGame(roster, seat))
}

/** Ends the round, which the number closest to the target wins. */
function reveal(draft: Draft, ctx: Context<Numbers>): void {
  const target = draft.hidden.target ?? 0
  const numbers = draft.secret.map(({ number }) => number)
  const distances = numbers.map((number) =>
    number === null ? Number.MAX_SAFE_INTEGER : Math.abs(number - target),
  )
  const least = Math.min(...distances)
  const closest = distances.flatMap((distance, seat) => (distance === least ? [seat] : []))
  ctx.stopTimer('round')
  draft.shared.rounds.push({ target, numbers: [...numbers], closest: [...closest] })
  draft.secret = numbers.map(() => ({ number: null }))
  draft.hidden.target = null
  ctx.emit('public', 'numbers/2', () => ({ type: 'result', target, numbers, closest }))
  if (draft.shared.rounds.length < draft.options.rounds) openRound(draft, ctx)
  else {
    const winners = draft.shared.rounds
      .map((round) => round.closest)
      .reduce((left, right) => left.filter((seat) => right.includes(seat)))
    ctx.end({ winners, ranking: [], awards: [] })
  }
}

/**
 * A toy game that keeps every law: the referee draws a secret target, each player lodges a
 * sealed number, and the closest wins the round.
 */
export const numbersClauses: Clauses<'numbers', '1' | '2' | '3'> = defineClauses('numbers', {
  '1': 'Numbers are sealed.',
  '2': 'All are shown.',
  '3': 'From 1.',
})

export const numbersDefinition: WholeDefinition<Numbers> = {
  id: 'numbers',
  description: {
    rule: null,
    title: 'Numbers',
    name: null,
    equipment: 'none',
    players: { lower: 2, upper: 4 },
    play: 'Lodge a number.',
    referees: { count: 1, chosen: 'by lot', mayPlay: false },
    winning: 'Be closest in every round.',
    further: 'none',
    trophy: 'none',
  },
  errors: {
    tooHigh: ['numbers/3', ({ most }) => `Lodge a number from 1 to ${most}.`],
    lodgedAlready: ['numbers/1', ({ number }) => `You have lodged ${number} already.`],
    notOpen: ['numbers/1', () => 'The target is not drawn yet; lodge a number then.'],
  },
  options: v.strictObject({
    rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 3),
    most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)), 5),
  }),
  move: v.strictObject({
    type: v.literal('lodge'),
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  setup: ({ seats }) => ({
    shared: { phase: 'target', rounds: [] },
    secret: seats.map(() => ({ number: null })),
    hidden: { target: null },
  }),
  onStart: openRound,
  moves: {
    lodge: {
      validate({ shared, secret, options }, { number }, { seat }) {
        if (shared.phase !== 'numbers') return { code: 'notOpen', details: null }
        const lodged = secret[seat]?.number ?? null
        if (lodged !== null) return { code: 'lodgedAlready', details: { number: lodged } }
        const { most } = options
        return number > most ? { code: 'tooHigh', details: { most } } : undefined
      },
      apply(draft, { number }, ctx, { seat }) {
        const secret = draft.secret[seat]
        if (secret !== undefined) secret.number = number
        ctx.emit(seat, 'numbers/1', () => ({ type: 'lodged', number }))
      },
    },
  },
  prompts: {
    target: {
      apply(draft, picked, ctx) {
        draft.shared.phase = 'numbers'
        draft.hidden.target = picked + 1
        const round = draft.shared.rounds.length + 1
        ctx.emit('public', 'numbers/2', () => ({ type: 'open', round }))
        ctx.startTimer('round', days(2))
      },
    },
  },
  deadlines: { round: reveal },
  roster: {
    left(draft, _, ctx) {
      if (seatsInGame(draft.roster).length > 0) return
      ctx.end({ winners: [], ranking: [], awards: [] })
    },
  },
  afterEach: (state) => (isComplete(state) ? reveal : undefined),
  seesSecrets: (_, viewer) => viewer === 'referee',
  pending: ({ shared, secret, roster }, of) =>
    shared.phase !== 'numbers' ||
    typeof of !== 'number' ||
    secret[of]?.number !== null ||
    !isInGame(roster, of)
      ? {}
      : { lodge: { need: 'required', deadline: 'round', visibleTo: 'actor' } },
  listMoves: ({ shared, secret, options }, seat) => ({
    complete: true,
    moves:
      shared.phase !== 'numbers' || secret[seat]?.number !== null
        ? []
        : Array.from({ length: options.most }, (_, i) => ({ type: 'lodge', number: i + 1 })),
  }),
  scores: ({ shared, secret }) =>
    secret.map((_, seat) => shared.rounds.filter(({ closest }) => closest.includes(seat)).length),
  determinize: (view, pick) => {
    const known = 'known' in view ? view.known : view.roster.seats.map(() => null)
    const isOpen = view.shared.phase === 'numbers'
    const waiting = pick(view.roster.seats.length)
    const hidden = view.role === 'referee' ? view.hidden : null
    return {
      secret: known.map((secret, seat) => {
        if (secret !== null) return secret
        const lodges = isOpen && seat !== waiting && pick(2) === 0
        return { number: lodges ? pick(view.options.most) + 1 : null }
      }),
      hidden: hidden ?? { target: isOpen ? pick(view.options.most) + 1 : null },
      openPrompts: isOpen
        ? []
        : [
            {
              name: 'target',
              to: 'referee',
              question: { kind: 'pick', of: view.options.most },
              details: null,
            },
          ],
    }
  },
  notation: {
    help: 'Write a number.',
    parse: (text) =>
      /^[1-9]\d{0,8}$/u.test(text.trim())
        ? ok({ type: 'lodge', number: Number(text) })
        : err('Write a number from 1, such as "3".'),
    format: ({ number }) => String(number),
  },
  render: ({ shared, role }) => `${role}: ${shared.rounds.length} rounds are over, ${shared.phase}`,
  events: {
    open: ({ round }: { round: number }) => `Round ${round} is open.`,
    lodged: ({ number }: { number: number }) => `You lodged ${number}.`,
    result: ({ target }: Round) => `The target was ${target}.`,
  },
}

export function numbers(changes: Partial<WholeDefinition<Numbers>> = {}): GameOf<Numbers> {
  return wholeGame<Numbers>({ ...numbersDefinition, ...changes })
}

export function emptied(): GameOf<Numbers> {
  const endEmpty: typeof reveal = (draft, ctx) => {
    reveal(draft, ctx)
    if (draft.outcome !== null) draft.roster.seats.forEach((_, seat) => void ctx.eliminate(seat))
  }
  return numbers({
    deadlines: { round: endEmpty },
    afterEach: (state) => (isComplete(state) ? endEmpty : undefined),
  })
}

const lodged = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))
const seatList = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** The toy game with positions: a target exists only while numbers are lodged. */
export const position: PositionDefinition<Numbers> = {
  shared: v.strictObject({
    phase: v.picklist(['target', 'numbers']),
    rounds: v.array(
      v.strictObject({ target: v.number(), numbers: v.array(lodged), closest: seatList }),
    ),
  }),
  secret: v.strictObject({ number: lodged }),
  hidden: v.strictObject({ target: lodged }),
  problem({ shared, secret, hidden, options }) {
    const isOpen = shared.phase === 'numbers'
    if (isOpen === (hidden.target === null)) return 'There is a target just while numbers come in.'
    return !isOpen && secret.some((of) => of.number !== null)
      ? `Numbers from 1 to ${options.most} are lodged once there is a target.`
      : undefined
  },
  resume(draft, ctx) {
    if (draft.shared.phase === 'numbers') ctx.startTimer('round', days(2))
    else ctx.prompt('target', { kind: 'pick', of: draft.options.most }, null)
  },
}
