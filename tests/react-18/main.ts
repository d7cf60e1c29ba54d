/** Runs the tests of `@ackanomic/react` and `@ackanomic/boards` with React 18, which its users may have. */
import { join } from 'node:path'
import { must } from '../../scripts/command.js'

const told = await must(`npx vitest run --config ${join(import.meta.dirname, 'vitest.config.ts')}`)
console.log(told.trimEnd().split('\n').slice(-8).join('\n'))
