/**
 * What reads values from outside without believing them: copies, schemas, saves of every kind, and
 * tables of errors. For games written by hand, and for packages beside core that keep books of their
 * own.
 *
 * @packageDocumentation
 */

export { openTable } from '../engine/open-table.js'
export { isName, readEntry } from '../engine/read-entry.js'
export { type CommonFacts, commonRejections } from '../engine/rejections.js'
export { wrongForm } from '../engine/wrong-form.js'
export type { StandardSchemaV1 } from '../game/standard-schema.js'
export { answerProblem } from '../inquiry.js'
export { equalPlain, lookAt, SAVE } from '../json.js'
export { openedSave, type SaveFacts, saveAs, saveSentences } from '../opened-save.js'
export { copyPlain, freezePlain, type Json, type Plain } from '../plain.js'
export {
  type Refusal,
  type RejectionOf,
  type RejectionTable,
  refuserOf,
  reject,
  tableOf,
} from '../rejection.js'
export { rolesFor } from '../roles.js'
export { shown } from '../shown.js'
export { standingOf } from '../table/table.js'
export { isMoment, LATEST_MOMENT } from '../time.js'
export { kindOf, nameIn } from './describe-value.js'
export { countSchema, read, type SchemaOf } from './schemas.js'
