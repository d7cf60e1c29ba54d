#!/usr/bin/env node
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { judgeFolder, runArena, type Standing } from '../arena.js'
import { readPlayer } from '../players.js'

const HELP = `Lets programs play: npx @ackanomic/arena GAME PLAYER… [options]
Judges saves again:   npx @ackanomic/arena judge FOLDER

  GAME               a game, such as pure-skill
  PLAYER             random, easy, fair, strong, the address of an endpoint, or a command
  --matches N        how many matches (default: one for each seat)
  --seed TEXT        the seed of all chance (default: arena)
  --options JSON     the options of the game
  --patience MS      how long a player may think about a move (default: 30000)
  --folder FOLDER    keeps a sealed save of each match there`

const games = mergeCatalogues(catalogue, programmingCatalogue)

try {
  process.exitCode = await main()
} catch (thrown) {
  console.error(`${thrown instanceof Error ? thrown.message : thrown}\n\n${HELP}`)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      matches: { type: 'string' },
      seed: { type: 'string', default: 'arena' },
      options: { type: 'string', default: '{}' },
      patience: { type: 'string', default: '30000' },
      folder: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [name = '', ...rest] = positionals
  if (values.help === true) {
    console.log(HELP)
    return 0
  }
  if (name === 'judge') {
    const { judged, contradicted } = await judgeFolder(rest[0] ?? '.')
    for (const line of contradicted) console.log(line)
    console.log(`${judged} saves judged, ${contradicted.length} contradicted`)
    return contradicted.length === 0 ? 0 : 1
  }
  const listing = games[name]
  if (listing === undefined) throw new Error(`There is no game "${name}".`)
  const { seed, folder, options } = values
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const players = rest.map(readPlayer)
  const [game, tactics] = [await listing.load(), await listing.tactics?.()]
  const matches = Number(values.matches ?? players.length)
  const patience = Number(values.patience)
  if (!(matches >= 1 && patience >= 1))
    throw new Error('Name the players; --matches and --patience are numbers from 1.')
  const how = { game, tactics, players, matches, seed, folder, options: JSON.parse(options) }
  const standings = await runArena({ ...how, patience })
  for (const player of players) if (typeof player !== 'string') player.close?.()
  console.log(
    'points  of  95 % interval of the share  silent late unreadable illegal  by chance  player',
  )
  for (const standing of standings) console.log(lineOf(standing))
  return 0
}

function lineOf({ name, matches, points, share, failures, replaced }: Standing): string {
  const [low, , high] = share.map((each) => `${Math.round(each * 1000) / 10} %`)
  const counts = `${failures.silent} ${failures.late} ${failures.unreadable} ${failures.illegal}`
  return `${points}  ${matches}  ${low} to ${high}  ${counts}  ${replaced}  ${name}`
}
