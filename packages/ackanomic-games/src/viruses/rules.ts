import type { SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  type Context,
  defineRules,
  isHalted,
  type RefusalOf,
  type RulesOf,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { firstGrid } from './area.js'
import { virusesDescription } from './description.js'
import { canMove, legalMoves, sampleMove, validKinds } from './legal.js'
import { checkJoin, letIn, playersLeft, refereeFound, refereeLost } from './membership.js'
import { allowedNow, faultOf, judgedCells, keptMoves, MOST_DROPPED, playerAt } from './moves.js'
import { nextCharacter } from './players.js'
import { virusesPosition } from './position.js'
import { virusesRejections } from './rejections.js'
import { joinSchema, moveSchema, optionsSchema } from './schema.js'
import { allHaveMoved, askForCells, beginFirstTurn, drawnWinner, endTurn } from './turns.js'
import type { Move, Secret, Virus, Viruses } from './types.js'

/** All kinds of moves are sent, and judged at the end of the turn, in the same way. */
const sent = { check: checkMove, play: sendMove } as const

/** The rules of Viruses, alone: enough for a server that keeps matches. */
export const virusesRules: RulesOf<Viruses> = /* @__PURE__ */ defineRules<Viruses>({
  id: 'viruses',
  revision: 1,
  description: virusesDescription,
  roles: societyRoles,
  rejections: virusesRejections,
  options: optionsSchema,
  move: moveSchema,
  setup({ players }, options) {
    const { side } = firstGrid(players)
    const given: Virus[] = []
    for (let owner = 0; owner < players; owner++) {
      const character = nextCharacter({ viruses: given, cells: [], turn: 1 }, options)
      given.push({ character, owner, abandoned: null })
    }
    return {
      shared: {
        now: { stage: 'cells' },
        cells: [],
        area: { left: 1, top: 1, right: side, bottom: side },
        players: given.map((_, i) => ({ virus: i + 1, since: 1, how: 'began' })),
        viruses: given,
        turn: 1,
        scores: given.map(() => 0),
        refereed: [],
        last: null,
      },
      secret: given.map(() => ({ moves: [] })),
      hidden: {},
    }
  },
  begin: askForCells,
  moves: { place: sent, infect: sent, step: sent, destroy: sent, uninfect: sent },
  inquiries: {
    cells: {
      play: (draft, order, ctx, { about }) =>
        beginFirstTurn(draft, order, about.side, about.filled, ctx),
    },
    winner: {
      play: (draft, picked, ctx, { about }) =>
        drawnWinner(draft, about.seats[picked] as SeatNumber, ctx),
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
      state.shared.now.stage === 'turn' && !isHalted(state.table) && allHaveMoved(state),
    play(draft, ctx) {
      ctx.stopTimer('turn')
      endTurn(draft, ctx)
    },
  },
  secrecy: { referee: true },
  // Nobody has to move, but until the deadline the turn waits for it; one of the kinds is enough.
  expects: (state) =>
    seatsInGame(state.table).flatMap((of) =>
      validKinds(state, of).map((what) => ({
        what,
        of,
        need: 'one of' as const,
        deadline: 'turn' as const,
        seenBy: 'self' as const,
      })),
    ),
  isWaiting: (state) => seatsInGame(state.table).some((seat) => canMove(state, seat)),
  legalMoves,
  sampleMove,
  position: virusesPosition,
})

/** Whether a move is taken; in the rule's own way nearly all are, and judged at the end (6). */
function checkMove(
  { shared, options, secret }: State<Viruses>,
  move: Move,
  { seat }: Actor,
): RefusalOf<Viruses> | undefined {
  if (shared.now.stage !== 'turn') return { code: 'noTurn', facts: { stage: shared.now.stage } }
  if (allowedNow(shared, seat) === 0) {
    return { code: 'notYet', facts: { turn: playerAt(shared, seat).since } }
  }
  const sent = secret[seat]?.moves ?? []
  if (options.invalidPlays === 'keep' && sent.length < MOST_DROPPED) return undefined
  const fault = faultOf(shared, options, seat, sent, move)
  if (fault === undefined) return undefined
  const kept = keptMoves(shared, options, judgedCells(shared), seat, sent)
  if (sent.length - kept.length >= MOST_DROPPED) {
    return { code: 'tooManyMessages', facts: { most: MOST_DROPPED } }
  }
  return options.invalidPlays === 'keep' ? undefined : fault
}

/** Keeps a move until the end of the turn; only its player and the referee are told (4). */
function sendMove(
  draft: Writable<State<Viruses>>,
  move: Move,
  ctx: Context<Viruses>,
  { seat }: Actor,
): void {
  const sent = (draft.secret[seat] as Writable<Secret>).moves
  const post = (): Viruses['Post'] => {
    const { shared, options } = draft
    const fault = faultOf(shared, options, seat, sent, move) ?? null
    return { type: 'move', seat, move, fault }
  }
  ctx.emit(seat, '1250.16/4.f', post)
  ctx.emit('referee', '1250.16/4.f', post)
  sent.push(move as Writable<Move>)
}
