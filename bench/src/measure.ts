import { argv, stdout } from 'node:process'
import { type Candidate, candidates } from './candidates.js'
import { diplomacyTable } from './diplomacy.js'
import { ratePerSecond } from './rate.js'
import { proverTable } from './runtime-error.js'

const [, , kind, name = ''] = argv
if (kind === 'runtime-error') stdout.write(proverTable())
else if (kind === 'diplomacy') stdout.write(diplomacyTable(name === '' ? undefined : name))
else stdout.write(JSON.stringify(ratePerSecond(candidates[name as Candidate]())))
