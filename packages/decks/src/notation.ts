import { err, ok, type Result } from '@ackanomic/core'
import { reject } from '@ackanomic/core/untrusted'
import type { Card, DeckDefinition } from './definition.js'
import { echoOf } from './named.js'
import { spellingTableOf } from './spelling.js'
import { tableOf } from './table.js'
import { type UnreadableCard, unreadableTable, whyUnreadable } from './unreadable.js'

const mostReported = 20

/**
 * Reads one card. It ignores blanks around the card, and ignores case unless the deck needs it to
 * tell its cards apart. It also reads a suit's sign (`♠`), the further spellings of the definition
 * (`T` for the 10 of the Standard Deck) and the name of a card (`Ace of Spades`).
 *
 * It never throws.
 *
 * It refuses with `noSuchRank`, `noSuchSuit`, `eitherCase`, `unreadable`, or `notText` if the value
 * is not a text (all 1250.4/4).
 *
 * @example
 * ```ts
 * import { parseCard, standardDeck } from '@ackanomic/decks'
 *
 * parseCard(standardDeck, ' t♦ ') // => { ok: true, value: '10D' }
 * parseCard(standardDeck, 'Ace of Spades') // => { ok: true, value: 'AS' }
 * const wrong = parseCard(standardDeck, '1S')
 * wrong.ok ? '' : wrong.error.message // => '"1S" has no rank of this deck: "1" should be one of A K Q J 10 9 8 7 6 5 4 3 2.'
 * ```
 */
export function parseCard<Definition extends DeckDefinition>(
  definition: Definition,
  text: string,
): Result<Card<Definition>, UnreadableCard> {
  if (typeof text !== 'string') return err(notText(text))
  const written = plain(text).trim()
  const { exact, folded } = spellingTableOf(definition)
  const meant = folded.get(written.toLowerCase()) ?? []
  const card = exact.get(written) ?? (meant.length === 1 ? meant[0] : undefined)
  return card === undefined
    ? err(reject(unreadableTable, whyUnreadable(definition, written, meant)))
    : ok(card as Card<Definition>)
}

/**
 * Reads a list of cards, separated by blanks, line ends or commas. It cannot read names of cards,
 * because they contain blanks. An empty text is an empty list. Each card that cannot be read gives
 * an error, as from `parseCard`, in the order of the text, up to the first 20.
 *
 * @example
 * ```ts
 * import { parseCards, standardDeck } from '@ackanomic/decks'
 *
 * parseCards(standardDeck, 'as, 10♥ tc') // => { ok: true, value: ['AS', '10H', '10C'] }
 * const read = parseCards(standardDeck, 'AS AX 9')
 * read.ok ? [] : read.error.map((wrong) => wrong.details.text) // => ['AX', '9']
 * ```
 */
export function parseCards<Definition extends DeckDefinition>(
  definition: Definition,
  text: string,
): Result<readonly Card<Definition>[], readonly UnreadableCard[]> {
  if (typeof text !== 'string') return err([notText(text)])
  const cards: Card<Definition>[] = []
  const wrong: UnreadableCard[] = []
  for (const piece of plain(text).split(/[\s,]+/u)) {
    if (piece === '') continue
    const card = parseCard(definition, piece)
    if (card.ok) cards.push(card.value)
    else wrong.push(card.error)
    if (wrong.length === mostReported) break
  }
  return wrong.length === 0 ? ok(cards) : err(wrong)
}

/**
 * The style in which cards are written: with the symbols of the notation, or with the signs of the
 * suits.
 */
export type CardStyle = 'symbols' | 'signs'

/**
 * Writes one card. By default, this is its notation, which is the card itself. In the style
 * `'signs'`, the suit's sign replaces its symbol, if the definition has one.
 *
 * @example
 * ```ts
 * import { formatCard, standardDeck } from '@ackanomic/decks'
 *
 * formatCard(standardDeck, '10D') // => '10D'
 * formatCard(standardDeck, '10D', 'signs') // => '10♦'
 * ```
 */
export function formatCard<Definition extends DeckDefinition>(
  definition: Definition,
  card: Card<Definition>,
  style: CardStyle = 'symbols',
): string {
  if (style === 'symbols') return card
  const row = tableOf(definition).rows.get(card)
  const sign = definition.suits[row?.suitPlace ?? -1]?.sign
  return sign === undefined ? card : `${row?.rank ?? ''}${sign}`
}

/**
 * Writes a list of cards, separated by blanks, which `parseCards` reads.
 *
 * @example
 * ```ts
 * import { formatCards, standardDeck } from '@ackanomic/decks'
 *
 * formatCards(standardDeck, ['AS', '10D', '?1']) // => 'AS 10D ?1'
 * ```
 */
export function formatCards<Definition extends DeckDefinition>(
  definition: Definition,
  cards: readonly Card<Definition>[],
  style: CardStyle = 'symbols',
): string {
  return cards.map((card) => formatCard(definition, card, style)).join(' ')
}

function notText(given: unknown): UnreadableCard {
  return reject(unreadableTable, { code: 'notText', details: { text: echoOf(given) } })
}

/**
 * Mail programs put invisible selectors after `♠` and the like, which say how it is drawn, and other
 * signs of no width between letters. No symbol has one of them; only U+FEFF counts as a blank.
 */
function plain(text: string): string {
  return text.replace(/(?!\uFEFF)\p{Cf}|[\uFE0E\uFE0F]/gu, '')
}
