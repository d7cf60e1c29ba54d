/** The browser's storage between visits; empty if storage is not allowed. */
export const kept: {
  /** The text under a name, or `null`. */
  read(name: string): string | null
  /** Keeps a text under a name; whether that could be done. */
  write(name: string, text: string): boolean
  /** Forgets what stands under a name. */
  drop(name: string): void
} = {
  read: (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  write: (name, text) => {
    try {
      localStorage.setItem(name, text)
      return true
    } catch {
      return false
    }
  },
  drop: (name) => {
    try {
      localStorage.removeItem(name)
    } catch {
      // A value that cannot be kept cannot be forgotten.
    }
  },
}

/** The stored part of a match. */
export interface KeptMatch {
  readonly given: string
  readonly matchId: string
  readonly seed: string
  readonly save: string
  /** The person whom it awaits: a name, `''` for a person at this screen, or `null` for nobody. */
  readonly awaits: string | null
  /** How far it is, such as `round 7`. */
  readonly where: string
  readonly at: number
}

/** A game's match that goes on in this browser. */
export interface LocalSave extends Pick<KeptMatch, 'awaits' | 'where' | 'at'> {
  readonly address: string
}

/** The match of a game that goes on in this browser, or `null`. */
export function localSaveOf(game: string): LocalSave | null {
  const text = kept.read(`match of ${game}`)
  if (text === null) return null
  try {
    const { given, awaits = null, where = '', at = 0 } = JSON.parse(text) as Partial<KeptMatch>
    const query = typeof given === 'string' && given !== '' ? `?${given}` : ''
    return { address: `#/play/${game}${query}`, awaits, where, at }
  } catch {
    return null
  }
}
