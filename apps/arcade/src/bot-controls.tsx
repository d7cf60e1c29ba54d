import { type Level, levels } from '@ackanomic/core/bots'
import type { LocalBoardMatch } from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'
import { shownOf } from './games.js'
import { goesOn, setGoesOn } from './go-on.js'
import { useArcadeWords } from './languages/arcade-words.js'

const PACES = [
  { name: 'atOnce', pace: 0 },
  { name: 'fast', pace: 300 },
  { name: 'normal', pace: 1000 },
  { name: 'slow', pace: 3000 },
] as const

/** How well the bots play, how fast they act, and whether they wait. */
export function TheBots({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  const { local, internals: inside } = match
  const words = useArcadeWords()
  const id = useId()
  const [isGoing, setGoing] = useState(goesOn)
  return (
    <div className="arcade-row">
      <label htmlFor={`${id}-level`}>{words.botsAre}</label>
      <select
        id={`${id}-level`}
        value={local.level}
        onChange={({ target }) => local.setLevel(target.value as Level)}
      >
        {Object.keys(levels).map((level) => (
          <option key={level}>{level}</option>
        ))}
      </select>
      <label htmlFor={id}>{words.andAct}</label>
      <select
        id={id}
        value={local.botDelayMs}
        onChange={({ target }) => local.setBotDelay(Number(target.value))}
      >
        {PACES.map(({ name, pace }) => (
          <option key={name} value={pace}>
            {words[name]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="ack-button"
        aria-pressed={inside.paused}
        onClick={() => local.pause(!inside.paused)}
      >
        {inside.paused ? words.resume : words.pause}
      </button>
      {shownOf(local.game.id).hasRounds === true && (
        <label>
          <input
            type="checkbox"
            checked={isGoing}
            onChange={({ target }) => {
              setGoesOn(target.checked)
              setGoing(target.checked)
            }}
          />{' '}
          {words.goOnByItself}
        </label>
      )}
    </div>
  )
}
