import { existsSync, statSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { err, type Game, ok, type Result } from '@ackanomic/core'
import type { Clauses } from '@ackanomic/core/engine'
import { games, type ListedGame } from './games.js'
import { meant } from './session/suggest.js'

export interface OpenedGame {
  readonly game: Game
  /** The clauses; `null` if an outside engine's module exports none. */
  readonly clauses: Clauses | null
}

/**
 * Opens a game by its name, or an outside engine by the path of its module. The error is a
 * sentence.
 *
 * @param name - an id, a title, a rule's number, or a unique part of a title; or a path with a
 * slash or a module's extension
 * @param folder - the base of relative paths
 */
export async function openGame(name: string, folder: string): Promise<Result<OpenedGame, string>> {
  const called = gameCalled(name)
  if (called !== undefined) return ok(await opened(called))
  if (!/[/\\]|\.[cm]?[jt]s$/u.test(name)) return err(noGame(name))
  const path = isAbsolute(name) ? name : resolve(folder, name)
  const isThere = existsSync(path)
  if (!isThere || statSync(path).isDirectory()) {
    const what = isThere ? `${name} is a folder` : `There is no file ${name}`
    return err(`${what}; give the path of an engine's module.`)
  }
  return openModule(path, name)
}

/**
 * Opens a game by its id alone: a save must not make anybody's file run. The error is a sentence.
 */
export async function openListed(id: string): Promise<Result<OpenedGame, string>> {
  const known = games.find((each) => each.id === id)
  return known === undefined ? err(noGame(id)) : ok(await opened(known))
}

async function opened({ load, clauses }: ListedGame): Promise<OpenedGame> {
  const [game, of] = await Promise.all([load(), clauses()])
  return { game, clauses: of }
}

/** The one game with that name, or with that part of a name; `undefined` for none. */
function gameCalled(name: string): ListedGame | undefined {
  const wanted = plain(name)
  const named = games.find((each) => namesOf(each).some((known) => plain(known) === wanted))
  if (named !== undefined || wanted.length < 3) return named
  const parts = games.filter((each) => wordsOf(each).some((known) => known.startsWith(wanted)))
  return parts.length === 1 ? parts[0] : undefined
}

function namesOf({ id, title, rule }: ListedGame): readonly string[] {
  return rule === null ? [id, title] : [id, title, rule, `rule ${rule}`]
}

/** A title from each of its words on, so that a part of it is found. */
function wordsOf({ title }: ListedGame): string[] {
  const words = title.split(/[^\p{L}\p{N}]+/u)
  return words.map((_, i) => plain(words.slice(i).join('')))
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function noGame(name: string): string {
  const near = meant(name, games.flatMap(namesOf))
  const or = near === undefined ? '' : ` Did you mean "${near}"?`
  const ids = games.map(({ id }) => id).join(', ')
  return `There is no game "${excerpt(name)}".${or} Choose one of: ${ids}. Or give the path of an engine.`
}

/** A name from outside, shortened to one line. */
function excerpt(name: string): string {
  const start = name.slice(0, 60).replace(/\s/gu, ' ')
  return name.length <= 60 ? start : `${start}…`
}

async function openModule(path: string, name: string): Promise<Result<OpenedGame, string>> {
  let exported: Readonly<Record<string, unknown>>
  try {
    exported = await import(pathToFileURL(path).href)
  } catch (thrown) {
    return err(`${name} cannot be loaded: ${thrown instanceof Error ? thrown.message : thrown}`)
  }
  const candidates = Object.values(exported).filter(isObject)
  const game = candidates.find(isGame)
  if (game !== undefined) return ok({ game, clauses: candidates.find(isClauses) ?? null })
  const near = candidates.find((fields) => typeof fields.setup === 'function')
  const lacking = near === undefined ? '' : ` One of its exports lacks ${lacks(near).join(', ')}.`
  return err(
    `${name} exports no game; export what defineGame returns, or a Game written by hand.${lacking}`,
  )
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

const MEMBERS: Readonly<Record<'object' | 'function', readonly (keyof Game)[]>> = {
  object: ['description', 'schemas', 'notation'],
  function: [
    ...(['setup', 'apply', 'check', 'status', 'outcome', 'view', 'pendingActions'] as const),
    ...(['legalMoves', 'render', 'describeEvent'] as const),
  ],
}

function isGame(value: Fields): value is Fields & Game {
  return typeof value.id === 'string' && lacks(value).length === 0
}

function isClauses(value: Fields): value is Fields & Clauses {
  const { rule, of, untestable } = value
  return typeof rule === 'string' && isObject(of) && Array.isArray(untestable)
}

function lacks(fields: Fields): string[] {
  return (['object', 'function'] as const).flatMap((kind) =>
    MEMBERS[kind].filter((name) => typeof fields[name] !== kind),
  )
}
