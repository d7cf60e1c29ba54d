import type { PlannedLine } from '@ackanomic/core/commands'
import * as v from 'valibot'
import { matchField } from './match-operations.js'
import type { SetPlanRequest } from './match-types.js'
import { defineOperations, schemaOf } from './operation.js'
import { listOf } from './schemas.js'

const plan = listOf(
  schemaOf<PlannedLine>()({
    text: v.string(),
    problem: v.pipe(v.nullable(v.string()), v.description('Why the line does not fit now.')),
  }),
)

export const planOperations = defineOperations({
  getPlan: {
    method: 'GET',
    path: '/matches/{match}/plan',
    access: 'people',
    summary:
      'Shows your plan in a match: the moves that the host makes for you when they first fit.',
    input: v.strictObject({ match: matchField }),
    output: plan,
    errors: ['noMatch', 'matchSuspended'],
  },
  setPlan: {
    method: 'PUT',
    path: '/matches/{match}/plan',
    access: 'people',
    summary: 'Plans your next moves in a match, or withdraws the plan with an empty text.',
    input: schemaOf<SetPlanRequest>()({
      match: matchField,
      text: v.string('"text" must be a plan.'),
    }),
    output: plan,
    errors: ['noMatch', 'matchSuspended', 'unparsable'],
  },
})
