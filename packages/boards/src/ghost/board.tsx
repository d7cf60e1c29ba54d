import type { Ghost } from '@ackanomic/games/ghost'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  PanelContent,
  TextForm,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'
import { Additions } from './additions.js'
import { Letters } from './letters.js'
import { Past } from './past.js'
import { Players } from './players.js'
import { Protests } from './protests.js'
import { Story } from './story.js'
import { GhostWordShown } from './word.js'

/**
 * The board of Ghost: the word as it grows, the letters that you can add before or after it,
 * possible protests and their results, the players in order, and who is out.
 *
 * @example
 * ```tsx
 * import { ghost } from '@ackanomic/games/ghost'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { GhostBoard } from '@ackanomic/boards/ghost'
 *
 * const App = () => {
 *   const match = useLocalMatch(ghost)
 *   return <MatchLayout match={match}><GhostBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function GhostBoard(props: BoardProps<BoardMatchOf<Ghost>>): ReactNode {
  const words = useGameWords('ghost', ghost)
  const match = useBoard(props)
  const { view, legalMoves, submit } = match
  const { stage, protest, word } = view.shared
  const mine = view.role === 'seat' ? view.seat : null
  const owesAnswer =
    stage === 'answer' && protest?.against === mine && match.pendingActions.length > 0
  const isIn =
    mine !== null && view.outcome === null && view.roster.seats[mine]?.presence === 'here'
  const resign = legalMoves.moves.find(({ type }) => type === 'resign')
  return (
    <BoardRoot of={props} className="ack-ghost">
      <section className="ack-felt ack-ghost-table" aria-label={words.word}>
        <Players view={view} />
        <GhostWordShown match={match} />
        {mine !== null && view.outcome === null && (
          <div className="ack-ghost-acts">
            {owesAnswer && word !== null && (
              <TextForm
                label={words.yourAnswer}
                fields={[
                  {
                    label: words.writeWord(word.letters),
                    hint: words.answerHelp,
                    initialText: word.letters,
                  },
                ]}
                submitLabel={words.answer}
                onSubmit={async ([written = '']) =>
                  submit({ type: 'answer', word: written.trim() })
                }
              />
            )}
            <Letters match={match} />
            <Protests match={match} />
          </div>
        )}
      </section>
      <Story view={view} />
      <Additions match={match} />
      <PanelContent>
        <Past view={view} />
        {isIn && (
          <details className="ack-ghost-resign">
            <summary>{words.resign}</summary>
            <p className="ack-note">{words.resignHelp}</p>
            <button
              type="button"
              className="ack-button"
              disabled={resign === undefined}
              onClick={() => resign !== undefined && void submit(resign)}
            >
              {words.resignNow}
            </button>
          </details>
        )}
      </PanelContent>
    </BoardRoot>
  )
}
