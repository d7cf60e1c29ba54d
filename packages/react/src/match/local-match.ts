import {
  combineReferees,
  createRosterSetup,
  err,
  type Game,
  type GameError,
  loadMatch,
  type Match,
  type MatchHandle,
  ok,
  openMatch,
  type PlayResult,
  type Referee,
  type Result,
  rewind,
  startMatch,
  viewerOf,
} from '@ackanomic/core'
import { type Level, type MoveEvaluation, seededReferee } from '@ackanomic/core/bots'
import { stateProblem } from '@ackanomic/core/engine'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import type { BoardMatch } from '../board-match.js'
import { AutoPlay, type BotSettings } from './auto-play.js'
import { type BotRunner, inPageBots } from './bots.js'
import { entriesOf, eventsIn, eventsUntil } from './history.js'
import type { LocalBoardMatch, LocalControls, LocalMatchInternals, LocalOptions } from './local.js'
import { EventHistory, Eye, localTable, stateShown } from './local-board-match.js'

/** The clock stands still, before any possible time, until nobody here can act. */
const BEFORE_ALL = -MAX_TIMESTAMP

/** How long a bot thinks about a hint, in milliseconds. */
const HINT = 500

/**
 * A match in the page, and a store for `useSyncExternalStore`. Bots play the other seats, a program
 * referees, and time passes when nobody at this device has anything to do.
 */
export class LocalMatch<At extends BoardMatch = BoardMatch> implements LocalControls {
  readonly game: Game
  readonly #handle: MatchHandle
  readonly #bots: BotRunner
  readonly #settings: BotSettings
  readonly #seed: string
  readonly #autoPlay: AutoPlay
  readonly #listeners = new Set<() => void>()
  readonly #eye = new Eye()
  readonly #ear = new EventHistory()
  #state: LocalMatchInternals
  #table: LocalBoardMatch<At> | null = null
  #live = false
  /** The people at this device and the pace, before bots finished the match for everybody. */
  #beforePlayOut:
    | (Pick<LocalMatchInternals, 'localPlayers'> & Pick<BotSettings, 'delayMs' | 'timeMs'>)
    | null = null
  #isReady: boolean
  readonly #ready: Promise<unknown>

  /** @param match - the match as it was set up or loaded */
  constructor(game: Game, match: Match, seed: string, options: LocalOptions) {
    const { bots = inPageBots(), level = 'fair', localPlayers: here = ['Guest'] } = options
    const {
      botDelayMs: delayMs = 1000,
      botTimeMs: timeMs = 200,
      rollouts = 200,
      initiative = 0.1,
    } = options
    const localPlayers = new Set(here)
    this.#isReady = options.ready === undefined
    this.#ready = (options.ready ?? Promise.resolve()).then(
      () => {
        if (this.#isReady) return
        this.#isReady = true
        this.#goOn()
      },
      (thrown: unknown) => this.#refuse(notLoaded(thrown)),
    )
    this.game = game
    this.#seed = seed
    this.#bots = bots
    this.#settings = { level, delayMs, timeMs, rollouts, initiative }
    const referee = refereeWith(seed, options.referee)
    this.#handle = openMatch(game, match, { referee, now: () => BEFORE_ALL })
    this.#handle.subscribe(({ after, events }) => {
      const entries = entriesOf(after)
      const { hint } = this.#state
      const due = hint === null ? '' : this.#due
      const heard = eventsUntil(entries, this.#state.events)
      this.#set({
        match: after,
        events: [...heard, ...events.map((event) => ({ entries, event }))],
      })
      // If others act at the same time, a hint stays as it is.
      if (hint !== null && (this.#due !== due || this.whyNot(hint) !== null))
        this.#set({ hint: null })
    })
    this.#autoPlay = new AutoPlay({
      match: this.#handle,
      seed,
      runner: bots,
      settings: this.#settings,
      bystanders: options.bystanders,
      localPlayers: () => this.#state.localPlayers,
      onBusy: (busy) => this.#state.busy !== busy && this.#set({ busy }),
    })
    const viewingAs = here[0] ?? null
    const still = { at: null, paused: false, busy: false, error: null, hint: null }
    this.#state = { match, events: eventsIn(game, match), localPlayers, viewingAs, ...still }
  }

  /** Subscribes to changes, as `useSyncExternalStore` requires. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the match as the viewer sees it now: the same object until something changes. */
  readonly getSnapshot = (): LocalBoardMatch<At> => {
    this.#table ??= localTable<At>(this, this.#state, this.#eye, this.#ear)
    return this.#table
  }

  /** Starts bots and the clock. */
  start(): void {
    this.#live = true
    this.#goOn()
  }

  /** Stops bots and the clock. */
  stop(): void {
    this.#live = false
    this.#goOn()
    this.#bots.close()
  }

  play(move: unknown): Promise<GameError | null> {
    return this.#act((viewer) => this.#handle.play(viewer, move))
  }

  answer(prompt: number, answer: unknown): Promise<GameError | null> {
    return this.#act((viewer) => this.#handle.answer(viewer, prompt, answer))
  }

  async #act(enter: (viewer: string) => PlayResult): Promise<GameError | null> {
    if (!this.#isReady) await this.#ready
    if (!this.#isReady) return this.#state.error
    const { viewingAs } = this.#state
    return viewingAs === null ? this.#refuse(WATCHING) : this.#entered(enter(viewingAs))
  }

  skipToDeadline(): void {
    if (!this.#isReady) return
    const before = this.#handle.value
    this.#handle.advanceTo('nextDeadline')
    if (this.#handle.value !== before) this.#goOn()
  }

  /** Lets bots finish the match at once, in the seats of the people at this device too. */
  playOut(): void {
    const { delayMs, timeMs } = this.#settings
    this.#beforePlayOut ??= { localPlayers: this.#state.localPlayers, delayMs, timeMs }
    Object.assign(this.#settings, { delayMs: 0, timeMs: 0 })
    this.#set({ localPlayers: new Set() })
    this.#goOn()
  }

  get canSkip(): boolean {
    return this.#handle.nextDeadline !== null
  }

  /** Shows the match to another person, or to a spectator if it gets `null`. */
  viewAs(name: string | null): void {
    this.#set({ viewingAs: name, error: null, hint: null })
  }

  /** Shows another step, or the current one if it gets `null`. */
  showEntry(at: number | null): void {
    const to = at !== null && at >= entriesOf(this.#state.match) ? null : at
    this.#set({ at: to, error: null })
    this.#goOn()
  }

  /** Continues play from the step that is shown, and discards the later ones. */
  playFromHere(): void {
    const { at } = this.#state
    if (at !== null) this.#rewindTo(at)
  }

  get canTakeBack(): boolean {
    return this.#lastOwn !== null
  }

  /** Takes back the last move of the viewer, and everything after it. */
  takeBack(): void {
    if (this.#lastOwn !== null) this.#rewindTo(this.#lastOwn)
  }

  /** Says why the viewer cannot make a move now, or returns `null` if they can. */
  whyNot(move: unknown): GameError | null {
    const { viewingAs, match } = this.#state
    if (viewingAs === null) return WATCHING
    const { now } = this.game.status(match.state).clock
    return this.game.check(match.state, { kind: 'move', at: now, by: viewingAs, move }) ?? null
  }

  /** Shows a move as a hint on the board, or none if it gets `null`. */
  showHint(move: unknown): void {
    this.#set({ hint: move })
  }

  pause(paused: boolean): void {
    this.#set({ paused })
    this.#goOn()
  }

  get botDelayMs(): number {
    return this.#settings.delayMs
  }

  setBotDelay(milliseconds: number): void {
    this.#settings.delayMs = milliseconds
    this.#set({})
  }

  get level(): Level {
    return this.#settings.level
  }

  setLevel(level: Level): void {
    this.#settings.level = level
    this.#set({})
  }

  /** Returns the moves that a strong bot would consider in the viewer's place, best first. */
  async suggestMoves(step: number | null = this.#state.at): Promise<readonly MoveEvaluation[]> {
    const { viewingAs, match } = this.#state
    const state = stateShown(this.game, { ...this.#state, at: step })
    const situation = this.game.status(state)
    const viewer = viewingAs === null ? 'public' : viewerOf(situation, viewingAs)
    if (typeof viewer !== 'number') return []
    const { move, evaluations } = await this.#bots.think(this.game, {
      game: this.game.id,
      view: this.game.view(state, viewer),
      now: situation.clock.now,
      level: 'strong',
      milliseconds: HINT,
      rollouts: Number.POSITIVE_INFINITY,
      seed: `${this.#seed}/hint/${step ?? entriesOf(match)}`,
    })
    // An optional move that a bot would not make, such as a second set of orders, is no hint.
    if (move === undefined) return []
    // A bot that need not search, as with a single legal move, still has a move.
    return evaluations.length === 0 ? [{ move, value: 0.5, visits: 0 }] : evaluations
  }

  save(): string {
    return this.#handle.save()
  }

  /** The viewer's pending actions and deadlines, as text to compare. */
  get #due(): string {
    return JSON.stringify(this.getSnapshot().pendingActions)
  }

  #set(change: Partial<LocalMatchInternals>): void {
    this.#state = { ...this.#state, ...change }
    this.#table = null
    for (const listener of this.#listeners) listener()
  }

  /** The step before the last move of the viewer, if only they play here and the match goes on. */
  get #lastOwn(): number | null {
    const { match, viewingAs, localPlayers, at } = this.#state
    const isOver = this.game.status(match.state).outcome !== null
    if (at !== null || viewingAs === null || localPlayers.size !== 1 || isOver) return null
    const last = match.log.findLastIndex((each) => each.kind === 'move' && each.by === viewingAs)
    return last < 0 ? null : (match.checkpoint?.entries ?? 0) + last
  }

  #rewindTo(step: number): void {
    const back = rewind(this.game, this.#state.match, step)
    if (!back.ok) return
    this.#handle.value = back.value
    const { localPlayers = this.#state.localPlayers, ...settings } = this.#beforePlayOut ?? {}
    this.#beforePlayOut = null
    Object.assign(this.#settings, settings)
    this.#set({ at: null, error: null, hint: null, localPlayers })
    this.#goOn()
  }

  #refuse(error: GameError): GameError {
    this.#set({ error })
    return error
  }

  /** Handles the result of an action of somebody at the screen. */
  #entered(result: PlayResult): GameError | null {
    const error = result.ok ? null : result.error
    this.#set(result.ok ? { error, hint: null } : { error })
    if (result.ok) this.#goOn()
    return error
  }

  /** Continues what happens by itself, unless the match is paused or an earlier step is shown. */
  #goOn(): void {
    const { paused, at } = this.#state
    if (this.#live && this.#isReady && !paused && at === null) void this.#autoPlay.start()
    else this.#autoPlay.stop()
  }
}

function notLoaded(thrown: unknown): GameError {
  return {
    code: 'notLoaded',
    clause: 'contract/form',
    details: {},
    message: `The match cannot go on, because a part of it could not be loaded (${String(thrown)}). Reload the page.`,
  }
}

const WATCHING: GameError = {
  code: 'notHere',
  clause: 'contract/persons',
  details: {},
  message: 'You are only watching. Take a seat to play.',
}

function refereeWith(seed: string, first: Referee | undefined): Referee {
  const program = seededReferee(`the referee of a table, by the seed ${seed}`)
  return first === undefined ? program : combineReferees(first, program)
}

function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(5))
  return [...words].map((word) => word.toString(36)).join('-')
}

/**
 * Starts a match in the page, or opens a saved one. It refuses as `startMatch` or `loadMatch` do.
 * If a server renders it first, pass the same `seed` and `startedAt`, or the same `save`, on the
 * server and in the page.
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
): Result<LocalMatch<At>, GameError> {
  const {
    seed = newSeed(),
    startedAt = Date.now(),
    localPlayers: here = ['Guest'],
    players,
    save,
  } = options
  if (save !== undefined) {
    const loaded = loadMatch(game, save, { trustState: stateProblem })
    if (!loaded.ok) return err(loaded.error)
    return ok(new LocalMatch<At>(game, loaded.value.match, seed, options))
  }
  const roster = createRosterSetup(game, { players, here, startedAt })
  const given = { roster, options: options.options ?? {}, position: options.position }
  const started = startMatch(game, given, { referee: refereeWith(seed, options.referee) })
  if (!started.ok) return err(started.error)
  return ok(new LocalMatch<At>(game, started.match, seed, options))
}
