import type { ReactNode } from 'react'
import { words } from '../languages/language.js'
import type { Route } from '../route.js'
import { AccountPage } from './account-page.js'
import { Lobby } from './lobby.js'
import { MyMatches } from './my-matches.js'
import { NoticesPage } from './notices-page.js'
import { OpenTableForm } from './open-table-form.js'
import { OperatorPage } from './operator-page.js'
import { RatingsPage } from './ratings-page.js'
import { ReportPerson } from './report-person.js'
import { useHasHost, useVisitor, type Visitor } from './session.js'
import { InvitationLink, SignIn, SignInLink } from './sign-in.js'
import { SocietyPage } from './society-page.js'
import { TablePanel } from './table-panel.js'
import { TournamentPanel } from './tournament-panel.js'
import { TournamentsPage } from './tournaments-page.js'

/**
 * Where people meet: `#/club`, a table at `#/club/table/<table>`, ratings at
 * `#/club/ratings/<game>`, tournaments at `#/club/tournaments`, how one is notified at
 * `#/club/notices`, one's account at `#/club/account`, links that sign in at
 * `#/club/sign-in/<link>` and `#/club/invitation/<invitation>`, and the operator's page at
 * `#/club/operator`.
 */
export function ClubPage({ route }: { readonly route: Route }): ReactNode {
  const hasHost = useHasHost()
  const visitor = useVisitor()
  const [place = '', name = ''] = route.path
  if (hasHost === null) return <p role="status">{words.askingHost}</p>
  if (!hasHost) return <p>{words.noHost}</p>
  if (place === 'operator') return <OperatorPage />
  if (place === 'society') return <SocietyPage visitor={visitor} />
  if (place === 'ratings') return <RatingsPage visitor={visitor} game={name} />
  if (place === 'tournaments') return <TournamentsPage visitor={visitor} />
  if (place === 'tournament') {
    const link = route.given.get('link') ?? undefined
    return <TournamentPanel visitor={visitor} tournament={name} link={link} />
  }
  if (place === 'sign-in') return <SignInLink visitor={visitor} link={name} />
  if (place === 'invitation') return <InvitationLink visitor={visitor} invitation={name} />
  if (place === 'table') {
    return <TablePanel visitor={visitor} table={name} link={route.given.get('link') ?? undefined} />
  }
  if (visitor.person === null) {
    return (
      <>
        <p>{words.hereYouPlay}</p>
        <SignIn visitor={visitor} />
      </>
    )
  }
  if (place === 'account') return <AccountPage visitor={visitor} />
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
        <p>{words.youAre(visitor.person ?? '')}</p>
        <a className="ack-button" href="#/club/ratings">
          {words.ratingsTitle}
        </a>
        <a className="ack-button" href="#/club/tournaments">
          {words.tournaments}
        </a>
        <a className="ack-button" href="#/club/society">
          {words.theSociety}
        </a>
        <a className="ack-button" href="#/club/notices">
          {words.noticesTitle}
        </a>
        <a className="ack-button" href="#/club/account">
          {words.myAccount}
        </a>
      </div>
      <MyMatches visitor={visitor} />
      <Lobby visitor={visitor} />
      <OpenTableForm visitor={visitor} first={given.get('game') ?? ''} />
      <ReportPerson visitor={visitor} />
    </>
  )
}
