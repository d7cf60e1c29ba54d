import type { Game, GameView, Timestamp } from '@ackanomic/core'
import {
  type Level,
  type MoveEvaluation,
  type SearchBot,
  searchBot,
  seededRandom,
  type Tactics,
} from '@ackanomic/core/bots'

/** A request to a bot for a move. It is plain JSON, so it can be sent to a worker. */
export interface BotRequest {
  /** The game's id. */
  readonly game: string
  /** The view of the bot's seat. */
  readonly view: GameView
  /** The current time of the match, in milliseconds since the epoch, UTC. */
  readonly now: Timestamp
  /** The seed of the bot's chance. */
  readonly seed: string
  /** How long the bot may think, in milliseconds. */
  readonly milliseconds: number
  /** The most rollouts. */
  readonly rollouts: number
  /** How well the bot plays. */
  readonly level: Level
}

/** The response of a bot. */
export interface BotResponse {
  /** The move, or `undefined` if the seat has none, or only optional ones that the bot declines. */
  readonly move: unknown
  /** The moves that the bot examined, best first. Empty if it did not search. */
  readonly evaluations: readonly MoveEvaluation[]
}

/** Chooses moves for the seats of bots. */
export interface BotRunner {
  /** Chooses a move. */
  think(game: Game, thought: BotRequest): Promise<BotResponse>
  /** Stops all bots. */
  close(): void
}

/** The number of bots that keep their memory. */
const KEPT = 8

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
const clock = (): number => performance.now()

/** A bot of a seat, which draws from the seed of its current request. */
class SeatBot {
  readonly #bot: SearchBot
  #pick = seededRandom('')

  constructor(game: Game, tactics: Tactics | undefined, thought: BotRequest) {
    const { milliseconds, rollouts, level } = thought
    const options = { tactics, level, milliseconds, rollouts, clock }
    this.#bot = searchBot(game, (of) => this.#pick(of), options)
  }

  async think({ view, now, seed }: BotRequest): Promise<BotResponse> {
    this.#pick = seededRandom(seed)
    const move = await this.#bot.think(view, { now, pause, slice: 8 })
    return { move, evaluations: this.#bot.analysis() }
  }
}

/** Bots that think in slices, so that other code can run, and remember what they have examined. */
export class SeatBots {
  readonly #bots = new Map<string, SeatBot>()

  think(game: Game, tactics: Tactics | undefined, thought: BotRequest): Promise<BotResponse> {
    const { view, milliseconds, rollouts, level } = thought
    const name = JSON.stringify([game.id, view.seat, milliseconds, rollouts, level])
    const bot = this.#bots.get(name) ?? new SeatBot(game, tactics, thought)
    this.#bots.delete(name)
    this.#bots.set(name, bot)
    const [oldest] = this.#bots.keys()
    if (this.#bots.size > KEPT && oldest !== undefined) this.#bots.delete(oldest)
    return bot.think(thought)
  }
}

/** Imports the tactics of a game for bots, or returns `undefined` if it has none. */
export type TacticsFor = (id: string) => Promise<Tactics> | undefined

/**
 * Creates bots that think in the page itself, a few milliseconds at a time.
 *
 * @param tacticsFor - imports the tactics of a game, for example from a catalogue
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, inPageBots, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <GeneralBoard match={useLocalMatch(pureSkill, { bots: inPageBots() })} />
 * ```
 */
export function inPageBots(tacticsFor: TacticsFor = () => undefined): BotRunner {
  const bots = new SeatBots()
  return {
    think: async (game, thought) => bots.think(game, await tacticsFor(game.id), thought),
    close: () => undefined,
  }
}

/** The id of a request to a worker, and of its response. */
export interface RequestId {
  /** The id, which is the same in a request and its response. */
  readonly id: number
}

/** The members of a `Worker` that bots use. */
export interface BotWorker {
  /** Works as in a `Worker`. */
  postMessage(sent: RequestId & BotRequest): void
  /** Works as in a `Worker`. */
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: RequestId & BotResponse }) => void,
  ): void
  /** Works as in a `Worker`. */
  terminate(): void
}

/**
 * Creates bots that think in a Web Worker, so they never block the page. The worker's own file
 * calls `runBotWorker` of `@ackanomic/react/worker`.
 *
 * @param open - opens the worker, when a bot thinks for the first time
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, useLocalMatch, workerBots } from '@ackanomic/react'
 *
 * const bots = workerBots(() => new Worker(new URL('./bots.js', import.meta.url), { type: 'module' }))
 * const App = () => <GeneralBoard match={useLocalMatch(pureSkill, { bots })} />
 * ```
 */
export function workerBots(open: () => BotWorker): BotRunner {
  let worker: BotWorker | null = null
  let next = 0
  const waiting = new Map<number, (decided: BotResponse) => void>()
  const opened = (): BotWorker => {
    if (worker !== null) return worker
    worker = open()
    worker.addEventListener('message', ({ data: { id, ...decided } }) => {
      waiting.get(id)?.(decided)
      waiting.delete(id)
    })
    return worker
  }
  return {
    think: (_, thought) =>
      new Promise((resolve) => {
        const id = next++
        waiting.set(id, resolve)
        opened().postMessage({ id, ...thought })
      }),
    close: () => {
      worker?.terminate()
      worker = null
      for (const resolve of waiting.values()) resolve({ move: undefined, evaluations: [] })
      waiting.clear()
    },
  }
}
