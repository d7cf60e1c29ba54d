import { argv, stdout } from 'node:process'
import { type Candidate, candidates } from './candidates.js'
import { ratePerSecond } from './rate.js'

const name = argv[2] as Candidate
stdout.write(String(ratePerSecond(candidates[name]())))
