import type { Game, GameRules } from './game.js'
import type { Announcement } from './post.js'
import type { Expectation, GameView, Legal } from './view.js'
import { isFor, namesOf, type Viewer, viewerOf } from './viewer.js'

/**
 * All that a page gets: what its viewer sees, what is wanted of em, and what e may do; plain JSON,
 * with nothing in it that others' secret acts move.
 */
export interface Page<View = GameView, Move = unknown> {
  /** What the viewer sees. */
  readonly view: View
  /** What is wanted of the viewer now. */
  readonly expects: readonly Expectation[]
  /** What the viewer may do now, as far as it can be listed. */
  readonly legal: Pick<Legal<Move>, 'moves' | 'complete' | 'alsoLegal'>
  /** Changes when, and only when, something of this page does; a hash of all of it. */
  readonly tag: string
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
 * if (!started.ok) throw new Error(started.error.says)
 * const { state } = started.value.match
 * pageOf(pureSkill, state, viewerOf(state, 'Dee')).expects.map(({ what }) => what) // => ['prize']
 * ```
 */
export function pageOf<State, Move, Shown extends GameView>(
  game: Omit<GameRules<State, Move>, 'view'> & { view(state: State, viewer: Viewer): Shown },
  state: State,
  viewer: Viewer,
): Page<Shown, Move> {
  const view: Shown = game.view(state, viewer)
  const { moves, complete, alsoLegal } = game.legalMoves(view)
  const expects = game.expects(state, viewer)
  const tag = hashed([view, game.expects(state, viewer, 'all')])
  return { view, expects, legal: { moves, complete, alsoLegal }, tag }
}

/** A page with what it shows and says in words: a match as one person has it. */
export interface Look<View = GameView, Move = unknown> extends Page<View, Move> {
  /** What is seen, as plain text. */
  readonly shows: string
  /** What e was told, as sentences, in order. */
  readonly says: readonly string[]
}

/**
 * What to send to a person, in words too: whoever e is at this table, and nobody is the public.
 *
 * @param posts - what was announced so far, to whomever; what is not for em is left out
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
 * if (!started.ok) throw new Error(started.error.says)
 * const { match, events } = started.value
 * lookOf(pureSkill, match.state, 'Ann', events).says.length // => 1
 * lookOf(pureSkill, match.state, undefined, events).view.role // => 'public'
 * ```
 */
export function lookOf<State, Move>(
  game: Game<State, Move>,
  state: State,
  person: string | undefined,
  posts: readonly Announcement[],
): Look<GameView, Move> {
  const viewer = person === undefined ? 'public' : viewerOf(game.situation(state), person)
  const page = pageOf(game, state, viewer)
  const names = namesOf(page.view)
  const heard = posts.filter((post) => isFor(post, viewer))
  const says = heard.map(({ post }) => game.say(post, names))
  return { ...page, shows: game.render(page.view), says }
}

/**
 * A tag of what a viewer sees: a hash of eir view and of what is expected, from which what e may do
 * follows. A page that was made for a tag sends it along with a move (`submit`'s `tag`); if the page
 * is not what the viewer would see now, the move is refused. What others do unseen does not move it.
 */
export function tagOf<State>(
  game: Pick<GameRules<State>, 'view' | 'expects'>,
  state: State,
  viewer: Viewer,
): string {
  return hashed([game.view(state, viewer), game.expects(state, viewer, 'all')])
}

/** 106 bits of what is seen, which are enough to tell pages apart; nothing is secret about them. */
function hashed(seen: readonly [GameView, readonly Expectation[]]): string {
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
