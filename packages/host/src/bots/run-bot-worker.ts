import { parentPort } from 'node:worker_threads'
import type { Game, GameView, PendingAction, Timestamp } from '@ackanomic/core'
import {
  type BotName,
  type Lexicon,
  namedBot,
  seededRandom,
  type Tactics,
} from '@ackanomic/core/bots'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { HostAction } from '../contract/match-types.js'

/** A bot's input: what its seat sees, and no more. */
export interface BotTurn {
  readonly id: number
  readonly bot: string
  readonly game: string
  readonly view: GameView
  readonly pendingActions: readonly PendingAction[]
  readonly now: Timestamp
  /** A seed for random choices; a repeated turn has the same. */
  readonly seed: string
  /** How long the bot may think. */
  readonly milliseconds: number
}

export interface TurnAnswer {
  readonly id: number
  readonly action?: HostAction
  /** The error, as a sentence. */
  readonly problem?: string
}

/**
 * Chooses a move for a seat from its view and, if the catalogue has them, the game's tactics. It
 * returns `undefined` if it has no move.
 */
export type HostBot = (
  game: Game,
  turn: BotTurn,
  tactics?: Tactics,
) => HostAction | undefined | Promise<HostAction | undefined>

/** A bot of core, which searches for half of its time. */
const hostBot =
  (name: BotName): HostBot =>
  (game, turn, tactics) => {
    const budget = { milliseconds: turn.milliseconds / 2, clock: () => performance.now() }
    const bot = namedBot(game, name, seededRandom(turn.seed), budget, tactics)
    return answerOf(game, turn) ?? moveOf(bot(turn.view, turn.now))
  }

/** The bots that come with the host: one that plays at random, and one for each level. */
export const defaultBots: Readonly<Record<BotName, HostBot>> = {
  random: hostBot('random'),
  easy: hostBot('easy'),
  fair: hostBot('fair'),
  strong: hostBot('strong'),
}

/**
 * Runs bots in a thread. Call it in the module that `bots.thread` of the host names.
 *
 * @param games - the games of the host
 * @param bots - the bots, by name
 * @param lexicon - the words for bots of word games. Without it, they know no words
 *
 * @example
 * ```ts no-run
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { runBotWorker, defaultBots } from '@ackanomic/host/bots'
 *
 * runBotWorker(mergeCatalogues(catalogue), defaultBots)
 * ```
 */
export function runBotWorker(
  games: Catalogue,
  bots: Readonly<Record<string, HostBot>>,
  lexicon?: Lexicon,
): void {
  const known = new Map<string, Promise<Tactics> | undefined>()
  const tacticsOf = (id: string): Promise<Tactics> | undefined => {
    if (!known.has(id)) known.set(id, games[id]?.tactics?.(lexicon))
    return known.get(id)
  }
  parentPort?.on('message', async (turn: BotTurn) => {
    const answer = await takeTurn(games, bots, turn, tacticsOf).catch((thrown: unknown) => ({
      id: turn.id,
      problem: String(thrown),
    }))
    parentPort?.postMessage(answer satisfies TurnAnswer)
  })
}

async function takeTurn(
  games: Catalogue,
  bots: Readonly<Record<string, HostBot>>,
  turn: BotTurn,
  tacticsOf: (id: string) => Promise<Tactics> | undefined,
): Promise<TurnAnswer> {
  const bot = Object.hasOwn(bots, turn.bot) ? bots[turn.bot] : undefined
  const game = await games[turn.game]?.load()
  if (bot === undefined || game === undefined) {
    return { id: turn.id, problem: `The bot thread has no bot "${turn.bot}" for ${turn.game}.` }
  }
  const action = await bot(game, turn, await tacticsOf(turn.game))
  return action === undefined ? { id: turn.id } : { id: turn.id, action }
}

const moveOf = (move: unknown): HostAction | undefined =>
  move === undefined ? undefined : { kind: 'move', move }

/** A random answer to the first prompt of the seat. */
function answerOf(
  game: Game,
  { view, pendingActions, seed, now }: BotTurn,
): HostAction | undefined {
  const prompt = pendingActions.find((each) => each.prompt !== null)?.prompt
  if (prompt === undefined || prompt === null) return undefined
  const pick = seededRandom(seed)
  const state = game.determinize?.(view, pick, now)
  if (state === undefined) return undefined
  const asked = game.status(state).openPrompts.find(({ id }) => id === prompt)
  const answer = asked === undefined ? undefined : game.sampleAnswer?.(state, asked, pick)
  return answer === undefined ? undefined : { kind: 'answer', prompt, answer }
}
