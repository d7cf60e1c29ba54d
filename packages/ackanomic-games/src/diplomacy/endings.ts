import type { SeatNumber } from '@ackanomic/core'
import { holderOf, isInGame, itemAt, type SeatAward, type State } from '@ackanomic/core/engine'
import { checkOpen, emitInSecret } from './correspondence.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Ctx, Diplomacy, DiplomacyEvent, Draft, Moves, Standing } from './model.js'
import { countCentres, type DiplomacyPosition } from './position.js'
import { activePowers } from './seasons.js'
import type { DiplomacyShared } from './state.js'
import type { MapOf } from './variants/maps.js'
import { powerName } from './wording.js'

const POINTS = 8

/** The points of each winner: an equal share, rounded down (IV). */
export function pointsEach(winners: number): number {
  return winners === 0 ? 0 : Math.floor(POINTS / winners)
}

export function goalOf(variant: DiplomacyVariant, options: Pick<Diplomacy['Options'], 'victory'>) {
  return options.victory ?? variant.victory
}

export function powersAtGoal(
  variant: DiplomacyVariant,
  { options, shared }: Pick<State<Diplomacy>, 'options' | 'shared'>,
): readonly PowerId[] {
  const { position } = shared
  if (position === null) return []
  const goal = goalOf(variant, options)
  return Object.keys(variant.powers).filter(
    (power) => shared.powers.includes(power) && countCentres(position, power) >= goal,
  )
}

export function isOverEarly(
  variant: DiplomacyVariant,
  { end }: Diplomacy['Options'],
  { phase }: DiplomacyPosition,
): boolean {
  if (end === null) return false
  const last = variant.seasons.findIndex(({ letter }) => letter === end.season)
  if (phase.year !== end.year) return phase.year > end.year
  return phase.season > last || (phase.season === last && phase.step === 'adjustments')
}

export function earlyWinners(variant: DiplomacyVariant, { options, shared }: State<Diplomacy>) {
  const { position } = shared
  if (position === null || options.end === null || options.end.winners === 'none') return []
  const played = activePowers(variant, position).filter((power) => shared.powers.includes(power))
  if (options.end.winners === 'survivors') return played
  const most = Math.max(0, ...played.map((power) => countCentres(position, power)))
  return played.filter((power) => countCentres(position, power) === most)
}

export function winningGroup(
  variant: DiplomacyVariant,
  { options, shared, secret, roster }: Standing,
): readonly PowerId[] | undefined {
  const { position } = shared
  if (position === null || secret.every(({ claim }) => claim === null)) return undefined
  const alive = activePowers(variant, position)
  for (const { claim } of secret) {
    if (claim === null) continue
    const all = claim.every((power) => {
      const seat = shared.powers.indexOf(power)
      const isSame = secret[seat]?.claim?.join() === claim.join() && holderOf(roster, seat) !== null
      return isSame && (options.coWinZeroCentres || alive.includes(power))
    })
    const held = claim.reduce((sum, power) => sum + countCentres(position, power), 0)
    if (all && held >= goalOf(variant, options)) return claim
  }
  return undefined
}

export function allAgreeToDraw(variant: DiplomacyVariant, { shared, secret, roster }: Standing) {
  if (shared.position === null || !secret.some(({ draw }) => draw)) return false
  const alive = activePowers(variant, shared.position)
  return secret.every(
    ({ draw }, seat) =>
      !alive.includes(shared.powers[seat] ?? '') || (draw && holderOf(roster, seat) !== null),
  )
}

export function drawWinners(variant: DiplomacyVariant, { options, shared }: State<Diplomacy>) {
  if (options.draws !== 'shared' || shared.position === null) return []
  const alive = activePowers(variant, shared.position)
  return shared.powers.filter((power) => alive.includes(power))
}

export function isAbandoned({ roster }: Pick<State<Diplomacy>, 'roster'>): boolean {
  return roster.seats.every(({ holder }, seat) => holder === null && !isInGame(roster, seat))
}

export function endGame(
  draft: Draft,
  ctx: Ctx,
  how: Extract<DiplomacyEvent, { type: 'over' }>['how'],
  powers: readonly PowerId[],
): void {
  const { roster, shared, options } = draft
  const seats = powers.map((power) => shared.powers.indexOf(power))
  // A bot's win is nobody's, unless the announcement gives it to the absent player.
  const wins = (seat: SeatNumber): boolean =>
    holderOf(roster, seat) !== null ||
    (options.botWin === 'original-player' && isInGame(roster, seat))
  const winners = seats.filter(wins)
  const to = seats.map((seat) => (wins(seat) ? seat : null))
  const each = pointsEach(powers.length)
  const [single = null] = to.length === 1 ? to : []
  const awards: SeatAward<Diplomacy['Clause']>[] = []
  if (each > 0 && winners.length > 0)
    awards.push({ award: 'points', to, each, clause: '1250.14/IV.pts.a' })
  if (single !== null) {
    const clause = '1250.14/IV.knife.a'
    awards.push({ award: 'trophy', trophy: 'Golden Knife', to: single, clause })
  }
  if (roster.referees.length > 0) {
    const clause = '1250.14/IV.fee.a'
    awards.push({ award: 'treasury', to: ['referee'], each: 10, as: 'referee', clause })
  }
  const { position } = shared
  const centres = powers.map((power) => (position === null ? 0 : countCentres(position, power)))
  ctx.emit('public', '1250.14/IV.win.g', () => ({ type: 'over', how, powers, centres }))
  ctx.end({ winners, ranking: rankingOf(shared, winners), awards })
}

function rankingOf({ powers, position }: DiplomacyShared, winners: readonly SeatNumber[]) {
  const groups = new Map<number, SeatNumber[]>()
  powers.forEach((power, seat) => {
    const centres = position === null ? 0 : countCentres(position, power)
    const rank = winners.includes(seat) ? Number.POSITIVE_INFINITY : centres
    groups.set(rank, [...(groups.get(rank) ?? []), seat])
  })
  return [...groups].sort(([a], [b]) => (b > a ? 1 : -1)).map(([, seats]) => seats)
}

export const endingMoves = (mapOf: MapOf): Pick<Moves, 'claim' | 'unclaim' | 'draw'> => ({
  claim: {
    // The size of the group is checked only once all have claimed.
    validate(state, { group }, { seat }) {
      const { shared, options } = state
      const variant = mapOf(state)
      const early = checkOpen(state)
      if (early !== undefined) return early
      if (!options.coWins) return { code: 'noCoWins' }
      const bad = (problem: Diplomacy['Errors']['badGroup']['problem'], power: PowerId) =>
        ({ code: 'badGroup', details: { problem, power: powerName(variant, power) } }) as const
      const self = shared.powers[seat] ?? ''
      const stranger = group.find((power) => !shared.powers.includes(power))
      if (stranger !== undefined) return bad('unknown', stranger)
      if (!group.includes(self)) return bad('self', self)
      if (new Set(group).size < 2) return bad('alone', self)
      if (options.coWinZeroCentres || shared.position === null) return undefined
      const alive = activePowers(variant, shared.position)
      const gone = group.find((power) => !alive.includes(power))
      return gone === undefined ? undefined : bad('off board', gone)
    },
    apply: (draft, { group }, ctx, { seat }) =>
      setClaim(draft, ctx, seat, [...new Set(group)].sort()),
  },
  unclaim: {
    validate: (state, _, { seat }) =>
      checkOpen(state) ?? (state.secret[seat]?.claim == null ? { code: 'noClaim' } : undefined),
    apply: (draft, _, ctx, { seat }) => setClaim(draft, ctx, seat, null),
  },
  draw: {
    validate(state, { agree }, { seat }) {
      const early = checkOpen(state)
      if (early !== undefined) return early
      if (state.options.draws === 'none') return { code: 'noDraws' }
      return state.secret[seat]?.draw === agree
        ? { code: 'sameVote', details: { agree } }
        : undefined
    },
    apply(draft, { agree }, ctx, { seat }) {
      itemAt(draft.secret, seat).draw = agree
      emitInSecret(ctx, seat, '1250.14/III.B7.a', { type: 'draw', seat, agree })
    },
  },
})

function setClaim({ secret }: Draft, ctx: Ctx, seat: SeatNumber, group: PowerId[] | null): void {
  itemAt(secret, seat).claim = group
  emitInSecret(ctx, seat, '1250.14/IV.win.f', { type: 'claim', seat, group })
}
