import type { State } from '@ackanomic/core/engine'
import { businessOf } from './correspondence.js'
import type { DiplomacyMissedTurns, DiplomacyTurnReport, DiplomacyTurnResult } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Diplomacy, Draft } from './model.js'
import { type DiplomacyPosition, type DiplomacyUnit, phaseName, provinceOf } from './position.js'
import { type DiplomacyResolution, describeResolution } from './resolution.js'
import { activePowers, type DiplomacyTurn } from './seasons.js'
import { MOST_ORDERS } from './state.js'
import { powerName } from './wording.js'

/** What a turn came to: as the library has it, or as the referee has ruled. */
type Result = Pick<
  DiplomacyTurnResult,
  'after' | 'resolutions' | 'disbanded' | 'eliminated' | 'ruled'
>

/** The result of a turn; what the referee decided takes the place of what the library would. */
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
    resolutions: turn.resolutions.map((each) => ruled(decided, each)),
    disbanded: [],
    eliminated: activePowers(variant, before)
      .filter((power) => !now.includes(power))
      .sort(),
    ruled: true,
  }
}

function isSame(one: DiplomacyPosition, other: DiplomacyPosition): boolean {
  const plain = ({ phase, units, owners, dislodged }: DiplomacyPosition): string =>
    JSON.stringify([
      [phase.year, phase.season, phase.step],
      units.map(({ power, kind, at }) => [power, kind, at].join(' ')).sort(),
      Object.entries(owners).sort(),
      dislodged
        .map(({ unit, from, retreats }) =>
          [unit.power, unit.kind, unit.at, from, ...[...retreats].sort()].join(' '),
        )
        .sort(),
    ])
  return plain(one) === plain(other)
}

/** What became of an order by the position that the referee has set; reasons are the referee's alone. */
function ruled(
  { units, dislodged }: DiplomacyPosition,
  { order, unordered }: DiplomacyResolution,
): DiplomacyResolution {
  const isIn = (place: string): boolean =>
    units.some(
      ({ power, kind, at }) =>
        power === order.power &&
        provinceOf(at) === provinceOf(place) &&
        (order.type === 'waive' || (order.unit.kind ?? kind) === kind),
    )
  const isDone = (): boolean => {
    if (order.type === 'waive') return true
    if (order.type === 'move' || order.type === 'retreat') return isIn(order.to)
    return isIn(order.unit.at) !== (order.type === 'disband')
  }
  const lost =
    order.type === 'waive'
      ? undefined
      : dislodged.find(
          ({ unit }) =>
            unit.power === order.power && provinceOf(unit.at) === provinceOf(order.unit.at),
        )
  return {
    order,
    ...(unordered === true && { unordered }),
    outcome: { is: 'ruled', done: lost === undefined && isDone() },
    ...(lost !== undefined && { dislodged: { by: lost.from } }),
  }
}

/** What a turn came to, a sentence for each order, by power. */
export function reportOf(
  variant: DiplomacyVariant,
  before: DiplomacyPosition,
  { resolutions, disbanded, eliminated, ruled: isRuled }: Result,
  said: readonly string[],
): DiplomacyTurnReport {
  const powers = Object.keys(variant.powers)
  const says = [...resolutions]
    .sort((one, other) => powers.indexOf(one.order.power) - powers.indexOf(other.order.power))
    .map((each) => `${powerName(variant, each.order.power)}: ${describeResolution(variant, each)}`)
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
    .map(({ power, kind, at }) => {
      const why = isMoves ? 'has nowhere to retreat' : 'has no order that counts'
      return `${powerName(variant, power)}: ${kind} ${at} ${why}, and is lost.`
    })
  const out = eliminated.map((power) => `${powerName(variant, power)} is eliminated.`)
  const ruling = isRuled ? ['The referee has decided this turn.'] : []
  return {
    phase: phaseName(variant, before.phase),
    message: [...ruling, ...said, ...says, ...lost, ...out],
  }
}

/** Those who had something to order and sent nothing, with their counts from now on. */
export function missedIn(
  variant: DiplomacyVariant,
  { shared, secret, table }: State<Diplomacy>,
  before: DiplomacyPosition,
): readonly DiplomacyMissedTurns[] {
  return shared.powers.flatMap((power: PowerId, seat) => {
    const person = table.seats[seat]?.holder ?? null
    if (person === null || secret[seat]?.orders !== null) return []
    if (businessOf(variant, before, power) === 0) return []
    const { turns, running } = shared.missed.find((one) => one.person === person) ?? NEVER
    return [{ person, turns: turns + 1, running: running + 1 }]
  })
}

const NEVER = { turns: 0, running: 0 }

/** The mail of the turn is spent: what late players would repeat is kept, and who sent nothing. */
export function spendMail(
  draft: Draft,
  before: DiplomacyPosition,
  missed: readonly DiplomacyMissedTurns[],
): void {
  const { shared, secret, table, options } = draft
  const keeps = options.faulty.late === 'repeat' && before.phase.step === 'moves'
  const heard = table.seats.flatMap(({ holder }, seat) =>
    holder !== null && (secret[seat]?.orders ?? null) !== null ? [holder] : [],
  )
  const counted = shared.missed.map(
    (one) => missed.find(({ person }) => person === one.person) ?? one,
  )
  const first = missed.filter(({ turns }) => turns === 1)
  draft.shared.missed = [...counted, ...first].map((one) =>
    heard.includes(one.person) ? { ...one, running: 0 } : one,
  )
  draft.secret.forEach((kept, seat) => {
    const { orders } = kept
    if (keeps && orders !== null) draft.shared.standing[seat] = orders.slice(0, MOST_ORDERS)
    if (keeps && shared.bots.includes(seat)) draft.shared.standing[seat] = []
    kept.orders = null
    kept.ready = false
    if (options.ackExpiry === 'next-adjudication') kept.claim = null
  })
}
