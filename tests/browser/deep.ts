/**
 * Plays a hundred matches through the page, one game after another, each by a seed of its own, and
 * looks at each as the browser tests do. `tsx tests/browser/deep.ts [how many] [from which]`
 */
import { openBrowser } from './browser.js'
import { matches } from './matches.js'
import { play } from './playing.js'
import { serve } from './serve.js'

const WIDTHS = [360, 820, 1280, 1920]
/** How many pages play at once. */
const AT_ONCE = 2

const [count = 100, from = 0] = process.argv.slice(2).map(Number)
const served = await serve()
const browser = await openBrowser()
const problems: string[] = []
let next = from
const work = async (): Promise<void> => {
  while (next < from + count) {
    const i = next++
    const planned = matches[i % matches.length]
    const width = WIDTHS[Math.floor(i / matches.length) % WIDTHS.length]
    if (planned === undefined || width === undefined) return
    const found = await play(browser, served.address, planned, width, `match ${i}`)
    problems.push(...found)
  }
}
try {
  await Promise.all(Array.from({ length: AT_ONCE }, work))
} finally {
  await browser.close()
  await served.close()
}
for (const problem of problems) console.log(problem)
console.log(`${count} matches through the page, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
