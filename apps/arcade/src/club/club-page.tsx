import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Route } from '../route.js'
import { Lobby } from './lobby.js'
import { MyMatches } from './my-matches.js'
import { NoticesPage } from './notices-page.js'
import { OpenTableForm } from './open-table-form.js'
import { OperatorPage } from './operator-page.js'
import { RatingsPage } from './ratings-page.js'
import { ReportPerson } from './report-person.js'
import { enter, leave, useHasHost, useVisitor, type Visitor } from './session.js'
import { SocietyPage } from './society-page.js'
import { TablePanel } from './table-panel.js'
import { TournamentPanel } from './tournament-panel.js'
import { TournamentsPage } from './tournaments-page.js'

/**
 * Where people meet: `#/club`, a table at `#/club/table/<table>`, ratings at
 * `#/club/ratings/<game>`, tournaments at `#/club/tournaments`, how one is notified at `#/club/notices`,
 * and the operator's page at `#/club/operator`.
 */
export function ClubPage({ route }: { readonly route: Route }): ReactNode {
  const hasHost = useHasHost()
  const visitor = useVisitor()
  const [place = '', name = ''] = route.path
  if (hasHost === null) return <p role="status">Asking the host…</p>
  if (!hasHost) return <p>This page has no host. `npm start` runs one.</p>
  if (place === 'operator') return <OperatorPage />
  if (place === 'society') return <SocietyPage visitor={visitor} />
  if (place === 'ratings') return <RatingsPage visitor={visitor} game={name} />
  if (place === 'tournaments') return <TournamentsPage visitor={visitor} />
  if (place === 'tournament') {
    const link = route.given.get('link') ?? undefined
    return <TournamentPanel visitor={visitor} tournament={name} link={link} />
  }
  if (visitor.person === null) {
    return (
      <>
        <p>Here you play with other people. Nobody takes part without their own consent.</p>
        <EnterForm />
      </>
    )
  }
  if (place === 'table') {
    return <TablePanel visitor={visitor} table={name} link={route.given.get('link') ?? undefined} />
  }
  if (place === 'notices') return <NoticesPage key={visitor.person} visitor={visitor} />
  return <Club key={visitor.person} visitor={visitor} given={route.given} />
}

function Club({
  visitor,
  given,
}: {
  readonly visitor: Visitor
  readonly given: URLSearchParams
}): ReactNode {
  return (
    <>
      <div className="club-who">
        <p>
          You are <strong>{visitor.person}</strong>.
        </p>
        <a className="ack-button" href="#/club/ratings">
          Ratings
        </a>
        <a className="ack-button" href="#/club/tournaments">
          Tournaments
        </a>
        <a className="ack-button" href="#/club/society">
          The society
        </a>
        <a className="ack-button" href="#/club/notices">
          Notices
        </a>
        <LeaveButton />
      </div>
      <MyMatches visitor={visitor} />
      <Lobby visitor={visitor} />
      <OpenTableForm visitor={visitor} first={given.get('game') ?? ''} />
      <ReportPerson visitor={visitor} />
    </>
  )
}

/** Asks for a name. */
export function EnterForm(): ReactNode {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    enter(name).then(setProblem)
  }
  return (
    <form className="arcade-form club-enter" onSubmit={submit}>
      <label htmlFor={id}>Your name</label>
      <input
        id={id}
        value={name}
        maxLength={30}
        autoComplete="nickname"
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setName(target.value)}
      />
      <p className="ack-note" id={`${id}-help`}>
        If somebody has it already, you get a number. The name stays in this browser.
      </p>
      <button type="submit" className="ack-button ack-button-act">
        Enter
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  )
}

function LeaveButton(): ReactNode {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <>
      <button type="button" className="ack-button" onClick={() => leave().then(setProblem)}>
        Leave
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  )
}
