import { setTimeout as pause } from 'node:timers/promises'
import type { Ingress } from '@restatedev/restate-sdk-clients'
import { expect, test } from 'vitest'
import { listen } from './change-listener.js'
import { namesIn } from './context.js'

test('an ear that closes leaves no call of its own under way', async () => {
  const waiting = new Set<() => void>()
  let under = 0
  const wait = async ({ after }: { readonly after: number | null }) => {
    if (after !== null) await new Promise<void>((called) => waiting.add(called))
    return { last: 0, news: [] }
  }
  const stir = async () => {
    under += 1
    for (const called of waiting) called()
    await pause(50)
    under -= 1
  }
  const ingress = { serviceClient: () => ({ wait }), objectClient: () => ({ stir }) }
  const ear = await listen(
    ingress as unknown as Ingress,
    namesIn('one'),
    () => undefined,
    () => undefined,
  )
  await ear.close()
  expect(waiting.size).toBeGreaterThan(0)
  expect(under).toBe(0)
})
