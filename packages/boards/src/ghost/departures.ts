import { type Ghost, historyOf } from '@ackanomic/games/ghost'
import type { BoardMatchOf } from '@ackanomic/react'

/** How a player went out. */
export interface Departure {
  /** The ghost word over which they went out; `null` if there was none. */
  readonly word: string | null
  readonly says: string
}

/** The players who went out, in that order. */
export function departuresIn(view: BoardMatchOf<Ghost>['view']): readonly Departure[] {
  const sentences = historyOf(view)
  return view.shared.history.flatMap((told, i) =>
    told.type === 'removed' ? { word: told.verdict?.word ?? null, says: sentences[i] ?? '' } : [],
  )
}
