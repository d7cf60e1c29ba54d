/**
 * Records some seconds of play at three tables, with all that moves there, as animated pictures into
 * `docs/tables`. `npm run recordings -- [game …] [--to folder]`
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from './browser.js'
import { matches } from './matches.js'
import { playOn } from './player.js'
import { buildArcade, serve } from './serve.js'

/** The tables, and how many clicks into the match the recording begins. */
const RECORDED: Readonly<Record<string, number>> = { spades: 3, diplomacy: 0, 'tromino-go': 8 }

const SIZE = { width: 1120, height: 700 }
/** How wide the picture is, CSS pixels. */
const WIDTH = 720
/** How long a recording lasts, and how long a picture of it stays at least, milliseconds. */
const [LENGTH, LEAST] = [7000, 80]
/** How long a player looks before each click, milliseconds. */
const LOOK = 500

interface Frame {
  readonly picture: Buffer
  /** When it was drawn, milliseconds. */
  readonly at: number
}

/** What a page shows while something happens. */
async function framesOf(page: Page, happen: () => Promise<unknown>): Promise<readonly Frame[]> {
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    const at = 1000 * timestamp
    if (at - (frames.at(-1)?.at ?? 0) >= LEAST)
      frames.push({ picture: Buffer.from(data, 'base64'), at })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 })
  await Promise.race([happen(), page.waitForTimeout(LENGTH)])
  await session.send('Page.stopScreencast')
  return frames
}

async function write(frames: readonly Frame[], path: string): Promise<void> {
  const small = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: WIDTH }).png().toBuffer()),
  )
  const delay = frames.map(({ at }, i) => Math.round((frames[i + 1]?.at ?? at + 1500) - at))
  const { size } = await sharp(small, { join: { animated: true } })
    .webp({ quality: 50, effort: 5, delay, loop: 0 })
    .toFile(path)
  console.log(`${path}: ${frames.length} pictures, ${Math.round(size / 1000)} kB`)
}

const args = process.argv.slice(2)
const at = args.indexOf('--to')
const [to = ''] = at < 0 ? [] : args.splice(at, 2).slice(1)
const folder = to === '' ? fileURLToPath(new URL('../../docs/tables', import.meta.url)) : to
mkdirSync(folder, { recursive: true })

await buildArcade()
const served = await serve()
const browser = await openBrowser()
try {
  for (const { game, given = {} } of matches) {
    const clicks = RECORDED[game]
    if (clicks === undefined || (args.length > 0 && !args.includes(game))) continue
    const page = await browser.newPage({ viewport: SIZE })
    await page.addInitScript('globalThis.__name = (named) => named')
    const settled = new URLSearchParams({ seed: game, pace: '300', rollouts: '0', ...given })
    await page.goto(`${served.address}#/play/${game}?${settled}`)
    await page.locator('.ack-banner:not([data-state="others"])').waitFor()
    if (clicks > 0) await playOn(page, SIZE.width, clicks)
    const frames = await framesOf(page, () => playOn(page, SIZE.width, 60, LOOK))
    await write(frames, join(folder, `${game}.webp`))
    await page.close()
  }
} finally {
  await browser.close()
  await served.close()
}
