import type { GameDescription } from '@ackanomic/core'
import type { ReactNode } from 'react'
import { words } from './languages/language.js'

/** The rules of a game in a few lines, for people who play it for the first time. */
export function TenLines({
  description: { title, rules = [] },
}: {
  readonly description: GameDescription
}): ReactNode {
  return (
    <section className="ten-lines" aria-label={words.howToPlay(title)}>
      <h2>{words.howToPlay(title)}</h2>
      <ol>
        {rules.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
