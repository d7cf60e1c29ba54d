import { setTimeout as pause } from 'node:timers/promises'
import type { Ingress } from '@restatedev/restate-sdk-clients'
import { expect, test } from 'vitest'
import { listenForChanges } from './change-listener.js'
import { serviceNames } from './context.js'

test('a change listener that closes leaves no call of its own running', async () => {
  const waiting = new Set<() => void>()
  let under = 0
  const wait = async ({ after }: { readonly after: number | null }) => {
    if (after !== null) await new Promise<void>((called) => waiting.add(called))
    return { last: 0, changes: [] }
  }
  const wakeAll = async () => {
    under += 1
    for (const called of waiting) called()
    await pause(50)
    under -= 1
  }
  const ingress = { serviceClient: () => ({ wait }), objectClient: () => ({ wakeAll }) }
  const listener = await listenForChanges(
    ingress as unknown as Ingress,
    serviceNames('one'),
    () => undefined,
    () => undefined,
  )
  await listener.close()
  expect(waiting.size).toBeGreaterThan(0)
  expect(under).toBe(0)
})
