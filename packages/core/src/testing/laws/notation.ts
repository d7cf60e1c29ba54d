import type { Game, GameStep } from '../../game/game.js'
import type { Viewer } from '../../game/viewer.js'
import { normalizeText } from '../../normalize-text.js'
import { describeDifference, shown } from '../describe-difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, momentsOf, must } from '../law.js'
import { nameOfViewer, viewersOf } from '../viewers.js'
import { citationProblem, textProblem } from '../wording.js'
import { readMove } from './legal-moves.js'

/** Formatted moves parse to the same move; views and events make proper texts. */
export function notation<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('moves, views and events can be written', game, options, (given) => {
    const { match, pick } = given
    holds(textProblem(game.notation.help), 'the help of the notation')
    eventsOf(given, match.start, -1)
    for (const { state, after } of momentsOf(match)) shows(given, state, after)
    match.trials.forEach(({ before, entry, result }, index) => {
      if (entry.kind === 'move') {
        const seat = game.status(before).roster.seats.findIndex(({ holder }) => holder === entry.by)
        const isReferee = game.status(before).roster.referees.includes(entry.by)
        const viewer = seat >= 0 ? seat : isReferee ? 'referee' : { person: entry.by }
        writes(given, before, viewer, entry.move, index)
      }
      game.status(before).roster.seats.forEach((_, seat) => {
        const move = game.legalMoves(game.view(before, seat)).sample(pick)
        if (move !== undefined) writes(given, before, seat, move, index - 1)
      })
      if (result.ok) eventsOf(given, result.value, index)
    })
  })
}

function writes<S, M>(
  { game, options }: Case<S, M>,
  state: S,
  viewer: Viewer,
  move: M,
  index: number,
): void {
  const view = game.view(state, viewer)
  const text = game.notation.format(move, view)
  const what = (): string => `${shown(move)} is written as ${shown(text)}`
  holds(textProblem(text), what, index)
  const read = game.notation.parse(text, view)
  must(read.ok, () => `${what()}, which is not read: ${read.ok ? '' : read.error.message}`, index)
  if (!read.ok) return
  const meant = readMove(game, move) ?? move
  asTyped(game, view, text, read.value, index)
  if (options.isSameMove?.(meant, read.value) === true) return
  holds(
    describeDifference(meant, read.value),
    () => `${what()}, and read as ${shown(read.value)}`,
    index,
  )
}

function asTyped<S, M>(
  game: Game<S, M>,
  view: ReturnType<Game<S, M>['view']>,
  text: string,
  move: M,
  index: number,
): void {
  const typed = `\u200b${text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')}`
  const read = game.notation.parse(typed, view)
  const what = (): string => `${shown(text)} with other blanks and dashes`
  must(read.ok, () => `${what()} is not read: ${read.ok ? '' : read.error.message}`, index)
  const plain = (value: unknown): string =>
    JSON.stringify(value, (_, part) => (typeof part === 'string' ? normalizeText(part) : part))
  const isSame = !read.ok || plain(read.value) === plain(move)
  must(isSame, () => `${what()} is read as another move`, index)
}

function shows<S, M>({ game }: Case<S, M>, state: S, index: number): void {
  for (const viewer of viewersOf(game.status(state))) {
    const text = game.render(game.view(state, viewer))
    holds(textProblem(text), `the view of ${nameOfViewer(viewer)} as text`, index)
  }
}

function eventsOf<S, M>(
  { game, options }: Case<S, M>,
  { state, events }: GameStep<S, M>,
  index: number,
): void {
  const names = game.status(state).roster.seats.map(({ player }) => player)
  for (const { event, clause } of events) {
    holds(
      textProblem(game.describeEvent(event, names)),
      () => `the event ${shown(event)} as text`,
      index,
    )
    holds(citationProblem(options.clauses, clause), () => `the clause of ${shown(event)}`, index)
  }
}
