import type { Game } from '@ackanomic/core'
import { GeneralBoard, useLocalMatch } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** A playable table of any engine, yours too. */
export function AnyTable({ game }: { readonly game: Game }): ReactNode {
  return <GeneralBoard match={useLocalMatch(game)} />
}
