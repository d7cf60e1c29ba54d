/** Mediocrity, rule 1250.17. @packageDocumentation */
export { mediocrity } from './game.js'
export { mostMediocre, winningSeat } from './mediocre.js'
export type { Mediocrity, MediocrityMove, MediocrityState } from './model.js'
export type { MediocrityRound, MediocritySecret, MediocrityShared } from './state.js'
