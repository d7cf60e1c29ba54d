import { contractClauses, type GameDescription } from '@ackanomic/core'
import type { Clauses } from '@ackanomic/core/engine'
import { deckClauses, standardClauses } from '@ackanomic/decks'
import { Rules } from '@ackanomic/react'
import { generalClauses, trophyClauses } from '@ackanomic/society'
import { equipmentClauses } from '@ackanomic/society/equipment'
import { type ReactNode, useEffect, useState } from 'react'
import { words } from './languages/language.js'
import { TenLines } from './ten-lines.js'

/** The rules that hold whatever is played. */
const COMMON = [
  generalClauses,
  trophyClauses,
  equipmentClauses,
  deckClauses,
  standardClauses,
  contractClauses,
]

/** How a game is played, in a few lines, and its rule clause by clause, with the one that was cited. */
export function RulesBeside({
  description,
  clauses,
  at,
}: {
  readonly description: GameDescription
  readonly clauses: Clauses
  readonly at: string | null
}): ReactNode {
  const [isOpen, setOpen] = useState(at !== null)
  useEffect(() => {
    if (at !== null) setOpen(true)
  }, [at])
  return (
    <>
      <TenLines description={description} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.rulesInFull}</summary>
        {isOpen && <Rules rules={[clauses, ...COMMON]} citedClause={at} />}
      </details>
    </>
  )
}
