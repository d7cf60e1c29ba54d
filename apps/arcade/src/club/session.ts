import { type ClubClient, clubClient } from '@ackanomic/club/client'
import type { GameError, Result } from '@ackanomic/core'
import type { Session } from '@ackanomic/host'
import type { ClientOptions } from '@ackanomic/host/client'
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { words } from '../languages/language.js'
import { kept } from '../local-saves.js'
import { keepingReceipts } from '../receipts.js'
import { playerKeyOf } from './player-key.js'
import { removeThisDevice } from './push-device.js'

/** Where the host of this page is. */
export const hostAddress = (): string => new URL('./host', location.href.split('#')[0]).href

const NAME = 'session at the host'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this browser may enter or leave.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function write(session: Session | null): void {
  if (session === null) kept.drop(NAME)
  else kept.write(NAME, JSON.stringify(session))
  for (const listener of listeners) listener()
}

export const dropSession = (): void => write(null)

/**
 * The person who has entered in this browser, with a client of theirs. A guest's person is `null`.
 */
export interface Visitor {
  readonly person: string | null
  readonly client: ClubClient
}

/** Returns who has entered in this browser. Suspends until their key is there. */
export function useVisitor(): Visitor {
  const text = useSyncExternalStore(subscribe, () => kept.read(NAME))
  const session = useMemo(() => (text === null ? null : (JSON.parse(text) as Session)), [text])
  const key = session === null ? undefined : use(playerKeyOf(session.person))
  return useMemo(() => {
    const url = hostAddress()
    if (session === null) return { person: null, client: clubClient({ url }) }
    const { person, token } = session
    const create = (onReceipt: ClientOptions['onReceipt']) =>
      clubClient({ url, token, key, onReceipt })
    return { person, client: keepingReceipts(create, person) }
  }, [session, key])
}

export const keepSession = (session: Session): void => write(session)

/** This browser's name in the list of sessions, such as `Firefox on Linux`. */
export function deviceName(): string {
  const { userAgent } = navigator
  const found = (names: readonly (readonly [pattern: RegExp, name: string])[], other: string) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? other
  const browser = found(
    [
      [/Edg\//u, 'Edge'],
      [/Firefox\//u, 'Firefox'],
      [/Chrome\//u, 'Chrome'],
      [/Safari\//u, 'Safari'],
    ],
    words.account.aBrowser,
  )
  const system = found(
    [
      [/Android/u, 'Android'],
      [/iPhone|iPad/u, 'iOS'],
      [/Windows/u, 'Windows'],
      [/Mac OS/u, 'macOS'],
      [/Linux/u, 'Linux'],
    ],
    words.account.anotherSystem,
  )
  return words.account.browserOn(browser, system)
}

/** Signs out in this browser. Nobody else is to see the notices of this person in it. */
export async function signOut(client: ClubClient): Promise<Result<unknown, GameError>> {
  await removeThisDevice(client).catch(() => null)
  return client.endSession({ session: 'current' })
}

/** Whether there is a host behind this page; `null` until that is known. A static page has none. */
export function useHasHost(): boolean | null {
  const [isThere, setThere] = useState<boolean | null>(null)
  useEffect(() => {
    fetch(`${hostAddress()}/games`)
      .then((answer) => setThere(answer.headers.get('content-type')?.includes('json') === true))
      .catch(() => setThere(false))
  }, [])
  return isThere
}
