import {
  combineReferees,
  err,
  type Game,
  loadMatch,
  type Match,
  type MatchHandle,
  ok,
  openMatch,
  type PlayResult,
  type Referee,
  type Rejection,
  type Result,
  rewind,
  startMatch,
} from '@ackanomic/core'
import { type Level, type MoveEvaluation, seededReferee } from '@ackanomic/core/bots'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import type { BoardMatch } from '../board-match.js'
import { type BotRunner, inPageBots } from './bots.js'
import { entriesOf, heardIn } from './history.js'
import type { LocalBoardMatch, LocalControls, LocalOptions, LocalState } from './local.js'
import { EventHistory, Eye, localTable } from './local-board-match.js'
import { rulingOf, type Sitting, turnOf } from './others.js'
import { seatingOf } from './seating.js'

/**
 * The clock of a match in the page stands still, before any time that a match can have: time passes
 * when nobody at the screen has anything to do.
 */
const BEFORE_ALL = -MAX_TIMESTAMP

/** How long a bot thinks about a hint, milliseconds. */
const HINT = 500

/**
 * A match in the page: the other seats are played by bots, the referee is a program, and time passes
 * when nobody at the screen has anything to do. A store for `useSyncExternalStore`.
 */
export class LocalMatch<At extends BoardMatch = BoardMatch> implements LocalControls {
  readonly game: Game
  readonly #handle: MatchHandle
  readonly #bots: BotRunner
  readonly #options: LocalOptions
  readonly #seed: string
  readonly #listeners = new Set<() => void>()
  readonly #idle = new Set<number>()
  readonly #eye = new Eye()
  readonly #ear = new EventHistory()
  #state: LocalState
  #table: LocalBoardMatch<At> | null = null
  /** Moves on when whatever is under way is no longer wanted. */
  #run = 0
  #live = false
  #pace: number
  #level: Level

  /** @param match - the match as it was set up or loaded */
  constructor(game: Game, match: Match, seed: string, options: LocalOptions) {
    this.game = game
    this.#options = options
    this.#seed = seed
    const referee = refereeWith(seed, options.referee)
    this.#handle = openMatch(game, match, { referee, now: () => BEFORE_ALL })
    this.#handle.subscribe(({ after, events }) => {
      const entries = entriesOf(after)
      const heard = this.#state.events.filter((each) => each.entries <= entries)
      this.#set({
        match: after,
        events: [...heard, ...events.map((event) => ({ entries, event }))],
      })
    })
    this.#bots = options.bots ?? inPageBots()
    this.#pace = options.botDelayMs ?? 300
    this.#level = options.level ?? 'strong'
    const here = new Set(options.localPlayers ?? ['Guest'])
    const eyes = [...here][0] ?? null
    const heard = heardIn(game, match)
    const still = { at: null, paused: false, busy: false, error: null }
    this.#state = { match, events: heard, localPlayers: here, viewingAs: eyes, ...still }
  }

  /** As `useSyncExternalStore` wants it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The table as whoever looks sees it now; the same object until something changes. */
  readonly table = (): LocalBoardMatch<At> => {
    this.#table ??= localTable<At>(this, this.#state, this.#eye, this.#ear)
    return this.#table
  }

  /** Lets the others act, and the time pass; until then the match stands still. */
  start(): void {
    this.#live = true
    this.#goOn()
  }

  /** The match stands still, and no bot thinks. */
  stop(): void {
    this.#live = false
    this.#run += 1
    this.#bots.close()
  }

  /** Makes a move of whoever looks. */
  async play(move: unknown): Promise<Rejection | null> {
    const { viewingAs } = this.#state
    return viewingAs === null
      ? this.#refuse(WATCHING)
      : this.#entered(this.#handle.play(viewingAs, move))
  }

  /** Answers a prompt in the name of whoever looks. */
  async answer(inquiry: number, answer: unknown): Promise<Rejection | null> {
    const { viewingAs } = this.#state
    if (viewingAs === null) return this.#refuse(WATCHING)
    return this.#entered(this.#handle.answer(viewingAs, inquiry, answer))
  }

  /** Lets the time pass up to the next deadline. */
  skipToDeadline(): void {
    this.#idle.clear()
    if (this.#pass()) this.#goOn()
  }

  /** Whether a deadline runs. */
  get canSkip(): boolean {
    return this.#handle.nextDeadline !== null
  }

  /** Somebody else looks, or nobody in particular. */
  viewAs(eyes: string | null): void {
    this.#set({ viewingAs: eyes, error: null })
  }

  /** Shows another step, or the present. */
  showEntry(at: number | null): void {
    const to = at !== null && at >= entriesOf(this.#state.match) ? null : at
    this.#set({ at: to, error: null })
    this.#goOn()
  }

  /** Play goes on from the step that is shown; what came after it is gone. */
  playFromHere(): void {
    const { at, match } = this.#state
    if (at === null) return
    const back = rewind(this.game, match, at)
    if (!back.ok) return
    this.#run += 1
    this.#idle.clear()
    this.#handle.value = back.value
    this.#set({ at: null, error: null })
    this.#goOn()
  }

  /** Holds bots and clock, or lets them go on. */
  pause(paused: boolean): void {
    this.#set({ paused })
    this.#goOn()
  }

  /** How long the table waits before a bot acts, milliseconds. */
  get botDelayMs(): number {
    return this.#pace
  }

  set botDelayMs(pace: number) {
    this.#pace = pace
    this.#set({})
  }

  /** How well bots play. */
  get level(): Level {
    return this.#level
  }

  set level(level: Level) {
    this.#level = level
    this.#set({})
  }

  /** What a strong bot would do in the place of whoever looks, the best first. */
  async suggestMoves(): Promise<readonly MoveEvaluation[]> {
    const { viewingAs, match } = this.#state
    const view = this.table().view
    if (viewingAs === null || view.seat === undefined) return []
    const thought = { game: this.game.id, view, now: this.#now(match), level: 'strong' } as const
    const seed = `${this.#seed}/hint/${entriesOf(match)}`
    const budget = { milliseconds: HINT, playouts: Number.POSITIVE_INFINITY }
    const { reasons } = await this.#bots.think(this.game, { ...thought, ...budget, seed })
    return reasons
  }

  /** The match as the text of a save. */
  save(): string {
    return this.#handle.save()
  }

  #now(match: Match): number {
    return this.game.status(match.state).clock.now
  }

  #set(change: Partial<LocalState>): void {
    this.#state = { ...this.#state, ...change }
    this.#table = null
    for (const listener of this.#listeners) listener()
  }

  #refuse(refusal: Rejection): Rejection {
    this.#set({ error: refusal })
    return refusal
  }

  /** What came of an act of somebody here. */
  #entered(result: PlayResult): Rejection | null {
    const refusal = result.ok ? null : result.error
    if (result.ok) {
      this.#run += 1
      this.#idle.clear()
    }
    this.#set({ error: refusal })
    this.#goOn()
    return refusal
  }

  #pass(): boolean {
    const before = this.#handle.value
    this.#handle.advanceTo('nextDeadline')
    if (this.#handle.value === before) return false
    this.#run += 1
    this.#idle.clear()
    return true
  }

  /** Lets the others act, one after another, as long as something happens by itself. */
  async #goOn(): Promise<void> {
    const { paused, at } = this.#state
    if (!this.#live || paused || at !== null) return
    this.#run += 1
    const run = this.#run
    const isOn = (): boolean =>
      this.#live && this.#run === run && !this.#state.paused && this.#state.at === null
    while (isOn()) {
      const { game } = this
      const { match } = this.#state
      if (game.status(match.state).outcome !== null) break
      const sitting: Sitting = { game, match, here: this.#state.localPlayers, seed: this.#seed }
      const ruling = rulingOf(sitting)
      if (ruling !== undefined) {
        const { by, prompt, answer } = ruling
        if (!this.#handle.answer(by, prompt, answer).ok) break
        continue
      }
      const turn = turnOf(sitting, this.#idle)
      if (turn === undefined) {
        if (this.#isAwaited() || !this.#passQuietly()) break
        continue
      }
      if (!this.#state.busy) this.#set({ busy: true })
      await new Promise((resolve) => setTimeout(resolve, this.#pace))
      if (!isOn()) break
      const { botTimeMs: milliseconds = 200, playouts = 200 } = this.#options
      const thought = { ...turn.thought, milliseconds, playouts, level: this.#level }
      const { move } = await this.#bots.think(game, thought)
      if (!isOn()) break
      if (move === undefined || !this.#handle.play(turn.by, move).ok) {
        this.#idle.add(turn.seat)
      }
    }
    if (this.#run === run && this.#state.busy) this.#set({ busy: false })
  }

  /** As {@link skipToDeadline}, within what goes on by itself. */
  #passQuietly(): boolean {
    const run = this.#run
    const passed = this.#pass()
    this.#run = run
    return passed
  }

  /** Whether somebody at the screen has anything to do, were it by choice. */
  #isAwaited(): boolean {
    const { match, localPlayers } = this.#state
    const { table, openPrompts } = this.game.status(match.state)
    const seats = table.seats.flatMap(({ holder }, seat) =>
      holder !== null && localPlayers.has(holder) ? [seat] : [],
    )
    const judges = table.referees.some((name) => localPlayers.has(name))
    return (
      seats.some((seat) => this.game.pendingActions(match.state, seat).length > 0) ||
      openPrompts.some(({ to }) => (typeof to === 'number' ? seats.includes(to) : judges)) ||
      (judges && this.game.pendingActions(match.state, 'referee').length > 0)
    )
  }
}

const WATCHING: Rejection = {
  code: 'notHere',
  clause: 'contract/persons',
  details: {},
  message: 'You only watch. Sit down in a seat to play.',
}

function refereeWith(seed: string, first: Referee | undefined): Referee {
  const program = seededReferee(`the referee of a table, by the seed ${seed}`)
  return first === undefined ? program : combineReferees(first, program)
}

/** A new seed. */
function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(5))
  return [...words].map((word) => word.toString(36)).join('-')
}

/**
 * Opens a match in the page, a new one or a saved one. Refuses as `startMatch` or `loadMatch` do.
 * Where a server draws it first, give the same `seed` and `startedAt` at both ends, or a `save`.
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { createLocalMatch } from '@ackanomic/react'
 *
 * const opened = createLocalMatch(pureSkill, { options: { suits: 'all hearts' } })
 * opened.ok // => false
 * ```
 */
export function createLocalMatch<At extends BoardMatch>(
  game: Game,
  options: LocalOptions = {},
): Result<LocalMatch<At>, Rejection> {
  const {
    seed = newSeed(),
    startedAt = Date.now(),
    localPlayers: here = ['Guest'],
    players,
    save,
  } = options
  if (save !== undefined) {
    const loaded = loadMatch(game, save, { trustState: true })
    if (!loaded.ok) return err(loaded.error)
    return ok(new LocalMatch<At>(game, loaded.value.match, seed, options))
  }
  const table = seatingOf(game, players, here, startedAt)
  const given = { table, options: options.options ?? {}, position: options.position }
  const started = startMatch(game, given, { referee: refereeWith(seed, options.referee) })
  if (!started.ok) return err(started.error)
  return ok(new LocalMatch<At>(game, started.value.match, seed, options))
}
