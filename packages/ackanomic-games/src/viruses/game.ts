import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { virusesMind } from './mind.js'
import { virusesRules } from './rules.js'
import { virusesText } from './text.js'
import type { Viruses } from './types.js'

/**
 * Viruses, rule 1250.16: Life on an unbounded plane, in which two to twenty players secretly place
 * and infect cells. Whoever infects the most after a generation gets a Gamepoint; ten win.
 *
 * Moves that are invalid are taken, and dropped at the end of the turn; with `invalidPlays: 'refuse'`
 * they are refused at once, with `firstTurn` (4.e), `outside` (5.area), `notEmpty` (5.empty),
 * `notClean` (5.b.not), `notYourCell` (5.c.own), `notAdjacent` (3.a), `repeated` or `tooMany` (6.b).
 * In any case moves are refused with `noTurn` (1.g), `notYet` (10.join.c) and `tooManyMessages`
 * (6.g); joiners with `duelJoin`, `notDuringTurn`, `refereedLately`, `joiningClosed`, `noSuchVirus`
 * and `takeOverClosed` (10); besides core's codes.
 *
 * @example
 * ```ts
 * import { viruses } from '@ackanomic/games/viruses'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = viruses.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt })
 * if (!start.ok) throw new Error(start.error.says)
 * start.value.state.asked[0]?.question // => { ask: 'shuffle', of: 100 }
 *
 * const squares = Array.from({ length: 100 }, (_, i) => i) // the two rows on top are filled
 * const ruling = { kind: 'ruling', at: startedAt, by: 'Dee', inquiry: 0, answer: squares } as const
 * const begun = viruses.apply(start.value.state, ruling)
 * if (!begun.ok) throw new Error(begun.error.says)
 * begun.value.state.own.area // => { left: -1, top: -1, right: 12, bottom: 4 }
 *
 * const move = { type: 'place', at: [1, 1] } as const // that square is full
 * const sent = viruses.apply(begun.value.state, { kind: 'move', at: startedAt, by: 'Ann', move })
 * if (!sent.ok) throw new Error(sent.error.says)
 * const [told] = sent.value.posts.map(({ post }) => viruses.say(post, ['Ann', 'Bob']))
 * told // => 'Ann: Place 1,1. As things stand it will be dropped: The square 1,1 holds a clean cell; name one that is empty.'
 * ```
 */
export const viruses: GameOf<Viruses> = /* @__PURE__ */ defineGame<Viruses>(
  virusesRules,
  virusesText,
  virusesMind,
)
