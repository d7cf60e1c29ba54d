import {
  DIPLOMACY_STANDARD,
  type DiplomacyMovementOrder,
  type DiplomacyOrder,
  type DiplomacyPosition,
  type DiplomacyUnit,
  formatOrder,
  legalOrdersAt,
  legalOrdersByPlace,
  parseOrders,
  startingPosition,
} from '@ackanomic/games/diplomacy'
import type { Phase } from './diplomacy-peer.js'
import { ratePerSecond } from './rate.js'

/** A small generator of its own, so that the cases are the same everywhere. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const POWERS = Object.keys(DIPLOMACY_STANDARD.powers)
const SEAS = Object.keys(DIPLOMACY_STANDARD.provinces).filter(
  (id) => DIPLOMACY_STANDARD.provinces[id]?.kind === 'sea',
)
const SHORES = Object.keys(DIPLOMACY_STANDARD.provinces).filter(
  (id) => DIPLOMACY_STANDARD.provinces[id]?.kind === 'coast',
)

/** A full board of so many units, `seas` of them fleets at sea, the others on shores. */
function fullBoard(
  roll: (below: number) => number,
  units: number,
  seas: number,
): DiplomacyPosition {
  const pick = (list: string[]): string => list.splice(roll(list.length), 1)[0] as string
  const water = [...SEAS]
  const land = [...SHORES]
  const power = (): string => POWERS[roll(POWERS.length)] as string
  const all = Array.from({ length: units }, (_, n): DiplomacyUnit => {
    if (n < seas) return { power: power(), kind: 'F', at: pick(water) }
    const at = pick(land)
    const sails = n % 4 === 0 && DIPLOMACY_STANDARD.provinces[at]?.coasts === undefined
    return { power: power(), kind: sails ? 'F' : 'A', at }
  })
  return { ...startingPosition(DIPLOMACY_STANDARD), units: all }
}

/**
 * Phases full of convoys: 34 units, 12 of them fleets at sea. Most armies go by convoy where some
 * chain of fleets could carry them, most fleets convoy one of these, and the others attack.
 */
export function convoyCases(cases: number, seed: number): readonly Phase[] {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  return Array.from({ length: cases }, () => {
    const board = fullBoard(roll, 34, 12)
    const listed = board.units.map(
      ({ at }) => legalOrdersAt(DIPLOMACY_STANDARD, board, at) as DiplomacyMovementOrder[],
    )
    const goes = new Set<string>()
    const orders = new Map<number, DiplomacyOrder>()
    for (const [n, { kind, at }] of board.units.entries()) {
      const moves = listed[n]?.filter(({ type }) => type === 'move') ?? []
      const over = moves.filter(
        (one) => one.type === 'move' && !DIPLOMACY_STANDARD.armies[at]?.includes(one.to),
      )
      const chosen = kind === 'A' && over.length > 0 && roll(4) > 0 ? pick(over) : undefined
      if (chosen?.type !== 'move') continue
      goes.add(`${at} ${chosen.to}`)
      orders.set(n, chosen)
    }
    for (const [n, all] of listed.entries()) {
      if (orders.has(n)) continue
      const convoys = all.filter(
        (one) => one.type === 'convoy' && goes.has(`${one.of.at} ${one.to}`),
      )
      const others = all.filter(({ type }) => type === 'move' || type === 'support')
      const useful = convoys.length > 0 && roll(6) > 0 ? convoys : others
      orders.set(n, pick(useful.length > 0 ? useful : all))
    }
    return { units: board.units, orders: mailed([...orders.values()]) }
  })
}

/** The orders as they come in: read from the mails of all powers, as those of recorded games are. */
function mailed(orders: readonly DiplomacyOrder[]): readonly DiplomacyOrder[] {
  return POWERS.flatMap((power) => {
    const mail = orders.filter((order) => order.power === power).map(formatOrder)
    return parseOrders(DIPLOMACY_STANDARD, mail.join('\n'), { power }).orders
  })
}

/** How long it takes to list the legal orders of all units of full boards. */
export function listingTable(): string {
  const rows = (
    [
      [34, 12],
      [50, 19],
    ] as const
  ).map(([units, seas]) => {
    const boards = Array.from({ length: 20 }, (_, seed) => fullBoard(dice(seed), units, seas))
    let orders = 0
    const list = (): void => {
      orders = 0
      for (const board of boards) {
        for (const power of POWERS) {
          for (const some of Object.values(legalOrdersByPlace(DIPLOMACY_STANDARD, board, power)))
            orders += some.length
        }
      }
    }
    const milliseconds = 1000 / (ratePerSecond(list, 2) * boards.length)
    return `| ${units} units, ${seas} fleets at sea | ${Math.round(orders / boards.length)} | ${milliseconds.toFixed(2)} ms |`
  })
  return ['| board | legal orders | to list them all |', '|---|---:|---:|', ...rows, ''].join('\n')
}
