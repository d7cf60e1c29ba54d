import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import {
  BarChart,
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  CommentList,
  TextForm,
  useBoard,
} from '@ackanomic/react'
import { type ReactNode, useEffect } from 'react'
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
        <section className="ack-limerick-contest-head" aria-label="The contest">
          <h2>{headline(match)}</h2>
          <p aria-live="polite">{stateText(match)}</p>
        </section>
        <Laureate match={match} />
        <Limericks match={match} isWriting={posts && written === null}>
          {posts && seat !== null && (
            <TextForm
              label="Your limerick"
              fields={[
                {
                  label: `Your limerick about ${names[1 - seat]}`,
                  hint: (text) =>
                    `Five lines, of which 1, 2 and 5 rhyme, and 3 and 4. Lines so far: ${linesOf(text)}.`,
                  rows: 5,
                  initialText: written?.text ?? '',
                },
              ]}
              suggestedTexts={hint?.type === 'post' ? [hint.limerick] : null}
              submitLabel={written === null ? 'Post this limerick' : 'Post it instead of the other'}
              onSubmit={([limerick = '']) => match.submit({ type: 'post', limerick })}
            />
          )}
        </Limericks>
        {shared.praises.length > 0 && (
          <section aria-labelledby="ack-limerick-contest-praise">
            <h2 id="ack-limerick-contest-praise">Praise by the Poet Laureate</h2>
            <CommentList
              label="Praise"
              comments={shared.praises.map(({ by, of, text }) => ({
                key: `${by} ${of}`,
                by: `${by} on the limerick of ${names[of]}`,
                text,
              }))}
            />
          </section>
        )}
        {shared.count !== null && (
          <section aria-labelledby="ack-limerick-contest-count">
            <h2 id="ack-limerick-contest-count">The count</h2>
            <BarChart
              label="Votes"
              bars={names.map((name, each) => ({
                name,
                value: shared.count?.totals[each] ?? 0,
                mine: each === seat,
              }))}
            />
            {shared.count.votes !== null && (
              <p className="ack-note">
                {shared.count.votes
                  .map(
                    ({ by, for: whom, weight }) =>
                      `${by} for ${names[whom]}${weight === 1 ? '' : ` (counts ${weight})`}`,
                  )
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
function whyText(event: At['log'][number]['event']): string {
  if (event.type !== 'winner') return ''
  if (event.by === 'dice') return ' Neither the votes nor the time of posting told them apart.'
  return event.by === 'first' ? ' The votes were equal.' : ''
}

function headline({ view, names }: At): string {
  if (view.outcome === null) return `${names[0]} and ${names[1]}, each about the other`
  const [winner] = view.outcome.winners
  return winner === undefined ? 'The contest is over' : `${winner} has won the contest`
}

function stateText({ view, names, log }: At): string {
  const { stage, limericks } = view.shared
  if (view.outcome !== null) {
    const won = log.findLast(({ event }) => event.type === 'winner')
    return won === undefined ? '' : `${won.message}${whyText(won.event)}`
  }
  switch (stage) {
    case 'writing': {
      const waited = names.filter((_, seat) => (limericks[seat] ?? null) === null)
      return `Still to post: ${waited.join(' and ') || 'nobody'}.`
    }
    case 'voting':
      return 'Which is the better one? Everybody may send one vote, which only the referee sees.'
    case 'count':
      return 'Voting is over; the votes are counted.'
    case 'dice':
      return 'The dice choose the winner.'
  }
}
