import { createHash } from 'node:crypto'
import ts from 'typescript'
import { type Edit, editsOf, type Operator } from './operators.js'

/** A change of a file, with a name of its own. */
export interface Mutant extends Edit {
  /** The file, from the root. */
  readonly file: string
  /** The function that it stands in, as in `rules > validate`. */
  readonly place: string
  /** The line, from 1. */
  readonly line: number
  /** What stands there, and what would, in one line each. */
  readonly before: string
  readonly after: string
  /** What it is known by as long as its function doesn't change: file, place, change, and which of its like. */
  readonly key: string
}

/** A text in one line, with an end that is left out where it is long. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

/** The name of what a node declares. */
function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isClassDeclaration(node)
  return isNamed && node.name !== undefined && !ts.isObjectBindingPattern(node.name)
    ? node.name.getText()
    : undefined
}

/** The names of what stands around a position, from outside in. */
function placeOf(source: ts.SourceFile, position: number): string {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.getFullStart() > position || node.getEnd() <= position) return
    const name = nameOf(node)
    if (name !== undefined) names.push(name)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return names.join(' > ')
}

/** All mutants of a file. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const seen = new Map<string, number>()
  return editsOf(source).map((edit) => {
    const place = placeOf(source, edit.start)
    const before = shortened(text.slice(edit.start, edit.end))
    const after = shortened(edit.replacement)
    const like = `${file} ${place}: ${before} → ${after}`
    const nth = (seen.get(like) ?? 0) + 1
    seen.set(like, nth)
    return {
      ...edit,
      file,
      place,
      line: source.getLineAndCharacterOfPosition(edit.start).line + 1,
      before,
      after,
      key: nth === 1 ? like : `${like} (${nth})`,
    }
  })
}

/** Whether a mutant is among the one in so many that a seed draws; a change elsewhere doesn't change that. */
export function isDrawn({ key }: Mutant, seed: number, oneIn: number): boolean {
  const digest = createHash('sha256').update(`${seed} ${key}`).digest()
  return digest.readUInt32BE() % oneIn === 0
}

/** How many mutants there are of each kind. */
export function byOperator(mutants: readonly Mutant[]): ReadonlyMap<Operator, number> {
  const counts = new Map<Operator, number>()
  for (const { operator } of mutants) counts.set(operator, (counts.get(operator) ?? 0) + 1)
  return counts
}
