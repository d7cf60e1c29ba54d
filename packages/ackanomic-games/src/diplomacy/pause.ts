import { days, type SeatNumber } from '@ackanomic/core'
import {
  assignedSeatOf,
  deadlineOf,
  isInGame,
  isReferee,
  itemAt,
  type RosterChange,
  type State,
  seatOf,
  type VisibleState,
} from '@ackanomic/core/engine'
import { endGame } from './endings.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Ctx, Diplomacy, Draft, Moves, Refused } from './model.js'
import { MAX_OFFERS } from './state.js'
import type { MapOf } from './variants/maps.js'
import { powerName } from './wording.js'

export const PAUSE = 'pause'

type AtRoster = Pick<VisibleState<Diplomacy>, 'roster' | 'shared'>

/** The seats in which neither a person nor a bot acts, and an absent referee. */
function missingNow({ roster, shared }: AtRoster): (SeatNumber | 'referee')[] {
  const seats = roster.seats.flatMap(({ holder, presence }, seat) =>
    holder === null && presence !== 'out' && !shared.bots.includes(seat) ? [seat] : [],
  )
  return roster.referees.length === 0 ? [...seats, 'referee'] : seats
}

export function activeBots({ roster, shared }: AtRoster): readonly SeatNumber[] {
  return shared.bots.filter((seat) => roster.seats[seat]?.presence !== 'out')
}

export function hasMissingChanged(state: AtRoster): boolean {
  return missingNow(state).join() !== state.shared.missing.join()
}

export function updatePause(draft: Draft, ctx: Ctx): void {
  const { shared, options } = draft
  const was = shared.missing
  const missing = missingNow(draft)
  const left = missing.filter((one) => !was.includes(one))
  for (const seat of left) {
    if (seat === 'referee') continue
    const replacement = shared.replacements[seat] ?? null
    if (replacement !== null) shared.barred.push(replacement)
    clearSeat(draft, seat)
  }
  shared.missing = missing
  if (missing.length === 0) {
    ctx.stopTimer('pause')
    ctx.resume(PAUSE, '1250.14/V.unpause.a')
    return
  }
  const startsAnew = left.length > 0 && options.pauseClock === 'per-departure'
  if (was.length === 0 || startsAnew) startPause(ctx)
  if (left.length === 0) return
  const clause = left.every((one) => one === 'referee') ? 'V.pause.b' : 'V.pause.a'
  const until = deadlineOf(draft.clock, 'pause')
  ctx.emit('public', `1250.14/${clause}`, () => ({ type: 'pause', missing, until }))
}

export function startPause(ctx: Ctx): void {
  ctx.pause(PAUSE, '1250.14/V.still.a')
  ctx.startTimer('pause', days(3), null, [PAUSE])
}

function clearSeat({ shared, secret }: Draft, seat: SeatNumber): void {
  if (seat < shared.replacements.length) shared.replacements[seat] = null
  Object.assign(itemAt(secret, seat), { ready: false, claim: null, draw: false })
}

export function endPause(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  if (shared.missing.includes('referee')) {
    endGame(draft, ctx, 'no referee', [])
    return
  }
  for (const seat of shared.missing) {
    if (seat === 'referee') continue
    shared.bots.push(seat)
    ctx.emit('public', '1250.14/V.bot.a', () => ({ type: 'bot', power: shared.powers[seat] ?? '' }))
  }
  shared.missing = []
  ctx.resume(PAUSE, '1250.14/V.unpause.b')
}

export function replace(draft: Draft, change: RosterChange<Diplomacy>, ctx: Ctx): void {
  const { shared, roster, options } = draft
  switch (change.type) {
    case 'away': {
      // A player's replacement acts on.
      const replacement = shared.replacements[change.seat] ?? null
      if (replacement !== null) ctx.assignSeat(change.seat, replacement)
      return
    }
    case 'back':
      resumeSeat(draft, change.seat, ctx)
      return
    case 'activity': {
      const place = roster.seats[change.seat]
      if (place?.presence !== 'here') return
      if (place.active) resumeSeat(draft, change.seat, ctx)
      else if (place.holder === place.player) ctx.assignSeat(change.seat, null)
      return
    }
    case 'refereeAway':
      if (shared.stage !== 'playing') return
      ctx.setReferees(roster.referees.filter((referee) => referee !== change.person))
      shared.awayReferees.push(change.person)
      return
    case 'refereeBack': {
      // They take the office back, or take it if it is free.
      const at = shared.awayReferees.indexOf(change.person)
      if (at < 0) return
      if (roster.referees.length === 0 || options.refereeResumes) {
        // Later holders lose their claim to the office.
        shared.awayReferees = shared.awayReferees.slice(0, at)
        takeOffice(draft, ctx, change.person)
      } else shared.awayReferees.splice(at, 1)
      return
    }
    case 'awayRefereeLeft':
      shared.awayReferees = shared.awayReferees.filter((away) => away !== change.person)
      shared.barred.push(change.person)
  }
}

/** Returns a seat to its player, who is back or active (V). */
function resumeSeat(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const { shared, roster } = draft
  const place = roster.seats[seat]
  if (place?.presence !== 'here') return
  if (!place.active) {
    ctx.assignSeat(seat, shared.replacements[seat] ?? null)
    return
  }
  ctx.assignSeat(seat, place.player)
  shared.bots = shared.bots.filter((bot) => bot !== seat)
  shared.offers = shared.offers.filter((offer) => offer.for !== shared.powers[seat])
  clearSeat(draft, seat)
}

export function onLeft(draft: Draft, seats: readonly SeatNumber[], resigned: boolean): void {
  for (const [seat, place] of draft.roster.seats.entries()) {
    if (!seats.includes(seat)) continue
    if (resigned) draft.shared.barred.push(place.player)
    else place.presence = 'away'
  }
}

/** Offers to replace a missing person or a bot, and their acknowledgement (V). */
export const replacementMoves = (mapOf: MapOf): Pick<Moves, 'offer' | 'acknowledge'> => ({
  offer: {
    by: ['anyone'],
    whilePaused: true,
    validate(state, { for: place }, { person }) {
      const { stage, offers } = state.shared
      if (stage !== 'playing') return { code: 'notStarted' }
      const bar = replacementError(mapOf(state), state, person, place)
      if (bar !== undefined) return bar
      if (offers.some((offer) => offer.person === person && offer.for === place))
        return { code: 'sameOffer', details: { for: powerName(mapOf(state), place) } }
      const others = offers.filter((offer) => offer.person !== person)
      return others.length >= MAX_OFFERS
        ? { code: 'tooManyOffers', details: { most: MAX_OFFERS } }
        : undefined
    },
    /** Replaces an older offer of the same person. */
    apply({ shared }, { for: place }, ctx, { person }) {
      const offer = { person, for: place }
      shared.offers = [...shared.offers.filter((each) => each.person !== person), offer]
      ctx.emit('public', '1250.14/V.repl.a', () => ({ type: 'offer', ...offer }))
    },
  },
  acknowledge: {
    by: ['referee', 'speaker'],
    whilePaused: true,
    validate(state, { person, for: place }, actor) {
      const { shared, roster } = state
      if (shared.stage !== 'playing') return { code: 'notStarted' }
      const whose = acknowledger(roster, place)
      const isEntitled = actor.role === whose
      const self = actor.person === person
      if (!isEntitled || self) {
        return place === 'referee'
          ? { code: 'acknowledgeReferee', details: { person, self } }
          : { code: 'notYourAcknowledgement', details: { whose, self } }
      }
      if (!shared.offers.some((offer) => offer.person === person && offer.for === place))
        return { code: 'noOffer', details: { person, for: powerName(mapOf(state), place) } }
      return replacementError(mapOf(state), state, person, place)
    },
    apply(draft, { person, for: place }, ctx) {
      const { shared, roster } = draft
      if (place === 'referee') {
        takeOffice(draft, ctx, person)
        return
      }
      const seat = shared.powers.indexOf(place)
      ctx.assignSeat(seat, person)
      shared.replacements[seat] = person
      shared.bots = shared.bots.filter((bot) => bot !== seat)
      if (!roster.everPlayed.includes(person)) roster.everPlayed.push(person)
      dropOffers(draft, person, place)
      ctx.emit('public', '1250.14/V.repl.a', () => ({ type: 'replaced', person, for: place }))
    },
  },
})

/** The person who acknowledges an offer (V). */
export function acknowledger(
  { referees }: Pick<State<Diplomacy>['roster'], 'referees'>,
  place: PowerId | 'referee',
): 'referee' | 'speaker' {
  return place === 'referee' || referees.length === 0 ? 'speaker' : 'referee'
}

function replacementError(
  variant: DiplomacyVariant,
  { shared, roster, options }: VisibleState<Diplomacy>,
  person: string,
  place: string,
): Refused {
  const refuse = (why: Diplomacy['Errors']['mayNotReplace']['why']) =>
    ({ code: 'mayNotReplace', details: { person, why } }) as const
  const seat = shared.powers.indexOf(place)
  const isMissing = shared.missing.includes(place === 'referee' ? 'referee' : seat)
  const isBot = activeBots({ shared, roster }).includes(seat)
  if (!isMissing && !isBot)
    return { code: 'notVacant', details: { for: powerName(variant, place) } }
  if (shared.barred.includes(person)) return { code: 'goneForGood', details: { person } }
  if (isReferee(roster, person)) return refuse('referees')
  if (seatOf(roster, person) >= 0 || isInGame(roster, assignedSeatOf(roster, person)))
    return refuse('plays')
  const isFormer = roster.everPlayed.includes(person) || roster.everRefereed.includes(person)
  const mayComeBack = place === 'referee' || (options.formerPlayersMayReplace && isMissing)
  if (isFormer && !mayComeBack) return refuse('took part')
  return shared.awayReferees.includes(person) ? refuse('on vacation') : undefined
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
