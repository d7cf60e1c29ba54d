import { defineGame, type GameOf, withPositions } from '@ackanomic/core/engine'
import type { TrominoGo } from './model.js'
import { trominoGoPosition } from './position.js'
import { dutyIn } from './referee.js'
import { trominoGoRules } from './rules.js'
import { trominoGoText } from './text.js'

/**
 * Tromino Go, rule 1250.11: two players put L-shaped trominoes on an unbounded grid, and surround
 * each other's groups. First to seven Gamepoints.
 *
 * A move that is no play is refused with `notBegun` (begin(3)), `questioned` (10(2)), `roundOver`
 * (6(1) or 7(3)), `notYourTurn` and `wrongLetter` (1(4)), `noTromino` (def.tromino), `occupied`
 * (3(0)), `notYourTromino` and `notMoved` (4(1)). An illegal play remains until somebody finds it.
 * With `invalidPlays: 'refuse'`, it is refused with `secondTouches` (2(3)), `thirdTouches` (2(4)),
 * `thirdTouchesFirst` (2(5)), `fourthTouches` (2(6)), `fourthTouchesSecond` (2(7)), `likeLetter`
 * (3.i), `noOpponent` (3.ii), `tooLittleEdge` (3.iii), `gridFull` and `notFull` (4(1)),
 * `noOutsideEdge` (4(2)), `splitsGrid` (4(3)) or `mayPlay` (5(1)). Other errors: accepting
 * `noConcession` (7(5)), `ownConcession` (7(3)); conceding `tooManyConcessions` (7(1)); a question
 * `noPlays` (10(1)); the referee's `allLegal` (10(5)), `notTheFirst` (10(1)); and core's codes.
 *
 * @example
 * ```ts
 * import { trominoGo } from '@ackanomic/games/tromino-go'
 *
 * const at = Date.UTC(2026, 10, 21)
 * const start = trominoGo.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: at })
 * if (!start.ok) throw new Error(start.error.message)
 * const begun = trominoGo.apply(start.value.state, {
 *   kind: 'answer', at, by: 'Dee', prompt: 0, answer: 0, // Ann plays first
 * })
 * if (!begun.ok) throw new Error(begun.error.message)
 *
 * const move = trominoGo.notation.parse('AA\nA', trominoGo.view(begun.value.state, 0))
 * move.ok ? move.value : null // => { type: 'place', letter: 'A', cells: [[0, 0], [1, 0], [0, 1]] }
 * if (!move.ok) throw new Error(move.error.message)
 * const made = trominoGo.apply(begun.value.state, { kind: 'move', at, by: 'Ann', move: move.value })
 * if (!made.ok) throw new Error(made.error.message)
 * const [told] = made.value.events.map(({ event }) => trominoGo.describeEvent(event, ['Ann', 'Bob']))
 * told // => 'Play 1: Ann plays A.\nAA\nA'
 * ```
 */
export const trominoGo: GameOf<TrominoGo> = /* @__PURE__ */ defineGame<TrominoGo>(
  withPositions(trominoGoRules, trominoGoPosition),
  trominoGoText,
  // Nothing is secret, and the prompts follow from the rest.
  {
    scores: ({ shared }) => shared.scores,
    determinize(view) {
      const duty = dutyIn(view)
      return {
        secret: view.roster.seats.map(() => ({})),
        hidden: {},
        openPrompts: duty === undefined ? [] : [duty],
      }
    },
  },
)
