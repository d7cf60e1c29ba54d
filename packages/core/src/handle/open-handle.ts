import type { LogEntry } from '../entry.js'
import { machineClock, reportRejectedAnswer, reportThrown } from '../environment.js'
import type { Game } from '../game/game.js'
import { playerView } from '../game/player-view.js'
import type { EventOf } from '../game/types-of.js'
import { viewerOf } from '../game/viewer.js'
import { matchHistory } from '../match/history.js'
import { entryUnder } from '../match/log.js'
import { submit, tick } from '../match/match.js'
import { senderOf } from '../match/match-errors.js'
import type { Match } from '../match/match-value.js'
import { pendingActions } from '../match/pending-actions.js'
import { rewind } from '../match/replay.js'
import { saveMatch } from '../match/save.js'
import type { MatchProgress } from '../match/step.js'
import type { Referee } from '../prompt.js'
import { nextDeadlineOf } from '../roster/clock.js'
import { isTimestamp, type Timestamp } from '../time.js'
import { playBots, playBotsSync } from './bot-run.js'
import type {
  MatchChange,
  MatchEnvironment,
  MatchHandle,
  PlayFailure,
  PlayOptions,
  PlayResult,
} from './match-handle.js'
import { eventsFor, Viewers } from './viewers.js'

interface Opened {
  readonly game: Game
  readonly match: Match
  /** All events so far; `null` until they are derived from the log. */
  readonly events: EventOf[] | null
  readonly environment: MatchEnvironment
  readonly referee: Referee
}

interface Earlier {
  readonly match: Match
  readonly at: Timestamp
  /** The number of events then; `null` if they were not derived yet. */
  readonly events: number | null
}

export function handleOf({ game, match, events, environment, referee }: Opened): MatchHandle {
  const {
    now = machineClock,
    onListenerError = reportThrown,
    onRejectedAnswer = reportRejectedAnswer,
  } = environment
  const listeners = new Set<(change: MatchChange) => void>()
  const changes: MatchChange[] = []
  const viewers = new Viewers(game)
  const earlier: Earlier[] = []
  const errors = new Map<string | null, PlayFailure['error']>()
  let value = match
  let heard = events
  /** The difference between the match's time and the clock, after an undo. */
  let offset = 0
  /** The latest time of the match; it never goes back. */
  let latest = clockOf(match)
  let isTelling = false

  function clockOf({ state }: Match): Timestamp {
    return game.status(state).clock.now
  }

  function time(): Timestamp {
    latest = Math.max(latest, clockOf(value), now() + offset)
    return latest
  }

  function report(listener: (change: MatchChange) => void, change: MatchChange): void {
    try {
      listener(change)
    } catch (thrown) {
      onListenerError(thrown)
    }
  }

  function tell(change: MatchChange): void {
    changes.push(change)
    if (isTelling) return
    isTelling = true
    for (let next = changes.shift(); next !== undefined; next = changes.shift()) {
      for (const listener of [...listeners]) report(listener, next)
    }
    isTelling = false
  }

  function changeTo(after: Match, happened: readonly EventOf[]): MatchChange {
    const before = value
    return { before, after, events: happened, eventsFor: (who) => eventsFor(happened, who) }
  }

  function replaced(after: Match, happened: readonly EventOf[]): void {
    const change = changeTo(after, happened)
    value = after
    tell(change)
  }

  function history(): readonly EventOf[] {
    heard ??= [...matchHistory(game, value)].flatMap((step) => step.events)
    return heard
  }

  function keep({ match: after, events: happened, rejectedAnswers }: MatchProgress): void {
    for (const rejected of rejectedAnswers) onRejectedAnswer(rejected)
    if (after === value) return
    earlier.push({ match: value, at: latest, events: heard?.length ?? null })
    heard?.push(...happened)
    replaced(after, happened)
  }

  function goBack(to: Match, at: Timestamp): void {
    offset = at - now()
    latest = at
    replaced(to, [])
  }

  function enter(
    person: string | null,
    entry: LogEntry,
    { idempotencyKey, etag }: PlayOptions = {},
  ): PlayResult {
    const step = submit(game, value, entry, { referee, idempotencyKey, etag })
    keep(step)
    const told = eventsFor(step.events, person)
    if (step.ok) errors.delete(person)
    else errors.set(person, step.error)
    return step.ok ? { ok: true, events: told } : { ok: false, error: step.error, events: told }
  }

  const handle: MatchHandle = {
    game,
    id: match.id,
    get value() {
      return value
    },
    set value(to) {
      if (to === value) return
      earlier.push({ match: value, at: latest, events: null })
      heard = null
      goBack(to, clockOf(to))
    },
    get isOver() {
      return game.status(value.state).outcome !== null
    },
    get nextDeadline() {
      const { clock, outcome } = game.status(value.state)
      return outcome === null ? nextDeadlineOf(clock) : null
    },
    play(person, sent, options) {
      const at = time()
      let move: unknown = sent
      const { idempotencyKey, as } = options ?? {}
      const before =
        idempotencyKey === undefined ? undefined : entryUnder(value, { by: person }, idempotencyKey)
      if (typeof sent === 'string' && before?.kind === 'move') move = before.move
      else if (typeof sent === 'string') {
        // The submission starts again from the match before time passed.
        const passed = tick(game, value, at, { referee })
        const viewer = viewerOf(game.status(passed.match.state), person)
        const read = game.notation.parse(sent, game.view(passed.match.state, viewer))
        if (!read.ok) {
          keep(passed)
          errors.set(person, read.error)
          return { ok: false, error: read.error, events: eventsFor(passed.events, person) }
        }
        move = read.value
      }
      const entry: LogEntry = { kind: 'move', at, by: person, move }
      return enter(person, as === undefined ? entry : { ...entry, as }, options)
    },
    answer(person, prompt, answer, options) {
      const entry = { kind: 'answer', at: time(), by: person, prompt: prompt, answer } as const
      return enter(person, entry, options)
    },
    changeRoster(event, options) {
      const entry = { kind: 'roster', at: time(), event } as const
      return enter(senderOf(entry), entry, options)
    },
    advanceTo(to) {
      const until = to === 'nextDeadline' ? handle.nextDeadline : to
      if (until === null || !isTimestamp(until)) return []
      const at = Math.max(time(), until)
      const passed = tick(game, value, at, { referee })
      latest = at
      keep(passed)
      return passed.events
    },
    playBots: (bots, options = {}) => playBots(handle, bots, time, options),
    playBotsSync: (bots, options = {}) => playBotsSync(handle, bots, time, options),
    pendingActions: (person) => pendingActions(game, value.state, person),
    legalMoves: (person) => game.legalMoves(viewers.view(value.state, person)),
    viewFor: (person) => viewers.view(value.state, person),
    textFor: (person) => game.render(viewers.view(value.state, person)),
    page(person, { after = 0 } = {}) {
      const status = game.status(value.state)
      const viewer = person === null ? 'public' : viewerOf(status, person)
      const { messages, ...page } = playerView(game, value.state, viewer, { events: history() })
      const { code, message } = errors.get(person) ?? {}
      const error = code === undefined || message === undefined ? null : { code, message }
      return { ...page, messages: messages.slice(after), error }
    },
    eventsFor: (person) => eventsFor(history(), person),
    subscribe(listener, { fromStart = false } = {}) {
      // Changes that are still to be reported are part of the history.
      const known = fromStart ? [...changes] : []
      // A new function, so that one listener may be added twice.
      const told = (change: MatchChange): void => {
        if (!known.includes(change)) listener(change)
      }
      if (fromStart) report(told, changeTo(value, [...history()]))
      listeners.add(told)
      return () => {
        listeners.delete(told)
      }
    },
    save: () => saveMatch(value),
    undo() {
      const last = earlier.pop()
      if (last !== undefined) {
        heard = last.events === null ? null : (heard?.slice(0, last.events) ?? null)
        goBack(last.match, last.at)
        return
      }
      const before = beforeLastAct(game, value)
      if (before === undefined) return
      heard = null
      goBack(before, clockOf(before))
    },
  }
  return handle
}

/** The match before the last move or roster change of its log; `undefined` if there is none. */
function beforeLastAct(game: Game, match: Match): Match | undefined {
  const index = match.log.findLastIndex(({ kind }) => kind === 'move' || kind === 'roster')
  if (index < 0) return undefined
  const back = rewind(game, match, (match.checkpoint?.entries ?? 0) + index)
  return back.ok ? back.value : undefined
}
