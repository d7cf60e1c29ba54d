import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { MatchLayout, useLocalMatch } from '@ackanomic/react'
import type { ReactNode } from 'react'
// An app with a bundler adds: import '@ackanomic/react/styles.css'
// and the board's own:        import '@ackanomic/boards/pure-skill.css'

/** A playable table of one game: you in the first seat, bots in the others. */
export function Table(): ReactNode {
  const match = useLocalMatch(pureSkill)
  return (
    <MatchLayout match={match}>
      <PureSkillBoard match={match} />
    </MatchLayout>
  )
}
