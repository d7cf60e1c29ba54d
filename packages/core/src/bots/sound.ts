import type { RandomInt } from '../game/view.js'

/** Checks a source of chance: one such as `Math.random`, which chooses no index, throws. */
export function sound(pick: RandomInt): RandomInt {
  return (of) => {
    const chosen = pick(of)
    if (of > 0 && !(Number.isInteger(chosen) && chosen >= 0 && chosen < of)) {
      const wanted = `an integer from 0 to ${of - 1}`
      throw new RangeError(
        `A bot's source of chance gave ${chosen}; it should give ${wanted}, as that of seededRandom does.`,
      )
    }
    return chosen
  }
}
