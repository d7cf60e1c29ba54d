import type { Atlas } from '../atlas.js'
import type { Unit } from '../units.js'
import { type Desk, HOLD } from './desk.js'

/** Puts the units on the desk; answers those that have a place, and lists the others. */
export function place(d: Desk, units: readonly Unit[], leftOut: Unit[]): readonly Unit[] {
  const { atlas, unitAt } = d
  unitAt.fill(-1)
  const strangers = new Map<string, number>()
  let u = 0
  let name = ''
  let power = -1
  for (const unit of units) {
    const { power: whose, kind, at: place } = unit
    const at = atlas.index.get(place)
    const home = at === undefined ? -1 : (atlas.province[at] as number)
    if (at === undefined || (unitAt[home] as number) >= 0) {
      leftOut.push(unit)
      continue
    }
    // Units mostly come power by power.
    if (whose !== name) {
      name = whose
      power = atlas.powerIndex.get(name) ?? strangerNumber(atlas, strangers, name)
    }
    unitAt[home] = u
    d.power[u] = power
    d.at[u] = at
    d.home[u] = home
    d.army[u] = kind === 'A' ? 1 : 0
    d.act[u] = HOLD
    d.to[u] = -1
    d.of[u] = -1
    d.stands[u] = 0
    d.order[u] = -1
    u++
  }
  d.units = u
  return leftOut.length === 0 ? units : units.filter((unit) => !leftOut.includes(unit))
}

/** A number for a power that the variant does not have. */
function strangerNumber(atlas: Atlas, strangers: Map<string, number>, name: string): number {
  const number = strangers.get(name) ?? atlas.powers.length + strangers.size
  strangers.set(name, number)
  return number
}
