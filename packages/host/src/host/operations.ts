import type { HostCode } from '../contract/errors.js'
import { ownOperations } from '../contract/host-operations.js'
import { matchOperations } from '../contract/match-operations.js'
import type { Operations } from '../contract/operation.js'
import { operatorOperations } from '../contract/operator-operations.js'

export const hostOperations = {
  ...ownOperations,
  ...matchOperations,
  ...operatorOperations,
} satisfies Operations<HostCode>
