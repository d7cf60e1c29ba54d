import {
  type Game,
  isVisibleTo,
  type LegalMoves,
  type Match,
  namesOf,
  replay,
  type Viewer,
  viewerOf,
} from '@ackanomic/core'
import type { BoardMatch, LogMessage } from '../board-match.js'
import { entriesOf, type ReceivedEvent } from './history.js'
import type { LocalBoardMatch, LocalControls, LocalExtras, LocalState } from './local.js'

const NOTHING: LegalMoves = { moves: [], complete: true, alsoLegal: [], sample: () => undefined }

/** The state that is shown. */
function stateShown(game: Game, { match, at }: LocalState): unknown {
  if (at === null) return match.state
  const back = replay(game, match, at - (match.checkpoint?.entries ?? 0))
  return back.ok ? back.value : match.state
}

/** Who of those at the screen is wanted: whoever looks, else the first of whom something is. */
function nextHere(game: Game, { match, localPlayers, viewingAs }: LocalState): string | null {
  const { table, outcome } = game.status(match.state)
  if (outcome !== null) return null
  const wanted = [...localPlayers].filter((name) =>
    game
      .pendingActions(match.state, viewerOf({ table }, name))
      .some(({ need }) => need !== 'optional'),
  )
  return wanted.find((name) => name === viewingAs) ?? wanted[0] ?? null
}

/**
 * What somebody was told, as sentences. Each is made once: a match tells a page thousands, and all
 * of them are shown again after each move.
 */
export class EventHistory {
  #of = ''
  #heard: readonly ReceivedEvent[] = []
  #told: readonly (LogMessage & Pick<ReceivedEvent, 'entries'>)[] = []
  #shown: readonly LogMessage[] = []
  #at: number | null = null

  told(
    game: Game,
    { events, at }: Pick<LocalState, 'events' | 'at'>,
    viewer: Viewer,
    names: readonly string[],
  ): readonly LogMessage[] {
    const of = JSON.stringify([viewer, names])
    const isMore = of === this.#of && this.#heard.every((each, i) => each === events[i])
    if (isMore && events.length === this.#heard.length && at === this.#at) return this.#shown
    const fresh = events
      .slice(isMore ? this.#heard.length : 0)
      .filter(({ event }) => isVisibleTo(event, viewer))
      .map(({ entries, event: { at, clause, event } }, i) => ({
        ...{ id: `${entries}.${events.length}.${i}`, entries, at, clause, event },
        message: game.describeEvent(event, names),
      }))
    this.#told = isMore ? [...this.#told, ...fresh] : fresh
    ;[this.#of, this.#heard, this.#at] = [of, events, at]
    this.#shown = this.#told.filter(({ entries }) => at === null || entries <= at)
    return this.#shown
  }
}

/** What somebody is shown of a step, besides what they were told. */
interface Seen
  extends Pick<BoardMatch, 'view' | 'names' | 'pendingActions' | 'awaited' | 'legal' | 'now'>,
    Pick<LocalExtras, 'next'> {
  readonly viewer: Viewer
}

/**
 * What somebody sees. It is worked out once for each step: a table changes without it too, as when
 * others begin to act, or something is refused.
 */
export class Eye {
  #of: readonly unknown[] = []
  #seen: Seen | null = null

  see(game: Game, inside: LocalState): Seen {
    const { match, at, viewingAs, localPlayers } = inside
    const of = [match.state, at, viewingAs, localPlayers]
    if (this.#seen === null || of.some((each, i) => each !== this.#of[i])) {
      this.#seen = seenBy(game, inside)
      this.#of = of
    }
    return this.#seen
  }
}

function seenBy(game: Game, inside: LocalState): Seen {
  const { at, viewingAs, localPlayers } = inside
  const state = stateShown(game, inside)
  const situation = game.status(state)
  const viewer: Viewer = viewingAs === null ? 'public' : viewerOf(situation, viewingAs)
  const view = game.view(state, viewer)
  const isLive = at === null && viewingAs !== null && localPlayers.has(viewingAs)
  const all = at === null ? game.pendingActions(state, viewer, 'all') : []
  const pendingActions = isLive ? game.pendingActions(state, viewer) : []
  const keys = new Set(pendingActions.map((each) => JSON.stringify(each)))
  return {
    viewer,
    view,
    names: namesOf(situation),
    pendingActions,
    awaited: all.filter((each) => !keys.has(JSON.stringify(each))),
    legal: isLive ? game.legalMoves(view) : NOTHING,
    now: situation.clock.now,
    next: nextHere(game, inside),
  }
}

/** The steps that can be shown: one for each length of the log. */
function stepsOf(match: Match): number {
  return entriesOf(match) + 1
}

/** What whoever looks is shown. */
export function localTable<At extends BoardMatch>(
  local: LocalControls,
  inside: LocalState,
  eye: Eye,
  ear: EventHistory,
): LocalBoardMatch<At> {
  const { game } = local
  const { at, viewingAs, localPlayers } = inside
  const { viewer, ...seen } = eye.see(game, inside)
  const isOver = seen.view.outcome !== null
  const isLive = at === null && viewingAs !== null && localPlayers.has(viewingAs)
  const table: BoardMatch & LocalExtras = {
    ...seen,
    text: game,
    log: ear.told(game, inside, viewer, seen.names),
    busy: inside.busy,
    refusal: inside.error,
    submit: (move) => local.play(move),
    answer: (inquiry, answer) => local.answer(inquiry, answer),
    wait: isLive && local.canSkip && !isOver ? () => local.skipToDeadline() : null,
    time: { steps: stepsOf(inside.match), at, go: (to) => local.showEntry(to) },
    moves: game.schemas.move,
    local,
    internals: inside,
  }
  return table as LocalBoardMatch<At>
}
