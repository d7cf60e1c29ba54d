import { err, ok, type Result } from '@ackanomic/core'
import {
  copyUntrusted,
  describeSchemaIssue,
  type SchemaOf,
  sanitizeText,
} from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { type DiplomacyVariant, variantSchema } from './map.js'
import { placeProblem, provinceOf } from './position.js'

/** A problem of a variant. */
export interface DiplomacyVariantProblem {
  /** The path to the problem, such as `'provinces.PAR.kind'`. */
  readonly where: string
  readonly message: string
}

/**
 * Checks a variant from outside; returns it, or all problems of form, or else contradictions.
 *
 * @example
 * ```ts
 * import { checkVariant, DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 *
 * const checked = checkVariant({ ...DIPLOMACY_STANDARD, victory: 99 })
 * checked.ok ? [] : checked.error // => [{ where: 'victory', message: 'The map has 34 centres; ask for 1 to 34 of them.' }]
 * ```
 */
export function checkVariant(
  value: unknown,
): Result<DiplomacyVariant, readonly DiplomacyVariantProblem[]> {
  const read = readForm<DiplomacyVariant>(variantSchema, value)
  if (!read.ok) return read
  const variant = read.value
  const problems: DiplomacyVariantProblem[] = []
  const report: Report = (where, message) => problems.push(cleanProblem(where, message))
  checkNames(variant, report)
  checkBorders(variant, 'armies', report)
  checkBorders(variant, 'fleets', report)
  checkPowers(variant, report)
  checkCourse(variant, report)
  return problems.length === 0 ? ok(variant) : err(problems)
}

const MAX_ISSUES = 100

export function readForm<Output>(
  schema: SchemaOf<Output>,
  value: unknown,
): Result<Output, readonly DiplomacyVariantProblem[]> {
  const copied = copyUntrusted(value)
  if (!copied.ok) return err([{ where: '', message: copied.error }])
  const parsed = v.safeParse(schema, copied.value)
  if (parsed.success) return ok(parsed.output)
  return err(
    parsed.issues.slice(0, MAX_ISSUES).map((issue) => {
      const isOurs = !issue.message.startsWith('Invalid ')
      const message = isOurs
        ? issue.message
        : describeSchemaIssue([issue as never], schema, copied.value, 'the map')
      return cleanProblem(v.getDotPath(issue) ?? '', message)
    }),
  )
}

/** A problem that is safe to show. */
export function cleanProblem(where: string, message: string): DiplomacyVariantProblem {
  return { where: sanitizeText(where, 100), message: sanitizeText(message) }
}

export type Report = (where: string, message: string) => void

function checkNames(variant: DiplomacyVariant, report: Report): void {
  const taken = new Map<string, string>()
  for (const [id, province] of Object.entries(variant.provinces)) {
    const names = [id, province.name, ...(province.aliases ?? [])].map((name) => name.toLowerCase())
    for (const name of new Set(names)) {
      const other = taken.get(name)
      if (other === undefined) taken.set(name, id)
      else report(`provinces.${id}`, `"${name}" is already a name of ${other}.`)
    }
    if (province.coasts !== undefined && province.kind !== 'coast')
      report(`provinces.${id}.coasts`, 'Only a coast province has coasts.')
    if (new Set(province.coasts).size !== (province.coasts?.length ?? 0))
      report(`provinces.${id}.coasts`, 'A coast is named twice.')
    const borders = [variant.armies[id], variant.fleets[id]].some((list) => list?.length)
    const coastal = province.coasts?.some((coast) => variant.fleets[`${id}/${coast}`]?.length)
    if (!borders && coastal !== true) report(`provinces.${id}`, 'Nothing borders on it.')
  }
}

function checkBorders(variant: DiplomacyVariant, of: 'armies' | 'fleets', report: Report): void {
  const kind = of === 'armies' ? 'A' : 'F'
  for (const [from, list] of Object.entries(variant[of])) {
    const where = `${of}.${from}`
    const problem = placeProblem(variant, kind, from)
    if (problem !== undefined) report(where, problem)
    for (const to of list) {
      const other = placeProblem(variant, kind, to)
      if (other !== undefined) report(where, `${to}: ${other}`)
      else if (provinceOf(to) === provinceOf(from))
        report(where, 'A province does not border on itself.')
      else if (!variant[of][to]?.includes(from))
        report(`${of}.${to}`, `${from} borders on ${to}; list it here too.`)
    }
  }
}

function checkPowers(variant: DiplomacyVariant, report: Report): void {
  const powers = Object.entries(variant.powers)
  if (powers.length < 2) report('powers', 'A game needs two powers or more.')
  const homes = new Map<string, string>()
  const stands = new Map<string, string>()
  for (const [id, power] of powers) {
    for (const home of power.homes) {
      if (variant.provinces[home]?.centre !== true)
        report(`powers.${id}.homes`, `${home} is not a supply centre.`)
      const other = homes.get(home)
      if (other !== undefined)
        report(`powers.${id}.homes`, `${home} is a home of ${other} already.`)
      homes.set(home, id)
    }
    for (const unit of power.units) {
      const where = `powers.${id}.units`
      const [kind, at = ''] = unit.split(' ')
      const problem =
        kind === 'A' || kind === 'F'
          ? placeProblem(variant, kind, at)
          : 'Write a unit as "A PAR" or "F STP/SC".'
      if (problem !== undefined) report(where, `${unit}: ${problem}`)
      const other = stands.get(provinceOf(at))
      if (other !== undefined) report(where, `${unit}: ${other} stands there already.`)
      stands.set(provinceOf(at), unit)
    }
  }
}

function checkCourse(variant: DiplomacyVariant, report: Report): void {
  const centres = Object.values(variant.provinces).filter((p) => p.centre === true).length
  if (variant.victory < 1 || variant.victory > centres)
    report('victory', `The map has ${centres} centres; ask for 1 to ${centres} of them.`)
  if (!variant.seasons.some((season) => season.counts === true))
    report('seasons', 'Some season has to end with a count of centres.')
  const letters = variant.seasons.map((season) => season.letter)
  if (new Set(letters).size !== letters.length || letters.includes('W'))
    report('seasons', 'Each season has a letter of its own; W is for adjustments.')
}
