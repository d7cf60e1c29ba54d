import type { ReactNode } from 'react'
import { PlayingCard } from './card.js'

const CARD = /((?:10|[2-9AKQJ])[♠♥♦♣])/u
const LETTERS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }

/**
 * A sentence in which cards such as `K♦` are drawn as small cards.
 *
 * @example
 * ```tsx
 * import { TextWithCards } from '@ackanomic/react'
 *
 * const App = () => <p><TextWithCards text="Bob played K♦." /></p>
 * ```
 */
export function TextWithCards({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(CARD)
  if (parts.length === 1) return text
  return parts.map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <PlayingCard key={i} card={`${part.slice(0, -1)}${LETTERS[part.slice(-1)]}`} small />
    ),
  )
}
