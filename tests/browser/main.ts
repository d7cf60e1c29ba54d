/**
 * Plays every game through the page, at two widths: a whole match against bots by clicking what the
 * page offers. No error in the console, nothing that axe-core finds, no page that scrolls sideways,
 * nothing that the accessibility tree of a board keeps from a player.
 *
 * `tsx tests/browser/main.ts [game …] [host] [keys]`
 */
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.js'
import { playAtHost, playHosted } from './hosted.js'
import { playByKeys } from './keyboard.js'
import { matches } from './matches.js'
import { look, openPage, play } from './playing.js'
import { serve } from './serve.js'
import { overlooked } from './tree.js'

const WIDTHS = [360, 1280]
/** What is played by keys alone, and how far: the one to its end, the other for its grid's sake. */
const KEYS = [
  ['pure-skill', 40],
  ['tromino-go', 8],
] as const
/** How many clicks are made at the host in each game: its bots take their time. */
const AT_HOST = 12
/** How many pages play at once. */
const AT_ONCE = 2

async function reading(browser: Browser): Promise<string[]> {
  const page = await browser.newPage()
  const found = await overlooked(page)
  await page.close()
  return found
}

async function menu(browser: Browser, address: string, width: number): Promise<string[]> {
  const { page, problems } = await openPage(browser, width)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(page, problems, 'the list of games')
  await page.close()
  return problems.map((each) => `at ${width} px: ${each}`)
}

const wanted = process.argv.slice(2)
const planned = matches.filter(({ game }) => wanted.length === 0 || wanted.includes(game))
const hosts = wanted.length === 0 || wanted.includes('host')
const atHost = planned.length === 0 ? matches : planned
const served = await serve({ hosts })
const browser = await openBrowser()
const problems: string[] = []
try {
  problems.push(...(await reading(browser)))
  for (const width of WIDTHS) problems.push(...(await menu(browser, served.address, width)))
  if (hosts) {
    const begun = performance.now()
    problems.push(
      ...(await playHosted(browser, served).catch((thrown) => [`at the host: ${thrown}`])),
    )
    console.log(`at the host, two pages: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
  for (const [game, acts] of KEYS) {
    if (wanted.length === 0 || wanted.includes('keys'))
      problems.push(...(await playByKeys(browser, served.address, game, acts)))
  }
  const tasks = [
    ...planned.flatMap((each) =>
      WIDTHS.map((width) => () => play(browser, served.address, each, width)),
    ),
    ...(hosts ? atHost : []).map((each, i) => {
      const width = WIDTHS[i % WIDTHS.length] ?? 0
      return () => playAtHost(browser, served, each, width, AT_HOST)
    }),
  ]
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift())
      problems.push(...(await task()))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
} finally {
  await browser.close()
  await served.close()
}
problems.push(...new Set(served.faults))
for (const problem of problems) console.log(problem)
console.log(`${planned.length} games at ${WIDTHS.length} widths, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
