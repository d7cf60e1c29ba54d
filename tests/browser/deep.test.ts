import { matches } from './matches.js'
import { measure } from './player.js'
import { playWhole } from './playing.js'
import { test } from './test.js'

const WIDTHS = [360, 820, 1280, 1920]
const COUNT = 100

for (let i = 0; i < COUNT; i++) {
  const planned = matches[i % matches.length]
  const width = WIDTHS[Math.floor(i / matches.length) % WIDTHS.length]
  if (planned === undefined || width === undefined) continue
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } })
    test(`In match ${i} of ${COUNT}, ${planned.game} is played to its end at ${width} px.`, async ({
      page,
    }) => {
      await measure(page)
      await playWhole(page, planned, width, `match ${i}`)
    })
  })
}
