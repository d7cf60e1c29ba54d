import * as v from 'valibot'
import type { GameRules } from '../game/game.js'
import type { MatchStatus } from '../game/view.js'
import { copyUntrusted, equalJson } from '../json.js'
import type { Roster } from '../roster/roster.js'
import { INQUIRY_DEADLINE } from '../roster/silence.js'
import { isTimestamp } from '../time.js'
import type { GameTypes, State } from './bundle.js'
import { EngineContext } from './context.js'
import type { Engine } from './engine.js'
import { engineOf } from './engine-of.js'
import { readerOf } from './reader.js'
import { rosterProblem } from './roster-problem.js'
import { isPresence, misfit, stateForm } from './state-form.js'

const NOTHING = /* @__PURE__ */ v.strictObject({})

/** Above the number of prompts of any match. */
const MAX_PROMPTS = 1e9

/**
 * The state at the start from a position: `shared`, `secret`, `hidden`, and in `seats` who is still
 * there. Prompts and deadlines restart. Errors are sentences.
 */
export function startedFrom<T extends GameTypes>(
  engine: Engine<T>,
  start: State<T>,
  given: unknown,
  ctx: EngineContext<T>,
): State<T> | string {
  const position = copyUntrusted(given)
  if (!position.ok) return position.error
  if (typeof position.value !== 'object' || position.value === null) {
    return 'Send an object with shared, secret and hidden.'
  }
  const { seats, ...laid } = position.value as Readonly<Record<string, unknown>>
  const roster = seats === undefined ? start.roster : seatedAs(start.roster, seats)
  if (typeof roster === 'string') return roster
  const state = laidOut(engine, { ...start, roster }, laid)
  if (typeof state === 'string') return state
  const buffer = engine.ownDraft(state)
  buffer.change((draft) => {
    ctx.attach(draft, draft.clock.now)
    engine.position?.resume(draft, ctx)
  })
  engine.runDueEffects(buffer, ctx)
  return buffer.state
}

export function hasPositions(game: Pick<GameRules, 'setup'>): boolean {
  return engineOf(game)?.position !== undefined
}

/**
 * Describes an invalid state from outside, or returns `undefined`, as for a game without positions.
 * Its prompts and deadlines must be exactly those of its position.
 *
 * @example
 * ```ts
 * import { stateProblem } from '@ackanomic/core/engine'
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 *
 * stateProblem(mediocrity, {}) // => 'options does not have the form of a state.'
 * ```
 */
export function stateProblem(game: Pick<GameRules, 'setup'>, given: unknown): string | undefined {
  const engine = engineOf(game)
  return engine?.position === undefined ? undefined : problemOf(engine, given)
}

function problemOf<T extends GameTypes>(engine: Engine<T>, given: unknown): string | undefined {
  const wrong = misfit(given, stateForm)
  if (wrong !== undefined) return `${wrong.slice(1) || 'It'} does not have the form of a state.`
  const state = given as State<T>
  const { clock, openPrompts, promptCount, outcome } = state
  const options = readerOf(engine.model.options, 'options')(state.options)
  if (!options.ok) return `Its options do not fit. ${options.error}`
  if (!equalJson(options.value, state.options)) return 'Its options are not complete.'
  const atTable = rosterProblem(state, engine.description)
  if (atTable !== undefined) return atTable
  const { shared, secret, hidden } = state
  const laid = laidOut(engine, state, { shared, secret, hidden })
  if (typeof laid === 'string') return laid
  if (!equalJson([laid.shared, laid.secret, laid.hidden], [shared, secret, hidden])) {
    return 'A part of its shared, secret or hidden state is not written as the game writes it.'
  }
  const isOutOfOrder = openPrompts.some(
    ({ id }, index) => id >= promptCount || id <= (openPrompts[index - 1]?.id ?? -1),
  )
  if (isOutOfOrder || promptCount > MAX_PROMPTS) {
    return 'Its prompts are not numbered in order.'
  }
  const buffer = engine.ownDraft({ ...state, openPrompts: [], clock: { ...clock, timers: [] } })
  if (outcome === null) {
    buffer.change((draft) => {
      const ctx = new EngineContext<T>()
      ctx.attach(draft, clock.now)
      engine.position?.resume(draft, ctx)
    })
  }
  const waits = buffer.state
  if (!equalJson(questionsOf(waits), questionsOf(state)))
    return 'Its open prompts are not those of such a position.'
  return equalJson(deadlinesOf(waits), deadlinesOf(state))
    ? timesProblem(state)
    : 'Its deadlines are not those of such a position.'
}

function laidOut<T extends GameTypes>(
  { position }: Engine<T>,
  state: State<T>,
  laid: unknown,
): State<T> | string {
  if (position === undefined) return 'This game can only start from the beginning.'
  const { secret: secretSchema = NOTHING, hidden: hiddenSchema = NOTHING } = position
  const schema = v.strictObject({
    shared: position.shared,
    secret: v.array(secretSchema),
    hidden: hiddenSchema,
  })
  const read = readerOf(schema, 'position')(laid)
  if (!read.ok) return read.error
  const { shared, secret, hidden } = read.value
  const { length } = state.roster.seats
  if (secret.length !== length) return `secret: give one for each of the ${length} seats.`
  const placed = { ...state, shared, secret, hidden }
  return position.problem(placed) ?? placed
}

function seatedAs(roster: Roster, seats: unknown): Roster | string {
  const { length } = roster.seats
  if (!Array.isArray(seats) || seats.length !== length || !seats.every(isPresence))
    return `seats: give "here", "away", "left" or "out" for each of the ${length} seats.`
  return {
    ...roster,
    seats: roster.seats.map((seat, index) => ({
      ...seat,
      presence: seats[index] ?? seat.presence,
      holder: seats[index] === 'here' ? seat.holder : null,
    })),
  }
}

function questionsOf({ openPrompts }: MatchStatus): readonly unknown[] {
  return sorted(
    openPrompts.map(({ name, to, question, details }) => ({ name, to, question, details })),
  )
}

function deadlinesOf({ clock }: MatchStatus): readonly unknown[] {
  const ofGame = clock.timers.filter(({ name }) => name !== INQUIRY_DEADLINE)
  return sorted(ofGame.map(({ name, seat, runsDuring }) => ({ name, seat, through: runsDuring })))
}

function sorted(items: readonly unknown[]): readonly string[] {
  return items.map((item) => JSON.stringify(item)).sort()
}

function timesProblem({
  clock,
  roster,
  outcome,
  openPrompts: open,
}: MatchStatus): string | undefined {
  const { now, timers } = clock
  const asked = timers.filter(({ name }) => name === INQUIRY_DEADLINE).length
  if (asked !== (roster.silence.inquired !== null && outcome === null ? 1 : 0)) {
    return 'The deadline for a silent referee does not fit whether they were asked.'
  }
  if (outcome !== null && outcome.at !== now) return 'It did not end at the time of its last entry.'
  const lengths = timers.map(({ due, left }) => left ?? (due ?? now) - now)
  if (!isTimestamp(now) || !lengths.every(isTimestamp)) return 'A time in it is not a valid date.'
  if (open.some(({ at }) => at > now)) return 'A prompt in it has a time after its last entry.'
  const fits = timers.every(({ due, left, runsDuring, started }) => {
    const isHeld = roster.pauses.some(({ reason }) => !runsDuring.includes(reason))
    const stands = isHeld && runsDuring[0] !== '*'
    if (started > now || (due === null) !== stands || (left === null) === stands) return false
    return stands ? (left ?? 0) >= 0 : (due ?? 0) >= now
  })
  return fits ? undefined : 'A deadline in it is due already, or paused although play is not.'
}
