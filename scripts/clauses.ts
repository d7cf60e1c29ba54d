/**
 * Fails when a testable clause has no passing test. Reads the tests that were run from vitest's
 * JSON report, whose path is the argument, and the clauses from every `clauses.ts` of the packages.
 */
import { readFileSync } from 'node:fs'
import { checkClauses } from './clause-check.js'
import { clauseTables } from './clause-tables.js'
import { type Report, testsOf } from './report.js'

const [path = ''] = process.argv.slice(2)
const report = JSON.parse(readFileSync(path, 'utf8')) as Report
const { rules, problems } = checkClauses(await clauseTables(), testsOf(report))

console.table(Object.fromEntries(rules.map(({ rule, ...counts }) => [rule, counts])))
for (const problem of problems) console.log(problem)
const sum = (key: 'testable' | 'tested'): number => rules.reduce((all, each) => all + each[key], 0)
console.log(`${sum('tested')} of ${sum('testable')} testable clauses proven, ${rules.length} rules`)
if (problems.length > 0) process.exitCode = 1
