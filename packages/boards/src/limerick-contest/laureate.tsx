import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import { type BoardMatchOf, openPromptsOf, TextForm } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { limerickContest } from '../words/limerick-contest.js'
import { useGameWords } from '../words/words-context.js'

/** The referee says who is Poet Laureate, whose vote counts twice. */
export function Laureate({ match }: { readonly match: BoardMatchOf<LimerickContest> }): ReactNode {
  const words = useGameWords('limerickContest', limerickContest)
  const inquiry = openPromptsOf(match).find(({ name }) => name === 'laureate')
  if (inquiry === undefined) return null
  const { voters = [] } = inquiry.details as { readonly voters?: readonly string[] }
  return (
    <TextForm
      label={words.laureate}
      fields={[
        {
          label: words.whoIsLaureate,
          hint: words.laureateHelp(voters),
        },
      ]}
      submitLabel={words.countVotes}
      onSubmit={([name = '']) => match.answer(inquiry.id, name.trim() === '' ? null : name.trim())}
    />
  )
}
