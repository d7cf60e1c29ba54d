import type { Game, GameView, Moment } from '@ackanomic/core'
import { searchBot, seededPick } from '@ackanomic/core/bots'

/** What a bot is to think about; plain JSON, so that it can be sent to a worker. */
export interface Thought {
  /** The game's id. */
  readonly game: string
  /** What the bot's seat sees. */
  readonly view: GameView
  /** The present moment of the match, milliseconds UTC. */
  readonly now: Moment
  /** The types of the moves that are wanted. */
  readonly wanted: readonly string[]
  /** The types of the moves that it may make instead, where they look better. */
  readonly also: readonly string[]
  /** Where its chance comes from. */
  readonly seed: string
  /** For how long it may think, milliseconds. */
  readonly milliseconds: number
  /** How many futures it plays out at most. */
  readonly playouts: number
}

/** Whatever chooses moves for seats in which nobody sits. */
export interface Bots {
  /** The move, or `undefined` where the seat has none. */
  think(game: Game, thought: Thought): Promise<unknown>
  /** Ends all thinking. */
  close(): void
}

/** How often a sampler is asked for a move of a kind that is wanted. */
const TRIES = 50

/** Whether a move is of a wanted type; where a game's moves have none, any will do. */
function isWanted(move: unknown, wanted: readonly string[]): boolean {
  const { type } = Object(move) as { readonly type?: unknown }
  return typeof type !== 'string' || wanted.includes(type)
}

/** Thinks in slices, so that whatever else is to be done in its thread is done meanwhile. */
export async function thinkOf(game: Game, thought: Thought): Promise<unknown> {
  const { view, now, wanted, also, seed, milliseconds, playouts } = thought
  const pick = seededPick(seed)
  const legal = game.legalMoves(view)
  if (playouts > 0 && (legal.moves.length > 1 || !legal.complete)) {
    const clock = (): number => performance.now()
    const bot = searchBot(pick, { milliseconds, playouts, clock, untilScored: true })
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
    const move = await bot.think(game, view, { now, pause, slice: 8 })
    if (move !== undefined && isWanted(move, [...wanted, ...also])) return move
  }
  for (let i = 0; i < TRIES; i++) {
    const move = legal.sample(pick)
    if (move === undefined || isWanted(move, wanted)) return move
  }
  return undefined
}

/**
 * Bots that think in the page itself, a few milliseconds at a time.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, inPageBots, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <GeneralBoard table={useLocalMatch(pureSkill, { bots: inPageBots() })} />
 * ```
 */
export function inPageBots(): Bots {
  return { think: thinkOf, close: () => undefined }
}

/** A thought on its way to a worker, and its answer. */
export interface Sent {
  /** Which question and answer belong together. */
  readonly id: number
}

/** What bots need of a `Worker`. */
export interface BotWorker {
  /** As of a `Worker`. */
  postMessage(sent: Sent & Thought): void
  /** As of a `Worker`. */
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: Sent & { readonly move: unknown } }) => void,
  ): void
  /** As of a `Worker`. */
  terminate(): void
}

/**
 * Bots that think in a Web Worker, so that the page never waits for them. The worker's own file
 * calls `answerThoughts` of `@ackanomic/react/worker`.
 *
 * @param open - opens the worker; it is called when a bot thinks for the first time
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, useLocalMatch, workerBots } from '@ackanomic/react'
 *
 * const bots = workerBots(() => new Worker(new URL('./bots.js', import.meta.url), { type: 'module' }))
 * const App = () => <GeneralBoard table={useLocalMatch(pureSkill, { bots })} />
 * ```
 */
export function workerBots(open: () => BotWorker): Bots {
  let worker: BotWorker | null = null
  let next = 0
  const waiting = new Map<number, (move: unknown) => void>()
  const opened = (): BotWorker => {
    if (worker !== null) return worker
    worker = open()
    worker.addEventListener('message', ({ data: { id, move } }) => {
      waiting.get(id)?.(move)
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
      for (const resolve of waiting.values()) resolve(undefined)
      waiting.clear()
    },
  }
}
