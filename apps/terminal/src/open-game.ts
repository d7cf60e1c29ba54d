import { existsSync, statSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { err, ok, type Result } from '@ackanomic/core'
import { games, type ListedGame } from './games.js'
import type { AnyGame } from './session/any-game.js'

/**
 * Opens a game by its id, or a stranger's engine by the path of a module that exports one. The
 * error is a sentence.
 *
 * @param name - an id, or a path with a slash in it or an ending of a module
 * @param folder - where a relative path starts
 * @param listed - the games that are known by their ids
 */
export async function openGame(
  name: string,
  folder: string,
  listed: readonly ListedGame[] = games,
): Promise<Result<AnyGame, string>> {
  const isListed = listed.some(({ id }) => id === name)
  if (isListed || !/[/\\]|\.[cm]?[jt]s$/u.test(name)) return openListed(name, listed)
  const path = isAbsolute(name) ? name : resolve(folder, name)
  const isThere = existsSync(path)
  if (!isThere || statSync(path).isDirectory()) {
    const what = isThere ? `${name} is a folder` : `There is no file ${name}`
    return err(`${what}; give the path of an engine's module.`)
  }
  return openModule(path, name)
}

/**
 * Opens a game by its id alone, as a save names it: no file of anybody's is run because a save says
 * so. The error is a sentence.
 *
 * @param name - an id
 * @param listed - the games that are known by their ids
 */
export async function openListed(
  name: string,
  listed: readonly ListedGame[] = games,
): Promise<Result<AnyGame, string>> {
  const known = listed.find(({ id }) => id === name)
  if (known !== undefined) return ok(await known.load())
  const ids = listed.map(({ id }) => id).join(', ')
  return err(
    `There is no game "${excerpt(name)}"; choose one of: ${ids}. Or give the path of an engine.`,
  )
}

/** A name from outside, in one line and not without end. */
function excerpt(name: string): string {
  return name.length <= 60
    ? name.replace(/\s/gu, ' ')
    : `${name.slice(0, 60).replace(/\s/gu, ' ')}…`
}

async function openModule(path: string, name: string): Promise<Result<AnyGame, string>> {
  let exported: Readonly<Record<string, unknown>>
  try {
    exported = await import(pathToFileURL(path).href)
  } catch (thrown) {
    return err(`${name} cannot be loaded: ${thrown instanceof Error ? thrown.message : thrown}`)
  }
  const game = Object.values(exported).find(isGame)
  return game === undefined
    ? err(`${name} exports no game; export what defineGame gives.`)
    : ok(game)
}

const FUNCTIONS = ['setup', 'apply', 'check', 'expects', 'legalMoves', 'view', 'render', 'say']

function isGame(value: unknown): value is AnyGame {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Readonly<Record<string, unknown>>
  return (
    typeof fields.id === 'string' &&
    typeof fields.notation === 'object' &&
    FUNCTIONS.every((name) => typeof fields[name] === 'function')
  )
}
