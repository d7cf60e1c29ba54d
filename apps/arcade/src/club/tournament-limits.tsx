import type { ApartPair, CreateTournamentRequest } from '@ackanomic/club'
import { days } from '@ackanomic/core'
import type { ReactNode } from 'react'
import { TextArea, TextField } from '../fields.js'
import { words } from '../languages/language.js'

/** The optional fields of a tournament's opener, as they typed them. */
export interface TypedLimits {
  /** The fewest people with whom it starts. */
  readonly fewest: string
  /** For how many days people can enter. */
  readonly enterDays: string
  /** How many days a round may last. */
  readonly roundDays: string
  /** The people who may not meet: names on one line, with commas between them. */
  readonly apart: string
}

export const NO_LIMITS: TypedLimits = { fewest: '', enterDays: '', roundDays: '', apart: '' }

/** The limits in these fields. Empty ones are left to the host. */
export function limitsOf(
  { fewest, enterDays, roundDays, apart }: TypedLimits,
  now: number,
): Pick<CreateTournamentRequest, 'minPlayers' | 'until' | 'roundTime' | 'apart'> {
  const pairs = pairsOf(apart)
  return {
    ...(fewest === '' ? {} : { minPlayers: Number(fewest) }),
    ...(enterDays === '' ? {} : { until: now + days(Number(enterDays)) }),
    ...(roundDays === '' ? {} : { roundTime: days(Number(roundDays)) }),
    ...(pairs.length === 0 ? {} : { apart: pairs }),
  }
}

/** The pairs of a text whose lines name people who may not meet one another. */
export const pairsOf = (text: string): readonly ApartPair[] =>
  text.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.split(',').map((name) => name.trim())
    // The host refuses a name without another one.
    if (others.length === 0) return first === '' ? [] : [[first, ''] as const]
    const names = [first, ...others]
    return names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const))
  })

/** Fields for how many, how long, and who may not meet. */
export function LimitFields({
  limits,
  onChange,
}: {
  readonly limits: TypedLimits
  readonly onChange: (limits: TypedLimits) => void
}): ReactNode {
  const field = (name: keyof TypedLimits) => ({
    value: limits[name],
    onChange: (typed: string) => onChange({ ...limits, [name]: typed }),
  })
  return (
    <details>
      <summary>{words.tournament.limits}</summary>
      <TextField
        label={words.tournament.fewest}
        {...{ type: 'number', min: 2, max: 128, ...field('fewest') }}
      />
      <TextField
        label={words.tournament.entryDays}
        {...{ type: 'number', min: 1, max: 90, ...field('enterDays') }}
      />
      <TextField
        label={words.tournament.roundDays}
        {...{ type: 'number', min: 1, max: 365, ...field('roundDays') }}
      />
      <TextArea label={words.tournament.apart} {...{ rows: 3, ...field('apart') }} />
    </details>
  )
}
