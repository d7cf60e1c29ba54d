import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import type { Channel } from '../contract/delivery-types.js'
import type { HostModule } from '../host/host-module.js'

function load(name: string): Promise<object> {
  const path = resolve(name)
  return import(existsSync(path) ? pathToFileURL(path).href : name)
}

export async function loadChannels(
  modules: readonly string[],
): Promise<Readonly<Record<string, Channel>>> {
  const channels: Record<string, Channel> = {}
  for (const name of modules) {
    const found = Object.entries(await load(name)).filter(([, each]) => typeof each === 'function')
    if (found.length === 0) throw new Error(`"${name}" does not export a delivery channel.`)
    Object.assign(channels, Object.fromEntries(found))
  }
  return channels
}

/** Loads the catalogues that modules export. */
export async function loadGames(modules: readonly string[]): Promise<Catalogue> {
  const catalogues: object[] = []
  for (const name of modules) {
    const found = Object.values(await load(name)).filter(isCatalogue)
    if (found.length === 0) throw new Error(`"${name}" does not export a catalogue of games.`)
    catalogues.push(...found)
  }
  return mergeCatalogues(...catalogues)
}

export async function loadModules(names: readonly string[]): Promise<readonly HostModule[]> {
  const modules: HostModule[] = []
  for (const name of names) {
    const found = Object.values(await load(name)).filter(isModule)
    if (found.length === 0) throw new Error(`"${name}" does not export a module of a host.`)
    modules.push(...found)
  }
  return modules
}

const isModule = (value: unknown): value is HostModule =>
  typeof Object(value).start === 'function' && typeof Object(value).operations === 'object'

function isCatalogue(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const listings: readonly unknown[] = Object.values(value)
  return listings.length > 0 && listings.every((each) => typeof Object(each).load === 'function')
}
