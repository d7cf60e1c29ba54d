import type { Account, ListedSession, Passkey } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import { download } from '../download.js'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { DeleteAccount } from './delete-account.js'
import { createPasskey, hasPasskeys } from './passkeys.js'
import { dropSession, signOut, type Visitor } from './session.js'
import { AccountProblem } from './sign-in-again.js'
import { useHostRequest, usePolled } from './use-polled.js'

/** A person's account at the host: how they sign in, on which devices, and how they leave. */
export function AccountPage({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { client, person } = visitor
  const account = usePolled(useCallback(() => client.getAccount(), [client]))
  const sessions = usePolled(useCallback(() => client.listSessions(), [client]))
  const { value } = account
  return (
    <div className="club-account">
      <div className="club-who">
        <p>{words.youAre(person ?? '')}</p>
        <a className="ack-button" href="#/club">
          {words.allTables}
        </a>
      </div>
      {account.problem !== '' && <p role="alert">{account.problem}</p>}
      {value !== null && (
        <>
          <Passkeys visitor={visitor} account={value} onChange={account.reload} />
          <MailAddress visitor={visitor} account={value} onChange={account.reload} />
        </>
      )}
      <Sessions visitor={visitor} sessions={sessions.value} onChange={sessions.reload} />
      {value !== null && <Leaving visitor={visitor} account={value} />}
    </div>
  )
}

interface PartProps {
  readonly visitor: Visitor
  readonly account: Account
  readonly onChange: () => void
}

function Passkeys({ visitor, account, onChange }: PartProps): ReactNode {
  const { client } = visitor
  const request = useHostRequest()
  const { isBusy, run } = request
  const { passkeys, offersPasskeys } = account
  if (!offersPasskeys) return null
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{words.account.passkeys}</h2>
      {passkeys.length === 0 && <p>{words.account.passkeysHelp}</p>}
      <ul className="club-list">
        {passkeys.map((passkey) => (
          <PasskeyCard
            key={passkey.passkey}
            passkey={passkey}
            onRemove={() => run(client.removePasskey({ passkey: passkey.passkey }), onChange)}
          />
        ))}
      </ul>
      {hasPasskeys() ? (
        <button
          type="button"
          className="ack-button"
          disabled={isBusy}
          onClick={() => run(createPasskey(client), onChange)}
        >
          {words.account.addPasskey}
        </button>
      ) : (
        <p>{words.account.noPasskeys}</p>
      )}
      <AccountProblem request={request} visitor={visitor} account={account} />
    </section>
  )
}

function PasskeyCard({
  passkey: { name, createdAt, usedAt },
  onRemove,
}: {
  readonly passkey: Passkey
  readonly onRemove: () => void
}): ReactNode {
  return (
    <li className="club-card">
      <span className="club-card-text">
        <strong>{name}</strong>
        <span className="ack-note">{words.account.passkeyUse(createdAt, usedAt)}</span>
      </span>
      <button type="button" className="ack-button" onClick={onRemove}>
        {words.account.removePasskey}
      </button>
    </li>
  )
}

function MailAddress({ visitor, account, onChange }: PartProps): ReactNode {
  const { client } = visitor
  const [mail, setMail] = useState('')
  const [sentTo, setSentTo] = useState('')
  const request = useHostRequest()
  const { isBusy, run } = request
  if (!account.offersMail && account.mail === null) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(client.setMailAddress({ mail: mail.trim() }), () => setSentTo(mail.trim()))
  }
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">{words.account.mail}</h2>
      {account.mail === null ? (
        <p>{words.account.mailHelp}</p>
      ) : (
        <p>
          {words.account.linksGoTo(account.mail)}{' '}
          <button
            type="button"
            className="ack-button"
            disabled={isBusy}
            onClick={() => run(client.setMailAddress({ mail: null }), onChange)}
          >
            {words.account.removeMail}
          </button>
        </p>
      )}
      <form className="arcade-form club-enter" onSubmit={submit}>
        <TextField
          label={words.account.newMail}
          type="email"
          autoComplete="email"
          value={mail}
          onChange={setMail}
        />
        <button type="submit" className="ack-button" disabled={isBusy || mail.trim() === ''}>
          {words.account.sendLink}
        </button>
        {sentTo !== '' && <p role="status">{words.account.openLink(sentTo)}</p>}
      </form>
      <AccountProblem request={request} visitor={visitor} account={account} />
    </section>
  )
}

function Sessions({
  visitor: { client },
  sessions,
  onChange,
}: {
  readonly visitor: Visitor
  readonly sessions: readonly ListedSession[] | null
  readonly onChange: () => void
}): ReactNode {
  const { problem, run } = useHostRequest()
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{words.account.sessions}</h2>
      <ul className="club-list">
        {sessions?.map(({ session, device, createdAt, usedAt, current }) => (
          <li className="club-card" key={session}>
            <span className="club-card-text">
              <strong>{words.account.device(device, current)}</strong>
              <span className="ack-note">{words.account.deviceUse(createdAt, usedAt)}</span>
            </span>
            {!current && (
              <button
                type="button"
                className="ack-button"
                onClick={() => run(client.endSession({ session }), onChange)}
              >
                {words.account.signOutThere}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}

function Leaving({ visitor, account }: Omit<PartProps, 'onChange'>): ReactNode {
  const { client, person } = visitor
  const { problem, run } = useHostRequest()
  // Nobody comes back who has neither: they are asked first.
  const isLost = account.mail === null && account.passkeys.length === 0
  const [isAsked, setAsked] = useState(false)
  const save = (value: object): void => download(`${person}.json`, JSON.stringify(value, null, 2))
  return (
    <section aria-labelledby="leaving">
      <h2 id="leaving">{words.account.data}</h2>
      <div className="arcade-row">
        <button
          type="button"
          className="ack-button"
          onClick={() => run(client.exportMyData(), save)}
        >
          {words.account.exportData}
        </button>
        <button
          type="button"
          className="ack-button"
          onClick={() => (isLost && !isAsked ? setAsked(true) : run(signOut(client), dropSession))}
        >
          {isAsked ? words.signOutForGood : words.signOut}
        </button>
        {isAsked && (
          <button type="button" className="ack-button" onClick={() => setAsked(false)}>
            {words.stay}
          </button>
        )}
      </div>
      {isAsked && <p role="alert">{words.lostIfSignedOut(person ?? '')}</p>}
      {problem !== '' && <p role="alert">{problem}</p>}
      <DeleteAccount visitor={visitor} account={account} />
    </section>
  )
}
