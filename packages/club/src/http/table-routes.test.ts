import { expect, test } from 'vitest'
import { clubClient } from '../client/club-client.js'
import { type Http, http } from '../http.test-support.js'

const clientOf = ({ server, tokens }: Http, person: string) =>
  clubClient({ url: server.url, token: tokens.get(person) })

const request = { game: 'pure-skill', seats: 3 }

/** Starts a private match of Ann, Bob and Cyd, whose table admits by link. */
async function privateMatch(made: Http): Promise<string> {
  const opened = await clientOf(made, 'Ann').createTable({ ...request, admits: 'link' })
  if (!opened.ok) throw new Error(opened.error.message)
  const { table, link } = opened.value
  for (const person of ['Bob', 'Cyd'])
    await clientOf(made, person).takeSeat({ table, link: link ?? undefined })
  return table
}

test('people meet at a table, play and have a rematch', async () => {
  const made = await http({ seatOthers: false })
  const [ann, bob, cyd] = ['Ann', 'Bob', 'Cyd'].map((person) => clientOf(made, person))
  const opened = await ann?.createTable({ ...request, title: 'Friday', invited: ['Cyd'] })
  expect(opened).toMatchObject({ ok: true, value: { players: ['Ann'], freeSeats: 2 } })
  const listed = await clubClient({ url: made.server.url }).listTables({ game: 'pure-skill' })
  const table = listed.ok ? (listed.value.tables[0]?.table ?? '') : ''
  expect(await bob?.takeSeat({ table })).toMatchObject({ ok: true, value: { freeSeats: 1 } })
  expect(await bob?.leaveSeat({ table })).toMatchObject({ ok: true, value: { freeSeats: 2 } })
  expect(await bob?.takeSeat({ table })).toMatchObject({ ok: true })
  expect(await bob?.inviteToTable({ table, person: 'Eve' })).toMatchObject({
    error: { code: 'notOpener' },
  })
  expect(await ann?.inviteToTable({ table, person: 'Eve' })).toMatchObject({ ok: true })
  expect(await clientOf(made, 'Eve').declineInvitation({ table })).toMatchObject({ ok: true })
  expect(await ann?.startTable({ table })).toMatchObject({ ok: false })
  const mine = await cyd?.listMyTables()
  expect(mine).toMatchObject({ value: { tables: [{ table, you: { state: 'invited' } }] } })
  expect(await cyd?.takeSeat({ table })).toMatchObject({ value: { stage: 'started' } })
  expect(await ann?.closeTable({ table })).toMatchObject({ error: { code: 'tableClosed' } })
  expect(await ann?.listMatches()).toMatchObject({
    value: { matches: [{ match: table, title: 'Friday', need: 'required' }], next: null },
  })
  expect(await ann?.createRematch({ match: table })).toMatchObject({
    error: { code: 'matchGoesOn' },
  })
  made.now += 40 * 86_400_000
  await made.host.runDueJobs()
  const board = await bob?.listRatings({ game: 'pure-skill', limit: 1 })
  expect(board).toMatchObject({ ok: true })
  expect(await bob?.ratingsOf({ person: 'Ann' })).toMatchObject({ ok: true })
  expect(await bob?.ratingHistoryOf({ person: 'Ann' })).toEqual(
    await bob?.ratingsOf({ person: 'Ann' }),
  )
  expect(await bob?.listSeasons()).toMatchObject({ value: [{ season: 1, endsAt: null }] })
  expect(await bob?.listRatings({ game: 'pure-skill', season: 2 })).toMatchObject({
    error: { code: 'badRequest' },
  })
  expect(await bob?.listRatings({ game: 'none' })).toMatchObject({ error: { code: 'noGame' } })
  const again = await bob?.createRematch({ match: table })
  expect(again).toMatchObject({ value: { rematchOf: table, you: { state: 'accepted' } } })
  const rematch = again?.ok === true ? again.value.table : ''
  expect(await ann?.getTable({ table: rematch })).toMatchObject({
    value: { you: { state: 'invited' } },
  })
  expect(made.faults).toEqual([])
})

test('a client replaces its contribution after it gets the commitment, unless the person chose one', async () => {
  const made = await http()
  const sent: string[] = []
  const watching: typeof fetch = async (input, init) => {
    const { contribution } = JSON.parse(String(init?.body ?? '{}'))
    if (contribution !== undefined) sent.push(contribution)
    return fetch(input, init)
  }
  const ann = clubClient({ url: made.server.url, token: made.tokens.get('Ann'), fetch: watching })
  const opened = await ann.createTable(request)
  expect(sent.length).toBe(2)
  expect(sent.every((text) => /^[\da-f]{32}$/u.test(text))).toBe(true)
  expect(sent[0]).not.toBe(sent[1])
  expect(opened).toMatchObject({ ok: true, value: { contribution: sent[1], players: ['Ann'] } })
  const told = await ann.createTable({ ...request, contribution: 'blue' })
  expect(told).toMatchObject({ ok: true, value: { contribution: 'blue' } })
  expect(sent.slice(2)).toEqual(['blue'])
})

test('others get the same answers, byte for byte, about a private match and a missing one', async () => {
  const made = await http()
  const match = await privateMatch(made)
  const lines = [
    'GET /matches/M',
    'GET /matches/M?at=1',
    'GET /matches/M/events',
    'GET /matches/M/receipts',
    'GET /matches/M/save',
    'POST /matches/M/actions',
    'POST /matches/M/rematch',
    'GET /tables/M',
    'GET /tables/M?link=guessed',
    'POST /tables/M/seat',
    'GET /tables',
    'GET /me/tables',
    'GET /me/matches',
    'GET /me/notifications',
    'GET /me/pending-actions',
  ]
  const body = { idempotencyKey: '1', action: { kind: 'text', text: 'bid K' } }
  const answers = async (name: string, by: string | null): Promise<string[]> => {
    const all: string[] = []
    for (const line of lines) {
      const [method, path = ''] = line.split(' ')
      const sent = method === 'GET' ? undefined : path.includes('actions') ? body : {}
      const asked = line.replace('/M', `/${encodeURIComponent(name)}`)
      all.push(JSON.stringify(await made.ask(by, asked, sent)).replaceAll(name, 'M'))
    }
    return all
  }
  for (const by of ['Eve', null])
    expect(await answers(match, by)).toEqual(await answers('None', by))
  const page = `GET /matches/${encodeURIComponent(match)}`
  expect(await made.ask('Eve', page)).toMatchObject([404, { code: 'noMatch' }])
  expect((await made.ask('Ann', page))[0]).toBe(200)
})

test('people cannot open tables if only the operator may open matches', async () => {
  const made = await http({ openers: 'operator' })
  const opened = await clientOf(made, 'Ann').createTable(request)
  expect(opened).toMatchObject({ error: { code: 'operatorOnly' } })
})

test('people at a table write, read, mute and report', async () => {
  const made = await http()
  const match = await privateMatch(made)
  const [ann, bob] = [clientOf(made, 'Ann'), clientOf(made, 'Bob')]
  expect(await ann.getMessagePermissions({ match })).toEqual({
    ok: true,
    value: { policy: 'open', people: [], public: false },
  })
  const sent = await ann.sendMessage({ match, text: 'Hello!' })
  expect(sent).toMatchObject({ value: { n: 1, from: 'Ann', to: null, text: 'Hello!' } })
  const secret = await ann.sendMessage({ match, text: 'psst', to: 'Bob' })
  expect(secret).toMatchObject({ error: { code: 'noMessages' } })
  expect(await bob.listMessages({ match, limit: 1 })).toMatchObject({
    value: [{ n: 1, text: 'Hello!', read: false }],
  })
  expect(await bob.markMessagesRead({ upTo: 1, match })).toEqual({ ok: true, value: null })
  expect(await bob.listMessages({ before: 2 })).toMatchObject({ value: [{ n: 1, read: true }] })
  const shown = await ann.sendMessage({ match, text: 'Hello, world!', public: true })
  expect(shown).toMatchObject({ error: { code: 'noSpectators' } })
  expect(await bob.reportMessage({ message: 1, reason: 'too friendly' })).toMatchObject({
    ok: true,
  })
  expect(await bob.reportMessage({ message: 7, reason: 'none' })).toMatchObject({
    error: { code: 'noMessage' },
  })
  expect(await made.ask('operator', 'GET /reports')).toMatchObject([
    200,
    [{ by: 'Bob', person: 'Ann', message: { text: 'Hello!' }, reason: 'too friendly' }],
  ])
  expect((await made.ask('Bob', 'GET /reports'))[0]).toBe(403)
  expect(await bob.mutePerson({ person: 'Ann' })).toMatchObject({ ok: true })
  expect(await bob.listMutedPeople()).toEqual({ ok: true, value: ['Ann'] })
  expect(await bob.unmutePerson({ person: 'Ann' })).toMatchObject({ ok: true })
  expect(await bob.listMutedPeople()).toEqual({ ok: true, value: [] })
  const outsider = await clientOf(made, 'Eve').sendMessage({ match, text: 'Who is there?' })
  expect(outsider).toMatchObject({ error: { code: 'noMatch' } })
})

test('the opener of a table removes a person', async () => {
  const made = await http()
  const ann = clientOf(made, 'Ann')
  const opened = await ann.createTable({ game: 'diplomacy', seats: 3 })
  const table = opened.ok ? opened.value.table : ''
  expect(await clientOf(made, 'Bob').takeSeat({ table })).toMatchObject({
    value: { players: ['Ann', 'Bob'] },
  })
  expect(await ann.removeFromTable({ table, person: 'Bob' })).toMatchObject({
    value: { players: ['Ann'] },
  })
  expect(await clientOf(made, 'Bob').takeSeat({ table })).toMatchObject({
    error: { code: 'notAdmitted' },
  })
})

test('the opener of a Diplomacy table chooses its press', async () => {
  const made = await http()
  const ann = clientOf(made, 'Ann')
  const duel = { game: 'diplomacy', seats: 2 }
  for (const messages of [undefined, 'private', 'open', 'none'] as const) {
    const opened = await ann.createTable({ ...duel, messages })
    const table = opened.ok ? opened.value.table : ''
    expect(opened).toMatchObject({ ok: true, value: { messages: messages ?? null } })
    await clientOf(made, 'Bob').takeSeat({ table })
    const rules = await ann.getMessagePermissions({ match: table })
    const policy = messages ?? 'private'
    expect(rules).toEqual({
      ok: true,
      value: {
        policy,
        people: policy === 'private' ? ['Bob'] : [],
        public: policy !== 'none',
      },
    })
    if (policy === 'none') continue
    await ann.sendMessage({ match: table, text: 'Hello, world!', public: true })
    const told = { n: 1, from: 'Ann', at: expect.any(Number), text: 'Hello, world!' }
    const guest = clubClient({ url: made.server.url })
    expect(await guest.listPublicMessages({ match: table })).toEqual({ ok: true, value: [told] })
  }
  const spades = await ann.createTable({ game: 'spades', seats: 4, messages: 'private' })
  expect(spades).toMatchObject({ error: { code: 'badRequest' } })
})
