import type { Game } from '@ackanomic/core'
import { playerLimits } from '@ackanomic/react'
import { type ReactNode, useId } from 'react'

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
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        {label} ({least} to {most})
      </label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}
