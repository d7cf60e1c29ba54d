import type { Spades } from '@ackanomic/games/spades'
import type { BoardMatchOf, BoardProps } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { spades } from '../words/spades.js'
import { useGameWords } from '../words/words-context.js'

/** To concede, and to take that back: a team that has conceded, both of it, has lost. */
export function Concession({ match }: BoardProps<BoardMatchOf<Spades>>): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, history, submit } = match
  const isPast = history !== null && history.at !== null
  if (view.role !== 'seat' || view.outcome !== null || isPast) return null
  const hasConceded = view.shared.conceded.includes(view.seat)
  if (hasConceded && !view.options.concessionRevocable) return null
  return (
    <details>
      <summary>{hasConceded ? words.hasConceded : words.concede}</summary>
      <p className="ack-note">{words.concedeHelp}</p>
      <button
        type="button"
        className="ack-button"
        onClick={() => void submit({ type: hasConceded ? 'withdraw' : 'concede' })}
      >
        {hasConceded ? words.takeBack : words.concedeNow}
      </button>
    </details>
  )
}
