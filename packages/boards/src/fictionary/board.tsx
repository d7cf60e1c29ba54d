import { type Fictionary, fictionaryScores } from '@ackanomic/games/fictionary'
import {
  BarChart,
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  PanelContent,
  TextForm,
  useBoard,
  useChore,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { Definitions } from './definitions.js'
import { LastRound } from './last-round.js'
import { Comparing, Ordering } from './report.js'
import { Steps } from './steps.js'

/**
 * The board of Fictionary: the word and the stage of the round, the form for your next action, the
 * definitions with their votes, the result of the last round, and the Gamepoints.
 *
 * @example
 * ```tsx
 * import { fictionary } from '@ackanomic/games/fictionary'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { FictionaryBoard } from '@ackanomic/boards/fictionary'
 *
 * const App = () => {
 *   const match = useLocalMatch(fictionary)
 *   return <MatchLayout match={match}><FictionaryBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function FictionaryBoard(props: BoardProps<BoardMatchOf<Fictionary>>): ReactNode {
  const match = useBoard(props)
  const { view, names, pendingActions, hint } = match
  const { shared, options } = view
  const mine = view.role === 'seat' ? view.seat : null
  const scores = fictionaryScores(shared, options)
  const wants = pendingActions.map(({ action }) => action)
  useChore(match, wants.includes('score') ? { type: 'score' } : undefined)
  return (
    <BoardRoot of={props} className="ack-fictionary">
      <div className="ack-felt ack-fictionary-table">
        <Steps match={match} />
        {wants.includes('word') && (
          <TextForm
            label="The word of the round"
            fields={[
              { label: 'A word that nobody knows', hint: 'It must be in the dictionary.' },
              {
                label: 'What it means, as the dictionary has it',
                hint: 'It stays secret until the votes are in, and is listed together with the bluffs.',
                rows: 3,
              },
            ]}
            suggestedTexts={hint?.type === 'word' ? [hint.word, hint.definition] : null}
            submitLabel="Choose this word"
            onSubmit={([word = '', definition = '']) =>
              match.submit({ type: 'word', word: word.trim(), definition: definition.trim() })
            }
          />
        )}
        {wants.includes('define') && (
          <TextForm
            key={shared.round}
            label="Your definition"
            fields={[
              {
                label: `What could ${shared.word} mean?`,
                hint: 'Invent a definition that sounds true: you score for each vote it gets. If you know the word, you may write what it means.',
                rows: 3,
                initialText: view.role === 'seat' ? (view.mine.definition ?? '') : '',
              },
            ]}
            suggestedTexts={hint?.type === 'define' ? [hint.definition] : null}
            submitLabel="Send this definition"
            onSubmit={([definition = '']) =>
              match.submit({ type: 'define', definition: definition.trim() })
            }
          />
        )}
        {wants.includes('report') && <Comparing match={match} />}
        <Ordering match={match} />
        {shared.list.length > 0 ? (
          <Definitions match={match} />
        ) : (
          wants.length === 0 &&
          shared.last !== null && <LastRound round={shared.last} match={match} />
        )}
      </div>
      <PanelContent>
        <section aria-labelledby="ack-fictionary-scores">
          <h2 id="ack-fictionary-scores">Gamepoints: {view.options.target} end the game</h2>
          <BarChart
            label="Gamepoints"
            bars={names.map((name, seat) => ({
              name: `${name}${seat === mine ? ' (you)' : ''}`,
              value: scores[seat] ?? 0,
              mine: seat === mine,
            }))}
          />
        </section>
        {shared.last !== null && (shared.list.length > 0 || wants.length > 0) && (
          <LastRound round={shared.last} match={match} />
        )}
      </PanelContent>
    </BoardRoot>
  )
}
