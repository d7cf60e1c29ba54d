import type { Listing } from '@ackanomic/core/catalogue'
import { type ReactNode, useEffect, useState } from 'react'
import { games, shownOf } from './games.js'
import { useArcadeWords } from './languages/english.js'
import { kept, keptAddress } from './local-saves.js'

const ALL = Object.values(games)

/** The first page: matches that go on, games to begin with, and all games. */
export function Menu(): ReactNode {
  const words = useArcadeWords()
  const [going, setGoing] = useState<readonly Going[]>([])
  // A table that was just left keeps its match as it goes, after this page is drawn first.
  useEffect(() => setGoing(goingOn()), [])
  const recommended = ALL.filter(({ id }) => shownOf(id).recommended !== undefined)
  return (
    <>
      {going.length > 0 && (
        <section aria-labelledby="going">
          <h2 id="going">{words.goOn}</h2>
          <ul className="arcade-going">
            {going.map(({ game, address }) => (
              <li key={game.id}>
                <a href={address}>
                  <Picture id={game.id} />
                  <strong>{game.title}</strong>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="recommended">
        <h2 id="recommended">{words.goodOnes}</h2>
        <ul className="arcade-menu arcade-recommended">
          {recommended.map((game) => (
            <Card key={game.id} game={game} why={shownOf(game.id).recommended} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="all">
        <h2 id="all">{words.allGames}</h2>
        <p className="arcade-lead">{words.startsAtOnce}</p>
        <ul className="arcade-menu">
          {ALL.map((game) => (
            <Card key={game.id} game={game} />
          ))}
        </ul>
      </section>
    </>
  )
}

/** A match that goes on in this browser. */
interface Going {
  readonly game: Listing
  readonly address: string
}

function goingOn(): readonly Going[] {
  return ALL.flatMap((game) => {
    const address = keptAddress(game.id)
    return address === null ? [] : [{ game, address }]
  })
}

function Card({
  game: { id, title, description },
  why,
}: {
  readonly game: Listing
  readonly why?: string | undefined
}): ReactNode {
  const words = useArcadeWords()
  const { sentence, minutes, difficulty } = shownOf(id)
  const [least, most] = [description.players.lower, description.players.upper].map((limit) =>
    typeof limit === 'number' ? limit : null,
  )
  return (
    <li className="arcade-card">
      <a href={`#/play/${id}`}>
        <Picture id={id} />
        {why !== undefined && <span className="arcade-why">{why}</span>}
        <strong>{title}</strong>
        <span>{sentence}</span>
        <span className="arcade-facts">
          {words.players(least ?? 2, most ?? null)} · {words.minutes(minutes)} · {words[difficulty]}
        </span>
      </a>
      <div className="arcade-card-ways">
        <a className="ack-button" href={`#/play/${id}`} aria-label={words.playGame(title)}>
          {words.play}
        </a>
        <a className="ack-button" href={`#/learn/${id}`} aria-label={words.learnGame(title)}>
          {kept.read(`tutorial of ${id}`) === 'done' ? words.learnt : words.learn}
        </a>
      </div>
    </li>
  )
}

function Picture({ id }: { readonly id: string }): ReactNode {
  return <img src={`./pictures/${id}.svg`} alt="" width="160" height="100" />
}
