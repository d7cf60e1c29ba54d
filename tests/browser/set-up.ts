import { buildArcade } from './serve.js'

/** Builds the Arcade once, for all workers. */
export default buildArcade
