/** What a browser keeps between visits; where it may not keep anything, it keeps nothing. */
export const kept: {
  /** What stands under a name, or `null`. */
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
      // What cannot be kept cannot be forgotten.
    }
  },
}

/** The address of a game's match that goes on in this browser, or `null`. */
export function keptAddress(game: string): string | null {
  const text = kept.read(`match of ${game}`)
  if (text === null) return null
  try {
    const { given } = JSON.parse(text) as { readonly given?: unknown }
    return `#/play/${game}${typeof given === 'string' && given !== '' ? `?${given}` : ''}`
  } catch {
    return null
  }
}
