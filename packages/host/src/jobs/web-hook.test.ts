import { expect, test } from 'vitest'
import type { Delivery } from '../contract/delivery-types.js'
import { PermanentDeliveryError } from './delivery-errors.js'
import { createWebHookChannel, type WebHookFormat } from './web-hook.js'

const { signal } = new AbortController()

const deliveryOf = (message: string, address = 'https://hooks.test/1'): Delivery => ({
  ...{ person: 'Bob', channel: 'hook', address, match: 'GPS 1', game: 'pure-skill' },
  idempotencyKey: 'hook/Bob/1',
  notifications: [
    {
      ...{ n: 1, match: 'GPS 1', game: 'pure-skill', at: 0, clause: '1', message },
      event: { type: 'prize' },
    },
  ],
})

/** Sends a message to a receiver that answers with a status. Returns what it got. */
async function send(format: WebHookFormat, message: string, status = 204): Promise<object> {
  let got = {}
  const channel = createWebHookChannel({
    format,
    fetch: async (_, init) => {
      got = JSON.parse(String(init?.body))
      return new Response(null, { status })
    },
  })
  await channel(deliveryOf(message), signal)
  return got
}

test('a web hook gets the delivery without its own address', async () => {
  const { address: _, ...delivery } = deliveryOf('Bob bids.')
  expect(await send('json', 'Bob bids.')).toEqual(delivery)
})

test.each([
  ['discord', '*Hi* @everyone', { content: '**GPS 1**\n\\*Hi\\* @everyone' }],
  ['slack', 'a < b & <!channel>', { text: '*GPS 1*\na &lt; b &amp; &lt;!channel&gt;' }],
] as const)('%s shows what a player wrote as they wrote it, and pings nobody', async (...row) => {
  const [format, message, body] = row
  expect(await send(format, message)).toMatchObject(body)
  if (format === 'discord')
    expect(await send(format, message)).toMatchObject({ allowed_mentions: { parse: [] } })
})

test.each([
  ['discord', 'content', 2000],
  ['slack', 'text', 4000],
] as const)('%s gets no longer message than it shows', async (format, field, most) => {
  const text: string = Object(await send(format, '😀'.repeat(most)))[field]
  expect(text.length).toBeLessThanOrEqual(most)
  expect(text.length).toBeGreaterThan(most - 3)
  expect(text).not.toMatch(/\p{Cs}/u)
})

test.each([404, 410, 302, 400])('a receiver that answers %i gets no retry', async (status) => {
  await expect(send('json', 'a', status)).rejects.toThrow(PermanentDeliveryError)
})

test.each([429, 500, 503])('a receiver that answers %i gets a retry', async (status) => {
  const failure = await send('json', 'a', status).catch((thrown: unknown) => thrown)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(PermanentDeliveryError)
})

test.each(['http://hooks.test/1', 'nowhere', 'https://a:b@hooks.test/', 'file:///etc/passwd'])(
  'the address %s is refused for good',
  async (address) => {
    const channel = createWebHookChannel({ fetch: async () => new Response() })
    await expect(channel(deliveryOf('a', address), signal)).rejects.toThrow(PermanentDeliveryError)
  },
)

test('a channel with origins sends to those only', async () => {
  const urls: string[] = []
  const channel = createWebHookChannel({
    origins: ['https://hooks.test'],
    fetch: async (url) => {
      urls.push(String(url))
      return new Response()
    },
  })
  await channel(deliveryOf('a'), signal)
  await expect(channel(deliveryOf('a', 'https://other.test/1'), signal)).rejects.toThrow(
    'This channel sends to https://hooks.test only.',
  )
  expect(urls).toEqual(['https://hooks.test/1'])
})
