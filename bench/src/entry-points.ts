import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface EntryPoint {
  readonly path: string
  /** The name of the game's export. */
  readonly game: string
}

const PACKAGES = [
  { folder: '../packages/ackanomic-games/src/', name: '@ackanomic/games' },
  { folder: '../packages/programming-games/src/', name: '@ackanomic/programming-games' },
] as const

/** The entry points of all engines: the folders whose index exports a game. */
export async function entryPoints(): Promise<readonly EntryPoint[]> {
  const found: EntryPoint[] = []
  for (const { folder, name } of PACKAGES) {
    const url = new URL(`../${folder}`, import.meta.url)
    for (const entry of readdirSync(fileURLToPath(url))) {
      const index = new URL(`${entry}/index.ts`, url)
      if (!existsSync(index)) continue
      const exported: Record<string, unknown> = await import(index.href)
      const game = Object.keys(exported).find((key) => isGame(exported[key]))
      if (game !== undefined) found.push({ path: `${name}/${entry}`, game })
    }
  }
  return found
}

function isGame(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'applyAll' in value && 'simulate' in value
}
