import type { Game } from '@ackanomic/core'
import {
  type Actor,
  asPlain,
  type Desk,
  defineGame,
  isHalted,
  type RefusalOf,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { firstGrid } from './area.js'
import { countCells } from './cells.js'
import { virusesClauses } from './clauses.js'
import { virusesDescription } from './description.js'
import { win } from './ending.js'
import { playersLeft, refereeFound, refereeLost } from './leaving.js'
import { MOST_MESSAGES, sampleValid, validKinds, validMoves } from './legal.js'
import { checkJoin, letIn } from './newcomers.js'
import { virusesNotation } from './notation.js'
import { nextCharacter, scoresOf } from './players.js'
import { virusesRejections } from './rejections.js'
import { renderViruses } from './render.js'
import { sampleViruses } from './resample.js'
import { sayViruses } from './say.js'
import { joinSchema, moveSchema, optionsSchema } from './schema.js'
import { allHaveMoved, askForCells, beginFirstTurn, endTurn } from './turns.js'
import type { Move, Virus, Viruses } from './types.js'
import { allowedNow, faultOf } from './validity.js'

/**
 * Viruses, rule 1250.16: Life on an unbounded plane, in which two to twenty players secretly place
 * and infect cells. Whoever infects the most after a generation gets a Gamepoint; ten win.
 *
 * Moves that are invalid are taken, and dropped at the end of the turn; with `invalidMoves: 'refuse'`
 * they are refused at once, with `firstTurn` (4.e), `outside` (5.area), `notEmpty` (5.empty),
 * `notClean` (5.b.not), `notYourCell` (5.c.own), `notAdjacent` (3.a), `repeated` or `tooMany` (6.b).
 * In any case moves are refused with `noTurn` (1.g), `notYet` (10.join.c) and `tooManyMessages`
 * (6.b); joiners with `duelJoin`, `notDuringTurn`, `refereedLately`, `joiningClosed`, `noSuchVirus`
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
 * const ruling = { kind: 'ruling', at: startedAt, by: 'Dee', inquiry: 0, answer: squares }
 * const begun = viruses.apply(start.value.state, ruling)
 * if (!begun.ok) throw new Error(begun.error.says)
 * begun.value.state.own.area // => { left: -1, top: -1, right: 12, bottom: 4 }
 *
 * const move = { type: 'place', at: [1, 1] } // that square is full
 * const sent = viruses.apply(begun.value.state, { kind: 'move', at: startedAt, by: 'Ann', move })
 * if (!sent.ok) throw new Error(sent.error.says)
 * const [told] = sent.value.posts.map(({ post }) => viruses.say(post, ['Ann', 'Bob']))
 * told // => 'Ann: Place 1,1. As things stand it will be dropped: The square 1,1 holds a clean cell; name one that is empty.'
 * ```
 */
export const viruses: Game<Viruses> = /* @__PURE__ */ defineGame<Viruses>({
  id: 'viruses',
  revision: 1,
  description: virusesDescription,
  clauses: virusesClauses,
  rejections: virusesRejections,
  options: optionsSchema,
  move: moveSchema,
  setup({ players }, options) {
    const { side } = firstGrid(players)
    const given: Virus[] = []
    for (let owner = 0; owner < players; owner++) {
      const character = nextCharacter({ viruses: given, cells: [], scorers: [] }, options)
      given.push({ character, owner, abandoned: null })
    }
    return {
      own: {
        now: { stage: 'cells' },
        cells: [],
        area: { left: 1, top: 1, right: side, bottom: side },
        players: given.map((_, i) => ({ virus: i + 1, since: 1, how: 'began' })),
        viruses: given,
        scorers: [],
        refereed: [],
        last: null,
      },
      secret: given.map(() => ({ moves: [] })),
      hidden: {},
    }
  },
  begin: askForCells,
  moves: {
    place: { by: ['seat'], check: checkMove, play: sendMove },
    infect: { by: ['seat'], check: checkMove, play: sendMove },
    step: { by: ['seat'], check: checkMove, play: sendMove },
    destroy: { by: ['seat'], check: checkMove, play: sendMove },
    uninfect: { by: ['seat'], check: checkMove, play: sendMove },
  },
  inquiries: {
    cells: {
      play: (draft, order, desk, { about }) =>
        beginFirstTurn(draft, order, about.side, about.filled, desk),
    },
    winner: {
      play: (draft, picked, desk, { about }) => win(draft, about.seats[picked] ?? 0, desk),
    },
  },
  deadlines: { turn: endTurn },
  membership: {
    join: { schema: joinSchema, check: checkJoin, play: letIn },
    left: playersLeft,
    refereeLost,
    refereeFound,
  },
  settle: {
    when: (state) =>
      state.own.now.stage === 'turn' && !isHalted(state.table) && allHaveMoved(state),
    play(draft, desk) {
      desk.stop('turn')
      endTurn(draft, desk)
    },
  },
  secrecy: { referee: true },
  expects: (state) =>
    seatsInGame(state.table).flatMap((of) =>
      validKinds(state, of).map((what) => ({
        what,
        of,
        // Nobody has to move, but until the deadline the turn waits for it.
        need: 'must',
        deadline: 'turn' as const,
        seenBy: 'self' as const,
      })),
    ),
  legalMoves: (state, seat) => ({ complete: true, moves: validMoves(state, seat) }),
  sampleMove: sampleValid,
  scores({ own, options }) {
    const counts = countCells(own.cells, own.viruses.length)
    const all = own.cells.length / 3 + 1
    // Whoever has more cells is nearer to the next Gamepoint.
    return scoresOf(own, options).map((score, seat) => {
      const virus = own.players[seat]?.virus ?? 0
      const isHers = own.viruses[virus - 1]?.owner === seat
      return score + (isHers ? (counts[virus] ?? 0) / all : 0)
    })
  },
  resample: sampleViruses,
  notation: virusesNotation,
  render: renderViruses,
  say: sayViruses,
})

/** Whether a move is taken; in the rule's own way nearly all are, and judged at the end (6). */
function checkMove(
  { own, options, secret }: State<Viruses>,
  move: Move,
  { seat }: Actor,
): RefusalOf<Viruses> | undefined {
  if (own.now.stage !== 'turn') return { code: 'noTurn', facts: { stage: own.now.stage } }
  const player = own.players[seat]
  if (player !== undefined && allowedNow(own, seat) === 0) {
    return { code: 'notYet', facts: { turn: player.since } }
  }
  const sent = secret[seat]?.moves ?? []
  if (sent.length >= MOST_MESSAGES) {
    return { code: 'tooManyMessages', facts: { most: MOST_MESSAGES } }
  }
  return options.invalidMoves === 'keep' ? undefined : faultOf(own, options, seat, sent, move)
}

/** Keeps a move until the end of the turn; only its player and the referee are told (4). */
function sendMove(
  draft: Writable<State<Viruses>>,
  move: Move,
  desk: Desk<Viruses>,
  { seat }: Actor,
): void {
  const sent = draft.secret[seat]?.moves
  if (sent === undefined) return
  const post = (): Viruses['Post'] => {
    const { own, options } = asPlain(draft)
    const fault = faultOf(own, options, seat, asPlain(sent), move) ?? null
    return { type: 'move', seat, move, fault }
  }
  desk.tell(seat, '1250.16/4.f', post)
  desk.tell('referee', '1250.16/4.f', post)
  sent.push(move as Writable<Move>)
}
