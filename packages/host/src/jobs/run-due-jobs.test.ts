import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { days, hours } from '@ackanomic/core'
import type { KyselyPlugin } from 'kysely'
import { expect, test, vi } from 'vitest'
import { freshStore, pureSkillMatch, START, world } from '../fresh.test-support.js'
import { createMailGateway } from '../mail/mail-gateway.js'

test('a clock that is set back while a deadline fires suspends no match', async () => {
  const ahead: number[] = []
  const { host, faults } = await world({ now: () => ahead.shift() ?? START })
  await host.createMatch(pureSkillMatch)
  ahead.push(START + days(40))
  expect((await host.runDueJobs()).deadlines).toBe(1)
  expect(faults).toEqual([])
  await host.close()
})

test('a channel that hangs holds up no deadline and no other delivery', async () => {
  const arrived: string[] = []
  let isHanging = false
  let release = (): void => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  let ahead = START - Date.now()
  const { host } = await world({
    now: () => Date.now() + ahead,
    workers: 1,
    channels: {
      hanging: () => {
        isHanging = true
        return released
      },
      sink: async ({ person }) => void arrived.push(person),
    },
  })
  await host.subscribe({ person: 'Ann', channel: 'hanging', address: 'x' })
  await host.subscribe({ person: 'Bob', channel: 'sink', address: 'x' })
  await host.createMatch(pureSkillMatch)
  while (!isHanging || arrived.length === 0) await pause(5)
  ahead += days(3)
  // The second delivery tells of the deadline that fires while the first channel hangs.
  while (arrived.length < 2) await pause(5)
  release()
  await host.close()
})

test('a delivery fails at its time limit and is tried again', async () => {
  let started = 0
  let ahead = START - Date.now()
  const { host } = await world({
    now: () => Date.now() + ahead,
    workers: 1,
    deliveryTimeout: 50,
    channels: {
      hanging: () => {
        started += 1
        return new Promise(() => undefined)
      },
    },
  })
  await host.subscribe({ person: 'Ann', channel: 'hanging', address: 'x' })
  await host.createMatch(pureSkillMatch)
  while (started < 2) {
    await pause(5)
    ahead += hours(0.1)
  }
  await host.close()
})

test('a bot that thinks for ever and a mail server that greets and hangs hold up no deadline', async () => {
  const mute = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.test ESMTP\r\n')
  })
  await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening))
  const { port } = mute.address() as AddressInfo
  const smtp = `smtp://127.0.0.1:${port}`
  const { channel } = createMailGateway({ domain: 'games.test', smtp, port: 0 })
  let ahead = START - Date.now()
  const { host } = await world({
    now: () => Date.now() + ahead,
    workers: 1,
    deliveryTimeout: 1000,
    channels: { mail: channel },
    bots: {
      thread: new URL('../bots/thread.test-support.mjs', import.meta.url),
      names: ['endless'],
      grace: 600_000,
    },
  })
  await host.subscribe({ person: 'Ann', channel: 'mail', address: 'ann@home.test' })
  const automated = { Dee: 'referee', Bob: 'endless' }
  await host.createMatch({ ...pureSkillMatch, match: 'Thinking', automated })
  await host.createMatch(pureSkillMatch)
  await pause(300)
  ahead += days(3)
  const rounds = async (): Promise<number> => {
    const inbox = await host.listNotifications({ by: 'Cyd', limit: 1000 })
    return (inbox.ok ? inbox.value : []).filter(({ message }) => message.startsWith('Round 2'))
      .length
  }
  while ((await rounds()) < 2) await pause(20)
  await host.close()
  mute.close()
})

test('a bot’s turn reads no more rows when many matches wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const readRows = async (matches: number): Promise<number> => {
    let [rows, now] = [0, START]
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        rows += result.rows.length
        return result
      },
    }
    const store = await freshStore()
    const { host } = await world({
      now: () => {
        now += 1
        return now
      },
      store: { ...store, db: store.db.withPlugin(plugin) },
      bots: {
        thread: new URL('../bots/thread.test-support.mjs', import.meta.url),
        names: ['silent'],
      },
    })
    const automated = { Dee: 'referee', Bob: 'silent' }
    for (let n = 0; n < matches; n++)
      await host.createMatch({ ...pureSkillMatch, match: `GPS ${n}`, automated })
    rows = 0
    await host.runDueJobs()
    await host.close()
    return rows
  }
  const [few, many] = [await readRows(2), await readRows(20)]
  expect(many / 20).toBeLessThanOrEqual(few / 2)
  vi.useRealTimers()
})
