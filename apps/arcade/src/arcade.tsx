import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { games } from './games.js'
import { useArcadeWords } from './languages/english.js'
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

/** The whole page: the head, and the page at the address. */
export function Arcade(): ReactNode {
  const words = useArcadeWords()
  const hash = useHash()
  const route = routeOf(hash)
  const [game = '', match = ''] = route.path
  const titles: Readonly<Record<string, string>> = {
    books: words.books,
    club: words.club,
    verify: words.verify,
  }
  const listed = ['play', 'host', 'learn'].includes(route.page) ? games[game] : undefined
  const title = listed?.title ?? titles[route.page] ?? words.choose
  useEffect(() => {
    document.title = route.page === '' ? 'The Arcade' : `${title} · The Arcade`
  }, [route.page, title])
  return (
    <div className={listed === undefined ? 'arcade' : 'arcade arcade-at-table'}>
      <header className="arcade-head">
        <a href="#/" className="arcade-name">
          <span aria-hidden="true">‹</span> {words.arcade}
        </a>
        <h1>{title}</h1>
        <nav aria-label="The Arcade">
          <a href="#/club">{words.club}</a>
          <a href="#/verify">{words.verify}</a>
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
          ) : route.page === 'verify' ? (
            <VerifyPage />
          ) : route.page === 'books' ? (
            <BooksPage />
          ) : (
            <>
              {route.page !== '' && (
                <p role="alert">{words.noPage(hash.replace(/^#\/?/u, '').slice(0, 40))}</p>
              )}
              <Menu />
            </>
          )}
        </Suspense>
      </main>
    </div>
  )
}
