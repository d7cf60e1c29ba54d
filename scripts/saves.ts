/**
 * Writes a save of each game by this version into `fixtures/saves/VERSION`. They are kept for ever:
 * a test replays those of every version.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, saveMatch, startMatch } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import { type Opening, randomMatch } from '@ackanomic/core/testing'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { publishable, root } from './packages.js'

/** The folder of saves, with a folder for each version. */
export const FOLDER = 'fixtures/saves'

/** All published games. */
export const games: Catalogue = mergeCatalogues(catalogue, programmingCatalogue)

/** The number of entries, unless the match ends earlier. */
const ENTRIES = 120

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve']

/** The fewest players, but three if possible, and the referees that the game wants. */
function openingOf(game: Game): Opening {
  const { referees } = game.description
  const count = referees === 'none' ? 0 : referees.count
  const census = { activePlayers: 12, players: 12 }
  const openings = [3, 2, 4, 5].map((players) => {
    const people = { players: NAMES.slice(0, players), referees: ['Rex', 'Ria'].slice(0, count) }
    return { roster: { ...people, census, startedAt: Date.UTC(2026, 10, 22) } }
  })
  const taken = openings.find((opening) => startMatch(game, opening).ok)
  if (taken === undefined) throw new Error(`${game.id} takes no opening`)
  return taken
}

/** The save of a random match, calm or with people who come and go. */
function playedSave(game: Game, unrest: number): string {
  const opening = openingOf(game)
  const options = { entries: ENTRIES, unrest }
  const { entries, state } = randomMatch(game, opening, seededRandom(game.id), options)
  const started = startMatch(game, opening)
  if (!started.ok) throw new Error(started.error.message)
  return saveMatch({ ...started.match, log: entries, state })
}

/** The saves of all games by their file names. */
export async function savesOfAll(): Promise<ReadonlyMap<string, string>> {
  const saves = new Map<string, string>()
  for (const [id, { load }] of Object.entries(games)) {
    const game = await load()
    saves.set(`${id}.calm.json`, playedSave(game, 0)).set(`${id}.json`, playedSave(game, 3))
  }
  return saves
}

if (process.argv[1]?.endsWith('saves.ts') === true) {
  const version = publishable[0]?.manifest.version ?? ''
  const folder = join(root, FOLDER, version)
  mkdirSync(folder, { recursive: true })
  const saves = await savesOfAll()
  for (const [file, text] of saves) writeFileSync(join(folder, file), `${text}\n`)
  console.log(`${saves.size} saves of ${version}`)
}
