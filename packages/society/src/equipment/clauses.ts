import { type Citation, type Clauses, defineClauses } from '@ackanomic/core/engine'

const general = {
  '0': 'Everything in this rule is General Equipment.',
  'I(1)': 'A roll throws 1 to 1000 dice.',
  'I(2)': 'A request asks for at most 1000 rolls.',
  'I(3)': 'A die has 2 to 1000 sides.',
  'I(4)': 'A result goes to the whole mailing list if no private address is given.',
  'I(5)': 'A result goes only to the private addresses if there are any, at most ten.',
  'I(6)': 'A request is a mail of tagged lines in a set form (the address to send it to is lost).',
  'I(7)': "The rule's own sample, one twenty-sided die with a title and a comment, is accepted.",
  'I(8)': 'The result shows R rolls of D dice, L rolls to a line, each die from 1 to its sides.',
  'I#P': '#P names one private address; at most 10 such lines.',
  'I#S': '#S gives the number of sides, 2 to 1000.',
  'I#D': '#D gives the number of dice in each roll, 1 to 1000.',
  'I#R': '#R gives the number of rolls, 1 to 1000.',
  'I#L': '#L gives the number of rolls printed on a line, 1 to 20.',
  'I#C': '#C is a comment, echoed; at most 100 such lines.',
  'I#T': '#T is the title of the result.',
  'II(1)': 'Gamepoints keep score within a Game; they are never points of Ackanomic.',
  'II(2)': 'A holder may have fewer than zero Gamepoints.',
  'II(3)': 'Gamepoints are awarded and forfeited as the rules of the Game say.',
  'III.a': "The Official Scrabble Player's Dictionary validates words.",
  'III.b': 'The list Unabr.dict validates words, in its uncompressed form.',
  'III.c': 'The Official Dictionary of Acka validates words.',
  IV: 'There are two dictionaries for looking up definitions.',
} as const

/** The ids of {@link equipmentClauses}. */
export type EquipmentClause = keyof typeof general

/** The clauses of rule 1250.3, on General Equipment. */
export const equipmentClauses: Clauses<'1250.3', EquipmentClause> = /* @__PURE__ */ defineClauses(
  '1250.3',
  general,
)

/** A citation of rule 1250.3, as in `'1250.3/I#S'`. */
export type EquipmentCitation = Citation<typeof equipmentClauses>
