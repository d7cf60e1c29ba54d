import type { Location, ProvinceId } from '../map.js'
import type { Outcome, VoidReason } from '../resolution.js'
import { bySea, isImmune, meets, way } from './decide.js'
import { CONVOY, type Desk, HOLD, type Law, MOVE, NO, SUPPORT, YES } from './desk.js'
import { chain } from './routes.js'

/** The outcome of what went as ordered. */
export const SUCCEEDS: Outcome = Object.freeze({ is: 'succeeds' })

const LOST: Outcome = Object.freeze({ is: 'dislodged' })
const UNCONVOYED: Outcome = Object.freeze({ is: 'unconvoyed' })
const VOIDS = new Map<VoidReason, Outcome>()

/** The outcome of an order that can't be followed. */
export function voidFor(why: VoidReason): Outcome {
  const known = VOIDS.get(why)
  if (known !== undefined) return known
  const outcome: Outcome = Object.freeze({ is: 'void', why })
  VOIDS.set(why, outcome)
  return outcome
}

/** The unit that dislodged another, or -1. */
export function dislodger(d: Desk, u: number): number {
  if (d.moves[u] === YES) return -1
  const home = d.home[u] as number
  for (let a = d.attackers[home] as number; a >= 0; a = d.nextAttacker[a] as number)
    if (d.moves[a] === YES) return a
  return -1
}

/** What became of a unit's order, all decisions being known. */
export function explain(d: Desk, u: number, law: Law, lost: boolean): Outcome {
  switch (d.act[u]) {
    case MOVE:
      return d.moves[u] === YES ? SUCCEEDS : explainMove(d, u, law)
    case SUPPORT:
      return d.gives[u] === YES ? SUCCEEDS : { is: 'cut', by: cutters(d, u, law) }
    case CONVOY:
      if (lost) return LOST
      return d.failed[u] === 1 ? { is: 'paradox', fleets: [province(d, u)] } : SUCCEEDS
    default:
      return lost && d.act[u] === HOLD ? LOST : SUCCEEDS
  }
}

function location(d: Desk, u: number): Location {
  return d.atlas.names[d.at[u] as number] as Location
}

function province(d: Desk, u: number): ProvinceId {
  return d.atlas.names[d.home[u] as number] as ProvinceId
}

/** Names come in one order, however the units came in. */
function sorted(names: string[]): readonly string[] {
  return names.length > 1 ? names.sort() : names
}

function cutters(d: Desk, s: number, law: Law): readonly Location[] {
  const by: Location[] = []
  const home = d.home[s] as number
  for (let a = d.attackers[home] as number; a >= 0; a = d.nextAttacker[a] as number) {
    if (d.power[a] === d.power[s] || way(d, a, law) === NO) continue
    if (isImmune(d, s, a, law) && bySea(d, a, law) === YES) continue
    const aimed = d.home[a] === d.to[s]
    const counts = !aimed || d.moves[a] === YES
    if (counts || (law.cutsAgainstItself && bySea(d, a, law) === YES)) by.push(location(d, a))
  }
  return sorted(by)
}

function explainMove(d: Desk, u: number, law: Law): Outcome {
  if (d.stuck[u] === 1) return { is: 'paradox', fleets: [] }
  if (way(d, u, law) === NO) return explainConvoy(d, u)
  const goal = d.to[u] as number
  const there = d.unitAt[goal] as number
  const by: Location[] = []
  let against = 0
  let strength = 1 + helpers(d, u, -1)
  let own = false
  const stays = there >= 0 && !(d.act[there] === MOVE && d.moves[there] === YES)
  const headOn =
    there >= 0 &&
    d.act[there] === MOVE &&
    d.to[there] === d.home[u] &&
    meets(d, u, there, law) === YES
  if (there >= 0 && (stays || headOn)) {
    own = d.power[there] === d.power[u]
    strength = own ? 0 : 1 + helpers(d, u, d.power[there] as number)
    const held = d.act[there] === MOVE && !headOn ? 1 : 1 + helpers(d, there, -1)
    if (strength <= held) {
      by.push(location(d, there))
      against = held
    } else own = false
  }
  for (let a = d.attackers[goal] as number; a >= 0; a = d.nextAttacker[a] as number) {
    if (a === u || !bars(d, a, law)) continue
    const bar = 1 + helpers(d, a, -1)
    if (strength > bar) continue
    by.push(location(d, a))
    if (bar > against) against = bar
  }
  return own
    ? { is: 'bounced', by: sorted(by), strength, against, own }
    : { is: 'bounced', by: sorted(by), strength, against }
}

/** How many help a unit, those of one power left out. */
function helpers(d: Desk, u: number, but: number): number {
  let count = 0
  for (let s = d.supporters[u] as number; s >= 0; s = d.nextSupporter[s] as number)
    if (d.gives[s] === YES && d.power[s] !== but) count++
  return count
}

/** Whether a move, successful or not, had an effect where it went. */
export function bars(d: Desk, u: number, law: Law): boolean {
  if (way(d, u, law) === NO) return false
  const there = d.unitAt[d.to[u] as number] as number
  if (there < 0 || d.act[there] !== MOVE) return true
  if (d.to[there] !== d.home[u] || d.moves[there] !== YES || d.moves[u] === YES) return true
  return !law.noEffect && meets(d, u, there, law) === NO
}

function explainConvoy(d: Desk, u: number): Outcome {
  if ((d.fleets[u] as number) < 0 || !chain(d, u, NO, () => YES)) return UNCONVOYED
  const failed: ProvinceId[] = []
  const lost: ProvinceId[] = []
  for (let f = d.fleets[u] as number; f >= 0; f = d.nextFleet[f] as number) {
    if (d.failed[f] === 1) failed.push(province(d, f))
    else if (dislodger(d, f) >= 0) lost.push(province(d, f))
  }
  if (failed.length > 0) return { is: 'paradox', fleets: sorted(failed) }
  return { is: 'disrupted', fleets: sorted(lost) }
}
