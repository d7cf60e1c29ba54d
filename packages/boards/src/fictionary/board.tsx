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
import { fictionary } from '../words/fictionary.js'
import { useGameWords } from '../words/words-context.js'
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
  const words = useGameWords('fictionary', fictionary)
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
            label={words.wordOfRound}
            fields={[
              { label: words.unknownWord, hint: words.mustBeIn },
              {
                label: words.meaning,
                hint: words.meaningHelp,
                rows: 3,
              },
            ]}
            suggestedTexts={hint?.type === 'word' ? [hint.word, hint.definition] : null}
            submitLabel={words.choose}
            onSubmit={([word = '', definition = '']) =>
              match.submit({ type: 'word', word: word.trim(), definition: definition.trim() })
            }
          />
        )}
        {wants.includes('define') && (
          <TextForm
            key={shared.round}
            label={words.yourDefinition}
            fields={[
              {
                label: words.couldMean(shared.word),
                hint: words.defineHelp,
                rows: 3,
                initialText: view.role === 'seat' ? (view.mine.definition ?? '') : '',
              },
            ]}
            suggestedTexts={hint?.type === 'define' ? [hint.definition] : null}
            submitLabel={words.send}
            onSubmit={([definition = '']) =>
              match.submit({ type: 'define', definition: definition.trim() })
            }
          />
        )}
        {wants.includes('report') && <Comparing match={match} />}
        <Ordering match={match} />
        {shared.list.length > 0 && view.outcome === null ? (
          <Definitions match={match} />
        ) : (
          wants.length === 0 &&
          shared.last !== null && <LastRound round={shared.last} match={match} />
        )}
        <PanelContent isNeeded>
          <section className="ack-fictionary-scores" aria-labelledby="ack-fictionary-scores">
            <h2 id="ack-fictionary-scores">{words.gamepointsOf(view.options.target)}</h2>
            <BarChart
              label={words.gamepoints}
              bars={names.map((name, seat) => ({
                name: seat === mine ? words.isYou(name) : name,
                value: scores[seat] ?? 0,
                mine: seat === mine,
              }))}
            />
          </section>
          {shared.last !== null &&
            view.outcome === null &&
            (shared.list.length > 0 || wants.length > 0) && (
              <LastRound round={shared.last} match={match} />
            )}
        </PanelContent>
      </div>
    </BoardRoot>
  )
}
