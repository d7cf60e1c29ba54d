import type { SeatNumber } from '@ackanomic/core'
import {
  type Mutable,
  type Roster,
  seatsInGame,
  timeAfter,
  type VisibleState,
} from '@ackanomic/core/engine'
import type { DiplomacyOptions } from './announcement.js'
import { DIPLOMACY_EDITIONS, type DiplomacyRulebook } from './editions.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Ctx, Diplomacy, Draft, Moves, Prompts, Refused } from './model.js'
import { type DiplomacyPosition, startingPosition } from './position.js'
import { promptReferee } from './prompts.js'
import type { DiplomacySecret, DiplomacyShared } from './state.js'
import { openTurn } from './turns.js'
import type { MapOf } from './variants/maps.js'
import { formatDuration, powerName } from './wording.js'

export const INITIAL_SHARED: DiplomacyShared = {
  stage: 'announced',
  powers: [],
  position: null,
  deciding: 'nothing',
  extended: false,
  bots: [],
  replacements: [],
  missing: [],
  awayReferees: [],
  barred: [],
  offers: [],
  standing: [],
  missed: [],
  last: null,
}

export function initialSecret(email: string | null): DiplomacySecret {
  return { email, orders: null, ready: false, claim: null, draw: false }
}

export function announce(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  ctx.emit('public', '1250.14/III.B1', () => ({
    type: 'announced',
    terms: describeTerms(variant, draft.options, draft.roster.most),
  }))
  if (draft.roster.seats.length > 0) assignCountries(variant, draft, ctx)
  else promptReferee(variant, draft, ctx)
}

export function endEnrolment(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  if (seatsInGame(draft.roster).length < draft.options.players.minimum)
    callOff(draft, ctx, 'too few')
  else closeEnrolment(variant, draft, ctx)
}

function closeEnrolment(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'enrolled'
  const players = seatsInGame(draft.roster).length
  ctx.emit('public', '1250.14/III.D.c', () => ({ type: 'enrolmentClosed', players }))
  promptReferee(variant, draft, ctx)
}

export function callOff(draft: Draft, ctx: Ctx, why: 'referee' | 'too few' | 'no referee'): void {
  const clause = why === 'too few' ? '1250.14/III.E' : '1250.14/III.A.c'
  if (draft.outcome === null) ctx.emit('public', clause, () => ({ type: 'aborted', why }))
  ctx.end({ winners: [], ranking: [], awards: [] })
}

/** A player who withdraws before the start was never a player of the match. */
export function withdraw(
  variant: DiplomacyVariant,
  draft: Draft,
  ctx: Ctx,
  seats: readonly SeatNumber[],
): void {
  for (const seat of [...seats].sort((a, b) => b - a)) {
    const [gone] = draft.roster.seats.splice(seat, 1)
    draft.secret.splice(seat, 1)
    draft.roster.everPlayed = draft.roster.everPlayed.filter((person) => person !== gone?.player)
  }
  draft.roster.starters = Math.min(draft.roster.starters, draft.roster.seats.length)
  if (draft.shared.stage === 'enrolling') return
  ctx.cancelPrompts()
  draft.shared.stage = 'enrolled'
  promptReferee(variant, draft, ctx)
}

export const abortMove: Moves['abort'] = {
  by: ['referee'],
  whilePaused: true,
  validate: ({ shared: { stage } }) =>
    stage === 'playing' ? { code: 'wrongStep', details: { stage } } : undefined,
  apply: (draft, _, ctx) => callOff(draft, ctx, 'referee'),
}

/** The referee's answers before the start (III.C to III.F). */
export const setUpPrompts = (mapOf: MapOf): Omit<Prompts, 'adjudication' | 'winner'> => ({
  open: {
    apply(draft, { length }, ctx) {
      draft.shared.stage = 'enrolling'
      ctx.startTimer('enrolment', length)
      const until = timeAfter(draft.roster.clock, ctx.at, length)
      ctx.emit('public', '1250.14/III.C', () => ({ type: 'enrolment', until }))
    },
  },
  start: {
    validate({ options }, { players }, { details: { enrolled } }) {
      const maximum = options.players.maximum ?? enrolled
      const most = players === null ? maximum : Math.max(0, players - 1)
      return maximum > most ? { code: 'tooManyPlaces', details: { maximum, most } } : undefined
    },
    apply: (draft, _, ctx) => assignCountries(mapOf(draft), draft, ctx),
  },
  abort: { apply: (draft, _, ctx) => callOff(draft, ctx, 'referee') },
  countries: {
    apply(draft, order, ctx) {
      const powers = Object.keys(mapOf(draft).powers)
      const given = draft.roster.seats.map((_, seat) => powers[order[seat] ?? 0] ?? '')
      startPlay(mapOf(draft), draft, ctx, given)
    },
  },
  choice: {
    validate(state, given) {
      const { powers } = mapOf(state)
      const players = state.roster.seats.length
      const fits =
        given.length === players &&
        new Set(given).size === players &&
        given.every((power) => Object.hasOwn(powers, power))
      return fits ? undefined : { code: 'badCountries', details: { players } }
    },
    apply: (draft, given, ctx) => startPlay(mapOf(draft), draft, ctx, given),
  },
})

export function refuseEnrolment({ shared: { stage } }: VisibleState<Diplomacy>): Refused {
  if (stage === 'announced') return { code: 'wrongStep', details: { stage } }
  return stage === 'enrolling' ? undefined : { code: 'notEnrolling', details: { stage } }
}

export function enrol(
  variant: DiplomacyVariant,
  draft: Draft,
  person: string,
  email: Diplomacy['Join']['email'],
  ctx: Ctx,
): void {
  const { options, roster } = draft
  ctx.addSeat(person, initialSecret(email))
  if (seatsInGame(roster).length < mostPlayers(variant, options, roster.most)) return
  ctx.stopTimer('enrolment')
  closeEnrolment(variant, draft, ctx)
}

function assignCountries(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'drawing'
  promptReferee(variant, draft, ctx)
}

function startPlay(variant: DiplomacyVariant, draft: Draft, ctx: Ctx, powers: readonly PowerId[]) {
  const { shared, roster, secret } = draft
  const position = startingPosition(variant)
  shared.stage = 'playing'
  shared.powers = [...powers]
  shared.position = position as Mutable<DiplomacyPosition>
  shared.replacements = powers.map(() => null)
  shared.standing = powers.map(() => [])
  roster.starters = seatsInGame(roster).length
  ctx.emit('public', '1250.14/III.F.a', () => ({
    type: 'started',
    referee: roster.referees[0] ?? '',
    players: roster.seats.map(({ player }, seat) => ({
      player,
      email: secret[seat]?.email ?? null,
      country: powerName(variant, powers[seat] ?? ''),
    })),
    vacant: Object.keys(variant.powers)
      .filter((power) => !powers.includes(power))
      .map((power) => powerName(variant, power)),
  }))
  openTurn(variant, draft, ctx, position)
}

/** The most players: as announced, or as the map and the society allow. */
export function mostPlayers(
  variant: DiplomacyVariant,
  { players: { minimum, maximum } }: Pick<DiplomacyOptions, 'players'>,
  most: number,
): number {
  return maximum ?? Math.max(minimum, Math.min(Object.keys(variant.powers).length, most))
}

export function checkAnnouncement(
  variant: DiplomacyVariant,
  { referees, most, seats }: Roster,
  options: DiplomacyOptions,
): Refused {
  const players = seats.length
  if (referees.length !== 1) return { code: 'noReferee' }
  const { minimum } = options.players
  const maximum = mostPlayers(variant, options, most)
  const isInRange = players === 0 || (players >= minimum && players <= maximum)
  const outOfRange = { code: 'notInRange', details: { players, minimum, maximum } } as const
  return checkTerms(variant, options, most) ?? (isInRange ? undefined : outOfRange)
}

export function checkTerms(
  variant: DiplomacyVariant,
  options: DiplomacyOptions,
  most: number,
): Refused {
  const { victory, end } = options
  const maximum = mostPlayers(variant, options, most)
  if (maximum > most) return { code: 'tooManyPlaces', details: { maximum, most } }
  const powers = Object.keys(variant.powers).length
  if (maximum > powers) return { code: 'tooFewPowers', details: { maximum, powers } }
  const centres = Object.values(variant.provinces).filter(({ centre }) => centre === true).length
  if (victory !== null && (victory < 1 || victory > centres))
    return { code: 'badVictory', details: { victory, centres } }
  const seasons = variant.seasons.map(({ letter }) => letter)
  if (end === null || (seasons.includes(end.season) && end.year >= variant.firstYear))
    return undefined
  return { code: 'badEnd', details: { year: end.year, season: end.season, seasons } }
}

function describeTerms(variant: DiplomacyVariant, options: DiplomacyOptions, most: number) {
  const { limits, adjudication, faulty, end, bots, draws, victory } = options
  const { minimum } = options.players
  const maximum = mostPlayers(variant, options, most)
  const season = variant.seasons.find(({ letter }) => letter === end?.season)?.name ?? ''
  const edition = DIPLOMACY_EDITIONS[options.edition]
  const changes = Object.entries(options.rules).flatMap(([choice, value]) =>
    value === edition[choice as keyof DiplomacyRulebook] ? [] : [`${choice} ${value}`],
  )
  const changed = changes.length === 0 ? '' : `, but ${changes.join(', ')}`
  const rulebook =
    options.edition === '1976' ? 'the rulebook of 1976' : 'the preferences of DATC 3.0'
  const first = limits.first === null ? '' : `, the first turn ${formatDuration(limits.first)}`
  const shared = draws === 'shared' ? 'and win together' : 'without a winner'
  const draw = draws === 'none' ? '' : ` All players on the board may agree to end it, ${shared}.`
  const besides = READINGS.filter(([reading, usual]) => options[reading] !== usual)
  return [
    `1. ${minimum === maximum ? '' : `${minimum} to `}${maximum} players.`,
    `2. Map: ${variant.name}; rules: ${rulebook}${changed}; ${victory ?? variant.victory} centres win. Variations: ${options.variations}.`,
    `3. Countries are ${options.countries === 'drawn' ? 'drawn by lot' : 'chosen by the referee'}.`,
    `4. Time limits: moves ${formatDuration(limits.moves)}, retreats ${formatDuration(limits.retreats)}, adjustments ${formatDuration(limits.adjustments)}${first}${options.earlyEnd ? ', or until all are ready' : ''}.${limits.weekends === 'spared' ? ' A turn that would end on a Saturday or Sunday (UTC) ends on the Monday after.' : ''}${limits.grace === null ? '' : ` A turn goes on once for ${formatDuration(limits.grace)} if a player with something to order has sent nothing.`}`,
    adjudication.method === 'automated'
      ? `5. Adjudication is automated. ${adjudication.instructions}`
      : `5. Adjudication is manual. ${adjudication.form} ${adjudication.contact}`,
    `6. Late: ${faulty.late}. Ambiguous: ${faulty.ambiguous}. Invalid: ${faulty.invalid}. ${faulty.explained}`,
    end === null
      ? `7. The game ${draws === 'none' ? 'does not end early' : 'has no last season'}.${draw}`
      : `7. The game ends after ${season} ${end.year}; winners then: ${end.winners}.${draw}`,
    `8. ${bots.explained} Bots' dislodged units: ${bots.retreats === 'first' ? 'retreat to the first place by name' : 'disband'}; bots' builds: ${bots.builds}.`,
    ...(besides.length === 0 ? [] : [`Besides: ${besides.map(([, , says]) => says).join(' ')}`]),
  ]
}

const READINGS = [
  ['coWins', true, 'Nobody wins together with others.'],
  ['coWinZeroCentres', false, 'Eliminated players may belong to a group that wins.'],
  ['ackExpiry', 'never', 'Claims to a joint win lapse with each turn.'],
  ['pauseClock', 'per-pause', 'A new departure in a pause starts its three days anew.'],
  ['refereeResumes', true, 'A referee who was replaced does not get the office back.'],
  ['formerPlayersMayReplace', false, 'Former players may be replacements during a pause.'],
  ['botWin', 'no-award', 'A bot wins for its absent player.'],
] as const satisfies readonly (readonly [keyof DiplomacyOptions, unknown, string])[]
