import type { DiplomacyLocation, PowerId } from '../map.js'
import { type DiplomacyNamedUnit, type DiplomacyOrder, formatUnit } from '../orders.js'
import type { DiplomacyStep } from '../position.js'
import type { OrderReader } from './order-reader.js'

/** More waives than any map allows. */
const MAX_WAIVES = 99

const VERBS_OF: Readonly<Record<DiplomacyStep, string>> = {
  moves: 'H, - and a place, S or C',
  retreats: 'R and a place, or D',
  adjustments: 'B or D',
}

/** A verb of one unit that also applies to the units named after it. */
export type SharedVerb = 'build' | 'disband'

interface Known {
  readonly power: PowerId
  readonly step: DiplomacyStep
  readonly verb: SharedVerb | undefined
}

type Read = readonly DiplomacyOrder[] | string

/** The next order of a line (several for waives), or what is wrong with it. */
export function readOrder(reader: OrderReader, { power, step, verb: shared }: Known): Read {
  const first = reader.takes('waive', 'build', 'disband', 'retreat')
  if (first !== undefined) reader.takesJust(':')
  if (first === 'waive' || (first === 'build' && reader.takes('waive')))
    return readWaives(reader, power)
  const count = first === undefined && step === 'adjustments' ? reader.count() : undefined
  if (count !== undefined) {
    reader.takes('build')
    return reader.takes('waive') ? waives(power, count) : 'Write "waive" and a number.'
  }
  const named = reader.unit(
    first === undefined ? 'An order begins with its unit' : `A ${first} names a unit`,
  )
  if (typeof named === 'string') return named
  reader.takesJust(':')
  const { power: _, ...unit } = named
  const verb =
    first ??
    reader.takes('hold', 'build', 'disband', 'support', 'convoy', 'retreat', 'to', 'via') ??
    (step !== 'moves' && reader.isOver() ? shared : undefined) ??
    (step === 'adjustments' && reader.isOver() ? 'build' : undefined)
  switch (verb) {
    case 'hold':
    case 'disband':
      return [{ type: verb, power, unit }]
    case 'build':
      if (first === undefined && reader.takes('waive')) return readWaives(reader, power)
      return [{ type: verb, power, unit: first === undefined ? readBuilt(reader, unit) : unit }]
    case 'support':
    case 'convoy':
      return readHelp(reader, verb, power, unit)
    case 'retreat':
      // In winter, R removes a unit.
      if (first !== undefined && step === 'adjustments') return [{ type: 'disband', power, unit }]
      reader.takes('to')
      return readRetreat(reader, power, unit)
    case 'to':
      return step === 'retreats'
        ? readRetreat(reader, power, unit)
        : readMove(reader, power, unit, false)
    case 'via':
      return reader.takes('to')
        ? readMove(reader, power, unit, true)
        : `Where does ${formatUnit(unit)} go? Add - and a place.`
    default:
      return `What is ${formatUnit(unit)} to do? Write ${VERBS_OF[step]}.${reader.guessVerb()}`
  }
}

/** "Waive", "waive 2", "waives 2 builds", "waive build Paris": the place is ignored. */
function readWaives(reader: OrderReader, power: PowerId): Read {
  const count = reader.count() ?? 1
  reader.takes('build')
  if (!reader.atEnd() && !reader.isOver()) reader.place({ guesses: false })
  return waives(power, count)
}

function waives(power: PowerId, count: number): Read {
  return count > 0 && count <= MAX_WAIVES
    ? Array.from({ length: count }, () => ({ type: 'waive', power }) as const)
    : `You cannot waive ${count} builds; write a number from 1 to ${MAX_WAIVES}.`
}

/** "Paris build", "Paris: build army", "St Petersburg: build fleet (north coast)". */
function readBuilt(reader: OrderReader, unit: DiplomacyNamedUnit): DiplomacyNamedUnit {
  const kind = unit.kind ?? reader.kind()
  return { at: reader.withCoast(unit.at), ...(kind !== undefined && { kind }) }
}

function readRetreat(reader: OrderReader, power: PowerId, unit: DiplomacyNamedUnit): Read {
  if (reader.takes('disband')) return [{ type: 'disband', power, unit }]
  const goal = reader.goal(`Where does ${formatUnit(unit)} go`)
  return typeof goal === 'string' ? goal : [{ type: 'retreat', power, unit, ...goal }]
}

function readHelp(
  reader: OrderReader,
  type: 'support' | 'convoy',
  power: PowerId,
  unit: DiplomacyNamedUnit,
): Read {
  const whom = `Whom does ${formatUnit(unit)} ${type}`
  // "support hold to Burgundy".
  const holds = type === 'support' && reader.takes('hold') !== undefined
  const goes = reader.takes('to') !== undefined
  if (goes && !holds) {
    // "support move to Burgundy from Marseilles", "convoy to Belgium from London".
    const goal = reader.goal(`Where to does ${formatUnit(unit)} ${type}`)
    if (typeof goal === 'string') return goal
    if (!reader.takesJust('from')) return `${whom} to ${goal.to}? Add "from" and a place.`
    const from = reader.unit(`${whom} to ${goal.to}`)
    return typeof from === 'string' ? from : [{ type, power, unit, of: from, ...goal }]
  }
  const of = reader.unit(whom)
  if (typeof of === 'string') return of
  if (holds || reader.takes('hold') || !reader.takes('to') || reader.takes('hold')) {
    return type === 'support'
      ? [{ type, power, unit, of }]
      : `Where does ${formatUnit(unit)} convoy ${formatUnit(of)}? Add - and a place.`
  }
  const goal = reader.goal(`Where does ${formatUnit(of)} go`)
  return typeof goal === 'string' ? goal : [{ type, power, unit, of, ...goal }]
}

function readMove(
  reader: OrderReader,
  power: PowerId,
  unit: DiplomacyNamedUnit,
  via: boolean,
): Read {
  const way: DiplomacyLocation[] = []
  do {
    const goal = reader.goal(`Where does ${formatUnit(unit)} go`)
    if (typeof goal === 'string') return goal
    way.push(goal.to)
  } while (reader.takes('to'))
  const to = way.pop() as DiplomacyLocation
  const isConvoyed = reader.takesVia() || via
  const route = way.length > 0 && { route: way }
  return [{ type: 'move', power, unit, to, ...(isConvoyed && { via: true as const }), ...route }]
}
