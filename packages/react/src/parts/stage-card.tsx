import { type ReactNode, useRef } from 'react'
import type { BoardMatch } from '../board-match.js'
import { useWords } from '../words/words-context.js'
import { TextWithCards } from './text-with-cards.js'
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js'

/**
 * Shows the current result on the board and to screen readers. Its place on the board gets the
 * attribute `data-staged`. `MatchLayout` contains one; in a layout of your own, place one beside
 * the board.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, StageCard, useLocalMatch, useStages } from '@ackanomic/react'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(pureSkill), ({ events }) =>
 *     events.map(({ message }) => ({ kind: 'event', title: message })),
 *   )
 *   return <div><GeneralBoard match={match} /><StageCard match={match} /></div>
 * }
 * ```
 */
export function StageCard({ match }: { readonly match: BoardMatch }): ReactNode {
  const { stage = null, text } = match
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(() => {
    const around = place.current?.parentElement
    if (stage?.focus === undefined || around == null) return
    const name = CSS.escape(stage.focus)
    const marked = around.querySelectorAll(`[data-motion-at="${name}"], [data-motion="${name}"]`)
    for (const each of marked) each.setAttribute('data-staged', '')
    return () => {
      for (const each of marked) each.removeAttribute('data-staged')
    }
  }, [stage])
  const drawn = (said: string): ReactNode =>
    text.cards === true ? <TextWithCards text={said} /> : said
  return (
    <div className="ack-stage-place" aria-live="polite" ref={place}>
      {stage !== null && (
        <div key={stage.title} className="ack-stage" data-kind={stage.kind}>
          <strong>{drawn(stage.title)}</strong>
          {stage.text !== undefined && <p>{drawn(stage.text)}</p>}
          <span className="ack-note" aria-hidden="true">
            {words.tapToGoOn}
          </span>
        </div>
      )}
    </div>
  )
}
