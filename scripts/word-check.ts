import ts from 'typescript'

export interface RefusedWord {
  /** Line of the file, counted from 1. */
  readonly line: number
  readonly text: string
  readonly instead: string
}

type Refuse = (at: number, text: string, instead: string) => void

/** The pronouns in sentences: "em" after a number is a length, and "e.g." an abbreviation. */
const PRONOUN =
  /(?<=^|[\s(“"—:]|^')(?<!\d )(?:(?:e|em|eir|eirs|emself)(?=$|[\s,;:)”"'`?!]|\.(?:$|[\s”"'`])|['’](?:s|d|ll)\b)|(?:Eir|Em)(?=\s[a-z])|(?<![\w,] )E(?=\s[a-z]{2,}))/gu

/** "Whoever" at the beginning of a sentence, as a capital letter shows. */
const SUBJECT_CLAUSE = /\bWhoever\b/gu

/** A comment that begins with a clause in place of its subject. */
const CLAUSE_FIRST = /^[\s*]*(?:What|Who|Whoever|So (?:many|often)|By what)\b/u

/** "Is in", as nobody says it. */
const STANDS = /\bstands in\b(?! for)/gu

/** A title that makes no sentence with the `describe` around it. */
const NO_SENTENCE = /^(?:is for who|has of|of what|of who)\b/u

/** The functions whose first argument is a title. */
const TITLED = /^(?:describe|it|test)\b/u

/** Former names of errors, limits, set-ups and rosters. */
const OLD_NAME =
  /[rR]ejection|[rR]efusal|^(?:MOST|LONGEST|LEAST)_|^(?:TableSetup|MatchStart|(?:Error|Event|Role)Table)$/u

/** The old word for actions and entries. */
const ACT = /\b(?:an|each|every|my|your|our|their) acts?\b/giu

function checkSentences(prose: string, from: number, refuse: Refuse): void {
  for (const { 0: pronoun, index } of prose.matchAll(PRONOUN))
    refuse(from + index, pronoun, '"they", "them", "their" or "themselves"')
  for (const { index } of prose.matchAll(SUBJECT_CLAUSE))
    refuse(from + index, 'Whoever', 'a sentence with its subject first')
  for (const { 0: act, index } of prose.matchAll(ACT)) refuse(from + index, act, '"action"')
}

const BLANK = /[^\n]/gu

/** A page's examples of how not to write. */
const SHOWN = /<!-- words: shown -->[\s\S]*?<!-- words: checked -->/gu

/** Checks prose: everything but code, and the comments of code in fences. */
function checkMarkdown(text: string, from: number, refuse: Refuse): void {
  const checked = text.replace(SHOWN, (part) => part.replace(BLANK, ' '))
  const withoutFences = checked.replace(
    /^([\s*]*)(`{3,})([^\n]*)\n([\s\S]*?)^[\s*]*\2[ \t]*$/gmu,
    (whole, lead: string, marks: string, info: string, code: string, at: number) => {
      const start = at + lead.length + marks.length + info.length + 1
      if (/^tsx?\b/u.test(info)) {
        for (const { 0: comment, index } of code.matchAll(/(?<=\s|^)\/\/.*$/gmu))
          checkSentences(comment, from + start + index, refuse)
      }
      return whole.replace(BLANK, ' ')
    },
  )
  const prose = withoutFences.replace(/`[^`]*`|\{@link [^}]*\}/gu, (span) =>
    span.replace(BLANK, '`'),
  )
  checkSentences(prose, from, refuse)
  for (const { 0: stands, index } of prose.matchAll(STANDS)) refuse(from + index, stands, '"is in"')
}

function isText(node: ts.Node): node is ts.LiteralLikeNode | ts.JsxText {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
}

/** A string that holds a sentence or a part of one, not a letter or a list of letters. */
const isSentence = (text: string): boolean => (text.match(/[A-Za-z]{3,}/gu) ?? []).length > 1

function checkSource(file: string, text: string, refuse: Refuse): void {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const seen = new Set<number>()
  const checkComment = (pos: number, end: number): void => {
    if (seen.has(pos)) return
    seen.add(pos)
    // A paragraph continues after the star at the beginning of a line.
    const comment = text
      .slice(pos, end)
      .replace(/^[ \t]*\/?\*+\/?/gmu, (lead) => ' '.repeat(lead.length))
      .replace(/^\/\//u, '  ')
    const clause = CLAUSE_FIRST.exec(comment)?.[0]
    if (clause !== undefined) refuse(pos, clause.trim(), 'a comment with its subject first')
    checkMarkdown(comment, pos, refuse)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TITLED.test(node.expression.getText(source))) {
      const [title] = node.arguments
      const start =
        title !== undefined && isText(title) ? NO_SENTENCE.exec(title.text)?.[0] : undefined
      if (start !== undefined) refuse(node.getStart(source), start, 'a sentence with its subject')
    }
    if (ts.isIdentifier(node) && OLD_NAME.test(node.text))
      refuse(
        node.getStart(source),
        node.text,
        'the word of today: error, MAX_, MIN_, MatchSetup, Roster, … Definitions',
      )
    if (isText(node)) {
      const written = node.getText(source)
      if (ts.isTemplateLiteralToken(node) || isSentence(written))
        checkSentences(written, node.getStart(source), refuse)
    }
    if (node.getChildCount(source) > 0) for (const child of node.getChildren(source)) visit(child)
    else if (!ts.isJsxText(node))
      for (const found of [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ])
        checkComment(found.pos, found.end)
  }
  visit(source)
}

/** The refused words of a file: in the prose of markdown, in comments and strings of code. */
export function refusedWords(file: string, text: string): readonly RefusedWord[] {
  const found: (RefusedWord & { readonly at: number })[] = []
  const refuse: Refuse = (at, word, instead) => {
    found.push({ at, line: text.slice(0, at).split('\n').length, text: word, instead })
  }
  if (file.endsWith('.md')) checkMarkdown(text, 0, refuse)
  else checkSource(file, text, refuse)
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ line, text: word, instead }) => ({ line, text: word, instead }))
}
