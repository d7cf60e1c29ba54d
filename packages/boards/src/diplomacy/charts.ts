import { DUEL, ISLANDS, STANDARD, type Variant } from '@ackanomic/games/diplomacy'
import {
  type Drawing,
  DUEL_DRAWING,
  ISLANDS_DRAWING,
  STANDARD_DRAWING,
} from '@ackanomic/games/diplomacy/pictures'

/** A map and its drawing. */
export interface Chart {
  /** The map. */
  readonly variant: Variant
  /** Its drawing. */
  readonly drawing: Drawing
}

const CHARTS: readonly Chart[] = [
  { variant: STANDARD, drawing: STANDARD_DRAWING },
  { variant: DUEL, drawing: DUEL_DRAWING },
  { variant: ISLANDS, drawing: ISLANDS_DRAWING },
]

/** The map of that name, as far as it is drawn; of others there is no picture. */
export function chartOf(name: string): Chart | undefined {
  return CHARTS.find(({ variant }) => variant.name === name)
}
