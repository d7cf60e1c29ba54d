import type { Api, Operations } from '@ackanomic/host'
import type { ClubCode } from './contract/errors.js'
import { messageOperations } from './messages/message-operations.js'
import { moderationOperations } from './moderation/moderation-operations.js'
import { noticeOperations } from './notices/notice-operations.js'
import { accountOperations } from './people/account-operations.js'
import { ratingOperations } from './ratings/rating-operations.js'
import { societyOperations } from './society/society-operations.js'
import { tableOperations } from './tables/table-operations.js'
import { tournamentOperations } from './tournaments/tournament-operations.js'

export const clubOperations = {
  ...tableOperations,
  ...ratingOperations,
  ...moderationOperations,
  ...tournamentOperations,
  ...messageOperations,
  ...societyOperations,
  ...noticeOperations,
  ...accountOperations,
} satisfies Operations<ClubCode>

export type ClubApi = Api<typeof clubOperations>
