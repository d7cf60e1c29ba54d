import type { OpenTable } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { games, shownOf } from '../games.js'
import { useArcadeWords } from '../languages/english.js'
import { TenLines } from '../ten-lines.js'
import { NameField } from './name-field.js'
import { deviceName, keepSession, type Visitor } from './session.js'
import { SignIn } from './sign-in.js'
import { useHostRequest } from './use-polled.js'

/** A table as somebody sees it who was sent its link: the game, its rules, and one button. */
export function Invitation({
  visitor: { client, person },
  table: at,
  link,
  onSeated,
}: {
  readonly visitor: Visitor
  readonly table: OpenTable
  readonly link: string | undefined
  readonly onSeated: () => void
}): ReactNode {
  const words = useArcadeWords()
  const { table, game, opener, you, players, bots, freeSeats } = at
  const [name, setName] = useState('')
  // A newcomer makes an account first, and then sits down under it.
  const [isComing, setComing] = useState(false)
  const { problem, isBusy, run } = useHostRequest()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who comes
  useEffect(() => {
    if (!isComing || person === null) return
    setComing(false)
    run(client.takeSeat({ table, link }), onSeated)
  }, [isComing, person])
  const come = (event: FormEvent): void => {
    event.preventDefault()
    if (person !== null) {
      setComing(true)
      return
    }
    run(client.createAccount({ name: name.trim(), device: deviceName() }), (session) => {
      setComing(true)
      keepSession(session)
    })
  }
  const listed = games[game]
  const title = listed?.title ?? game
  return (
    <section className="club-invitation" aria-labelledby="invitation">
      <img src={`./pictures/${game}.svg`} alt="" width="320" height="200" />
      <form className="arcade-form" onSubmit={come}>
        <h2 id="invitation">{words.invites(opener, at.title ?? title)}</h2>
        {listed !== undefined && <p>{shownOf(game).sentence}</p>}
        <p className="ack-note">{words.whoPlays(players, bots.length, freeSeats)}</p>
        {person === null && <NameField name={name} onName={setName} />}
        <button
          type="submit"
          className="ack-button ack-button-act"
          disabled={isBusy || freeSeats === 0 || (person === null && name.trim() === '')}
        >
          {words.playWith(opener)}
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
        {you?.state === 'invited' && (
          <button
            type="button"
            className="ack-button"
            onClick={() => run(client.declineInvitation({ table }), onSeated)}
          >
            {words.decline}
          </button>
        )}
        {person === null && (
          <details>
            <summary>{words.haveAccount}</summary>
            <SignIn visitor={{ client, person }} isBack />
          </details>
        )}
      </form>
      {listed !== undefined && <TenLines description={listed.description} />}
    </section>
  )
}
