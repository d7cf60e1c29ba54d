import type { ClockRules, QuietTime } from '@ackanomic/core'
import type { ReactNode } from 'react'
import { SelectField } from '../fields.js'
import { words } from '../languages/language.js'

export type ClockName = keyof typeof words.table.clocks

const WEEKEND = { days: ['sat', 'sun'] } as const

/** When deadlines run, and what is quiet then. */
const CLOCKS: Readonly<Record<ClockName, readonly QuietTime[]>> = {
  always: [],
  week: [WEEKEND],
  daytime: [WEEKEND, { from: '22:00', to: '07:00' }],
}

/** The part of a request that has the chosen clock, in the time zone of this browser. */
export function clockNamed(name: ClockName): { readonly clock?: ClockRules } {
  const quiet = CLOCKS[name]
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return quiet.length === 0 ? {} : { clock: { timeZone, quiet } }
}

export function ClockField({
  value,
  onChange,
}: {
  readonly value: ClockName
  readonly onChange: (name: ClockName) => void
}): ReactNode {
  const { deadlinesRun, clocks } = words.table
  return <SelectField label={deadlinesRun} value={value} options={clocks} onChange={onChange} />
}
