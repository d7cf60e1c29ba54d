import { messageOperations } from './club/messages/message-operations.js'
import { moderationOperations } from './club/moderation/moderation-operations.js'
import { noticeOperations } from './club/notices/notice-operations.js'
import { accountOperations } from './club/people/account-operations.js'
import { ratingOperations } from './club/ratings/rating-operations.js'
import { societyOperations } from './club/society/society-operations.js'
import { tableOperations } from './club/tables/table-operations.js'
import { tournamentOperations } from './club/tournaments/tournament-operations.js'
import { ownOperations } from './contract/host-operations.js'
import { matchOperations } from './contract/match-operations.js'
import { operatorOperations } from './contract/operator-operations.js'

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
