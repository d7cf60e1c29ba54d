/**
 * Lets [Restate](https://restate.dev) run the jobs of a host: deadlines, bots, deliveries and the
 * jobs of modules.
 *
 * @packageDocumentation
 */

export { type RestateOptions, restateExecutor } from './restate-executor.js'
