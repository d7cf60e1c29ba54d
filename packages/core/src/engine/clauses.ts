import { type Citation, type Clauses, defineClauses } from '../clauses.js'

/** The ids of {@link contractClauses}. */
export type ContractClause =
  | 'form'
  | 'order'
  | 'over'
  | 'time'
  | 'far'
  | 'role'
  | 'prompt'
  | 'setup'
  | 'position'
  | 'idempotencyKey'
  | 'etag'

/** The clauses of the contract for every game. An error cites one if it breaks none of a rule. */
export const contractClauses: Clauses<'contract', ContractClause> = defineClauses('contract', {
  form: 'Input has the form that its schema describes.',
  order: 'Entries come in the order of their times.',
  over: 'A finished game takes no more entries.',
  time: 'If a deadline puts a prompt, the time is recorded first, and then what came later.',
  far: 'No entry is so far ahead that thousands of deadlines fall due at once.',
  role: 'A move is made by somebody who holds a role that may make it.',
  prompt: 'An answer is for an open prompt, in the form that its question asks for.',
  position: 'A position to start from holds together, as if play had reached it.',
  idempotencyKey: 'A request counts once under its idempotency key.',
  etag: 'An entry that was made for an outdated page is refused.',
  setup: 'A set-up names each person once, with names that can be written.',
})

export type ContractCitation = Citation<typeof contractClauses>
