import {
  createPlayerKey,
  deriveSigningKey,
  type Receipt,
  type SeatReceipt,
} from '@ackanomic/core/proof'
import { expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { verifyMatch } from '../../../verify/src/index.js'
import { type ClubClient, clubClient } from '../client/club-client.js'
import { type Http, http } from '../http.test-support.js'

/** A client of a person that signs, and keeps what the host confirms. */
interface Signer {
  readonly person: string
  readonly client: ClubClient
  readonly receipts: (Receipt | SeatReceipt)[]
}

async function signer({ server, tokens }: Http, person: string): Promise<Signer> {
  const { key } = await createPlayerKey()
  const receipts: Signer['receipts'] = []
  const onReceipt = (receipt: Receipt | SeatReceipt) => void receipts.push(receipt)
  const token = tokens.get(person)
  return { person, client: clubClient({ url: server.url, token, key, onReceipt }), receipts }
}

/** Seats people at a table of a game, so that its match starts. */
async function seat(game: string, people: readonly Signer[]): Promise<string> {
  let name = ''
  for (const { client } of people) {
    const seated =
      name === ''
        ? await client.createTable({ game, seats: people.length })
        : await client.takeSeat({ table: name })
    if (!seated.ok) throw new Error(seated.error.message)
    name = seated.value.table
  }
  return name
}

/** Lets people make the first legal move that they have, until the match is over. */
async function playOut(match: string, people: readonly Signer[]): Promise<void> {
  for (let idle = 0; idle < people.length; ) {
    for (const { client } of people) {
      const page = await client.getMatch({ match })
      if (!page.ok) throw new Error(page.error.message)
      const [move] = page.value.legal.moves
      if (page.value.view.outcome !== null) return
      const action = { kind: 'move', move } as const
      const done = move === undefined ? undefined : await client.submit({ match, action })
      idle = done?.ok === true ? 0 : idle + 1
    }
  }
}

async function reportOn(match: string, people: readonly Signer[]) {
  const [first] = people as [Signer]
  const save = await first.client.exportMatch({ match })
  const published = await first.client.listSigningKeys()
  return verifyMatch(save.ok ? save.value : '', {
    receipts: people.flatMap(({ receipts }) => receipts),
    keys: published.ok ? published.value.keys : undefined,
  })
}

test('a match in which all clients sign is proven whole', async () => {
  const made = await http()
  const people = [await signer(made, 'Ann'), await signer(made, 'Bob'), await signer(made, 'Cyd')]
  const match = await seat('pure-skill', people)
  await playOut(match, people)
  const report = await reportOn(match, people)
  expect(report.checks.filter(({ mark }) => mark !== 'shown')).toEqual([])
  expect(report.verdict).toBe('proven')
  expect(made.faults).toEqual([])
})

test('a person who has lost their device goes on with a new key, which the log names', async () => {
  const made = await http()
  const people = [await signer(made, 'Ann'), await signer(made, 'Bob'), await signer(made, 'Cyd')]
  const match = await seat('pure-skill', people)
  const again = [await signer(made, 'Ann'), ...people.slice(1)]
  expect(await people[0]?.client.getMatch({ match })).toMatchObject({ value: { signers: 3 } })
  await playOut(match, again)
  again[0]?.receipts.push(...(people[0]?.receipts ?? []))
  const report = await reportOn(match, again)
  const trusted = report.checks.flatMap(({ onTrust }) => onTrust)
  expect(trusted).toEqual(['a key that was added for Ann later (the host)'])
})

test('what others do unseen changes neither the signature nor the receipt of a person', async () => {
  const worlds = await Promise.all(
    ['bid K', 'bid 2'].map(async (unseen) => {
      const made = await http()
      const clientOf = async (person: string) => {
        const key = await deriveSigningKey(new TextEncoder().encode(`the secret of ${person}`), 1)
        const token = made.tokens.get(person)
        const client = clubClient({ url: made.server.url, token, key })
        await client.addKey({ key: key.publicKey })
        return client
      }
      const [ann, bob] = [await clientOf('Ann'), await clientOf('Bob')]
      const { match, by: _, ...opening } = pureSkillMatch
      await ann.createMatch({ match, ...opening })
      await ann.submit({ match, action: { kind: 'text', text: unseen } })
      const action = { kind: 'text', text: 'bid Q' } as const
      const own = await bob.submit({ match, action, idempotencyKey: 'the bid of Bob' })
      return JSON.stringify([own, await bob.listReceipts({ match }), await bob.getMatch({ match })])
    }),
  )
  expect(worlds[0]).toContain('"signed":"')
  expect(worlds[1]).toBe(worlds[0])
})

test('a signature is refused unless it fits the action, its place and the key', async () => {
  const made = await http()
  const people = [await signer(made, 'Ann'), await signer(made, 'Bob'), await signer(made, 'Cyd')]
  const match = await seat('pure-skill', people)
  const plain = clubClient({ url: made.server.url, token: made.tokens.get('Ann') })
  const action = { kind: 'text', text: 'bid K' } as const
  const { key } = await createPlayerKey()
  const place = { start: '0'.repeat(64), number: 1, previous: null }
  const signed = { key: key.publicKey, ...place, signature: '0'.repeat(128) }
  const stale = await plain.submit({ match, action, signed })
  expect(stale).toMatchObject({ error: { code: 'staleSignature', details: { person: 'Ann' } } })
  const { start } = stale.ok ? { start: '' } : (stale.error.details as { readonly start: string })
  expect(await plain.submit({ match, action, signed: { ...signed, start } })).toMatchObject({
    error: { code: 'badSignature' },
  })
  const listed = await plain.listKeys()
  expect(listed.ok && listed.value.length).toBe(1)
  await plain.removeKey({ key: listed.ok ? (listed.value[0]?.key ?? '') : '' })
  expect(await plain.listKeys()).toEqual({ ok: true, value: [] })
  // Somebody who does not sign plays on.
  expect(await plain.submit({ match, action })).toMatchObject({
    value: { receipt: { signed: null } },
  })
})

test('the name of a table is reserved for its match, and nobody contributes for others', async () => {
  const made = await http()
  const [ann, bob] = [await signer(made, 'Ann'), await signer(made, 'Bob')]
  const opened = await ann.client.createTable({ game: 'ghost', seats: 2 })
  const match = opened.ok ? opened.value.table : ''
  const request = {
    ...{ match, game: 'ghost', table: { players: ['Bob', 'Program'] } },
    automated: { Program: 'referee' },
  }
  for (const { client } of [ann, bob]) {
    expect(await client.createMatch(request)).toMatchObject({ error: { code: 'matchExists' } })
    expect(await client.commitToMatch({ match, game: 'ghost' })).toMatchObject({
      error: { code: 'matchExists' },
    })
  }
  const other = { ...request, match: 'other', contributions: { Program: 'x' } }
  expect(await bob.client.createMatch(other)).toMatchObject({ error: { code: 'forbidden' } })
})
