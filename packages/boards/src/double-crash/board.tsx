import type { DoubleCrash } from '@ackanomic/games/double-crash'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  LetterTiles,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { doubleCrash } from '../words/double-crash.js'
import { useGameWords } from '../words/words-context.js'
import { Ending } from './ending.js'
import { Examination } from './examination.js'
import { Firing } from './firing.js'
import { Replying } from './replying.js'
import { Salvos } from './salvos.js'
import { wantsOf } from './wants.js'

type At = BoardMatchOf<DoubleCrash>

/**
 * The board of Double Crash: both Target Words, the form for what the round requires, and the
 * Salvos of both sides, each word with the crashes in the reply.
 *
 * @example
 * ```tsx
 * import { doubleCrash } from '@ackanomic/games/double-crash'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { DoubleCrashBoard } from '@ackanomic/boards/double-crash'
 *
 * const App = () => {
 *   const match = useLocalMatch(doubleCrash)
 *   return <MatchLayout match={match}><DoubleCrashBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function DoubleCrashBoard(props: BoardProps<BoardMatchOf<DoubleCrash>>): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const match = useBoard(props)
  const { view, names } = match
  const { shared } = view
  const mine = view.role === 'seat' ? view.seat : null
  const order = mine === 0 ? [1, 0] : [0, 1]
  const wants = wantsOf(match)
  return (
    <BoardRoot of={props} className="ack-double-crash">
      <section className="ack-double-crash-targets" aria-label={words.targets}>
        {order.map((seat) => (
          <div key={seat} className="ack-felt ack-double-crash-side" tabIndex={0}>
            <h2>{words.targetOf(seat === mine ? null : names[seat])}</h2>
            <Target word={targetOf(match, seat)} seat={seat} />
            <Salvos match={match} seat={1 - seat} target={targetOf(match, seat)} />
            {seat === mine && <Admission match={match} />}
          </div>
        ))}
      </section>
      <div className="ack-double-crash-mine">
        {view.outcome !== null && <Ending match={match} />}
        {shared.tentative !== null && view.outcome === null && <Examination match={match} />}
        {(wants.includes('target') || wants.includes('salvo')) && (
          <Firing key={shared.round} match={match} />
        )}
        {wants.includes('reply') && <Replying key={shared.round} match={match} />}
      </div>
    </BoardRoot>
  )
}

/** A Target Word, as far as the viewer knows it. */
function targetOf({ view }: BoardMatchOf<DoubleCrash>, seat: number): string | null {
  const mine = view.role === 'seat' && view.seat === seat ? view.mine.target : null
  return view.shared.targets?.[seat] ?? mine
}

/** Owning up to a Target Word that is in no dictionary, which loses the game when it is so. */
function Admission({ match: { view, submit, history } }: BoardProps<At>): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const { target, admitted } = view.role === 'seat' ? view.mine : { target: null, admitted: [] }
  const isPast = history !== null && history.at !== null
  if (target === null || view.outcome !== null || isPast) return null
  if (admitted.some(({ word }) => word === target))
    return <p className="ack-note">{words.hasAdmitted}</p>
  return (
    <details>
      <summary>{words.notReal}</summary>
      <p className="ack-note">{words.ownUp}</p>
      <button
        type="button"
        className="ack-button"
        onClick={() => void submit({ type: 'admit', error: { what: 'target' } })}
      >
        {words.admit(target)}
      </button>
    </details>
  )
}

function Target({
  word,
  seat,
}: {
  readonly word: string | null
  readonly seat: number
}): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  return (
    <LetterTiles word={word ?? '?????'} label={word ?? words.notKnown} motion={`target ${seat}`} />
  )
}
