import type { RandomInt } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  type GameOf,
  isInGame,
  isPaused,
  seatsInGame,
  type View,
  visibleState,
  withPositions,
} from '@ackanomic/core/engine'
import { countCells } from './cells.js'
import { virusNumber } from './grid.js'
import { isAwaited, sampleMove } from './legal.js'
import type { Viruses } from './model.js'
import { allowedNow, playerAt } from './players.js'
import { virusesPosition } from './position.js'
import { virusesRules } from './rules.js'
import type { VirusesSecret } from './state.js'
import { virusesText } from './text.js'
import { promptsOf } from './turns.js'

/** Samples unknown moves. Some are missing, or the turn would be over. */
function sampleViruses(view: View<Viruses>, choose: RandomInt): Determinization<Viruses> {
  const { shared, roster } = view
  const known = 'known' in view ? view.known : roster.seats.map(() => null)
  const secret = known.map((mine, seat) => mine ?? { moves: sampleMoves(view, seat, choose) })
  const isTurn = shared.stage === 'turn' && !isPaused(roster)
  if (isTurn && !isAwaited({ ...visibleState(view), secret })) {
    const others = seatsInGame(roster).filter(
      (seat) => known[seat] === null && allowedNow(shared, seat) > 0,
    )
    const late = others.length === 0 ? undefined : others[choose(others.length)]
    if (late !== undefined) {
      const left = choose(allowedNow(shared, late))
      secret[late] = { moves: (secret[late]?.moves ?? []).slice(0, left) }
    }
  }
  return { secret, hidden: {}, openPrompts: promptsOf(view) }
}

function sampleMoves(view: View<Viruses>, seat: number, choose: RandomInt): VirusesSecret['moves'] {
  const { shared, roster } = view
  if (shared.stage !== 'turn' || !isInGame(roster, seat)) return []
  const moves: Viruses['Move'][] = []
  for (let left = choose(allowedNow(shared, seat) + 1); left > 0; left--) {
    const secret = roster.seats.map(() => ({ moves }))
    const move = sampleMove({ ...visibleState(view), secret }, seat, choose)
    if (move !== undefined) moves.push(move)
  }
  return moves
}

/**
 * Viruses, rule 1250.16: Life on an unbounded plane, in which two to twenty players secretly place
 * and infect cells. The most infected cells after a generation bring a Gamepoint. Ten win.
 *
 * An invalid move is dropped at the end of the turn. With `invalidPlays: 'refuse'`, it is refused
 * with `firstTurn` (4.e), `outside` (5.area), `notEmpty` (5.empty), `notClean` (5.b.not),
 * `notYourCell` (5.c.shared), `notAdjacent` (3.a), `repeated` or `tooMany` (6.b). Besides core's
 * codes, moves are refused with `noTurn` (1.g), `notYet` (10.join.c) and `tooManyMessages` (6.g),
 * and joiners with `duelJoin`, `notDuringTurn`, `refereedLately`, `joiningClosed`, `noSuchVirus`
 * and `takeOverClosed` (10).
 *
 * @example
 * ```ts
 * import { viruses } from '@ackanomic/games/viruses'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = viruses.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt })
 * if (!start.ok) throw new Error(start.error.message)
 * start.value.state.openPrompts[0]?.question // => { kind: 'shuffle', of: 100 }
 *
 * const squares = Array.from({ length: 100 }, (_, i) => i) // the two rows on top are filled
 * const ruling = { kind: 'answer', at: startedAt, by: 'Dee', prompt: 0, answer: squares } as const
 * const begun = viruses.apply(start.value.state, ruling)
 * if (!begun.ok) throw new Error(begun.error.message)
 * begun.value.state.shared.area // => { left: -1, top: -1, right: 12, bottom: 4 }
 *
 * const move = { type: 'place', at: [1, 1] } as const // that square is full
 * const sent = viruses.apply(begun.value.state, { kind: 'move', at: startedAt, by: 'Ann', move })
 * if (!sent.ok) throw new Error(sent.error.message)
 * const [sentence] = sent.value.events.map(({ event }) => viruses.describeEvent(event, ['Ann', 'Bob']))
 * sentence // => 'Ann: Place 1,1. As things stand it will be dropped: The square 1,1 holds a clean cell; name one that is empty.'
 * ```
 */
export const viruses: GameOf<Viruses> = /* @__PURE__ */ defineGame<Viruses>(
  withPositions(virusesRules, virusesPosition),
  virusesText,
  {
    scores({ shared }) {
      const counts = countCells(shared.cells, shared.viruses.length)
      const all = shared.cells.length / 3 + 1
      // A player with more cells is nearer to the next Gamepoint.
      return shared.scores.map((score, seat) => {
        const { virus } = playerAt(shared, seat)
        const isTheirs = virusNumber(shared.viruses, virus).owner === seat
        return score + (isTheirs ? (counts[virus] ?? 0) / all : 0)
      })
    },
    determinize: sampleViruses,
  },
)
