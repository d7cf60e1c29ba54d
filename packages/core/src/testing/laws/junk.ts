import * as fc from 'fast-check'
import type { Game, TableSetup } from '../../game/game.js'
import type { Viewer } from '../../game/viewer.js'
import { replayFrom } from '../../match/replay.js'
import { difference, shown } from '../difference.js'
import {
  junk,
  junkTexts,
  type Made,
  oddViewers,
  type Spoiling,
  spoiled,
  spoilings,
} from '../junk-values.js'
import {
  attempt,
  Broken,
  holds,
  type Law,
  type LawOptions,
  lawOf,
  messageOf,
  must,
  seedOf,
} from '../law.js'
import { matches } from '../matches.js'
import type { RandomMatch } from '../random-match.js'
import { jsonProblem } from '../structure.js'

/** How many pieces are tried on one match. */
const BATCH = 100

interface Piece {
  /** Which state of the match it is thrown at. */
  readonly at: number
  /** The value to spoil, or `null` for pure junk. */
  readonly spoiling: Spoiling | null
  /** Pure junk. */
  readonly value: Made
  /** A text for the notation. */
  readonly text: string
  /** The viewer. */
  readonly viewer: unknown
}

const pieces: fc.Arbitrary<Piece> = fc.record({
  at: fc.nat(),
  spoiling: fc.option(spoilings, { freq: 2 }),
  value: junk,
  text: junkTexts,
  viewer: oddViewers,
})

/** Nothing that comes in makes a game throw, and nothing that it refuses changes anything. */
export function junkIsRefused<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  const numRuns = Math.ceil((options.fuzzCount ?? 5000) / BATCH)
  const batch = fc.noShrink(fc.array(pieces, { minLength: BATCH, maxLength: BATCH, size: 'max' }))
  return lawOf('junk is refused, and nothing throws', game, options, () =>
    fc.check(
      fc.property(matches(game, options.tables, options), batch, (match, thrown) => {
        throwAt(game, match, thrown)
      }),
      { numRuns, seed: seedOf(options) },
    ),
  )
}

function throwAt<S, M>(game: Game<S, M>, match: RandomMatch<S, M>, thrown: readonly Piece[]): void {
  const states = [match.start.state, ...match.trials.map(({ before }) => before), match.state]
  const texts = states.map((state) => JSON.stringify(state))
  for (const piece of thrown) {
    const at = piece.at % states.length
    const state = states[at] as S
    const text = texts[at]
    const entry = entryOf(match, at, piece)
    intoApply(game, state, entry)
    intoTheRest(game, match, state, piece)
    must(JSON.stringify(state) === text, () => `a state changes by ${shown(entry())}`, at - 1)
  }
}

function entryOf<S, M>(
  { trials }: RandomMatch<S, M>,
  at: number,
  { spoiling, value }: Piece,
): Made {
  const near =
    trials[(spoiling?.which ?? 0) % 2 === 0 ? at - 1 : (spoiling?.which ?? 0) % trials.length]
  return spoiling === null || near === undefined ? value : () => spoiled(near.entry, spoiling)
}

function intoApply<S, M>(game: Game<S, M>, state: S, entry: Made): void {
  const what = (name: string) => (thrown: unknown) =>
    new Broken(`${name} throws on ${shown(entry())}: ${messageOf(thrown)}`)
  const refusal = attempt(() => game.check(state, entry()), what('check'))
  const step = attempt(() => game.apply(state, entry()), what('apply'))
  const all = attempt(() => replayFrom(game, state, [entry()]), what('applyAll'))
  const simulation = game.simulate?.(state)
  const answer =
    simulation === undefined
      ? refusal
      : attempt(() => simulation.apply(entry()), what('the simulation'))
  if (!step.ok) {
    holds(jsonProblem(step.error), () => `the refusal of ${shown(entry())} is not plain`)
    holds(
      difference(simulation?.state ?? state, state),
      () => `the simulation is changed by ${shown(entry())}`,
    )
  } else {
    holds(jsonProblem(step.value), () => `what is not plain gets in by ${shown(entry())}`)
    holds(
      difference(simulation?.state ?? step.value.state, step.value.state),
      () => `speeds differ on ${shown(entry())}`,
    )
  }
  const verdicts = [step.ok, refusal === undefined, all.ok, answer === undefined]
  must(
    new Set(verdicts).size === 1,
    () =>
      `apply, check, applyAll and the simulation differ on ${shown(entry())}: ${verdicts.join(', ')}`,
  )
}

function intoTheRest<S, M>(
  game: Game<S, M>,
  { opening, trials }: RandomMatch<S, M>,
  state: S,
  { at, spoiling, value, text, viewer }: Piece,
): void {
  const asTable = spoiling === null ? value : () => spoiled(opening.table, spoiling)
  const asOptions = spoiling === null ? value : () => spoiled(opening.options, spoiling)
  const problem = (name: string, given: unknown) => (thrown: unknown) =>
    new Broken(`${name} throws on ${shown(given)}: ${messageOf(thrown)}`)
  const starts = attempt(
    () => [
      game.setup(asTable() as TableSetup, opening.options),
      game.setup(opening.table, asOptions()),
      game.setup(asTable() as TableSetup, asOptions()),
    ],
    (thrown) => problem('setup', [asTable(), asOptions()])(thrown),
  )
  for (const start of starts) {
    holds(
      jsonProblem(start),
      () => `what setup gives on ${shown([asTable(), asOptions()])} is not plain`,
    )
  }
  attempt(() => look(game, state, viewer), problem('a look', viewer))
  const seat = at % Math.max(1, game.status(state).table.seats.length)
  const known = trials[at % Math.max(1, trials.length)]?.entry
  const view = game.view(state, seat)
  for (const written of [text, writtenBy(game, view, known, spoiling)]) {
    const read = attempt(() => game.notation.parse(written, view), problem('parse', written))
    if (read.ok)
      holds(jsonProblem(read.value), () => `parse gives no plain move for ${shown(written)}`)
    else
      must(
        /^(?=.*\S)\P{Cc}{1,1000}$/su.test(read.error.message),
        () => `parse does not say in one line what is wrong with ${shown(written)}`,
      )
  }
}

/** An odd viewer sees what the public sees, and has no move. */
function look<S, M>(game: Game<S, M>, state: S, viewer: unknown): void {
  const odd = viewer as Viewer
  const isSeat = typeof viewer === 'number' && viewer in game.status(state).table.seats
  const { role: _, ...view } = game.view(state, odd)
  const expects = game.pendingActions(state, odd)
  if (isSeat || viewer === 'referee') return
  if (typeof viewer !== 'object') {
    const legal = game.legalMoves(game.view(state, odd))
    const move = legal.sample(() => 0)
    const hasMove = !legal.complete || legal.moves.length > 0 || move !== undefined
    must(!hasMove, () => `a seat that is not there has a legal move: ${shown(viewer)}`)
    const { role: __, ...seen } = game.view(state, 'public')
    holds(difference(view, seen), () => `${shown(viewer)} does not see what the public sees`)
  }
  const wanted = game.pendingActions(state, 'public')
  holds(difference(expects, wanted), () => `${shown(viewer)} is not told what the public is told`)
}

/** A move of the match in the notation, with a letter changed. */
function writtenBy<S, M>(
  game: Game<S, M>,
  view: Parameters<Game<S, M>['notation']['parse']>[1],
  entry: unknown,
  spoiling: Spoiling | null,
): string {
  const { kind, move } = (entry ?? {}) as { readonly kind?: string; readonly move?: M }
  if (kind !== 'move' || move === undefined) return game.notation.help
  const text = game.notation.format(move, view)
  const at = (spoiling?.which ?? 0) % (text.length + 1)
  const put = spoiling?.key.slice(0, 3) ?? ''
  return text.slice(0, at) + put + text.slice(at + (spoiling?.how === 'remove' ? 1 : 0))
}
