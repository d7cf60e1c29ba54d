import type { Tournament } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField, TextArea } from '../fields.js'
import { words } from '../languages/language.js'
import { pairsOf } from './tournament-limits.js'
import { useHostRequest } from './use-polled.js'

/** The opener's decisions during a tournament: who may not meet, and who is removed. */
export function OpenerSection({
  tournament: { tournament, players, apart },
  client,
  onChange,
}: {
  readonly tournament: Tournament
  readonly client: ClubClient
  readonly onChange: () => void
}): ReactNode {
  const [text, setText] = useState(apart.map((pair) => pair.join(', ')).join('\n'))
  const [person, setPerson] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    run(client.keepApart({ tournament, apart: pairsOf(text) }), onChange)
  }
  const remove = (event: FormEvent): void => {
    event.preventDefault()
    run(client.removeFromTournament({ tournament, person }), () => {
      setPerson('')
      onChange()
    })
  }
  const present = players.filter(({ withdrawn }) => !withdrawn)
  return (
    <details>
      <summary>{words.tournament.openerDecides}</summary>
      <form className="arcade-form" onSubmit={keep}>
        <TextArea label={words.tournament.apartFromNow} rows={3} value={text} onChange={setText} />
        <button type="submit" className="ack-button" disabled={isBusy}>
          {words.tournament.keepApart}
        </button>
      </form>
      <form className="arcade-form" onSubmit={remove}>
        <SelectField
          label={words.tournament.personToRemove}
          value={person}
          options={[['', words.tournament.choosePerson], ...present.map((each) => each.person)]}
          onChange={setPerson}
        />
        <button type="submit" className="ack-button" disabled={isBusy || person === ''}>
          {words.tournament.removeThem}
        </button>
      </form>
      {problem !== '' && <p role="alert">{problem}</p>}
    </details>
  )
}
