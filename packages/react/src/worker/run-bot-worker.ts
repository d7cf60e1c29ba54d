import type { Lexicon } from '@ackanomic/core/bots'
import type { Catalogue, Listing } from '@ackanomic/core/catalogue'
import { type BotRequest, type BotResponse, type RequestId, SeatBots } from '../match/bots.js'

/** The members of a worker's `self` that are used. */
export interface BotWorkerScope {
  /** Works as in a worker's `self`. */
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: RequestId & BotRequest }) => void,
  ): void
  /** Works as in a worker's `self`. */
  postMessage(answer: RequestId & BotResponse): void
}

/**
 * Answers the requests that the bots of a page (`workerBots`) send to their worker.
 *
 * @param port - the worker's `self`
 * @param lexicon - the words for bots of word games. Without it, they know no words
 *
 * @example
 * ```ts no-run
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { runBotWorker } from '@ackanomic/react/worker'
 *
 * runBotWorker(globalThis, mergeCatalogues(catalogue))
 * ```
 */
export function runBotWorker(
  port: BotWorkerScope,
  games: Catalogue,
  lexicon?: (listed: Listing) => Promise<Lexicon> | undefined,
): void {
  const bots = new SeatBots()
  const prepared = async (id: string) => {
    const listed = games[id]
    if (listed === undefined) throw new Error(`There is no game ${id}.`)
    return [await listed.load(), await listed.tactics?.(await lexicon?.(listed))] as const
  }
  const known = new Map<string, ReturnType<typeof prepared>>()
  port.addEventListener('message', async ({ data }) => {
    const { id, ...thought } = data
    const coming = known.get(thought.game) ?? prepared(thought.game)
    known.set(thought.game, coming)
    const [game, tactics] = await coming
    port.postMessage({ id, ...(await bots.think(game, tactics, thought)) })
  })
}
