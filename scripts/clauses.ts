/**
 * Fails when a testable clause has no passing test. Reads the clauses from every `clauses.ts` of the
 * packages, and the tests from the vitest report whose path is the argument; without one it runs
 * them first. The table stands in the docs too: `--write` writes it, else it must be as it is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkClauses, type RuleProof } from './clause-check.js'
import { clauseTables } from './clause-tables.js'
import { run } from './command.js'
import { root } from './packages.js'
import { type Report, testsOf } from './report.js'

async function runTests(): Promise<string> {
  const file = '.cache/vitest.json'
  await run(`npm run --silent test:unit -- --reporter=json --outputFile=${file}`)
  return file
}

const PAGE = join(root, 'docs/project/clauses.md')

/** By number where a rule has one; the games without come last, and the contract at the end. */
function inOrder(rules: readonly RuleProof[]): readonly RuleProof[] {
  const place = ({ rule }: RuleProof): number =>
    rule === 'contract' ? 2000 : Number(/^1250\.(\d+)$/.exec(rule)?.[1] ?? 1000)
  return [...rules].sort((a, b) => place(a) - place(b) || a.rule.localeCompare(b.rule))
}

function playerView(rules: readonly RuleProof[]): string {
  const rows = rules.map(({ rule, clauses, testable, tested }) => [rule, clauses, testable, tested])
  const sums = [1, 2, 3].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0))
  return [
    '# Clauses and their tests',
    '',
    'Each rule is cut into single obligations, in our own words, in the `clauses.ts` of its folder. A test names those it proves at the end of its title, and `npm test` fails when a testable one has no passing test. A page shows, clause by clause, a [change of the code](clause-mutants.md) with which a test of it fails, and names the clauses for which none was found: that a clause is tested means that its test can fail, and not that nothing else can be wrong. What no program can break or keep (whom the society may appoint, what a reader should enjoy) is marked as such there and counts as not testable.',
    '',
    '| rule | clauses | testable | tested |',
    '|---|---:|---:|---:|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    `| all | ${sums.join(' | ')} |`,
    '',
  ].join('\n')
}

const [given] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const path = given ?? (await runTests())
const report = JSON.parse(readFileSync(path, 'utf8')) as Report
const found = checkClauses(await clauseTables(), testsOf(report))
const rules = inOrder(found.rules)
const problems = [...found.problems]
const page = playerView(rules)
if (process.argv.includes('--write')) writeFileSync(PAGE, page)
else if (problems.length === 0 && (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page))
  problems.push('docs/project/clauses.md is out of date; run: npm run clauses -- --write')

console.table(Object.fromEntries(rules.map(({ rule, ...counts }) => [rule, counts])))
for (const problem of problems) console.log(problem)
const sum = (key: 'testable' | 'tested'): number => rules.reduce((all, each) => all + each[key], 0)
console.log(`${sum('tested')} of ${sum('testable')} testable clauses tested, ${rules.length} rules`)
if (problems.length > 0) process.exitCode = 1
