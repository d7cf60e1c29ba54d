import * as fc from 'fast-check'
import type { Game, RosterSetup } from '../../game/game.js'
import type { GameView } from '../../game/view.js'
import type { Viewer } from '../../game/viewer.js'
import { replayFrom } from '../../match/replay.js'
import { describeDifference, shown } from '../describe-difference.js'
import { junk, junkTexts, type Made, oddViewers, spoiled } from '../junk-values.js'
import {
  attempt,
  Broken,
  type Case,
  holds,
  type Law,
  type LawOptions,
  lawOver,
  messageOf,
  momentsOf,
  must,
} from '../law.js'
import type { RandomMatch } from '../random-match.js'
import { oneOf } from '../society.js'
import { jsonProblem } from '../structure.js'

const BATCH = 100

const pieces = fc.record({
  value: junk,
  text: junkTexts,
  viewer: oddViewers,
})

/** No input makes a game throw, and refused input changes nothing. */
export function junkIsRefused<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  const runs = Math.ceil((options.fuzzCount ?? 5000) / BATCH)
  return lawOver('junk is refused, and nothing throws', game, { ...options, runs }, throwAt)
}

function throwAt<S, M>(given: Case<S, M>): void {
  const { game, match, pick } = given
  const moments = momentsOf(match).map((each) => ({ ...each, text: JSON.stringify(each.state) }))
  for (const piece of fc.sample(pieces, { numRuns: BATCH, seed: pick(2 ** 31) })) {
    const { state, after, text } = oneOf(moments, pick)
    const near = match.trials[pick(2) === 0 ? after : pick(Math.max(1, match.trials.length))]
    const spoil = (value: unknown): Made =>
      pick(3) === 0 ? piece.value : spoiled(value, piece.value, pick)
    const entry = near === undefined ? piece.value : spoil(near.entry)
    intoApply(game, state, entry)
    intoSetup(game, spoil(match.opening.roster), spoil(match.opening.options), match.opening)
    attempt(() => look(game, state, piece.viewer), thrownOn('a look', piece.viewer))
    const view = game.view(state, pick(Math.max(1, game.status(state).roster.seats.length)))
    intoNotation(game, view, piece.text)
    intoNotation(game, view, misspelt(given, view, piece.text))
    must(JSON.stringify(state) === text, () => `a state changes by ${shown(entry())}`, after)
  }
}

const thrownOn = (name: string, given: unknown) => (thrown: unknown) =>
  new Broken(`${name} throws on ${shown(given)}: ${messageOf(thrown)}`)

function intoApply<S, M>(game: Game<S, M>, state: S, entry: Made): void {
  const what = (name: string) => (thrown: unknown) => thrownOn(name, entry())(thrown)
  const error = attempt(() => game.check(state, entry()), what('check'))
  const step = attempt(() => game.apply(state, entry()), what('apply'))
  const all = attempt(() => replayFrom(game, state, [entry()]), what('applyAll'))
  const simulation = game.simulate?.(state)
  const answer =
    simulation === undefined
      ? error
      : attempt(() => simulation.apply(entry()), what('the simulation'))
  if (!step.ok) {
    holds(jsonProblem(step.error), () => `the refusal of ${shown(entry())} is not plain`)
    holds(
      describeDifference(simulation?.state ?? state, state),
      () => `the simulation is changed by ${shown(entry())}`,
    )
  } else {
    holds(jsonProblem(step.value), () => `what is not plain gets in by ${shown(entry())}`)
    holds(
      describeDifference(simulation?.state ?? step.value.state, step.value.state),
      () => `speeds differ on ${shown(entry())}`,
    )
  }
  const verdicts = [step.ok, error === undefined, all.ok, answer === undefined]
  must(
    new Set(verdicts).size === 1,
    () =>
      `apply, check, applyAll and the simulation differ on ${shown(entry())}: ${verdicts.join(', ')}`,
  )
}

function intoSetup<S, M>(
  game: Game<S, M>,
  roster: Made,
  options: Made,
  opening: RandomMatch<S, M>['opening'],
): void {
  const starts = attempt(
    () => [
      game.setup(roster() as RosterSetup, opening.options),
      game.setup(opening.roster, options()),
      game.setup(roster() as RosterSetup, options()),
    ],
    (thrown) => thrownOn('setup', [roster(), options()])(thrown),
  )
  for (const start of starts) {
    holds(
      jsonProblem(start),
      () => `what setup gives on ${shown([roster(), options()])} is not plain`,
    )
  }
}

function intoNotation<S, M>(game: Game<S, M>, view: GameView, text: string): void {
  const read = attempt(() => game.notation.parse(text, view), thrownOn('parse', text))
  if (read.ok) holds(jsonProblem(read.value), () => `parse gives no plain move for ${shown(text)}`)
  else
    must(
      /^(?=.*\S)\P{Cc}{1,1000}$/su.test(read.error.message),
      () => `parse does not say in one line what is wrong with ${shown(text)}`,
    )
}

/** An odd viewer sees the public view, and has no move. */
function look<S, M>(game: Game<S, M>, state: S, viewer: unknown): void {
  const odd = viewer as Viewer
  const isSeat = typeof viewer === 'number' && viewer in game.status(state).roster.seats
  const { role: _, ...view } = game.view(state, odd)
  const expects = game.pendingActions(state, odd)
  if (isSeat || viewer === 'referee') return
  if (typeof viewer !== 'object') {
    const legal = game.legalMoves(game.view(state, odd))
    const move = legal.sample(() => 0)
    const hasMove = !legal.complete || legal.moves.length > 0 || move !== undefined
    must(!hasMove, () => `a seat that is not there has a legal move: ${shown(viewer)}`)
    const { role: __, ...seen } = game.view(state, 'public')
    holds(
      describeDifference(view, seen),
      () => `${shown(viewer)} does not see what the public sees`,
    )
  }
  const wanted = game.pendingActions(state, 'public')
  holds(
    describeDifference(expects, wanted),
    () => `${shown(viewer)} is not told what the public is told`,
  )
}

/** A move of the match in the notation, with a character left out or others put in. */
function misspelt<S, M>({ game, match, pick }: Case<S, M>, view: GameView, put: string): string {
  const moves = match.trials.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.move] : []))
  if (moves.length === 0) return game.notation.help
  const text = game.notation.format(oneOf(moves, pick), view)
  const at = pick(text.length + 1)
  return text.slice(0, at) + (pick(2) === 0 ? text.slice(at + 1) : put.slice(0, 3) + text.slice(at))
}
