import {
  type Game,
  type GameView,
  matchHistory,
  type ResultRecord,
  resultRecordOf,
} from '@ackanomic/core'
import type { Listing } from '@ackanomic/core/catalogue'
import { LineChart, type LocalBoardMatch, TextWithCards } from '@ackanomic/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ArcadeWords } from './languages/english.js'
import { useArcadeWords } from './languages/english.js'
import { book } from './society-books.js'
import { type ScoresAt, type TurningPoint, turningPointsOf } from './turning-points.js'

/** So many points are enough for a line. */
const MOST_POINTS = 200

/** How the seats stood after each entry; nothing where the game keeps no score. */
function scoresOver(game: Game, { match }: LocalBoardMatch['internals']): readonly ScoresAt[] {
  if (game.scores === undefined) return []
  const scores: ScoresAt[] = []
  for (const { entries, state } of matchHistory(game, match))
    scores.push({ step: entries, scores: game.scores(state) ?? [] })
  return scores
}

/** The scores, once the end is seen: they take the whole match to be played through again. */
function useScores(game: Game, inside: LocalBoardMatch['internals']): readonly ScoresAt[] {
  const [history, setHistory] = useState<readonly ScoresAt[]>([])
  const { match } = inside
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match alone decides them
  useEffect(() => {
    const soon = setTimeout(() => setHistory(scoresOver(game, inside)), 100)
    return () => clearTimeout(soon)
  }, [game, match])
  return history
}

/** As many of them as make a line. */
function pointsOf(history: readonly ScoresAt[]): readonly (readonly number[])[] {
  const every = Math.max(1, Math.ceil(history.length / MOST_POINTS))
  return history
    .filter((_, i) => i % every === 0 || i === history.length - 1)
    .map(({ scores }) => scores)
}

/** The steps at which the match turned, each with what was told there; a click leads to it. */
function TurningPoints({
  match: { history, names },
  points,
}: {
  readonly match: LocalBoardMatch
  readonly points: readonly TurningPoint[]
}): ReactNode {
  const words = useArcadeWords()
  if (history === null || points.length === 0) return null
  return (
    <section aria-labelledby="turning-points">
      <h3 id="turning-points">{words.whereItTurned}</h3>
      <ul className="arcade-turns">
        {points.map(({ step, seat }) => {
          const told = history.log.findLast((message) => message.step === step)
          const [first = ''] = (told?.message ?? words.gotAhead(names[seat] ?? '')).split('\n', 1)
          return (
            <li key={step}>
              <button type="button" className="ack-button" onClick={() => history.go(step)}>
                {words.step(step)}
              </button>
              <span>
                <strong>{names[seat]}</strong> <TextWithCards text={first} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** How a match in the page ended: who stands where, how the scores grew, what the books say. */
export function Ending({
  match,
  instance,
  again,
}: {
  readonly match: LocalBoardMatch
  readonly instance: string
  /** The address of another match like this one. */
  readonly again: string
}): ReactNode {
  const words = useArcadeWords()
  const { game } = match.local
  const { internals: inside, names } = match
  const record = useMemo(
    () => resultRecordOf(game, inside.match.state, instance),
    [game, inside.match, instance],
  )
  const history = useScores(game, inside)
  const scores = useMemo(() => pointsOf(history), [history])
  const points = useMemo(() => turningPointsOf(history), [history])
  if (record === undefined) return null
  const moves = inside.match.log.filter(({ kind }) => kind === 'move')
  return (
    <Ended
      record={record}
      you={inside.viewingAs}
      again={
        <a className="ack-button ack-button-act" href={again}>
          {words.playAgain}
        </a>
      }
    >
      {scores.length > 1 && scores.some((each) => each.some((score) => score !== 0)) && (
        <LineChart
          label={words.scores}
          lines={names.map((name, seat) => ({
            name,
            values: scores.map((each) => each[seat] ?? 0),
          }))}
        />
      )}
      <TurningPoints match={match} points={points} />
      <p>
        {words.moves(
          moves.length,
          names
            .map(
              (name) =>
                `${name} ${moves.filter((move) => 'by' in move && move.by === name).length}`,
            )
            .join(', '),
        )}
      </p>
    </Ended>
  )
}

/** How a match at a host ended, told from its view: the page has no engine. */
export function HostedEnding({
  listed,
  match,
  view,
  you,
  rematch,
}: {
  readonly listed: Listing
  readonly match: string
  readonly view: GameView
  readonly you: string | null
  /** What plays it again; nothing for those who took no part. */
  readonly rematch: ReactNode
}): ReactNode {
  const record = useMemo(
    () => resultRecordOf({ ...listed, status: (seen: GameView) => seen }, view, match),
    [listed, view, match],
  )
  return record === undefined ? null : <Ended record={record} you={you} again={rematch} />
}

/** Who won, as the viewer would say it. */
function winnersText(
  winners: readonly string[],
  you: string | null,
  { nobodyWon, won, youWon }: ArcadeWords,
): string {
  const others = winners.filter((name) => name !== you)
  if (winners.length === 0) return nobodyWon
  return others.length === winners.length ? won(others) : youWon(others)
}

/** Who stands where, and what the society’s books say. */
function Ended({
  record,
  you,
  again,
  children,
}: {
  readonly record: ResultRecord
  readonly you: string | null
  readonly again: ReactNode
  readonly children?: ReactNode
}): ReactNode {
  const words = useArcadeWords()
  const { ranking, winners } = record.outcome
  const [gains, setGains] = useState<readonly string[]>([])
  useEffect(() => setGains(book(record)), [record])
  const places = ranking.map((group, i) => ({
    place: 1 + ranking.slice(0, i).reduce((sum, { length }) => sum + length, 0),
    names: group.join(', '),
  }))
  return (
    <section className="arcade-ending" aria-label={words.howItEnded}>
      <h2>{winnersText(winners, you, words)}</h2>
      {places.length > 0 && (
        <ol>
          {places.map((each) => (
            <li key={each.place} value={each.place}>
              {each.names}
            </li>
          ))}
        </ol>
      )}
      <div className="arcade-row">
        {again}
        <a className="ack-button" href="#/">
          {words.anotherGame}
        </a>
      </div>
      {children}
      <h3>
        <a href="#/books">{words.inTheBooks}</a>
      </h3>
      <ul>
        {gains.map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </section>
  )
}
