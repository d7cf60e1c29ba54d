const EMPTY =
  /^(?:an?|the|of|in|at|on|to|from|by|with|and|that|who|which|not|no|will|be|is|its?|his|her)$/u

/** The lower-case words of a text, without the s of a plural or a genitive. */
function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? []
  return words.map((word) => word.replace(/(?:[’']s|(?<=\p{L}{3}[^s])s)$/u, ''))
}

export function mentions(text: string, card: string): boolean {
  const wanted = wordsIn(card).filter((word) => !EMPTY.test(word))
  if (wanted.length === 0) return false
  const there = new Set(wordsIn(text))
  return wanted.every((word) => there.has(word))
}
