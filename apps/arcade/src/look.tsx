import { type ReactNode, useEffect, useState } from 'react'

const THEMES = ['as the system', 'light', 'dark'] as const

/** What a browser remembers of the look; nothing where it may not keep anything. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A private window keeps nothing, and the look lasts as long as the page.
  }
}

/** Dark or light, and whether things move. */
export function Look(): ReactNode {
  const [theme, setTheme] = useState(() => remembered('theme') ?? THEMES[0])
  const [isStill, setStill] = useState(() => remembered('motion') === 'off')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === THEMES[0]) delete dataset.theme
    else dataset.theme = theme
    if (isStill) dataset.motion = 'off'
    else delete dataset.motion
    remember('theme', theme)
    remember('motion', isStill ? 'off' : 'on')
  }, [theme, isStill])
  return (
    <details className="arcade-look">
      <summary>Look</summary>
      <div>
        <label>
          Colours{' '}
          <select value={theme} onChange={({ target }) => setTheme(target.value)}>
            {THEMES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isStill}
            onChange={({ target }) => setStill(target.checked)}
          />{' '}
          No motion
        </label>
      </div>
    </details>
  )
}
