import { argv, stdout } from 'node:process'
import { games } from '../.cache/games.js'
import { type Candidate, candidates } from './candidates.js'
import { measureEngine } from './engines.js'
import { ratePerSecond } from './rate.js'

const [, , kind, name = ''] = argv
const game = games[name]
const figures =
  kind === 'engine' && game !== undefined
    ? measureEngine(game)
    : [ratePerSecond(candidates[name as Candidate]())]
stdout.write(JSON.stringify(figures))
