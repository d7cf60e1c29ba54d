import { Worker } from 'node:worker_threads'
import type { HostAction } from '../contract/match-types.js'
import type { BotTurn, TurnAnswer } from './run-bot-worker.js'

/** The bots of a host, and the thread that runs them. */
export interface BotOptions {
  /** The module that calls `runBotWorker`. */
  readonly thread: URL
  readonly names: readonly string[]
  /** The `workerData` of the thread. */
  readonly workerData?: unknown
  /** How long a bot may think about a move, in milliseconds. Default: 5000. */
  readonly milliseconds?: number | undefined
  /**
   * The additional milliseconds that the thread may take, for example to import a game, before the
   * host terminates it. Default: 10,000.
   */
  readonly grace?: number | undefined
}

interface Waiting {
  readonly done: (action: HostAction | undefined) => void
  readonly failed: (problem: Error) => void
}

/** A thread that runs bots, one turn after another. If it ends, a new one is started. */
export class BotThread {
  readonly milliseconds: number
  readonly #options: BotOptions
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #last = 0

  constructor(options: BotOptions) {
    this.#options = options
    this.milliseconds = options.milliseconds ?? 5000
  }

  get names(): readonly string[] {
    return this.#options.names
  }

  /** Asks a bot for its action. Rejects if the bot fails or takes too long. */
  async ask(turn: Omit<BotTurn, 'id' | 'milliseconds'>): Promise<HostAction | undefined> {
    this.#last += 1
    const id = this.#last
    const { milliseconds } = this
    const worker = this.#started()
    const late = setTimeout(
      () => this.#end(new Error('The bot took too long.')),
      milliseconds + (this.#options.grace ?? 10_000),
    )
    try {
      return await new Promise((done, failed) => {
        this.#waiting.set(id, { done, failed })
        worker.postMessage({ ...turn, id, milliseconds } satisfies BotTurn)
      })
    } finally {
      clearTimeout(late)
      this.#waiting.delete(id)
    }
  }

  /** Terminates the thread. Turns in progress resolve to `undefined`. */
  close(): void {
    for (const { done } of this.#waiting.values()) done(undefined)
    this.#end(new Error('The host is closed.'))
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(this.#options.thread, { workerData: this.#options.workerData })
    worker.on('message', ({ id, action, problem }: TurnAnswer) => {
      const waiting = this.#waiting.get(id)
      if (problem === undefined) waiting?.done(action)
      else waiting?.failed(new Error(problem))
    })
    worker.on('error', (problem) => this.#end(problem))
    worker.on(
      'exit',
      () => this.#worker === worker && this.#end(new Error('The thread of the bots ended.')),
    )
    worker.unref()
    this.#worker = worker
    return worker
  }

  #end(problem: unknown): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    const error = problem instanceof Error ? problem : new Error(String(problem))
    for (const { failed } of [...this.#waiting.values()]) failed(error)
  }
}
