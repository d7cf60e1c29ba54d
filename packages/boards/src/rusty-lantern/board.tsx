import type { RustyLantern } from '@ackanomic/games/rusty-lantern'
import { type BoardMatchOf, type BoardProps, BoardRoot, useBoard } from '@ackanomic/react'
import { type ReactNode, useEffect, useState } from 'react'
import { rustyLantern } from '../words/rusty-lantern.js'
import { useGameWords } from '../words/words-context.js'
import { Barkeep } from './barkeep.js'
import { StoryHand, StoryRow } from './cards.js'
import { Epilogue, Interrupting, Passing, Telling } from './sheets.js'
import { Tale } from './tale.js'
import { Tavern } from './tavern.js'

/**
 * The board of Ye Olde Rusty Lantern: the tavern with its benches, the tale so far, the Loose Ends
 * on the table, your cards, and the forms for telling, passing and interrupting.
 *
 * @example
 * ```tsx
 * import { rustyLantern } from '@ackanomic/games/rusty-lantern'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { RustyLanternBoard } from '@ackanomic/boards/rusty-lantern'
 *
 * const App = () => {
 *   const match = useLocalMatch(rustyLantern)
 *   return <MatchLayout match={match}><RustyLanternBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function RustyLanternBoard(props: BoardProps<BoardMatchOf<RustyLantern>>): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const match = useBoard(props)
  const { view, pendingActions } = match
  const { looseEnds, pot } = view.shared
  const [chosen, choose] = useState<string | null>(null)
  const { hint } = match
  useEffect(() => {
    if (hint !== null) choose(hintedCard({ hint }))
  }, [hint])
  const hand = view.role === 'seat' ? view.mine.hand : []
  const card = chosen !== null && hand.includes(chosen) ? chosen : null
  const wants = pendingActions.map(({ action }) => action)
  return (
    <BoardRoot of={props} className="ack-wood ack-rusty-lantern">
      <div className="ack-rusty-lantern-room" tabIndex={0}>
        <Tavern match={match} />
        <section aria-labelledby="ack-rusty-lantern-loose">
          <h2 id="ack-rusty-lantern-loose">{words.looseOnTable}</h2>
          <StoryRow label={words.looseEnds} cards={looseEnds} none={words.noLoose} />
          {pot.length > 0 && (
            <p className="ack-note">
              {words.pot(
                pot
                  .flatMap(({ stakes }) => stakes)
                  .map(({ kind, count }) => words.stake(count, kind))
                  .join(', '),
              )}
            </p>
          )}
        </section>
        {view.role === 'seat' && (
          <section className="ack-rusty-lantern-hand" aria-labelledby="ack-rusty-lantern-hand">
            <h2 id="ack-rusty-lantern-hand">{words.yourCards}</h2>
            <p className="ack-note">{words.winsWhen}</p>
            <StoryHand
              cards={hand}
              chosen={card}
              onChoose={choose}
              isOpen={wants.length > 0}
              hinted={hintedCard(match)}
            />
          </section>
        )}
      </div>
      <div className="ack-rusty-lantern-mine">
        <Tale match={match} />
        <Barkeep match={match} />
        {wants.includes('play') && view.role === 'seat' && (
          <Telling key={view.shared.plays.length} match={match} card={card} />
        )}
        <div className="ack-rusty-lantern-others">
          {wants.includes('pass') && <Passing match={match} card={card} />}
          {wants.includes('interrupt') && <Interrupting match={match} card={card} />}
        </div>
        {wants.includes('epilogue') && <Epilogue match={match} />}
      </div>
    </BoardRoot>
  )
}

/** The card of a hint. */
function hintedCard({ hint }: Pick<BoardMatchOf<RustyLantern>, 'hint'>): string | null {
  if (hint?.type === 'play' || hint?.type === 'interrupt') return hint.card
  return hint?.type === 'pass' ? hint.discard : null
}
