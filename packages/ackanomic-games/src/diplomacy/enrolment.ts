import type { SeatNumber } from '@ackanomic/core'
import {
  asPlain,
  type Desk,
  isInGame,
  type Refusal,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import type { Options } from './announcement.js'
import type { PowerId, Variant } from './map.js'
import { type Position, startingPosition } from './position.js'
import { EDITIONS, type Rules } from './rules.js'
import { openTurn } from './turns.js'
import type { Diplomacy, Own, Rejections, Secret } from './types.js'

type Draft = Writable<State<Diplomacy>>

/** The public part before anything was done. */
export const NOTHING_YET: Own = {
  stage: 'announced',
  powers: [],
  position: null,
  deciding: 'nothing',
  bots: [],
  replacements: [],
  missing: [],
  awayReferees: [],
  barred: [],
  offers: [],
  standing: [],
  last: null,
}

/** What a seat keeps at first. */
export function secretOf(email: string | null): Secret {
  return { email, orders: null, claim: null, draw: false }
}

/** Refuses a step that is not the next one (III). */
export function checkStep(
  { own }: State<Diplomacy>,
  stages: readonly Own['stage'][],
): Refusal<Rejections> | undefined {
  return stages.includes(own.stage) ? undefined : { code: 'wrongStep', facts: { stage: own.stage } }
}

/** The announcement in sentences, item by item (III.B). */
export function termsOf(variant: Variant, options: Options): string[] {
  const { players, limits, adjudication, faulty, end, bots, draws } = options
  const season = variant.seasons.find(({ letter }) => letter === end?.season)?.name ?? ''
  const changes = Object.entries(options.rules).flatMap(([choice, value]) =>
    value === EDITIONS[options.edition][choice as keyof Rules] ? [] : [`${choice} ${value}`],
  )
  const changed = changes.length === 0 ? '' : `, but ${changes.join(', ')}`
  const draw =
    draws === 'none'
      ? ''
      : ` All players on the board may agree to end it, ${draws === 'shared' ? 'and win together' : 'without a winner'}.`
  const besides = READINGS.flatMap(([reading, usual, says]) =>
    options[reading] === usual ? [] : [says],
  )
  return [
    `1. ${players.minimum === players.maximum ? '' : `${players.minimum} to `}${players.maximum} players.`,
    `2. Map: ${variant.name}; rules: ${options.edition === '1976' ? 'the rulebook of 1976' : 'the preferences of DATC 3.0'}${changed}; ${options.victory ?? variant.victory} centres win. Variations: ${options.variations}.`,
    `3. Countries are ${options.countries === 'drawn' ? 'drawn by lot' : 'chosen by the referee'}.`,
    `4. Time limits: moves ${lasting(limits.moves)}, retreats ${lasting(limits.retreats)}, adjustments ${lasting(limits.adjustments)}${options.earlyEnd ? ', or until all orders are in' : ''}.`,
    adjudication.method === 'automated'
      ? `5. Adjudication is automated. ${adjudication.instructions}`
      : `5. Adjudication is manual. ${adjudication.form} ${adjudication.contact}`,
    `6. Late: ${faulty.late}. Ambiguous: ${faulty.ambiguous}. Invalid: ${faulty.invalid}. ${faulty.explained}`,
    end === null
      ? `7. The game ${draws === 'none' ? 'does not end early' : 'has no last season'}.${draw}`
      : `7. The game ends after ${season} ${end.year}; winners then: ${end.winners}.${draw}`,
    `8. ${bots.explained} Bots' dislodged units: ${bots.retreats === 'first' ? 'retreat to the first place by name' : 'disband'}; bots' builds: ${bots.builds}.`,
    ...(besides.length === 0 ? [] : [`Besides: ${besides.join(' ')}`]),
  ]
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
] as const

/** A length of time in the largest units that tell it exactly: `'1 day 12 hours'`. */
function lasting(length: number): string {
  let rest = length
  return UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  }).join(' ')
}

/** The readings of the rule that may be chosen, the usual one of each, and what another means. */
const READINGS = [
  ['coWins', true, 'Nobody wins together with others.'],
  ['coWinZeroCentres', false, 'The eliminated may belong to a group that wins.'],
  ['ackExpiry', 'never', 'Claims to a joint win lapse with each turn.'],
  ['pauseClock', 'per-pause', 'Whoever goes in a pause starts its three days anew.'],
  ['refereeResumes', true, 'A referee does not get the office back from eir replacement.'],
  ['formerPlayersMayReplace', false, 'Former players may be replacements in a pause.'],
  ['botWin', 'no-award', "What a bot wins is its absent player's."],
] as const satisfies readonly (readonly [keyof Options, unknown, string])[]

/** The announcement is made; where the players are named with it, the countries follow at once. */
export function announce(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  const state = asPlain<State<Diplomacy>>(draft)
  desk.tell('public', '1250.14/III.B1', () => ({
    type: 'announced',
    terms: termsOf(variant, state.options),
  }))
  if (state.table.seats.length > 0) assignCountries(variant, draft, desk)
}

/** Opens the enrolment (III.C). */
export function openEnrolment(draft: Draft, desk: Desk<Diplomacy>, length: number): void {
  draft.own.stage = 'enrolling'
  desk.start('enrolment', length)
  desk.tell('public', '1250.14/III.C', () => ({ type: 'enrolment', until: desk.at + length }))
}

/** Somebody enrols; with the last place taken the enrolment is closed (III.D). */
export function enrol(draft: Draft, desk: Desk<Diplomacy>, person: string, email: string): void {
  desk.seat(person, secretOf(email))
  if (enrolled(draft).length < draft.options.players.maximum) return
  desk.stop('enrolment')
  closeEnrolment(draft, desk)
}

/** The deadline of the enrolment (III.D, III.E). */
export function enrolmentIsDue(draft: Draft, desk: Desk<Diplomacy>): void {
  if (enrolled(draft).length < draft.options.players.minimum) callOff(draft, desk, 'too few')
  else closeEnrolment(draft, desk)
}

function closeEnrolment(draft: Draft, desk: Desk<Diplomacy>): void {
  draft.own.stage = 'enrolled'
  const players = enrolled(draft).length
  desk.tell('public', '1250.14/III.D.c', () => ({ type: 'enrolment closed', players }))
}

function enrolled(draft: Draft): SeatNumber[] {
  return seatsInGame(asPlain<State<Diplomacy>['table']>(draft.table))
}

/** No instance comes of it: nobody wins, and nobody is paid (III.A). */
export function callOff(
  draft: Draft,
  desk: Desk<Diplomacy>,
  why: 'referee' | 'too few' | 'no referee',
): void {
  const clause = why === 'too few' ? '1250.14/III.E' : '1250.14/III.A.c'
  if (draft.outcome === null) desk.tell('public', clause, () => ({ type: 'aborted', why }))
  desk.end({ winners: [], ranking: [], awards: [] })
}

/** Who withdraws before the start was never a player of the instance. */
export function withdraw(draft: Draft, desk: Desk<Diplomacy>, seats: readonly SeatNumber[]): void {
  for (const seat of [...seats].sort((a, b) => b - a)) {
    const [gone] = draft.table.seats.splice(seat, 1)
    draft.secret.splice(seat, 1)
    draft.table.everPlayed = draft.table.everPlayed.filter((person) => person !== gone?.player)
  }
  draft.table.starters = Math.min(draft.table.starters, draft.table.seats.length)
  if (draft.own.stage !== 'drawing') return
  desk.withdraw()
  draft.own.stage = 'enrolled'
}

/** Asks for the countries, as the announcement has it (III.B3); with them the game starts. */
export function assignCountries(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  draft.own.stage = 'drawing'
  const { seats } = asPlain<State<Diplomacy>['table']>(draft.table)
  const players = seats.map(({ player }) => player)
  const powers = Object.keys(variant.powers)
  if (draft.options.countries === 'drawn') {
    desk.ask('countries', { ask: 'shuffle', of: powers.length }, { players, powers })
    return
  }
  const about = `Which powers for ${players.join(', ')}? One each, in this order, of ${powers.join(', ')}.`
  desk.ask('choice', { ask: 'judge', about }, { players, powers })
}

/** The game starts (III.F). */
export function startPlay(
  variant: Variant,
  draft: Draft,
  desk: Desk<Diplomacy>,
  powers: readonly PowerId[],
): void {
  const { table, secret } = asPlain<State<Diplomacy>>(draft)
  draft.own.stage = 'playing'
  draft.own.powers = [...powers]
  draft.own.position = startingPosition(variant) as Writable<Position>
  draft.own.replacements = powers.map(() => null)
  draft.own.standing = powers.map(() => [])
  draft.table.starters = table.seats.filter((_, seat) => isInGame(table, seat)).length
  desk.tell('public', '1250.14/III.F.a', () => ({
    type: 'started',
    referee: table.referees[0] ?? '',
    players: table.seats.map(({ player }, seat) => ({
      player,
      email: secret[seat]?.email ?? null,
      country: variant.powers[powers[seat] ?? '']?.name ?? '',
    })),
    vacant: Object.entries(variant.powers)
      .filter(([power]) => !powers.includes(power))
      .map(([, facts]) => facts.name),
  }))
  openTurn(variant, draft, desk)
}
