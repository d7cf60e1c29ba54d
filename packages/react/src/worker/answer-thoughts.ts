import type { Game } from '@ackanomic/core'
import { type Sent, type Thought, thinkOf } from '../match/bots.js'

/** What a worker's own `self` offers. */
export interface ThoughtPort {
  /** As of a worker's `self`. */
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: Sent & Thought }) => void,
  ): void
  /** As of a worker's `self`. */
  postMessage(answer: Sent & { readonly move: unknown }): void
}

/**
 * Answers what the bots of a page ask of their worker (`workerBots`).
 *
 * @param port - the worker's `self`
 * @param load - imports a game by its id, such as a catalogue's
 *
 * @example
 * ```ts no-run
 * import { catalogue, type GameId } from '@ackanomic/games'
 * import { answerThoughts, type ThoughtPort } from '@ackanomic/react/worker'
 *
 * answerThoughts(globalThis as unknown as ThoughtPort, (id) => catalogue[id as GameId].load())
 * ```
 */
export function answerThoughts(port: ThoughtPort, load: (id: string) => Promise<Game>): void {
  port.addEventListener('message', async ({ data }) => {
    const { id, ...thought } = data
    const move = await thinkOf(await load(thought.game), thought)
    port.postMessage({ id, move })
  })
}
