import type { Game, GameRules } from './game.js'
import type { GameEvent } from './game-event.js'
import { type PageTexts, pageTexts } from './page-texts.js'
import type { GameView, LegalMoves, PendingAction } from './view.js'
import type { Viewer } from './viewer.js'

/** Everything that a page needs, as plain JSON. Secret actions of others change nothing in it. */
export interface PlayerView<View = GameView, Move = unknown> {
  readonly view: View
  readonly pendingActions: readonly PendingAction[]
  /** The pending actions of others that the viewer may know of. */
  readonly othersPending: readonly PendingAction[]
  /** The legal moves of the viewer, as far as they can be listed. */
  readonly legal: Pick<LegalMoves<Move>, 'moves' | 'complete' | 'alsoLegal'>
  readonly etag: string
}

/**
 * Returns everything that a viewer's page needs, as plain JSON. With the events so far it adds
 * texts: the view, the events as sentences, how to write moves, and the consequences of deadlines.
 *
 * @param options - `events`: all events so far; the viewer's are selected
 *
 * @example
 * ```ts
 * import { createMatch, playerView } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const page = playerView(pureSkill, match.value.state, 0, { events: match.eventsFor('Ann') })
 * page.pendingActions.map(({ action }) => action) // => ['bid']
 * page.messages.length // => 1
 * ```
 */
export function playerView<State, Move>(
  game: Game<State, Move>,
  state: State,
  viewer: Viewer,
  options: { readonly events: readonly GameEvent[] },
): PlayerView<GameView, Move> & PageTexts
export function playerView<State, Move, Shown extends GameView>(
  game: Omit<GameRules<State, Move>, 'view'> & { view(state: State, viewer: Viewer): Shown },
  state: State,
  viewer: Viewer,
): PlayerView<Shown, Move>
export function playerView(
  game: GameRules | Game,
  state: unknown,
  viewer: Viewer,
  options?: { readonly events: readonly GameEvent[] },
): PlayerView & Partial<PageTexts> {
  const view = game.view(state, viewer)
  const { moves, complete, alsoLegal } = game.legalMoves(view)
  const pendingActions = game.pendingActions(state, viewer)
  const all = game.pendingActions(state, viewer, 'all')
  const own = new Set(pendingActions.map((each) => JSON.stringify(each)))
  const page = {
    view,
    pendingActions,
    othersPending: all.filter((each) => !own.has(JSON.stringify(each))),
    legal: { moves, complete, alsoLegal },
    etag: hashed([view, all]),
  }
  if (options === undefined || !('render' in game)) return page
  return { ...page, ...pageTexts(game, state, viewer, page, options.events) }
}

/** A hash of a viewer's view and pending actions, from which legal moves follow. */
export function tagOf<State>(
  game: Pick<GameRules<State>, 'view' | 'pendingActions'>,
  state: State,
  viewer: Viewer,
): string {
  return hashed([game.view(state, viewer), game.pendingActions(state, viewer, 'all')])
}

/** A hash of 106 bits, which need not be secure. */
export function hashed(seen: readonly unknown[]): string {
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
