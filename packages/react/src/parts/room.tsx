import type { ReactNode } from 'react'
import type { Table } from '../table.js'
import { Expectations } from './expectations.js'
import { Inquiries } from './inquiries.js'
import { Log } from './log.js'
import { RefusalBox } from './refusal.js'
import { Travel } from './travel.js'

/** What a room is drawn from. */
export interface RoomProps {
  /** The match. */
  readonly table: Table
  /** The board. */
  readonly children: ReactNode
  /** Lets play go on from an earlier step; left out where that cannot be. */
  readonly onPlayFromHere?: () => void
}

/**
 * Everything around a board: what is wanted until when, what one is asked as referee, why something
 * was refused, what happened, the way back.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { Room, useLocalMatch } from '@ackanomic/react'
 * import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
 *
 * const App = () => {
 *   const table = useLocalMatch(pureSkill)
 *   return <Room table={table}><PureSkillBoard table={table} /></Room>
 * }
 * ```
 */
export function Room({ table, children, onPlayFromHere }: RoomProps): ReactNode {
  const { time } = table
  const back = onPlayFromHere === undefined ? {} : { onPlayFromHere }
  return (
    <div className="ack-room">
      <Expectations table={table} />
      <RefusalBox refusal={table.refusal} />
      <Inquiries table={table} />
      <div className="ack-board">{children}</div>
      {time !== null && <Travel time={time} {...back} />}
      <Log told={table.told} />
    </div>
  )
}
