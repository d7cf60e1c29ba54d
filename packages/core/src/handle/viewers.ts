import type { Game } from '../game/game.js'
import type { MatchEvent } from '../game/game-event.js'
import type { GameView } from '../game/view.js'
import { viewerOf } from '../game/viewer.js'
import { equalJson } from '../json.js'

interface Shown {
  readonly state: unknown
  readonly view: GameView
}

/** Caches the view of each person: the same object as long as the view stays equal. */
export class Viewers {
  readonly #game: Game
  readonly #shown = new Map<string | null, Shown>()

  constructor(game: Game) {
    this.#game = game
  }

  view(state: unknown, person: string | null): GameView {
    const before = this.#shown.get(person)
    if (before !== undefined && before.state === state) return before.view
    const viewer = person === null ? 'public' : viewerOf(this.#game.status(state), person)
    const now = this.#game.view(state, viewer)
    const view = before !== undefined && equalJson(before.view, now) ? before.view : now
    this.#shown.set(person, { state, view })
    return view
  }
}

export function eventsFor<Event extends MatchEvent>(
  events: readonly Event[],
  person: string | null,
): readonly Event[] {
  return events.filter(
    ({ recipients }) =>
      recipients === 'everyone' || (person !== null && recipients.includes(person)),
  )
}
