/**
 * How Double Crash is played well, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { doubleCrashTactics } from './play.js'
export { type SalvoSolver, type SolverOptions, salvoSolver } from './solver.js'
