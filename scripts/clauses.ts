/**
 * Fails if a testable clause has no passing test. Reads the clauses from every `clauses.ts` of the
 * packages, and the tests from the vitest report whose path is the argument; without one it runs
 * the tests first.
 */
import { readFileSync } from 'node:fs'
import { checkClauses } from './clause-check.js'
import { clauseTables } from './clause-tables.js'
import { run } from './command.js'
import { type Report, testsOf } from './report.js'

async function runTests(): Promise<string> {
  const file = '.cache/unit.json'
  await run(`npm run --silent test:unit -- --reporter=json --outputFile=${file}`)
  return file
}

const path = process.argv[2] ?? (await runTests())
const report = JSON.parse(readFileSync(path, 'utf8')) as Report
const { rules, problems } = checkClauses(await clauseTables(), testsOf(report))

console.table(Object.fromEntries(rules.map(({ rule, ...counts }) => [rule, counts])))
for (const problem of problems) console.log(problem)
const sum = (key: 'testable' | 'tested'): number => rules.reduce((all, each) => all + each[key], 0)
console.log(`${sum('tested')} of ${sum('testable')} testable clauses tested, ${rules.length} rules`)
if (problems.length > 0) process.exitCode = 1
