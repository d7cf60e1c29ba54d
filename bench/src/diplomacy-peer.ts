import type {
  DiplomacyMovementOrder,
  DiplomacyOrder,
  DiplomacyUnit,
} from '@ackanomic/games/diplomacy'
import { type PeerOrder, standard, standardMap, standardRule } from 'js-diplomacy'

/** A movement phase for our adjudicator. */
export interface Phase {
  readonly units: readonly DiplomacyUnit[]
  readonly orders: readonly DiplomacyOrder[]
}

/** The peer's names of places that are not the first three letters of ours. */
const OTHER: Readonly<Record<string, string>> = {
  LYO: 'GoL',
  MAO: 'Mid',
  NAO: 'NAt',
  NWG: 'Nrg',
  STP: 'StP',
  TYS: 'Tyn',
  NAF: 'NAf',
}

function place(at: string): (typeof standardMap.locations)[string] {
  const [id = '', coast] = at.split('/')
  const name = OTHER[id] ?? `${id.slice(0, 1)}${id.slice(1).toLowerCase()}`
  const found = standardMap.locations[coast === undefined ? name : `${name}_${coast}`]
  if (found === undefined) throw new Error(`the peer has no ${at}`)
  return found
}

/**
 * Prepares the phase in the peer's objects, outside of the measured time; returns its adjudication.
 */
export function peerPhase({ units, orders }: Phase): () => number {
  const { rule, initialBoard } = standard.variant
  const { Army, Fleet } = standardRule.MilitaryBranch
  const mine = units.map(
    ({ power, kind, at }) =>
      new standardRule.Unit(
        kind === 'A' ? Army : Fleet,
        place(at),
        standardMap.Power[power.slice(0, 1) + power.slice(1).toLowerCase()] as number,
      ),
  )
  const board = new standardRule.Board(
    standardMap.map,
    initialBoard.state,
    mine,
    [],
    initialBoard.provinceStatuses,
  )
  const helper = new standardRule.Helper(board)
  const movement = orders.filter(
    (order): order is DiplomacyMovementOrder => order.type !== 'build' && 'unit' in order,
  )
  const at = (of: { readonly kind?: 'A' | 'F' | null; readonly at: string }) =>
    helper.U(place(fullPlace(units, of.at)))
  const made: PeerOrder[] = movement.flatMap((order) => {
    try {
      const unit = at(order.unit)
      switch (order.type) {
        case 'move':
          return [unit.move(place(order.to))]
        case 'support': {
          const of = at(order.of)
          return [unit.support(order.to === undefined ? of.hold() : of.move(place(order.to)))]
        }
        case 'convoy':
          return [unit.convoy(at(order.of).move(place(order.to)))]
        default:
          return [unit.hold()]
      }
    } catch {
      // An order that it cannot express (for an absent unit) is a hold, as it is for us.
      return []
    }
  })
  return () => rule.resolve(board, made).result?.results.size ?? 0
}

/** The location of a province's unit, with its coast. */
function fullPlace(units: readonly DiplomacyUnit[], at: string): string {
  const province = at.slice(0, 3)
  return units.find((unit) => unit.at.slice(0, 3) === province)?.at ?? at
}
