import { err, ok, type Result } from '@ackanomic/core'
import * as v from 'valibot'
import { type DiplomacyVariant, variantSchema } from './map.js'
import { provinceOf } from './position.js'

/** One thing that is wrong with a variant. */
export interface DiplomacyVariantProblem {
  /** Where in the variant, as in `'provinces.PAR.kind'`. */
  readonly where: string
  readonly message: string
}

/**
 * Checks a variant that comes from outside. Answers the variant, or everything that is wrong with
 * it: first what has not the right form; if the form is right, what does not fit together.
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
  const parsed = v.safeParse(variantSchema, value)
  if (!parsed.success) return err(formProblems(parsed.issues))
  const variant: DiplomacyVariant = parsed.output
  const problems: DiplomacyVariantProblem[] = []
  const tell: Tell = (where, message) => problems.push({ where, message })
  checkNames(variant, tell)
  checkBorders(variant, 'armies', tell)
  checkBorders(variant, 'fleets', tell)
  checkPowers(variant, tell)
  checkCourse(variant, tell)
  return problems.length === 0 ? ok(variant) : err(problems)
}

/** What has not the right form, and where. */
export function formProblems(
  issues: readonly v.BaseIssue<unknown>[],
): readonly DiplomacyVariantProblem[] {
  return issues.map((issue) => ({ where: v.getDotPath(issue) ?? '', message: issue.message }))
}

export type Tell = (where: string, says: string) => void

function checkNames(variant: DiplomacyVariant, tell: Tell): void {
  const taken = new Map<string, string>()
  for (const [id, province] of Object.entries(variant.provinces)) {
    const names = [id, province.name, ...(province.aliases ?? [])].map((name) => name.toLowerCase())
    for (const name of new Set(names)) {
      const other = taken.get(name)
      if (other === undefined) taken.set(name, id)
      else tell(`provinces.${id}`, `"${name}" is already a name of ${other}.`)
    }
    if (province.coasts !== undefined && province.kind !== 'coast')
      tell(`provinces.${id}.coasts`, 'Only a coast province has coasts.')
    if (new Set(province.coasts).size !== (province.coasts?.length ?? 0))
      tell(`provinces.${id}.coasts`, 'A coast is named twice.')
    const borders = [variant.armies[id], variant.fleets[id]].some((list) => list?.length)
    const coastal = province.coasts?.some((coast) => variant.fleets[`${id}/${coast}`]?.length)
    if (!borders && coastal !== true) tell(`provinces.${id}`, 'Nothing borders on it.')
  }
}

function checkBorders(variant: DiplomacyVariant, of: 'armies' | 'fleets', tell: Tell): void {
  const problemAt = of === 'armies' ? walkProblem : floatProblem
  for (const [from, list] of Object.entries(variant[of])) {
    const where = `${of}.${from}`
    const problem = problemAt(variant, from)
    if (problem !== undefined) tell(where, problem)
    for (const to of list) {
      const other = problemAt(variant, to)
      if (other !== undefined) tell(where, `${to}: ${other}`)
      else if (provinceOf(to) === provinceOf(from))
        tell(where, 'A province does not border on itself.')
      else if (!variant[of][to]?.includes(from))
        tell(`${of}.${to}`, `${from} borders on ${to}; list it here too.`)
    }
  }
}

/** Why an army can't be at a location, or `undefined`. */
function walkProblem(variant: DiplomacyVariant, id: string): string | undefined {
  const province = variant.provinces[id]
  if (province === undefined) return `There is no province ${id}.`
  return province.kind === 'sea' ? 'An army is never at sea.' : undefined
}

/** Why a fleet can't be at a location, or `undefined`. */
function floatProblem(variant: DiplomacyVariant, location: string): string | undefined {
  const id = provinceOf(location)
  const province = variant.provinces[id]
  if (province === undefined) return `There is no province ${id}.`
  if (province.kind === 'land') return 'A fleet is never on land without shore.'
  if (province.coasts === undefined)
    return location === id ? undefined : `${id} has one shore; write ${id}.`
  if (location === id) return `Name the coast: ${province.coasts.join(' or ')}.`
  return province.coasts.includes(location.slice(id.length + 1))
    ? undefined
    : `${id} has the coasts ${province.coasts.join(' and ')}.`
}

function checkPowers(variant: DiplomacyVariant, tell: Tell): void {
  const powers = Object.entries(variant.powers)
  if (powers.length < 2) tell('powers', 'A game needs two powers or more.')
  const homes = new Map<string, string>()
  const stands = new Map<string, string>()
  for (const [id, power] of powers) {
    for (const home of power.homes) {
      if (variant.provinces[home]?.centre !== true)
        tell(`powers.${id}.homes`, `${home} is no supply centre.`)
      const other = homes.get(home)
      if (other !== undefined) tell(`powers.${id}.homes`, `${home} is a home of ${other} already.`)
      homes.set(home, id)
    }
    for (const unit of power.units) {
      const where = `powers.${id}.units`
      const [kind, at = ''] = unit.split(' ')
      const problem =
        kind === 'F'
          ? floatProblem(variant, at)
          : kind === 'A'
            ? walkProblem(variant, at)
            : 'Write a unit as "A PAR" or "F STP/SC".'
      if (problem !== undefined) tell(where, `${unit}: ${problem}`)
      const other = stands.get(provinceOf(at))
      if (other !== undefined) tell(where, `${unit}: ${other} stands there already.`)
      stands.set(provinceOf(at), unit)
    }
  }
}

function checkCourse(variant: DiplomacyVariant, tell: Tell): void {
  const centres = Object.values(variant.provinces).filter((p) => p.centre === true).length
  if (variant.victory < 1 || variant.victory > centres)
    tell('victory', `The map has ${centres} centres; ask for 1 to ${centres} of them.`)
  if (!variant.seasons.some((season) => season.counts === true))
    tell('seasons', 'Some season has to end with a count of centres.')
  const letters = variant.seasons.map((season) => season.letter)
  if (new Set(letters).size !== letters.length || letters.includes('W'))
    tell('seasons', 'Each season has a letter of its own; W is for adjustments.')
}
