/**
 * Takes a picture of every table in the midst of play, at three widths, into `docs/tables`; dark at
 * the middle one. `npm run screenshots -- [game …] [--to folder]`. With `--whole`, it takes them in
 * the middle and at the end of a match, at 390, 768 and 1440 px, light and dark.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './browser.js'
import { matches } from './matches.js'
import { playOn } from './player.js'
import { buildArcade, serve } from './serve.js'

/** Each width, and how many clicks into the match the picture is taken. */
const WIDTHS = [
  { width: 360, height: 740, clicks: 4, colours: 'light' },
  { width: 820, height: 900, clicks: 7, colours: 'dark' },
  { width: 1440, height: 900, clicks: 10, colours: 'light' },
] as const

/** The widths for a whole match. */
const WHOLE = [
  { width: 390, height: 844, clicks: 12, colours: 'dark' },
  { width: 768, height: 1024, clicks: 12, colours: 'light' },
  { width: 1440, height: 900, clicks: 12, colours: 'light' },
  { width: 1440, height: 900, clicks: 12, colours: 'dark' },
] as const

const args = process.argv.slice(2)
const whole = args.indexOf('--whole')
if (whole >= 0) args.splice(whole, 1)
const at = args.indexOf('--to')
const [to = ''] = at < 0 ? [] : args.splice(at, 2).slice(1)
const folder = to === '' ? join(fileURLToPath(new URL('../../docs/tables', import.meta.url))) : to
mkdirSync(folder, { recursive: true })

await buildArcade()
const served = await serve()
const browser = await openBrowser()
try {
  for (const { width, height, clicks, colours } of whole < 0 ? WIDTHS : WHOLE) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: colours })
    await page.addInitScript('globalThis.__name = (named) => named')
    const shoot = async (name: string): Promise<void> => {
      const kind = whole < 0 ? `${width}` : `${width}-${colours}`
      const path = join(folder, `${name}-${kind}.png`)
      await page.screenshot({ path, fullPage: true })
      console.log(path)
    }
    if (args.length === 0) {
      await page.goto(served.address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await shoot('games')
    }
    for (const { game, given = {}, most, midst = clicks } of matches) {
      if (args.length > 0 && !args.includes(game)) continue
      const settled = new URLSearchParams({ seed: game, pace: '0', rollouts: '0', ...given })
      await page.goto(`${served.address}#/play/${game}?${settled}`)
      await page.locator('.ack-banner').waitFor()
      await playOn(page, width, Math.min(clicks, midst))
      await page.getByRole('tab').first().click()
      const rest = async (): Promise<void> => {
        await page.locator('.ack-banner:not([data-state="others"])').waitFor()
        // What moves has come to rest.
        await page.evaluate(() =>
          Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
        )
      }
      await rest()
      await shoot(game)
      if (whole < 0) continue
      await playOn(page, width, most)
      // The ending draws its chart once it is seen.
      await page.waitForTimeout(600)
      await rest()
      await shoot(`${game}-end`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await served.close()
}
