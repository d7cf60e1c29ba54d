// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClubClient, clubClient } from '@ackanomic/club/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHosting } from './hosting.js'
import { previewPicture, withPreview } from './preview.js'
import { type ArcadeServer, serveArcade } from './server.js'

const folder = mkdtempSync(join(tmpdir(), 'arcade-preview-'))
let server: ArcadeServer
let table = { address: '', link: '' }
/** A public match and a private one. */
let [open, closed] = ['', '']

async function enter(name: string): Promise<ClubClient> {
  const url = `${server.address}host`
  const made = await clubClient({ url }).createAccount({ name })
  if (!made.ok) throw new Error(made.error.message)
  return clubClient({ url, token: made.value.token })
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<head></head>')
  server = await serveArcade({
    page: Promise.resolve(folder),
    port: 4840,
    openClub: (address) => openHosting(join(folder, 'host'), address, undefined, 0),
  })
  const [ann, bob] = [await enter('Ann'), await enter('Bob')]
  const set = async (admits: 'anybody' | 'link') => {
    const made = await ann.createTable({ game: 'tromino-go', seats: 2, admits })
    if (!made.ok) throw new Error(made.error.message)
    return made.value
  }
  const start = async (admits: 'anybody' | 'link'): Promise<string> => {
    const { table, link } = await set(admits)
    const seat = await bob.takeSeat({ table, link: link ?? '' })
    if (!seat.ok) throw new Error(seat.error.message)
    return encodeURIComponent(table)
  }
  const { table: name, link } = await set('link')
  table = { address: `club/table/${encodeURIComponent(name)}`, link: link ?? '' }
  open = await start('anybody')
  closed = await start('link')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The title in the preview of an address. */
async function titleOf(at: string): Promise<string | undefined> {
  const page = await fetch(`${server.address}?${new URLSearchParams({ at })}`)
  return /property="og:title" content="([^"]*)"/u.exec(await page.text())?.[1]
}

describe('a preview', () => {
  test('of a game names it', async () => {
    expect(await titleOf('play/ghost')).toBe('Play Ghost')
  })

  test('of an invitation names the person and the game', async () => {
    const title = await titleOf(`${table.address}?link=${table.link}`)
    expect(title).toBe('Ann invites you to Tromino Go')
  })

  test('of a public match names its players', async () => {
    const title = await titleOf(`host/tromino-go/${open}`)
    expect(title).toMatch(/^Tromino Go: (?:Ann and Bob|Bob and Ann)$/u)
  })

  test('reveals nothing about a private match, or about a table without its link', async () => {
    for (const at of [`host/tromino-go/${closed}`, table.address, `host/ghost/${open}`, '%'])
      expect(await titleOf(at)).toBe('The Arcade')
  })
})

test('a page has its preview in its head, with all markup escaped', () => {
  const preview = { title: '"><b>', description: 'A & B', game: 'ghost' }
  const page = withPreview('<head></head>', preview, 'https://arcade.test/')
  expect(page).toContain('content="&#34;&#62;&#60;b&#62;"')
  expect(page).toContain('content="https://arcade.test/previews/ghost.webp"')
  expect(previewPicture('ghost')?.subarray(8, 12).toString()).toBe('WEBP')
  expect(previewPicture('none')).toBeUndefined()
})
