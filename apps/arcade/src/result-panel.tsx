import {
  type Game,
  type GameView,
  matchHistory,
  replay,
  resultRecordOf,
  viewerOf,
} from '@ackanomic/core'
import type { MoveEvaluation } from '@ackanomic/core/bots'
import type { Listing } from '@ackanomic/core/catalogue'
import {
  type BoardMatch,
  LineChart,
  type LocalBoardMatch,
  type Stages,
  TextWithCards,
} from '@ackanomic/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { shownOf } from './games.js'
import { words } from './languages/language.js'
import { PictureButton } from './share-picture.js'
import { book } from './society-books.js'
import {
  type KeyMoment,
  keyMomentOf,
  marginOf,
  type ScoresAt,
  sentencesOf,
  spoken,
  tellsWinners,
} from './story.js'

/** The number of points that make a line. */
const MAX_POINTS = 200

/** How the seats stood after each entry; nothing where the game keeps no score. */
function scoresOver(game: Game, { match }: LocalBoardMatch['internals']): readonly ScoresAt[] {
  if (game.scores === undefined) return []
  const scores: ScoresAt[] = []
  for (const { entries, state } of matchHistory(game, match))
    scores.push({ step: entries, scores: game.scores(state) ?? [] })
  return scores
}

/** The scores, once the end is seen: they take the whole match to be played through again. */
function useScores(game: Game, inside: LocalBoardMatch['internals']): readonly ScoresAt[] | null {
  const [history, setHistory] = useState<readonly ScoresAt[] | null>(null)
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
  const every = Math.max(1, Math.ceil(history.length / MAX_POINTS))
  return history
    .filter((_, i) => i % every === 0 || i === history.length - 1)
    .map(({ scores }) => scores)
}

/** The moment as its result was shown on the board; otherwise as the log tells it. */
function toldOf(
  match: LocalBoardMatch,
  stages: Stages | undefined,
  { told, toldAt }: KeyMoment,
): string {
  const { local, internals, names } = match
  const { match: ended, viewingAs } = internals
  const events = match.log.filter(({ step }) => step === toldAt)
  const viewAt = (at: number): GameView | null => {
    const back = replay(local.game, ended, at - (ended.checkpoint?.entries ?? 0))
    if (!back.ok) return null
    const status = local.game.status(back.value)
    const viewer = viewingAs === null ? 'public' : viewerOf(status, viewingAs)
    return local.game.view(back.value, viewer)
  }
  const [before, after] = [viewAt(Math.max(0, toldAt - 1)), viewAt(toldAt)]
  if (stages === undefined || before === null || after === null) return told
  const result = stages({ before, after, events, names }).at(-1)
  return result === undefined ? told : sentencesOf(result)
}

/** How a match in the page ended: why, what the bot would have done, and another one. */
export function Ending({
  match,
  matchId,
  stages,
  again,
}: {
  readonly match: LocalBoardMatch
  readonly matchId: string
  /** The results that its board shows. */
  readonly stages: Stages | undefined
  /** The address of another match like this one. */
  readonly again: string
}): ReactNode {
  const { game } = match.local
  const { internals: inside, names } = match
  const record = useMemo(
    () => resultRecordOf(game, inside.match.state, matchId),
    [game, inside.match, matchId],
  )
  const history = useScores(game, inside)
  const scores = useMemo(() => pointsOf(history ?? []), [history])
  if (record === undefined) return null
  return (
    <Ended
      match={match}
      history={history}
      title={game.description.title}
      you={inside.viewingAs}
      record={record}
      again={
        <a className="ack-button ack-button-act" href={again}>
          {words.playAgain}
        </a>
      }
      hasPoints={shownOf(game.id).hasPoints !== false}
      tell={(key) => toldOf(match, stages, key)}
      moment={(step, hasWon) => <Moment match={match} step={step} most={hasWon ? 1 : LAST} />}
    >
      {scores.length > 1 && scores.some((each) => each.some((score) => score !== 0)) && (
        <LineChart
          label={words.scores}
          lines={names.map((name, seat) => ({
            name,
            values: scores.map((each) => Math.floor(each[seat] ?? 0)),
          }))}
        />
      )}
    </Ended>
  )
}

/** How a match at a host ended, told from its view: the page has no engine. */
export function HostedEnding({
  listed,
  match,
  id,
  you,
  rematch,
}: {
  readonly listed: Listing
  readonly match: BoardMatch
  readonly id: string
  /** The viewer's name in the match; `null` for those who took no part. */
  readonly you: string | null
  /** Plays it again; absent for those who took no part. */
  readonly rematch: ReactNode
}): ReactNode {
  const { view } = match
  const record = useMemo(
    () => resultRecordOf({ ...listed, status: (seen: GameView) => seen }, view, id),
    [listed, view, id],
  )
  return record === undefined ? null : (
    <Ended
      match={match}
      history={NO_SCORES}
      title={listed.title}
      you={you}
      record={record}
      again={rematch}
    />
  )
}

const NO_SCORES: readonly ScoresAt[] = []

/** The number of a loser's last moves that are searched for one that the bot would not have made. */
const LAST = 4

/** An own move, by its place in the log, and what the bot would have done there. */
interface Advice {
  readonly at: number
  readonly best: MoveEvaluation
}

/**
 * The viewer's own move before a moment, and the bot's; a click shows the board as it was then. Of
 * the last moves it is one that the bot would not have made, if there is one.
 */
function Moment({
  match,
  step,
  most,
}: {
  readonly match: LocalBoardMatch
  readonly step: number
  readonly most: number
}): ReactNode {
  const { local, history } = match
  const { match: ended, viewingAs } = match.internals
  const [advice, setAdvice] = useState<Advice | null>(null)
  const first = ended.checkpoint?.entries ?? 0
  const own = ended.log
    .flatMap((entry, i) =>
      first + i < step && entry.kind === 'move' && entry.by === viewingAs
        ? { at: i, move: JSON.stringify(entry.move) }
        : [],
    )
    .slice(-most)
    .toReversed()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ended match does not change
  useEffect(() => {
    let isWanted = true
    void (async () => {
      let found: Advice | null = null
      for (const { at, move } of own) {
        const moves = await local.suggestMoves(first + at).catch(() => [])
        const best = moves.toSorted((a, b) => b.value - a.value)[0]
        if (!isWanted) return
        if (best === undefined) continue
        found ??= { at, best }
        // Where all is lost, an earlier move tells more.
        if (best.value === 0 || JSON.stringify(best.move) === move) continue
        found = { at, best }
        break
      }
      setAdvice(found)
    })()
    return () => {
      isWanted = false
    }
  }, [local, viewingAs, step, most])
  const at = advice?.at ?? own[0]?.at ?? -1
  const best = advice?.best ?? null
  const entry = ended.log[at]
  // A move is told by the board as it was.
  const then = useMemo(() => {
    const back = replay(local.game, ended, at)
    if (!back.ok || viewingAs === null) return match
    const viewer = viewerOf(local.game.status(back.value), viewingAs)
    return { ...match, view: local.game.view(back.value, viewer) }
  }, [local, ended, at, viewingAs, match])
  if (entry?.kind !== 'move' || history === null) return null
  const isSame = best !== null && JSON.stringify(best.move) === JSON.stringify(entry.move)
  const isShort = [entry.move, best?.move ?? entry.move].every(
    (move) => sentenceOf(then, move).length <= SHORT,
  )
  return (
    <p className="ending-moment">
      {isShort && (
        <span>
          {words.yourMove} <MoveSaid match={then} move={entry.move} /> {isSame && words.botToo}
          {best !== null && !isSame && (
            <>
              {words.botsMove} <MoveSaid match={then} move={best.move} />
            </>
          )}
        </span>
      )}
      <button type="button" className="ack-button" onClick={() => history.go(first + at)}>
        {words.lookAtIt}
      </button>
    </p>
  )
}

/** The most letters of a move that is told; a list of orders is only shown on the board. */
const SHORT = 72

function sentenceOf({ text, view }: BoardMatch, move: unknown): string {
  const said = spoken(text.describeMove?.(move, view) ?? text.notation.format(move, view))
  return /[.…]$/u.test(said) ? said : `${said}.`
}

/** A move as a sentence of its own. */
function MoveSaid({
  match,
  move,
}: {
  readonly match: BoardMatch
  readonly move: unknown
}): ReactNode {
  const sentence = sentenceOf(match, move)
  return match.text.cards === true ? <TextWithCards text={sentence} /> : sentence
}

/** The ending: the winners, the margin and the reason, the key moment, and the next steps. */
function Ended({
  match,
  history,
  title,
  you,
  record,
  again,
  hasPoints = true,
  tell = ({ told }) => told,
  moment,
  children,
}: {
  readonly match: BoardMatch
  /** The scores after each entry; `null` until they are there. */
  readonly history: readonly ScoresAt[] | null
  readonly title: string
  readonly you: string | null
  readonly record: NonNullable<ReturnType<typeof resultRecordOf>>
  readonly again: ReactNode
  /** Whether scores are points. */
  readonly hasPoints?: boolean
  readonly tell?: (key: KeyMoment) => string
  readonly moment?: (step: number, hasWon: boolean) => ReactNode
  readonly children?: ReactNode
}): ReactNode {
  const { ranking, winners } = record.outcome
  const [gains, setGains] = useState<readonly string[]>([])
  useEffect(() => setGains(book(record)), [record])
  const seat = match.names.indexOf(you ?? '')
  const hasWon = you !== null && winners.includes(you)
  const last = hasPoints ? (history?.at(-1)?.scores ?? []) : []
  const best = Math.max(...last)
  const tied = [...last.keys()].filter((at) => last[at] === best)
  const margin = history === null || !hasPoints ? null : marginOf(history, seat)
  const others = winners.filter((name) => name !== you)
  const heading = hasWon
    ? words.youWon(others, margin)
    : winners.length === 0
      ? tied.length > 1
        ? words.tied(
            tied.map((at) => (at === seat ? null : (match.names[at] ?? ''))),
            best,
          )
        : words.nobodyWon
      : seat < 0
        ? words.won(winners)
        : words.youLost(margin)
  const { log, text } = match
  const key = useMemo(
    () => (history === null ? null : keyMomentOf(history, log, { seat, name: you ?? '', hasWon })),
    [history, log, seat, you, hasWon],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ended match does not change
  const why = useMemo(() => (key === null ? '' : tell(key)), [key])
  const isTold = tellsWinners(why, winners)
  const places = ranking.length > 0 ? ranking : [winners]
  const standing = places.flatMap((group, i) =>
    group.map((name) => ({
      name,
      place: 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0),
      score: history?.at(-1)?.scores[match.names.indexOf(name)] ?? null,
    })),
  )
  return (
    <section className="arcade-ending" aria-label={words.howItEnded}>
      <div className="ending-words">
        <h2>{heading}</h2>
        {seat >= 0 && !hasWon && winners.length > 0 && !isTold && <p>{words.won(winners)}</p>}
        {key !== null && <p>{text.cards === true ? <TextWithCards text={why} /> : why}</p>}
        {key !== null && seat >= 0 && moment?.(key.step, hasWon)}
      </div>
      <div className="arcade-row">
        {again}
        <PictureButton title={title} heading={heading} why={why} standing={standing} />
        <a href="#/">{words.anotherGame}</a>
      </div>
      <details>
        <summary>{words.places}</summary>
        <ol>
          {standing.map(({ name, place, score }) => (
            <li key={name} value={place}>
              {name}
              {score !== null && `: ${Math.floor(score)}`}
            </li>
          ))}
        </ol>
        {children}
      </details>
      <details>
        <summary>{words.society}</summary>
        <ul>
          {gains.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
        <a href="#/books">{words.books}</a>
      </details>
    </section>
  )
}
