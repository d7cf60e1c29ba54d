import type { RandomInt } from '../game/view.js'

/** How well a bot plays. */
export type Level = 'easy' | 'fair' | 'strong'

/** The settings of a level. */
export interface LevelSettings {
  /** Which part of its budget it uses. */
  readonly budgetShare: number
  /** How often, in a hundred moves, it makes the first that comes to its mind. */
  readonly instantRate: number
  /** How often, in a hundred moves, it slips and makes any move. */
  readonly blunderRate: number
}

/** The levels, each worth playing against for somebody. */
export const levels: Readonly<Record<Level, LevelSettings>> = {
  easy: { budgetShare: 0.1, instantRate: 30, blunderRate: 65 },
  fair: { budgetShare: 0.25, instantRate: 40, blunderRate: 30 },
  strong: { budgetShare: 1, instantRate: 0, blunderRate: 0 },
}

/** How a bot of a level treats a move. */
export function mood(
  { instantRate: quick, blunderRate: slips }: LevelSettings,
  pick: RandomInt,
): 'slips' | 'is quick' | 'thinks' {
  if (quick + slips === 0) return 'thinks'
  const chance = pick(100)
  return chance < slips ? 'slips' : chance < slips + quick ? 'is quick' : 'thinks'
}
