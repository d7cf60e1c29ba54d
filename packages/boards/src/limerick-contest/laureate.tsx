import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import { type BoardMatchOf, openPromptsOf, TextForm } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** The referee says who is Poet Laureate, whose vote counts twice. */
export function Laureate({ table }: { readonly table: BoardMatchOf<LimerickContest> }): ReactNode {
  const inquiry = openPromptsOf(table).find(({ name }) => name === 'laureate')
  if (inquiry === undefined) return null
  const { voters = [] } = inquiry.details as { readonly voters?: readonly string[] }
  return (
    <TextForm
      label="The Poet Laureate"
      fields={[
        {
          label: 'Who is Poet Laureate now?',
          note: `Eir vote counts twice. Leave it empty if nobody is. Voted have: ${voters.join(', ') || 'nobody'}.`,
        },
      ]}
      button="Count the votes"
      onSend={([name = '']) => table.answer(inquiry.id, name.trim() === '' ? null : name.trim())}
    />
  )
}
