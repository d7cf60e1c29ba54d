import { builtPage } from '../../apps/arcade/serve/page.js'

/** Builds the Arcade once, for all workers, unless it is there as it is now. */
export default builtPage
