/**
 * The laws of the contract as one suite for any engine, and random matches to drive it. Needs
 * `fast-check`.
 *
 * @packageDocumentation
 */
export { difference } from './difference.js'
export type { Law, LawOptions } from './law.js'
export { botLawsIn, botLawsOf } from './laws/bots.js'
export { tacticsLawsOf } from './laws/tactics.js'
export { lawsOf } from './laws.js'
export { leastOpening } from './least-opening.js'
export { likelihoods } from './likelihoods.js'
export { matches } from './matches.js'
export type { Opening } from './opening.js'
export type { RandomPlayOptions } from './random-entry.js'
export { type RandomMatch, randomMatch, type Trial } from './random-match.js'
export { playByReplies, type RepliedMatch } from './replies.js'
export { Sitting } from './sitting.js'
export { plainProblem } from './structure.js'
