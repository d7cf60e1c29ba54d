import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Club, openClub } from '@ackanomic/club'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { openHost, postgresStore, restore } from '@ackanomic/host'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { wishList } from '../../examples/wish-list.js'
import { clubConformance } from '../../packages/club/src/testing/club-conformance.test-support.js'
import { answeringSocket } from '../../packages/host/src/store/answering-socket.js'
import { isTransient } from '../../packages/host/src/store/transact.js'
import { checkUpgrade } from '../../packages/host/src/store/upgrade.test-support.js'
import { hostConformance } from '../../packages/host/src/testing/host-conformance.test-support.js'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { tryFaults } from './faults/faults.js'
import { goTo, type Postgres } from './postgres.js'

const games = mergeCatalogues(catalogue)
const sample = pureSkillSample(games)

let postgres: Postgres

beforeAll(async () => {
  postgres = await goTo(inject('postgres'), 'postgres')
})

afterAll(() => postgres.stop())

describe('a host on PostgreSQL', () => {
  test.each([...hostConformance, ...clubConformance])(
    'meets the requirement: $name',
    async ({ run }) => {
      const url = await postgres.empty()
      const hosts: Club[] = []
      await run({
        sample,
        async open(options) {
          const store = await postgresStore(url)
          const secret = 'kept from the players'
          const host = await openClub({ games, secret, workers: 0, store, ...options })
          hosts.push(host)
          return host
        },
      })
      for (const host of hosts) await host.close()
    },
  )

  test('continues when another process stops in the middle of a transaction', async () => {
    const url = await postgres.empty()
    const secret = 'kept from the players'
    const common = { games, secret, workers: 0 }
    const stopped = await postgresStore(url)
    const host = await openClub({ ...common, store: await postgresStore(url) })
    const [by = ''] = sample.opening.roster.players
    await host.createMatch({ match: 'One', by, idempotencyKey: 'open', ...sample.opening })
    let locked = (): void => undefined
    const isLocked = new Promise<void>((done) => {
      locked = done
    })
    let end = (): void => undefined
    const isOver = new Promise<void>((done) => {
      end = done
    })
    const held = stopped.db.transaction().execute(async (tx) => {
      await tx.selectFrom('matches').select('id').where('id', '=', 'One').forUpdate().execute()
      locked()
      await isOver
    })
    held.catch(() => undefined)
    await isLocked
    const action = sample.hiddenActions[0]
    const done = await host.submit({ match: 'One', by, idempotencyKey: '1', action })
    expect(done.ok).toBe(true)
    end()
    await host.close()
    await stopped.close().catch(() => undefined)
  })

  test('keeps no row of a person who is deleted while they are answered', async () => {
    const url = await postgres.empty()
    const common = { games, secret: 'kept from the players', workers: 0 }
    const store = await postgresStore(url)
    const host = await openClub({ ...common, store })
    const other = await openClub({ ...common, store: await postgresStore(url) })
    const invited = await host.createInvitation({ person: 'Ann' })
    await host.redeemInvitation({ invitation: invited.ok ? invited.value.invitation : '' })
    const third = await postgresStore(url)
    const waitFor = async (waiting: number, isOver: () => boolean): Promise<void> => {
      const counted = sql<{ waiting: number }>`select count(*)::int as waiting
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while (!isOver() && (await counted.execute(third.db)).rows[0]?.waiting !== waiting)
        await pause(10)
    }
    let isDeleted = false
    // The same row, not yet committed, holds the request up after it was let in.
    const row = { person: 'Ann', muted: 'Bob' }
    const tx = await third.db.startTransaction().execute()
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await tx.insertInto('mutes').values(row).execute()
    const answer = host.mutePerson({ by: 'Ann', person: 'Bob' })
    await waitFor(1, () => false)
    const deletion = other.deletePerson({ person: 'Ann' }).then(() => {
      isDeleted = true
    })
    await waitFor(2, () => isDeleted)
    await tx.rollback().execute()
    await Promise.all([answer, deletion])
    expect(await store.db.selectFrom('mutes').selectAll().execute()).toEqual([])
    await third.close()
    for (const each of [host, other]) await each.close()
  })

  test('plans the statement that writes steps once instead of at each step', async () => {
    const store = await postgresStore(await postgres.empty(), { connections: 1 })
    const secret = 'kept from the players'
    const host = await openClub({ games, secret, workers: 0, store })
    const [by = ''] = sample.opening.roster.players
    for (let n = 0; n < 12; n++)
      await host.createMatch({ match: `${n}`, by, idempotencyKey: 'open', ...sample.opening })
    const { rows } = await sql<{ name: string; custom: number; generic: number }>`
      select name, custom_plans::int as custom, generic_plans::int as generic
      from pg_prepared_statements`.execute(store.db)
    expect(rows).toEqual([{ name: 'write_steps', custom: 5, generic: 7 }])
    await host.close()
  })

  test('breaks the connection to a silent server', async () => {
    const silent = createServer()
    const port = await new Promise<number>((done) => {
      silent.listen(0, '127.0.0.1', () => done(Object(silent.address()).port))
    })
    const socket = answeringSocket(50)
    const broken = new Promise<unknown>((done) => socket.once('error', done))
    socket.connect(port, '127.0.0.1')
    expect(isTransient(await broken)).toBe(true)
    await new Promise((closed) => silent.close(closed))
  })

  test('is upgraded to the next version', async () => {
    const [url, other] = [await postgres.empty(), await postgres.empty()]
    await checkUpgrade(
      () => postgresStore(url),
      () => postgresStore(other),
    )
  })

  test('gets the tables of a module once when two processes start at the same time', async () => {
    const url = await postgres.empty()
    const [one, other] = await Promise.all(
      [1, 2].map(async () =>
        openHost({
          games,
          secret: 'kept from the players',
          workers: 0,
          store: await postgresStore(url),
          modules: [wishList],
        }),
      ),
    )
    const added = await one?.addWish({ by: 'Ann', text: 'Spades' })
    const lines: string[] = []
    await other?.backup((line) => void lines.push(line))
    for (const host of [one, other]) await host?.close()

    const store = await postgresStore(await postgres.empty())
    await restore(store, lines, [wishList])
    const restored = await openHost({
      games,
      secret: 'kept from the players',
      workers: 0,
      store,
      modules: [wishList],
    })
    const listed = await restored.listWishes()
    expect(listed.ok && listed.value).toEqual([added?.ok && added.value])
    await restored.close()
  })

  test('loses nothing under a hundred faults', async () => {
    expect(await tryFaults(postgres, 100, '1250')).toEqual([])
  })
})
