import type { ClockRules, QuietTime } from '@ackanomic/core'
import type { ReactNode } from 'react'
import { SelectField } from '../fields.js'

const WEEKEND = { days: ['sat', 'sun'] } as const

/** When deadlines run, and what is quiet then. */
const CLOCKS: readonly (readonly [string, string, readonly QuietTime[]])[] = [
  ['always', 'Always', []],
  ['week', 'Not on weekends', [WEEKEND]],
  [
    'daytime',
    'Not on weekends, and not from 22:00 to 7:00',
    [WEEKEND, { from: '22:00', to: '07:00' }],
  ],
]

/** The part of a request that has the chosen clock, in the time zone of this browser. */
export function clockNamed(name: string): { readonly clock?: ClockRules } {
  const [, , quiet = []] = CLOCKS.find(([each]) => each === name) ?? []
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return quiet.length === 0 ? {} : { clock: { timeZone, quiet } }
}

/** A choice of when deadlines run. */
export function ClockField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (name: string) => void
}): ReactNode {
  const options = CLOCKS.map(([name, label]) => [name, label] as const)
  return <SelectField label="Deadlines run" value={value} options={options} onChange={onChange} />
}
