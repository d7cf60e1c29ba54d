import * as v from 'valibot'
import { freezePlain } from '../plain.js'
import { err, ok, type Result } from '../result.js'
import type { LedgerOptions } from './booking.js'
import { type BookedInstance, checkRecord, LEDGER_FORMAT, type Ledger, linesOf } from './ledger.js'
import { anythingSchema, type LoadProblem, readSave, type SchemaOf, samePlain } from './schema.js'

interface SavedLedger {
  readonly format: number
  readonly options: LedgerOptions
  readonly instances: readonly { readonly record: unknown; readonly lines: unknown }[]
}

const ledgerSchema: SchemaOf<SavedLedger> = /* @__PURE__ */ v.strictObject({
  format: v.literal(LEDGER_FORMAT),
  options: v.strictObject({
    pointCap: v.picklist(['instance', 'player']),
    trophyGate: v.picklist(['rule-1250.2', 'none']),
  }),
  instances: v.array(v.strictObject({ record: anythingSchema, lines: anythingSchema })),
})

/**
 * Loads a ledger from the text of a save, or from its parsed JSON, and checks all of it: every
 * record, the order, and by booking anew that each line is what the caps allow.
 *
 * @example
 * ```ts
 * import { loadLedger, openLedger } from '@ackanomic/core/society'
 *
 * loadLedger(JSON.stringify(openLedger())).ok // => true
 * const newer = loadLedger({ ...openLedger(), format: 99 })
 * newer.ok ? '' : newer.error.code // => 'newer'
 * ```
 */
export function loadLedger(save: unknown): Result<Ledger, LoadProblem> {
  const saved = readSave(ledgerSchema, LEDGER_FORMAT, save)
  if (!saved.ok) return saved
  const { options } = saved.value
  const instances: BookedInstance[] = []
  const names = new Set<string>()
  let latest = Number.NEGATIVE_INFINITY
  for (const [index, { record, lines }] of saved.value.instances.entries()) {
    const problem = (code: 'malformed' | 'inconsistent', field: string, says: string) =>
      err({ code, path: `instances.${index}.${field}`, says } as const)
    const checked = checkRecord(record)
    if (!checked.ok) return problem('malformed', 'record', checked.error.says)
    const { instance, outcome } = checked.value
    if (names.has(instance)) {
      return problem('inconsistent', 'record', `The instance "${instance}" is in the ledger twice.`)
    }
    if (outcome.at < latest) {
      return problem('inconsistent', 'record', `"${instance}" ended before the one above it.`)
    }
    const booked = linesOf(instances, checked.value, options)
    if (!samePlain(booked, lines)) {
      return problem('inconsistent', 'lines', `"${instance}" is not booked as the caps allow.`)
    }
    names.add(instance)
    latest = outcome.at
    instances.push({ record: checked.value, lines: booked })
  }
  return ok(freezePlain({ format: LEDGER_FORMAT, options, instances }))
}
