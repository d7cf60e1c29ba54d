import type { PushSubscriptionRequest } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import type { GameError, Result } from '@ackanomic/core'
import { words } from '../languages/language.js'
import { kept } from '../local-saves.js'

/** Under which name this browser keeps its id at the host. */
const NAME = 'device at the host'

/** The id of this browser at the host; `null` if it shows no notices. */
export const thisDevice = (): string | null => kept.read(NAME)

/** The service worker of the built page, which shows notices; `null` if there is none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

const refused = (message: string): Result<never, GameError> => ({
  ok: false,
  error: { code: 'noPush', clause: 'host', details: {}, message },
})

/** Shows the notices of a person in this browser. The person is asked whether they allow it. */
export async function addThisDevice(
  client: ClubClient,
  pushKey: string,
): Promise<Result<unknown, GameError>> {
  const registration = await worker()
  if (registration === null) return refused(words.notices.cannotShow)
  if ((await Notification.requestPermission()) !== 'granted')
    return refused(words.notices.notAllowed)
  // Another host may have been here before, with another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch(() => null)
  if (subscription === null) return refused(words.notices.serviceSilent)
  const json = subscription.toJSON() as PushSubscriptionRequest
  const added = await client.addPushDevice(json)
  if (added.ok) kept.write(NAME, added.value.device)
  else await subscription.unsubscribe()
  return added
}

export async function removeThisDevice(client: ClubClient): Promise<Result<unknown, GameError>> {
  const device = thisDevice()
  if (device === null) return { ok: true, value: null }
  const removed = await client.removePushDevice({ device })
  const registration = await worker()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  kept.drop(NAME)
  return removed
}
