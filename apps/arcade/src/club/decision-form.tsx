import type { DecisionKind } from '@ackanomic/host'
import type { OperatorClient } from '@ackanomic/host/client'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useHostRequest } from './use-polled.js'

const DAY = 86_400_000

const DECISIONS: readonly (readonly [DecisionKind, string])[] = [
  ['dismiss', 'Dismiss the reports'],
  ['mute', 'Mute'],
  ['unmute', 'End the mute'],
  ['ban', 'Ban'],
  ['unban', 'End the ban'],
]

/** Asks the operator what to do about a person. */
export function DecisionForm({
  client,
  person,
  onPerson,
  onDecided,
}: {
  readonly client: OperatorClient
  readonly person: string
  readonly onPerson: (person: string) => void
  readonly onDecided: () => void
}): ReactNode {
  const [decision, setDecision] = useState<DecisionKind>('dismiss')
  const [days, setDays] = useState('')
  const [reason, setReason] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const isBar = decision === 'mute' || decision === 'ban'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const until = isBar && days !== '' ? { until: Date.now() + Number(days) * DAY } : {}
    run(client.decide({ person: person.trim(), decision, reason, ...until }), () => {
      setReason('')
      setDecision('dismiss')
      setDays('')
      onPerson('')
      onDecided()
    })
  }
  return (
    <form className="arcade-form club-form" onSubmit={submit}>
      <label htmlFor={`${id}-person`}>Person</label>
      <input id={`${id}-person`} value={person} onChange={({ target }) => onPerson(target.value)} />
      <label htmlFor={`${id}-decision`}>Decision</label>
      <select
        id={`${id}-decision`}
        value={decision}
        onChange={({ target }) =>
          setDecision(DECISIONS.find(([kind]) => kind === target.value)?.[0] ?? 'dismiss')
        }
      >
        {DECISIONS.map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      {isBar && (
        <>
          <label htmlFor={`${id}-days`}>Days (empty: for good)</label>
          <input
            id={`${id}-days`}
            type="number"
            min={1}
            max={3650}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </>
      )}
      <label htmlFor={`${id}-reason`}>Reason, which is kept for operators</label>
      <input
        id={`${id}-reason`}
        value={reason}
        maxLength={1000}
        onChange={({ target }) => setReason(target.value)}
      />
      <button
        type="submit"
        className="ack-button ack-button-act"
        disabled={isBusy || person.trim() === '' || reason.trim() === ''}
      >
        Decide
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
