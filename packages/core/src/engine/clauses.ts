import { type Citation, type Clauses, defineClauses } from '../clauses.js'

/** The ids of {@link contractClauses}. */
export type ContractClause =
  | 'form'
  | 'order'
  | 'over'
  | 'time'
  | 'far'
  | 'role'
  | 'inquiry'
  | 'setup'
  | 'position'
  | 'key'
  | 'tag'

/**
 * The clauses of the contract itself, for every game. Errors cite them, as in `'contract/order'`,
 * if they break no clause of a rule.
 */
export const contractClauses: Clauses<'contract', ContractClause> = defineClauses('contract', {
  form: 'Whatever comes in has the form that its schema tells.',
  order: 'Entries come in the order of their time.',
  over: 'A finished game takes no further entry.',
  time: 'Where a deadline opens an inquiry, the clock is recorded first, and then what came later.',
  far: 'No entry is so far ahead that thousands of deadlines fall due at once.',
  role: 'A move is made by whoever holds a role for which it is meant.',
  inquiry: 'A ruling answers an inquiry that is open, in the shape that its question asks for.',
  position: 'A position from which an instance starts holds together as one that play has reached.',
  key: 'What a sender sends under a key counts once.',
  tag: 'What is sent for a page that shows no longer what is the case is refused.',
  setup: 'A start announcement names each person once, in names that can be written.',
})

/** The citations of {@link contractClauses}. */
export type ContractCitation = Citation<typeof contractClauses>
