import type { Listing } from '@ackanomic/core/catalogue'
import { type ReactNode, useEffect, useState } from 'react'
import { games, playersText, shownOf } from './games.js'
import { kept, keptAddress } from './local-saves.js'

const ALL = Object.values(games)

const DIFFICULTY = { easy: 'Easy', medium: 'Medium', deep: 'Deep' } as const

/** The first page: matches that go on, games to begin with, and all games. */
export function Menu(): ReactNode {
  const [going, setGoing] = useState<readonly Going[]>([])
  // A table that was just left keeps its match as it goes, after this page is drawn first.
  useEffect(() => setGoing(goingOn()), [])
  const recommended = ALL.filter(({ id }) => shownOf(id).recommended !== undefined)
  return (
    <>
      {going.length > 0 && (
        <section aria-labelledby="going">
          <h2 id="going">Continue</h2>
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
        <h2 id="recommended">Good ones to begin with</h2>
        <ul className="arcade-menu arcade-recommended">
          {recommended.map((game) => (
            <Card key={game.id} game={game} why={shownOf(game.id).recommended} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="all">
        <h2 id="all">All games</h2>
        <p className="arcade-lead">The match starts at once; bots take the other seats.</p>
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
  const { sentence, minutes, difficulty } = shownOf(id)
  return (
    <li className="arcade-card">
      <a href={`#/play/${id}`}>
        <Picture id={id} />
        {why !== undefined && <span className="arcade-why">{why}</span>}
        <strong>{title}</strong>
        <span>{sentence}</span>
        <span className="arcade-facts">
          {playersText(description)} · about {minutes} minutes · {DIFFICULTY[difficulty]}
        </span>
      </a>
      <div className="arcade-card-ways">
        <a className="ack-button" href={`#/play/${id}`} aria-label={`Play ${title}`}>
          Play
        </a>
        <a className="ack-button" href={`#/learn/${id}`} aria-label={`Learn ${title}`}>
          {kept.read(`tutorial of ${id}`) === 'done' ? 'Learnt ✓' : 'Learn'}
        </a>
      </div>
    </li>
  )
}

function Picture({ id }: { readonly id: string }): ReactNode {
  return <img src={`./pictures/${id}.svg`} alt="" width="160" height="100" />
}
