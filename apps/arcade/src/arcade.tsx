import { lazy, type ReactNode, Suspense } from 'react'
import { games } from './games.js'
import { Look } from './look.js'
import { Menu } from './menu.js'
import { routeOf, useHash } from './route.js'

const TablePage = lazy(async () => ({ default: (await import('./table-page.js')).TablePage }))

/** The whole page: its head, and what the address asks for. */
export function Arcade(): ReactNode {
  const hash = useHash()
  const route = routeOf(hash)
  const listed = route.page === 'play' ? games[route.game] : undefined
  return (
    <>
      <header className="arcade-head">
        <a href="#/" className="arcade-name">
          The Arcade
        </a>
        <Look />
      </header>
      <main>
        {listed === undefined ? (
          <Menu />
        ) : (
          <Suspense fallback={<p role="status">The table is set…</p>}>
            <TablePage key={hash} listed={listed} given={route.given} />
          </Suspense>
        )}
      </main>
    </>
  )
}
