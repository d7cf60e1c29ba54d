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
