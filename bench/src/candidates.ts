import { boardgameIoClient, boardgameIoReducer } from './pure-skill/boardgame-io.js'
import { byHand } from './pure-skill/by-hand.js'
import { frozenByHand } from './pure-skill/frozen-by-hand.js'
import { apply, applyAll, simulation } from './pure-skill/ours.js'

/** The measured candidates, each in a process of its own: code that has seen proxies is slower. */
export const candidates = {
  'by hand, mutable, plain arrays': byHand,
  'by hand, immutable, frozen': frozenByHand,
  '`Simulation`, in place': simulation,
  '`applyAll`, replay': applyAll,
  '`apply`, immutable': apply,
  'boardgame.io 0.50.2, its `Client`': boardgameIoClient,
  'boardgame.io 0.50.2, its bare reducer': boardgameIoReducer,
} as const satisfies Readonly<Record<string, () => () => void>>

export type Candidate = keyof typeof candidates
