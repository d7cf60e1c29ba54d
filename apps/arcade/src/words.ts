import address from 'the-words-of-english?url'
import type { Referee } from '@ackanomic/core'
import type { Lexicon } from '@ackanomic/core/bots'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { dictionaryReferee, wordDictionary } from '@ackanomic/core/dictionary'

/** Whether a game's rule wants a dictionary; only then is one fetched. */
export function wantsWords({ description }: Catalogue[string]): boolean {
  const { equipment } = description
  return equipment !== 'none' && equipment.some((name) => name.includes('Dictionary'))
}

async function fetched(): Promise<string> {
  const { body } = await fetch(address)
  return await new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text()
}

/** A referee that opens the dictionary. */
export async function wordReferee(): Promise<Referee> {
  return dictionaryReferee({ official: wordDictionary(await fetched()) })
}

/** What bots of word games go by: the words of the same dictionary. */
export async function wordLexicon(): Promise<Lexicon> {
  return { words: (await fetched()).split('\n') }
}
