import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { automaticReferee, combineReferees, err, ok, type Result } from '@ackanomic/core'
import { levels } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { loadWordList } from '@ackanomic/core/dictionary'
import { catalogue } from '@ackanomic/games'
import { fictionaryLookup } from '@ackanomic/games/fictionary/tactics'
import { rustyLanternBarkeep } from '@ackanomic/games/rusty-lantern/tactics'
import { type Host, type HostOptions, openHost } from '@ackanomic/host'
import { createHttpApp } from '@ackanomic/host/http'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { defaultSeating } from '@ackanomic/react'
import { getRequestListener } from '@hono/node-server'

const games = mergeCatalogues(catalogue, programmingCatalogue)

/** How well bots can play. */
const LEVELS: readonly string[] = Object.keys(levels)

/** A table that was opened, and how each of its people gets to it. */
export interface Opened {
  /** The name of the match. */
  readonly match: string
  /** The invitations, by name. */
  readonly invitations: Readonly<Record<string, string>>
}

/** The host behind the Arcade. */
export interface Hosting {
  /** Answers requests to the host. */
  answer(request: IncomingMessage, response: ServerResponse): void
  /** Opens a table for people, with bots in the other seats; the error is a sentence. */
  open(wanted: unknown): Promise<Result<Opened, string>>
  /** Closes it. */
  close(): Promise<void>
}

/** What is kept in a file of the folder; made when it is not there. */
function keptIn(folder: string, name: string, make: () => string): string {
  const path = join(folder, name)
  if (!existsSync(path)) writeFileSync(path, make(), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

/**
 * Opens the host whose matches are kept in a folder.
 *
 * @param onError - told what is broken; it is printed where nobody is
 * @param thinking - how long a bot thinks about a move, milliseconds
 */
export async function openHosting(
  folder: string,
  onError: HostOptions['onError'] = (fault) =>
    console.error('Something is broken at the host:', fault),
  thinking: number = 600,
): Promise<Hosting> {
  mkdirSync(folder, { recursive: true })
  const secret = keptIn(folder, 'secret', () => randomBytes(32).toString('hex'))
  const words = await loadWordList()
  const dictionaries = words.ok ? { official: words.value } : {}
  const judge = combineReferees(rustyLanternBarkeep, fictionaryLookup)
  const referee = automaticReferee(secret, { dictionaries, judge })
  if (!referee.ok) throw new RangeError(referee.error.message)
  const host = await openHost({
    games,
    secret,
    store: folder,
    referee: referee.value,
    onError: onError,
    bots: { thread: new URL('./bots.mjs', import.meta.url), names: LEVELS, milliseconds: thinking },
  })
  const door = createHttpApp(host)
  return {
    answer: getRequestListener(door.app.fetch),
    open: (wanted) => openTable(host, folder, wanted),
    async close() {
      door.close()
      await host.close()
    },
  }
}

/** What a page asks for. */
interface Wanted {
  readonly game: string
  readonly people: readonly string[]
  /** How many in all, where more than the game needs. */
  readonly players?: number
  /** As the game takes them, or refuses them. */
  readonly options: unknown
  /** How well the bots play. */
  readonly level: string
}

/** Reads what a page asks for: a game, who plays, how many in all, with which options. */
function read(wanted: unknown): Result<Wanted, string> {
  const {
    game,
    people,
    players,
    options = {},
    level = 'strong',
  } = Object(wanted) as Readonly<Record<string, unknown>>
  if (typeof game !== 'string' || !Object.hasOwn(games, game))
    return err('Name a game that is here.')
  const isNamed = (each: unknown): each is string => typeof each === 'string'
  if (!Array.isArray(people) || people.length === 0 || !people.every(isNamed))
    return err('Name who plays, one at least.')
  if (typeof level !== 'string' || !LEVELS.includes(level))
    return err(`Say how well the bots play: ${LEVELS.join(', ')}.`)
  if (players === undefined) return ok({ game, people, options, level })
  if (typeof players !== 'number' || !Number.isInteger(players) || players > 40)
    return err('Say how many play.')
  return ok({ game, people, players: Math.max(players, people.length), options, level })
}

async function openTable(
  host: Host,
  folder: string,
  wanted: unknown,
): Promise<Result<Opened, string>> {
  const asked = read(wanted)
  if (!asked.ok) return asked
  const { people, players, options, level } = asked.value
  const game = await games[asked.value.game]?.load()
  if (game === undefined) return err('Name a game that is here.')
  // A name has one person, whose token opens all their matches: nobody gets it by asking again.
  const known = JSON.parse(keptIn(folder, 'names.json', () => '[]')) as string[]
  const taken = people.find((name) => known.includes(name))
  if (taken !== undefined) return err(`${taken} plays here already; choose another name.`)
  const { startedAt: _, ...table } = defaultSeating(game, players, people, 0)
  const automated = Object.fromEntries([
    ...table.players.filter((name) => !people.includes(name)).map((name) => [name, level]),
    ...(table.referees ?? []).map((name) => [name, 'referee']),
  ])
  const match = `${game.id} ${randomBytes(6).toString('hex')}`
  const opened = await host.open({
    match,
    by: people[0] ?? '',
    idempotencyKey: match,
    game: game.id,
    table,
    options,
    automated,
  })
  if (!opened.ok) return err(opened.error.message)
  writeFileSync(join(folder, 'names.json'), JSON.stringify([...known, ...people]), { mode: 0o600 })
  const invitations: Record<string, string> = {}
  for (const name of people) {
    const invitation = await host.invite(name)
    if (!invitation.ok) return err(invitation.error.message)
    invitations[name] = invitation.value
  }
  return ok({ match, invitations })
}
