import type { AnyEvent, Game, GameError, GameView, Viewer } from '@ackanomic/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BoardMatch } from '../board-match.js'
import type { LocalBoardMatch, LocalOptions } from './local.js'
import { createLocalMatch, type LocalMatch } from './local-match.js'

/**
 * Shows a match in the page, which runs as long as the component is mounted.
 *
 * @param match - the result of `createLocalMatch`
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, type LocalMatch, createLocalMatch, useMatch } from '@ackanomic/react'
 *
 * const opened = createLocalMatch(pureSkill)
 * const Board = ({ match }: { match: LocalMatch }) => <GeneralBoard match={useMatch(match)} />
 * const App = () => (opened.ok ? <Board match={opened.value} /> : <p>{opened.error.message}</p>)
 * ```
 */
export function useMatch<At extends BoardMatch>(match: LocalMatch<At>): LocalBoardMatch<At> {
  useEffect(() => {
    match.start()
    return () => match.stop()
  }, [match])
  return useSyncExternalStore(match.subscribe, match.getSnapshot, match.getSnapshot)
}

/** A match that opens at the first use. */
class Opening<At extends BoardMatch> {
  readonly #game: Game
  readonly #options: LocalOptions
  #match: LocalMatch<At> | undefined

  constructor(game: Game, options: LocalOptions) {
    this.#game = game
    this.#options = options
  }

  get match(): LocalMatch<At> {
    if (this.#match === undefined) {
      const opened = createLocalMatch<At>(this.#game, this.#options)
      if (!opened.ok) throw new Error(opened.error.message)
      this.#match = opened.value
    }
    return this.#match
  }

  readonly subscribe = (listener: () => void): (() => void) => this.match.subscribe(listener)
  readonly getSnapshot = (): LocalBoardMatch<At> => this.match.getSnapshot()
}

/** The start that server and page share, because neither can know what the other would draw. */
const AT_BOTH_ENDS = { seed: 'drawn at a server and in a page', startedAt: 0 }

/**
 * Starts a match in the page once, with you in the first seat, bots in the others and a program as
 * the referee. For another match, give the component a new `key`.
 *
 * A server renders a start that is the same each time. The page shows it until hydration, and then
 * the match itself.
 *
 * @param options - the players, the game's options or a save; see {@link LocalOptions}
 * @throws Error if the game refuses the start, with the message of the error
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <GeneralBoard match={useLocalMatch(pureSkill, { localPlayers: ['Zed'] })} />
 * ```
 */
export function useLocalMatch<State, Move, Event extends AnyEvent, Shown extends GameView>(
  game: Game<State, Move, GameError, Event> & { view(state: State, viewer: Viewer): Shown },
  options: LocalOptions = {},
): LocalBoardMatch<BoardMatch<Shown, Move, Event>> {
  const [shown] = useState(() => new Opening<BoardMatch<Shown, Move, Event>>(game as Game, options))
  const [drawn] = useState(
    () =>
      new Opening<BoardMatch<Shown, Move, Event>>(game as Game, { ...options, ...AT_BOTH_ENDS }),
  )
  useEffect(() => {
    shown.match.start()
    return () => shown.match.stop()
  }, [shown])
  return useSyncExternalStore(shown.subscribe, shown.getSnapshot, drawn.getSnapshot)
}
