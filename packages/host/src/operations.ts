import { accountOperations } from './accounts/account-operations.js'
import { messageOperations } from './club/message-operations.js'
import { moderationOperations } from './club/moderation-operations.js'
import { ratingOperations } from './club/rating-operations.js'
import { societyOperations } from './club/society-operations.js'
import { tableOperations } from './club/table-operations.js'
import { ownOperations } from './contract/host-operations.js'
import { matchOperations } from './contract/match-operations.js'
import { operatorOperations } from './contract/operator-operations.js'
import { noticeOperations } from './notices/notice-operations.js'
import { tournamentOperations } from './tournaments/tournament-operations.js'

/** The operations of a host, by name. */
export const hostOperations = {
  ...ownOperations,
  ...matchOperations,
  ...operatorOperations,
  ...tableOperations,
  ...ratingOperations,
  ...moderationOperations,
  ...tournamentOperations,
  ...messageOperations,
  ...societyOperations,
  ...noticeOperations,
  ...accountOperations,
}
