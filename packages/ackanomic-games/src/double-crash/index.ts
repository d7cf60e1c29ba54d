/** Double Crash, rule 1250.12. @packageDocumentation */
export { repliesOfSeat } from './exchanges.js'
export { doubleCrash } from './game.js'
export type { DoubleCrash, DoubleCrashMove, DoubleCrashState } from './model.js'
export type {
  DoubleCrashAdmission,
  DoubleCrashClaim,
  DoubleCrashDiscovery,
  DoubleCrashError,
  DoubleCrashExchange,
  DoubleCrashLookup,
  DoubleCrashSecret,
  DoubleCrashShared,
  DoubleCrashTentativeWinner,
} from './state.js'
export { crashesOf, type DoubleCrashReplyLine, salvoSizeOf } from './words.js'
