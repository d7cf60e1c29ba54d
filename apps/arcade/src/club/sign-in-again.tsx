import type { Account } from '@ackanomic/club'
import { type ReactNode, useState } from 'react'
import { words } from '../languages/language.js'
import { hasPasskeys, signInWithPasskey } from './passkeys.js'
import { keepSession, type Visitor } from './session.js'
import { type HostRequest, useHostRequest } from './use-polled.js'

/** Says why a request was refused, and offers to sign in again if that would help. */
export function AccountProblem({
  request: { problem, code },
  visitor,
  account,
}: {
  readonly request: HostRequest
  readonly visitor: Visitor
  readonly account: Account
}): ReactNode {
  if (problem === '') return null
  return (
    <>
      <p role="alert">{problem}</p>
      {code === 'signInAgain' && <SignInAgain visitor={visitor} account={account} />}
    </>
  )
}

/** Signs in once more, with a passkey or by a link to one's own address. */
function SignInAgain({
  visitor: { client },
  account: { mail, passkeys, offersMail },
}: {
  readonly visitor: Visitor
  readonly account: Account
}): ReactNode {
  const [isSent, setSent] = useState(false)
  const { problem, isBusy, run } = useHostRequest()
  const signIn = (): void =>
    run(signInWithPasskey(client), (session) => {
      client.endSession({ session: 'current' }).catch(console.error)
      keepSession(session)
    })
  return (
    <div className="arcade-row">
      {passkeys.length > 0 && hasPasskeys() && (
        <button type="button" className="ack-button" disabled={isBusy} onClick={signIn}>
          {words.account.signInAgain}
        </button>
      )}
      {mail !== null && offersMail && (
        <button
          type="button"
          className="ack-button"
          disabled={isBusy}
          onClick={() => run(client.sendSignInLink({ mail }), () => setSent(true))}
        >
          {words.account.sendLinkTo(mail)}
        </button>
      )}
      {isSent && mail !== null && <p role="status">{words.account.openLinkHere(mail)}</p>}
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  )
}
