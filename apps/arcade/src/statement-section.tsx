import type { Statement } from '@ackanomic/society'
import type { ReactNode } from 'react'

export function StatementSection({
  title,
  statement: { person, message },
}: {
  readonly title: string
  readonly statement: Pick<Statement, 'person' | 'message'>
}): ReactNode {
  return (
    <section aria-label={person}>
      <h2>{title}</h2>
      <ul>
        {message.map((says, i) => (
          <li key={`${i} ${says}`}>{says}</li>
        ))}
      </ul>
    </section>
  )
}
