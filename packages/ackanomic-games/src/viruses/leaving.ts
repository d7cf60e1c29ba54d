import { days, type SeatNumber } from '@ackanomic/core'
import {
  asPlain,
  type Desk,
  ownSeatOf,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { drawnWinner, drawWinner, endIfAlone } from './ending.js'
import { isStillBarred, turnOf } from './players.js'
import type { Viruses } from './types.js'

type Draft = Writable<State<Viruses>>

/** The virus of a seat is nobody's from now on. */
export function abandon(draft: Draft, seat: SeatNumber): void {
  const virus = draft.own.viruses[(draft.own.players[seat]?.virus ?? 0) - 1]
  if (virus === undefined || virus.owner !== seat) return
  virus.owner = null
  virus.abandoned = turnOf(asPlain(draft.own))
}

/** Players have left: their viruses are nobody's, and perhaps the game is over (8, 10). */
export function playersLeft(draft: Draft, seats: readonly SeatNumber[], desk: Desk<Viruses>): void {
  for (const seat of seats) {
    abandon(draft, seat)
    const secret = draft.secret[seat]
    if (secret !== undefined && draft.options.retireeMoves === 'drop') secret.moves = []
  }
  if (endIfAlone(draft, desk)) return
  if (seatsInGame(asPlain(draft.table)).length === 0) drawWinner(draft, seats, desk)
}

/** A referee is referee no longer: for some turns e may not play (10). */
export function refereeLost(draft: Draft, person: string): void {
  const own = asPlain(draft.own)
  const turn = turnOf(own)
  const kept = own.refereed.filter(
    (former) => former.person !== person && isStillBarred(former.turn, turn),
  )
  draft.own.refereed = [...kept.map((former) => ({ ...former })), { person, turn }]
}

/** A new referee: what the former one was sent is void, and the turn begins again (10). */
export function refereeFound(draft: Draft, person: string, desk: Desk<Viruses>): void {
  const { now } = asPlain(draft.own)
  if (now.stage === 'winner') withoutReferee(draft, now.among, person, desk)
  if (now.stage !== 'turn') return
  const turn = turnOf(asPlain(draft.own))
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
  const [first, ...more] = among.filter((seat) => seat !== ownSeatOf(asPlain(draft.table), person))
  if (first === undefined || more.length === among.length - 1) return
  if (more.length === 0) drawnWinner(draft, first, desk)
  else drawWinner(draft, [first, ...more], desk)
}
