import type { Account } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../fields.js'
import { dropSession, type Visitor } from './session.js'
import { AccountProblem } from './sign-in-again.js'
import { useHostRequest } from './use-polled.js'

/** Deletes the account, once its name is typed. */
export function DeleteAccount({
  visitor,
  account,
}: {
  readonly visitor: Visitor
  readonly account: Account
}): ReactNode {
  const { client, person } = visitor
  const [typed, setTyped] = useState('')
  const request = useHostRequest()
  const { isBusy, run } = request
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
      </form>
      <AccountProblem request={request} visitor={visitor} account={account} />
    </details>
  )
}
