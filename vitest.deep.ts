import type { ViteUserConfig } from 'vitest/config'
import { DEEP_LIMIT } from './scripts/limits.js'
import { workspace } from './vitest.workspace.js'

/** The long runs: whatever is too slow for every change, and still has to hold. */
const config: ViteUserConfig = workspace('**/*.deep.test.ts', [], DEEP_LIMIT)

export default config
