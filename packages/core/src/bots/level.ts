import type { RandomInt } from '../game/view.js'

/** The playing strength of a bot. */
export type Level = 'easy' | 'fair' | 'strong'

/** The settings of a level. */
export interface LevelSettings {
  /** The share of its budget that the bot uses, from 0 to 1. */
  readonly budgetShare: number
  /** The percentage of moves that the bot makes without thinking. */
  readonly instantRate: number
  /** The percentage of moves that are random blunders. */
  readonly blunderRate: number
}

/** The settings of each level. */
export const levels: Readonly<Record<Level, LevelSettings>> = {
  easy: { budgetShare: 0.1, instantRate: 30, blunderRate: 65 },
  fair: { budgetShare: 0.25, instantRate: 40, blunderRate: 30 },
  strong: { budgetShare: 1, instantRate: 0, blunderRate: 0 },
}

export function mood(
  { instantRate: quick, blunderRate: slips }: LevelSettings,
  pick: RandomInt,
): 'slips' | 'is quick' | 'thinks' {
  if (quick + slips === 0) return 'thinks'
  const chance = pick(100)
  return chance < slips ? 'slips' : chance < slips + quick ? 'is quick' : 'thinks'
}
