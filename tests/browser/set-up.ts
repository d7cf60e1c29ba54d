import { builtPage } from '../../apps/arcade/serve/page.js'

/** Builds the Arcade once for all workers, unless the last build is up to date. */
export default builtPage
