import type { LocalBoardMatch } from '@ackanomic/react'
import { type ReactNode, useState } from 'react'
import { SelectField } from './fields.js'
import { shownOf } from './games.js'
import { goesOn, setGoesOn } from './go-on.js'
import { words } from './languages/language.js'

const PACES = [
  { name: 'atOnce', pace: 0 },
  { name: 'fast', pace: 300 },
  { name: 'normal', pace: 1000 },
  { name: 'slow', pace: 3000 },
] as const

/** How well the bots play, how fast they act, and whether they wait. */
export function TheBots({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  const { local, internals: inside } = match
  const [isGoing, setGoing] = useState(goesOn)
  return (
    <div className="arcade-row">
      <SelectField
        label={words.botsAre}
        value={local.level}
        options={words.levels}
        onChange={(level) => local.setLevel(level)}
      />
      <SelectField
        label={words.andAct}
        value={String(local.botDelayMs)}
        options={PACES.map(({ name, pace }) => [String(pace), words[name]] as const)}
        onChange={(pace) => local.setBotDelay(Number(pace))}
      />
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
