import { WordsContext } from '@ackanomic/react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { FrontDoor } from './front-door.js'
import { games } from './games.js'
import { componentWords, words } from './languages/language.js'
import { Look } from './look.js'
import { routeOf, useHash } from './route.js'
import { SoundSwitch } from './sound-switch.js'

const TablePage = lazy(async () => ({ default: (await import('./table-page.js')).TablePage }))
const HostedPage = lazy(async () => ({ default: (await import('./hosted-page.js')).HostedPage }))
const ClubPage = lazy(async () => ({ default: (await import('./club/club-page.js')).ClubPage }))
const LearnPage = lazy(async () => ({ default: (await import('./learn-page.js')).LearnPage }))
const VerifyPage = lazy(async () => ({ default: (await import('./verify-page.js')).VerifyPage }))
const InvitePage = lazy(async () => ({ default: (await import('./invite-page.js')).InvitePage }))
const BooksPage = lazy(async () => ({ default: (await import('./books-page.js')).BooksPage }))

/** The whole page: the head, and the page at the address. */
export function Arcade(): ReactNode {
  const hash = useHash()
  const route = routeOf(hash)
  const [game = '', match = ''] = route.path
  const titles: Readonly<Record<string, string>> = {
    books: words.books,
    club: words.club,
    invite: words.invite,
    verify: words.verify,
  }
  const listed = ['play', 'host', 'learn'].includes(route.page) ? games[game] : undefined
  const isFront = titles[route.page] === undefined && listed === undefined
  const title = listed?.title ?? titles[route.page] ?? words.arcade
  useEffect(() => {
    document.title = isFront ? words.arcade : `${title} · ${words.arcade}`
  }, [isFront, title])
  return (
    <WordsContext.Provider value={componentWords}>
      <div className={listed === undefined ? 'arcade' : 'arcade arcade-at-table'}>
        <header className="arcade-head">
          <a href="#/" className="arcade-name">
            {!isFront && <span aria-hidden="true">‹ </span>}
            {words.arcade}
          </a>
          {!isFront && <h1>{title}</h1>}
          <nav aria-label={words.arcade}>
            <a href="#/club">{words.club}</a>
            <a href="#/books">{words.books}</a>
            {route.page === 'play' && listed !== undefined && (
              <a className="arcade-to-learn" href={`#/learn/${listed.id}`}>
                {words.learn}
              </a>
            )}
            <SoundSwitch />
            <Look />
          </nav>
        </header>
        <main>
          <Suspense fallback={<p role="status">{words.moment}</p>}>
            {listed !== undefined && route.page === 'host' ? (
              <HostedPage key={hash} listed={listed} match={match} />
            ) : listed !== undefined && route.page === 'learn' ? (
              <LearnPage key={hash} listed={listed} />
            ) : listed !== undefined ? (
              <TablePage key={hash} listed={listed} given={route.given} />
            ) : route.page === 'club' ? (
              <ClubPage key={hash} route={route} />
            ) : route.page === 'invite' ? (
              <InvitePage key={hash} first={game} />
            ) : route.page === 'verify' ? (
              <VerifyPage />
            ) : route.page === 'books' ? (
              <BooksPage />
            ) : (
              <>
                {route.page !== '' && (
                  <p role="alert">{words.noPage(hash.replace(/^#\/?/u, '').slice(0, 40))}</p>
                )}
                <FrontDoor />
              </>
            )}
          </Suspense>
        </main>
        {isFront && (
          <footer className="arcade-foot">
            <a href="#/verify">{words.verify}</a>
          </footer>
        )}
      </div>
    </WordsContext.Provider>
  )
}
