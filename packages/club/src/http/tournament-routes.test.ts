import { expect, test } from 'vitest'
import { clubClient } from '../client/club-client.js'
import { type Http, http } from '../http.test-support.js'

const clientOf = ({ server, tokens }: Http, person: string) =>
  clubClient({ url: server.url, token: tokens.get(person) })

test('people open, enter and play a tournament with the client', async () => {
  const made = await http({ seatOthers: false })
  const [ann, bob, cyd] = ['Ann', 'Bob', 'Cyd'].map((person) => clientOf(made, person))
  const guest = clubClient({ url: made.server.url })
  const opened = await ann?.createTournament({
    game: 'pure-skill',
    format: 'swiss',
    seats: 3,
    maxPlayers: 6,
    title: 'Cup',
    rounds: 1,
    apart: [['Ann', 'Eve']],
  })
  expect(opened).toMatchObject({ ok: true, value: { stage: 'open', entered: 0 } })
  const tournament = opened?.ok === true ? opened.value.tournament : ''
  expect(await guest.listTournaments({ game: 'pure-skill' })).toMatchObject({
    value: { tournaments: [{ tournament, title: 'Cup' }], next: null },
  })
  expect(await guest.enterTournament({ tournament })).toMatchObject({
    error: { code: 'unauthorized' },
  })
  for (const client of [ann, bob, cyd])
    expect(await client?.enterTournament({ tournament })).toMatchObject({ ok: true })
  expect(await bob?.withdrawFromTournament({ tournament })).toMatchObject({ value: { entered: 2 } })
  expect(await bob?.startTournament({ tournament })).toMatchObject({
    error: { code: 'notOrganizer' },
  })
  expect(await ann?.startTournament({ tournament })).toMatchObject({
    error: { code: 'tooFewEntered' },
  })
  expect(await bob?.enterTournament({ tournament })).toMatchObject({ value: { entered: 3 } })
  expect(await ann?.keepApart({ tournament, apart: [] })).toMatchObject({ value: { apart: [] } })
  expect(await ann?.startTournament({ tournament })).toMatchObject({
    value: { stage: 'running', round: 1, pairings: [{ kind: 'match', decided: null }] },
  })
  expect(await cyd?.listMyTournaments()).toMatchObject({
    value: { tournaments: [{ tournament, hasEntered: true }] },
  })
  expect(await cyd?.listMatches()).toMatchObject({
    value: { matches: [{ title: 'Round 1 of Cup', need: 'required' }] },
  })
  made.now += 40 * 86_400_000
  await made.host.runDueJobs()
  expect(await guest.getTournament({ tournament })).toMatchObject({
    value: { stage: 'finished', standings: [{ rank: 1 }, {}, {}], apart: [], link: null },
  })
  expect(made.faults).toEqual([])
})

test('the opener removes people and cancels, and the operator can cancel any tournament', async () => {
  const made = await http({ seatOthers: false })
  const [ann, bob] = [clientOf(made, 'Ann'), clientOf(made, 'Bob')]
  const request = { game: 'pure-skill', format: 'swiss', seats: 3, maxPlayers: 6 } as const
  const [one, two] = [
    await ann.createTournament({ ...request, listed: false }),
    await ann.createTournament(request),
  ]
  const [first, second] = [one, two].map((each) => (each.ok ? each.value.tournament : ''))
  const link = one.ok ? (one.value.link ?? undefined) : undefined
  const unknown = { error: { code: 'noTournament' } }
  expect(await bob.getTournament({ tournament: first ?? '' })).toMatchObject(unknown)
  expect(await bob.enterTournament({ tournament: first ?? '', link })).toMatchObject({ ok: true })
  expect(await ann.removeFromTournament({ tournament: first ?? '', person: 'Bob' })).toMatchObject({
    value: { entered: 0 },
  })
  expect(await bob.enterTournament({ tournament: first ?? '', link })).toMatchObject({
    error: { code: 'notEligible' },
  })
  expect(await ann.cancelTournament({ tournament: first ?? '' })).toMatchObject({
    value: { stage: 'cancelled' },
  })
  expect(await bob.cancelTournament({ tournament: second ?? '' })).toMatchObject({
    error: { code: 'notOrganizer' },
  })
  const operator = clubClient({ url: made.server.url, token: made.tokens.get('operator') })
  expect(await operator.cancelTournament({ tournament: second ?? '' })).toMatchObject({
    value: { stage: 'cancelled' },
  })
  expect(made.faults).toEqual([])
})

test('people cannot open tournaments if only the operator may open matches', async () => {
  const made = await http({ openers: 'operator' })
  const opened = await clientOf(made, 'Ann').createTournament({
    game: 'pure-skill',
    format: 'swiss',
    seats: 3,
    maxPlayers: 6,
  })
  expect(opened).toMatchObject({ error: { code: 'operatorOnly' } })
})
