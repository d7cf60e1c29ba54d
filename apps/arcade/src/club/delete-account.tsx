import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../fields.js'
import { dropSession, type Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** Deletes the account, once its name is typed. */
export function DeleteAccount({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { client, person } = visitor
  const [typed, setTyped] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(client.deleteAccount({ person: typed }), dropSession)
  }
  return (
    <details className="club-delete">
      <summary>Delete my account</summary>
      <form className="arcade-form club-enter" onSubmit={submit}>
        <p>
          Your address, passkeys, inbox and the texts of your messages are erased. You leave your
          tables and matches. Others see a stand-in instead of your name, which nobody else gets.
          The logs of your matches keep your moves and your name, so that their players can prove
          how they went. This cannot be undone.
        </p>
        <TextField
          label={<>Type your name, {person}</>}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <button type="submit" className="ack-button" disabled={isBusy || typed !== person}>
          Delete my account for good
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </details>
  )
}
