import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type Seen, seatsInGame, type Writable } from '@ackanomic/core/engine'
import type { PowerId, Variant } from './map.js'
import type { Ctx, Diplomacy, Draft, Refused } from './model.js'
import { type Position, startingPosition } from './position.js'
import { askReferee } from './prompts.js'
import type { DiplomacySecret, DiplomacyShared } from './state.js'
import { maximumOf, termsOf } from './terms.js'
import { openTurn } from './turns.js'

export const NOTHING_YET: DiplomacyShared = {
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

export function secretOf(email: string | null): DiplomacySecret {
  return { email, orders: null, ready: false, claim: null, draw: false }
}

/** Refuses a step that is not the next one (III). */
export function checkStep(
  { shared }: Seen<Diplomacy>,
  stages: readonly DiplomacyShared['stage'][],
): Refused {
  return stages.includes(shared.stage)
    ? undefined
    : { code: 'wrongStep', facts: { stage: shared.stage } }
}

/** The announcement is made; where the players are named with it, the countries follow at once. */
export function announce(variant: Variant, draft: Draft, ctx: Ctx): void {
  ctx.emit('public', '1250.14/III.B1', () => ({
    type: 'announced',
    terms: termsOf(variant, draft.options, draft.table.most),
  }))
  if (draft.table.seats.length > 0) assignCountries(variant, draft, ctx)
  else askReferee(variant, draft, ctx)
}

/** Opens the enrolment (III.C). */
export function openEnrolment(draft: Draft, ctx: Ctx, length: number): void {
  draft.shared.stage = 'enrolling'
  ctx.startTimer('enrolment', length)
  ctx.emit('public', '1250.14/III.C', () => ({ type: 'enrolment', until: ctx.at + length }))
}

/** Somebody enrols; with the last place taken the enrolment is closed (III.D). */
export function enrol(
  variant: Variant,
  draft: Draft,
  ctx: Ctx,
  person: string,
  email: string,
): void {
  ctx.addSeat(person, secretOf(email))
  const { options, table } = draft
  if (enrolled(draft).length < maximumOf(variant, options, table.most)) return
  ctx.stopTimer('enrolment')
  closeEnrolment(variant, draft, ctx)
}

/** The deadline of the enrolment (III.D, III.E). */
export function enrolmentIsDue(variant: Variant, draft: Draft, ctx: Ctx): void {
  if (enrolled(draft).length < draft.options.players.minimum) callOff(draft, ctx, 'too few')
  else closeEnrolment(variant, draft, ctx)
}

function closeEnrolment(variant: Variant, draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'enrolled'
  const players = enrolled(draft).length
  ctx.emit('public', '1250.14/III.D.c', () => ({ type: 'enrolment closed', players }))
  askReferee(variant, draft, ctx)
}

function enrolled(draft: Draft): SeatNumber[] {
  return seatsInGame(draft.table)
}

/** No instance comes of it: nobody wins, and nobody is paid (III.A). */
export function callOff(draft: Draft, ctx: Ctx, why: 'referee' | 'too few' | 'no referee'): void {
  const clause = why === 'too few' ? '1250.14/III.E' : '1250.14/III.A.c'
  if (draft.outcome === null) ctx.emit('public', clause, () => ({ type: 'aborted', why }))
  ctx.end({ winners: [], ranking: [], awards: [] })
}

/** Who withdraws before the start was never a player of the instance. */
export function withdraw(
  variant: Variant,
  draft: Draft,
  ctx: Ctx,
  seats: readonly SeatNumber[],
): void {
  for (const seat of [...seats].sort((a, b) => b - a)) {
    const [gone] = draft.table.seats.splice(seat, 1)
    draft.secret.splice(seat, 1)
    draft.table.everPlayed = draft.table.everPlayed.filter((person) => person !== gone?.player)
  }
  draft.table.starters = Math.min(draft.table.starters, draft.table.seats.length)
  if (draft.shared.stage === 'enrolling') return
  ctx.cancelPrompts()
  draft.shared.stage = 'enrolled'
  askReferee(variant, draft, ctx)
}

/** Asks for the countries, as the announcement has it (III.B3); with them the game starts. */
export function assignCountries(variant: Variant, draft: Draft, ctx: Ctx): void {
  draft.shared.stage = 'drawing'
  askReferee(variant, draft, ctx)
}

/** The game starts (III.F). */
export function startPlay(
  variant: Variant,
  draft: Draft,
  ctx: Ctx,
  powers: readonly PowerId[],
): void {
  const { table, secret } = draft
  draft.shared.stage = 'playing'
  draft.shared.powers = [...powers]
  draft.shared.position = startingPosition(variant) as Writable<Position>
  draft.shared.replacements = powers.map(() => null)
  draft.shared.standing = powers.map(() => [])
  draft.table.starters = table.seats.filter((_, seat) => isInGame(table, seat)).length
  ctx.emit('public', '1250.14/III.F.a', () => ({
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
  openTurn(variant, draft, ctx)
}
