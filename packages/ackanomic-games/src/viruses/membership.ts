import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  ownSeatOf,
  type RefusalOf,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { faultOf } from './moves.js'
import {
  barredUntil,
  characterOf,
  freeViruses,
  isStillBarred,
  nextCharacter,
  OPEN_TURNS,
} from './players.js'
import { abandon, drawnWinner, drawWinner, endIfAlone } from './turns.js'
import type { Join, Move, Viruses } from './types.js'

type Draft = Writable<State<Viruses>>

/** Why somebody cannot come in, or `undefined` (10). */
export function checkJoin(
  { shared, options, table }: State<Viruses>,
  person: string,
  { virus }: Join,
): RefusalOf<Viruses> | undefined {
  if (table.duel !== null) return { code: 'duelJoin', facts: { person } }
  if (shared.now.stage !== 'turn') {
    return { code: 'notDuringTurn', facts: { person, stage: shared.now.stage } }
  }
  const barred = barredUntil(shared, person)
  if (barred !== undefined) return { code: 'refereedLately', facts: { person, ...barred } }
  const { turn } = shared
  const isOpen = turn <= OPEN_TURNS
  const mayTakeOver = isOpen || options.takeOverAnyTurn
  const free = mayTakeOver
    ? freeViruses(shared).map((each) => characterOf(shared.viruses, each))
    : []
  if (virus === null) {
    return isOpen ? undefined : { code: 'joiningClosed', facts: { person, turn, free } }
  }
  if (!mayTakeOver) return { code: 'takeOverClosed', facts: { person, turn } }
  return free.includes(virus) ? undefined : { code: 'noSuchVirus', facts: { virus, free } }
}

/** Lets somebody in, with a new virus or one that was left (10). */
export function letIn(
  draft: Draft,
  person: string,
  { virus: wanted }: Join,
  ctx: Context<Viruses>,
): void {
  const { shared, options } = draft
  const seat = ctx.addSeat(person, { moves: [] })
  const since = shared.turn + (options.joinEffective === 'now' ? 0 : 1)
  const taken = freeViruses(shared).find((each) => characterOf(shared.viruses, each) === wanted)
  const how = taken === undefined ? 'joined' : 'took over'
  const character =
    taken === undefined ? nextCharacter(shared, options) : characterOf(shared.viruses, taken)
  const before = shared.players.findLastIndex(({ virus }) => virus === taken)
  draft.shared.scores.push(options.inheritScore ? (shared.scores[before] ?? 0) : 0)
  const counted = taken === undefined ? [] : countingMoves(draft)
  if (taken === undefined) draft.shared.viruses.push({ character, owner: seat, abandoned: null })
  else draft.shared.viruses[taken - 1] = { character, owner: seat, abandoned: null }
  draft.shared.players.push({ virus: taken ?? draft.shared.viruses.length, since, how })
  const clause = taken === undefined ? '1250.16/10.join.a' : '1250.16/10.take.a'
  ctx.emit('public', clause, () => ({ type: 'virus', seat, character, how }))
  tellVoided(draft, counted, ctx)
}

/** A move that would count if the turn ended now. */
interface Counting {
  readonly seat: SeatNumber
  readonly index: number
  readonly move: Move
}

function countingMoves({ shared, options, secret }: State<Viruses>): readonly Counting[] {
  return secret.flatMap(({ moves }, seat) =>
    moves.flatMap((move, index): Counting[] =>
      faultOf(shared, options, seat, moves.slice(0, index), move) === undefined
        ? [{ seat, index, move }]
        : [],
    ),
  )
}

/** Tells whose move counts no longer: e infected a virus that is somebody's again. */
function tellVoided(draft: Draft, counted: readonly Counting[], ctx: Context<Viruses>): void {
  const { shared, options, secret } = draft
  for (const { seat, index, move } of counted) {
    const sent = secret[seat]?.moves.slice(0, index) ?? []
    const fault = faultOf(shared, options, seat, sent, move)
    if (fault === undefined) continue
    for (const to of [seat, 'referee'] as const) {
      ctx.emit(to, '1250.16/10.take.a', () => ({ type: 'voided', seat, move, fault }))
    }
  }
}

/** Players have left: their viruses are nobody's, and perhaps the game is over (8, 10). */
export function playersLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  ctx: Context<Viruses>,
): void {
  for (const seat of seats) {
    abandon(draft, seat)
    if (draft.options.leavers === 'drop') draft.secret[seat] = { moves: [] }
  }
  if (endIfAlone(draft, ctx)) return
  if (seatsInGame(draft.table).length === 0) drawWinner(draft, seats, ctx)
}

/** A referee is referee no longer: for some turns e may not play (10). */
export function refereeLost(draft: Draft, person: string): void {
  const { shared } = draft
  const { turn } = shared
  const kept = shared.refereed.filter(
    (former) => former.person !== person && isStillBarred(former.turn, turn),
  )
  draft.shared.refereed = [...kept.map((former) => ({ ...former })), { person, turn }]
}

/** A new referee: what the former one was sent is void, and the turn begins again (10). */
export function refereeFound(draft: Draft, person: string, ctx: Context<Viruses>): void {
  const { now, turn } = draft.shared
  if (now.stage === 'winner') withoutReferee(draft, now.among, person, ctx)
  if (now.stage !== 'turn') return
  draft.secret = draft.shared.players.map(() => ({ moves: [] }))
  ctx.emit('public', '1250.16/10.ref.c', () => ({ type: 'restart', turn }))
  ctx.startTimer('turn', days(3))
}

/** The winner is drawn among the others: a referee cannot win (10, and rule 1250.1 III.e). */
function withoutReferee(
  draft: Draft,
  among: readonly SeatNumber[],
  person: string,
  ctx: Context<Viruses>,
): void {
  const [first, ...more] = among.filter((seat) => seat !== ownSeatOf(draft.table, person))
  if (first === undefined || more.length === among.length - 1) return
  if (more.length === 0) drawnWinner(draft, first, ctx)
  else drawWinner(draft, [first, ...more], ctx)
}
