/**
 * Measures how long each table takes until it can be used, in a fresh browser at a quarter of the
 * processor's speed: from the navigation until the table is shown with its pending actions, and
 * until the viewer can act or the bots have begun. `tsx scripts/apart.ts browser slow [game …]`
 */
import { builtPage } from '../../apps/arcade/serve/page.js'
import { openBrowser } from './browser.js'
import { matches } from './matches.js'
import { serve } from './serve.js'

/** The factor by which the processor is slowed down. */
const RATE = 4

/** The time within which a table should be usable, in milliseconds. */
const LIMIT = 3000

const games = process.argv.slice(2)
await builtPage()
const served = await serve()
const browser = await openBrowser()
let isSlow = false
try {
  console.log('| table | usable after, ms | loaded, kB |')
  console.log('|---|---:|---:|')
  for (const { game } of matches) {
    if (games.length > 0 && !games.includes(game)) continue
    const times: number[] = []
    let size = 0
    for (let turn = 0; turn < 3; turn++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
      await session.send('Network.enable')
      size = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        size += encodedDataLength
      })
      const begun = performance.now()
      await page.goto(`${served.address}#/play/${game}?seed=slow`, { waitUntil: 'commit' })
      await page.locator('.ack-banner').waitFor()
      times.push(performance.now() - begun)
      await context.close()
    }
    const best = Math.round(Math.min(...times))
    isSlow ||= best > LIMIT
    console.log(`| ${game} | ${best} | ${Math.round(size / 1000)} |`)
  }
} finally {
  await browser.close()
  await served.close()
}
if (isSlow) {
  console.error(`A table takes longer than ${LIMIT} ms.`)
  process.exitCode = 1
}
