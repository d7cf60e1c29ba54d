import type { Game, GameStep } from '../../game/game.js'
import { winnerOf } from '../../roster/winning.js'
import { days } from '../../time.js'
import { describeDifference, shown } from '../describe-difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, must } from '../law.js'
import { jsonProblem, unfrozenPart } from '../structure.js'
import { nameOfViewer, viewersOf } from '../viewers.js'
import { citationProblem } from '../wording.js'

/** After the end nothing happens, and the outcome stays. */
export function outcomeStands<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  const play = { ...options, disruption: Math.min(options.disruption ?? 15, 5) }
  return lawOver('an outcome is final', game, options, over, play)
}

/** Events are frozen copies with valid times and recipients. */
export function frozenEvents<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('events are frozen copies', game, options, (given) => {
    const { match } = given
    const kept: (readonly [GameStep<S, M>['events'], string, number])[] = []
    const keep = (step: GameStep<S, M>, from: number, to: number, index: number): void => {
      told(given, step, from, to, index)
      kept.push([step.events, JSON.stringify(step.events), index])
    }
    const { now } = game.status(match.start.state).clock
    keep(match.start, now, now, -1)
    match.trials.forEach(({ before, entry, result }, index) => {
      if (result.ok) keep(result.value, game.status(before).clock.now, entry.at, index)
    })
    for (const [posts, text, index] of kept) {
      must(JSON.stringify(posts) === text, 'an event has changed since it was told', index)
    }
  })
}

function told<S, M>(
  { game, options }: Case<S, M>,
  { state, events }: GameStep<S, M>,
  from: number,
  to: number,
  index: number,
): void {
  for (const told of events) {
    const what = (is: string) => (): string => `the event ${shown(told)} ${is}`
    holds(jsonProblem(told), what('is not plain'), index)
    holds(unfrozenPart(told), what('is not frozen'), index)
    must(told.at >= from && told.at <= to, what(`is not stamped between ${from} and ${to}`), index)
    holds(citationProblem(options.clauses, told.clause), what('cites no clause'), index)
    // A match that people still join may have no seat.
    const seat = typeof told.to === 'number' ? told.to : null
    const isThere = seat === null || seat in game.status(state).roster.seats
    must(isThere, what('is for a seat that is not there'), index)
  }
}

function over<S, M>(given: Case<S, M>): void {
  const { game, options, match } = given
  const { state, trials } = match
  trials.forEach(({ before }, index) => {
    holds(
      describeDifference(game.outcome(before), undefined),
      'a game that goes on has an outcome',
      index,
    )
  })
  const { outcome } = game.status(state)
  holds(
    describeDifference(game.outcome(state) ?? null, outcome),
    'outcome does not tell that of the situation',
  )
  if (outcome === null) return
  const last = trials.at(-1)
  const at = last?.entry.at ?? game.status(state).clock.now
  must(
    outcome.at <= at && outcome.at === game.status(state).clock.now,
    'the outcome has a time of its own',
  )
  must(game.status(state).clock.timers.length === 0, 'a deadline runs after the end')
  must(game.status(state).openPrompts.length === 0, 'a prompt is open after the end')
  const { roster } = game.status(state)
  const before = game.status(last?.before ?? state).roster
  // A winner may be removed after the end.
  const may = roster.seats.flatMap((place, seat) => {
    const then = place.presence === 'out' ? before : roster
    return winnerOf(then, seat, options.belongsTo)
  })
  if (options.leaversMayWin === true) may.push(...roster.everPlayed, ...roster.everSubstituted)
  const odd = outcome.winners.find((winner) => !may.includes(winner))
  must(odd === undefined, `${odd} wins, but nobody of that name may`)
  for (const { clause } of outcome.awards) {
    holds(citationProblem(options.clauses, clause), 'the clause of an award')
  }
  rests(given, state)
}

function rests<S, M>({ game, match }: Case<S, M>, state: S): void {
  for (const viewer of viewersOf(game.status(state))) {
    const who = nameOfViewer(viewer)
    must(
      game.pendingActions(state, viewer).length === 0,
      `something is expected of ${who} after the end`,
    )
    if (typeof viewer !== 'number') continue
    const legal = game.legalMoves(game.view(state, viewer))
    const hasNone = legal.complete && legal.moves.length === 0 && legal.alsoLegal.length === 0
    must(hasNone, `${who} has a legal move after the end`)
    const move = legal.sample(() => 0)
    must(move === undefined, `${who} is given a move after the end`)
  }
  const at = game.status(state).clock.now + days(1)
  const time = { kind: 'time', at } as const
  const simulation = game.simulate?.(state)
  for (const entry of [time, ...match.entries.map((entry) => ({ ...entry, at }))]) {
    const step = game.apply(state, entry)
    must(!step.ok, () => `an entry is accepted after the end: ${shown(entry)}`)
    if (step.ok) return
    must(
      step.error.code === 'gameOver',
      () => `an entry after the end is refused with ${step.error.code}: ${shown(entry)}`,
    )
    if (simulation === undefined) continue
    holds(
      describeDifference(simulation.apply(entry), step.error),
      'the simulation goes on after the end',
    )
  }
  if (simulation === undefined) return
  must(
    simulation.isOver && !simulation.advanceToNextDeadline(),
    'a simulation goes on after the end',
  )
  holds(describeDifference(simulation.state, state), 'a simulation changes after the end')
}
