import type { Choose } from '../game/view.js'

/** How well a bot plays. */
export type Level = 'easy' | 'fair' | 'strong'

/** What makes a bot of a level. */
export interface Manner {
  /** Which part of its budget it uses. */
  readonly share: number
  /** How often, in a hundred moves, it makes the first that comes to its mind. */
  readonly quick: number
  /** How often, in a hundred moves, it slips and makes any move. */
  readonly slips: number
}

/** The levels, each worth playing against for somebody. */
export const levels: Readonly<Record<Level, Manner>> = {
  easy: { share: 0.1, quick: 30, slips: 65 },
  fair: { share: 0.25, quick: 40, slips: 30 },
  strong: { share: 1, quick: 0, slips: 0 },
}

/** What a bot of a level does about a move. */
export function mood({ quick, slips }: Manner, pick: Choose): 'slips' | 'is quick' | 'thinks' {
  if (quick + slips === 0) return 'thinks'
  const chance = pick(100)
  return chance < slips ? 'slips' : chance < slips + quick ? 'is quick' : 'thinks'
}
