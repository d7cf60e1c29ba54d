import type { DecisionKind } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField, TextField } from '../fields.js'
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
  readonly client: ClubClient
  readonly person: string
  readonly onPerson: (person: string) => void
  readonly onDecided: () => void
}): ReactNode {
  const [decision, setDecision] = useState<DecisionKind>('dismiss')
  const [days, setDays] = useState('')
  const [reason, setReason] = useState('')
  const { problem, isBusy, run } = useHostRequest()
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
      <TextField label="Person" value={person} onChange={onPerson} />
      <SelectField label="Decision" value={decision} options={DECISIONS} onChange={setDecision} />
      {isBar && (
        <TextField
          label="Days (empty: for good)"
          type="number"
          min={1}
          max={3650}
          value={days}
          onChange={setDays}
        />
      )}
      <TextField
        label="Reason, which is kept for operators"
        maxLength={1000}
        value={reason}
        onChange={setReason}
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
