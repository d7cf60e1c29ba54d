/**
 * What reads values from outside without believing them: copies, schemas, saves of every kind, and
 * tables of refusals. For packages beside core that keep books of their own.
 *
 * @packageDocumentation
 */
export { lookAt, SAVE } from '../json.js'
export { openedSave, type SaveFacts, saveAs, saveSentences } from '../opened-save.js'
export { refuserOf, tableOf } from '../rejection.js'
export { kindOf, nameIn } from './describe-value.js'
export { countSchema, read, type SchemaOf } from './schemas.js'
