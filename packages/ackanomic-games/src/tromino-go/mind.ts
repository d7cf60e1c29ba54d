import type { MindRecipe } from '@ackanomic/core/engine'
import { dutyIn } from './referee.js'
import type { TrominoGo } from './types.js'

/** What a search needs of Tromino Go: nothing is secret, and what is asked follows from the rest. */
export const trominoGoMind: MindRecipe<TrominoGo> = {
  scores: ({ own }) => own.scores,
  resample(view) {
    const duty = dutyIn(view)
    return {
      secret: view.table.seats.map(() => ({})),
      hidden: {},
      asked: duty === undefined ? [] : [duty],
    }
  },
}
