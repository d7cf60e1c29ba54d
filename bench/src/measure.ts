import { argv, stdout } from 'node:process'
import { type Candidate, candidates } from './candidates.js'
import { diplomacyTable } from './diplomacy.js'
import { lifeTable } from './life.js'
import { ratePerSecond } from './rate.js'
import { roundsTable } from './rounds.js'
import { proverTable } from './runtime-error.js'
import { stepsTable } from './steps.js'
import { trominoTable } from './tromino-go.js'

const [, , kind, name = ''] = argv
if (kind === 'life') stdout.write(lifeTable())
else if (kind === 'tromino-go') stdout.write(trominoTable())
else if (kind === 'runtime-error') stdout.write(proverTable())
else if (kind === 'diplomacy') stdout.write(diplomacyTable(name === '' ? undefined : name))
else if (kind === 'rounds') stdout.write(roundsTable())
else if (kind === 'steps') stdout.write(stepsTable())
else stdout.write(JSON.stringify(ratePerSecond(candidates[name as Candidate]())))
