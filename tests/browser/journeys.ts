/**
 * Follows the tutorials of the docs to the letter, each in a fresh folder: what is to be written is
 * written, what is to be run is run, what is said to be printed has to be, and where a page is
 * opened a move is made on it. The packages come from a registry on loopback.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { must } from '../../scripts/command.js'
import { pack } from '../../scripts/pack.js'
import { publishable, root } from '../../scripts/packages.js'
import { startRegistry } from '../release/registry.js'
import { openBrowser } from './browser.js'
import { playOn } from './player.js'

/** A step of a tutorial: what is in a fence, and what its first line says of it. */
interface Step {
  readonly language: string
  readonly message: string
  readonly text: string
}

function stepsOf(page: string): Step[] {
  return [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gmu)].map(
    ([, language = '', message = '', text = '']) => ({ language, message, text }),
  )
}

/** The process that runs until the tutorial's end, and the address that it printed. */
interface Served {
  readonly address: string
  stop(): void
}

async function serve(line: string, folder: string): Promise<Served> {
  const child = spawn(line, { cwd: folder, shell: true, detached: true, stdio: 'pipe' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  }
  for (let waited = 0; waited < 600; waited++) {
    const [address] = /http:\/\/[\w.]+:\d+\/?/u.exec(stripVTControlCharacters(printed)) ?? []
    if (address !== undefined) return { address, stop }
    if (child.exitCode !== null) break
    await pause(100)
  }
  stop()
  throw new Error(`${line}: no address was printed\n${printed}`)
}

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

async function follow(name: string, page: string, folder: string): Promise<string> {
  mkdirSync(folder)
  const served: Served[] = []
  const done: string[] = []
  let printed = ''
  try {
    for (const { language, message, text } of stepsOf(page)) {
      const [, file] = /^file=(\S+)$/u.exec(message) ?? []
      if (file !== undefined) writeFileSync(join(folder, file), text)
      else if (language === 'sh' && message === 'serves') {
        const serving = await serve(text.trim(), folder)
        served.push(serving)
        if (text.includes('vite')) done.push(await playAt(serving.address))
      } else if (language === 'sh') {
        for (const line of text.trim().split('\n')) printed += await must(line, folder)
      } else if (language === 'text') {
        const lines = printed.split('\n').map((line) => line.trim())
        const missing = text
          .trim()
          .split('\n')
          .filter((line) => !lines.includes(line))
        if (missing.length > 0) throw new Error(`not printed: ${missing.join(' · ')}\n${printed}`)
        done.push(`${text.trim().split('\n').length} lines as told`)
      } else throw new Error(`what is to be done with “${language} ${message}”?`)
    }
  } finally {
    for (const { stop } of served) stop()
  }
  if (done.length === 0) throw new Error(`${name} ends in nothing that could be seen`)
  return done.join(', ')
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
  const pages = readdirSync(docs).filter((file) => file.endsWith('.md') && file !== 'README.md')
  for (const file of pages) {
    const began = performance.now()
    const name = file.replace('.md', '')
    try {
      const seen = await follow(name, readFileSync(join(docs, file), 'utf8'), join(house, name))
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
