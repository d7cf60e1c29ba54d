import {
  DIPLOMACY_DUEL,
  DIPLOMACY_ISLANDS,
  DIPLOMACY_STANDARD,
  type DiplomacyVariant,
} from '@ackanomic/games/diplomacy'
import {
  type Drawing,
  DUEL_DRAWING,
  ISLANDS_DRAWING,
  STANDARD_DRAWING,
} from '@ackanomic/games/diplomacy/pictures'

/** A map and its drawing. */
export interface Chart {
  /** The map. */
  readonly variant: DiplomacyVariant
  /** Its drawing. */
  readonly drawing: Drawing
}

const CHARTS: readonly Chart[] = [
  { variant: DIPLOMACY_STANDARD, drawing: STANDARD_DRAWING },
  { variant: DIPLOMACY_DUEL, drawing: DUEL_DRAWING },
  { variant: DIPLOMACY_ISLANDS, drawing: ISLANDS_DRAWING },
]

/** The map of that name, as far as it is drawn; of others there is no picture. */
export function chartOf(name: string): Chart | undefined {
  return CHARTS.find(({ variant }) => variant.name === name)
}
