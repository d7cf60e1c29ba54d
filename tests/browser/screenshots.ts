/**
 * Takes pictures of every table at the beginning, in the middle and at the end of a match, at three
 * widths, light and dark, into `dist/screenshots`: `npm run screenshots -- [game …] [--to folder]`.
 * With `--renew` it only renews the pictures that `docs/tables` has.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { builtPage } from '../../apps/arcade/serve/page.js'
import { openBrowser } from './browser.js'
import { whileStill } from './layout.js'
import { matches, type Planned } from './matches.js'
import { playOn } from './player.js'
import { serve } from './serve.js'

/** Each width, and how many clicks into the match the picture of its middle is taken. */
const WIDTHS = [
  { width: 360, height: 740, clicks: 4 },
  { width: 820, height: 900, clicks: 7 },
  { width: 1440, height: 900, clicks: 10 },
] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'dist/screenshots' }, renew: { type: 'boolean' } },
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = values.renew ? join(root, 'docs/tables') : resolve(root, values.to)
mkdirSync(folder, { recursive: true })

async function shoot(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name}.${values.renew ? 'webp' : 'png'}`)
  if (values.renew && !existsSync(path)) return
  const picture = await whileStill(page, () => page.screenshot({ fullPage: true }))
  // Pictures in the repository must be small.
  if (values.renew) await sharp(picture).webp({ quality: 70 }).toFile(path)
  else writeFileSync(path, picture)
  console.log(path)
}

/** Plays a match, and takes a picture at each of its moments. */
async function shootMatch(
  page: Page,
  address: string,
  { game, given = {}, most, midst }: Planned,
  { width, clicks, theme }: { width: number; clicks: number; theme: string },
): Promise<void> {
  const settled = new URLSearchParams({ seed: game, pace: '0', rollouts: '0', ...given })
  await page.goto(`${address}#/play/${game}?${settled}`)
  await page.locator('.ack-banner').waitFor()
  const moments = [
    ['beginning', 0],
    ['middle', Math.min(clicks, midst ?? clicks)],
    ['end', most],
  ] as const
  for (const [moment, more] of moments) {
    if (more > 0) await playOn(page, width, more)
    if (moment !== 'end') await page.getByRole('tab').first().click()
    await page.locator('.ack-banner:not([data-state="others"])').waitFor()
    await shoot(page, `${game}-${moment}-${width}-${theme}`)
  }
}

await builtPage()
const served = await serve()
const browser = await openBrowser()
try {
  for (const theme of ['light', 'dark'] as const) {
    for (const { width, height, clicks } of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme })
      await page.addInitScript('globalThis.__name = (named) => named')
      await page.addInitScript(() => localStorage.setItem('results', 'off'))
      if (positionals.length === 0) {
        await page.goto(served.address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await shoot(page, `games-${width}-${theme}`)
      }
      for (const planned of matches)
        if (positionals.length === 0 || positionals.includes(planned.game))
          await shootMatch(page, served.address, planned, { width, clicks, theme })
      await page.close()
    }
  }
} finally {
  await browser.close()
  await served.close()
}
