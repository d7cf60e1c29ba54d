import { hours } from '@ackanomic/core'
import { type Store, sqliteStore } from '@ackanomic/host'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { world } from '../fresh.test-support.js'
import { type PushService, startPushService } from '../notices/push-service.test-support.js'
import { SoftwareAuthenticator } from '../testing/authenticator.test-support.js'

/** The person's name, which no random text contains. */
const by = 'Zoë'
const URL = 'https://games.example.org'

let push: PushService

beforeAll(async () => {
  push = await startPushService()
})

afterAll(() => push.close())

/** Wraps a store so that a test can run something just before the next transaction. */
function interruptible(store: Store) {
  let interruption = async (): Promise<unknown> => undefined
  const { db } = store
  const transaction = () => ({
    async execute(run: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) {
      const interrupt = interruption
      interruption = async () => undefined
      await interrupt()
      return db.transaction().execute(run)
    },
  })
  const interrupted = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return {
    store: { ...store, db: interrupted },
    beforeNext(run: () => Promise<unknown>) {
      interruption = run
    },
  }
}

/** Opens a club with Zoe, and with everything that she could write to. */
async function lively() {
  const store = await sqliteStore()
  const { store: interrupted, beforeNext } = interruptible(store)
  const links: string[] = []
  const options = {
    accounts: {
      open: true,
      url: URL,
      sendMail: async ({ text }: { text: string }) =>
        void links.push(/#(\S+)/u.exec(text)?.[1] ?? ''),
    },
    channels: { sink: async () => undefined },
    push: { contact: 'mailto:operator@example.org', services: [push.origin] },
  }
  const elsewhere = await world({ store, ...options })
  const { host } = await world({ store: interrupted, ...options })
  for (const name of [by, 'Bob']) await host.createAccount({ name })
  const match = { ...pureSkillMatch, roster: { players: [by, 'Bob', 'Cyd'], referees: ['Dee'] } }
  expectOk(await host.createMatch({ ...match, by, messages: 'open' }))
  const table = { idempotencyKey: '1', game: 'pure-skill', seats: 3 }
  const own = expectOk(await host.createTable({ ...table, by }))
  const other = expectOk(await host.createTable({ ...table, by: 'Bob' }))
  const shared = expectOk(await host.createTable({ ...table, by: 'Bob', idempotencyKey: '2' }))
  await host.takeSeat({ table: shared.table, by })
  const cup = { game: 'pure-skill', format: 'swiss', seats: 3, rounds: 1, maxPlayers: 6 } as const
  const { tournament } = expectOk(
    await host.createTournament({ ...cup, by: 'Bob', idempotencyKey: '1' }),
  )
  const message = { match: match.match, by: 'Bob', idempotencyKey: '1', text: 'Hello!' }
  expectOk(await host.sendMessage(message))
  const register = async () => {
    const authenticator = new SoftwareAuthenticator(URL)
    const options = expectOk(await host.createPasskeyOptions({ by }))
    return { authenticator, passkey: authenticator.register(options) }
  }
  const [{ authenticator, passkey: earlier }, { passkey }] = [await register(), await register()]
  expectOk(await host.addPasskey({ by, name: 'a laptop', response: earlier }))
  const signature = authenticator.signIn(expectOk(await host.createPasskeySignInOptions()))
  const { invitation } = expectOk(await host.createInvitation({ person: by }))
  await host.setMailAddress({ by, mail: 'zoe@example.org' })
  const rowsAboutZoe = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' order by name`.execute(store.db)
    const about: string[] = []
    for (const { name } of rows) {
      // The version counts steps, even those that changed nothing else.
      const found = await sql`select * from ${sql.table(name)}`.execute(store.db)
      const texts = found.rows.map(
        (row) => `${name} ${JSON.stringify({ ...Object(row), version: 0 })}`,
      )
      about.push(...texts.filter((text) => /Zoë|zoe@/u.test(text)).sort())
    }
    return about
  }
  return {
    store,
    host,
    elsewhere,
    beforeNext,
    rowsAboutZoe,
    links,
    invitation,
    passkey,
    signature,
    tournament,
    cup,
    match: match.match,
    tables: { own: own.table, other: other.table, shared: shared.table, new: table },
    deleteZoe: () => elsewhere.host.deletePerson({ person: by }),
    async end() {
      await host.close()
      await elsewhere.host.close()
    },
  }
}

type Lively = Awaited<ReturnType<typeof lively>>

const dice = {
  label: 'General Equipment Submission',
  title: 'Dice',
  text: 'There is a die.',
  describes: [{ name: 'Die', definition: 'It has twelve sides.' }],
} as const
const KEY = 'ab'.repeat(32)

/** The operations that store something about a person. */
const writes: Readonly<Record<string, (at: Lively) => Promise<unknown>>> = {
  createTable: ({ host, tables }) => host.createTable({ ...tables.new, by, idempotencyKey: '9' }),
  takeSeat: ({ host, tables }) => host.takeSeat({ table: tables.other, by }),
  'takeSeat with a contribution': ({ host, tables }) =>
    host.takeSeat({ table: tables.shared, by, contribution: 'blue' }),
  inviteToTable: ({ host, tables }) => host.inviteToTable({ table: tables.own, by, person: 'Bob' }),
  createTournament: ({ host, cup }) => host.createTournament({ ...cup, by, idempotencyKey: '9' }),
  enterTournament: ({ host, tournament }) => host.enterTournament({ tournament, by }),
  sendMessage: ({ host, match }) =>
    host.sendMessage({ match, by, idempotencyKey: '9', text: 'Hello!' }),
  mutePerson: ({ host }) => host.mutePerson({ by, person: 'Bob' }),
  reportPerson: ({ host }) => host.reportPerson({ by, person: 'Bob', reason: 'rude' }),
  reportMessage: ({ host }) => host.reportMessage({ by, message: 1, reason: 'rude' }),
  setPlan: ({ host, match }) => host.setPlan({ match, by, text: 'bid 2' }),
  postSubmission: ({ host }) => host.postSubmission({ ...dice, by, idempotencyKey: '9' }),
  addKey: ({ host }) => host.addKey({ by, key: KEY }),
  createPasskeyOptions: ({ host }) => host.createPasskeyOptions({ by }),
  addPasskey: ({ host, passkey }) => host.addPasskey({ by, name: 'a phone', response: passkey }),
  signInWithPasskey: ({ host, signature }) => host.signInWithPasskey({ response: signature }),
  setMailAddress: ({ host }) => host.setMailAddress({ by, mail: 'new@example.org' }),
  redeemSignInLink: ({ host, links }) => host.redeemSignInLink({ link: links.at(-1) ?? '' }),
  redeemInvitation: ({ host, invitation }) => host.redeemInvitation({ invitation }),
  createInvitation: ({ host }) => host.createInvitation({ person: by }),
  subscribe: ({ host }) =>
    host.subscribe({ person: by, channel: 'sink', address: 'zoe@example.org' }),
  seatToken: ({ host, match }) => host.seatToken(match, by),
  changeNoticeSettings: ({ host }) => host.changeNoticeSettings({ by, push: 'all' }),
  addPushDevice: ({ host }) => host.addPushDevice({ by, ...push.subscribe('phone') }),
  renewCalendar: ({ host }) => host.renewCalendar({ by }),
}

/** The operations whose traces are removed with expired rows. */
const passing: typeof writes = {
  sendMessage: ({ host, match }) =>
    host.sendMessage({ match, by: 'Bob', idempotencyKey: '9', text: 'Hello!' }),
  mutePerson: ({ host }) => host.mutePerson({ by: 'Bob', person: by }),
  submit: ({ host, match }) =>
    host.submit({ match, by, idempotencyKey: '9', action: { kind: 'consent' } }),
}

/** The rows about Zoe if she is deleted just before an operation, and if only she is deleted. */
async function rowsAfter(write: (typeof writes)[string], hasJobs: boolean) {
  const [raced, plain] = [await lively(), await lively()]
  let isDeleted = false
  raced.beforeNext(async () => {
    isDeleted = (await raced.deleteZoe()).ok
  })
  await write(raced)
  expect(isDeleted).toBe(true)
  await plain.deleteZoe()
  const rows: (readonly string[])[] = []
  for (const { elsewhere, rowsAboutZoe, end } of [raced, plain]) {
    if (hasJobs) await elsewhere.host.runDueJobs()
    rows.push(await rowsAboutZoe())
    await end()
  }
  return rows
}

test.each(Object.entries(writes))(
  'nothing remains of a person who is deleted just before %s writes',
  async (_, write) => {
    const [raced, plain] = await rowsAfter(write, false)
    expect(raced).toEqual(plain)
  },
)

test.each(Object.entries(passing))(
  'after a cleanup, nothing remains of a person who is deleted just before %s writes',
  async (_, write) => {
    const [raced, plain] = await rowsAfter(write, true)
    expect(raced).toEqual(plain)
  },
)

test('a person who is deleted just before their match begins leaves it', async () => {
  const { host, elsewhere, beforeNext, deleteZoe, match, end } = await lively()
  beforeNext(deleteZoe)
  const roster = { players: ['Bob', by, 'Cyd'], referees: ['Dee'] }
  expectOk(await host.createMatch({ ...pureSkillMatch, match: 'Two', by: 'Bob', roster }))
  await elsewhere.host.runDueJobs()
  for (const each of [match, 'Two']) {
    const page = expectOk(await host.getMatch({ match: each, by: 'Bob' }))
    expect(JSON.stringify(page.view)).toContain('"presence":"left"')
  }
  await end()
})

test('rows that are added about a deleted person are removed within an hour, but not those about others', async () => {
  const { store, elsewhere, deleteZoe, end } = await lively()
  await deleteZoe()
  await elsewhere.host.runDueJobs()
  const people = [by, 'Bob']
  for (const person of people) {
    const row = { person, match: 'One' }
    await store.db
      .insertInto('people')
      .values({ person, latest: 7 })
      .onConflict((clash) => clash.doNothing())
      .execute()
    await store.db.insertInto('consents').values(row).execute()
    await store.db
      .insertInto('turn_notices')
      .values({ ...row, channel: 'push/1', awaits: '[]' })
      .execute()
    await store.db
      .insertInto('requests')
      .values({ ...row, key: '1', at: elsewhere.now, hash: '', result: '' })
      .execute()
    await store.db.insertInto('mutes').values({ person, muted: 'Cyd' }).execute()
  }
  await store.db.insertInto('mutes').values({ person: 'Cyd', muted: by }).execute()
  elsewhere.now += hours(1)
  await elsewhere.host.runDueJobs()
  for (const table of ['people', 'consents', 'turn_notices', 'requests', 'mutes'] as const) {
    const rows = await store.db.selectFrom(table).select('person').execute()
    const kept = rows.map(({ person }) => person)
    expect([table, kept.includes(by), kept.includes('Bob')]).toEqual([table, false, true])
  }
  const muting = await store.db.selectFrom('mutes').select('muted').execute()
  expect(muting).toEqual([{ muted: 'Cyd' }])
  await end()
})
