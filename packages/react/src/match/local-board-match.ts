import { type Game, type LegalMoves, namesOf, replay, type Viewer, viewerOf } from '@ackanomic/core'
import type { BoardMatch, LogMessage } from '../board-match.js'
import { entriesOf, type ReceivedEvent } from './history.js'
import type { LocalBoardMatch, LocalControls, LocalExtras, LocalMatchInternals } from './local.js'

const NOTHING: LegalMoves = { moves: [], complete: true, alsoLegal: [], sample: () => undefined }

export function stateShown(game: Game, { match, at }: LocalMatchInternals): unknown {
  if (at === null) return match.state
  const back = replay(game, match, at - (match.checkpoint?.entries ?? 0))
  return back.ok ? back.value : match.state
}

/** The next person at the screen who must act: the viewer if they must, or else another. */
function nextHere(
  game: Game,
  { match, localPlayers, viewingAs }: LocalMatchInternals,
): string | null {
  const { roster, outcome } = game.status(match.state)
  if (outcome !== null) return null
  const wanted = [...localPlayers].filter((name) =>
    game
      .pendingActions(match.state, viewerOf({ roster }, name))
      .some(({ need }) => need !== 'optional'),
  )
  return wanted.find((name) => name === viewingAs) ?? wanted[0] ?? null
}

/** A person's messages. Each is made once, because a match shows thousands after each move. */
export class EventHistory {
  #for = ''
  #events: readonly ReceivedEvent[] = []
  #messages: readonly LogMessage[] = []
  #shown: readonly LogMessage[] = []
  #at: number | null = null

  messages(
    game: Game,
    { events, at, viewingAs }: Pick<LocalMatchInternals, 'events' | 'at' | 'viewingAs'>,
    names: readonly string[],
  ): readonly LogMessage[] {
    const reader = JSON.stringify([viewingAs, names])
    const isMore = reader === this.#for && this.#events.every((each, i) => each === events[i])
    const { length } = this.#events
    if (isMore && events.length === length && at === this.#at) return this.#shown
    const fresh = events
      .slice(isMore ? length : 0)
      .filter(({ event: { recipients } }) => isTold(recipients, viewingAs))
      .map(({ entries, event: { at, clause, event } }, i) => ({
        id: `${entries}.${events.length}.${i}`,
        step: entries,
        at,
        clause,
        event,
        message: game.describeEvent(event, names),
      }))
    this.#messages = isMore ? [...this.#messages, ...fresh] : fresh
    ;[this.#for, this.#events, this.#at] = [reader, events, at]
    this.#shown = at === null ? this.#messages : this.#messages.filter(({ step }) => step <= at)
    return this.#shown
  }

  /** All messages of the current reader. */
  get all(): readonly LogMessage[] {
    return this.#messages
  }
}

function isTold(recipients: 'everyone' | readonly string[], name: string | null): boolean {
  return recipients === 'everyone' || (name !== null && recipients.includes(name))
}

/** A person's view of a step, without their messages. */
interface Seen
  extends Pick<
      BoardMatch,
      'view' | 'names' | 'pendingActions' | 'othersPending' | 'legalMoves' | 'now'
    >,
    Pick<LocalExtras, 'nextPlayer'> {}

/** A person's page, computed once for each step, because a match also changes without one. */
export class Eye {
  #of: readonly unknown[] = []
  #seen: Seen | null = null

  see(game: Game, inside: LocalMatchInternals): Seen {
    const { match, at, viewingAs, localPlayers } = inside
    const of = [match.state, at, viewingAs, localPlayers]
    if (this.#seen === null || of.some((each, i) => each !== this.#of[i])) {
      this.#seen = seenBy(game, inside)
      this.#of = of
    }
    return this.#seen
  }
}

function seenBy(game: Game, inside: LocalMatchInternals): Seen {
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
    view,
    names: namesOf(situation),
    pendingActions,
    othersPending: all.filter((each) => !keys.has(JSON.stringify(each))),
    legalMoves: isLive ? game.legalMoves(view) : NOTHING,
    now: situation.clock.now,
    nextPlayer: nextHere(game, inside),
  }
}

export function localTable<At extends BoardMatch>(
  local: LocalControls,
  inside: LocalMatchInternals,
  eye: Eye,
  ear: EventHistory,
): LocalBoardMatch<At> {
  const { game } = local
  const { at, viewingAs, localPlayers } = inside
  const seen = eye.see(game, inside)
  const isOver = seen.view.outcome !== null
  const isLive = at === null && viewingAs !== null && localPlayers.has(viewingAs)
  const log = ear.messages(game, inside, seen.names)
  const match: BoardMatch & LocalExtras = {
    ...seen,
    text: game,
    log,
    busy: inside.busy,
    error: inside.error,
    submit: (move) => local.play(move),
    answer: (prompt, answer) => local.answer(prompt, answer),
    skipToDeadline: isLive && local.canSkip && !isOver ? () => local.skipToDeadline() : null,
    playOut: isLive && localPlayers.size === 1 && !isOver ? () => local.playOut() : null,
    history: {
      steps: entriesOf(inside.match) + 1,
      at,
      go: (to) => local.showEntry(to),
      log: ear.all,
    },
    hint: isLive ? inside.hint : null,
    whyNot: (move) => (isLive ? local.whyNot(move) : null),
    moveSchema: game.schemas.move,
    local,
    internals: inside,
  }
  return match as LocalBoardMatch<At>
}
