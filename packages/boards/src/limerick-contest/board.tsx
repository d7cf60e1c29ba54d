import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import {
  BarChart,
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  TextForm,
  useBoard,
} from '@ackanomic/react'
import { type ReactNode, useEffect } from 'react'
import type { BoardWords } from '../words/english.js'
import { limerickContest } from '../words/limerick-contest.js'
import { useGameWords } from '../words/words-context.js'
import { Laureate } from './laureate.js'
import { Limericks, votedFor } from './limericks.js'

type At = BoardMatchOf<LimerickContest>

/**
 * The board of the Limerick Contest: both limericks, the votes, the praise and the count.
 *
 * @example
 * ```tsx
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { LimerickContestBoard } from '@ackanomic/boards/limerick-contest'
 *
 * const App = () => {
 *   const match = useLocalMatch(limerickContest)
 *   return <MatchLayout match={match}><LimerickContestBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function LimerickContestBoard(props: BoardProps<BoardMatchOf<LimerickContest>>): ReactNode {
  const words = useGameWords('limerickContest', limerickContest)
  const match = useBoard(props)
  const { view, names, pendingActions, hint } = match
  const { shared } = view
  const seat = view.role === 'seat' ? view.seat : null
  useVotingEnd(match)
  const posts = pendingActions.some(({ action }) => action === 'post')
  const written = seat === null ? null : (shared.limericks[seat] ?? null)
  return (
    <BoardRoot of={props} className="ack-limerick-contest">
      <div className="ack-felt ack-limerick-contest-table">
        <section className="ack-limerick-contest-head" aria-label={words.contest}>
          <h2>{headline(match, words)}</h2>
          <p aria-live="polite">{stateText(match, words)}</p>
        </section>
        <Laureate match={match} />
        <Limericks match={match} isWriting={posts && written === null}>
          {posts && seat !== null && (
            <TextForm
              label={words.yourLimerick}
              fields={[
                {
                  label: words.about(names[1 - seat]),
                  hint: (text) => words.formHelp(linesOf(text)),
                  rows: 5,
                  initialText: written?.text ?? '',
                },
              ]}
              suggestedTexts={hint?.type === 'post' ? [hint.limerick] : null}
              submitLabel={written === null ? words.post : words.postInstead}
              onSubmit={([limerick = '']) => match.submit({ type: 'post', limerick })}
            />
          )}
        </Limericks>
        {shared.praises.length > 0 && (
          <section aria-labelledby="ack-limerick-contest-praise">
            <h2 id="ack-limerick-contest-praise">{words.praiseByLaureate}</h2>
            <ul className="ack-notes" aria-label={words.praise}>
              {shared.praises.map(({ by, of, text }) => (
                <li key={`${by} ${of}`}>
                  <span className="ack-note-by">{words.praiseOf(by, names[of])}</span>
                  <span className="ack-note-text">{text}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {shared.count !== null && (
          <section aria-labelledby="ack-limerick-contest-count">
            <h2 id="ack-limerick-contest-count">{words.count}</h2>
            <BarChart
              label={words.votes}
              bars={names.map((name, each) => ({
                name,
                value: shared.count?.totals[each] ?? 0,
                mine: each === seat,
              }))}
            />
            {shared.count.votes !== null && (
              <p className="ack-note">
                {shared.count.votes
                  .map(({ by, for: whom, weight }) => words.voteOf(by, names[whom], weight))
                  .join(', ')}
              </p>
            )}
          </section>
        )}
      </div>
    </BoardRoot>
  )
}

/**
 * How long the own vote is seen before voting ends, where nobody else is waited for, milliseconds.
 */
const VOTED = 2000

/** Ends the voting of a match in the page once the viewer has voted. */
function useVotingEnd(match: At): void {
  const { view, busy, skipToDeadline } = match
  const isDone = view.shared.stage === 'voting' && votedFor(match) !== null && !busy
  useEffect(() => {
    if (!isDone || skipToDeadline === null) return
    const timer = setTimeout(skipToDeadline, VOTED)
    return () => clearTimeout(timer)
  }, [isDone, skipToDeadline])
}

function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** The explanation of dice and equal votes. */
function whyText(event: At['log'][number]['event'], words: BoardWords['limerickContest']): string {
  if (event.type !== 'winner') return ''
  if (event.by === 'dice') return words.byDice
  return event.by === 'first' ? words.byTime : ''
}

function headline({ view, names }: At, words: BoardWords['limerickContest']): string {
  if (view.outcome === null) return words.headline(names[0], names[1])
  const [winner] = view.outcome.winners
  return winner === undefined ? words.over : words.hasWon(winner)
}

function stateText({ view, names, log }: At, words: BoardWords['limerickContest']): string {
  const { stage, limericks } = view.shared
  if (view.outcome !== null) {
    const won = log.findLast(({ event }) => event.type === 'winner')
    return won === undefined ? '' : `${won.message}${whyText(won.event, words)}`
  }
  switch (stage) {
    case 'writing': {
      const waited = names.filter((_, seat) => (limericks[seat] ?? null) === null)
      return words.toPost(waited)
    }
    case 'voting':
      return words.voting
    case 'count':
      return words.counting
    case 'dice':
      return words.dice
  }
}
