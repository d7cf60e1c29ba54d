import type { SignInWays } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { NameField } from './newcomer.js'
import { hasPasskeys, signInWithPasskey } from './passkeys.js'
import { deviceName, keepSession, type Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** The ways in which people get into the club: a name, a passkey, or a link by mail. */
export function SignIn({
  visitor: { client },
  isBack = false,
}: {
  readonly visitor: Visitor
  /** Whether only those are asked for who have an account. */
  readonly isBack?: boolean
}): ReactNode {
  const [ways, setWays] = useState<SignInWays | null>(null)
  const { problem, run } = useHostRequest()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host is asked once
  useEffect(() => run(client.getSignInWays(), setWays), [client])
  if (ways === null) return problem === '' ? null : <p role="alert">{problem}</p>
  return (
    <>
      {isBack ? null : ways.open ? <NameForm client={client} /> : <p>{words.signIn.closed}</p>}
      {ways.passkeys && hasPasskeys() && <PasskeyButton client={client} />}
      {ways.mail && <MailForm client={client} isOpen={ways.open} />}
    </>
  )
}

type Clients = Pick<Visitor, 'client'>

function NameForm({ client }: Clients): ReactNode {
  const [name, setName] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(client.createAccount({ name: name.trim(), device: deviceName() }), keepSession)
  }
  return (
    <form className="arcade-form club-enter" onSubmit={submit}>
      <h2>{words.signIn.newHere}</h2>
      <NameField name={name} onName={setName} help={words.signIn.nameHelp} />
      <button type="submit" className="ack-button ack-button-act" disabled={isBusy}>
        {words.signIn.enter}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}

function PasskeyButton({ client }: Clients): ReactNode {
  const { problem, isBusy, run } = useHostRequest()
  return (
    <section className="arcade-form club-enter" aria-labelledby="with-passkey">
      <h2 id="with-passkey">{words.signIn.signIn}</h2>
      <button
        type="button"
        className="ack-button"
        disabled={isBusy}
        onClick={() => run(signInWithPasskey(client), keepSession)}
      >
        {words.signIn.withPasskey}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}

function MailForm({ client, isOpen }: Clients & { readonly isOpen: boolean }): ReactNode {
  const [mail, setMail] = useState('')
  const [sentTo, setSentTo] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    run(client.sendSignInLink({ mail: mail.trim() }), () => setSentTo(mail.trim()))
  }
  return (
    <form className="arcade-form club-enter" onSubmit={submit}>
      <h2>{words.signIn.byMail}</h2>
      <TextField
        label={words.signIn.yourMail}
        type="email"
        autoComplete="email"
        value={mail}
        onChange={setMail}
      />
      <button type="submit" className="ack-button" disabled={isBusy || mail.trim() === ''}>
        {words.signIn.sendLink}
      </button>
      {sentTo !== '' && (
        <p role="status">
          {isOpen ? words.signIn.linkSent(sentTo) : words.signIn.linkSentIfKnown(sentTo)}
        </p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}

/** Redeems a link that came by mail, at a press: a program that only looks at it uses nothing up. */
export function SignInLink({
  visitor: { client },
  link,
}: {
  readonly visitor: Visitor
  readonly link: string
}): ReactNode {
  const [name, setName] = useState('')
  const [wantsName, setWantsName] = useState(false)
  const { problem, isBusy, run } = useHostRequest()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const named = wantsName ? { name: name.trim() } : {}
    const asked = client.redeemSignInLink({ link, device: deviceName(), ...named })
    asked.then((answer) => {
      if (!answer.ok && answer.error.code === 'nameWanted') setWantsName(true)
    }, console.error)
    run(asked, (session) => {
      keepSession(session)
      location.hash = '#/club'
    })
  }
  return (
    <form className="arcade-form club-enter" onSubmit={submit}>
      <h2>{words.signIn.withLink}</h2>
      {wantsName && <NameField name={name} onName={setName} />}
      <button type="submit" className="ack-button ack-button-act" disabled={isBusy}>
        {words.signIn.signIn}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}

/** Redeems an invitation, at a press too. */
export function InvitationLink({
  visitor: { client },
  invitation,
}: {
  readonly visitor: Visitor
  readonly invitation: string
}): ReactNode {
  const { problem, isBusy, run } = useHostRequest()
  const accept = (): void =>
    run(client.redeemInvitation({ invitation, device: deviceName() }), (session) => {
      keepSession(session)
      location.hash = '#/club'
    })
  return (
    <section className="arcade-form club-enter" aria-labelledby="invited">
      <h2 id="invited">{words.signIn.invited}</h2>
      <button
        type="button"
        className="ack-button ack-button-act"
        disabled={isBusy}
        onClick={accept}
      >
        {words.signIn.accept}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}
