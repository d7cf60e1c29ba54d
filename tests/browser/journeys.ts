/**
 * Follows the tutorials of the docs to the letter, each in a fresh folder: writes their files, runs
 * their commands, compares the output, and makes a move on each page that they open. The packages
 * come from a registry on loopback.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '../../scripts/command.js'
import { pack } from '../../scripts/pack.js'
import { publishable, root } from '../../scripts/packages.js'
import { follow } from '../../scripts/tutorial.js'
import { startRegistry } from '../release/registry.js'
import { openBrowser } from './browser.js'
import { playOn } from './player.js'

/** Opens a page as a reader would, and makes a few moves on it. */
async function playAt(address: string): Promise<string> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(address)
    await page.locator('.ack-board').waitFor()
    const steps = async (): Promise<number> =>
      Number(await page.locator('.ack-travel input').first().getAttribute('max'))
    const before = await steps()
    await playOn(page, 1, 8)
    const made = (await steps()) - before
    if (made <= 0 || thrown.length > 0) throw new Error(`no move was made; ${thrown.join(' ')}`)
    return `${made} steps on the page`
  } finally {
    await browser.close()
  }
}

const house = mkdtempSync(join(tmpdir(), 'ackanomic-journeys-'))
const registry = await startRegistry(
  join(house, 'registry'),
  publishable.map(({ name }) => name),
)
const docs = join(root, 'docs', 'tutorials')
let failed = 0
try {
  await must('npm run build')
  const tarballs = await pack()
  Object.assign(process.env, registry.settings)
  for (const file of tarballs) await must(`npm publish "${join(root, file)}"`)
  const pages = readdirSync(docs).filter((file) => file.endsWith('.md'))
  for (const file of pages) {
    const began = performance.now()
    const name = file.replace('.md', '')
    try {
      const page = readFileSync(join(docs, file), 'utf8')
      const seen = (await follow(page, join(house, name), { visit: playAt })).join(', ')
      if (seen === '') throw new Error('it ends in nothing that could be seen')
      console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s; ${seen}`)
    } catch (thrown) {
      failed += 1
      console.log(`${name}: ${thrown instanceof Error ? thrown.message : thrown}`)
    }
  }
  console.log(`${pages.length} tutorials, ${failed} problems`)
} finally {
  await registry.stop()
  rmSync(house, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)
