import type { Game, GameRules } from './game.js'
import type { GameEvent } from './game-event.js'
import type { GameView, LegalMoves, PendingAction } from './view.js'
import { isVisibleTo, namesOf, type Viewer, viewerOf } from './viewer.js'

/**
 * All that a page gets: what its viewer sees, what is wanted of them, and what they may do; plain JSON,
 * with nothing in it that others' secret acts move.
 */
export interface Page<View = GameView, Move = unknown> {
  /** What the viewer sees. */
  readonly view: View
  /** What is wanted of the viewer now. */
  readonly pendingActions: readonly PendingAction[]
  /** What the viewer may do now, as far as it can be listed. */
  readonly legal: Pick<LegalMoves<Move>, 'moves' | 'complete' | 'alsoLegal'>
  /** Changes when, and only when, something of this page does; a hash of all of it. */
  readonly etag: string
}

/**
 * What to send to somebody's page.
 *
 * @example
 * ```ts
 * import { pageOf, startMatch, viewerOf } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table })
 * if (!started.ok) throw new Error(started.error.message)
 * const { state } = started.value.match
 * pageOf(pureSkill, state, viewerOf(state, 'Dee')).pendingActions.map(({ action }) => action) // => ['prize']
 * ```
 */
export function pageOf<State, Move, Shown extends GameView>(
  game: Omit<GameRules<State, Move>, 'view'> & { view(state: State, viewer: Viewer): Shown },
  state: State,
  viewer: Viewer,
): Page<Shown, Move> {
  const view: Shown = game.view(state, viewer)
  const { moves, complete, alsoLegal } = game.legalMoves(view)
  const expects = game.pendingActions(state, viewer)
  const tag = hashed([view, game.pendingActions(state, viewer, 'all')])
  return { view, pendingActions: expects, legal: { moves, complete, alsoLegal }, etag: tag }
}

/** A page with what it shows and says in words: a match as one person has it. */
export interface Look<View = GameView, Move = unknown> extends Page<View, Move> {
  /** What is seen, as plain text. */
  readonly text: string
  /** What they were told, as sentences, in order. */
  readonly messages: readonly string[]
}

/**
 * What to send to a person, in words too: whoever they are at this table, and nobody is the public.
 *
 * @param posts - what was announced so far, to whomever; what is not for them is left out
 *
 * @example
 * ```ts
 * import { lookOf, startMatch } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const referee = seededReferee('kept from the players')
 * const started = startMatch(pureSkill, { table }, { referee })
 * if (!started.ok) throw new Error(started.error.message)
 * const { match, events } = started.value
 * lookOf(pureSkill, match.state, 'Ann', events).messages.length // => 1
 * lookOf(pureSkill, match.state, undefined, events).view.role // => 'public'
 * ```
 */
export function lookOf<State, Move>(
  game: Game<State, Move>,
  state: State,
  person: string | undefined,
  posts: readonly GameEvent[],
): Look<GameView, Move> {
  const viewer = person === undefined ? 'public' : viewerOf(game.status(state), person)
  const page = pageOf(game, state, viewer)
  const names = namesOf(page.view)
  const heard = posts.filter((post) => isVisibleTo(post, viewer))
  const says = heard.map(({ event }) => game.describeEvent(event, names))
  return { ...page, text: game.render(page.view), messages: says }
}

/**
 * A tag of what a viewer sees: a hash of their view and of what is expected, from which what they may do
 * follows. A page that was made for a tag sends it along with a move (`submit`'s `etag`); if the page
 * is not what the viewer would see now, the move is refused. What others do unseen does not move it.
 */
export function tagOf<State>(
  game: Pick<GameRules<State>, 'view' | 'pendingActions'>,
  state: State,
  viewer: Viewer,
): string {
  return hashed([game.view(state, viewer), game.pendingActions(state, viewer, 'all')])
}

/** 106 bits of what is seen, which are enough to tell pages apart; nothing is secret about them. */
function hashed(seen: readonly [GameView, readonly PendingAction[]]): string {
  const text = JSON.stringify(seen)
  let [a, b, c, d] = [0xdeadbeef, 0x41c6ce57, 0x243f6a88, 0x85a308d3]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
    c = Math.imul(c ^ code, 951274213)
    d = Math.imul(d ^ code, 2716044179)
  }
  return [a ^ (b >>> 15), b ^ (c >>> 13), c ^ (d >>> 16), d ^ (a >>> 14)]
    .map((part) => (part >>> 0).toString(36))
    .join('')
}
