import { err, ok, type Result } from '@ackanomic/core'
import { createError, deepFreeze, type ErrorCase } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { cardsOf } from './cards.js'
import type { DeckDefinition } from './definition.js'
import {
  type DefinitionError,
  type DefinitionErrors,
  definitionErrors,
} from './definition-errors.js'
import { type Spelling, spellingsOf } from './notation.js'

const maxEntries = 200
const maxSpellings = 4
const maxCards = 2_000
const maxSymbolLength = 8
const maxNameLength = 60
const mostReported = 20

/**
 * Checks the definition of a deck, which may come from outside, and returns it as a frozen copy.
 *
 * It returns one error for each problem, at most 20: only `malformed` (1250.4/1(1)), or any of
 * `illegalName`, `wrongTitle` (1250.4/9), `wrongSize` (1250.4/1(1)), `halfNormal` (1250.4/2(1)),
 * `ambiguous` (1250.4/4), `optionalMissing` (1250.4/5(1)), `allOptional` (1250.4/5(2)).
 *
 * @example
 * ```ts
 * import { cardsOf, defineDeck } from '@ackanomic/decks'
 *
 * const toy = defineDeck({
 *   name: 'Toy',
 *   title: 'Description of a Toy Deck',
 *   suits: [
 *     { symbol: 'x', name: 'Crosses', colour: 'black' },
 *     { symbol: 'o', name: 'Noughts', colour: 'white' },
 *   ],
 *   ranks: [
 *     { symbol: '2', name: 'Two' },
 *     { symbol: '1', name: 'One' },
 *   ],
 *   specials: [{ symbol: '*', name: 'Joker', copies: 1 }],
 *   optional: ['*'],
 * })
 * toy.ok ? cardsOf(toy.value) : [] // => ['2x', '1x', '2o', '1o', '*']
 * ```
 */
export function defineDeck<const Definition extends DeckDefinition>(
  definition: Definition,
): Result<Definition, readonly DefinitionError[]> {
  const shape = v.safeParse(definitionSchema(), definition)
  if (!shape.success) {
    return refused(
      shape.issues.map((issue) => ({
        code: 'malformed',
        details: { path: v.getDotPath(issue) ?? '', expected: expectedBy(issue) },
      })),
    )
  }
  const copy: DeckDefinition = shape.output
  const problems = problemsOf(copy)
  return problems.length > 0 ? refused(problems) : ok(deepFreeze(copy) as Definition)
}

/**
 * Returns the required title of the rule that defines a deck (1250.4/9); the article is always `a`.
 *
 * @example
 * ```ts
 * import { deckTitle } from '@ackanomic/decks'
 *
 * deckTitle('Eleusis') // => 'Description of a Eleusis Deck'
 * ```
 */
export function deckTitle<const Name extends string>(name: Name): `Description of a ${Name} Deck` {
  return `Description of a ${name} Deck`
}

/** Describes the expected value; for a missing or unknown field, its owner. */
function expectedBy({ type, path, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' || path === undefined) return message
  return `${expected === 'never' ? 'nothing' : 'a value'} (the whole is ${message})`
}

function refused(problems: readonly ErrorCase<DefinitionErrors>[]) {
  return err(
    problems.slice(0, mostReported).map((problem) => createError(definitionErrors, problem)),
  )
}

function problemsOf(definition: DeckDefinition): readonly ErrorCase<DefinitionErrors>[] {
  const { name, title, suits, ranks, specials } = definition
  const problems: ErrorCase<DefinitionErrors>[] = []
  const right = deckTitle(name)
  if (!isDeckName(name)) problems.push({ code: 'illegalName', details: { name } })
  if (title !== right) problems.push({ code: 'wrongTitle', details: { title, right } })
  if ((suits.length === 0) !== (ranks.length === 0)) {
    const missing = suits.length === 0 ? 'suits' : 'ranks'
    problems.push({ code: 'halfNormal', details: { missing } })
  }
  const copies = specials.reduce((sum, special) => sum + special.copies, 0)
  const cards = suits.length * ranks.length + copies
  if (cards === 0 || cards > maxCards) {
    return [...problems, { code: 'wrongSize', details: { cards, most: maxCards } }]
  }
  const ambiguous = ambiguities(definition)
  // Optional cards can be counted only if each card has one meaning.
  return [...problems, ...(ambiguous.length > 0 ? ambiguous : optionalProblems(definition))]
}

/** Finds texts for two cards: ranks 1 and 11 with suits S and 1S both make 11S. */
function ambiguities(definition: DeckDefinition): readonly ErrorCase<DefinitionErrors>[] {
  const meanings = new Map<string, Spelling[]>()
  for (const spelling of spellingsOf(definition)) {
    const meant = meanings.get(spelling.text) ?? []
    if (meant.every(({ kind }) => kind !== spelling.kind)) meant.push(spelling)
    meanings.set(spelling.text, meant)
  }
  return [...meanings]
    .filter(([, meant]) => meant.length > 1)
    .map(([text, meant]) => ({
      code: 'ambiguous',
      details: { text, cards: meant.map(({ otherwise }) => otherwise) },
    }))
}

function optionalProblems(definition: DeckDefinition): readonly ErrorCase<DefinitionErrors>[] {
  const cards: readonly string[] = cardsOf(definition)
  const { optional } = definition
  const problems: ErrorCase<DefinitionErrors>[] = []
  for (const card of new Set(optional)) {
    const named = optional.filter((other) => other === card).length
    const has = cards.filter((other) => other === card).length
    if (named > has) problems.push({ code: 'optionalMissing', details: { card, named, has } })
  }
  if (problems.length === 0 && optional.length === cards.length) {
    problems.push({ code: 'allOptional', details: { cards: cards.length } })
  }
  return problems
}

/**
 * Whether a deck may have this name, which 1250.4/9 leaves open: one line of up to 60 printable
 * characters with a letter or digit, without blanks at the ends or double ones.
 */
function isDeckName(name: string): boolean {
  return (
    isNoLongerThan(name, maxNameLength) &&
    /[\p{L}\p{N}]/u.test(name) &&
    /^[^\s\p{Cc}\p{Cf}\p{Cs}]+(?: [^\s\p{Cc}\p{Cf}\p{Cs}]+)*$/u.test(name)
  )
}

/** Short and printable; blanks and commas separate cards, and selectors are dropped on reading. */
function isSymbol(text: string): boolean {
  return (
    text !== '' &&
    isNoLongerThan(text, maxSymbolLength) &&
    !/[\s,\p{Cc}\p{Cf}\p{Cs}]|\uFE0E|\uFE0F/u.test(text)
  )
}

/** Counts characters, which take one or two places in a string. */
function isNoLongerThan(text: string, most: number): boolean {
  return text.length <= 2 * most && Array.from(text).length <= most
}

/** Made on demand, so that bundlers can omit it. */
function definitionSchema() {
  const text = v.string('a text')
  const name = v.pipe(text, v.nonEmpty('a text that is not empty'))
  const symbol = v.pipe(
    text,
    v.check(isSymbol, `1 to ${maxSymbolLength} printable characters, without blanks and commas`),
  )
  const list = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
    v.pipe(v.array(entry, 'a list'), v.maxLength(most, `a list of at most ${most}`))
  const also = v.exactOptional(list(symbol, maxSpellings))
  const copies = v.pipe(
    v.number('a whole number, 1 or more'),
    v.safeInteger('a whole number, 1 or more'),
    v.minValue(1, 'a whole number, 1 or more'),
  )
  const suit = v.strictObject(
    { symbol, name, colour: name, also },
    'a suit with symbol, name and colour, optionally also, and nothing else',
  )
  const rank = v.strictObject(
    { symbol, name, also },
    'a rank with symbol and name, optionally also, and nothing else',
  )
  const special = v.strictObject(
    { symbol, name, copies },
    'a special card with symbol, name and copies, and nothing else',
  )
  return v.strictObject(
    {
      name: text,
      title: text,
      suits: list(suit, maxEntries),
      ranks: list(rank, maxEntries),
      specials: list(special, maxEntries),
      optional: list(text, maxCards),
    },
    'an object with name, title, suits, ranks, specials and optional, and nothing else',
  )
}
