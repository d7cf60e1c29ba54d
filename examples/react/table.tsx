import { pureSkill } from '@ackanomic/games/pure-skill'
import { Room, useLocalMatch } from '@ackanomic/react'
import { PureSkillBoard } from '@ackanomic/react/pure-skill'
import type { ReactNode } from 'react'
// An app with a bundler adds: import '@ackanomic/react/styles.css'

/** A playable table of one game: you in the first seat, bots in the others. */
export function Table(): ReactNode {
  const table = useLocalMatch(pureSkill)
  return (
    <Room table={table}>
      <PureSkillBoard table={table} />
    </Room>
  )
}
