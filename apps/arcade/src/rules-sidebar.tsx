import { contractClauses, type Game } from '@ackanomic/core'
import type { Clauses } from '@ackanomic/core/engine'
import { deckClauses, standardClauses } from '@ackanomic/decks'
import { Rules } from '@ackanomic/react'
import { generalClauses, trophyClauses } from '@ackanomic/society'
import { equipmentClauses } from '@ackanomic/society/equipment'
import type { ReactNode } from 'react'
import { useArcadeWords } from './languages/english.js'

/** The rules that hold whatever is played. */
const COMMON = [
  generalClauses,
  trophyClauses,
  equipmentClauses,
  deckClauses,
  standardClauses,
  contractClauses,
]

/** What there is to know of a game, and its rule clause by clause, with the one that was cited. */
export function RulesBeside({
  game: { description },
  clauses,
  at,
}: {
  readonly game: Game
  readonly clauses: Clauses
  readonly at: string | null
}): ReactNode {
  const words = useArcadeWords()
  return (
    <>
      <p>
        <strong>{words.toWin}</strong> {description.winning}
      </p>
      {description.further !== 'none' && <p>{description.further}</p>}
      <Rules rules={[clauses, ...COMMON]} citedClause={at} />
    </>
  )
}
