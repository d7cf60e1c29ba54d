import type { Location, ProvinceId } from './map.js'
import type { Order } from './orders.js'

/** Why an order is void; the unit stays where it is, as if it had been ordered to hold. */
export type VoidReason =
  | 'wrong-phase'
  | 'unknown-place'
  | 'no-unit'
  | 'not-yours'
  | 'not-dislodged'
  | 'kind-omitted'
  | 'kind-wrong'
  | 'unit-coast'
  | 'same-place'
  | 'army-at-sea'
  | 'fleet-inland'
  | 'unreachable'
  | 'coast-open'
  | 'coast-omitted'
  | 'coast-wrong'
  | 'coast-needless'
  | 'no-such-unit'
  | 'itself'
  | 'out-of-reach'
  | 'impossible'
  | 'power-omitted'
  | 'power-wrong'
  | 'not-at-sea'
  | 'not-an-army'
  | 'no-route'
  | 'second-order'
  | 'ambiguous'
  | 'unmatched'
  | 'by-land'
  | 'in-disorder'
  | 'occupied'
  | 'attacker'
  | 'not-a-home'
  | 'not-owned'
  | 'no-build-due'
  | 'no-disband-due'
  | 'no-waives'

/** What became of an order, and why. All particulars are names of locations and provinces. */
export type Outcome =
  /** The unit moved, stayed, supported, convoyed, retreated, was built or removed as ordered. */
  | { readonly is: 'succeeds' }
  /**
   * A move was stopped: by whom (where they began), how strong it was, and how strong the
   * strongest of them. `shared` where it stood against a unit of its own power.
   */
  | {
      readonly is: 'bounced'
      readonly by: readonly Location[]
      readonly strength: number
      readonly against: number
      readonly shared?: true
    }
  /** A support was cut, by attacks from these places. */
  | { readonly is: 'cut'; readonly by: readonly Location[] }
  /** A move by sea for which no whole chain of fleets was ordered. */
  | { readonly is: 'unconvoyed' }
  /** A convoy was broken: these fleets were dislodged. */
  | { readonly is: 'disrupted'; readonly fleets: readonly ProvinceId[] }
  /** A convoy was part of a paradox, and failed by the rule for it, with these fleets. */
  | { readonly is: 'paradox'; readonly fleets: readonly ProvinceId[] }
  /** The unit was dislodged, from where is told beside. */
  | { readonly is: 'dislodged' }
  /** The referee has ruled otherwise than the library: whether the position shows it done. */
  | { readonly is: 'ruled'; readonly done: boolean }
  /** The order could not be followed. */
  | { readonly is: 'void'; readonly why: VoidReason }

/** What became of one order. */
export interface Resolution<Given extends Order = Order> {
  /** The order, as it was given; a plain hold for a unit without orders. */
  readonly order: Given
  /** Present where nobody gave this order: the unit had none. */
  readonly unordered?: true
  readonly outcome: Outcome
  /** Present where the unit was dislodged: by the unit that began there. */
  readonly dislodged?: {
    readonly by: Location
  }
}

/**
 * Whether an order was done: it succeeded, or the referee has ruled so.
 *
 * @example
 * ```ts
 * import { hasSucceeded } from '@ackanomic/games/diplomacy'
 *
 * hasSucceeded({ is: 'bounced', by: ['VEN'], strength: 1, against: 1 }) // => false
 * ```
 */
export function hasSucceeded(outcome: Outcome): boolean {
  return outcome.is === 'ruled' ? outcome.done : outcome.is === 'succeeds'
}
