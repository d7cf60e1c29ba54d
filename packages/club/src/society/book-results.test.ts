import type { Award, ResultRecord } from '@ackanomic/core'
import { days } from '@ackanomic/core'
import type { Store } from '@ackanomic/host'
import {
  advanceSociety,
  auditBooks,
  type Books,
  createBooks,
  createSociety,
  defineTrophy,
  recordResult,
  saveBooks,
  statementOf,
} from '@ackanomic/society'
import * as fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { freshStore, START } from '../../../host/src/fresh.test-support.js'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { openClub } from '../open-club.js'

const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve'] as const

/** The receivers of an award. They are few, so that they reach their caps. */
const receivers = fc.uniqueArray(fc.constantFrom('Ann', 'Bob', null), { maxLength: 2 })
const clause = 'house/1'

const award: fc.Arbitrary<Award> = fc.oneof(
  fc.record({
    award: fc.constant('points' as const),
    to: receivers,
    each: fc.integer({ min: -3, max: 9 }),
    clause: fc.constant(clause),
  }),
  fc.record({
    award: fc.constant('treasury' as const),
    to: receivers,
    each: fc.integer({ min: 0, max: 60 }),
    as: fc.constantFrom('player' as const, 'referee' as const),
    clause: fc.constant(clause),
  }),
  fc.record({
    award: fc.constant('trophy' as const),
    trophy: fc.constantFrom('standard', 'Golden Knife', 'Tin Spoon', 'Tin Fork'),
    to: fc.constantFrom('Ann', 'Ann', 'Bob'),
    clause: fc.constant(clause),
  }),
)

/** Results of three games of two classes in two months, many at the same time. */
const results = fc.uniqueArray(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom('a', 'b', 'c', 'd') }),
    game: fc.constantFrom('Snap', 'Snap', '1250.99', '1250.7'),
    at: fc.constantFrom(START - days(40), ...[2, 2, 1, 1, 0].map((day) => START - days(day))),
    winner: fc.constantFrom('Ann', 'Ann', 'Bob'),
    awards: fc.array(award, { minLength: 1, maxLength: 4 }),
  }),
  { selector: ({ name }) => name, minLength: 8, maxLength: 20 },
)

type Drawn = typeof results extends fc.Arbitrary<(infer One)[]> ? One : never

const recordOf = ({ name, game, at, winner, awards }: Drawn) =>
  ({
    game,
    match: name,
    startedAt: 0,
    starters: 5,
    players: PEOPLE,
    referees: ['Ref'],
    refereesMayPlay: false,
    duel: false,
    exhibition: null,
    outcome: { at, winners: [winner], ranking: [], awards },
  }) satisfies ResultRecord

const SNAP = {
  rule: null,
  title: 'Snap',
  name: null,
  equipment: ['Cards'],
  play: 'Shout first.',
  players: { lower: 2, upper: 9 },
  referees: { count: 1, chosen: 'by lot', mayPlay: false },
  winning: 'Hold all cards.',
  further: 'none',
  trophy: 'standard',
}

/** Opens a club with people who can endorse, and to which a test can add finished matches. */
async function openWithPeople(books: Books, given?: Store) {
  const store = given ?? (await freshStore())
  const clock = { now: START }
  const secret = 'kept from the players'
  const now = () => clock.now
  const host = await openClub({ games: {}, secret, store, books, workers: 0, now })
  for (const name of PEOPLE) {
    const { invitation } = expectOk(await host.createInvitation({ person: name }))
    expectOk(await host.redeemInvitation({ invitation }))
  }
  const add = async (record: ResultRecord): Promise<void> => {
    const { match, outcome } = record
    const row = { match, record: JSON.stringify(record), ended_at: outcome.at, booked: 0 }
    await store.db.insertInto('result_records').values(row).execute()
  }
  const acceptSnap = async (): Promise<void> => {
    const posting = { title: 'Snap', text: 'Snap is played.', describes: [SNAP] }
    expectOk(await host.postSubmission({ by: 'Ann', idempotencyKey: '1', ...posting }))
    for (const by of PEOPLE.slice(1)) expectOk(await host.endorseSubmission({ submission: 1, by }))
    clock.now += days(3)
  }
  const enactSnap = async () =>
    expectOk(await host.enactSubmission({ submission: 1, rule: '1250.99' }))
  return { host, clock, add, acceptSnap, enactSnap }
}

/** A database that notes after each transaction how many results wait to be booked. */
function watchTransactions(db: Store['db'], waiting: number[]): Store['db'] {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return () => {
        const transaction = target.transaction()
        const execute = transaction.execute.bind(transaction)
        return Object.assign(transaction, {
          async execute(run: Parameters<typeof execute>[0]) {
            const done = await execute(run)
            const results = db.selectFrom('result_records').select('match').where('booked', '=', 0)
            waiting.push((await results.execute()).length)
            return done
          },
        })
      }
    },
  })
}

test('books and statements follow from the log, whatever the order of results', async () => {
  await fc.assert(
    fc.asyncProperty(results, fc.nat(3), fc.nat(8), async (drawn, first, late) => {
      const records = drawn.map(recordOf)
      let books = expectOk(
        defineTrophy(createBooks(), { name: 'Tin Fork', unique: true, nameless: true }),
      )
      for (const record of records.slice(0, first)) {
        const recorded = recordResult(books, record)
        if (recorded.ok) books = recorded.value.books
      }
      const { host, clock, add, acceptSnap, enactSnap } = await openWithPeople(books)
      const check = async (): Promise<void> => {
        const log = expectOk(await host.exportSocietyLog())
        const { books: right } = log.reduce((society, entry) => {
          const next = advanceSociety(society, entry)
          // The books reject results that they already have, and impossible Trophies.
          return !next.ok && entry.what === 'result' ? society : expectOk(next)
        }, createSociety(books))
        const kept = await host.books()
        expect(kept).toEqual(right)
        expect(JSON.stringify(kept)).toBe(JSON.stringify(right))
        expect(expectOk(await host.exportBooks())).toBe(saveBooks(right))
        for (const name of [...PEOPLE, 'Ref'])
          expect(expectOk(await host.statementOf({ person: name }))).toEqual(
            statementOf(right, name),
          )
        expect(auditBooks(right)).toEqual(expectOk(await host.auditSociety()))
      }
      for (const [i, record] of records.entries()) {
        if (i === late) await check()
        await add(record)
        if (i % 3 > 0) await host.statementOf({ person: 'Ann' })
      }
      await check()
      await acceptSnap()
      await enactSnap()
      await check()
      clock.now += days(10)
      const { message } = expectOk(await host.statementOf({ person: 'Ann' }))
      expectOk(await host.closeMonth({ month: '2026-11' }))
      const told = expectOk(await host.listNotifications({ by: 'Ann' })).at(-1)
      expect(told?.message.split('\n').at(-1)).toBe(message[0])
      await host.close()
    }),
    { numRuns: 8 },
  )
})

test('matches that change their class are booked again in batches, and readers wait for all', async () => {
  const store = await freshStore()
  const waiting: number[] = []
  const watched = { ...store, db: watchTransactions(store.db, waiting) }
  const { host, add, acceptSnap, enactSnap } = await openWithPeople(createBooks(), watched)
  const points = { award: 'points' as const, to: ['Ann'], each: 1, clause }
  for (let n = 0; n < 120; n++)
    await add(
      recordOf({ name: `${n}`, game: 'Snap', at: START + n, winner: 'Ann', awards: [points] }),
    )
  await host.books()
  await acceptSnap()
  await enactSnap()
  waiting.length = 0
  const { months } = (await host.books()).ledger
  expect(months.map(({ game, matches }) => [game, matches.length])).toEqual([['1250.99', 120]])
  expect(waiting).toEqual([120, 70, 20, 0])
  await host.close()
})

test('the export of the books reads at most 200 rows at a time', async () => {
  const store = await freshStore()
  let most = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      most = Math.max(most, result.rows.length)
      return result
    },
  }
  const watched = { ...store, db: store.db.withPlugin(plugin) }
  const { host, add } = await openWithPeople(createBooks(), watched)
  const trophy = { award: 'trophy' as const, trophy: 'standard', to: 'Ann', clause }
  for (let n = 0; n < 450; n++)
    await add(recordOf({ name: `${n}`, game: 'Snap', at: START, winner: 'Ann', awards: [trophy] }))
  await host.books()
  most = 0
  const saved = JSON.parse(expectOk(await host.exportBooks()))
  expect(saved.matches).toHaveLength(450)
  // The books begin with one.
  expect(saved.trophies.trophies).toHaveLength(451)
  expect(most).toBe(200)
  await host.close()
})

test('the statements of a month follow the rules at its closing', async () => {
  const store = await freshStore()
  let onTotals = (): void => undefined
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"transfers"')) onTotals()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched = { ...store, db: store.db.withPlugin(plugin) }
  const { host, clock, add, acceptSnap, enactSnap } = await openWithPeople(createBooks(), watched)
  for (const [n, game] of (['Snap', '1250.99', 'Snap', '1250.99'] as const).entries()) {
    const points = { award: 'points' as const, to: ['Ann'], each: 8, clause }
    await add(recordOf({ name: `${n}`, game, at: START + n, winner: 'Ann', awards: [points] }))
  }
  await host.books()
  await acceptSnap()
  clock.now += days(10)
  let enacting: Promise<unknown> | undefined
  onTotals = () => {
    enacting ??= enactSnap()
  }
  expectOk(await host.closeMonth({ month: '2026-11' }))
  await enacting
  const told = expectOk(await host.listNotifications({ by: 'Ann' })).at(-1)
  expect(told?.message).toContain('They give you 20 points')
  await host.close()
})
