import type { DiplomacyLocation, PowerId } from '../map.js'
import { type DiplomacyNamedUnit, type DiplomacyOrder, formatUnit } from '../orders.js'
import type { DiplomacyStep } from '../position.js'
import type { Line } from './line.js'

/** What was said of one unit, and goes for those that are named after it. */
export type Carried = 'build' | 'disband'

/** No map has so many centres that more builds could be left unused. */
const MOST_WAIVES = 99

/** What may be done with a unit, by the kind of orders. */
const CAN: Readonly<Record<DiplomacyStep, string>> = {
  moves: 'H, - and a place, S or C',
  retreats: 'R and a place, or D',
  adjustments: 'B or D',
}

/** The next order of a line, several for builds that are waived; or what is wrong with it. */
export function readOrder(
  line: Line,
  power: PowerId,
  step: DiplomacyStep,
  verb?: Carried,
): DiplomacyOrder | readonly DiplomacyOrder[] | string {
  if (line.takes('waive')) return waives(line, power)
  if (begins(line, 'build')) {
    return line.takes('waive') ? waives(line, power) : verbFirst(line, power, 'build')
  }
  if (begins(line, 'disband')) return verbFirst(line, power, 'disband')
  if (begins(line, 'retreat')) return retreat(line, power, step)
  const count = step === 'adjustments' ? line.count() : undefined
  if (count !== undefined) {
    line.takes('build')
    return line.takes('waive') ? waived(power, count) : 'Write "waive" and a number.'
  }
  const named = line.unit('An order begins with its unit')
  if (typeof named === 'string') return named
  line.takesJust(':')
  const { power: _, ...unit } = named
  if (line.takes('hold')) return { type: 'hold', power, unit }
  if (line.takes('build'))
    return line.takes('waive') ? waives(line, power) : built(line, power, unit)
  if (line.takes('disband')) return { type: 'disband', power, unit }
  if (line.takes('support')) return support(line, power, unit)
  if (line.takes('convoy')) return convoy(line, power, unit)
  if (line.takes('retreat')) {
    line.takes('to')
    return retreatTo(line, power, unit)
  }
  if (line.takes('to')) {
    return step === 'retreats' ? retreatTo(line, power, unit) : move(line, power, unit)
  }
  if (line.takes('via')) return viaFirst(line, power, unit)
  if (step !== 'moves' && line.isOver()) {
    const type = verb ?? (step === 'adjustments' ? 'build' : undefined)
    if (type === 'disband' || step === 'adjustments') return { type: type ?? 'build', power, unit }
  }
  return `What is ${formatUnit(unit)} to do? Write ${CAN[step]}.${line.guessVerb()}`
}

/** A verb before its units, with or without a colon. */
function begins(line: Line, word: Carried | 'retreat'): boolean {
  if (!line.takes(word)) return false
  line.takesJust(':')
  return true
}

/** "Waive", "waive 2", "waives 2 builds", "waive build Paris": the place means nothing. */
function waives(line: Line, power: PowerId): DiplomacyOrder | readonly DiplomacyOrder[] | string {
  const count = line.count() ?? 1
  line.takes('build')
  if (!line.atEnd() && !line.isOver()) line.place()
  return waived(power, count)
}

function waived(power: PowerId, count: number): readonly DiplomacyOrder[] | string {
  return count > 0 && count <= MOST_WAIVES
    ? Array.from({ length: count }, () => ({ type: 'waive', power }) as const)
    : `Nobody waives ${count} builds; write a number from 1 to ${MOST_WAIVES}.`
}

/** Where a unit retreats to, or off the board. */
function retreatTo(line: Line, power: PowerId, unit: DiplomacyNamedUnit): DiplomacyOrder | string {
  if (line.takes('disband')) return { type: 'disband', power, unit }
  const goal = line.goal(`Where does ${formatUnit(unit)} go`)
  return typeof goal === 'string' ? goal : { type: 'retreat', power, unit, ...goal }
}

/** A verb before its unit: "Build A Paris", "Remove F Brest". */
function verbFirst(line: Line, power: PowerId, type: 'build' | 'disband'): DiplomacyOrder | string {
  const unit = line.unit(`A ${type} names a unit`)
  return typeof unit === 'string' ? unit : { type, power, unit }
}

/** "Paris build", "Paris: build army", "St Petersburg: build fleet (north coast)". */
function built(line: Line, power: PowerId, unit: DiplomacyNamedUnit): DiplomacyOrder {
  const kind = unit.kind ?? line.kind()
  const at = line.withCoast(unit.at)
  return { type: 'build', power, unit: { at, ...(kind !== undefined && { kind }) } }
}

function retreat(line: Line, power: PowerId, step: DiplomacyStep): DiplomacyOrder | string {
  const named = line.unit('A retreat names a unit')
  if (typeof named === 'string') return named
  const { power: _, ...unit } = named
  // In winter an R removes.
  if (step === 'adjustments') return { type: 'disband', power, unit }
  line.takes('to')
  return retreatTo(line, power, unit)
}

function support(line: Line, power: PowerId, unit: DiplomacyNamedUnit): DiplomacyOrder | string {
  // "support move to Burgundy from Marseilles", "support hold to Burgundy".
  const holds = line.takes('hold')
  const moves = line.takes('to') && !holds
  if (moves) {
    const read = fromTo(line, unit, 'support')
    return typeof read === 'string' ? read : { type: 'support', power, unit, ...read }
  }
  const of = line.unit(`Whom does ${formatUnit(unit)} support`)
  if (typeof of === 'string') return of
  if (holds || line.takes('hold') || !line.takes('to') || line.takes('hold'))
    return { type: 'support', power, unit, of }
  const goal = line.goal(`Where does ${formatUnit(of)} go`)
  return typeof goal === 'string' ? goal : { type: 'support', power, unit, of, ...goal }
}

function convoy(line: Line, power: PowerId, unit: DiplomacyNamedUnit): DiplomacyOrder | string {
  // "convoy to Belgium from London".
  if (line.takes('to')) {
    const read = fromTo(line, unit, 'convoy')
    return typeof read === 'string' ? read : { type: 'convoy', power, unit, ...read }
  }
  const of = line.unit(`Whom does ${formatUnit(unit)} convoy`)
  if (typeof of === 'string') return of
  if (!line.takes('to'))
    return `Where does ${formatUnit(unit)} convoy ${formatUnit(of)}? Add - and a place.`
  const goal = line.goal(`Where does ${formatUnit(of)} go`)
  return typeof goal === 'string' ? goal : { type: 'convoy', power, unit, of, ...goal }
}

/** The goal first, and then where the unit is that goes there. */
function fromTo(
  line: Line,
  unit: DiplomacyNamedUnit,
  verb: string,
): { readonly of: DiplomacyNamedUnit; readonly to: DiplomacyLocation } | string {
  const goal = line.goal(`Whither does ${formatUnit(unit)} ${verb}`)
  if (typeof goal === 'string') return goal
  const wish = `Whom does ${formatUnit(unit)} ${verb} to ${goal.to}`
  if (!line.takesJust('from')) return `${wish}? Add "from" and a place.`
  const of = line.unit(wish)
  return typeof of === 'string' ? of : { of, ...goal }
}

function move(line: Line, power: PowerId, unit: DiplomacyNamedUnit): DiplomacyOrder | string {
  const way: DiplomacyLocation[] = []
  do {
    const goal = line.goal(`Where does ${formatUnit(unit)} go`)
    if (typeof goal === 'string') return goal
    way.push(goal.to)
  } while (line.takes('to'))
  const to = way.pop() as DiplomacyLocation
  const via = line.takes('via') || line.byConvoy()
  if (via) line.takes('convoy')
  return {
    type: 'move',
    power,
    unit,
    to,
    ...(via && { via: true as const }),
    ...(way.length > 0 && { route: way }),
  }
}

function viaFirst(line: Line, power: PowerId, unit: DiplomacyNamedUnit): DiplomacyOrder | string {
  line.takes('convoy')
  if (!line.takes('to')) return `Where does ${formatUnit(unit)} go? Add - and a place.`
  const goal = line.goal(`Where does ${formatUnit(unit)} go`)
  return typeof goal === 'string' ? goal : { type: 'move', power, unit, ...goal, via: true }
}
