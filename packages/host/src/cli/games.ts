import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'

/** Loads the catalogues that modules export. */
export async function loadGames(modules: readonly string[]): Promise<Catalogue> {
  const catalogues: object[] = []
  for (const name of modules) {
    const path = resolve(name)
    const module: object = await import(existsSync(path) ? pathToFileURL(path).href : name)
    const found = Object.values(module).filter(isCatalogue)
    if (found.length === 0) throw new Error(`"${name}" does not export a catalogue of games.`)
    catalogues.push(...found)
  }
  return mergeCatalogues(...catalogues)
}

function isCatalogue(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const listings: readonly unknown[] = Object.values(value)
  return listings.length > 0 && listings.every((each) => typeof Object(each).load === 'function')
}
