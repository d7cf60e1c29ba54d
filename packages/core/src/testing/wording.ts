import type { Clauses } from '../clauses.js'
import { contractClauses } from '../engine/clauses.js'
import { commonErrors } from '../engine/common-errors.js'
import { clauseOf, type GameError } from '../game-error.js'
import { CORE_CITATIONS } from '../roster/clauses.js'
import { shown } from './describe-difference.js'
import { jsonProblem } from './structure.js'

const MISSING_VALUE_TRACES = ['undefined', '[object ', 'NaN']

export function textProblem(text: unknown): string | undefined {
  if (typeof text !== 'string') return `it is no text: ${shown(text)}`
  if (text.trim() === '') return 'it is empty'
  if (/\p{Cs}/u.test(text)) return `it holds half a letter: ${shown(text)}`
  const trace = MISSING_VALUE_TRACES.find((each) => text.includes(each))
  return trace === undefined ? undefined : `it says “${trace}”: ${shown(text)}`
}

/** Describes an invalid citation. `clauses` are those that the game may cite. Default: any. */
export function citationProblem(
  clauses: readonly Clauses[] | undefined,
  citation: unknown,
): string | undefined {
  if (typeof citation !== 'string') return `${shown(citation)} is no text`
  const [rule = '', ...rest] = citation.split('/')
  const id = rest.join('/')
  if (rule === '' || id === '') return `${shown(citation)} is not a rule and a clause`
  if ((CORE_CITATIONS as readonly string[]).includes(citation)) return undefined
  const table = [contractClauses, ...(clauses ?? [])].find((each) => each.rule === rule)
  if (table === undefined) {
    return clauses && `${shown(citation)} is of a rule that the game does not cite`
  }
  return Object.hasOwn(table.of, id) ? undefined : `there is no clause ${shown(citation)}`
}

/** The codes whose message may contain a schema's "received undefined". */
const WITH_PROBLEM: readonly string[] = ['invalidEntry', 'badAnswer', 'badSetup', 'badOptions']

function withoutMissing(message: unknown): unknown {
  return typeof message === 'string'
    ? message.replace('received undefined', 'received nothing')
    : message
}

export function errorProblem(
  clauses: readonly Clauses[] | undefined,
  error: GameError,
): string | undefined {
  const { code, clause, message, ...rest } = error
  if (typeof code !== 'string' || code === '') return `its code is ${shown(code)}`
  const common = new Map(Object.entries(commonErrors)).get(code)
  if (common !== undefined) {
    const cites = clauseOf<never, string>(common[0], error.details as never)
    if (cites !== clause) {
      return `${code} is a code of the contract's, which cites ${cites}, not ${clause}`
    }
  }
  const more = Object.keys(rest).find((key) => key !== 'details')
  if (more !== undefined) return `it has a field ${more}`
  const text = textProblem(WITH_PROBLEM.includes(code) ? withoutMissing(message) : message)
  if (text !== undefined) return `its message is wrong, ${text}`
  if (message.length > 1000 || /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(message)) {
    return 'its message is longer than 1,000 characters, or holds signs that are not to be seen'
  }
  return jsonProblem(error) ?? citationProblem(clauses, clause)
}
