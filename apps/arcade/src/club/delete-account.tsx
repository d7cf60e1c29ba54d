import type { Account } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { dropSession, type Visitor } from './session.js'
import { AccountProblem } from './sign-in-again.js'
import { useHostRequest } from './use-polled.js'

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
      <summary>{words.account.deleteAccount}</summary>
      <form className="arcade-form club-enter" onSubmit={submit}>
        <p>{words.account.deleteHelp}</p>
        <TextField
          label={words.account.typeYourName(person ?? '')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <button type="submit" className="ack-button" disabled={isBusy || typed !== person}>
          {words.account.deleteForGood}
        </button>
      </form>
      <AccountProblem request={request} visitor={visitor} account={account} />
    </details>
  )
}
