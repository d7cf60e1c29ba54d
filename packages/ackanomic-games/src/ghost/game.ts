import { defineGame, type GameOf, withPositions } from '@ackanomic/core/engine'
import type { Ghost } from './model.js'
import { ghostPosition } from './position.js'
import { askedIn } from './protests.js'
import { ghostRules } from './rules.js'
import { ghostText } from './text.js'

/**
 * Ghost, rule 1250.9: a word grows letter by letter, at either end. Protests remove players who
 * finish a word or make a fragment of no word. The last player wins. The set-up needs the number of
 * active players in its `census`.
 *
 * Besides core's codes, it refuses moves with `numbersNotDrawn` (4.1), `notYourTurn` (4.4),
 * `protestPending` (4(3)d), `wordStands` (4(1)a), `nothingToContinue` (4(2)a), `notAContinuation`
 * (4(2)b), `nothingToProtest` (4(3)a), `resignOutOfTurn` (4.5), `noAnswerDue`, `notProtested`,
 * `answered` and `notInside` (4(3)h–o), `noAddition`, `notEarlier`, `protestedAlready` and
 * `notRemovable` (4.2); joiners with `duelAddition`, `notAddedByReferee`, `noWish` and
 * `additionsClosed` (4.2); and a referee with `absentReferee` (6).
 *
 * @example
 * ```ts
 * import { ghost } from '@ackanomic/games/ghost'
 *
 * const start = ghost.setup({
 *   players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { activePlayers: 9 },
 * })
 * if (!start.ok) throw new Error(start.error.message)
 * const drawn = ghost.apply(start.value.state, {
 *   kind: 'answer', at: 0, by: 'Dee', prompt: 0, answer: [1, 0],
 * })
 * drawn.ok && drawn.value.state.shared.seat // => 1
 * ```
 */
export const ghost: GameOf<Ghost> = /* @__PURE__ */ defineGame<Ghost>(
  withPositions(ghostRules, ghostPosition),
  ghostText,
  // Nothing is secret, and the prompts follow from the stage.
  {
    determinize(view) {
      const asked = askedIn(view)
      const secret = view.roster.seats.map(() => ({}))
      return { secret, hidden: {}, openPrompts: asked === undefined ? [] : [asked] }
    },
  },
)
