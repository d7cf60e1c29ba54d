import ts from 'typescript'
import type { Mutant } from './mutants.js'

/** A mutant with the number by which the run turns it on. */
export interface Numbered {
  readonly id: number
  readonly mutant: Mutant
}

interface Insertion {
  readonly at: number
  readonly text: string
}

/** What makes each turn of a loop count, so that a loop without end is noticed. */
function ticksOf(source: ts.SourceFile): readonly Insertion[] {
  const found: Insertion[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) {
      const body = node.statement
      found.push({ at: body.getStart(source), text: '{__tick();' })
      found.push({ at: body.getEnd(), text: '}' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Where expressions begin that are a line of their own: a bracket there would go on with the line before. */
function statementsOf(source: ts.SourceFile): Set<number> {
  const found = new Set<number>()
  const visit = (node: ts.Node): void => {
    const isInList = ts.isBlock(node.parent) || ts.isSourceFile(node.parent)
    const isInCase = ts.isCaseOrDefaultClause(node.parent)
    if (ts.isExpressionStatement(node) && (isInList || isInCase)) found.add(node.getStart(source))
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

/**
 * A source in which each mutant stands beside the original, behind a question whether it is the one
 * that is on. What is inside of a mutant is left as it is: no more than one is on at a time.
 */
export function instrumented(file: string, text: string, mutants: readonly Numbered[]): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const statements = statementsOf(source)
  const ranges = new Map<string, Numbered[]>()
  for (const each of mutants) {
    const range = `${each.mutant.start}-${each.mutant.end}`
    ranges.set(range, [...(ranges.get(range) ?? []), each])
  }
  // At one place an outer one begins before and ends after an inner one.
  const insertions: (Insertion & { readonly size: number; readonly ends: boolean })[] = []
  for (const group of ranges.values()) {
    const [first] = group
    if (first === undefined) continue
    const { start, end } = first.mutant
    const choices = group.map(({ id, mutant }) => `__mutant(${id})?(${mutant.replacement}):`)
    insertions.push({ at: start, text: `(${choices.join('')}(`, size: end - start, ends: false })
    insertions.push({ at: end, text: '))', size: end - start, ends: true })
    if (statements.delete(start))
      insertions.push({ at: start, text: ';', size: Number.MAX_SAFE_INTEGER - 1, ends: false })
  }
  for (const { at, text: inserted } of ticksOf(source)) {
    const ends = inserted === '}'
    insertions.push({ at, text: inserted, size: Number.MAX_SAFE_INTEGER, ends })
  }
  insertions.sort((a, b) => {
    if (a.at !== b.at) return a.at - b.at
    if (a.ends !== b.ends) return a.ends ? -1 : 1
    return a.ends ? a.size - b.size : b.size - a.size
  })
  let written = ''
  let from = 0
  for (const { at, text: inserted } of insertions) {
    written += text.slice(from, at) + inserted
    from = at
  }
  return written + text.slice(from)
}
