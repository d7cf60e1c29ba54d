import { parentPort } from 'node:worker_threads'
import type { Game } from '@ackanomic/core'
import {
  type Level,
  type Lexicon,
  randomBot,
  searchBot,
  seededPick,
  type Tactics,
} from '@ackanomic/core/bots'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Act } from '../types.js'
import type { Turn, TurnAnswer } from './turn.js'

/**
 * A bot: does something for a seat, from what that seat sees and, where the catalogue has them, the
 * game's tactics; nothing, when it has no move.
 */
export type HostBot = (
  game: Game,
  turn: Turn,
  tactics?: Tactics,
) => Act | undefined | Promise<Act | undefined>

/** Makes any legal move, and gives any answer. */
const random: HostBot = (game, turn) =>
  answerOf(game, turn) ?? moveOf(randomBot(game, seededPick(turn.seed))(turn.view, turn.now))

/** Searches for half of its time, as well as its level. */
function searching(level: Level): HostBot {
  return (game, turn, tactics) => {
    const clock = (): number => performance.now()
    const options = { tactics, level, milliseconds: turn.milliseconds / 2, clock }
    const bot = searchBot(game, seededPick(turn.seed), options)
    return answerOf(game, turn) ?? moveOf(bot(turn.view, turn.now))
  }
}

/** The bots that there are without any of your own: one that plays at random, and the levels. */
export const someBots: Readonly<Record<'random' | Level, HostBot>> = {
  random,
  easy: searching('easy'),
  fair: searching('fair'),
  strong: searching('strong'),
}

/**
 * Serves bots in a thread: what the module does that `bots.thread` of a host names.
 *
 * @param games - the games that the host has
 * @param bots - by the names that the host gives
 * @param lexicon - for word games; without one their bots know no words
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
export function serveBots(
  games: Catalogue,
  bots: Readonly<Record<string, HostBot>>,
  lexicon?: Lexicon,
): void {
  const known = new Map<string, Promise<Tactics> | undefined>()
  const tacticsOf = (id: string): Promise<Tactics> | undefined => {
    if (!known.has(id)) known.set(id, games[id]?.tactics?.(lexicon))
    return known.get(id)
  }
  parentPort?.on('message', async (turn: Turn) => {
    const answer = await answered(games, bots, turn, tacticsOf).catch((thrown: unknown) => ({
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
  tacticsOf: (id: string) => Promise<Tactics> | undefined,
): Promise<TurnAnswer> {
  const bot = Object.hasOwn(bots, turn.bot) ? bots[turn.bot] : undefined
  const game = await games[turn.game]?.load()
  if (bot === undefined || game === undefined) {
    return { id: turn.id, problem: `The thread has no bot "${turn.bot}" for ${turn.game}.` }
  }
  const act = await bot(game, turn, await tacticsOf(turn.game))
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
