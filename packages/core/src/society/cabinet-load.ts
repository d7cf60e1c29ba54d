import * as v from 'valibot'
import { freezePlain } from '../plain.js'
import { err, ok, type Result } from '../result.js'
import { CABINET_FORMAT, type Cabinet, placeSchema } from './cabinet.js'
import {
  countSchema,
  type LoadProblem,
  namesSchema,
  readSave,
  type SchemaOf,
  samePlain,
  textSchema,
} from './schema.js'
import { isReserved, kindSchema, trophyKinds } from './trophies.js'

const cabinetSchema: SchemaOf<Cabinet> = /* @__PURE__ */ v.strictObject({
  format: v.literal(CABINET_FORMAT),
  kinds: v.array(kindSchema),
  trophies: v.array(
    v.strictObject({
      id: countSchema,
      kind: textSchema,
      place: placeSchema,
      haunting: v.nullable(textSchema),
    }),
  ),
  settled: namesSchema,
})

/**
 * Loads a cabinet from the text of a save, or from its parsed JSON, and checks that it has the kinds
 * of rule 1250.2 as that rule defines them, and that kinds and Trophies fit together: every Trophy of
 * a kind that exists, under its own id, and of a unique kind exactly one.
 *
 * @example
 * ```ts
 * import { loadCabinet, openCabinet } from '@ackanomic/core/society'
 *
 * loadCabinet(JSON.stringify(openCabinet())).ok // => true
 * const lost = loadCabinet({ ...openCabinet(), trophies: [] })
 * lost.ok ? '' : lost.error.says // => 'There are 0 of the unique Golden Knife; there must be 1.'
 * ```
 */
export function loadCabinet(save: unknown): Result<Cabinet, LoadProblem> {
  const saved = readSave(cabinetSchema, CABINET_FORMAT, save)
  if (!saved.ok) return saved
  const { kinds, trophies } = saved.value
  const problem = (path: string, says: string) => err({ code: 'inconsistent', path, says } as const)
  const names = kinds.map(({ name }) => name)
  if (new Set(names).size < names.length) return problem('kinds', 'Two kinds have the same name.')
  for (const kind of trophyKinds) {
    if (!kinds.some((other) => samePlain(other, kind))) {
      return problem('kinds', `The ${kind.name} is not there as rule 1250.2 defines it.`)
    }
  }
  const reserved = names.find(isReserved)
  if (reserved !== undefined) return problem('kinds', `No kind can be called "${reserved}".`)
  for (const [index, { id, kind }] of trophies.entries()) {
    if (id !== index) return problem(`trophies.${index}.id`, `Trophy ${index} has the id ${id}.`)
    if (!names.includes(kind)) {
      return problem(`trophies.${index}.kind`, `There is no kind of Trophy called "${kind}".`)
    }
  }
  for (const { name, unique } of kinds) {
    const count = trophies.filter(({ kind }) => kind === name).length
    if (unique && count !== 1) {
      return problem('trophies', `There are ${count} of the unique ${name}; there must be 1.`)
    }
  }
  return ok(freezePlain(saved.value))
}
