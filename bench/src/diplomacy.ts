/**
 * Movement phases adjudicated per second, single thread: orders as objects in, resolutions with
 * reasons out. `npx tsx bench/src/diplomacy.ts [recorded games, one a line]`
 */
import { existsSync, readFileSync } from 'node:fs'
import {
  adjudicate,
  type MovementOrder,
  type Order,
  parseOrders,
  type Rules,
  rulesOf,
  STANDARD,
  type Unit,
} from '@ackanomic/games/diplomacy'

/** One movement phase to be adjudicated. */
interface Case {
  readonly units: readonly Unit[]
  readonly orders: readonly Order[]
}

/** A small generator of its own, so that the cases are the same everywhere. */
function dice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Dense random phases: `count` units anywhere, each with an order of some kind near it. */
export function randomCases(cases: number, count: number, seed: number): readonly Case[] {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  const powers = Object.keys(STANDARD.powers)
  const ids = Object.keys(STANDARD.provinces)
  return Array.from({ length: cases }, () => {
    const units: Unit[] = []
    const free = [...ids]
    while (units.length < count) {
      const [id] = free.splice(roll(free.length), 1) as [string]
      const facts = STANDARD.provinces[id]
      const kind = facts?.kind === 'sea' || (facts?.kind === 'coast' && roll(2) === 0) ? 'F' : 'A'
      const coasts = facts?.coasts
      const at = kind === 'F' && coasts !== undefined ? `${id}/${pick(coasts)}` : id
      units.push({ power: pick(powers), kind, at })
    }
    const shores = ids.filter((id) => STANDARD.provinces[id]?.kind === 'coast')
    const goals = units.map((unit) => {
      if (unit.kind === 'A' && roll(5) === 0) return pick(shores)
      const next = unit.kind === 'A' ? STANDARD.armies[unit.at] : STANDARD.fleets[unit.at]
      return next === undefined || next.length === 0 ? unit.at : pick(next)
    })
    const goes = units.map(() => roll(2) === 0)
    const aims = units.map((unit, at) => (goes[at] ? (goals[at] as string) : unit.at))
    const orders = units.map((unit, at): MovementOrder => {
      const { power, kind } = unit
      const named = { kind, at: unit.at }
      if (goes[at]) return { type: 'move', power, unit: named, to: goals[at] as string }
      const near = (kind === 'A' ? STANDARD.armies : STANDARD.fleets)[unit.at] ?? []
      const armies = units.filter((one, i) => one.kind === 'A' && goes[i])
      if (STANDARD.provinces[unit.at]?.kind === 'sea' && armies.length > 0 && roll(3) === 0) {
        const army = pick(armies)
        const to = goals[units.indexOf(army)] as string
        return { type: 'convoy', power, unit: named, of: { kind: 'A', at: army.at }, to }
      }
      // A support that it can give, of a move or of a unit that stays.
      const others = units.map((_, i) => i).filter((i) => i !== at && near.includes(aims[i] ?? ''))
      if (others.length === 0) return { type: 'hold', power, unit: named }
      const other = pick(others)
      const of = { kind: (units[other] as Unit).kind, at: (units[other] as Unit).at }
      return goes[other]
        ? { type: 'support', power, unit: named, of, to: goals[other] as string }
        : { type: 'support', power, unit: named, of }
    })
    return { units, orders }
  })
}

function recordedCases(file: string): readonly Case[] {
  const powers = new Map(Object.keys(STANDARD.powers).map((power) => [power.slice(0, 3), power]))
  const cases: Case[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue
    for (const phase of JSON.parse(line).phases) {
      if (!phase.n.endsWith('M') || phase.o === undefined) continue
      const units = Object.entries<string>(phase.u).flatMap(([power, list]) =>
        list.split(',').map((text): Unit => {
          const kind = text.startsWith('A') ? 'A' : 'F'
          return { power: powers.get(power) as string, kind, at: text.slice(2) }
        }),
      )
      const orders = Object.entries<readonly string[]>(phase.o).flatMap(([power, lines]) => [
        ...parseOrders(STANDARD, lines.join('\n'), { power: powers.get(power) as string }).orders,
      ])
      cases.push({ units, orders })
    }
  }
  return cases
}

function measure(name: string, cases: readonly Case[], rules: Rules): void {
  const run = (): number => {
    let sum = 0
    for (const one of cases) sum += adjudicate(STANDARD, one, one.orders, rules).units.length
    return sum
  }
  for (let warm = 0; warm < 5; warm++) run()
  let best = 0
  for (let round = 0; round < 40; round++) {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < 100) {
      run()
      done += cases.length
    }
    best = Math.max(best, (done * 1000) / (performance.now() - start))
  }
  const orders = cases.reduce((sum, one) => sum + one.orders.length, 0) / cases.length
  console.log(`${name}: ${Math.round(best)} phases/s (${orders.toFixed(1)} orders on average)`)
}

/** Measures both editions; with a file of recorded games also on their movement phases. */
export function benchDiplomacy(file?: string): void {
  for (const edition of ['1976', 'datc'] as const) {
    const rules = rulesOf(edition)
    if (file !== undefined && existsSync(file))
      measure(`recorded games, ${edition}`, recordedCases(file), rules)
    measure(`random, 40 units, ${edition}`, randomCases(500, 40, 7), rules)
  }
}

if (/diplomacy\.[jt]s$/.test(process.argv[1] ?? '')) benchDiplomacy(process.argv[2])
