import { days } from '@ackanomic/core'
import { asPlain, type Desk, type State, type Writable } from '@ackanomic/core/engine'
import { faultAt } from './hands.js'
import { misplaysByTeam, scoresOf } from './scoring.js'
import { PLAYERS, teamAt } from './seating.js'
import { placeOfPlay, tricksOf } from './tricks.js'
import type { Card, Fault, Played, Spades } from './types.js'

type Draft = Writable<State<Spades>>

/** Calls a play that stands a misplay: it and all after it are void (6.e). */
export function callMisplay(draft: Draft, play: number, desk: Desk<Spades>): void {
  const card = draft.own.plays[play]
  const fault = faultAt(asPlain(draft.own), asPlain(draft.secret), play)
  if (card === undefined || fault === null) return
  desk.withdraw('card')
  desk.withdraw('score')
  voidMisplay(draft, play, card, fault, desk)
}

/** Voids a misplay and all after it, and fines it; its player is to play there again (6.e, 6.f). */
export function voidMisplay(
  draft: Draft,
  play: number,
  card: Card,
  fault: Fault,
  desk: Desk<Spades>,
): void {
  const { own } = draft
  const tricks = tricksOf(asPlain(own))
  const place = placeOfPlay(tricks, play)
  const order = asPlain(own.order)
  const seat = order[place] ?? -1
  const after = asPlain(own.plays)
    .slice(play + 1)
    .map((voided, i): Played => ({ place: placeOfPlay(tricks, play + 1 + i), card: voided }))
  own.plays.splice(play)
  for (const seen of after) {
    const isKnown = own.voided.some((one) => one.card === seen.card && one.place === seen.place)
    if (!isKnown) own.voided.push({ ...seen })
  }
  // What was called later in the round is void with it, and neither counts nor costs (6.j).
  const standing = own.misplays.filter(({ at }) => at <= play)
  const cancelled = own.misplays.length - standing.length
  own.misplays = standing
  own.misplays.push({ place, card, at: play })
  own.phase = 'play'
  const team = teamAt(place)
  const inHand = misplaysByTeam(asPlain(own.misplays))[team]
  const inGame = scoresOf(asPlain(own), draft.options)[team].misplaysInGame
  const trick = Math.floor(play / PLAYERS) + 1
  desk.tell('public', '1250.15/6.e', () => ({
    type: 'misplay',
    seat,
    card,
    trick,
    after: after.map((each) => ({ seat: order[each.place] ?? -1, card: each.card })),
    cancelled,
    inHand,
    inGame,
  }))
  const clause = fault === 'suit' ? '1250.15/6.c' : '1250.15/6.d'
  desk.tell(seat, clause, () => ({ type: 'fault', seat, card, fault }))
  desk.tell('referee', clause, () => ({ type: 'fault', seat, card, fault }))
  desk.start('turn', days(3))
}
