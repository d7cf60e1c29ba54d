export interface PostOptions {
  /** The first line of the first post. */
  readonly heading: string
  /** Escapes a text, letter by letter. */
  readonly quote: (text: string) => string
  /** The most characters of a post. */
  readonly limit: number
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits a text into posts: between lines, in long lines between words, and in long words between
 * letters. Only blanks at the ends of posts are lost.
 */
export function splitPosts(
  text: string,
  { heading, quote, limit }: PostOptions,
): readonly string[] {
  const posts: string[] = []
  let post = heading
  const append = (piece: string, separator: string): boolean => {
    const longer = `${post}${post === '' ? '' : separator}${piece}`
    if (longer.trimEnd().length > limit) return false
    post = longer
    return true
  }
  const begin = (): void => {
    posts.push(post)
    post = ''
  }
  for (const line of text.split('\n')) {
    if (append(quote(line), '\n')) continue
    if (quote(line).length <= limit) {
      begin()
      append(quote(line), '')
      continue
    }
    let separator = '\n'
    for (const word of line.split(/(?<=\s)(?=\S)/u)) {
      for (const piece of piecesOf(word, quote, limit)) {
        if (!append(piece, separator)) {
          begin()
          append(piece, '')
        }
        separator = ''
      }
    }
  }
  return [...posts, post].map((each) => each.trim()).filter((each) => each !== '')
}

/** A word, or its letters if it is too long. */
function piecesOf(word: string, quote: (text: string) => string, limit: number): readonly string[] {
  if (quote(word).trimEnd().length <= limit) return [quote(word)]
  return [...letters.segment(word)].flatMap(({ segment }) =>
    quote(segment).length <= limit ? [quote(segment)] : [...segment].map(quote),
  )
}
