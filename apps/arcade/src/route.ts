import { useSyncExternalStore } from 'react'

/** Where in the Arcade one is, from the part of the address after `#`. */
export interface Route {
  /** `play` for a table, `books` for the books, nothing for the list of games. */
  readonly page: string
  /** Which game. */
  readonly game: string
  /** What was settled in the address, such as `players` or `seed`. */
  readonly given: URLSearchParams
}

/** Reads what stands after the `#` of an address, such as `#/play/ghost?players=3`. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/u, '').split('?')
  const [page = '', game = ''] = path.split('/')
  return { page, game, given: new URLSearchParams(query) }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The part of the address after `#`; changes as the reader goes back and on. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}
