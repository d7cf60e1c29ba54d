import { spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { afterAll, expect, test, vi } from 'vitest'
import { freshStore, pureSkillMatch, START, world } from '../fresh.test-support.js'
import { openHost } from '../host/open-host.js'
import { sqliteStore } from './sqlite.js'
import { checkUpgrade } from './upgrade.test-support.js'

const root = mkdtempSync(join(tmpdir(), 'ackanomic-sqlite-'))
let folders = 0
const newFolder = (): string => {
  folders += 1
  return join(root, `${folders}`, 'data')
}
afterAll(() => rmSync(root, { recursive: true, force: true }))

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const opener = fileURLToPath(new URL('./open-store.test-support.ts', import.meta.url))
const node = ['--import', 'tsx', opener]

const open = (store: string) =>
  openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store,
    now: () => START,
    workers: 0,
  })

test('a folder is used by one process at a time, which the error names to others', async () => {
  const folder = newFolder()
  const store = await sqliteStore(folder)
  await expect(sqliteStore(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await store.close()
  await (await sqliteStore(folder)).close()
})

test('a process that is killed leaves no lock, and loses nothing that was acknowledged', async () => {
  const folder = newFolder()
  const child = spawn(process.execPath, [...node, folder], { cwd: repository })
  const [opened] = await new Promise<string[]>((done) => {
    child.stdout.on('data', (data) => done(String(data).trim().split(' ')))
  })
  expect(opened).toBe('opened')
  await expect(sqliteStore(folder)).rejects.toThrow(`in use by process ${child.pid}`)
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
  const host = await open(folder)
  expect((await host.getMatch({ match: 'GPS 1', by: 'Ann' })).ok).toBe(true)
  await host.close()
})

/** Replaces the flush of files until the test calls the function that it returns. */
async function replaceFlush(flush: () => Promise<void>): Promise<() => void> {
  const handle = await openFile(fileURLToPath(import.meta.url))
  const prototype = Object.getPrototypeOf(handle)
  await handle.close()
  const { datasync } = prototype
  prototype.datasync = flush
  return () => {
    prototype.datasync = datasync
  }
}

const bid = { match: 'GPS 1', by: 'Bob', action: { kind: 'text', text: 'bid K' } } as const

test('an action is acknowledged, shown and announced only when it is on the disk', async () => {
  const host = await open(newFolder())
  await host.createMatch(pureSkillMatch)
  let flushed = (): void => undefined
  const flush = new Promise<void>((done) => {
    flushed = done
  })
  const restore = await replaceFlush(() => flush)
  const heard: string[] = []
  host.onChange(() => heard.push('told'))
  const acknowledged = host.submit({ ...bid, idempotencyKey: '1' }).then(() => heard.push('sent'))
  await new Promise((passed) => setTimeout(passed, 50))
  const shown = host.listNotifications({ by: 'Bob' }).then(() => heard.push('shown'))
  await new Promise((passed) => setTimeout(passed, 50))
  expect(heard).toEqual([])
  restore()
  flushed()
  await Promise.all([acknowledged, shown])
  expect(heard.toSorted()).toEqual(['sent', 'shown', 'told'])
  await host.close()
})

test('a statement outside a transaction is acknowledged only when it is on the disk', async () => {
  const store = await sqliteStore(newFolder())
  const heard: string[] = []
  const restore = await replaceFlush(async () => void heard.push('flushed'))
  await store.db.insertInto('settings').values({ name: 'one', value: '1' }).execute()
  restore()
  expect(heard).toEqual(['flushed'])
  await store.close()
})

test('commits reach the file itself while the store is open', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const [folder, copy] = [newFolder(), newFolder()]
  const store = await sqliteStore(folder)
  await store.db.insertInto('settings').values({ name: 'one', value: '1' }).execute()
  vi.advanceTimersByTime(1000)
  await store.db.insertInto('settings').values({ name: 'two', value: '2' }).execute()
  vi.useRealTimers()
  mkdirSync(copy, { recursive: true })
  copyFileSync(join(folder, 'matches.db'), join(copy, 'matches.db'))
  await store.close()
  const copied = await sqliteStore(copy)
  const rows = await copied.db.selectFrom('settings').select('value').orderBy('name').execute()
  expect(rows).toEqual([{ value: '1' }, { value: '2' }])
  await copied.close()
})

test('commits that did not reach the file are written to it again when the store closes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const folder = newFolder()
  const [file, before] = [join(folder, 'matches.db'), join(folder, 'before')]
  const store = await sqliteStore(folder)
  copyFileSync(file, before)
  await store.db.insertInto('settings').values({ name: 'one', value: '1' }).execute()
  vi.advanceTimersByTime(1000)
  let flushes = 0
  const restore = await replaceFlush(async () => {
    flushes += 1
    if (flushes === 2) throw new Error('EIO')
  })
  const write = store.db.insertInto('settings').values({ name: 'two', value: '2' }).execute()
  await expect(write).rejects.toThrow('The disk does not accept data: EIO')
  restore()
  vi.useRealTimers()
  copyFileSync(before, file)
  await store.close()
  const again = await sqliteStore(folder)
  const rows = await again.db.selectFrom('settings').select('value').orderBy('name').execute()
  expect(rows).toEqual([{ value: '1' }, { value: '2' }])
  await again.close()
})

test('a read waits for no transaction and sees everything that was committed before it', async () => {
  const store = await sqliteStore(newFolder())
  const read = async () => {
    const row = await store.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'one')
      .executeTakeFirst()
    return row?.value
  }
  const write = { name: 'one', value: 'written' }
  await store.db.transaction().execute(async (tx) => {
    await tx.insertInto('settings').values(write).execute()
    expect(await read()).toBeUndefined()
  })
  expect(await read()).toBe('written')
  await store.db.updateTable('settings').set({ value: 'again' }).execute()
  expect(await read()).toBe('again')
  await store.close()
})

test('a store whose disk accepts no data refuses every request until it is opened again', async () => {
  const folder = newFolder()
  const host = await open(folder)
  await host.createMatch(pureSkillMatch)
  const restore = await replaceFlush(() => Promise.reject(new Error('EIO')))
  const full = 'The disk does not accept data: EIO'
  await expect(host.submit({ ...bid, idempotencyKey: '1' })).rejects.toThrow(full)
  restore()
  // The first answer is unknown, so the same request must not be answered from what was not flushed.
  await expect(host.submit({ ...bid, idempotencyKey: '1' })).rejects.toThrow(full)
  await expect(host.getMatch({ match: 'GPS 1', by: 'Bob' })).rejects.toThrow(full)
  await host.close()
  const again = await open(folder)
  expect((await again.submit({ ...bid, idempotencyKey: '1' })).ok).toBe(true)
  await again.close()
})

test.skipIf(process.platform === 'win32')('only the owner can read the files', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o777)
  writeFileSync(join(folder, 'matches.db'), '', { mode: 0o666 })
  chmodSync(join(folder, 'matches.db'), 0o666)
  const host = await open(folder)
  await host.createMatch(pureSkillMatch)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(folder)) {
    expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0])
  }
  await host.close()
})

test('an error names a file that is no database or a folder that cannot be made', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'matches.db'), 'This is not a database. '.repeat(1000))
  await expect(sqliteStore(folder)).rejects.toThrow(
    /matches\.db cannot be opened: .*not a database/u,
  )
  await expect(sqliteStore(join(folder, 'matches.db', 'data'))).rejects.toThrow(
    /The data folder .* cannot be written: /u,
  )
})

test('a store opens only with its own secret', async () => {
  const folder = newFolder()
  await (await open(folder)).close()
  const games = mergeCatalogues(catalogue)
  const other = openHost({ games, secret: 'another secret of some length', store: folder })
  await expect(other).rejects.toThrow('belongs to another secret')
  await expect(openHost({ games, secret: 'short', store: folder })).rejects.toThrow('16 bytes')
  await (await open(folder)).close()
})

test('a backup whose reader stops holds up no action', async () => {
  const host = await open(newFolder())
  await host.createMatch(pureSkillMatch)
  let proceed = (): void => undefined
  const reading = new Promise<void>((done) => {
    proceed = done
  })
  const lines: string[] = []
  const backup = host.backup(async (line) => {
    lines.push(line)
    if (lines.length > 1) await reading
  })
  while (lines.length < 2) await new Promise((passed) => setTimeout(passed, 1))
  await host.createMatch({ ...pureSkillMatch, match: 'GPS 2' })
  expect(lines.length).toBe(2)
  proceed()
  await backup
  expect(lines.join('')).not.toContain('GPS 2')
  await host.close()
})

test('a closed store is a single file, which the same process can open again', async () => {
  const folder = newFolder()
  const { host } = await world({ store: await sqliteStore(folder) })
  await host.createMatch(pureSkillMatch)
  await host.close()
  expect(readdirSync(folder).filter((name) => name.startsWith('matches'))).toEqual(['matches.db'])
  const again = await world({ store: await sqliteStore(folder) })
  expect((await again.host.getMatch({ match: pureSkillMatch.match })).ok).toBe(true)
  await again.host.close()
})

test('a folder and a backup are upgraded to the next version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  await checkUpgrade(() => sqliteStore(folder), freshStore)
  rmSync(folder, { recursive: true })
})
