import ts from 'typescript'

const LANGUAGES = ['ts', 'tsx'] as const

/** An example of the docs between ```ts, or ```tsx, and ```. */
export interface Fence {
  /** Its language. An example in tsx declares `App`, which is rendered. */
  readonly language: (typeof LANGUAGES)[number]
  /** The path of its file, from the root. */
  readonly file: string
  /** The line on which its code begins, from 1. */
  readonly line: number
  readonly code: string
  /** False for ```ts no-run, which is only type-checked. */
  readonly runs: boolean
}

/** The fences of a text whose first line is line `first` of the file. */
function fencesOfText(file: string, text: string, first: number): Fence[] {
  const fences: Fence[] = []
  let open:
    | { indent: string; marks: string; info: string; line: number; code: string[] }
    | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', marks = '', info = ''] = /^(\s*)(`{3,})(.*)$/.exec(line) ?? []
    if (open === undefined) {
      if (marks !== '')
        open = { indent, marks, info: info.trim(), line: first + index + 1, code: [] }
    } else if (marks === open.marks && info.trim() === '') {
      const [written, ...flags] = open.info.split(/\s+/)
      const language = LANGUAGES.find((each) => each === written)
      if (language !== undefined)
        fences.push({
          language,
          file,
          line: open.line,
          code: open.code.join('\n'),
          runs: !flags.includes('no-run'),
        })
      open = undefined
    } else {
      open.code.push(
        line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart(),
      )
    }
  }
  return fences
}

export function fencesOfPage(file: string, text: string): Fence[] {
  return fencesOfText(file, text, 1)
}

export function fencesOfSource(file: string, text: string): Fence[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const comments = new Set<ts.JSDoc>()
  const visit = (node: ts.Node): void => {
    for (const doc of ts.getJSDocCommentsAndTags(node)) if (ts.isJSDoc(doc)) comments.add(doc)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...new Map([...comments].map((doc) => [doc.pos, doc])).values()].flatMap((doc) => {
    const bare = doc.getText(source).replace(/^[ \t]*\* ?/gm, '')
    return fencesOfText(file, bare, source.getLineAndCharacterOfPosition(doc.pos).line + 1)
  })
}

/**
 * Makes a program of an example: each `expression // => value` becomes a comparison. A value
 * continues on comment lines that start with `//` and two or more spaces. Lines keep their numbers.
 */
export function programOf({ language, file, line, code }: Fence): string {
  const source = ts.createSourceFile(`example.${language}`, code, ts.ScriptTarget.Latest, true)
  const edits: { at: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const subject = subjectOf(node)
    const value = subject && shownValue(code, node.end)
    if (value !== undefined) {
      const start = node.getStart(source)
      const at = `${file}:${line + source.getLineAndCharacterOfPosition(start).line}`
      const rest = `, (${value}), ${JSON.stringify(at)});`
      if (ts.isExpressionStatement(node)) {
        edits.push({ at: start, text: '__shows(' }, { at: node.expression.end, text: rest })
      } else {
        edits.push({ at: node.end, text: `;__shows(${subject}${rest}` })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const program = edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), code)
  if (language === 'ts') return `${program}\nexport {}\n`
  // Styles are for bundlers.
  const bare = program.replace(/^(?=import '.+\.css'$)/gmu, '// ')
  return `/** @jsxRuntime automatic @jsxImportSource react */ ${bare}\n__draws(<App />)\nexport {}\n`
}

/** The value of a statement: its expression, or the one variable that it declares. */
function subjectOf(node: ts.Node): string | undefined {
  if (ts.isExpressionStatement(node)) return node.expression.getText()
  if (!ts.isVariableStatement(node)) return undefined
  const [only, ...others] = node.declarationList.declarations
  return only !== undefined && others.length === 0 ? only.name.getText() : undefined
}

/** The value that the comment after a statement shows, in one line. */
function shownValue(code: string, end: number): string | undefined {
  const [here = '', ...below] = code.slice(end).split('\n')
  const [, value] = /^\s*;?\s*\/\/ => (.*)$/.exec(here) ?? []
  if (value === undefined) return undefined
  const goesOn = below.findIndex((line) => !/^\s*\/\/ {2,}/.test(line))
  const more = below.slice(0, goesOn === -1 ? below.length : goesOn)
  return [value, ...more.map((line) => line.replace(/^\s*\/\//, ''))].join(' ').trim()
}
