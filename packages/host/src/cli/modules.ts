import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import type { Channel } from '../contract/delivery-types.js'
import type { HostModule } from '../host/host.js'

/** The exports of modules that are of a kind, by name. Throws if a module has none. */
async function exportsOf<Value>(
  modules: readonly string[],
  what: string,
  isWanted: (value: unknown) => value is Value,
): Promise<readonly (readonly [string, Value])[]> {
  const all: (readonly [string, Value])[] = []
  for (const name of modules) {
    const path = resolve(name)
    const loaded: object = await import(existsSync(path) ? pathToFileURL(path).href : name)
    const found = Object.entries(loaded).flatMap(([key, value]) =>
      isWanted(value) ? [[key, value] as const] : [],
    )
    if (found.length === 0) throw new Error(`"${name}" does not export ${what}.`)
    all.push(...found)
  }
  return all
}

export const loadChannels = async (
  modules: readonly string[],
): Promise<Readonly<Record<string, Channel>>> =>
  Object.fromEntries(await exportsOf(modules, 'a delivery channel', isChannel))

/** Loads the catalogues that modules export. */
export async function loadGames(modules: readonly string[]): Promise<Catalogue> {
  const catalogues = await exportsOf(modules, 'a catalogue of games', isCatalogue)
  return mergeCatalogues(...catalogues.map(([, catalogue]) => catalogue))
}

export async function loadModules(names: readonly string[]): Promise<readonly HostModule[]> {
  return (await exportsOf(names, 'a module of a host', isModule)).map(([, module]) => module)
}

const isChannel = (value: unknown): value is Channel => typeof value === 'function'

const isModule = (value: unknown): value is HostModule =>
  typeof Object(value).start === 'function' && typeof Object(value).operations === 'object'

function isCatalogue(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const listings: readonly unknown[] = Object.values(value)
  return listings.length > 0 && listings.every((each) => typeof Object(each).load === 'function')
}
