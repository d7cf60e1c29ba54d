import type { Game, GameRules } from '../game/game.js'
import { hashed } from '../game/player-view.js'
import type { MatchOf, StateOf } from '../game/types-of.js'
import type { MatchStatus } from '../game/view.js'
import { type RefereeOptions, submit, tick } from '../match/match.js'
import type { Match } from '../match/match-value.js'
import type { MatchProgress } from '../match/step.js'
import { err, ok, type Result } from '../result.js'
import { nextDeadlineOf } from '../roster/clock.js'
import { type SeatNumber, seatOf } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import { MoveReader } from './move-reader.js'
import { type PlanLine, parsePlan, unmetCondition } from './plan-text.js'

const MAX_PLANNED_PER_STEP = 100

/** The plan of a person in a match: moves for later, which are made when they first fit. */
export interface Plan {
  /** Its lines, as `parsePlan` reads them. */
  readonly text: string
  /** A hash of the question for which the plan is held back; `''` for none. */
  readonly heldFor: string
}

/** The plans of a match, by person. */
export type Plans = Readonly<Record<string, Plan>>

/** A line of a plan as its owner sees it. */
export interface PlannedLine {
  readonly text: string
  /** Why it does not fit now, as a sentence; `null` while it waits. */
  readonly problem: string | null
}

/** The effects of planned moves on a match. */
export interface PlannedProgress<G extends GameRules = GameRules> extends MatchProgress<G> {
  readonly plans: Plans
}

/**
 * Reads a player's plan for what the match asks after this moment. The error is a sentence.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { createPlan } from '@ackanomic/core/commands'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const { value } = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * createPlan(pureSkill, value.state, 'Ann', 'if prize > 9: K else 3').ok // => true
 * createPlan(pureSkill, value.state, 'Eve', 'K') // => { ok: false, error: 'Only those who play plan ahead.' }
 * ```
 */
export function createPlan<G extends Game>(
  game: G,
  state: StateOf<G>,
  person: string,
  text: string,
): Result<Plan, string>
export function createPlan(
  game: Game,
  state: unknown,
  person: string,
  text: string,
): Result<Plan, string> {
  const lines = parsePlan(text)
  if (!lines.ok) return lines
  const { outcome, roster } = game.status(state)
  if (outcome !== null) return err('The match is over.')
  if (seatOf(roster, person) < 0) return err('Only those who play plan ahead.')
  return ok({ text: textOf(lines.value), heldFor: askOf(game, state, seatOf(roster, person)) })
}

/**
 * Returns a plan's lines, each with why it does not fit now. It tells no more than an error does.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { explainPlan } from '@ackanomic/core/commands'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const { value } = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const plan = { text: 'bid 14', heldFor: '' }
 * explainPlan(pureSkill, value.state, 'Ann', plan)[0]?.problem === null // => false
 * ```
 */
export function explainPlan<G extends Game>(
  game: G,
  state: StateOf<G>,
  person: string,
  plan: Plan,
): readonly PlannedLine[]
export function explainPlan(
  game: Game,
  state: unknown,
  person: string,
  plan: Plan,
): readonly PlannedLine[] {
  const seat = seatOf(game.status(state).roster, person)
  const isTried = seat >= 0 && isAsked(game, state, seat, plan)
  const reader = readerOf(game, state, seat)
  return linesOf(plan).map((line) => {
    if (isTried) {
      const move = moveOf(game, state, person, reader, line)
      return { text: line.text, problem: move.ok ? null : move.error }
    }
    const unread = line.choices.flatMap(({ move }) => reader.problem(move) ?? [])
    return { text: line.text, problem: unread[0] ?? null }
  })
}

/**
 * Holds a plan back until the match asks its owner something else. Call it before their own moves.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { holdPlan } from '@ackanomic/core/commands'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const { value } = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * holdPlan(pureSkill, value.state, {}, 'Ann') // => {}
 * ```
 */
export function holdPlan<G extends Game>(
  game: G,
  state: StateOf<G>,
  plans: Plans,
  person: string,
): Plans
export function holdPlan(game: Game, state: unknown, plans: Plans, person: string): Plans {
  const plan = planOf(plans, person)
  const seat = seatOf(game.status(state).roster, person)
  if (plan === undefined || seat < 0) return plans
  return { ...plans, [person]: { ...plan, heldFor: askOf(game, state, seat) } }
}

/**
 * Advances a match to `at` as `tick` does, and makes planned moves that fit: before the first
 * deadline and after each. Call it after each step of a match with plans.
 *
 * A plan is tried when the match asks its owner something new. The first legal line is played,
 * under the idempotency key `plan N`, and dropped; the others stay. Plans of people who play no
 * longer are dropped.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { createPlan, playPlans } from '@ackanomic/core/commands'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'], now: () => 0 })
 * const plan = createPlan(pureSkill, match.value.state, 'Ann', 'if prize > 9: K else 3')
 * const plans = plan.ok ? { Ann: plan.value } : {}
 * for (const person of ['Ann', 'Bob', 'Cyd']) match.play(person, 'bid 5')
 * const next = playPlans(pureSkill, match.value, plans, 1)
 * next.appended.length // => 1
 * next.plans // => {}
 * ```
 */
export function playPlans<G extends Game>(
  game: G,
  match: MatchOf<G>,
  plans: Plans,
  at: Timestamp,
  options?: RefereeOptions,
): PlannedProgress<G>
export function playPlans(
  game: Game,
  match: Match,
  plans: Plans,
  at: Timestamp,
  options: RefereeOptions = {},
): PlannedProgress {
  const steps: MatchProgress[] = []
  let current = match
  let left = plans
  const take = (step: MatchProgress): boolean => {
    steps.push(step)
    current = step.match
    return step.appended.length > 0
  }
  for (let made = 0; made < MAX_PLANNED_PER_STEP; ) {
    const status = game.status(current.state)
    left = plansAt(status, left)
    const next = findMove(game, current, status, left)
    if (next === undefined) {
      const due = nextDeadlineOf(status.clock)
      const isDue = Object.keys(left).length > 0 && due !== null && due <= at
      if (isDue && take(tick(game, current, due, options))) continue
      break
    }
    const { by, move, rest } = next
    left = { ...left, [by]: rest }
    made += 1
    const entries = (current.checkpoint?.entries ?? 0) + current.log.length
    const entry = { kind: 'move', at: status.clock.now, by, move } as const
    take(submit(game, current, entry, { ...options, idempotencyKey: `plan ${entries}` }))
  }
  take(tick(game, current, at, options))
  return Object.freeze({
    match: current,
    events: steps.flatMap(({ events }) => events),
    appended: steps.flatMap(({ appended }) => appended),
    rejectedAnswers: steps.flatMap(({ rejectedAnswers }) => rejectedAnswers),
    duplicate: false,
    plans: plansAt(game.status(current.state), left),
  })
}

const planOf = (plans: Plans, person: string): Plan | undefined =>
  Object.hasOwn(plans, person) ? plans[person] : undefined

const textOf = (lines: readonly PlanLine[]): string => lines.map(({ text }) => text).join('\n')

function linesOf({ text }: Plan): readonly PlanLine[] {
  const lines = parsePlan(text)
  return lines.ok ? lines.value : []
}

/** The plans of those who play, or will again after a vacation. */
function plansAt({ outcome, roster }: MatchStatus, plans: Plans): Plans {
  const kept = Object.entries(plans).filter(
    ([person, { text }]) =>
      outcome === null &&
      text !== '' &&
      roster.seats.some(
        ({ player, holder, presence }) =>
          holder === person || (player === person && presence === 'away'),
      ),
  )
  return Object.fromEntries(kept)
}

/** A hash of what a match asks of a seat: the moves that it waits for. `''` if it asks nothing. */
function askOf(game: Game, state: unknown, seat: SeatNumber): string {
  const asked = game
    .pendingActions(state, seat)
    .filter(({ actor, need, prompt }) => actor === seat && need !== 'optional' && prompt === null)
  if (asked.length === 0) return ''
  return hashed([asked, game.legalMoves(game.view(state, seat)).moves])
}

function isAsked(game: Game, state: unknown, seat: SeatNumber, { heldFor }: Plan): boolean {
  const ask = askOf(game, state, seat)
  return ask !== '' && ask !== heldFor
}

/** The planned move that comes next, and the plan without it. */
function findMove(
  game: Game,
  { state }: Match,
  { roster }: MatchStatus,
  plans: Plans,
): { readonly by: string; readonly move: unknown; readonly rest: Plan } | undefined {
  for (const [seat, { holder: by }] of roster.seats.entries()) {
    const plan = by === null ? undefined : planOf(plans, by)
    if (by === null || plan === undefined || seatOf(roster, by) !== seat) continue
    if (!isAsked(game, state, seat, plan)) continue
    const reader = readerOf(game, state, seat)
    const lines = linesOf(plan)
    for (const line of lines) {
      const move = moveOf(game, state, by, reader, line)
      if (!move.ok) continue
      const text = textOf(lines.filter((each) => each !== line))
      return { by, move: move.value, rest: { text, heldFor: askOf(game, state, seat) } }
    }
  }
  return undefined
}

/** The move of a line, or why it does not fit. */
function moveOf(
  game: Game,
  state: unknown,
  by: string,
  { view, reader, problem }: PlanReader,
  { choices }: PlanLine,
): Result<unknown, string> {
  let unmet: string | undefined
  for (const { when, move: text } of choices) {
    const why = when.flatMap((condition) => unmetCondition(view, condition) ?? [])[0]
    unmet ??= why
    if (why !== undefined) continue
    const reading = reader.exact(text)
    if (reading === undefined) return err(problem(text) ?? 'It cannot be read.')
    if (!reading.isLegal) return err(`"${reading.text}" is not legal now.`)
    const { clock } = game.status(state)
    const refused = game.check(state, { kind: 'move', at: clock.now, by, move: reading.move })
    return refused === undefined ? ok(reading.move) : err(refused.message)
  }
  return err(unmet ?? 'It waits.')
}

interface PlanReader {
  readonly view: object
  readonly reader: MoveReader<unknown>
  /** Why a text is no move, as a sentence; `undefined` if it is one. */
  problem(text: string): string | undefined
}

function readerOf(game: Game, state: unknown, seat: SeatNumber): PlanReader {
  const view = game.view(state, seat < 0 ? 'public' : seat)
  const reader = new MoveReader(game, view)
  const problem = (text: string): string | undefined => {
    if (reader.exact(text) !== undefined) return undefined
    const parsed = game.notation.parse(text, view)
    return parsed.ok ? undefined : parsed.error.message
  }
  return { view, reader, problem }
}
