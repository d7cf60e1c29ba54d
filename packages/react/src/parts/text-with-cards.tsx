import type { ReactNode } from 'react'
import { cardName, PlayingCard } from './card.js'

const CARD = /(?<![\p{L}\p{N}])((?:10|[2-9AKQJ])[SHDC♠♥♦♣])(?![\p{L}\p{N}])/u
const LETTERS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }

/**
 * Shows a sentence with small cards for those of the Standard Deck, such as `KD` or `K♦`.
 *
 * @example
 * ```tsx
 * import { TextWithCards } from '@ackanomic/react'
 *
 * const App = () => <p><TextWithCards text="Bob plays KD." /></p>
 * ```
 */
export function TextWithCards({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(CARD)
  if (parts.length === 1) return text
  return parts.map((part, i) =>
    i % 2 === 0 ? part : <PlayingCard key={i} card={cardOf(part)} small />,
  )
}

/** A sentence with its cards in words, such as `Bob plays King of diamonds.` */
export function spokenCards(text: string): string {
  const parts = text.split(CARD)
  const said = (part: string): string => (part === ' ' ? ', ' : part)
  return parts.map((part, i) => (i % 2 === 0 ? said(part) : cardName(cardOf(part)))).join('')
}

function cardOf(written: string): string {
  const suit = written.slice(-1)
  return `${written.slice(0, -1)}${LETTERS[suit] ?? suit}`
}
