import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Delivery } from '../contract/delivery-types.js'
import { PermanentDeliveryError } from './delivery-errors.js'
import { splitPosts } from './split-posts.js'
import { createWebHookChannel, type WebHookFormat } from './web-hook.js'

const { signal } = new AbortController()

const deliveryOf = (message: string, address = 'https://hooks.test/1'): Delivery => ({
  person: 'Bob',
  channel: 'hook',
  address,
  match: 'GPS 1',
  game: 'pure-skill',
  idempotencyKey: 'hook/Bob/1',
  notifications: [
    {
      n: 1,
      match: 'GPS 1',
      game: 'pure-skill',
      at: 0,
      clause: '1',
      message,
      event: { type: 'prize' },
    },
  ],
})

/** Sends a message to a receiver that answers with a status. Returns the body that it got. */
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
] as const)('%s shows a player’s text as they wrote it, and pings nobody', async (...row) => {
  const [format, message, body] = row
  expect(await send(format, message)).toMatchObject(body)
  if (format === 'discord')
    expect(await send(format, message)).toMatchObject({ allowed_mentions: { parse: [] } })
})

/** Sends a message whose posts first get the given statuses, until all posts have arrived. */
async function sendAll(format: 'discord' | 'slack', message: string, statuses: number[] = []) {
  const posts: string[] = []
  const keys: string[] = []
  const channel = createWebHookChannel({
    format,
    fetch: async (_, init) => {
      const status = statuses.shift() ?? 204
      const { content, text = content } = JSON.parse(String(init?.body))
      if (status === 204) {
        posts.push(text)
        keys.push(new Headers(init?.headers).get('idempotency-key') ?? '')
      }
      return new Response(null, { status })
    },
  })
  for (let turn = 0; turn < 9; turn++) {
    const failure = await channel(deliveryOf(message), signal).catch((thrown: unknown) => thrown)
    if (failure === undefined) break
  }
  return { posts, keys }
}

const units = Array.from({ length: 80 }, (_, i) => `Power ${i}: Army *Constantinople* goes on.`)

test.each([
  ['discord', 2000],
  ['slack', 4000],
] as const)('a message that is too long for %s is sent in several posts', async (format, limit) => {
  const { posts, keys } = await sendAll(format, units.join('\n'))
  expect(Math.max(...posts.map(({ length }) => length))).toBeLessThanOrEqual(limit)
  const [heading, ...lines] = posts.join('\n').replaceAll('\\', '').split('\n')
  expect(heading).toContain('GPS 1')
  expect(lines).toEqual(units)
  expect(keys.slice(0, 2)).toEqual([
    '"hook/Bob/1"',
    ...(posts.length > 1 ? ['"hook/Bob/1/2"'] : []),
  ])
})

test('a retry continues with the post that failed', async () => {
  const { posts } = await sendAll('discord', units.join('\n'))
  expect(posts.length).toBe(2)
  const failing = await sendAll('discord', units.join('\n'), [500, 204, 429, 503])
  expect(failing.posts).toEqual(posts)
})

test('a long message is split between lines, words or letters, and loses nothing', () => {
  const letter = fc.constantFrom(
    'a',
    'é',
    '😀',
    '👨‍👩‍👧',
    '🏳️‍🌈',
    'ö',
    '*',
    '<',
    '&',
    '_',
    ' ',
    ' ',
    '\n',
  )
  fc.assert(
    fc.property(
      fc.array(letter, { maxLength: 300 }),
      fc.integer({ min: 30, max: 90 }),
      (all, limit) => {
        const quote = (text: string): string => text.replace(/[*_<&]/gu, '\\$&')
        const posts = splitPosts(all.join(''), { heading: '# M', quote, limit })
        for (const post of posts) {
          expect(post.length).toBeLessThanOrEqual(limit)
          expect(post.trim()).not.toBe('')
          expect(post).not.toMatch(/^[\u200d\ufe0f]|\u200d$|(?<!\\)[*_<&]|\\$/u)
        }
        const unspaced = (text: string): string => text.replaceAll(/\s/gu, '')
        expect(unspaced(posts.join('').replaceAll('\\', ''))).toBe(unspaced(`#M${all.join('')}`))
      },
    ),
  )
})

test.each([
  ['one two\nthree', ['# M', 'one two', 'three']],
  ['one two three', ['# M\none', 'two three']],
  ['a\n\n\n\nbc', ['# M\na', 'bc']],
  ['abcdefghijklm', ['# M\nabcde', 'fghijklm']],
])('%j is split into %j', (text, posts) => {
  expect(splitPosts(text, { heading: '# M', quote: (each) => each, limit: 9 })).toEqual(posts)
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
  'a delivery to the address %s fails permanently',
  async (address) => {
    const channel = createWebHookChannel({ fetch: async () => new Response() })
    await expect(channel(deliveryOf('a', address), signal)).rejects.toThrow(PermanentDeliveryError)
  },
)

test('a channel with a list of origins sends only to them', async () => {
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
