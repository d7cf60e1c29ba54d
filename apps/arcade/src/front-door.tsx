import type { Listing } from '@ackanomic/core/catalogue'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { GAME_KINDS, games, playersOf, shownOf } from './games.js'
import { words } from './languages/language.js'
import { LivingTable } from './living-table.js'
import { kept, type LocalSave, localSaveOf } from './local-saves.js'
import { Picture } from './picture.js'

/** The person who has entered the club; the club itself is loaded for them only. */
const HostedContinue = lazy(async () => ({
  default: (await import('./club/hosted-continue.js')).HostedContinue,
}))

/** All games, those to begin with first. */
const ALL = Object.values(games).toSorted(
  (one, other) => Number(isFirst(other)) - Number(isFirst(one)),
)

function isFirst({ id }: Listing): boolean {
  return shownOf(id).isFirst === true
}

/** The Duel of Diplomacy: two powers on a small map. */
const DUEL = `#/play/diplomacy?${new URLSearchParams({ players: '2', options: '{"variant":"Duel"}' })}`

/** A match that goes on in this browser. */
interface Going extends LocalSave {
  readonly game: Listing
}

function goingOn(): readonly Going[] {
  return ALL.flatMap((game) => {
    const save = localSaveOf(game.id)
    return save === null ? [] : [{ game, ...save }]
  }).toSorted((one, other) => other.at - one.at)
}

/** The first page: what the Arcade is, the matches that go on, and all games. */
export function FrontDoor(): ReactNode {
  const [going, setGoing] = useState<readonly Going[]>([])
  // A table that was just left keeps its match as it goes, after this page is drawn first.
  useEffect(() => setGoing(goingOn()), [])
  const hasEntered = kept.read('session at the host') !== null
  return (
    <>
      <section className="front" aria-labelledby="front-name">
        <div className="front-words">
          <h1 id="front-name">{words.arcade}</h1>
          <p>{words.promise(ALL.length)}</p>
          <div className="front-ways">
            <a
              className={`ack-button front-play${going.length === 0 ? ' ack-button-act' : ''}`}
              href="#/play/spades"
            >
              {words.playGame('Spades')}
            </a>
            <a className="ack-button" href="#/invite">
              {words.inviteFriend}
            </a>
          </div>
          <p className="ack-note">{words.playsAtOnce}</p>
        </div>
        <LivingTable />
        <a className="front-duel" href={DUEL}>
          <img src="./pictures/duel.svg" alt="" width="320" height="240" />
          <strong>{words.duel}</strong>
          <span>{words.duelSays}</span>
        </a>
      </section>
      {(going.length > 0 || hasEntered) && (
        <section className="front-going" aria-labelledby="going">
          <h2 id="going">{words.goOn}</h2>
          <ul className="arcade-going">
            {going.map((each, i) => (
              <li key={each.game.id}>
                <GoingOn going={each} isFirst={i === 0} />
              </li>
            ))}
            {hasEntered && (
              <Suspense fallback={null}>
                <HostedContinue />
              </Suspense>
            )}
          </ul>
        </section>
      )}
      <AllGames />
    </>
  )
}

function GoingOn({
  going: { game, address, awaits, where },
  isFirst,
}: {
  readonly going: Going
  readonly isFirst: boolean
}): ReactNode {
  const turn = awaits === null ? '' : awaits === '' ? words.yourTurn : words.turnOf(awaits)
  return (
    <a href={address}>
      <Picture id={game.id} />
      <span>
        <strong>{game.title}</strong>
        <span className="ack-note">{[turn, where].filter((each) => each !== '').join(' · ')}</span>
      </span>
      <span className={`ack-button${isFirst ? ' ack-button-act' : ''}`}>{words.playOn}</span>
    </a>
  )
}

/** The filters of the list, each with the games that it leaves. */
const FILTERS = ['all', 'twoPlayers', 'short', ...GAME_KINDS] as const

function isOf(filter: (typeof FILTERS)[number], game: Listing): boolean {
  const { least, most } = playersOf(game)
  if (filter === 'all') return true
  if (filter === 'twoPlayers') return least <= 2 && (most === null || most >= 2)
  const { kind, minutes } = shownOf(game.id)
  return filter === 'short' ? minutes <= 15 : kind === filter
}

function AllGames(): ReactNode {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all')
  const shown = ALL.filter((game) => isOf(filter, game))
  return (
    <section aria-labelledby="all">
      <div className="front-head">
        <h2 id="all">{words.allGames}</h2>
        <div className="front-filters" role="group" aria-label={words.filters}>
          {FILTERS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {words.filter[each]}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="ack-hidden">
        {words.gamesShown(shown.length)}
      </p>
      <ul className="arcade-menu">
        {shown.map((game) => (
          <Card key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

function Card({ game }: { readonly game: Listing }): ReactNode {
  const { id, title } = game
  const { minutes, difficulty } = shownOf(id)
  const { least, most } = playersOf(game)
  return (
    <li className="arcade-card">
      <a href={`#/play/${id}`}>
        <Picture id={id} />
        <span>
          {isFirst(game) && <span className="arcade-why">{words.startHere}</span>}
          <strong>
            <span className="ack-hidden">{words.play} </span>
            {title}
          </strong>
          <span>{words.sentences[id]}</span>
          <span className="arcade-facts">
            {words.players(least, most)} · {words.minutes(minutes)} · {words[difficulty]}
          </span>
        </span>
      </a>
      <a className="arcade-card-learn" href={`#/learn/${id}`} aria-label={words.learnGame(title)}>
        {kept.read(`tutorial of ${id}`) === 'done' ? words.learnt : words.learn}
      </a>
    </li>
  )
}
