import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import { type BoardMatchOf, openPromptsOf, TextForm } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** The referee says who is Poet Laureate, whose vote counts twice. */
export function Laureate({ match }: { readonly match: BoardMatchOf<LimerickContest> }): ReactNode {
  const inquiry = openPromptsOf(match).find(({ name }) => name === 'laureate')
  if (inquiry === undefined) return null
  const { voters = [] } = inquiry.details as { readonly voters?: readonly string[] }
  return (
    <TextForm
      label="The Poet Laureate"
      fields={[
        {
          label: 'Who is Poet Laureate now?',
          hint: `Their vote counts twice. Leave it empty if nobody is. Voters: ${voters.join(', ') || 'nobody'}.`,
        },
      ]}
      submitLabel="Count the votes"
      onSubmit={([name = '']) => match.answer(inquiry.id, name.trim() === '' ? null : name.trim())}
    />
  )
}
