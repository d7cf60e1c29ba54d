export const ALPHABET: readonly string[] = /* @__PURE__ */ 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Far more letters than any word has. */
export const MAX_LETTERS = 1000

export function isContinuation(word: string, ghostWord: string): boolean {
  if (word.length !== ghostWord.length + 1) return false
  return word.startsWith(ghostWord) || word.endsWith(ghostWord)
}

export function continuationsOf(ghostWord: string): readonly string[] {
  if (ghostWord.length >= MAX_LETTERS) return []
  const behind = ALPHABET.map((letter) => ghostWord + letter)
  const before = ALPHABET.map((letter) => letter + ghostWord)
  return [...new Set([...behind, ...before])]
}
