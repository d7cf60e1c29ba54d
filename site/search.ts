import type { Options } from 'minisearch'
import { SYNONYMS } from './synonyms.js'

/**
 * How a page is found by what somebody would ask. VitePress writes these functions into the page,
 * so that each holds all that it needs.
 */
export const search: Required<Pick<Options, 'processTerm' | 'searchOptions'>> = {
  // Words of every question, and endings: "storing matches" finds "store a match".
  processTerm: (term) => {
    const word = term.toLowerCase().replace(/['’]s$/u, '')
    const isEmpty =
      /^(?:an?|and|are|as|at|be|by|can|do|does|for|from|how|if|in|into|is|it|its|i|me|my|of|on|one|or|so|that|the|their|them|there|they|this|to|use|want|was|we|what|when|where|which|who|why|will|with|you|your)$/u
    if (isEmpty.test(word)) return null
    return word.replace(/(?<=[a-z]{3})(?:ies|ing|ed|es|s|e|y)$/u, '')
  },
  searchOptions: {
    // A typing error is forgiven in long words only: "store" is not "score".
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    prefix: (term) => term.length > 2,
    boost: { title: 5, titles: 2, text: 1 },
    // Guides first: who asks in words wants to know how; who types a name finds it in its title.
    boostDocument: (id, _, stored) => {
      if (/\/clauses\//u.test(id)) return 0.2
      const { titles } = stored as { readonly titles: readonly string[] }
      if (/\/api\//u.test(id)) return titles.includes('Functions') ? 0.7 : 0.35
      // A page comes before the sections of others.
      const whole = titles.length === 0 ? 1.6 : 1
      if (/\/(?:how-to|tutorials)\//u.test(id)) return 2 * whole
      return (/\/project\//u.test(id) ? 1 : 1.4) * whole
    },
  },
}

/**
 * The searchable part of a page: of a guide also its names elsewhere; of the API docs what a thing
 * is and what it is for, not its types.
 */
export function indexed(page: string, html: string): string {
  if (!page.startsWith('api/')) return withSynonyms(page.replace(/\.md$/u, ''), html)
  return html
    .replace(
      /<h[2-6] id="(?:parameters|type-parameters?|returns|examples?|extends|extended-by|implements|implementation-of|inherited-from|overrides|properties|throws|type-declaration|type-literal|union-members)[-\d]*"[\s\S]*?(?=<h[1-6]|$)/gu,
      '',
    )
    .replace(/<p>Defined in: [\s\S]*?<\/p>/gu, '')
    .replace(/<(pre|blockquote)[\s>][\s\S]*?<\/\1>/gu, '')
}

/** Puts the synonyms of a page beneath its title, and those of a section beneath its heading. */
function withSynonyms(page: string, html: string): string {
  return html.replace(/<h[1-6] id="([^"]*)"[\s\S]*?<\/h([1-6])>/gu, (heading, id, level) => {
    const words = SYNONYMS[level === '1' ? page : `${page}#${id}`]
    return words === undefined ? heading : `${heading}<p>${words}</p>`
  })
}
