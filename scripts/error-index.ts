/**
 * Writes the page of error codes from the tables in the sources: each code with its clause and its
 * message, where `…` is filled in later. With `--check` it only says whether the page is outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import ts from 'typescript'
import { packages, root } from './packages.js'
import { filesUnder, pageAt } from './pages.js'

const PAGE = join(root, 'docs/reference/errors.md')

/** The parts of the page, each with the files of its tables. */
const PARTS: readonly (readonly [title: string, path: RegExp])[] = [
  ['In every game', /^packages\/core\/src\/(?:engine|match\/match-errors|table|game)/u],
  ['Saves, secrets, catalogues and word lists', /^packages\/core\/src\/(?!testing)/u],
  ['At a host', /^packages\/host\/src\//u],
  ['In a club', /^packages\/club\/src\//u],
  ['In the society', /^packages\/society\/src\//u],
  ['Decks of cards', /^packages\/decks\/src\//u],
  ...Object.values(mergeCatalogues(catalogue, programmingCatalogue)).map(
    ({ id, title }) => [title, new RegExp(`/src/${id}(?:-wordnet)?/`, 'u')] as const,
  ),
]

interface Row {
  readonly code: string
  readonly clause: string
  readonly message: string
}

/** The text of an expression: of several the first, with `…` for what is filled in. */
function textOf(node: ts.Node | undefined): string {
  if (node === undefined) return '…'
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce((text, { expression, literal }) => {
      const filledIn = ts.isConditionalExpression(expression) ? textOf(expression) : '…'
      return text + filledIn + literal.text
    }, node.head.text)
  if (ts.isArrowFunction(node)) return textOf(node.body)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textOf(node.expression)
  if (ts.isConditionalExpression(node)) return textOf(node.whenTrue)
  if (ts.isBlock(node)) return textOf(node.statements.find(ts.isReturnStatement)?.expression)
  return '…'
}

const DEPENDS = 'depends on the details'

function clausesOf(node: ts.Node): string {
  const found: string[] = []
  const visit = (at: ts.Node): void => {
    if (ts.isStringLiteralLike(at) && /^(?:host|\w[\w.]*\/.+)$/u.test(at.text)) found.push(at.text)
    ts.forEachChild(at, visit)
  }
  visit(node)
  return found.length > 0 ? [...new Set(found)].join(', ') : DEPENDS
}

/** Whether an object is a table of errors: of a model, or by its name or its type. */
function isTable({ parent }: ts.ObjectLiteralExpression): boolean {
  let holder: ts.Node = parent
  while (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) holder = holder.parent
  if (ts.isCallExpression(holder)) return holder.expression.getText() === 'defineErrors'
  if (ts.isPropertyAssignment(holder)) return holder.name.getText() === 'errors'
  if (!ts.isVariableDeclaration(holder)) return false
  return /(?:errors|faults)$|ErrorDefinitions/iu.test(
    `${holder.type?.getText() ?? ''} ${holder.name.getText()}`,
  )
}

function rowsIn(path: string): Row[] {
  const { text } = pageAt(path)
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const rows: Row[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isTable(node)) {
      for (const each of node.properties.filter(ts.isPropertyAssignment)) {
        const row = each.initializer
        const code = each.name.getText()
        const [clause, message] = ts.isArrayLiteralExpression(row) ? row.elements : []
        if (clause !== undefined && message !== undefined)
          rows.push({ code, clause: clausesOf(clause), message: textOf(message) })
        // The host's errors have no clauses.
        else if (ts.isArrowFunction(row)) rows.push({ code, clause: 'host', message: textOf(row) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return rows
}

const cell = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replaceAll('|', '\\|')
    .replace(/(?:…[\s,;]*)+…/gu, '…')

const files = packages
  .flatMap(({ folder }) => filesUnder(join(folder, 'src')))
  .filter((path) => /(?<!\.test|\.test-[a-z]+|\.d)\.ts$/u.test(path))
const left = new Map(files.map((path) => [pageAt(path).file, rowsIn(path)]))
const parts = PARTS.map(([title, path]) => {
  const rows = [...left]
    .filter(([file]) => path.test(file))
    .flatMap(([file, found]) => {
      left.delete(file)
      return found
    })
  const lines = rows
    .sort((a, b) => a.code.localeCompare(b.code, 'en'))
    .map(({ code, clause, message }) => `| \`${code}\` | ${cell(message)} | ${clause} |`)
  return ['', `## ${title}`, '', '| code | message | clause |', '|---|---|---|', ...new Set(lines)]
})
const head = readFileSync(PAGE, 'utf8').split('\n## ')[0]?.trimEnd() ?? ''
const page = `${[head, ...parts.flat()].join('\n')}\n`
const codes = page.split('\n| `').length - 1
if (!process.argv.includes('--check')) writeFileSync(PAGE, page)
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/reference/errors.md is out of date; run: npm run errors')
  process.exitCode = 1
}
console.log(`${codes} error codes are listed`)
