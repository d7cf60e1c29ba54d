import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadMatch } from '@ackanomic/core'
import { describe, expect, it } from 'vitest'
import { root } from './packages.js'
import { FOLDER, games, savesOfAll } from './saves.js'

const released = join(root, FOLDER)
const versions = existsSync(released) ? readdirSync(released) : []

/** The saves of released versions, and of this one. */
const kept = versions.flatMap((version) =>
  readdirSync(join(released, version)).map((file) => ({
    file,
    version,
    text: readFileSync(join(released, version, file), 'utf8'),
  })),
)
const here = [...(await savesOfAll())].map(([file, text]) => ({ file, version: 'now', text }))

async function isLoaded(file: string, text: string): Promise<boolean> {
  const game = await games[file.replace(/\..*/u, '')]?.load()
  if (game === undefined) throw new Error(`${file} is of no game`)
  return loadMatch(game, text).ok
}

describe('saves stay valid', () => {
  it.each(['now', ...versions])('there are saves of all games (%s)', (version) => {
    const files = [...kept, ...here].filter((save) => save.version === version)
    expect(files.length).toBeGreaterThanOrEqual(28)
  })

  // If it fails, the engine replays a log to another state: raise the game's `revision`, and add a
  // migration of older saves.
  it.each([...kept, ...here])('$file of $version is replayed to its end', async (save) => {
    expect(await isLoaded(save.file, save.text)).toBe(true)
  })

  it.each(here)('$file is refused with half of its log', async ({ file, text }) => {
    const save = JSON.parse(text)
    const half = save.log.slice(0, save.log.length / 2)
    const other = JSON.stringify({ ...save, log: half })
    expect(await isLoaded(file, other)).toBe(false)
  })
})
