import type { Game } from '../../game/game.js'
import type { LegalMoves } from '../../game/view.js'
import { cloneJson } from '../../plain.js'
import { describeDifference } from '../describe-difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, momentsOf, must } from '../law.js'
import { oneOf } from '../society.js'
import { frozenPart, jsonProblem, scribbleOver, unfrozenPart } from '../structure.js'
import { nameOfViewer, viewersOf } from '../viewers.js'

/** Games change no argument, always answer a question the same, and return frozen values. */
export function purity<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('functions are pure', game, options, (given) => {
    setUp(given)
    given.match.trials.forEach((_, index) => {
      entry(given, index)
    })
    for (const { state, after } of momentsOf(given.match)) looks(given, state, after)
  })
}

function setUp<S, M>({ game, match }: Case<S, M>): void {
  const { opening, start } = match
  const roster = cloneJson(opening.roster)
  const options = cloneJson(opening.options)
  const again = game.setup(roster, options)
  holds(describeDifference(roster, opening.roster), 'setup changes the roster that it is given')
  holds(describeDifference(options, opening.options), 'setup changes the options that it is given')
  holds(frozenPart([roster, options]), 'setup freezes what it is given')
  must(again.ok, 'setup refuses at the second time what it accepted at the first')
  if (!again.ok) return
  holds(describeDifference(again.value, start), 'setup gives two answers to one question')
  holds(unfrozenPart(again.value.state), 'the state that setup gives is not frozen')
  scribbleOver([roster, options])
  holds(
    describeDifference(again.value, start),
    'the state changes with the roster or the options given',
  )
}

function entry<S, M>({ game, match }: Case<S, M>, index: number): void {
  const trial = match.trials[index]
  if (trial === undefined) return
  const { before, result } = trial
  const text = JSON.stringify(before)
  const given = cloneJson(trial.entry)
  const again = game.apply(before, given)
  const error = game.check(before, given)
  holds(
    describeDifference(given, trial.entry),
    'apply or check changes the entry that it is given',
    index,
  )
  holds(frozenPart(given), 'apply or check freezes the entry that it is given', index)
  holds(describeDifference(again, result), 'apply gives two answers to one question', index)
  holds(describeDifference(game.check(before, given), error), 'check gives two answers', index)
  if (again.ok) {
    const { state, events } = again.value
    holds(unfrozenPart(state), 'the state that apply gives is not frozen', index)
    holds(unfrozenPart(events), 'the events that apply gives are not frozen', index)
  }
  scribbleOver(given)
  holds(
    describeDifference(again, result),
    'what apply gives changes with the entry that it was given',
    index,
  )
  must(JSON.stringify(before) === text, 'apply or check changes the state that it is given', index)
}

function looks<S, M>({ game, pick }: Case<S, M>, state: S, index: number): void {
  const text = JSON.stringify(state)
  const all = viewersOf(game.status(state))
  for (const viewer of index < 0 ? all : [oneOf(all, pick), oneOf(all, pick)]) {
    const who = nameOfViewer(viewer)
    const look = () => ({
      view: game.view(state, viewer),
      pendingActions: game.pendingActions(state, viewer),
    })
    const looks = look()
    holds(jsonProblem(looks), `what ${who} sees is not plain`, index)
    const seen = cloneJson(looks)
    game.render(looks.view)
    holds(describeDifference(looks, seen), `render changes the view of ${who}`, index)
    scribbleOver(looks)
    holds(describeDifference(look(), seen), `view or expects gives ${who} two answers`, index)
    if (typeof viewer !== 'number') continue
    const legal = legalOf(game.legalMoves(game.view(state, viewer)))
    const listed = cloneJson(legal)
    scribbleOver(legal)
    const then = legalOf(game.legalMoves(game.view(state, viewer)))
    holds(describeDifference(then, listed), `legalMoves gives ${who} two answers`, index)
  }
  scores(game, state, index)
  must(JSON.stringify(state) === text, 'a look at the state changes it', index)
}

function scores<S, M>(game: Game<S, M>, state: S, index: number): void {
  const once = game.scores?.(state)
  if (once === undefined) return
  const numbers = once.filter((score) => Number.isFinite(score))
  must(
    numbers.length === game.status(state).roster.seats.length,
    'scores is not a number for each seat',
    index,
  )
  const kept = cloneJson(once)
  scribbleOver(once)
  holds(describeDifference(game.scores?.(state), kept), 'scores gives two answers', index)
}

function legalOf<Move>(legal: LegalMoves<Move>): readonly Move[] {
  if (legal.complete) return legal.moves
  const moves = [0, 1, 2].map((i) => legal.sample((of) => (i * 7) % of))
  return moves.filter((move) => move !== undefined)
}
