/** The longest text from outside that a sentence repeats, in UTF-16 units. */
const LONGEST = 300

/** A text from outside as a sentence may repeat it: in one line, and not without end. */
export function excerpt(text: string): string {
  const short = text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\p{Cs}$/u, '')}…`
  return short.replace(/\p{Cc}+/gu, ' ')
}
