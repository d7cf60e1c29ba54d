import type { Refusal } from '@ackanomic/core/untrusted'
import { countOf } from './count.js'
import type { DeckDefinition } from './definition.js'
import type { DeckPart, DefinitionErrors } from './definition-rejections.js'
import { type Spelling, spellingsOf, waysOf } from './spelling.js'

const longestSymbol = 8

interface Written {
  readonly symbol: string
  readonly name: string
  readonly sign?: string
  readonly also?: readonly string[]
}

/** Finds the problems of the names and symbols of a definition. */
export function symbolProblems(definition: DeckDefinition): readonly Refusal<DefinitionErrors>[] {
  const problems = [
    ...partProblems('suit', definition.suits),
    ...partProblems('rank', definition.ranks),
    ...partProblems('special card', definition.specials),
  ]
  return problems.length > 0 ? problems : ambiguities(definition)
}

function partProblems(
  part: DeckPart,
  entries: readonly Written[],
): readonly Refusal<DefinitionErrors>[] {
  const problems: Refusal<DefinitionErrors>[] = []
  for (const name of repeated(entries.map((entry) => entry.name))) {
    problems.push({ code: 'sameName', details: { part, name } })
  }
  for (const entry of entries) {
    for (const symbol of waysOf(entry)) {
      if (isSymbol(symbol)) continue
      problems.push({ code: 'badSymbol', details: { part, name: entry.name, symbol } })
    }
  }
  for (const symbol of repeated(entries.flatMap(waysOf))) {
    problems.push({ code: 'sameSymbol', details: { part, symbol } })
  }
  return problems
}

/** Texts that stand for two cards: ranks 1 and 11 with suits S and 1S both make 11S. */
function ambiguities(definition: DeckDefinition): readonly Refusal<DefinitionErrors>[] {
  const meanings = new Map<string, Spelling[]>()
  for (const spelling of spellingsOf(definition)) {
    const meant = meanings.get(spelling.text)
    if (meant === undefined) meanings.set(spelling.text, [spelling])
    else if (meant.every(({ kind }) => kind !== spelling.kind)) meant.push(spelling)
  }
  return [...meanings]
    .filter(([, meant]) => meant.length > 1)
    .map(([text, meant]) => ({
      code: 'ambiguous',
      details: { text, cards: meant.map(({ name }) => name) },
    }))
}

/** Short and printable; blanks and commas separate cards, and selectors are dropped on reading. */
function isSymbol(text: string): boolean {
  return (
    text !== '' &&
    Array.from(text.slice(0, 2 * longestSymbol + 1)).length <= longestSymbol &&
    !/[\s,\p{Cc}\p{Cf}\p{Cs}]|\uFE0E|\uFE0F/u.test(text)
  )
}

function repeated(texts: readonly string[]): readonly string[] {
  return [...countOf(texts)].filter(([, count]) => count > 1).map(([text]) => text)
}
