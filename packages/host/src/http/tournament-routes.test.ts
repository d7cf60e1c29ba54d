import { expect, test } from 'vitest'
import { hostClient, operatorClient } from '../client/index.js'
import { type Http, http } from './http.test-support.js'

const clientOf = ({ server, tokens }: Http, person: string) =>
  hostClient({ url: server.url, token: tokens.get(person) })

test('people open, enter and play a tournament by the client', async () => {
  const made = await http({ seatOthers: false })
  const [ann, bob, cyd] = ['Ann', 'Bob', 'Cyd'].map((person) => clientOf(made, person))
  const guest = hostClient({ url: made.server.url })
  const opened = await ann?.tournaments.open({
    ...{ game: 'pure-skill', format: 'swiss', seats: 3, maxPlayers: 6, title: 'Cup' },
    ...{ rounds: 1, apart: [['Ann', 'Eve']] },
  })
  expect(opened).toMatchObject({ ok: true, value: { stage: 'open', entered: 0 } })
  const tournament = opened?.ok === true ? opened.value.tournament : ''
  expect(await guest.tournaments.list({ game: 'pure-skill' })).toMatchObject({
    value: { tournaments: [{ tournament, title: 'Cup' }], next: null },
  })
  expect(await guest.tournaments.enter(tournament)).toMatchObject({
    error: { code: 'unauthorized' },
  })
  for (const client of [ann, bob, cyd])
    expect(await client?.tournaments.enter(tournament)).toMatchObject({ ok: true })
  expect(await bob?.tournaments.withdraw(tournament)).toMatchObject({ value: { entered: 2 } })
  expect(await bob?.tournaments.start(tournament)).toMatchObject({
    error: { code: 'notOrganizer' },
  })
  expect(await ann?.tournaments.start(tournament)).toMatchObject({
    error: { code: 'tooFewEntered' },
  })
  expect(await bob?.tournaments.enter(tournament)).toMatchObject({ value: { entered: 3 } })
  expect(await ann?.tournaments.keepApart(tournament, [])).toMatchObject({ value: { apart: [] } })
  expect(await ann?.tournaments.start(tournament)).toMatchObject({
    value: { stage: 'running', round: 1, pairings: [{ kind: 'match', decided: null }] },
  })
  expect(await cyd?.tournaments.list({ mine: true })).toMatchObject({
    value: { tournaments: [{ tournament, hasEntered: true }] },
  })
  expect(await cyd?.listMatches()).toMatchObject({
    value: { matches: [{ title: 'Round 1 of Cup', need: 'required' }] },
  })
  made.now += 40 * 86_400_000
  await made.host.runDueJobs()
  expect(await guest.tournaments.get(tournament)).toMatchObject({
    value: { stage: 'finished', standings: [{ rank: 1 }, {}, {}], apart: [], link: null },
  })
  expect(made.faults).toEqual([])
})

test('the opener removes people and cancels, and the operator cancels any tournament', async () => {
  const made = await http({ seatOthers: false })
  const [ann, bob] = [clientOf(made, 'Ann'), clientOf(made, 'Bob')]
  const request = { game: 'pure-skill', format: 'swiss', seats: 3, maxPlayers: 6 } as const
  const [one, two] = [
    await ann.tournaments.open({ ...request, listed: false }),
    await ann.tournaments.open(request),
  ]
  const [first, second] = [one, two].map((each) => (each.ok ? each.value.tournament : ''))
  const link = one.ok ? (one.value.link ?? undefined) : undefined
  const unknown = { error: { code: 'noTournament' } }
  expect(await bob.tournaments.get(first ?? '')).toMatchObject(unknown)
  expect(await bob.tournaments.enter(first ?? '', { link })).toMatchObject({ ok: true })
  expect(await ann.tournaments.remove(first ?? '', 'Bob')).toMatchObject({ value: { entered: 0 } })
  expect(await bob.tournaments.enter(first ?? '', { link })).toMatchObject({
    error: { code: 'notEligible' },
  })
  expect(await ann.tournaments.cancel(first ?? '')).toMatchObject({ value: { stage: 'cancelled' } })
  expect(await bob.tournaments.cancel(second ?? '')).toMatchObject({
    error: { code: 'notOrganizer' },
  })
  const operator = operatorClient({ url: made.server.url, token: made.tokens.get('operator') })
  expect(await operator.cancelTournament(second ?? '')).toMatchObject({
    value: { stage: 'cancelled' },
  })
  expect(made.faults).toEqual([])
})

test('if only the operator opens matches, people open no tournaments', async () => {
  const made = await http({ openers: 'operator' })
  const opened = await clientOf(made, 'Ann').tournaments.open({
    ...{ game: 'pure-skill', format: 'swiss', seats: 3, maxPlayers: 6 },
  })
  expect(opened).toMatchObject({ error: { code: 'operatorOnly' } })
})
