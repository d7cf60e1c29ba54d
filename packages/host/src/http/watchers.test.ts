import { pureSkill } from '@ackanomic/games/pure-skill'
import { expect, test, vi } from 'vitest'
import { at, bid, bidding } from './http.test-support.js'

const WATCHERS = 200

test('a page is rendered once for all watchers who see the same', async () => {
  const { ask, server } = await bidding({
    limits: { openStreams: 1000, requestsPerMinute: 10_000 },
  })
  const stop = new AbortController()
  const { signal } = stop
  const pages: string[] = []
  const watchers = Array.from({ length: WATCHERS }, async () => {
    const response = await fetch(`${server.url}${at}/events`, { signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const part = await reader?.read()
      if (part?.value === undefined) return
      if (part.value.includes('data:')) pages.push(part.value)
    }
  })
  const ended = Promise.allSettled(watchers)
  while (pages.length < WATCHERS) await new Promise((done) => setTimeout(done, 5))
  pages.length = 0
  const render = vi.spyOn(pureSkill, 'render')
  // A bid is secret: the public page stays as it is.
  await ask('Ann', `POST ${at}/actions`, bid('KH', '1'))
  await ask('Bob', `POST ${at}/actions`, bid('KD', '2'))
  await new Promise((done) => setTimeout(done, 100))
  expect(pages.length).toBe(0)
  expect(render.mock.calls.length).toBeLessThanOrEqual(2)
  await ask('Cyd', `POST ${at}/actions`, bid('KC', '3'))
  while (pages.length < WATCHERS) await new Promise((done) => setTimeout(done, 5))
  expect(render.mock.calls.length).toBeLessThanOrEqual(3)
  expect(new Set(pages).size).toBe(1)
  render.mockRestore()
  stop.abort()
  await ended
})
