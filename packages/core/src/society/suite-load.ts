import * as v from 'valibot'
import { freezePlain } from '../plain.js'
import { err, ok, type Result } from '../result.js'
import { days } from '../time.js'
import { checkDescription } from './description-check.js'
import { type EquipmentDescription, equipmentSchema } from './equipment.js'
import {
  anythingSchema,
  type LoadProblem,
  momentSchema,
  readSave,
  type SchemaOf,
  samePlain,
  textSchema,
} from './schema.js'
import { type EnactedRule, SUITE_FORMAT, type Suite } from './suite.js'

interface SavedSuite {
  readonly format: number
  readonly rules: readonly SavedRule[]
}

type SavedRule = Omit<EnactedRule, 'game'> & { readonly game: unknown }

const equipmentsSchema: SchemaOf<readonly EquipmentDescription[]> = /* @__PURE__ */ v.array(
  equipmentSchema,
)

const suiteSchema: SchemaOf<SavedSuite> = /* @__PURE__ */ v.strictObject({
  format: v.literal(SUITE_FORMAT),
  rules: v.array(
    v.strictObject({
      rule: textSchema,
      title: textSchema,
      text: textSchema,
      since: momentSchema,
      posted: v.nullable(v.strictObject({ by: textSchema, at: momentSchema })),
      game: anythingSchema,
      equipment: equipmentsSchema,
    }),
  ),
})

/**
 * Loads a suite from the text of a save, or from its parsed JSON, and checks that each number stands
 * once, each Game is described in full, and what was a Submission became a rule within its week.
 *
 * @example
 * ```ts
 * import { loadSuite, openSuite } from '@ackanomic/core/society'
 *
 * loadSuite(JSON.stringify(openSuite())).ok // => true
 * ```
 */
export function loadSuite(save: unknown): Result<Suite, LoadProblem> {
  const saved = readSave(suiteSchema, SUITE_FORMAT, save)
  if (!saved.ok) return saved
  const rules: EnactedRule[] = []
  for (const [index, rule] of saved.value.rules.entries()) {
    const problem = (field: string, says: string) =>
      err({ code: 'inconsistent', path: `rules.${index}.${field}`, says } as const)
    if (rules.some((other) => other.rule === rule.rule)) {
      return problem('rule', `Rule ${rule.rule} stands in the suite twice.`)
    }
    const { since, posted } = rule
    if (posted !== null && (since < posted.at + days(3) || since >= posted.at + days(7))) {
      return problem('since', `Rule ${rule.rule} cannot have been accepted at that moment.`)
    }
    if (posted !== null && (rule.game === null) === (rule.equipment.length === 0)) {
      return problem('posted', `Rule ${rule.rule} is no Game and no equipment, or both.`)
    }
    if (rule.game === null) {
      rules.push({ ...rule, game: null })
      continue
    }
    const game = checkDescription(rule.game)
    if (!game.ok) return problem('game', game.error.map(({ says }) => says).join(' '))
    const { value: described } = game
    const isOwn = described.rule === rule.rule && described.title === rule.title
    if (!isOwn || !samePlain(described, rule.game)) {
      return problem('game', `The Game is not described as rule ${rule.rule} would describe it.`)
    }
    rules.push({ ...rule, game: described })
  }
  return ok(freezePlain({ format: SUITE_FORMAT, rules }))
}
