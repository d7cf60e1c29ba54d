import { useSyncExternalStore } from 'react'

/** Where in the Arcade one is, from the part of the address after `#`. */
export interface Route {
  /**
   * `play` for a table here, `learn` for a tutorial, `host` for one at the host, `club` to meet
   * people,
   * `books` for the books, `verify` to check a match, nothing for the list of games.
   */
  readonly page: string
  /** The rest of the path: a game and, at the host, a match, or a place in the club. */
  readonly path: readonly string[]
  /** The settings in the address, such as `players` or `seed`. */
  readonly given: URLSearchParams
}

/** Reads what stands after the `#` of an address, such as `#/play/ghost?players=3`. */
export function routeOf(hash: string): Route {
  const [place = '', query = ''] = hash.replace(/^#\/?/u, '').split('?')
  const [page = '', ...path] = place.split('/').map(decoded)
  return { page, path, given: new URLSearchParams(query) }
}

/** A typed address may be invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The part of the address after `#`; changes as the reader goes back and on. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}
