/** Movement phases per second on a single thread: orders in, resolutions with reasons out. */
import { readFileSync } from 'node:fs'
import {
  adjudicate,
  DIPLOMACY_STANDARD,
  type DiplomacyMovementOrder,
  type DiplomacyUnit,
  editionRules,
  parseOrders,
} from '@ackanomic/games/diplomacy'
import { type Phase, peerPhase } from './diplomacy-peer.js'
import { ratePerSecond } from './rate.js'

/** A generator of its own, so that the cases are the same everywhere. */
function dice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Dense random phases: `count` units anywhere, each with an order of some kind near it. */
function randomCases(cases: number, count: number, seed: number): readonly Phase[] {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  const powers = Object.keys(DIPLOMACY_STANDARD.powers)
  const ids = Object.keys(DIPLOMACY_STANDARD.provinces)
  return Array.from({ length: cases }, () => {
    const units: DiplomacyUnit[] = []
    const free = [...ids]
    while (units.length < count) {
      const [id] = free.splice(roll(free.length), 1) as [string]
      const facts = DIPLOMACY_STANDARD.provinces[id]
      const kind = facts?.kind === 'sea' || (facts?.kind === 'coast' && roll(2) === 0) ? 'F' : 'A'
      const coasts = facts?.coasts
      const at = kind === 'F' && coasts !== undefined ? `${id}/${pick(coasts)}` : id
      units.push({ power: pick(powers), kind, at })
    }
    const shores = ids.filter((id) => DIPLOMACY_STANDARD.provinces[id]?.kind === 'coast')
    const goals = units.map((unit) => {
      if (unit.kind === 'A' && roll(5) === 0) return pick(shores)
      const next =
        unit.kind === 'A' ? DIPLOMACY_STANDARD.armies[unit.at] : DIPLOMACY_STANDARD.fleets[unit.at]
      return next === undefined || next.length === 0 ? unit.at : pick(next)
    })
    const goes = units.map(() => roll(2) === 0)
    const aims = units.map((unit, at) => (goes[at] ? (goals[at] as string) : unit.at))
    const orders = units.map((unit, at): DiplomacyMovementOrder => {
      const { power, kind } = unit
      const named = { kind, at: unit.at }
      if (goes[at]) return { type: 'move', power, unit: named, to: goals[at] as string }
      const near =
        (kind === 'A' ? DIPLOMACY_STANDARD.armies : DIPLOMACY_STANDARD.fleets)[unit.at] ?? []
      const armies = units.filter((one, i) => one.kind === 'A' && goes[i])
      if (
        DIPLOMACY_STANDARD.provinces[unit.at]?.kind === 'sea' &&
        armies.length > 0 &&
        roll(3) === 0
      ) {
        const army = pick(armies)
        const to = goals[units.indexOf(army)] as string
        return { type: 'convoy', power, unit: named, of: { kind: 'A', at: army.at }, to }
      }
      // A possible support, of a move or of a unit that stays.
      const others = units.map((_, i) => i).filter((i) => i !== at && near.includes(aims[i] ?? ''))
      if (others.length === 0) return { type: 'hold', power, unit: named }
      const other = pick(others)
      const of = {
        kind: (units[other] as DiplomacyUnit).kind,
        at: (units[other] as DiplomacyUnit).at,
      }
      return goes[other]
        ? { type: 'support', power, unit: named, of, to: goals[other] as string }
        : { type: 'support', power, unit: named, of }
    })
    return { units, orders }
  })
}

function recordedCases(file: string): readonly Phase[] {
  const powers = new Map(
    Object.keys(DIPLOMACY_STANDARD.powers).map((power) => [power.slice(0, 3), power]),
  )
  const cases: Phase[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue
    for (const phase of JSON.parse(line).phases) {
      if (!phase.n.endsWith('M') || phase.o === undefined) continue
      const units = Object.entries<string>(phase.u).flatMap(([power, list]) =>
        list.split(',').map((text): DiplomacyUnit => {
          const kind = text.startsWith('A') ? 'A' : 'F'
          return { power: powers.get(power) as string, kind, at: text.slice(2) }
        }),
      )
      const orders = Object.entries<readonly string[]>(phase.o).flatMap(([power, lines]) => [
        ...parseOrders(DIPLOMACY_STANDARD, lines.join('\n'), { power: powers.get(power) as string })
          .orders,
      ])
      cases.push({ units, orders })
    }
  }
  return cases
}

/** Phases per second of processor time. */
function rate(cases: readonly (() => number)[]): number {
  const all = (): void => {
    for (const one of cases) one()
  }
  return cases.length * ratePerSecond(all, 5)
}

/** The phases that the peer can adjudicate; it throws at some. */
function peerRuns(cases: readonly Phase[]): readonly (() => number)[] {
  return cases.flatMap((one) => {
    const judge = peerPhase(one)
    try {
      judge()
      return [judge]
    } catch {
      return []
    }
  })
}

function row(name: string, cases: readonly Phase[]): string {
  const ours = (['1976', 'datc'] as const).map((edition) => {
    const rules = editionRules(edition)
    return rate(
      cases.map((one) => () => adjudicate(DIPLOMACY_STANDARD, one, one.orders, rules).units.length),
    )
  })
  const runs = peerRuns(cases)
  const peer = rate(runs)
  const orders = cases.reduce((sum, one) => sum + one.orders.length, 0) / cases.length
  const figures = [...ours, peer].map((figure) => Math.round(figure).toLocaleString('en'))
  const judged = `${runs.length} of ${cases.length}`
  const times = `${Math.round((ours[0] ?? 0) / peer)} ×`
  return `| ${[name, orders.toFixed(1), ...figures, times, judged].join(' | ')} |`
}

/** Both editions beside the peer, on random phases, and on recorded games from a file. */
export function diplomacyTable(file?: string): string {
  return [
    '| phases | orders | 1976, phases/s | DATC, phases/s | js-diplomacy 0.1.5 | 1976 to it | it judges |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...(file === undefined ? [] : [row('recorded games', recordedCases(file))]),
    row('random, 40 units', randomCases(500, 40, 7)),
  ].join('\n')
}
