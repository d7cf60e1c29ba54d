import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import { askedOf, Sheet, type TableOf } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** The referee says who is Poet Laureate, whose vote counts twice. */
export function Laureate({ table }: { readonly table: TableOf<LimerickContest> }): ReactNode {
  const inquiry = askedOf(table).find(({ name }) => name === 'laureate')
  if (inquiry === undefined) return null
  const { voters = [] } = inquiry.about as { readonly voters?: readonly string[] }
  return (
    <Sheet
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
