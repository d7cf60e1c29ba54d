import type { Session } from '@ackanomic/host'
import { type HostClient, hostClient } from '@ackanomic/host/client'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { kept } from '../local-saves.js'
import { keepingReceipts } from '../receipts.js'
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

/** Forgets who sits in this browser. */
export const dropSession = (): void => write(null)

/** The person who has entered in this browser, with a client of theirs. A guest's person is `null`. */
export interface Visitor {
  readonly person: string | null
  readonly client: HostClient
}

/** Returns who has entered in this browser. */
export function useVisitor(): Visitor {
  const text = useSyncExternalStore(subscribe, () => kept.read(NAME))
  return useMemo(() => {
    const session = text === null ? null : (JSON.parse(text) as Session)
    const client = hostClient({ url: hostAddress(), token: session?.token })
    return { person: session?.person ?? null, client: keepingReceipts(client) }
  }, [text])
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: string }

async function post<Value>(
  place: 'enter' | 'leave',
  headers: Record<string, string>,
  body: object,
): Promise<Answer<Value>> {
  try {
    const answer = await fetch(new URL(`./${place}`, location.href.split('#')[0]), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Answer<Value>
  } catch {
    return { ok: false, error: 'The host does not answer; try again.' }
  }
}

/** Enters under a name, or a name like it. Returns what went wrong, if anything did. */
export async function enter(name: string): Promise<string | null> {
  const answer = await post<Session>('enter', {}, { name })
  if (!answer.ok) return answer.error
  write(answer.value)
  return null
}

/** Leaves the host: the name is free again. Returns what went wrong, if anything did. */
export async function leave(): Promise<string | null> {
  const session = JSON.parse(kept.read(NAME) ?? 'null') as Session | null
  if (session === null) return null
  // Nobody else is to see the notices of this person in this browser, or the other way round.
  await removeThisDevice(hostClient({ url: hostAddress(), token: session.token })).catch(() => null)
  const answer = await post('leave', { authorization: `Bearer ${session.token}` }, {})
  if (!answer.ok) return answer.error
  write(null)
  return null
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
