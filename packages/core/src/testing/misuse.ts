/**
 * Describes what is wrong with the options of the laws; `undefined` if nothing is. Laws that are
 * tried on nothing would always hold.
 */
export function misuse(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null) return `${WANTED} { tables: [{ table }] }.`
  const { tables, runs, fuzzCount, entries, disruption, endsWithin } = options as Record<
    string,
    unknown
  >
  return (
    tablesProblem(tables) ??
    numberProblem('runs', runs, 1) ??
    numberProblem('fuzzCount', fuzzCount, 0) ??
    numberProblem('entries', entries, 1) ??
    numberProblem('disruption', disruption, 0, 100) ??
    (endsWithin === null ? undefined : numberProblem('endsWithin', endsWithin, 1))
  )
}

const WANTED = 'The laws want to know how instances start; give'

/** Describes what is wrong with the openings of random matches. */
export function tablesProblem(tables: unknown): string | undefined {
  if (!Array.isArray(tables)) {
    const isArbitrary = typeof tables === 'object' && tables !== null && 'generate' in tables
    return isArbitrary ? undefined : `${WANTED} tables: a list of { table, options }.`
  }
  if (tables.length === 0) return `${WANTED} at least one of tables.`
  const odd = tables.findIndex((each) => !Object.hasOwn(Object(each), 'table'))
  return odd < 0
    ? undefined
    : `${WANTED} each of tables as { table, options }; tables[${odd}] is not.`
}

function numberProblem(
  name: string,
  value: unknown,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): string | undefined {
  if (value === undefined) return undefined
  const isOne = Number.isInteger(value) && (value as number) >= least && (value as number) <= most
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`
  return isOne ? undefined : `${name} is ${String(value)}; give a whole number, ${range}.`
}
