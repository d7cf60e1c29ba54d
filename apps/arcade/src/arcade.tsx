import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { games } from './games.js'
import { Look } from './look.js'
import { Menu } from './menu.js'
import { routeOf, useHash } from './route.js'
import { SoundSwitch } from './sound-switch.js'

const TablePage = lazy(async () => ({ default: (await import('./table-page.js')).TablePage }))
const HostedPage = lazy(async () => ({ default: (await import('./hosted-page.js')).HostedPage }))
const ClubPage = lazy(async () => ({ default: (await import('./club/club-page.js')).ClubPage }))
const LearnPage = lazy(async () => ({ default: (await import('./learn-page.js')).LearnPage }))
const VerifyPage = lazy(async () => ({ default: (await import('./verify-page.js')).VerifyPage }))
const BooksPage = lazy(async () => ({ default: (await import('./books-page.js')).BooksPage }))

/** The titles of the pages that are no tables. */
const TITLES: Readonly<Record<string, string>> = {
  books: 'The books',
  club: 'Play with others',
  verify: 'Check a match',
}

/** The whole page: its head, and what the address asks for. */
export function Arcade(): ReactNode {
  const hash = useHash()
  const route = routeOf(hash)
  const [game = '', match = ''] = route.path
  const listed = ['play', 'host', 'learn'].includes(route.page) ? games[game] : undefined
  const title = listed?.title ?? TITLES[route.page] ?? 'Choose a game'
  useEffect(() => {
    document.title = route.page === '' ? 'The Arcade' : `${title} · The Arcade`
  }, [route.page, title])
  return (
    <div className={listed === undefined ? 'arcade' : 'arcade arcade-at-table'}>
      <header className="arcade-head">
        <a href="#/" className="arcade-name">
          <span aria-hidden="true">‹</span> The Arcade
        </a>
        <h1>{title}</h1>
        <nav aria-label="The Arcade">
          <a href="#/club">Play with others</a>
          <a href="#/verify">Check a match</a>
          <a href="#/books">The books</a>
          {route.page === 'play' && listed !== undefined && (
            <a className="arcade-to-learn" href={`#/learn/${listed.id}`}>
              Learn
            </a>
          )}
          <SoundSwitch />
          <Look />
        </nav>
      </header>
      <main>
        <Suspense fallback={<p role="status">A moment…</p>}>
          {listed !== undefined && route.page === 'host' ? (
            <HostedPage key={hash} listed={listed} match={match} />
          ) : listed !== undefined && route.page === 'learn' ? (
            <LearnPage key={hash} listed={listed} />
          ) : listed !== undefined ? (
            <TablePage key={hash} listed={listed} given={route.given} />
          ) : route.page === 'club' ? (
            <ClubPage key={hash} route={route} />
          ) : route.page === 'verify' ? (
            <VerifyPage />
          ) : route.page === 'books' ? (
            <BooksPage />
          ) : (
            <>
              {route.page !== '' && (
                <p role="alert">
                  There is no page “{hash.replace(/^#\/?/u, '').slice(0, 40)}”. Choose a game below.
                </p>
              )}
              <Menu />
            </>
          )}
        </Suspense>
      </main>
    </div>
  )
}
