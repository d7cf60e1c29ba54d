/**
 * Checks the built site: its internal links work, each game's page has a table on which a move can
 * be made, and a match can be verified.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createMatch } from '@ackanomic/core'
import { pureSkill } from '@ackanomic/games/pure-skill'
import type { Browser } from '@playwright/test'
import { preview } from 'vite'
import { root } from '../../scripts/packages.js'
import { filesUnder } from '../../scripts/pages.js'
import { openBrowser, PATIENCE } from './browser.js'
import { playOn } from './player.js'
import { stepsOf } from './playing.js'

const built = join(root, 'dist', 'site')

/** The most clicks that a move may need. */
const MAX_CLICKS = 80

function fileOf(path: string): string | undefined {
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )
}

const isArcade = (file: string): boolean => file.startsWith(join(built, 'arcade'))

/** The broken links of all pages, to files and to places in pages. */
function brokenLinks(): string[] {
  const pages = filesUnder(built).filter((file) => file.endsWith('.html'))
  const texts = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]))
  const ids = new Map(
    [...texts].map(([page, text]) => [
      page,
      new Set([...text.matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id)),
    ]),
  )
  let links = 0
  const broken = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/ (?:href|src)="([^"#?]*)(?:#([^"]+))?"/gu)].flatMap(
      ([, target = '', fragment = '']) => {
        if (/^[a-z]+:|^\/\//u.test(target)) return []
        links += 1
        const path = target.startsWith('/') ? join(built, target) : join(dirname(page), target)
        const file = target === '' ? page : fileOf(path)
        const place = decodeURIComponent(fragment)
        // The Arcade's fragments are its own.
        const isFound =
          file !== undefined && (place === '' || ids.get(file)?.has(place) || isArcade(file))
        const shown = fragment === '' ? target : `${target}#${fragment}`
        return isFound ? [] : [`${relative(built, page)}: ${shown} leads nowhere`]
      },
    ),
  )
  console.log(`${pages.length} pages, ${links} links within the site`)
  return broken
}

/** Opens the table on a game's page and makes a move. */
async function playHere(browser: Browser, address: string, game: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(PATIENCE)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  await page.addInitScript('globalThis.__name = (named) => named')
  try {
    await page.goto(`${address}games/${game}`, { waitUntil: 'load' })
    await page.locator('.play-here button').click()
    const frame = await (await page.locator('.play-here iframe').elementHandle())?.contentFrame()
    if (frame === null || frame === undefined) return [`${game}: no table is opened`]
    await frame.locator('.ack-banner').waitFor()
    const before = await stepsOf(frame)
    let [clicks, after] = [0, before]
    // A move may take several clicks.
    for (; clicks < MAX_CLICKS && after <= before; after = await stepsOf(frame))
      clicks += (await playOn(frame, 1 + clicks, 5)).clicks || MAX_CLICKS
    if (after <= before) problems.push(`no move was made by ${clicks} clicks`)
    else console.log(`${game.padEnd(20)} played on its page, ${after - before} steps`)
  } catch (thrown) {
    problems.push(`${thrown}`)
  } finally {
    await page.close()
  }
  return problems.map((each) => `${game}: ${each}`)
}

/** Lets the site verify the file of a match. */
async function verifyHere(browser: Browser, address: string): Promise<string[]> {
  const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
  while (!match.isOver) match.advanceTo('nextDeadline')
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  try {
    await page.goto(`${address}arcade/#/verify`)
    const buffer = Buffer.from(match.save())
    const file = { name: 'match.json', mimeType: 'application/json', buffer }
    await page.getByLabel('Choose the files').setInputFiles([file])
    await page.getByText('follow from the secret').waitFor()
    return []
  } catch (thrown) {
    return [`a match is not verified: ${thrown}`]
  } finally {
    await page.close()
  }
}

const problems = brokenLinks()
const games = filesUnder(join(built, 'games'))
  .filter((file) => file.endsWith('.html') && readFileSync(file, 'utf8').includes('play-here'))
  .map((file) => relative(join(built, 'games'), file).replace('.html', ''))
const server = await preview({
  root: built,
  configFile: false,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir: '.' },
  preview: { port: 0, host: '127.0.0.1' },
})
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await openBrowser()
try {
  for (const game of games) problems.push(...(await playHere(browser, address, game)))
  problems.push(...(await verifyHere(browser, address)))
} finally {
  await browser.close()
  await server.close()
}
for (const problem of problems) console.log(problem)
console.log(`${games.length} games on their pages, ${problems.length} problems`)
process.exit(problems.length > 0 || games.length === 0 ? 1 : 0)
