import { err, ok, type Result } from '@ackanomic/core'
import { type Refusal, reject } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { countOf } from './count.js'
import type { DeckDefinition } from './definition.js'
import {
  type DefinitionErrors,
  type DefinitionRejection,
  definitionTable,
} from './definition-rejections.js'
import { symbolProblems } from './symbols.js'
import { tableOf } from './table.js'
import { deckTitle, isDeckName } from './title.js'

const mostEntries = 200
const mostSpellings = 4
const mostCards = 2_000
const mostReported = 20

/**
 * Checks the definition of a deck and returns it as a deeply frozen copy. (You may change the value
 * that you passed.) The definition may come from outside. The function never throws on JSON.
 *
 * It returns one error for each problem, at most 20: only `malformed` (1250.4/1(1)), or any of
 * `illegalName`, `wrongTitle` (1250.4/9), `noCards`, `tooManyCards` (1250.4/1(1)), `halfNormal`,
 * `sameName` (1250.4/2(1)), `badSymbol`, `sameSymbol`, `ambiguous` (1250.4/4), `optionalMissing`
 * (1250.4/5(1)), `allOptional` (1250.4/5(2)).
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
): Result<Definition, readonly DefinitionRejection[]> {
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
  return problems.length > 0 ? refused(problems) : ok(frozen(copy) as Definition)
}

/**
 * Describes what should stand in a place. For a field too few or too many, the schema only says
 * what has it.
 */
function expectedBy({ type, path, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' || path === undefined) return message
  return `${expected === 'never' ? 'nothing' : 'a value'} (the whole is ${message})`
}

function refused(problems: readonly Refusal<DefinitionErrors>[]) {
  return err(problems.slice(0, mostReported).map((problem) => reject(definitionTable, problem)))
}

function problemsOf(definition: DeckDefinition): readonly Refusal<DefinitionErrors>[] {
  const { name, title, suits, ranks, specials } = definition
  const problems: Refusal<DefinitionErrors>[] = []
  const right = deckTitle(name)
  if (!isDeckName(name)) problems.push({ code: 'illegalName', details: { name } })
  if (title !== right) problems.push({ code: 'wrongTitle', details: { title, right } })
  if ((suits.length === 0) !== (ranks.length === 0)) {
    const missing = suits.length === 0 ? 'suits' : 'ranks'
    problems.push({ code: 'halfNormal', details: { missing } })
  }
  const copies = specials.reduce((sum, special) => sum + special.copies, 0)
  const cards = suits.length * ranks.length + copies
  if (cards === 0) problems.push({ code: 'noCards', details: {} })
  if (cards > mostCards) {
    return [...problems, { code: 'tooManyCards', details: { most: mostCards } }]
  }
  const unclear = symbolProblems(definition)
  // What is optional can be told only of cards that have one meaning.
  return [...problems, ...unclear, ...(unclear.length > 0 ? [] : optionalProblems(definition))]
}

function optionalProblems(definition: DeckDefinition): readonly Refusal<DefinitionErrors>[] {
  const problems: Refusal<DefinitionErrors>[] = []
  const { cards } = tableOf(definition)
  const inDeck = countOf(cards)
  for (const [card, named] of countOf(definition.optional)) {
    const has = inDeck.get(card) ?? 0
    if (named > has) problems.push({ code: 'optionalMissing', details: { card, named, has } })
  }
  if (problems.length === 0 && cards.length > 0 && definition.optional.length === cards.length) {
    problems.push({ code: 'allOptional', details: { cards: cards.length } })
  }
  return problems
}

/** Made on demand, so that programs that define no decks do not bundle it. */
function definitionSchema() {
  const text = v.string('a text')
  const given = v.pipe(text, v.nonEmpty('a text that is not empty'))
  const list = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
    v.pipe(v.array(entry, 'a list'), v.maxLength(most, `a list of at most ${most}`))
  const also = v.exactOptional(list(text, mostSpellings))
  const sign = v.exactOptional(text)
  const count = v.pipe(
    v.number('a whole number, 1 or more'),
    v.safeInteger('a whole number, 1 or more'),
    v.minValue(1, 'a whole number, 1 or more'),
  )
  return v.strictObject(
    {
      name: text,
      title: text,
      suits: list(
        v.strictObject(
          { symbol: text, name: given, colour: given, sign, also },
          'a suit with symbol, name and colour, optionally sign and also, and nothing else',
        ),
        mostEntries,
      ),
      ranks: list(
        v.strictObject(
          { symbol: text, name: given, also },
          'a rank with symbol and name, optionally also, and nothing else',
        ),
        mostEntries,
      ),
      specials: list(
        v.strictObject(
          { symbol: text, name: given, copies: count },
          'a special card with symbol, name and copies, and nothing else',
        ),
        mostEntries,
      ),
      optional: list(text, mostCards),
    },
    'an object with name, title, suits, ranks, specials and optional, and nothing else',
  )
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}
