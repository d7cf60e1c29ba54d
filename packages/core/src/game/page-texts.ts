import { promptText } from '../commands/prompt-text.js'
import type { Timestamp } from '../time.js'
import type { Game } from './game.js'
import type { GameEvent } from './game-event.js'
import type { GameView, LegalMoves, PendingAction } from './view.js'
import { isVisibleTo, namesOf, type Viewer } from './viewer.js'

const MAX_EXAMPLES = 3

/** The texts of a page, for people and language models. */
export interface PageTexts {
  /** The rules in two sentences: how to play, and how to win. */
  readonly rules: string
  readonly text: string
  /** The events that the viewer may know, as sentences. */
  readonly messages: readonly string[]
  readonly help: string
  /** Up to three of the viewer's legal moves, as text. */
  readonly examples: readonly string[]
  /** The viewer's open prompts, as questions that say how to answer. */
  readonly questions: readonly string[]
  /** The consequences of the viewer's deadlines. */
  readonly forfeits: readonly Forfeit[]
  /** The results as numbers; `null` before the end. */
  readonly returns: readonly SeatReturn[] | null
}

/** The forfeit of a person who does not act in time. */
export interface Forfeit {
  readonly deadline: Timestamp
  readonly consequence: string
}

/** The result of a seat as numbers. */
export interface SeatReturn {
  readonly player: string
  /** The score by the game's own count, or `null`. */
  readonly score: number | null
  /** The place, from 1. Players of equal rank share the better place. */
  readonly place: number
  /** 1 for a winner, 0 for the others, or 0.5 for everybody if nobody has won. */
  readonly result: 0 | 0.5 | 1
}

export function pageTexts<State, Move>(
  game: Game<State, Move>,
  state: State,
  viewer: Viewer,
  page: {
    readonly view: GameView
    readonly pendingActions: readonly PendingAction[]
    readonly legal: Pick<LegalMoves<Move>, 'moves'>
  },
  events: readonly GameEvent[],
): PageTexts {
  const { view, pendingActions, legal } = page
  const { description, notation } = game
  const names = namesOf(view)
  const asked = pendingActions.flatMap(({ prompt }) => prompt ?? [])
  const { openPrompts } = game.status(state)
  return {
    rules: `${description.play} ${description.winning}`,
    text: game.render(view),
    messages: events
      .filter((event) => isVisibleTo(event, viewer))
      .map(({ event }) => game.describeEvent(event, names)),
    help: notation.help,
    examples: legal.moves.slice(0, MAX_EXAMPLES).map((move) => notation.format(move, view)),
    questions: openPrompts
      .filter(({ id }) => asked.includes(id))
      .map((prompt) => promptText(prompt, '/answer')),
    forfeits: forfeitsIn(game, view, pendingActions),
    returns: returnsOf(game, state, view),
  }
}

function forfeitsIn(
  { forfeits = {} }: Pick<Game, 'forfeits'>,
  view: GameView,
  pendingActions: readonly PendingAction[],
): Forfeit[] {
  const due = pendingActions.flatMap(({ need, deadline }) =>
    need === 'optional' ? [] : (deadline ?? []),
  )
  return [...new Set(due)]
    .sort((one, other) => one - other)
    .map((deadline) => {
      const timer = view.deadlines.find(
        (each) => each.due === deadline && (each.seat === null || each.seat === view.seat),
      )
      const consequence = forfeits[timer?.name ?? '']
      return { deadline, consequence: consequence ?? 'Play goes on without you.' }
    })
}

function returnsOf<State, Move>(
  game: Game<State, Move>,
  state: State,
  { outcome, roster }: GameView,
): readonly SeatReturn[] | null {
  if (outcome === null) return null
  const { winners, ranking } = outcome
  const scores = game.scores?.(state)
  const groups = ranking.length > 0 ? ranking : [winners]
  return roster.seats.map(({ player, holder }, seat) => {
    const isIn = (names: readonly string[]): boolean =>
      names.includes(player) || (holder !== null && names.includes(holder))
    const group = groups.findIndex(isIn)
    const above = group < 0 ? groups : groups.slice(0, group)
    return {
      player,
      score: scores?.[seat] ?? null,
      place: 1 + above.flat().length,
      result: winners.length === 0 ? 0.5 : isIn(winners) ? 1 : 0,
    }
  })
}
