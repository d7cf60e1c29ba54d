import type { Game } from '@ackanomic/core'
import { type ReactNode, useId, useState } from 'react'
import { SelectField } from '../fields.js'
import { games, gameTitles } from '../games.js'
import { words } from '../languages/language.js'
import { useGame } from './use-game.js'

/** A section that begins with the choice of a game. */
export function GameSection({
  title,
  first = '',
  children,
}: {
  readonly title: string
  readonly first?: string
  readonly children: (game: Game) => ReactNode
}): ReactNode {
  const [chosen, setChosen] = useState(
    Object.hasOwn(games, first) ? first : (gameTitles[0]?.[0] ?? ''),
  )
  const game = useGame(chosen)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="arcade-form club-form">
        <SelectField label={words.game} value={chosen} options={gameTitles} onChange={setChosen} />
        {game === null ? <p role="status">{words.moment}</p> : children(game)}
      </div>
    </section>
  )
}
