import type { MindRecipe } from '@ackanomic/core/engine'
import { askedIn } from './questions.js'
import type { Ghost } from './types.js'

/** What a search needs of Ghost: nothing is secret, and what is asked follows from the stage. */
export const ghostMind: MindRecipe<Ghost> = {
  resample({ own, options, table }) {
    const asked = askedIn(own, options)
    const secret = table.seats.map(() => ({}))
    return { secret, hidden: {}, asked: asked === undefined ? [] : [asked] }
  },
}
