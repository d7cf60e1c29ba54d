import type { RustyLantern } from '@ackanomic/games/rusty-lantern'
import { type BoardMatchOf, type BoardProps, BoardRoot, useBoard } from '@ackanomic/react'
import { type ReactNode, useEffect, useState } from 'react'
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
      <div className="ack-rusty-lantern-room">
        <Tavern match={match} />
        <section aria-labelledby="ack-rusty-lantern-loose">
          <h2 id="ack-rusty-lantern-loose">Loose Ends on the table</h2>
          <StoryRow
            label="Loose Ends"
            cards={looseEnds}
            none="None: every card in the tale so far is tied off."
          />
          {pot.length > 0 && (
            <p className="ack-note">
              In the pot:{' '}
              {pot
                .flatMap(({ stakes }) => stakes)
                .map(({ kind, count }) => `${count} ${kind}`)
                .join(', ')}
            </p>
          )}
        </section>
        {view.role === 'seat' && (
          <section className="ack-rusty-lantern-hand" aria-labelledby="ack-rusty-lantern-hand">
            <h2 id="ack-rusty-lantern-hand">Your cards</h2>
            <p className="ack-note">
              A Bard who holds no cards after a successful play wins if no Loose End is left.
            </p>
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
