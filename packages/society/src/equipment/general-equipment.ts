import type { EquipmentCitation, EquipmentClause } from './clauses.js'

/** General Equipment, as a rule of the suite defines it (1250.1 II). */
export interface EquipmentDescription {
  readonly name: string
  readonly also: readonly string[]
  /** Its definition, or a reference to it. */
  readonly definition: string
  /** The influence outside its match, usually `'none'`. */
  readonly influence: string
}

/** Equipment that rule 1250.3 describes. */
export interface GeneralEquipment extends EquipmentDescription {
  readonly clause: EquipmentCitation
}

/** The word-validating dictionaries of rule 1250.3 III, as prompts name them. */
export type WordDictionaryName = 'ospd' | 'unabr' | 'official'

/** The definition lookup dictionaries of rule 1250.3 IV. */
export type DefinitionDictionaryName = 'lookupA' | 'lookupB'

const ON_LINE = 'An on-line copy; the address is lost.'

/**
 * All General Equipment of rule 1250.3. A word-validating dictionary's key is the `dictionary` of a
 * question. The definition lookup dictionaries have letters for names: their titles were lost.
 *
 * @example
 * ```ts
 * import { generalEquipment } from '@ackanomic/society/equipment'
 *
 * Object.keys(generalEquipment) // => ['dice', 'gamepoints', 'ospd', 'unabr', 'official', 'lookupA', 'lookupB']
 * generalEquipment.unabr.clause // => '1250.3/III.b'
 * ```
 */
export const generalEquipment: Readonly<
  Record<'dice' | 'gamepoints' | WordDictionaryName | DefinitionDictionaryName, GeneralEquipment>
> = {
  dice: equipment('I(8)', 'Ackanomic Magic Dice', 'A server that rolls dice when asked by mail.'),
  gamepoints: equipment('II(1)', 'Gamepoints', 'Whole numbers that keep score in a Game.'),
  ospd: equipment('III.a', "The Official Scrabble Player's Dictionary (OSPD)", ON_LINE, [
    'OSPD',
    "Official Scrabble Player's Dictionary",
  ]),
  unabr: equipment('III.b', 'Unabr.dict', 'The file Unabr.dict.Z, uncompressed.', ['Unabr']),
  official: equipment(
    'III.c',
    'The Official Dictionary of Acka',
    'Whatever the rules of Ackanomic name as the Official Dictionary.',
    ['Official Dictionary'],
  ),
  lookupA: equipment('IV', 'Definition Lookup Dictionary a', ON_LINE),
  lookupB: equipment('IV', 'Definition Lookup Dictionary b', ON_LINE),
}

function equipment(
  clause: EquipmentClause,
  name: string,
  definition: string,
  also: readonly string[] = [],
): GeneralEquipment {
  return { name, also, definition, influence: 'none', clause: `1250.3/${clause}` }
}

/** One meaning of a word. */
export interface WordDefinition {
  /** The meaning, word for word as in the dictionary. */
  readonly text: string
  /** A label such as `'noun'`, which is not part of the definition. */
  readonly partOfSpeech?: string
}

/** A dictionary of meanings (1250.3 IV). */
export interface DefinitionDictionary {
  /** Returns all meanings of a word in any case; empty if it is unknown. */
  readonly define: (word: string) => readonly WordDefinition[]
}
