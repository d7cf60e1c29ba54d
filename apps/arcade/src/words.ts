import address from 'the-words-of-english?url'
import type { Referee } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { dictionaryReferee, wordDictionary } from '@ackanomic/core/words'

/** Whether a game's rule wants a dictionary; only then is one fetched. */
export function wantsWords({ description }: Catalogue[string]): boolean {
  const { equipment } = description
  return equipment !== 'none' && equipment.some((name) => name.includes('Dictionary'))
}

/** A referee that opens the dictionary. */
export async function wordReferee(): Promise<Referee> {
  const answer = await fetch(address)
  return dictionaryReferee({ official: wordDictionary(await answer.text()) })
}
