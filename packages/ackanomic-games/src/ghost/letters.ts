export const ALPHABET: readonly string[] = /* @__PURE__ */ 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** How many letters a ghost word or an answer can have: far more than any word, and a mail holds. */
export const MAX_LETTERS = 1000

/** Whether a string is the ghost word with one letter added before or after it (4(2)b). */
export function isContinuation(word: string, ghostWord: string): boolean {
  if (word.length !== ghostWord.length + 1) return false
  return word.startsWith(ghostWord) || word.endsWith(ghostWord)
}

/** All strings that continue a ghost word: the letters behind it first, then those before it. */
export function continuationsOf(ghostWord: string): readonly string[] {
  if (ghostWord.length >= MAX_LETTERS) return []
  const behind = ALPHABET.map((letter) => ghostWord + letter)
  const before = ALPHABET.map((letter) => letter + ghostWord)
  return [...new Set([...behind, ...before])]
}
