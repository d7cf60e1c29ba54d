/**
 * Reads values from outside safely: copies, schemas, saves and errors, for games without
 * `defineGame` and for other packages.
 *
 * @packageDocumentation
 */

export { type CommonErrors, commonErrors } from '../engine/common-errors.js'
export { createRoster } from '../engine/create-roster.js'
export { describeSchemaIssue } from '../engine/describe-schema-issue.js'
export { isPlayerName, readEntry } from '../engine/read-entry.js'
export type { StandardSchemaV1 } from '../game/standard-schema.js'
export {
  createError,
  defineErrors,
  type ErrorCase,
  type ErrorDefinitions,
  type ErrorIn,
} from '../game-error.js'
export { copyUntrusted, equalJson, SAVE_BOUNDS } from '../json.js'
export { normalizeText } from '../normalize-text.js'
export { parseSave, type SaveErrors, saveErrors, serializeSave } from '../parse-save.js'
export { cloneJson, deepFreeze, type Json, type JsonOnly } from '../plain.js'
export { answerProblem } from '../prompt.js'
export { rolesFor } from '../roles.js'
export { participantStatusOf } from '../roster/roster.js'
export { sanitizeText } from '../sanitize-text.js'
export { isTimestamp, MAX_TIMESTAMP } from '../time.js'
export { describeName, describeType } from './describe-value.js'
export { countSchema, parseUntrusted, type SchemaOf } from './schemas.js'
