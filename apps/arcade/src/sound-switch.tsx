import { type ReactNode, useState } from 'react'
import { isSoundOn, play, setSound } from './sound.js'

/** Turns the sounds on and off. */
export function SoundSwitch(): ReactNode {
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <button
      type="button"
      className="arcade-sound"
      aria-pressed={isOn}
      aria-label="Sound"
      title={isOn ? 'Sound is on' : 'Sound is off'}
      onClick={() => {
        setSound(!isOn)
        setOn(!isOn)
        play('move')
      }}
    >
      <span aria-hidden="true">{isOn ? '🔊' : '🔇'}</span>
    </button>
  )
}
