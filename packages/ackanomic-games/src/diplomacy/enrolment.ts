import type { SeatNumber } from '@ackanomic/core'
import {
  type Desk,
  isInGame,
  type Refusal,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import type { PowerId, Variant } from './map.js'
import { type Position, startingPosition } from './position.js'
import { askReferee } from './questions.js'
import { maximumOf, termsOf } from './terms.js'
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
  missed: [],
  last: null,
}

/** What a seat keeps at first. */
export function secretOf(email: string | null): Secret {
  return { email, orders: null, ready: false, claim: null, draw: false }
}

/** Refuses a step that is not the next one (III). */
export function checkStep(
  { own }: State<Diplomacy>,
  stages: readonly Own['stage'][],
): Refusal<Rejections> | undefined {
  return stages.includes(own.stage) ? undefined : { code: 'wrongStep', facts: { stage: own.stage } }
}

/** The announcement is made; where the players are named with it, the countries follow at once. */
export function announce(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  desk.tell('public', '1250.14/III.B1', () => ({
    type: 'announced',
    terms: termsOf(variant, draft.options, draft.table.most),
  }))
  if (draft.table.seats.length > 0) assignCountries(variant, draft, desk)
  else askReferee(variant, draft, desk)
}

/** Opens the enrolment (III.C). */
export function openEnrolment(draft: Draft, desk: Desk<Diplomacy>, length: number): void {
  draft.own.stage = 'enrolling'
  desk.start('enrolment', length)
  desk.tell('public', '1250.14/III.C', () => ({ type: 'enrolment', until: desk.at + length }))
}

/** Somebody enrols; with the last place taken the enrolment is closed (III.D). */
export function enrol(
  variant: Variant,
  draft: Draft,
  desk: Desk<Diplomacy>,
  person: string,
  email: string,
): void {
  desk.seat(person, secretOf(email))
  const { options, table } = draft
  if (enrolled(draft).length < maximumOf(variant, options, table.most)) return
  desk.stop('enrolment')
  closeEnrolment(variant, draft, desk)
}

/** The deadline of the enrolment (III.D, III.E). */
export function enrolmentIsDue(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  if (enrolled(draft).length < draft.options.players.minimum) callOff(draft, desk, 'too few')
  else closeEnrolment(variant, draft, desk)
}

function closeEnrolment(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  draft.own.stage = 'enrolled'
  const players = enrolled(draft).length
  desk.tell('public', '1250.14/III.D.c', () => ({ type: 'enrolment closed', players }))
  askReferee(variant, draft, desk)
}

function enrolled(draft: Draft): SeatNumber[] {
  return seatsInGame(draft.table)
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
export function withdraw(
  variant: Variant,
  draft: Draft,
  desk: Desk<Diplomacy>,
  seats: readonly SeatNumber[],
): void {
  for (const seat of [...seats].sort((a, b) => b - a)) {
    const [gone] = draft.table.seats.splice(seat, 1)
    draft.secret.splice(seat, 1)
    draft.table.everPlayed = draft.table.everPlayed.filter((person) => person !== gone?.player)
  }
  draft.table.starters = Math.min(draft.table.starters, draft.table.seats.length)
  if (draft.own.stage === 'enrolling') return
  desk.withdraw()
  draft.own.stage = 'enrolled'
  askReferee(variant, draft, desk)
}

/** Asks for the countries, as the announcement has it (III.B3); with them the game starts. */
export function assignCountries(variant: Variant, draft: Draft, desk: Desk<Diplomacy>): void {
  draft.own.stage = 'drawing'
  askReferee(variant, draft, desk)
}

/** The game starts (III.F). */
export function startPlay(
  variant: Variant,
  draft: Draft,
  desk: Desk<Diplomacy>,
  powers: readonly PowerId[],
): void {
  const { table, secret } = draft
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
