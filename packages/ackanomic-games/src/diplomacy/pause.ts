import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  dueOf,
  isInGame,
  isReferee,
  ownSeatOf,
  type Seen,
  type State,
  seatOf,
} from '@ackanomic/core/engine'
import { endGame } from './endings.js'
import type { Variant } from './map.js'
import type { Ctx, Diplomacy, Draft, MoveOf, Refused } from './model.js'
import { MOST_OFFERS } from './state.js'
import { powerName } from './wording.js'

/** The reason for which play is halted while somebody is missing. */
export const PAUSE = 'pause'

/** Who is missing now: seats in which neither a person nor a bot acts, and the referee. */
function missingNow({
  table,
  shared,
}: Pick<State<Diplomacy>, 'table' | 'shared'>): (SeatNumber | 'referee')[] {
  const seats = table.seats.flatMap(({ holder, presence }, seat) =>
    holder === null && presence !== 'out' && !shared.bots.includes(seat) ? [seat] : [],
  )
  return table.referees.length === 0 ? [...seats, 'referee'] : seats
}

/** The seats that bots play, of powers on the board. */
export function botsAtPlay({
  table,
  shared,
}: Pick<Seen<Diplomacy>, 'table' | 'shared'>): readonly SeatNumber[] {
  return shared.bots.filter((seat) => table.seats[seat]?.presence !== 'out')
}

/** Whether others are missing than when it was last looked at. */
export function isMissingNews(state: Pick<State<Diplomacy>, 'table' | 'shared'>): boolean {
  return missingNow(state).join() !== state.shared.missing.join()
}

/** Pauses, goes on pausing, or ends the pause (V). */
export function keepPause(draft: Draft, ctx: Ctx): void {
  const was = draft.shared.missing
  const now = missingNow(draft)
  const left = now.filter((one) => !was.includes(one))
  for (const seat of left) {
    if (seat === 'referee') continue
    const replacement = draft.shared.replacements[seat] ?? null
    if (replacement !== null) draft.shared.barred.push(replacement)
    vacate(draft, seat)
  }
  draft.shared.missing = now
  if (now.length === 0) {
    ctx.stopTimer('pause')
    ctx.resume(PAUSE, '1250.14/V.unpause.a')
    return
  }
  const startsAnew = left.length > 0 && draft.options.pauseClock === 'per-departure'
  if (was.length === 0 || startsAnew) pause(ctx)
  if (left.length === 0) return
  const clause = left.every((one) => one === 'referee') ? 'V.pause.b' : 'V.pause.a'
  const until = dueOf(draft.clock, 'pause')
  ctx.emit('public', `1250.14/${clause}`, () => ({ type: 'paused', missing: now, until }))
}

/** Play stands still, for three days at the most. */
export function pause(ctx: Ctx): void {
  ctx.pause(PAUSE, '1250.14/V.still.a')
  ctx.startTimer('pause', days(3), { through: [PAUSE] })
}

/** What was personal about the seat goes with its holder. */
function vacate(draft: Draft, seat: SeatNumber): void {
  if (seat < draft.shared.replacements.length) draft.shared.replacements[seat] = null
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.ready = false
  secret.claim = null
  secret.draw = false
}

/** Three days of pause: bots play for the missing; without a referee the game is over (V). */
export function pauseIsOver(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  if (shared.missing.includes('referee')) {
    endGame(draft, ctx, 'no referee', [])
    return
  }
  for (const seat of shared.missing) {
    if (seat === 'referee') continue
    draft.shared.bots.push(seat)
    ctx.emit('public', '1250.14/V.bot.a', () => ({ type: 'bot', power: shared.powers[seat] ?? '' }))
  }
  draft.shared.missing = []
  ctx.resume(PAUSE, '1250.14/V.unpause.b')
}

/** The seat is its player's own again: back from vacation, or active (V). */
export function resumeSeat(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const place = draft.table.seats[seat]
  if (place === undefined || place.presence !== 'here') return
  if (!place.active) {
    ctx.assignSeat(seat, draft.shared.replacements[seat] ?? null)
    return
  }
  ctx.assignSeat(seat, place.player)
  draft.shared.bots = draft.shared.bots.filter((bot) => bot !== seat)
  draft.shared.offers = draft.shared.offers.filter(
    (offer) => offer.for !== draft.shared.powers[seat],
  )
  vacate(draft, seat)
}

export function onActivity(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const place = draft.table.seats[seat]
  if (place === undefined || place.presence !== 'here') return
  if (place.active) resumeSeat(draft, seat, ctx)
  else if (place.holder === place.player) ctx.assignSeat(seat, null)
}

/** The player of a seat is away, or farther away than before: their replacement acts on (V). */
export function keepReplacement(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const replacement = draft.shared.replacements[seat] ?? null
  if (replacement !== null) ctx.assignSeat(seat, replacement)
}

/** Players have left: who resigned never comes back; who left Ackanomic may (V). */
export function onLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  from: 'match' | 'community',
): void {
  for (const seat of seats) {
    const place = draft.table.seats[seat]
    if (place === undefined) continue
    if (from === 'community') place.presence = 'away'
    else draft.shared.barred.push(place.player)
  }
}

/** The referee is on vacation: the office is vacant, and may be theirs again. */
export function onRefereeAway(draft: Draft, person: string, ctx: Ctx): void {
  if (draft.shared.stage !== 'playing') return
  ctx.setReferees(draft.table.referees.filter((referee) => referee !== person))
  draft.shared.awayReferees.push(person)
}

/** A referee is back, and takes the office back, or takes it if nobody has it. */
export function onRefereeBack(draft: Draft, person: string, ctx: Ctx): void {
  const at = draft.shared.awayReferees.indexOf(person)
  if (at < 0) return
  const isVacant = draft.table.referees.length === 0
  if (isVacant || draft.options.refereeResumes) {
    // Those who came into the office after them have no claim to it any more.
    draft.shared.awayReferees = draft.shared.awayReferees.slice(0, at)
    takeOffice(draft, ctx, person)
  } else draft.shared.awayReferees.splice(at, 1)
}

function takeOffice(draft: Draft, ctx: Ctx, person: string): void {
  ctx.setReferees([person])
  dropOffers(draft, person, 'referee')
  const told = { type: 'replaced', person, for: 'referee' } as const
  ctx.emit('public', '1250.14/V.repl.d', () => told)
}

function dropOffers(draft: Draft, person: string, place: string): void {
  draft.shared.offers = draft.shared.offers.filter(
    (offer) => offer.person !== person && offer.for !== place,
  )
}

export function checkOffer(
  variant: Variant,
  state: Seen<Diplomacy>,
  move: MoveOf<'offer'>,
  { person }: Actor,
): Refused {
  const { shared } = state
  if (shared.stage !== 'playing') return { code: 'notStarted', facts: {} }
  const bar = replacementBar(variant, state, person, move.for)
  if (bar !== undefined) return bar
  if (shared.offers.some((offer) => offer.person === person && offer.for === move.for)) {
    return { code: 'sameOffer', facts: { for: powerName(variant, move.for) } }
  }
  const others = shared.offers.filter((offer) => offer.person !== person)
  return others.length >= MOST_OFFERS
    ? { code: 'tooManyOffers', facts: { most: MOST_OFFERS } }
    : undefined
}

function replacementBar(
  variant: Variant,
  { shared, table, options }: Seen<Diplomacy>,
  person: string,
  place: string,
): Refused {
  const bar = (why: Diplomacy['Rejections']['mayNotReplace']['why']): NonNullable<Refused> => ({
    code: 'mayNotReplace',
    facts: { person, why },
  })
  const seat = shared.powers.indexOf(place)
  const isMissing = shared.missing.includes(place === 'referee' ? 'referee' : seat)
  const isBot = botsAtPlay({ shared, table }).includes(seat)
  if (!isMissing && !isBot) return { code: 'notVacant', facts: { for: powerName(variant, place) } }
  if (shared.barred.includes(person)) return { code: 'goneForGood', facts: { person } }
  if (isReferee(table, person)) return bar('referees')
  if (seatOf(table, person) >= 0) return bar('plays')
  const ownSeat = ownSeatOf(table, person)
  if (ownSeat >= 0 && isInGame(table, ownSeat)) return bar('plays')
  const isFormer = table.everPlayed.includes(person) || table.everRefereed.includes(person)
  const mayComeBack = place === 'referee' || (options.formerPlayersMayReplace && isMissing)
  if (isFormer && !mayComeBack) return bar('took part')
  return shared.awayReferees.includes(person) ? bar('on vacation') : undefined
}

/** Takes an offer down, in the place of an older one of the same person. */
export function lodgeOffer(draft: Draft, move: MoveOf<'offer'>, ctx: Ctx, { person }: Actor): void {
  const offer = { person, for: move.for }
  const others = draft.shared.offers.filter((each) => each.person !== person)
  draft.shared.offers = [...others, offer]
  ctx.emit('public', '1250.14/V.repl.a', () => ({ type: 'offer', ...offer }))
}

export function checkAcknowledge(
  variant: Variant,
  state: Seen<Diplomacy>,
  move: MoveOf<'acknowledge'>,
  actor: Actor,
): Refused {
  const { shared, table } = state
  if (shared.stage !== 'playing') return { code: 'notStarted', facts: {} }
  const bySpeaker = move.for === 'referee' || table.referees.length === 0
  const whose = bySpeaker ? 'Speaker' : 'referee'
  const isEntitled = bySpeaker ? actor.office === 'speaker' : actor.referee
  if (!isEntitled || actor.person === move.person) {
    const { person } = move
    const self = actor.person === person
    if (move.for === 'referee') return { code: 'acknowledgeReferee', facts: { person, self } }
    return { code: 'notYourAcknowledgement', facts: { whose, self } }
  }
  const offered = shared.offers.some(
    (offer) => offer.person === move.person && offer.for === move.for,
  )
  if (!offered) {
    const { person } = move
    return { code: 'noOffer', facts: { person, for: powerName(variant, move.for) } }
  }
  return replacementBar(variant, state, move.person, move.for)
}

/** The replacement acts from now on (V). */
export function replace(
  draft: Draft,
  { person, for: place }: MoveOf<'acknowledge'>,
  ctx: Ctx,
): void {
  if (place === 'referee') {
    takeOffice(draft, ctx, person)
    return
  }
  const seat = draft.shared.powers.indexOf(place)
  ctx.assignSeat(seat, person)
  draft.shared.replacements[seat] = person
  draft.shared.bots = draft.shared.bots.filter((bot) => bot !== seat)
  if (!draft.table.everPlayed.includes(person)) draft.table.everPlayed.push(person)
  dropOffers(draft, person, place)
  ctx.emit('public', '1250.14/V.repl.a', () => ({ type: 'replaced', person, for: place }))
}
