import { type StageSpeed, stageTimes } from '@ackanomic/react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { words } from './languages/language.js'
import { kept } from './local-saves.js'

const THEMES = ['as the system', 'light', 'dark'] as const

const NAMES = { 'as the system': 'asSystem', light: 'light', dark: 'dark' } as const

const SPEEDS = Object.keys(stageTimes) as StageSpeed[]
const SPEED_NAMES = { calm: 'slow', normal: 'normal', fast: 'fast', off: 'off' } as const
const heard = new Set<() => void>()
const readSpeed = (): StageSpeed => SPEEDS.find((each) => each === kept.read('results')) ?? 'normal'

function listen(listener: () => void): () => void {
  heard.add(listener)
  return () => heard.delete(listener)
}

/** How long results are shown on the board. */
export function useStageSpeed(): StageSpeed {
  return useSyncExternalStore(listen, readSpeed)
}

/** Dark or light, how long results are shown, and whether things move. */
export function Look(): ReactNode {
  const speed = useStageSpeed()
  const [theme, setTheme] = useState(() => kept.read('theme') ?? THEMES[0])
  const [isStill, setStill] = useState(() => kept.read('motion') === 'off')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === THEMES[0]) delete dataset.theme
    else dataset.theme = theme
    if (isStill) dataset.motion = 'off'
    else delete dataset.motion
    kept.write('theme', theme)
    kept.write('motion', isStill ? 'off' : 'on')
  }, [theme, isStill])
  const popup = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target, type, key }: Event & { readonly key?: string }): void => {
      const { current } = popup
      if (current === null || !current.open) return
      const isOutside = type === 'pointerdown' && !current.contains(target as Node)
      if (isOutside || key === 'Escape') current.open = false
    }
    addEventListener('keydown', close)
    addEventListener('pointerdown', close)
    return () => {
      removeEventListener('keydown', close)
      removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details className="arcade-look" ref={popup}>
      <summary>{words.look}</summary>
      <div>
        <label>
          {words.colours}{' '}
          <select value={theme} onChange={({ target }) => setTheme(target.value)}>
            {THEMES.map((each) => (
              <option key={each} value={each}>
                {words[NAMES[each]]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.results}{' '}
          <select
            value={speed}
            onChange={({ target }) => {
              kept.write('results', target.value)
              for (const listener of heard) listener()
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {words[SPEED_NAMES[each]]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isStill}
            onChange={({ target }) => setStill(target.checked)}
          />{' '}
          {words.noMotion}
        </label>
      </div>
    </details>
  )
}
