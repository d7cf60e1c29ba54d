import address from 'the-words-of-english?url'
import type { Referee } from '@ackanomic/core'
import type { Lexicon } from '@ackanomic/core/bots'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { dictionaryReferee, type WordDictionary } from '@ackanomic/core/dictionary'

/** Whether a game's rule wants a dictionary; only then is one fetched. */
export function wantsWords({ description }: Catalogue[string]): boolean {
  const { equipment } = description
  return equipment !== 'none' && equipment.some((name) => name.includes('Dictionary'))
}

async function fetched(): Promise<string> {
  const { body } = await fetch(address)
  return await new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text()
}

/**
 * The dictionary, as far as a referee asks it: looked up in its text, without an index to build.
 */
function dictionaryOf(text: string): WordDictionary {
  const words = `\n${text.toLowerCase().replaceAll('\r', '').trim()}\n`
  const holds = (part: string): boolean => words.includes(part.toLowerCase())
  const isWord = (word: string): boolean => /^\S+$/u.test(word)
  return {
    has: (word) => isWord(word) && holds(`\n${word}\n`),
    hasInside: (fragment) => isWord(fragment) && holds(fragment),
  }
}

/** A referee whose dictionary is loading. */
export interface LateReferee {
  /** The referee. Nobody may act before it is ready. */
  readonly referee: Referee
  /** Resolves once the dictionary is there. */
  readonly ready: Promise<void>
}

/** A referee that opens the dictionary, which loads beside the table. */
export function wordReferee(): LateReferee {
  let opened: Referee | undefined
  const ready = fetched().then((text) => {
    opened = dictionaryReferee({ official: dictionaryOf(text) })
  })
  // A table tells it; until one waits, nobody does.
  ready.catch(() => undefined)
  return { referee: (prompt, context) => opened?.(prompt, context), ready }
}

/** The words for bots of word games, from the same dictionary. */
export async function wordLexicon(): Promise<Lexicon> {
  return { words: (await fetched()).split('\n') }
}
