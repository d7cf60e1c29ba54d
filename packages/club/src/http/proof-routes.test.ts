import type { Game } from '@ackanomic/core'
import { type Listing, mergeCatalogues } from '@ackanomic/core/catalogue'
import { createPlayerKey, deriveSigningKey } from '@ackanomic/core/proof'
import { catalogue } from '@ackanomic/games'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { describe, expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { clubClient } from '../client/club-client.js'
import { http } from '../http.test-support.js'
import {
  playOut,
  reportOn,
  type Signer,
  seat,
  signer,
  signers,
  unproven,
} from './signers.test-support.js'

const games = mergeCatalogues(catalogue, programmingCatalogue) as Readonly<Record<string, Listing>>

const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve']

const judged = (count: number): string =>
  `${count} ${count === 1 ? 'judgement' : 'judgements'} (a program of the host)`
const passed = (count: number): string => `${count} deadline (the host's clock)`

/** For each game: its players, its options, the trusted parts, and the rounds before people leave. */
const GAMES: readonly [string, number, object, readonly string[], number?][] = [
  ['pure-skill', 3, {}, []],
  ['limerick-contest', 2, {}, [judged(1), passed(1)]],
  ['ghost', 4, {}, []],
  ['fictionary', 5, {}, [judged(1), passed(1)]],
  ['tromino-go', 2, {}, []],
  ['double-crash', 2, {}, []],
  ['single-capture-go', 4, {}, [judged(1)]],
  ['diplomacy', 4, { end: { year: 1901, season: 'F', winners: 'none' } }, [passed(1)]],
  ['spades', 4, {}, []],
  ['viruses', 4, {}, []],
  ['mediocrity', 4, {}, []],
  ['rusty-lantern', 2, {}, [judged(15)], 100],
  ['acks-and-exceptions', 4, {}, []],
  ['runtime-error', 4, {}, []],
]

/** A match of Pure Skill, whose players all sign. */
async function pureSkillTable() {
  const made = await http()
  const people = await signers(made, ['Ann', 'Bob', 'Cyd'])
  const game = pureSkill as unknown as Game
  return { made, game, people, match: await seat(people, { game: game.id }) }
}

describe('a match in which all clients sign', () => {
  test.each(GAMES)(
    'is proven except for judgements and deadlines: %s',
    async (id, count, options, trusted, rounds) => {
      const made = await http({}, { games })
      const game = (await games[id]?.load()) as unknown as Game
      const people = await signers(made, PEOPLE.slice(0, count))
      const match = await seat(people, { game: id, options })
      await playOut(made, game, match, people, rounds)
      const report = await reportOn(match, people)
      expect(unproven(report)).toEqual(trusted)
      expect(made.faults).toEqual([])
    },
  )
})

test('a person who has lost their device continues with a new key, which the log names', async () => {
  const { made, game, people, match } = await pureSkillTable()
  const again = [await signer(made, 'Ann'), ...people.slice(1)]
  expect(await people[0]?.client.getMatch({ match })).toMatchObject({ value: { signers: 3 } })
  await playOut(made, game, match, again)
  again[0]?.receipts.push(...(people[0]?.receipts ?? []))
  expect(unproven(await reportOn(match, again))).toEqual([
    'a key that was added for Ann later (the host)',
  ])
})

test('the proof of an anonymous match names its players', async () => {
  const made = await http()
  const people = await signers(made, ['Ann', 'Bob', 'Cyd'])
  const match = await seat(people, { game: 'pure-skill', anonymous: true })
  const page = expectOk(await made.host.getMatch({ match, by: 'Ann' }))
  expect(page.names).toEqual(['Player 1', 'Player 2', 'Player 3'])
  expect(Object.keys(page.chance?.contributions ?? {})).toEqual(page.names)
  expect(page.signers).toBe(3)
  await playOut(made, pureSkill as unknown as Game, match, people, 4)
  const report = await reportOn(match, people)
  expect(unproven(report)).toEqual(['how the seats were dealt (the host)'])
  const { names } = expectOk(await made.host.getMatch({ match }))
  expect(names.toSorted()).toEqual(['Ann', 'Bob', 'Cyd'])
  expect(report.people.map(({ person }) => person).toSorted()).toEqual(names.toSorted())
  const [one, two, three] = names.map((name, i) => `Player ${i + 1} is ${name}`)
  const start = report.checks.find(({ code }) => code === 'start')
  expect(start?.details).toEqual([`The match was anonymous: ${one}, ${two} and ${three}.`])
})

test('the key of a Substitute is taken on trust because the start does not name it', async () => {
  const { made, game, people, match } = await pureSkillTable()
  const [ann, bob, cyd] = people as [Signer, Signer, Signer]
  const eve = await signer(made, 'Eve')
  expectOk(await eve.client.submit({ match, action: { kind: 'consent' } }))
  const substitute = { person: 'Eve', agrees: true }
  const event = { type: 'vacation', person: 'Bob', substitute } as const
  expectOk(await bob.client.submit({ match, action: { kind: 'roster', event } }))
  await playOut(made, game, match, [ann, eve, cyd], 20)
  const report = await reportOn(match, [...people, eve])
  expect(unproven(report)).toEqual([
    'whose the keys of Eve are (the host)',
    'a key that was added for Eve later (the host)',
  ])
  const { actions = 0, signed } = report.people.find(({ person }) => person === 'Eve') ?? {}
  // She added her key and bid thirteen times.
  expect([actions, signed]).toEqual([14, 14])
})

test('the draws of a person who referees are taken on trust', async () => {
  const made = await http()
  const people = await signers(made, ['Ann', 'Bob', 'Cyd', 'Eve'])
  const [ann, bob, cyd, eve] = people as [Signer, Signer, Signer, Signer]
  const request = { game: 'pure-skill', referees: ['Eve'] }
  const match = await seat([ann, bob, cyd], request)
  expectOk(await eve.client.takeSeat({ table: match, contribution: 'Eve' }))
  await playOut(made, pureSkill as unknown as Game, match, people, 20)
  expect(unproven(await reportOn(match, people))).toEqual(['11 draws (Eve)'])
})

test('imported entries are not proven', async () => {
  const { made, game, people, match } = await pureSkillTable()
  await playOut(made, game, match, people, 20)
  const save = expectOk(await made.host.exportMatch({ match }))
  expectOk(await made.host.importMatch({ match: 'Imported', save }))
  const report = await reportOn('Imported', people)
  expect(report.verdict).toBe('trusted')
  expect(unproven(report)).toContain('52 imported entries (the person who imported them)')
})

test('the hidden actions of others change neither the signature nor the receipt of a person', async () => {
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
  const { made, match } = await pureSkillTable()
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
  // Ann can still act without a signature.
  expect(await plain.submit({ match, action })).toMatchObject({
    value: { receipt: { signed: null } },
  })
})

test('the name of a table is reserved for its match, and nobody can contribute for others', async () => {
  const made = await http()
  const [ann, bob] = [await signer(made, 'Ann'), await signer(made, 'Bob')]
  const opened = await ann.client.createTable({ game: 'ghost', seats: 2 })
  const match = opened.ok ? opened.value.table : ''
  const request = {
    match,
    game: 'ghost',
    roster: { players: ['Bob', 'Program'] },
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
