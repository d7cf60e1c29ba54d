import type { LogEntry } from '../../entry.js'
import type { Game } from '../../game/game.js'
import { cloneJson } from '../../plain.js'
import { nextDeadlineOf } from '../../roster/clock.js'
import { isPaused } from '../../roster/roster.js'
import { describeDifference } from '../describe-difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, must } from '../law.js'
import { answerEntry } from '../random-entry.js'
import { oneOf } from '../society.js'
import { scribbleOver, unfrozenPart } from '../structure.js'

export type Swift<S, M> = Game<S, M> & Required<Pick<Game<S, M>, 'simulate'>>

export function isSwift<S, M>(game: Game<S, M>): game is Swift<S, M> {
  return game.simulate !== undefined
}

/** A simulation equals `apply` after every entry and refuses the same; `check` predicts both. */
export function speeds<S, M>(game: Swift<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('both speeds give the same states', game, options, (given) => {
    const { match, pick } = given
    const simulation = game.simulate(match.start.state)
    holds(describeDifference(simulation.state, match.start.state), 'a simulation starts elsewhere')
    const forkAt = pick(match.trials.length + 1)
    match.trials.forEach(({ before, entry, result }, index) => {
      if (index === forkAt) independence(given, game, simulation.state, index)
      const error = result.ok ? undefined : result.error
      const after = result.ok ? result.value.state : before
      holds(
        describeDifference(game.check(before, entry), error),
        'check disagrees with apply',
        index,
      )
      const shared = cloneJson(entry)
      const answer = cloneJson(simulation.apply(shared))
      scribbleOver(shared)
      holds(describeDifference(answer, error), 'the simulation refuses otherwise than apply', index)
      holds(
        describeDifference(simulation.state, after),
        'the simulation stands elsewhere than apply',
        index,
      )
      if (pick(4) === 0) shortcuts(given, game, after, index)
    })
    must(
      simulation.isOver === (game.status(match.state).outcome !== null),
      'isOver does not tell the end',
    )
  })
}

/** Forks and snapshots are independent of the simulation. */
function independence<S, M>(
  { match }: Case<S, M>,
  game: Swift<S, M>,
  state: S,
  index: number,
): void {
  const simulation = game.simulate(state)
  const fork = simulation.fork()
  const snapshot = simulation.snapshot()
  holds(unfrozenPart(snapshot), 'a snapshot is not frozen', index)
  const { before } = match.trials[index] as { readonly before: S }
  holds(describeDifference(snapshot, before), 'a snapshot differs from the state of apply', index)
  for (const { entry } of match.trials.slice(index, index + 10)) simulation.apply(entry)
  holds(describeDifference(fork.state, before), 'a fork moves with its simulation', index)
  holds(describeDifference(snapshot, before), 'a snapshot moves with its simulation', index)
  simulation.reset(snapshot)
  for (const { entry } of match.trials.slice(index, index + 10)) fork.apply(entry)
  holds(
    describeDifference(simulation.state, before),
    'reset does not go back, or moves with a fork',
    index,
  )
}

function shortcuts<S, M>({ pick }: Case<S, M>, game: Swift<S, M>, state: S, index: number): void {
  const at = game.status(state).clock.now
  const { roster: seated, outcome } = game.status(state)
  if (outcome === null && !isPaused(seated)) {
    const waits = ['referee' as const, ...seated.seats.keys()].some((viewer) =>
      game
        .pendingActions(state, viewer)
        .some(({ prompt, need }) => prompt === null && need !== 'optional'),
    )
    must(game.simulate(state).isWaiting === waits, 'isWaiting is not what expects says', index)
  }
  game.status(state).roster.seats.forEach(({ holder }, seat) => {
    const simulation = game.simulate(state)
    const draws = new Array<number>(50).fill(0).map(() => pick(1 << 20))
    const drawn = simulation.sample(seat, replayedPick(draws))
    const sampled = game.legalMoves(game.view(state, seat)).sample(replayedPick(draws))
    holds(
      describeDifference(drawn, sampled),
      `simulation.sample of seat ${seat} is not that of legalMoves`,
      index,
    )
    if (sampled === undefined || holder === null) return
    const kept = cloneJson(sampled) as M
    simulation.play(seat, sampled)
    holds(
      describeDifference(sampled, kept),
      'simulation.play changes the move that it is given',
      index,
    )
    same(game, state, { kind: 'move', at, by: holder, move: sampled }, simulation.state, index)
  })
  if (game.status(state).openPrompts.length > 0) {
    const asked = oneOf(game.status(state).openPrompts, pick)
    const given = answerEntry(game, state, asked, pick)
    if (given?.kind === 'answer' && game.check(state, { ...given, at }) === undefined) {
      const simulation = game.simulate(state)
      const kept = cloneJson(given.answer)
      simulation.answer(asked, given.answer)
      const found = describeDifference(given.answer, kept)
      holds(found, 'simulation.answer changes the answer that it is given', index)
      same(game, state, { ...given, at }, simulation.state, index)
    }
  }
  const due = nextDeadlineOf(game.status(state).clock)
  const simulation = game.simulate(state)
  const passed = simulation.advanceToNextDeadline()
  must(
    passed === (due !== null && game.status(state).outcome === null),
    'pass does not tell if time passed',
    index,
  )
  if (passed && due !== null) same(game, state, { kind: 'time', at: due }, simulation.state, index)
}

/** Repeats recorded choices. */
function replayedPick(draws: readonly number[]): (of: number) => number {
  let next = 0
  return (of) => (draws[next++ % draws.length] as number) % of
}

function same<S, M>(
  game: Game<S, M>,
  before: S,
  entry: LogEntry<M>,
  after: S,
  index: number,
): void {
  const step = game.apply(before, entry)
  must(step.ok, `apply refuses what stands for a step of the simulation: ${entry.kind}`, index)
  if (!step.ok) return
  const what = `a simulation's own ${entry.kind} ends elsewhere than apply`
  holds(describeDifference(after, step.value.state), what, index)
}
