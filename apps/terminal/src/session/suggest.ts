import { distance } from 'fastest-levenshtein'

/** Shorter words resemble too many others. */
const MIN_LENGTH = 3

/**
 * The known word that was probably meant: the nearest within a few slips, or one that begins with
 * the text.
 */
export function meant(typed: string, known: readonly string[]): string | undefined {
  const text = typed.toLowerCase()
  if (text.length < MIN_LENGTH) return undefined
  let best: string | undefined
  // One slip in a short word, two or three in a longer one.
  let least = 1 + Math.min(3, Math.max(1, Math.floor(text.length / 3)))
  for (const each of known) {
    const slips = slipsBetween(text, each.toLowerCase())
    if (slips < least) {
      best = each
      least = slips
    }
  }
  return best ?? known.find((each) => each.toLowerCase().startsWith(text))
}

/** The edit distance, with two swapped letters as one slip. */
function slipsBetween(text: string, known: string): number {
  let least = distance(text, known)
  for (let i = 0; i + 1 < text.length; i++) {
    const swapped = text.slice(0, i) + text[i + 1] + text[i] + text.slice(i + 2)
    least = Math.min(least, 1 + distance(swapped, known))
  }
  return least
}
