import { type Game, ok, type Rejection, type Result } from '@ackanomic/core'
import type { Listing } from '@ackanomic/core/catalogue'
import { type LocalMatch, type LocalOptions, openLocal, workerBots } from '@ackanomic/react'
import { type BoardModule, loadBoard } from './board-module.js'
import { wantsWords, wordReferee } from './words.js'

/** A table that is set: its game, its board, its match. */
export interface OpenTable {
  /** The game. */
  readonly game: Game
  /** Its board. */
  readonly board: BoardModule
  /** The match. */
  readonly match: LocalMatch
}

/** Where a match is kept between visits. */
export function keptAs(id: string): string {
  return `match of ${id}`
}

function numberIn(given: URLSearchParams, name: string): number | undefined {
  const text = given.get(name)
  const number = Number(text)
  return text === null || text === '' || !Number.isFinite(number) ? undefined : number
}

/** What an address settles: `players`, `here`, `seed`, `options`, `pace`, `thinking`, `playouts`. */
export function optionsIn(given: URLSearchParams): LocalOptions {
  const here = given.get('here')
  const seed = given.get('seed')
  const options = given.get('options')
  const numbers = (['players', 'pace', 'thinking', 'playouts'] as const).flatMap((name) => {
    const number = numberIn(given, name)
    return number === undefined ? [] : [[name, number] as const]
  })
  return {
    ...Object.fromEntries(numbers),
    ...(here === null ? {} : { here: here.split(',').filter((name) => name !== '') }),
    // The referee's secret has 16 characters at least.
    ...(seed === null ? {} : { seed: seed.padEnd(16, '.') }),
    ...(options === null ? {} : { options: readJson(options) }),
  }
}

/** What is no JSON is left to the game to refuse. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function bots(): ReturnType<typeof workerBots> {
  return workerBots(
    () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
  )
}

/** Sets a table: the engine, the board and, where the rule wants one, a dictionary are imported. */
export async function openTable(
  listed: Listing,
  given: LocalOptions,
): Promise<Result<OpenTable, Rejection>> {
  const [game, board, referee] = await Promise.all([
    listed.load(),
    loadBoard(listed.id),
    wantsWords(listed) ? wordReferee() : undefined,
  ])
  const opened = openLocal(game, {
    ...(board.players === undefined ? {} : { players: board.players }),
    ...(referee === undefined ? {} : { referee }),
    bots: bots(),
    ...given,
  })
  return opened.ok ? ok({ game, board, match: opened.value }) : opened
}
