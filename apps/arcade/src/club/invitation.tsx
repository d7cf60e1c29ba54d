import type { OpenTable } from '@ackanomic/club'
import type { ReactNode } from 'react'
import { games } from '../games.js'
import { words } from '../languages/language.js'
import { Picture } from '../picture.js'
import { TenLines } from '../ten-lines.js'
import { useNewcomerForm } from './newcomer.js'
import type { Visitor } from './session.js'
import { SignIn } from './sign-in.js'

/** A table as somebody sees it who was sent its link: the game, its rules, and one button. */
export function Invitation({
  visitor,
  table: at,
  link,
  onSeated,
}: {
  readonly visitor: Visitor
  readonly table: OpenTable
  readonly link: string | undefined
  readonly onSeated: () => void
}): ReactNode {
  const { table, game, opener, you, players, bots, freeSeats } = at
  const { problem, run, nameField, isBusy, submit } = useNewcomerForm(visitor, (request) =>
    request.run(visitor.client.takeSeat({ table, link }), onSeated),
  )
  const listed = games[game]
  const title = listed?.title ?? game
  return (
    <section className="club-invitation" aria-labelledby="invitation">
      <Picture id={game} />
      <form className="arcade-form" onSubmit={submit}>
        <h2 id="invitation">{words.invites(opener, at.title ?? title)}</h2>
        {listed !== undefined && <p>{words.sentences[game]}</p>}
        <p className="ack-note">{words.whoPlays(players, bots.length, freeSeats)}</p>
        {nameField}
        <button
          type="submit"
          className="ack-button ack-button-act"
          disabled={isBusy || freeSeats === 0}
        >
          {words.playWith(opener)}
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
        {you?.state === 'invited' && (
          <button
            type="button"
            className="ack-button"
            onClick={() => run(visitor.client.declineInvitation({ table }), onSeated)}
          >
            {words.decline}
          </button>
        )}
        {visitor.person === null && (
          <details>
            <summary>{words.haveAccount}</summary>
            <SignIn visitor={visitor} isBack />
          </details>
        )}
      </form>
      {listed !== undefined && <TenLines description={listed.description} />}
    </section>
  )
}
