import { createPlayerKey } from '@ackanomic/core/proof'
import { expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { type Http, http } from '../http.test-support.js'
import { clubClient } from './club-client.js'

const { match, by: _, ...opening } = pureSkillMatch
const action = { kind: 'text', text: 'bid K' } as const

/** A `fetch` that changes the text of each answer. */
const changing =
  (change: (text: string) => string): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    return new Response(change(await answer.text()), { status: answer.status })
  }

const annAt = ({ server, tokens }: Http) => ({ url: server.url, token: tokens.get('Ann') })

test('a client refuses a receipt for an action that it did not sign', async () => {
  const made = await http()
  const { key } = await createPlayerKey()
  const other = changing((text) => text.replace(/"signed":"./u, '"signed":"f'))
  const ann = clubClient({ ...annAt(made), key, fetch: other })
  await ann.createMatch({ match, ...opening })
  expect(await ann.submit({ match, action })).toMatchObject({ error: { code: 'wrongReceipt' } })
})

test('a client signs only for the match to which it sends, whatever the host answers', async () => {
  const made = await http()
  const { key } = await createPlayerKey()
  const other = changing((text) =>
    text.includes('staleSignature') ? text.replaceAll(`"match":"${match}"`, '"match":"X"') : text,
  )
  const ann = clubClient({ ...annAt(made), key, fetch: other })
  await ann.createMatch({ match, ...opening })
  expect(await ann.submit({ match, action })).toMatchObject({ ok: true })
})

test('a client accepts the first receipt again when it repeats an earlier request', async () => {
  const made = await http()
  const { key } = await createPlayerKey()
  const ann = clubClient({ ...annAt(made), key })
  await ann.createMatch({ match, ...opening })
  const first = await ann.submit({ match, action, idempotencyKey: 'the bid of Ann' })
  const event = { type: 'vacation', person: 'Ann' } as const
  expect(await ann.submit({ match, action: { kind: 'roster', event } })).toMatchObject({ ok: true })
  const reloaded = clubClient({ ...annAt(made), key })
  for (const client of [ann, reloaded])
    expect(await client.submit({ match, action, idempotencyKey: 'the bid of Ann' })).toEqual(first)
})

test('a client refuses a seat whose receipt has a different contribution', async () => {
  const made = await http()
  const other = changing((text) => text.replace(/("contribution":")[^"]+(","keys")/u, '$1x$2'))
  const ann = clubClient({ ...annAt(made), fetch: other })
  expect(await ann.createTable({ game: 'pure-skill', seats: 3 })).toMatchObject({
    error: { code: 'wrongReceipt' },
  })
})

test('a client refuses a match that began with a different commitment', async () => {
  const made = await http()
  let isOther = false
  const other = changing((text) =>
    isOther ? text.replace(/"commitment":"..../u, '"commitment":"0000') : text,
  )
  const ann = clubClient({ ...annAt(made), fetch: other })
  const opened = await ann.createTable({ game: 'pure-skill', seats: 3 })
  const table = opened.ok ? opened.value.table : ''
  for (const person of ['Bob', 'Cyd'])
    await clubClient({ url: made.server.url, token: made.tokens.get(person) }).takeSeat({ table })
  expect((await ann.getMatch({ match: table })).ok).toBe(true)
  isOther = true
  expect(await ann.getMatch({ match: table })).toMatchObject({ error: { code: 'otherChance' } })
})
