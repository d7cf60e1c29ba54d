import { parentPort } from 'node:worker_threads'
import type { Game } from '@ackanomic/core'
import { randomBot, searchBot, seededPick } from '@ackanomic/core/bots'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Act } from '../types.js'
import type { Turn, TurnAnswer } from './turn.js'

/** A bot: does something for a seat, from what that seat sees; nothing, when it has no move. */
export type HostBot = (game: Game, turn: Turn) => Act | undefined | Promise<Act | undefined>

/** Makes any legal move, and gives any answer. */
const random: HostBot = (game, turn) =>
  answerOf(game, turn) ?? moveOf(randomBot(seededPick(turn.seed))(game, turn.view, turn.now))

/** Searches for half of its time. */
const search: HostBot = (game, turn) => {
  const clock = (): number => performance.now()
  const bot = searchBot(seededPick(turn.seed), { milliseconds: turn.milliseconds / 2, clock })
  return answerOf(game, turn) ?? moveOf(bot(game, turn.view, turn.now))
}

/** The bots that there are without any of your own. */
export const someBots: Readonly<Record<'random' | 'search', HostBot>> = { random, search }

/**
 * Serves bots in a thread: what the module does that `bots.thread` of a host names.
 *
 * @param games - the games that the host has
 * @param bots - by the names that the host gives
 *
 * @example
 * ```ts no-run
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { serveBots, someBots } from '@ackanomic/host/bots'
 *
 * serveBots(mergeCatalogues(catalogue), someBots)
 * ```
 */
export function serveBots(games: Catalogue, bots: Readonly<Record<string, HostBot>>): void {
  parentPort?.on('message', async (turn: Turn) => {
    const answer = await answered(games, bots, turn).catch((thrown: unknown) => ({
      id: turn.id,
      problem: String(thrown),
    }))
    parentPort?.postMessage(answer satisfies TurnAnswer)
  })
}

async function answered(
  games: Catalogue,
  bots: Readonly<Record<string, HostBot>>,
  turn: Turn,
): Promise<TurnAnswer> {
  const bot = Object.hasOwn(bots, turn.bot) ? bots[turn.bot] : undefined
  const game = await games[turn.game]?.load()
  if (bot === undefined || game === undefined) {
    return { id: turn.id, problem: `The thread has no bot "${turn.bot}" for ${turn.game}.` }
  }
  const act = await bot(game, turn)
  return act === undefined ? { id: turn.id } : { id: turn.id, act }
}

const moveOf = (move: unknown): Act | undefined =>
  move === undefined ? undefined : { kind: 'move', move }

/** An answer at random to the first inquiry that is put to the seat. */
function answerOf(game: Game, { view, expects, seed, now }: Turn): Act | undefined {
  const inquiry = expects.find((each) => each.inquiry !== null)?.inquiry
  if (inquiry === undefined || inquiry === null) return undefined
  const pick = seededPick(seed)
  const state = game.resample?.(view, pick, now)
  if (state === undefined) return undefined
  const asked = game.situation(state).asked.find(({ id }) => id === inquiry)
  const answer = asked === undefined ? undefined : game.sampleAnswer?.(state, asked, pick)
  return answer === undefined ? undefined : { kind: 'ruling', inquiry, answer }
}
