import type { Card } from './tale.js'

const QUOTES = /^["'“”‘’«»]+|["'“”‘’«».,;:!?]+$/gu

/** What two ways to write a card have in common: case, quotes and a full stop make no difference. */
export function keyOf(card: string): string {
  const plain = card.normalize('NFC').toLowerCase()
  const bare = plain.replace(QUOTES, '').trim()
  return bare === '' ? plain : bare
}

/** The card that is meant among some, as it is spelled there; `null` where there is none. */
export function cardAmong(cards: readonly Card[], meant: string | null): Card | null {
  if (meant === null) return null
  if (cards.includes(meant)) return meant
  const key = keyOf(meant)
  return cards.find((card) => keyOf(card) === key) ?? null
}

/** The first card that stands twice, or among others; `null` where none does. */
export function cardTwice(cards: readonly Card[], others: readonly Card[] = []): Card | null {
  const seen = new Set(others.map(keyOf))
  for (const card of cards) {
    const key = keyOf(card)
    if (seen.has(key)) return card
    seen.add(key)
  }
  return null
}

/** Whether two cards are the same. */
export function isSameCard(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}
