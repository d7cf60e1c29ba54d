/**
 * The parts of a host that a module builds on.
 *
 * @packageDocumentation
 */
export {
  addAccount,
  checkAccount,
  deletedAmong,
  findAccount,
  transactFor,
} from '../auth/account-rows.js'
export { checkName, mailKeyOf } from '../auth/names.js'
export { keysOf } from '../auth/person-keys.js'
export { type StandInNames, withStandIns } from '../auth/stand-ins.js'
export { ACCOUNT_KINDS, hasAccount, hashOf, newToken, sessionOfHash } from '../auth/tokens.js'
export { createApi } from '../contract/api.js'
export { type AsyncResult, defineErrors, describeExpiry, hostErrors } from '../contract/errors.js'
export { catchGameFailure, GameFailure, runGame } from '../contract/game-failure.js'
export { SOCIETY } from '../contract/notification.js'
export type { FromAnybody } from '../contract/operation.js'
export { seatReceipt } from '../contract/receipt-schemas.js'
export {
  checkedElsewhere,
  clockSchema,
  deviceSchema,
  keySchema,
  line,
  listOf,
  matchSchema,
  messagePolicySchema,
  moment,
  nextPage,
  pageFields,
  personSchema,
  problemOf,
  wholeNumber,
} from '../contract/schemas.js'
export { type RedeemPage, redeemPage } from '../http/redeem-page.js'
export type { JobContext } from '../jobs/context.js'
export { channelOf } from '../jobs/deliveries.js'
export { addressSchema } from '../mail/address.js'
export { hasSpectators, linkOf, takesPart } from '../matches/access.js'
export { headOf, NO_ACTIONS } from '../matches/action-heads.js'
export { PROGRAM_REFEREE } from '../matches/context.js'
export {
  automatedProblem,
  botNames,
  decideStart,
  loadGameToOpen,
  type StartAgreement,
} from '../matches/decide.js'
export { type HostedMatch, loadRow } from '../matches/match-cache.js'
export { peopleBehind } from '../matches/match-change.js'
export { findRow, saveResult } from '../matches/match-rows.js'
export { findMatch, listNotifications, listPendingActions } from '../matches/reads.js'
export { seatReceiptFor } from '../matches/receipts.js'
export { storableJson } from '../matches/step-write.js'
export { createMatch, submitAction } from '../matches/submit.js'
export { encodeNews, encodeRevocation } from '../store/change-feed.js'
export { runScript } from '../store/migrations.js'
export { readSetting, writeSetting } from '../store/settings.js'
export { readSnapshot, transact, withRetries } from '../store/transact.js'
