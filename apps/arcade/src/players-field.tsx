import { type Game, playerLimits } from '@ackanomic/core'
import type { ReactNode } from 'react'
import { TextField } from './fields.js'
import { words } from './languages/language.js'

/** How many play, within what the game allows. */
export function PlayersField({
  game,
  label,
  value,
  onChange,
}: {
  readonly game: Game
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}): ReactNode {
  const { least, most } = playerLimits(game)
  return (
    <TextField
      label={label}
      help={words.players(least, most)}
      type="number"
      min={least}
      max={most}
      value={value}
      onChange={onChange}
    />
  )
}
