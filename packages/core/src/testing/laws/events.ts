import type { LogEntry } from '../../entry.js'
import type { Game, GameStep } from '../../game/game.js'
import type { GameEvent } from '../../game/game-event.js'
import type { Viewer } from '../../game/viewer.js'
import { deepFreeze } from '../../plain.js'
import type { Prompt } from '../../prompt.js'
import { describeDifference, shown } from '../describe-difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver } from '../law.js'
import { moveOf } from '../random-entry.js'
import type { Trial } from '../random-match.js'
import { oneOf } from '../society.js'
import {
  heardBy,
  isSameQuestion,
  nameOfViewer,
  upToOneDeadline,
  viewersOf,
  wholeOf,
} from '../viewers.js'

const ENTRIES = 24

/**
 * Events tell no more than views: in another world that a viewer cannot distinguish, an entry with
 * the same resulting view gives the same events. Games without `determinize` pass.
 */
export function eventsLeakNothing<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('events leak nothing', game, options, (given) => {
    const { match, pick } = given
    const trials = match.trials.flatMap((trial, index) =>
      trial.result.ok ? [{ trial, index }] : [],
    )
    const count = game.determinize === undefined ? 0 : Math.min(ENTRIES, trials.length)
    for (let i = 0; i < count; i++) {
      const { trial, index } = oneOf(trials, pick)
      elsewhere(given, trial, index)
    }
  })
}

/** Applies the entry of a trial, or another move, in a world that looks the same to a viewer. */
function elsewhere<S, M>(given: Case<S, M>, trial: Trial<S, M>, index: number): void {
  const { game, pick } = given
  const here = trial.before
  const viewers = viewersOf(game.status(here))
  const knower = oneOf(viewers, pick)
  const there = otherWorld(game, here, knower, pick)
  if (there === undefined) return
  const seats = game.status(here).roster.seats.length
  const isAnother = seats > 0 && pick(3) === 0
  const world = pick(2) === 0 ? here : there
  const drawn = isAnother ? moveOf(game, world, pick(seats), pick) : undefined
  const entry = upToOneDeadline(game.status(here), drawn ?? trial.entry)
  if (!meansTheSame(given, here, there, entry)) return
  const [left, right] = [game.apply(here, entry), game.apply(there, entry)]
  if (!left.ok || !right.ok) return
  for (const viewer of viewers)
    toldAlike(given, [here, there], [left.value, right.value], viewer, entry, index)
}

/** Fails if events distinguish worlds that views do not. */
function toldAlike<S, M>(
  { game, options }: Case<S, M>,
  [here, there]: readonly [S, S],
  steps: readonly [GameStep<S, M>, GameStep<S, M>],
  viewer: Viewer,
  entry: LogEntry<M>,
  index: number,
): void {
  const reveals = options.reveals ?? []
  const isSealed = ({ clause, event }: GameEvent): boolean =>
    !reveals.some((each) => each.clause === clause && each.type === event.type)
  const [heard, heardThere] = steps.map(({ events }) => heardBy(events, viewer).filter(isSealed))
  const found = describeDifference(heard, heardThere)
  if (found === undefined) return
  const [left, right] = steps
  const isSame = (one: S, other: S): boolean =>
    describeDifference(game.view(one, viewer), game.view(other, viewer)) === undefined
  if (!isSame(here, there) || !isSame(left.state, right.state)) return
  const what = `events tell ${nameOfViewer(viewer)} what their view does not, after ${shown(entry)}`
  holds(found, what, index)
}

/** A state that looks the same to a viewer, with other secrets and the same time. */
function otherWorld<S, M>(
  game: Game<S, M>,
  state: S,
  viewer: Viewer,
  pick: Case<S, M>['pick'],
): S | undefined {
  const { clock } = game.status(state)
  const sampled = game.determinize?.(game.view(state, viewer), pick, clock.now)
  const whole = sampled === undefined ? undefined : wholeOf(game, sampled)
  const original = wholeOf(game, state)
  if (whole === undefined || original === undefined) return sampled
  // Prompts keep their numbers, so that an answer entry answers the same question.
  const left: Prompt[] = [...original.openPrompts]
  let inquiries = Math.max(original.promptCount, whole.promptCount)
  const openPrompts = (whole.openPrompts as readonly Prompt[]).map((prompt): Prompt => {
    const at = left.findIndex(({ name, to }) => name === prompt.name && to === prompt.to)
    const [like] = at < 0 ? [] : left.splice(at, 1)
    return { ...prompt, id: like?.id ?? inquiries++, at: like?.at ?? prompt.at }
  })
  openPrompts.sort((one, other) => one.id - other.id)
  const { silence } = original.roster
  const roster = { ...whole.roster, silence }
  const timers = original.clock.timers
  const aligned = {
    ...whole,
    openPrompts,
    promptCount: inquiries,
    roster,
    clock: { ...whole.clock, timers },
  }
  return deepFreeze(aligned) as S
}

/** Whether an entry means the same in two worlds. */
function meansTheSame<S, M>(
  { game, options }: Case<S, M>,
  here: S,
  there: S,
  entry: LogEntry<M>,
): boolean {
  if (!isSameQuestion(game, [here, there], entry)) return false
  if (entry.kind !== 'move') return true
  const { roster } = game.status(here)
  const seat = roster.seats.findIndex(({ holder }) => holder === entry.by)
  if (seat < 0 || options.isFaulty === undefined) return true
  return !options.isFaulty(here, seat, entry.move) && !options.isFaulty(there, seat, entry.move)
}
