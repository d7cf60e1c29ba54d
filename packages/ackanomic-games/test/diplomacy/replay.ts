/**
 * Replays recorded games from a file with one game per line, and reports the first difference of
 * each: `npx tsx packages/ackanomic-games/test/diplomacy/replay.ts games.jsonl`.
 */
import { readFileSync } from 'node:fs'
import { type RecordedGame, replayGame } from './replay-game.test-support.js'

const file = process.argv[2]
if (file === undefined) {
  console.error('Name a file with one recorded game a line.')
  process.exit(2)
}
let phases = 0
let games = 0
let wrong = 0
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '') continue
  const game = JSON.parse(line) as RecordedGame
  const result = replayGame(game)
  games++
  phases += result.phases
  if (result.difference === undefined) continue
  wrong++
  console.log(`${game.id}: ${result.difference}`)
}
console.log(`${games} games, ${phases} phases agree; ${wrong} games differ`)
process.exitCode = wrong === 0 ? 0 : 1
