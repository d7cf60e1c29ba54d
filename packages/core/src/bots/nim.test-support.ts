import * as v from 'valibot'
import type { State } from '../engine/bundle.js'
import type { GameOf } from '../engine/contract.js'
import type { SeatView } from '../engine/view.js'
import { type WholeDefinition, wholeGame } from '../engine/whole-definition.test-support.js'
import { ok } from '../result.js'

export interface Nim {
  readonly Shared: { readonly matches: number; readonly turn: number }
  readonly Secret: Readonly<Record<never, never>>
  readonly Hidden: Readonly<Record<never, never>>
  readonly Options: { readonly matches: number }
  readonly GivenOptions: Partial<{ readonly matches: number }>
  readonly Move: { readonly type: 'take'; readonly matches: number }
  readonly Event: { readonly type: 'none' }
  readonly Prompts: Readonly<Record<never, never>>
  readonly Deadline: 'none'
  readonly Errors: { readonly notNow: null }
  readonly Clause: 'nim/1'
  readonly Join: null
}

export const nimDefinition: WholeDefinition<Nim> = {
  id: 'nim',
  description: {
    rule: null,
    title: 'Nim',
    name: null,
    equipment: 'none',
    players: { lower: 2, upper: 2 },
    play: 'Take matches.',
    referees: 'none',
    winning: 'Take the last.',
    further: 'none',
    trophy: 'none',
  },
  errors: { notNow: ['nim/1', () => 'Not now.'] },
  options: v.strictObject({ matches: v.number() }),
  move: v.strictObject({ type: v.literal('take'), matches: v.number() }),
  setup: (_, { matches }) => ({ shared: { matches, turn: 0 }, secret: [{}, {}], hidden: {} }),
  onStart: () => undefined,
  moves: {
    take: {
      validate: ({ shared }, { matches }, { seat }) =>
        shared.turn === seat && matches <= shared.matches
          ? undefined
          : { code: 'notNow', details: null },
      apply(draft, { matches }, ctx, { seat }) {
        draft.shared = { matches: draft.shared.matches - matches, turn: 1 - seat }
        if (draft.shared.matches === 0) ctx.end({ winners: [seat], ranking: [], awards: [] })
      },
    },
  },
  prompts: {},
  deadlines: { none: () => undefined },
  pending: ({ shared }, of) => (shared.turn === of ? { take: { need: 'required' } } : {}),
  listMoves: ({ shared }, seat) => ({
    complete: true,
    moves:
      shared.turn === seat
        ? [1, 2, 3].filter((n) => n <= shared.matches).map((matches) => ({ type: 'take', matches }))
        : [],
  }),
  determinize: () => ({ secret: [{}, {}], hidden: {}, openPrompts: [] }),
  notation: {
    help: '',
    parse: (text) => ok({ type: 'take', matches: Number(text) }),
    format: (move) => String(move.matches),
  },
  render: ({ shared }) => '|'.repeat(shared.matches),
  events: {},
}

/** A toy game: players take one to three matches in turn, and the player who takes the last one wins. */
export const nim: GameOf<Nim> = wholeGame<Nim>(nimDefinition)

export function chance(seed: number): (of: number) => number {
  let state = seed
  return (of) => {
    state = (state * 48271) % 2147483647
    return state % of
  }
}

export function start(matches: number): State<Nim> {
  const step = nim.setup({ players: ['Ann', 'Bob'], referees: [], startedAt: 0 }, { matches })
  if (!step.ok) throw new Error(step.error.message)
  return step.value.state
}

export function seen(state: State<Nim>, seat: number): SeatView<Nim> {
  const view = nim.view(state, seat)
  if (view.role !== 'seat') throw new Error('There is no such seat.')
  return view
}

/** Returns a Nim whose moves take time, and its clock. */
export function slowNim(milliseconds: number): {
  readonly game: GameOf<Nim>
  readonly clock: () => number
} {
  let now = 0
  const game: GameOf<Nim> = {
    ...nim,
    simulate(state) {
      const simulation = nim.simulate(state)
      const play = simulation.play.bind(simulation)
      simulation.play = (seat, move) => {
        now += milliseconds
        play(seat, move)
      }
      return simulation
    },
  }
  return { game, clock: () => now }
}
