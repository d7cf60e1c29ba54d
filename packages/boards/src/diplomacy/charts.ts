import {
  DIPLOMACY_DUEL,
  DIPLOMACY_ISLANDS,
  DIPLOMACY_STANDARD,
  type DiplomacyVariant,
} from '@ackanomic/games/diplomacy'
import {
  DIPLOMACY_DUEL_DRAWING,
  DIPLOMACY_ISLANDS_DRAWING,
  DIPLOMACY_STANDARD_DRAWING,
  type DiplomacyDrawing,
} from '@ackanomic/games/diplomacy/pictures'

/** A map and its drawing. */
export interface Chart {
  readonly variant: DiplomacyVariant
  /** Its drawing. */
  readonly drawing: DiplomacyDrawing
}

const CHARTS: readonly Chart[] = [
  { variant: DIPLOMACY_STANDARD, drawing: DIPLOMACY_STANDARD_DRAWING },
  { variant: DIPLOMACY_DUEL, drawing: DIPLOMACY_DUEL_DRAWING },
  { variant: DIPLOMACY_ISLANDS, drawing: DIPLOMACY_ISLANDS_DRAWING },
]

/** The map of that name, as far as it is drawn; of others there is no picture. */
export function chartOf(name: string): Chart | undefined {
  return CHARTS.find(({ variant }) => variant.name === name)
}
