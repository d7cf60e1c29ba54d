import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Desk,
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
  { own, options, table }: State<Viruses>,
  person: string,
  { virus }: Join,
): RefusalOf<Viruses> | undefined {
  if (table.duel !== null) return { code: 'duelJoin', facts: { person } }
  if (own.now.stage !== 'turn') {
    return { code: 'notDuringTurn', facts: { person, stage: own.now.stage } }
  }
  const barred = barredUntil(own, person)
  if (barred !== undefined) return { code: 'refereedLately', facts: { person, ...barred } }
  const { turn } = own
  const isOpen = turn <= OPEN_TURNS
  const mayTakeOver = isOpen || options.takeOverAnyTurn
  const free = mayTakeOver ? freeViruses(own).map((each) => characterOf(own.viruses, each)) : []
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
  desk: Desk<Viruses>,
): void {
  const { own, options } = draft
  const seat = desk.seat(person, { moves: [] })
  const since = own.turn + (options.joinEffective === 'now' ? 0 : 1)
  const taken = freeViruses(own).find((each) => characterOf(own.viruses, each) === wanted)
  const how = taken === undefined ? 'joined' : 'took over'
  const character =
    taken === undefined ? nextCharacter(own, options) : characterOf(own.viruses, taken)
  const before = own.players.findLastIndex(({ virus }) => virus === taken)
  draft.own.scores.push(options.inheritScore ? (own.scores[before] ?? 0) : 0)
  const counted = taken === undefined ? [] : countingMoves(draft)
  if (taken === undefined) draft.own.viruses.push({ character, owner: seat, abandoned: null })
  else draft.own.viruses[taken - 1] = { character, owner: seat, abandoned: null }
  draft.own.players.push({ virus: taken ?? draft.own.viruses.length, since, how })
  const clause = taken === undefined ? '1250.16/10.join.a' : '1250.16/10.take.a'
  desk.tell('public', clause, () => ({ type: 'virus', seat, character, how }))
  tellVoided(draft, counted, desk)
}

/** A move that would count if the turn ended now. */
interface Counting {
  readonly seat: SeatNumber
  readonly index: number
  readonly move: Move
}

function countingMoves({ own, options, secret }: State<Viruses>): readonly Counting[] {
  return secret.flatMap(({ moves }, seat) =>
    moves.flatMap((move, index): Counting[] =>
      faultOf(own, options, seat, moves.slice(0, index), move) === undefined
        ? [{ seat, index, move }]
        : [],
    ),
  )
}

/** Tells whose move counts no longer: e infected a virus that is somebody's again. */
function tellVoided(draft: Draft, counted: readonly Counting[], desk: Desk<Viruses>): void {
  const { own, options, secret } = draft
  for (const { seat, index, move } of counted) {
    const sent = secret[seat]?.moves.slice(0, index) ?? []
    const fault = faultOf(own, options, seat, sent, move)
    if (fault === undefined) continue
    for (const to of [seat, 'referee'] as const) {
      desk.tell(to, '1250.16/10.take.a', () => ({ type: 'voided', seat, move, fault }))
    }
  }
}

/** Players have left: their viruses are nobody's, and perhaps the game is over (8, 10). */
export function playersLeft(draft: Draft, seats: readonly SeatNumber[], desk: Desk<Viruses>): void {
  for (const seat of seats) {
    abandon(draft, seat)
    if (draft.options.leavers === 'drop') draft.secret[seat] = { moves: [] }
  }
  if (endIfAlone(draft, desk)) return
  if (seatsInGame(draft.table).length === 0) drawWinner(draft, seats, desk)
}

/** A referee is referee no longer: for some turns e may not play (10). */
export function refereeLost(draft: Draft, person: string): void {
  const { own } = draft
  const { turn } = own
  const kept = own.refereed.filter(
    (former) => former.person !== person && isStillBarred(former.turn, turn),
  )
  draft.own.refereed = [...kept.map((former) => ({ ...former })), { person, turn }]
}

/** A new referee: what the former one was sent is void, and the turn begins again (10). */
export function refereeFound(draft: Draft, person: string, desk: Desk<Viruses>): void {
  const { now, turn } = draft.own
  if (now.stage === 'winner') withoutReferee(draft, now.among, person, desk)
  if (now.stage !== 'turn') return
  draft.secret = draft.own.players.map(() => ({ moves: [] }))
  desk.tell('public', '1250.16/10.ref.c', () => ({ type: 'restart', turn }))
  desk.start('turn', days(3))
}

/** The winner is drawn among the others: a referee cannot win (10, and rule 1250.1 III.e). */
function withoutReferee(
  draft: Draft,
  among: readonly SeatNumber[],
  person: string,
  desk: Desk<Viruses>,
): void {
  const [first, ...more] = among.filter((seat) => seat !== ownSeatOf(draft.table, person))
  if (first === undefined || more.length === among.length - 1) return
  if (more.length === 0) drawnWinner(draft, first, desk)
  else drawWinner(draft, [first, ...more], desk)
}
