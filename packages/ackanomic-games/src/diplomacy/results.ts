import { holderOf, type State } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { canOrder } from './correspondence.js'
import type { DiplomacyMissedTurns, DiplomacyTurnReport, DiplomacyTurnResult } from './events.js'
import type { DiplomacyVariant } from './map.js'
import type { Diplomacy, Draft } from './model.js'
import { unitName } from './order-words.js'
import { type DiplomacyPosition, type DiplomacyUnit, phaseName, provinceOf } from './position.js'
import { type DiplomacyResolution, describeResolution } from './resolution.js'
import { activePowers, type DiplomacyTurn } from './seasons.js'
import { MAX_ORDERS } from './state.js'
import { powerName } from './wording.js'

type Result = Pick<
  DiplomacyTurnResult,
  'after' | 'resolutions' | 'disbanded' | 'eliminated' | 'ruled'
>

export function resultOf(
  variant: DiplomacyVariant,
  before: DiplomacyPosition,
  turn: DiplomacyTurn,
  decided: DiplomacyPosition | null,
): Result {
  if (decided === null || isSame(decided, turn.position)) {
    const { position: after, resolutions, disbanded, eliminated } = turn
    return { after, resolutions, disbanded, eliminated, ruled: false }
  }
  const now = activePowers(variant, decided)
  return {
    after: decided,
    resolutions: turn.resolutions.map((each) => ruledResolution(decided, each)),
    disbanded: [],
    eliminated: activePowers(variant, before)
      .filter((power) => !now.includes(power))
      .sort(),
    ruled: true,
  }
}

function isSame(one: DiplomacyPosition, other: DiplomacyPosition): boolean {
  const text = ({ power, kind, at }: DiplomacyUnit): string => `${power} ${kind} ${at}`
  const sorted = ({ phase, units, owners, dislodged }: DiplomacyPosition) => ({
    phase,
    owners,
    units: units.map(text).sort(),
    dislodged: dislodged
      .map(({ unit, from, retreats }) => [text(unit), from, ...[...retreats].sort()].join(' '))
      .sort(),
  })
  return equalJson(sorted(one), sorted(other))
}

function ruledResolution(
  { units, dislodged }: DiplomacyPosition,
  { dislodged: _, ...resolution }: DiplomacyResolution,
): DiplomacyResolution {
  const { order } = resolution
  if (order.type === 'waive') return { ...resolution, outcome: { is: 'ruled', done: true } }
  const isTheirs = (unit: DiplomacyUnit, place: string): boolean =>
    unit.power === order.power && provinceOf(unit.at) === provinceOf(place)
  const lost = dislodged.find(({ unit }) => isTheirs(unit, order.unit.at))
  const isIn = (place: string): boolean =>
    units.some((unit) => isTheirs(unit, place) && (order.unit.kind ?? unit.kind) === unit.kind)
  const isDone =
    order.type === 'move' || order.type === 'retreat'
      ? isIn(order.to)
      : isIn(order.unit.at) !== (order.type === 'disband')
  return {
    ...resolution,
    outcome: { is: 'ruled', done: lost === undefined && isDone },
    ...(lost !== undefined && { dislodged: { by: lost.from } }),
  }
}

export function reportOf(
  variant: DiplomacyVariant,
  before: DiplomacyPosition,
  { resolutions, disbanded, eliminated, ruled: isRuled }: Result,
  said: readonly string[],
): DiplomacyTurnReport {
  const says: string[] = []
  for (const power of Object.keys(variant.powers)) {
    const name = powerName(variant, power)
    for (const each of resolutions)
      if (each.order.power === power) says.push(`${name}: ${describeResolution(variant, each)}`)
  }
  const isTold = ({ power, at }: DiplomacyUnit): boolean =>
    resolutions.some(
      ({ order, outcome }) =>
        order.power === power &&
        order.type !== 'waive' &&
        provinceOf(order.unit.at) === provinceOf(at) &&
        outcome.is !== 'void',
    )
  const isMoves = before.phase.step === 'moves'
  const lost = disbanded
    .filter((unit) => isMoves || !isTold(unit))
    .map((unit) => {
      const why = isMoves ? 'has nowhere to retreat' : 'has no order that counts'
      return `${powerName(variant, unit.power)}: ${unitName(variant, unit)} ${why}, and is lost.`
    })
  const out = eliminated.map((power) => `${powerName(variant, power)} is eliminated.`)
  const ruling = isRuled ? ['The referee has decided this turn.'] : []
  return {
    phase: phaseName(variant, before.phase),
    message: [...ruling, ...said, ...says, ...lost, ...out],
  }
}

/** The players who had something to order and sent nothing, with their new counts. */
export function missedTurns(
  variant: DiplomacyVariant,
  state: State<Diplomacy>,
): readonly DiplomacyMissedTurns[] {
  const { shared, secret, roster } = state
  return secret.flatMap(({ orders }, seat) => {
    const person = holderOf(roster, seat)
    if (person === null || orders !== null || !canOrder(variant, state, seat)) return []
    const { turns, running } = shared.missed.find((one) => one.person === person) ?? NEVER
    return [{ person, turns: turns + 1, running: running + 1 }]
  })
}

const NEVER = { turns: 0, running: 0 }

export function clearOrders(
  { shared, secret, roster, options }: Draft,
  before: DiplomacyPosition,
  missed: readonly DiplomacyMissedTurns[],
): void {
  const keeps = options.faulty.late === 'repeat' && before.phase.step === 'moves'
  const first = missed.filter(({ turns }) => turns === 1)
  const heard = secret.map(({ orders }, seat) => (orders === null ? null : holderOf(roster, seat)))
  shared.missed = [...shared.missed, ...first].map((one) => {
    const counted = missed.find(({ person }) => person === one.person) ?? one
    return heard.includes(one.person) ? { ...counted, running: 0 } : { ...counted }
  })
  for (const [seat, kept] of secret.entries()) {
    if (keeps && kept.orders !== null) shared.standing[seat] = kept.orders.slice(0, MAX_ORDERS)
    if (keeps && shared.bots.includes(seat)) shared.standing[seat] = []
    kept.orders = null
    kept.ready = false
    if (options.ackExpiry === 'next-adjudication') kept.claim = null
  }
}
