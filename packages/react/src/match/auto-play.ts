import type { AsyncBot, MatchHandle } from '@ackanomic/core'
import { type Level, seededRandom } from '@ackanomic/core/bots'
import { participants } from '@ackanomic/core/commands'
import type { BotRunner } from './bots.js'
import { entriesOf } from './history.js'
import type { LocalOptions } from './local.js'

/** The resolution of `initiative`. */
const GRAIN = 1000

/** Settings of the bots of a match in the page. */
export interface BotSettings {
  /** How well the bots play. */
  level: Level
  /** The delay before a bot acts, in milliseconds. */
  delayMs: number
  /** The time of a bot for a move, in milliseconds. */
  readonly timeMs: number
  /** The most rollouts of a bot for one move. */
  readonly rollouts: number
  /** How often a bot considers an optional move, from 0 to 1. */
  readonly initiative: number
}

/** A match that plays by itself, except for the people at the screen. */
interface Played {
  readonly match: MatchHandle
  readonly localPlayers: () => ReadonlySet<string>
  readonly seed: string
  readonly runner: BotRunner
  readonly settings: BotSettings
  /** The moves of people who have no seat. */
  readonly bystanders: LocalOptions['bystanders']
  /** Called when others begin to act, and when they have finished. */
  readonly onBusy: (isBusy: boolean) => void
}

/**
 * Runs a match in the page. Bots play for everybody who is not at this device, other prompts get a
 * random answer, and if nobody here has anything to do, the next deadline falls due.
 */
export class AutoPlay {
  readonly #played: Played
  #run: AbortController | null = null

  constructor(played: Played) {
    this.#played = played
  }

  stop(): void {
    this.#run?.abort()
    this.#run = null
    this.#played.onBusy(false)
  }

  /** Continues as long as something happens by itself; discards the bots' current thoughts. */
  async start(): Promise<void> {
    this.#run?.abort()
    const run = new AbortController()
    this.#run = run
    const { match, onBusy, settings } = this.#played
    const localPlayers = this.#played.localPlayers()
    while (!run.signal.aborted && !match.isOver) {
      await match.playBots(this.#bots(run.signal), {
        signal: run.signal,
        random: this.#chance('answers'),
        optionalMoves: (person) =>
          this.#chance(`${person} may`)(GRAIN) < GRAIN * settings.initiative,
        optionalFirst: settings.initiative === 1,
        answerPrompt: ({ to }) =>
          to === 'host' || !this.#status.roster.referees.some((name) => localPlayers.has(name)),
      })
      if (run.signal.aborted) break
      const before = match.value
      for (const { by, move } of this.#bystanders()) match.play(by, move)
      if (this.#isAwaited()) break
      match.advanceTo('nextDeadline')
      if (match.value === before) break
    }
    if (this.#run === run) onBusy(false)
  }

  get #status(): ReturnType<MatchHandle['game']['status']> {
    const { match } = this.#played
    return match.game.status(match.value.state)
  }

  #bystanders(): ReturnType<NonNullable<LocalOptions['bystanders']>> {
    const { match, bystanders } = this.#played
    return bystanders?.(match.viewFor(null), this.#chance('bystanders')) ?? []
  }

  #chance(who: string): ReturnType<typeof seededRandom> {
    const { match, seed } = this.#played
    return seededRandom(`${seed}/${who}/${entriesOf(match.value)}`)
  }

  /** A bot for every seat whose person is not at the screen. */
  #bots(signal: AbortSignal): Readonly<Record<string, AsyncBot>> {
    const holders = this.#status.roster.seats.flatMap(({ holder }) => holder ?? [])
    const names = holders.filter((name) => !this.#played.localPlayers().has(name))
    return Object.fromEntries(names.map((name) => [name, this.#bot(signal)]))
  }

  /** A bot that waits a little, so that its move can be seen, and then thinks where the bots do. */
  #bot(signal: AbortSignal): AsyncBot {
    const { match, seed, runner, settings, onBusy } = this.#played
    return async (view, now) => {
      onBusy(true)
      await new Promise((resolve) => setTimeout(resolve, settings.delayMs))
      if (signal.aborted) return undefined
      const { level, timeMs: milliseconds, rollouts } = settings
      const { move } = await runner.think(match.game, {
        game: match.game.id,
        view,
        now,
        level,
        milliseconds,
        rollouts,
        seed: `${seed}/${view.seat}/${entriesOf(match.value)}`,
      })
      return move
    }
  }

  /** Whether anybody at the screen has something to do, even if optional. */
  #isAwaited(): boolean {
    const { match, localPlayers } = this.#played
    return participants(this.#status.roster).some(
      (name) => localPlayers().has(name) && match.pendingActions(name).length > 0,
    )
  }
}
