import type { HostCode } from '../contract/errors.js'
import { ownOperations } from '../contract/host-operations.js'
import { matchOperations } from '../contract/match-operations.js'
import type { Operations } from '../contract/operation.js'
import { operatorOperations } from '../contract/operator-operations.js'
import { planOperations } from '../contract/plan-operations.js'

/** The operations of every host, by name. */
export const hostOperations = {
  ...ownOperations,
  ...matchOperations,
  ...planOperations,
  ...operatorOperations,
} satisfies Operations<HostCode>
