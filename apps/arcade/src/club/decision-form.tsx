import type { DecisionKind } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField, TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { useHostRequest } from './use-polled.js'

const DAY = 86_400_000

const DECISIONS = (['dismiss', 'mute', 'unmute', 'ban', 'unban'] as const).map(
  (each) => [each, words.operator.decisions[each]] as const,
)

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
      <TextField label={words.operator.person} value={person} onChange={onPerson} />
      <SelectField
        label={words.operator.decision}
        value={decision}
        options={DECISIONS}
        onChange={setDecision}
      />
      {isBar && (
        <TextField
          label={words.operator.daysBarred}
          type="number"
          min={1}
          max={3650}
          value={days}
          onChange={setDays}
        />
      )}
      <TextField
        label={words.operator.reasonKept}
        maxLength={1000}
        value={reason}
        onChange={setReason}
      />
      <button
        type="submit"
        className="ack-button ack-button-act"
        disabled={isBusy || person.trim() === '' || reason.trim() === ''}
      >
        {words.operator.decideIt}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
