/**
 * What reads values from outside without believing them: copies, schemas, saves of every kind, and
 * tables of errors. For games written by hand, and for packages beside core that keep books of their
 * own.
 *
 * @packageDocumentation
 */

export { describeSchemaIssue } from '../engine/describe-schema-issue.js'
export { openTable } from '../engine/open-table.js'
export { isName, readEntry } from '../engine/read-entry.js'
export { type CommonFacts, commonRejections } from '../engine/rejections.js'
export type { StandardSchemaV1 } from '../game/standard-schema.js'
export { equalJson, lookAt, SAVE } from '../json.js'
export { openedSave, type SaveFacts, saveAs, saveRejections } from '../opened-save.js'
export { cloneJson, deepFreeze, type Json, type Plain } from '../plain.js'
export { answerProblem } from '../prompt.js'
export {
  type Refusal,
  type RejectionOf,
  type RejectionTable,
  refuserOf,
  reject,
} from '../rejection.js'
export { rolesFor } from '../roles.js'
export { shown } from '../shown.js'
export { participantStatusOf } from '../table/table.js'
export { isTimestamp, MAX_TIMESTAMP } from '../time.js'
export { kindOf, nameIn } from './describe-value.js'
export { countSchema, read, type SchemaOf } from './schemas.js'
