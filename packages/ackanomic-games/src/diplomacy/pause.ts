import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  type Desk,
  dueOf,
  isInGame,
  isReferee,
  ownSeatOf,
  type Refusal,
  type State,
  seatOf,
  type Writable,
} from '@ackanomic/core/engine'
import type { Acknowledge, OfferService } from './acts.js'
import { endGame } from './endings.js'
import type { Variant } from './map.js'
import type { Diplomacy, Rejections } from './types.js'
import { powerName } from './wording.js'

type Draft = Writable<State<Diplomacy>>

/** The reason for which play is halted while somebody is missing. */
export const PAUSE = 'pause'

/** The most offers that wait at one time. */
export const MOST_OFFERS = 50

/** Who is missing now: seats in which neither a person nor a bot acts, and the referee. */
function missingNow({
  table,
  own,
}: Pick<State<Diplomacy>, 'table' | 'own'>): (SeatNumber | 'referee')[] {
  const seats = table.seats.flatMap(({ holder, presence }, seat) =>
    holder === null && presence !== 'out' && !own.bots.includes(seat) ? [seat] : [],
  )
  return table.referees.length === 0 ? [...seats, 'referee'] : seats
}

/** The seats that bots play, of powers on the board. */
export function botsAtPlay({
  table,
  own,
}: Pick<State<Diplomacy>, 'table' | 'own'>): readonly SeatNumber[] {
  return own.bots.filter((seat) => table.seats[seat]?.presence !== 'out')
}

/** Whether others are missing than when it was last looked at. */
export function isMissingNews(state: Pick<State<Diplomacy>, 'table' | 'own'>): boolean {
  return missingNow(state).join() !== state.own.missing.join()
}

/** Pauses, goes on pausing, or ends the pause (V). */
export function keepPause(draft: Draft, desk: Desk<Diplomacy>): void {
  const was = draft.own.missing
  const now = missingNow(draft)
  const left = now.filter((one) => !was.includes(one))
  for (const seat of left) {
    if (seat === 'referee') continue
    const replacement = draft.own.replacements[seat] ?? null
    if (replacement !== null) draft.own.barred.push(replacement)
    vacate(draft, seat)
  }
  draft.own.missing = now
  if (now.length === 0) {
    desk.stop('pause')
    desk.resume(PAUSE, '1250.14/V.unpause.a')
    return
  }
  const startsAnew = left.length > 0 && draft.options.pauseClock === 'per-departure'
  if (was.length === 0 || startsAnew) pause(desk)
  if (left.length === 0) return
  const clause = left.every((one) => one === 'referee') ? 'V.pause.b' : 'V.pause.a'
  const until = dueOf(draft.clock, 'pause')
  desk.tell('public', `1250.14/${clause}`, () => ({ type: 'paused', missing: now, until }))
}

/** Play stands still, for three days at the most. */
export function pause(desk: Desk<Diplomacy>): void {
  desk.halt(PAUSE, '1250.14/V.still.a')
  desk.start('pause', days(3), { through: [PAUSE] })
}

/** What was personal about the seat goes with whoever sat in it. */
function vacate(draft: Draft, seat: SeatNumber): void {
  if (seat < draft.own.replacements.length) draft.own.replacements[seat] = null
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.ready = false
  secret.claim = null
  secret.draw = false
}

/** Three days of pause: bots play for the missing; without a referee the game is over (V). */
export function pauseIsOver(draft: Draft, desk: Desk<Diplomacy>): void {
  const { own } = draft
  if (own.missing.includes('referee')) {
    endGame(draft, desk, 'no referee', [])
    return
  }
  for (const seat of own.missing) {
    if (seat === 'referee') continue
    draft.own.bots.push(seat)
    desk.tell('public', '1250.14/V.bot.a', () => ({ type: 'bot', power: own.powers[seat] ?? '' }))
  }
  draft.own.missing = []
  desk.resume(PAUSE, '1250.14/V.unpause.b')
}

/** The seat is its player's own again: back from vacation, or active (V). */
export function resumeSeat(draft: Draft, desk: Desk<Diplomacy>, seat: SeatNumber): void {
  const place = draft.table.seats[seat]
  if (place === undefined || place.presence !== 'here') return
  if (!place.active) {
    desk.hold(seat, draft.own.replacements[seat] ?? null)
    return
  }
  desk.hold(seat, place.player)
  draft.own.bots = draft.own.bots.filter((bot) => bot !== seat)
  draft.own.offers = draft.own.offers.filter((offer) => offer.for !== draft.own.powers[seat])
  vacate(draft, seat)
}

/** A player turned inactive or active. */
export function onActivity(draft: Draft, desk: Desk<Diplomacy>, seat: SeatNumber): void {
  const place = draft.table.seats[seat]
  if (place === undefined || place.presence !== 'here') return
  if (place.active) resumeSeat(draft, desk, seat)
  else if (place.holder === place.player) desk.hold(seat, null)
}

/** The player of a seat is away, or farther away than before: whoever replaces em acts on (V). */
export function keepReplacement(draft: Draft, desk: Desk<Diplomacy>, seat: SeatNumber): void {
  const replacement = draft.own.replacements[seat] ?? null
  if (replacement !== null) desk.hold(seat, replacement)
}

/** Players have left: who resigned never comes back; who left Ackanomic may (V). */
export function onLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  from: 'game' | 'ackanomic',
): void {
  for (const seat of seats) {
    const place = draft.table.seats[seat]
    if (place === undefined) continue
    if (from === 'ackanomic') place.presence = 'away'
    else draft.own.barred.push(place.player)
  }
}

/** The referee is on vacation: the office is vacant, and may be eirs again. */
export function onRefereeAway(draft: Draft, desk: Desk<Diplomacy>, person: string): void {
  desk.appoint(draft.table.referees.filter((referee) => referee !== person))
  draft.own.awayReferees.push(person)
}

/** A referee is back: e takes the office back, or takes it if nobody has it. */
export function onRefereeBack(draft: Draft, desk: Desk<Diplomacy>, person: string): void {
  const at = draft.own.awayReferees.indexOf(person)
  if (at < 0) return
  const isVacant = draft.table.referees.length === 0
  if (isVacant || draft.options.refereeResumes) {
    // Who came into the office after em has no claim to it any more.
    draft.own.awayReferees = draft.own.awayReferees.slice(0, at)
    takeOffice(draft, desk, person)
  } else draft.own.awayReferees.splice(at, 1)
}

function takeOffice(draft: Draft, desk: Desk<Diplomacy>, person: string): void {
  desk.appoint([person])
  dropOffers(draft, person, 'referee')
  const told = { type: 'replaced', person, for: 'referee' } as const
  desk.tell('public', '1250.14/V.repl.d', () => told)
}

function dropOffers(draft: Draft, person: string, place: string): void {
  draft.own.offers = draft.own.offers.filter(
    (offer) => offer.person !== person && offer.for !== place,
  )
}

/** Refuses an offer, or not. */
export function checkOffer(
  variant: Variant,
  state: State<Diplomacy>,
  move: OfferService,
  { person }: Actor,
): Refusal<Rejections> | undefined {
  const { own } = state
  if (own.stage !== 'playing') return { code: 'notStarted', facts: {} }
  const bar = replacementBar(variant, state, person, move.for)
  if (bar !== undefined) return bar
  if (own.offers.some((offer) => offer.person === person && offer.for === move.for)) {
    return { code: 'sameOffer', facts: { for: powerName(variant, move.for) } }
  }
  const others = own.offers.filter((offer) => offer.person !== person)
  return others.length >= MOST_OFFERS
    ? { code: 'tooManyOffers', facts: { most: MOST_OFFERS } }
    : undefined
}

function replacementBar(
  variant: Variant,
  { own, table, options }: State<Diplomacy>,
  person: string,
  place: string,
): Refusal<Rejections> | undefined {
  const bar = (why: Rejections['mayNotReplace']['why']): Refusal<Rejections> => ({
    code: 'mayNotReplace',
    facts: { person, why },
  })
  const seat = own.powers.indexOf(place)
  const isMissing = own.missing.includes(place === 'referee' ? 'referee' : seat)
  const isBot = botsAtPlay({ own, table }).includes(seat)
  if (!isMissing && !isBot) return { code: 'notVacant', facts: { for: powerName(variant, place) } }
  if (own.barred.includes(person)) return { code: 'goneForGood', facts: { person } }
  if (isReferee(table, person)) return bar('referees')
  if (seatOf(table, person) >= 0) return bar('plays')
  const ownSeat = ownSeatOf(table, person)
  if (ownSeat >= 0 && isInGame(table, ownSeat)) return bar('plays')
  const isFormer = table.everPlayed.includes(person) || table.everRefereed.includes(person)
  const mayComeBack = place === 'referee' || (options.formerPlayersMayReplace && isMissing)
  if (isFormer && !mayComeBack) return bar('took part')
  return own.awayReferees.includes(person) ? bar('on vacation') : undefined
}

/** Takes an offer down, in the place of an older one of the same person. */
export function lodgeOffer(
  draft: Draft,
  desk: Desk<Diplomacy>,
  person: string,
  place: string,
): void {
  const others = draft.own.offers.filter((offer) => offer.person !== person)
  draft.own.offers = [...others, { person, for: place }]
  desk.tell('public', '1250.14/V.repl.a', () => ({ type: 'offer', person, for: place }))
}

/** Refuses an acknowledgement, or not. */
export function checkAcknowledge(
  variant: Variant,
  state: State<Diplomacy>,
  move: Acknowledge,
  actor: Actor,
): Refusal<Rejections> | undefined {
  const { own, table } = state
  if (own.stage !== 'playing') return { code: 'notStarted', facts: {} }
  const bySpeaker = move.for === 'referee' || table.referees.length === 0
  const whose = bySpeaker ? 'Speaker' : 'referee'
  const isEntitled = bySpeaker ? actor.office === 'speaker' : actor.referee
  if (!isEntitled || actor.person === move.person) {
    const { person } = move
    const self = actor.person === person
    if (move.for === 'referee') return { code: 'acknowledgeReferee', facts: { person, self } }
    return { code: 'notYourAcknowledgement', facts: { whose, self } }
  }
  const offered = own.offers.some((offer) => offer.person === move.person && offer.for === move.for)
  if (!offered) {
    const { person } = move
    return { code: 'noOffer', facts: { person, for: powerName(variant, move.for) } }
  }
  return replacementBar(variant, state, move.person, move.for)
}

/** The replacement acts from now on (V). */
export function replace(
  draft: Draft,
  desk: Desk<Diplomacy>,
  { person, for: place }: Acknowledge,
): void {
  if (place === 'referee') {
    takeOffice(draft, desk, person)
    return
  }
  const seat = draft.own.powers.indexOf(place)
  desk.hold(seat, person)
  draft.own.replacements[seat] = person
  draft.own.bots = draft.own.bots.filter((bot) => bot !== seat)
  if (!draft.table.everPlayed.includes(person)) draft.table.everPlayed.push(person)
  dropOffers(draft, person, place)
  desk.tell('public', '1250.14/V.repl.a', () => ({ type: 'replaced', person, for: place }))
}
