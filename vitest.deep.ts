import type { ViteUserConfig } from 'vitest/config'
import { workspace } from './vitest.workspace.js'

/** The long runs: whatever is too slow for every change, and still has to hold. */
const config: ViteUserConfig = workspace('**/*.deep.test.ts')

export default config
