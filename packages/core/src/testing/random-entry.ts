import type { LogEntry } from '../entry.js'
import type { Game } from '../game/game.js'
import type { MatchStatus, RandomInt } from '../game/view.js'
import type { Prompt } from '../prompt.js'
import { randomAnswer } from '../referees/chance.js'
import type { RoleDefinitions } from '../roles.js'
import { nextDeadlineOf } from '../roster/clock.js'
import { answererOf } from '../roster/roster.js'
import { days, hours, type Timestamp } from '../time.js'
import { castOf, impatience, oneOf, randomEvent, relief } from './society.js'

/** The options of random play. */
export interface RandomPlayOptions<S, M> {
  /** The most entries of a match, with refused ones. Default: 300. */
  readonly entries?: number
  /**
   * The percentage of unusual entries, such as disputes, vacations and wrong answers; with 0, only
   * moves, answers and time. Default: 15.
   */
  readonly disruption?: number
  /** Returns entries besides seats' legal moves, such as the referee's. They may be refused. */
  readonly extraEntries?: (state: S, pick: RandomInt) => LogEntry<M> | undefined
  /** Returns a joiner's data. Default: nobody tries to join. */
  readonly join?: (state: S, pick: RandomInt) => unknown
}

export function randomEntry<S, M>(
  game: Game<S, M>,
  state: S,
  pick: RandomInt,
  options: RandomPlayOptions<S, M>,
): LogEntry<M> {
  const { disruption = 15 } = options
  if (disruption === 0) return usualEntry(game, state, pick, options)
  return (
    (pick(2) === 0 ? afterSilence(game.status(state), pick, game.roles) : undefined) ??
    (pick(100) < disruption
      ? unusualEntry(game, state, pick, options)
      : usualEntry(game, state, pick, options))
  )
}

/** The procedure for a silent referee: the notice, the question, and the end of the three days. */
function afterSilence(
  state: MatchStatus,
  pick: RandomInt,
  roles: RoleDefinitions | undefined,
): LogEntry<never> | undefined {
  const event = impatience(state, roles)
  if (event !== undefined) return { kind: 'roster', at: soon(state, pick), event }
  const due = nextDeadlineOf(state.clock)
  if (state.roster.silence.inquired === null || due === null) return undefined
  return { kind: 'time', at: due }
}

function usualEntry<S, M>(
  game: Game<S, M>,
  state: S,
  pick: RandomInt,
  { extraEntries: also }: RandomPlayOptions<S, M>,
): LogEntry<M> {
  const situation = game.status(state)
  const { roster, openPrompts, clock } = situation
  const due = nextDeadlineOf(clock)
  const event = relief(situation, game.roles)
  if (event !== undefined && pick(3) > 0) {
    return { kind: 'roster', at: soon(situation, pick), event }
  }
  const sources: (() => LogEntry<M> | undefined)[] = [
    ...roster.seats.map((_, seat) => () => moveOf(game, state, seat, pick)),
    ...openPrompts.flatMap((prompt) => {
      const answer = (): LogEntry<M> | undefined => answerEntry(game, state, prompt, pick)
      return [answer, answer, answer]
    }),
    ...(also === undefined ? [] : [() => also(state, pick)]),
  ]
  if (due !== null && pick(20) === 0) return { kind: 'time', at: due }
  while (sources.length > 0) {
    const [source] = sources.splice(pick(sources.length), 1)
    const entry = source?.()
    if (entry !== undefined) return entry
  }
  return { kind: 'time', at: due ?? soon(situation, pick) }
}

function unusualEntry<S, M>(
  game: Game<S, M>,
  state: S,
  pick: RandomInt,
  options: RandomPlayOptions<S, M>,
): LogEntry<M> {
  const situation = game.status(state)
  const at = pick(3) === 0 ? anyMoment(situation, pick) : soon(situation, pick)
  const { join, extraEntries: also } = options
  switch (pick(10)) {
    case 0:
      return { kind: 'time', at: anyMoment(situation, pick) }
    case 1: {
      const entry = usualEntry(game, state, pick, options)
      return { ...entry, at }
    }
    case 2: {
      const entry = usualEntry(game, state, pick, options)
      return 'by' in entry ? { ...entry, by: oneOf(castOf(situation.roster), pick) } : entry
    }
    case 3: {
      const prompt = pick((situation.openPrompts.at(-1)?.id ?? 0) + 3)
      const [by = null] = situation.roster.referees
      return { kind: 'answer', at, by, prompt, answer: pick(14) }
    }
    case 4:
      if (situation.openPrompts.some(({ to }) => to === 'referee')) {
        return { kind: 'time', at: situation.clock.now + days(8) }
      }
      break
    case 5: {
      const entry = also?.(state, pick)
      if (entry !== undefined) return { ...entry, at }
      break
    }
    default:
  }
  const event = randomEvent(
    situation,
    pick,
    join === undefined ? undefined : (): unknown => join(state, pick),
    game.roles,
  )
  return { kind: 'roster', at, event }
}

export function moveOf<S, M>(
  game: Game<S, M>,
  state: S,
  seat: number,
  pick: RandomInt,
): LogEntry<M> | undefined {
  const situation = game.status(state)
  const by = situation.roster.seats[seat]?.holder ?? null
  const move = by === null ? undefined : game.legalMoves(game.view(state, seat)).sample(pick)
  return by === null || move === undefined
    ? undefined
    : { kind: 'move', at: soon(situation, pick), by, move }
}

/** A random answer by the person who was asked; `undefined` if nobody can give it. */
export function answerEntry<S, M>(
  game: Game<S, M>,
  state: S,
  asked: Prompt,
  pick: RandomInt,
): LogEntry<M> | undefined {
  const situation = game.status(state)
  const { roster } = situation
  const { length } = roster.referees
  const by =
    asked.to === 'referee'
      ? roster.referees[pick(Math.max(1, length))]
      : answererOf(roster, asked.to)
  if (by === undefined) return undefined
  const answer = game.sampleAnswer?.(state, asked, pick) ?? randomAnswer(asked.question, pick)
  if (answer === undefined) return undefined
  return { kind: 'answer', at: soon(situation, pick), by, prompt: asked.id, answer }
}

/** A time before the next deadline; `now` if that is due. */
function soon({ clock }: MatchStatus, pick: RandomInt): Timestamp {
  const due = nextDeadlineOf(clock)
  const most = due === null ? hours(6) : Math.min(hours(6), due - clock.now)
  return most < 1 || pick(4) === 0 ? clock.now : clock.now + pick(most)
}

/** A time of any kind: in time, at the last moment, late or too early. */
function anyMoment(state: MatchStatus, pick: RandomInt): Timestamp {
  const { now } = state.clock
  const due = nextDeadlineOf(state.clock) ?? now + hours(1)
  switch (pick(8)) {
    case 0:
      return now
    case 1:
      return now + 1
    case 2:
      return Math.max(now, due - 1)
    case 3:
      return due
    case 4:
      return due + 1
    case 5:
      return due + pick(days(10))
    case 6:
      return now + days(8)
    default:
      return now - 1 - pick(hours(1))
  }
}
