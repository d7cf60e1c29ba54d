import { type ReactNode, useState } from 'react'
import { words } from './languages/language.js'
import { isSoundOn, play, setSound } from './sound.js'

export function SoundSwitch(): ReactNode {
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <button
      type="button"
      className="arcade-sound"
      aria-pressed={isOn}
      aria-label={words.sound}
      title={isOn ? words.soundOn : words.soundOff}
      onClick={() => {
        setSound(!isOn)
        setOn(!isOn)
        play('move')
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M3 9h4l5-5v16l-5-5H3z" fill="currentColor" />
        <path
          d={isOn ? 'M15 9q2 3 0 6M18 6q4 6 0 12' : 'M16 9l6 6M22 9l-6 6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}
