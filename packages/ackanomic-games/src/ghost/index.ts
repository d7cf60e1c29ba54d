/** Ghost, rule 1250.9. @packageDocumentation */
export { ghost } from './game.js'
export type { Ghost, GhostMove, GhostState } from './model.js'
export { playingOrder } from './order.js'
export { historyOf } from './render.js'
export type {
  GhostGround,
  GhostLine,
  GhostProtest,
  GhostRemoval,
  GhostShared,
  GhostVerdict,
} from './state.js'
