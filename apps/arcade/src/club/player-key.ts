import { createPlayerKey, type PlayerKeyPair, type SigningKey } from '@ackanomic/core/proof'

const STORE = 'pairs'

const keys = new Map<string, Promise<SigningKey | undefined>>()

/**
 * Returns the key with which a person signs their actions in this browser, always the same promise.
 * A browser that has no Ed25519, or may keep nothing, goes on without a key.
 */
export function playerKeyOf(person: string): Promise<SigningKey | undefined> {
  const known = keys.get(person)
  if (known !== undefined) return known
  const opened = openKey(person).catch(() => undefined)
  keys.set(person, opened)
  return opened
}

/** Opens the pair that this browser keeps for a person, or creates one. */
async function openKey(person: string): Promise<SigningKey> {
  const { key, pair } = await createPlayerKey()
  const opening = indexedDB.open('keys of players', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await resultOf(opening)
  // One transaction: of two tabs, the second finds the pair of the first.
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
  const kept = await resultOf<PlayerKeyPair | undefined>(store.get(person))
  if (kept === undefined) await resultOf(store.add(pair, person))
  database.close()
  return kept === undefined ? key : (await createPlayerKey(kept)).key
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
