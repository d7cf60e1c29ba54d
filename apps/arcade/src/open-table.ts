import {
  combineReferees,
  type Game,
  type GameError,
  type Match,
  namesOf,
  ok,
  type Result,
  saveMatch,
  viewerOf,
} from '@ackanomic/core'
import { type Level, levels } from '@ackanomic/core/bots'
import type { Listing } from '@ackanomic/core/catalogue'
import type { Clauses } from '@ackanomic/core/engine'
import { createLocalMatch, type LocalMatch, type LocalOptions, workerBots } from '@ackanomic/react'
import { shownOf } from './games.js'
import type { Drawn } from './languages/board-language.js'
import { type KeptMatch, kept } from './local-saves.js'
import { wantsWords, wordReferee } from './words.js'

/** A table that is set: its game, its board, its match. */
export interface OpenTable {
  readonly game: Game
  readonly clauses: Clauses
  readonly drawn: Drawn
  /** The settings in the address, unparsed. */
  readonly given: string
  readonly options: LocalOptions
  readonly match: LocalMatch
  /** Its name in the books. */
  readonly matchId: string
}

/** The default person at the screen. */
const LOCAL_PLAYERS = ['Guest']

function numberIn(given: URLSearchParams, name: string): number | undefined {
  const text = given.get(name)
  const number = Number(text)
  return text === null || text === '' || !Number.isFinite(number) ? undefined : number
}

/** The numbers in an address, and the options that they set. */
const NUMBERS = {
  players: 'players',
  pace: 'botDelayMs',
  thinking: 'botTimeMs',
  rollouts: 'rollouts',
} as const satisfies Readonly<Record<string, keyof LocalOptions>>

/**
 * The settings in an address: `players`, `here`, `seed`, `options`, `level`, `pace`, `thinking`,
 * `rollouts`.
 */
export function optionsIn(given: URLSearchParams): LocalOptions {
  const here = given.get('here')
  const seed = given.get('seed')
  const options = given.get('options')
  const level = given.get('level')
  const numbers = Object.entries(NUMBERS).flatMap(([name, option]) => {
    const number = numberIn(given, name)
    return number === undefined ? [] : [[option, number] as const]
  })
  return {
    ...Object.fromEntries(numbers),
    ...(here === null ? {} : { localPlayers: here.split(',').filter((name) => name !== '') }),
    // The referee's secret has 16 characters at least.
    ...(seed === null ? {} : { seed: seed.padEnd(16, '.') }),
    ...(options === null ? {} : { options: readJson(options) }),
    ...(isLevel(level) ? { level } : {}),
  }
}

const isLevel = (text: string | null): text is Level => text !== null && Object.hasOwn(levels, text)

/** Text that is no JSON is left to the game to refuse. */
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

/** The part of a kept match that is taken up again. */
type KeptStart = Pick<KeptMatch, 'matchId' | 'seed' | 'save'>

/** The stored match at an address, if the game can still load it. */
function keptFor(id: string, given: string): KeptStart | undefined {
  const text = kept.read(`match of ${id}`)
  const read = (text === null ? undefined : readJson(text)) as Partial<KeptMatch> | undefined
  if (read?.given !== given || typeof read.save !== 'string') return undefined
  const { matchId, seed, save } = read
  return typeof matchId === 'string' && typeof seed === 'string'
    ? { matchId, seed, save }
    : undefined
}

/** Keeps a match, so that it is there again when the page is; one that is over is let go. */
export function keep({ game, given, matchId, options }: OpenTable, match: Match): void {
  const name = `match of ${game.id}`
  const situation = game.status(match.state)
  if (situation.outcome !== null) {
    kept.drop(name)
    return
  }
  const here = options.localPlayers ?? LOCAL_PLAYERS
  const viewer = viewerOf(situation, here[0] ?? '')
  const [first] = game
    .pendingActions(match.state, viewer, 'all')
    .filter(({ need }) => need !== 'optional')
    .flatMap(({ actor }) => (typeof actor === 'number' ? (namesOf(situation)[actor] ?? []) : []))
    .toSorted((one, other) => Number(here.includes(other)) - Number(here.includes(one)))
  const [where = ''] = WHERE.exec(game.render(game.view(match.state, viewer))) ?? []
  const keeping: KeptMatch = {
    given,
    matchId,
    seed: options.seed ?? '',
    save: saveMatch(match),
    awaits: first === undefined ? null : here.includes(first) ? '' : first,
    where: where.toLowerCase(),
    at: Date.now(),
  }
  kept.write(name, JSON.stringify(keeping))
}

/** Whether another tab has kept the same match. */
export function isKeptElsewhere(
  { game, matchId }: OpenTable,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): boolean {
  if (key !== `match of ${game.id}` || newValue === null) return false
  return (readJson(newValue) as Partial<KeptMatch>).matchId === matchId
}

/** The game's word for the current part of a match. */
const WHERE = /\b(?:round|turn) \d+|\b(?:spring|autumn|winter) \d+/iu

/** Sets a table: the engine, the board and, where the rule wants one, a dictionary are imported. */
export async function openTable(
  listed: Listing,
  given: string,
  asked: LocalOptions,
): Promise<Result<OpenTable, GameError>> {
  const {
    players,
    board,
    referee: own,
    bystanders,
    options: usual,
    initiative,
  } = shownOf(listed.id)
  const words = wantsWords(listed) ? wordReferee() : undefined
  const [game, clauses, drawn, judge, others] = await Promise.all([
    listed.load(),
    listed.clauses(),
    board(),
    own?.(),
    bystanders?.(),
  ])
  const referees = [words?.referee, judge].filter((each) => each !== undefined)
  const options = {
    ...(players === undefined ? {} : { players }),
    ...(referees.length === 0 ? {} : { referee: combineReferees(...referees) }),
    ...(words === undefined ? {} : { ready: words.ready }),
    ...(usual === undefined ? {} : { options: usual }),
    ...(initiative === undefined ? {} : { initiative }),
    ...(others === undefined ? {} : { bystanders: others }),
    level: 'fair' as const,
    botDelayMs: 1000,
    seed: `${crypto.getRandomValues(new Uint32Array(5)).join('-')}`,
    ...asked,
  }
  const table = { game, clauses, drawn, given, options }
  const before = keptFor(listed.id, given)
  const taken = before === undefined ? undefined : openSave(table, before.save, before)
  return taken?.ok === true ? taken : opened(table, options, newMatchId(listed.title))
}

export function openSave(
  table: Omit<OpenTable, 'match' | 'matchId'>,
  save: string,
  { seed, matchId }: Partial<Pick<KeptMatch, 'seed' | 'matchId'>> = {},
): Result<OpenTable, GameError> {
  const seeded = seed === undefined ? {} : { seed }
  const name = matchId ?? newMatchId(table.game.description.title)
  return opened(table, { ...table.options, ...seeded, save }, name)
}

function opened(
  table: Omit<OpenTable, 'match' | 'matchId'>,
  options: LocalOptions,
  matchId: string,
): Result<OpenTable, GameError> {
  const local = createLocalMatch(table.game, { ...options, bots: bots() })
  return local.ok ? ok({ ...table, options, match: local.value, matchId }) : local
}

function newMatchId(title: string): string {
  return `${title} of ${new Date().toISOString().slice(0, 19).replace('T', ' ')}`
}
