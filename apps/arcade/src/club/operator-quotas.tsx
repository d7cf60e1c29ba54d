import type { Quotas } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { useHostRequest, usePolled } from './use-polled.js'

/** The quotas of everybody and of single people, which the operator can change. */
export function OperatorQuotas({
  client,
  onLeave,
  onChange,
}: {
  readonly client: ClubClient
  readonly onLeave: () => void
  readonly onChange: () => void
}): ReactNode {
  const [person, setPerson] = useState('')
  const name = person.trim()
  const id = useId()
  const ask = useCallback(
    () => (name === '' ? client.hostQuotas() : client.quotasOf({ person: name })),
    [client, name],
  )
  const { value, problem, reload } = usePolled(ask, onLeave)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.operator.quotas}</h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      <div className="arcade-form club-form">
        <TextField
          label={words.operator.whoseQuotas}
          maxLength={100}
          value={person}
          onChange={setPerson}
        />
      </div>
      {value !== null && (
        <QuotasForm
          key={`${name} ${JSON.stringify(value)}`}
          client={client}
          person={name}
          quotas={value}
          onSet={() => {
            reload()
            onChange()
          }}
        />
      )}
    </section>
  )
}

function QuotasForm({
  client,
  person,
  quotas,
  onSet,
}: {
  readonly client: ClubClient
  readonly person: string
  readonly quotas: Quotas
  readonly onSet: () => void
}): ReactNode {
  const [given, setGiven] = useState(quotas)
  const [reason, setReason] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const names = Object.keys(quotas) as (keyof Quotas)[]
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Unchanged quotas go on following those of everybody.
    const changed = names.filter((name) => given[name] !== quotas[name])
    const set = {
      quotas: Object.fromEntries(changed.map((name) => [name, given[name]])),
      reason,
    }
    run(person === '' ? client.setHostQuotas(set) : client.setQuotas({ ...set, person }), onSet)
  }
  return (
    <form className="arcade-form club-form" onSubmit={submit}>
      {names.map((name) => (
        <div key={name} className="club-quota">
          <TextField
            label={words.operator.quota[name]}
            type="number"
            min={0}
            max={1_000_000}
            value={String(given[name])}
            onChange={(typed) => setGiven({ ...given, [name]: Number(typed) })}
          />
        </div>
      ))}
      <TextField
        label={words.operator.whyQuotas}
        maxLength={1000}
        value={reason}
        onChange={setReason}
      />
      <button
        type="submit"
        className="ack-button ack-button-act"
        disabled={isBusy || reason.trim() === ''}
      >
        {words.operator.setQuotas(person)}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
