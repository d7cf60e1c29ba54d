/** Tactics of Double Crash, for `searchBot` of `@ackanomic/core/bots`. @packageDocumentation */
export { doubleCrashTactics } from './play.js'
export {
  createDoubleCrashSolver,
  type DoubleCrashSolver,
  type DoubleCrashSolverOptions,
} from './solver.js'
