/**
 * Returns the title that the rule defining a deck must have (1250.4/9): "Description of a … Deck".
 * The article is `a` even if the name begins with a vowel.
 *
 * @example
 * ```ts
 * import { deckTitle } from '@ackanomic/decks'
 *
 * deckTitle('Eleusis') // => 'Description of a Eleusis Deck'
 * ```
 */
export function deckTitle<const Name extends string>(name: Name): `Description of a ${Name} Deck` {
  return `Description of a ${name} Deck`
}

/** The longest name of a deck, in characters. */
const longestName = 60

/**
 * Whether a deck may have this name (1250.4/9). The rules of decks do not say which names are
 * legal; here a name is one line of printable text of at most 60 characters, with a letter or a
 * digit, no blank at either end, and no two blanks together.
 */
export function isDeckName(name: string): boolean {
  return (
    typeof name === 'string' &&
    name.length <= 2 * longestName &&
    Array.from(name).length <= longestName &&
    /[\p{L}\p{N}]/u.test(name) &&
    /^[^\s\p{Cc}\p{Cf}\p{Cs}]+(?: [^\s\p{Cc}\p{Cf}\p{Cs}]+)*$/u.test(name)
  )
}
