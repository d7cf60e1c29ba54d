import { chain } from './routes.js'
import {
  CONVOY,
  CONVOYED,
  DIRECT,
  EITHER,
  MOVE,
  NO,
  type SolverState,
  SUPPORT,
  UNKNOWN,
  YES,
} from './solver-state.js'

/** Whether a fleet's convoy holds: no attack on its sea succeeds, and no paradox forbids it. */
export function intact(d: SolverState, fleet: number): number {
  if (d.failed[fleet] === 1) return NO
  let state = YES
  const sea = d.home[fleet] as number
  for (let a = d.attackers[sea] as number; a >= 0; a = d.nextAttacker[a] as number) {
    if (d.moves[a] === YES) return NO
    if (d.moves[a] === UNKNOWN) state = UNKNOWN
  }
  return state
}

export function carried(d: SolverState, u: number): number {
  const first = d.fleets[u] as number
  if (first < 0) return NO
  if (d.nextFleet[first] === -1) return chain(d, u, NO, intact) ? intact(d, first) : NO
  if (d.law.anyDisrupts) {
    if (!chain(d, u, NO, intact)) return NO
    let state = YES
    for (let fleet = first; fleet >= 0; fleet = d.nextFleet[fleet] as number) {
      if (d.onRoute[fleet] === 0) continue
      const one = intact(d, fleet)
      if (one === NO) return NO
      if (one === UNKNOWN) state = UNKNOWN
    }
    return state
  }
  if (chain(d, u, YES, intact)) return YES
  return chain(d, u, UNKNOWN, intact) ? UNKNOWN : NO
}

/** Whether a move has a way; only convoyed moves can lack one. */
export function way(d: SolverState, u: number): number {
  if (d.stuck[u] === 1) return NO
  return d.mode[u] === CONVOYED ? carried(d, u) : YES
}

export function bySea(d: SolverState, u: number): number {
  const mode = d.mode[u]
  if (mode === DIRECT) return NO
  return mode === EITHER ? carried(d, u) : YES
}

export function meets(d: SolverState, u: number, other: number): number {
  const a = bySea(d, u)
  if (a === YES) return NO
  const b = bySea(d, other)
  if (b === YES) return NO
  return a === NO && b === NO ? YES : UNKNOWN
}

/** Whether the edition's paradox rule shields a support from a convoyed army. */
export function isImmune(d: SolverState, support: number, attacker: number): boolean {
  if (d.law.immune === 0 || d.mode[attacker] === DIRECT) return false
  const target = d.unitAt[d.to[support] as number] as number
  if (target < 0) return false
  if (d.law.immune === 1982) return d.act[target] === CONVOY
  if (d.ofMove[support] === 0) return false
  if (d.act[target] !== CONVOY || d.of[target] !== attacker || d.onRoute[target] === 0) return false
  return d.law.immune === 1971 || !chain(d, attacker, NO, intact, target)
}

function decideSupport(d: SolverState, s: number): number {
  const home = d.home[s] as number
  let state = YES
  for (let a = d.attackers[home] as number; a >= 0; a = d.nextAttacker[a] as number) {
    if (d.power[a] === d.power[s]) continue
    const open = way(d, a)
    if (open === NO) continue
    if (isImmune(d, s, a)) {
      const sea = bySea(d, a)
      if (sea === YES) continue
      if (sea === UNKNOWN) {
        state = UNKNOWN
        continue
      }
    }
    const aimed = d.home[a] === d.to[s]
    const crossing = aimed && d.law.cutsAgainstItself ? bySea(d, a) : NO
    if (aimed && crossing !== YES) {
      // An attack from the support's target cuts it only by dislodging the supporter.
      if (d.moves[a] === YES) return NO
      if (d.moves[a] === UNKNOWN || crossing === UNKNOWN) state = UNKNOWN
    } else if (open === YES) return NO
    else state = UNKNOWN
  }
  return state
}

function decideMove(d: SolverState, u: number): number {
  const { moves, gives, supporters, nextSupporter, nextAttacker, power } = d
  const goal = d.to[u] as number
  const there = d.unitAt[goal] as number
  if (there < 0 && d.mode[u] === DIRECT && d.stuck[u] === 0) {
    const first = d.attackers[goal] as number
    if (first === u && nextAttacker[u] === -1) return YES
  }
  const open = way(d, u)
  if (open === NO) return NO

  // The bounds of the attack's strength, with and without helpers of the attacked power.
  let least = 1
  let most = 1
  let leastForeign = 1
  let mostForeign = 1
  const shared = there < 0 ? -1 : (power[there] as number)
  for (let s = supporters[u] as number; s >= 0; s = nextSupporter[s] as number) {
    const state = gives[s]
    if (state === NO) continue
    const foreign = power[s] === shared ? 0 : 1
    most++
    mostForeign += foreign
    if (state === YES) {
      least++
      leastForeign += foreign
    }
  }
  let leastHeld = 0
  let mostHeld = 0
  const goes = there >= 0 && d.act[there] === MOVE
  if (there >= 0) {
    const away = goes ? (moves[there] as number) : NO
    const headOn = goes && d.to[there] === d.home[u] ? meets(d, u, there) : NO
    if (power[there] === power[u]) leastForeign = mostForeign = 0
    if (!goes) {
      least = leastForeign
      most = mostForeign
      leastHeld = mostHeld = 1
      for (let s = supporters[there] as number; s >= 0; s = nextSupporter[s] as number) {
        if (gives[s] !== NO) mostHeld++
        if (gives[s] === YES) leastHeld++
      }
    } else {
      let leastBack = 1
      let mostBack = 1
      if (headOn !== NO)
        for (let s = supporters[there] as number; s >= 0; s = nextSupporter[s] as number) {
          if (gives[s] !== NO) mostBack++
          if (gives[s] === YES) leastBack++
        }
      if (headOn === YES) {
        least = leastForeign
        most = mostForeign
        leastHeld = leastBack
        mostHeld = mostBack
      } else {
        if (away !== YES || headOn === UNKNOWN) least = leastForeign
        if (away === NO) most = mostForeign
        leastHeld = away === NO ? 1 : 0
        mostHeld = away === YES ? 0 : 1
        if (headOn === UNKNOWN && mostBack > mostHeld) mostHeld = mostBack
      }
    }
  }
  if (most <= leastHeld) return NO
  let state = open === YES && least > mostHeld ? YES : UNKNOWN

  for (let a = d.attackers[goal] as number; a >= 0; a = nextAttacker[a] as number) {
    if (a === u) continue
    const clear = way(d, a)
    if (clear === NO) continue
    let leastBar = 1
    let mostBar = 1
    for (let s = supporters[a] as number; s >= 0; s = nextSupporter[s] as number) {
      if (gives[s] !== NO) mostBar++
      if (gives[s] === YES) leastBar++
    }
    if (clear === UNKNOWN) leastBar = 0
    if (goes && d.to[there] === d.home[a]) {
      const lost = beaten(d, a, there)
      if (lost === YES) continue
      if (lost === UNKNOWN) leastBar = 0
    }
    if (most <= leastBar) return NO
    if (least <= mostBar) state = UNKNOWN
  }
  return state
}

/** Whether a unit is dislodged by the unit that it attacks, and so has no effect there. */
function beaten(d: SolverState, u: number, other: number): number {
  const won = d.moves[other]
  if (won === NO) return NO
  const met = d.law.noEffect ? (d.moves[u] === NO ? YES : UNKNOWN) : meets(d, u, other)
  if (d.law.noEffect && d.moves[u] === YES) return NO
  if (met === NO) return NO
  return won === YES && met === YES ? YES : UNKNOWN
}

export function decide(d: SolverState, u: number): number {
  return d.act[u] === SUPPORT ? decideSupport(d, u) : decideMove(d, u)
}
