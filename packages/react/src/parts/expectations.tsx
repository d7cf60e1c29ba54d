import type { Expectation, Moment } from '@ackanomic/core'
import { durationText } from '@ackanomic/core/spoken'
import type { ReactNode } from 'react'
import type { Table } from '../table.js'
import { momentText } from './moments.js'

const LEADS: Readonly<Record<Expectation['need'], string>> = {
  must: 'Your turn',
  'one of': 'Your turn, one of these',
  may: 'You may',
}

/**
 * What is wanted of the viewer now and until when, whom the table waits for, or who won.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { Expectations, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <Expectations table={useLocalMatch(pureSkill)} />
 * ```
 */
export function Expectations({ table }: { readonly table: Table }): ReactNode {
  const { view, expects, awaited, busy, wait, time } = table
  const isPast = time !== null && time.at !== null
  const isMine = expects.some(({ need }) => need !== 'may')
  const state = isPast ? 'past' : view.outcome !== null ? 'over' : isMine ? 'yours' : 'open'
  return (
    <div
      className={`ack-banner${isMine ? ' ack-banner-mine' : ''}`}
      role="status"
      data-state={busy && state === 'open' ? 'others' : state}
    >
      {isPast ? (
        <p>An earlier step is shown.</p>
      ) : view.outcome !== null ? (
        <p>{winnersText(view.outcome.winners)}</p>
      ) : (
        <>
          <Wanted expects={expects} now={table.now} />
          {!isMine && <p>{waitText(table, awaited, busy)}</p>}
          {!isMine && !busy && wait !== null && (
            <button type="button" className="ack-button" onClick={wait}>
              {expects.length > 0 ? 'Nothing now: go on' : 'Let the time pass'}
            </button>
          )}
        </>
      )}
    </div>
  )
}

function winnersText(winners: readonly string[]): string {
  if (winners.length === 0) return 'The match is over; nobody won.'
  const [first = '', ...others] = winners
  return others.length === 0
    ? `The match is over; ${first} won.`
    : `The match is over; ${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} won.`
}

/** What is wanted as much, and until the same time, stands in one line. */
function Wanted({
  expects,
  now,
}: {
  readonly expects: readonly Expectation[]
  readonly now: Moment
}): ReactNode {
  const lines = new Map<string, Expectation[]>()
  for (const each of expects) {
    const key = `${each.need} ${each.until}`
    lines.set(key, [...(lines.get(key) ?? []), each])
  }
  return [...lines].map(([key, these]) => {
    const [{ need, until } = { need: 'may' as const, until: null }] = these
    return (
      <p key={key} className={need === 'may' ? 'ack-may' : 'ack-must'}>
        <strong>{LEADS[need]}:</strong> {[...new Set(these.map(({ what }) => what))].join(', ')}
        {until !== null && (
          <>
            {' '}
            <time dateTime={new Date(until).toISOString()} title={`${momentText(until)} UTC`}>
              within {durationText(until - now)}
            </time>
          </>
        )}
      </p>
    )
  })
}

function waitText({ names }: Table, awaited: readonly Expectation[], busy: boolean): string {
  const whom = [
    ...new Set(
      awaited
        .filter(({ need }) => need !== 'may')
        .map(({ of }) => (typeof of === 'number' ? (names[of] ?? `seat ${of}`) : `the ${of}`)),
    ),
  ]
  if (whom.length > 0) return `Waiting for ${whom.join(', ')}.`
  return busy ? 'The others are acting.' : 'Nothing is wanted of you now.'
}
