import { days } from '@ackanomic/core'
import {
  assignedSeatOf,
  type Context,
  type DraftOf,
  defineRules,
  type ErrorCaseOf,
  isPaused,
  itemAt,
  type MoveDefinition,
  seatsInGame,
  type VisibleState,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { initialGridSize } from './area.js'
import { virusesDescription } from './description.js'
import { characterOf } from './grid.js'
import { isAwaited, legalMoves, sampleMove, validKinds } from './legal.js'
import { type Viruses, virusesModel } from './model.js'
import { faultOf, judgedCells, keptMoves, MAX_DROPPED_MOVES } from './moves.js'
import {
  allowedNow,
  firstTurnAfter,
  freeViruses,
  nextCharacter,
  OPEN_TURNS,
  playerAt,
} from './players.js'
import type { Virus, VirusesSentMove } from './state.js'
import {
  abandon,
  askReferee,
  beginFirstTurn,
  drawnWinner,
  drawWinner,
  endIfAlone,
  endTurn,
} from './turns.js'

type Draft = DraftOf<Viruses>
type Ctx = Context<Viruses>

/** All kinds of moves are sent, and judged at the end of the turn. */
const sent: Omit<MoveDefinition<Viruses, VirusesSentMove>, 'candidates'> = {
  /** By the rule, nearly all moves are accepted (6). */
  validate(state, move, { seat }) {
    const { shared, options, secret } = state
    const { stage } = shared
    if (stage !== 'turn') return { code: 'noTurn', details: { stage } }
    if (allowedNow(shared, seat) === 0)
      return { code: 'notYet', details: { turn: playerAt(shared, seat).since } }
    const moves = secret[seat]?.moves ?? []
    if (options.invalidPlays === 'keep' && moves.length < MAX_DROPPED_MOVES) return undefined
    const fault = faultOf(state, seat, moves, move)
    if (fault === undefined) return undefined
    const kept = keptMoves(state, judgedCells(shared), seat, moves)
    if (moves.length - kept.length >= MAX_DROPPED_MOVES)
      return { code: 'tooManyMessages', details: { most: MAX_DROPPED_MOVES } }
    return options.invalidPlays === 'keep' ? undefined : fault
  },
  /** Only the player and the referee learn of a move before the end of the turn (4). */
  apply(draft, move, ctx, { seat }) {
    const { moves } = itemAt(draft.secret, seat)
    for (const to of [seat, 'referee'] as const) {
      ctx.emit(to, '1250.16/4.f', () => {
        return { type: 'move', seat, move, fault: faultOf(draft, seat, moves, move) ?? null }
      })
    }
    moves.push(move as (typeof moves)[number])
  },
}

/** The rules of Viruses, without the text. */
export const virusesRules = /* @__PURE__ */ defineRules<Viruses>(virusesModel, {
  id: 'viruses',
  description: virusesDescription,
  setup({ seats }, options) {
    const players = seats.length
    const { side } = initialGridSize(players)
    const viruses: Virus[] = []
    for (let owner = 0; owner < players; owner++) {
      const character = nextCharacter({ viruses, cells: [], turn: 1 }, options)
      viruses.push({ character, owner, abandoned: null })
    }
    return {
      shared: {
        stage: 'cells',
        among: [],
        cells: [],
        area: { left: 1, top: 1, right: side, bottom: side },
        players: viruses.map((_, i) => ({ virus: i + 1, since: 1, how: 'began' })),
        viruses,
        turn: 1,
        scores: viruses.map(() => 0),
        refereed: [],
        last: null,
      },
      secret: viruses.map(() => ({ moves: [] })),
    }
  },
  onStart: askReferee,
  moves: { place: sent, infect: sent, step: sent, destroy: sent, uninfect: sent },
  prompts: {
    cells: {
      apply: (draft, order, ctx, { details }) => beginFirstTurn(draft, order, details, ctx),
    },
    winner: {
      apply: (draft, picked, ctx, { details }) =>
        drawnWinner(draft, itemAt(details.seats, picked), ctx),
    },
  },
  deadlines: { turn: endTurn },
  roster: {
    roles: societyRoles,
    /** The viruses of leavers belong to nobody, and the game may be over (8, 10). */
    left(draft, seats, ctx) {
      for (const seat of seats) {
        abandon(draft, seat)
        if (draft.options.leavers === 'drop') draft.secret[seat] = { moves: [] }
      }
      if (endIfAlone(draft, ctx)) return
      if (seatsInGame(draft.roster).length === 0) drawWinner(draft, seats, ctx)
    },
    validate: (state, change) =>
      change.type === 'join' ? refuseJoiner(state, change.person, change.join.virus) : undefined,
    apply(draft, change, ctx) {
      if (change.type === 'join') letIn(draft, change.person, change.join.virus, ctx)
      else if (change.type === 'refereeLost') refereeLost(draft, change.person)
      else if (change.type === 'refereeFound') refereeFound(draft, change.person, ctx)
    },
  },
  afterEach: (state) =>
    state.shared.stage === 'turn' && !isPaused(state.roster) && !isAwaited(state)
      ? endTurn
      : undefined,
  seesSecrets: (_, viewer) => viewer === 'referee',
  // The turn waits until the deadline for a move, though nobody has to make one.
  pending: (state, seat) =>
    typeof seat === 'number'
      ? Object.fromEntries(validKinds(state, seat).map((kind) => [kind, ONE_OF]))
      : {},
  isWaiting: isAwaited,
  listMoves: legalMoves,
  sampleMove,
})

const ONE_OF = { need: 'oneOf', deadline: 'turn', visibleTo: 'actor' } as const

/** Joiners get new viruses until turn 10; abandoned viruses can be taken over (10). */
function refuseJoiner(
  { shared, options, roster }: VisibleState<Viruses>,
  person: string,
  virus: string | null,
): ErrorCaseOf<Viruses> | undefined {
  const { stage, turn } = shared
  if (roster.duel !== null) return { code: 'duelJoin', details: { person } }
  if (stage !== 'turn') return { code: 'notDuringTurn', details: { person, stage } }
  const former = shared.refereed.find((each) => each.person === person)
  if (former !== undefined)
    return { code: 'refereedLately', details: { ...former, from: firstTurnAfter(former.turn) } }
  const isOpen = turn <= OPEN_TURNS
  const mayTakeOver = isOpen || options.takeOverAnyTurn
  const free = mayTakeOver
    ? freeViruses(shared).map((each) => characterOf(shared.viruses, each))
    : []
  if (virus === null)
    return isOpen ? undefined : { code: 'joiningClosed', details: { person, turn, free } }
  if (!mayTakeOver) return { code: 'takeOverClosed', details: { person, turn } }
  return free.includes(virus) ? undefined : { code: 'noSuchVirus', details: { virus, free } }
}

/** A former referee may not play for some turns (10). */
function refereeLost({ shared }: Draft, person: string): void {
  const others = shared.refereed.filter((former) => former.person !== person)
  shared.refereed = [...others, { person, turn: shared.turn }]
}

/** Voids the moves sent to the former referee and begins the turn again (10). */
function refereeFound(draft: Draft, person: string, ctx: Ctx): void {
  const { stage, turn, players, among } = draft.shared
  // A referee cannot win (10, and rule 1250.1 III.e), so the draw is among the others.
  const others = among.filter((seat) => seat !== assignedSeatOf(draft.roster, person))
  if (others.length > 1 && others.length < among.length) drawWinner(draft, others, ctx)
  if (others.length === 1) drawnWinner(draft, itemAt(others, 0), ctx)
  if (stage !== 'turn') return
  draft.secret = players.map(() => ({ moves: [] }))
  ctx.emit('public', '1250.16/10.ref.c', () => ({ type: 'restart', turn }))
  ctx.startTimer('turn', days(3))
}

function letIn(draft: Draft, person: string, wanted: string | null, ctx: Ctx): void {
  const { shared, options } = draft
  const cells = judgedCells(shared)
  const kept = draft.secret.map(({ moves }, each) => keptMoves(draft, cells, each, moves))
  const seat = ctx.addSeat(person, { moves: [] })
  const since = shared.turn + (options.joinEffective === 'now' ? 0 : 1)
  const taken = freeViruses(shared).find((each) => characterOf(shared.viruses, each) === wanted)
  const isNew = taken === undefined
  const how = isNew ? 'joined' : 'took over'
  const character = isNew ? nextCharacter(shared, options) : characterOf(shared.viruses, taken)
  const before = shared.players.findLastIndex(({ virus }) => virus === taken)
  shared.scores.push(options.inheritScore ? (shared.scores[before] ?? 0) : 0)
  const virus = taken ?? shared.viruses.length + 1
  shared.viruses[virus - 1] = { character, owner: seat, abandoned: null }
  shared.players.push({ virus, since, how })
  const clause = isNew ? '1250.16/10.join.a' : '1250.16/10.take.a'
  ctx.emit('public', clause, () => ({ type: 'virus', seat, character, how }))
  if (!isNew) tellVoided(draft, kept, ctx)
}

/** Tells players whose move infects a virus that has a player again. */
function tellVoided(draft: Draft, kept: readonly (readonly VirusesSentMove[])[], ctx: Ctx): void {
  for (const [seat, { moves }] of draft.secret.entries()) {
    for (const move of kept[seat] ?? []) {
      const before = moves.slice(0, moves.indexOf(move as (typeof moves)[number]))
      const fault = faultOf(draft, seat, before, move)
      if (fault === undefined) continue
      for (const to of [seat, 'referee'] as const)
        ctx.emit(to, '1250.16/10.take.a', () => ({ type: 'voided', seat, move, fault }))
    }
  }
}
