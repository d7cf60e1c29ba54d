import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { must } from './command.js'

/** A step of a tutorial: a fenced block, and the instructions in its first line. */
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

/** A process that runs until the tutorial's end, and the address that it printed. */
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

/** The ways in which a tutorial is followed. */
export interface Reader {
  /** Whether a reader runs a line of a command fence. Default: every line. */
  readonly runs?: (line: string) => boolean
  /** Opens the page of a served application, and tells what was seen there. */
  readonly visit?: (address: string) => Promise<string>
}

/**
 * Follows a tutorial to the letter in a new folder: writes its files, runs its commands, compares
 * what they print. Returns what was seen; throws if something differs from the page.
 */
export async function follow(
  page: string,
  folder: string,
  { runs = () => true, visit }: Reader = {},
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  const served: Served[] = []
  const seen: string[] = []
  let printed = ''
  try {
    for (const { language, message, text } of stepsOf(page)) {
      const [, file] = /^file=(\S+)$/u.exec(message) ?? []
      if (file !== undefined) writeFileSync(join(folder, file), text)
      else if (language === 'sh') {
        for (const line of text.trim().split('\n').filter(runs)) {
          if (message !== 'serves') printed += await must(line, folder)
          else {
            const serving = await serve(line, folder)
            served.push(serving)
            if (line.includes('vite') && visit) seen.push(await visit(serving.address))
          }
        }
      } else if (language === 'text') {
        const lines = printed.split('\n').map((line) => line.trim())
        const told = text.trim().split('\n')
        const missing = told.filter((line) => !lines.includes(line))
        if (missing.length > 0) throw new Error(`not printed: ${missing.join(' · ')}\n${printed}`)
        seen.push(`${told.length} lines as told`)
      } else throw new Error(`nobody knows what to do with “${language} ${message}”`)
    }
  } finally {
    for (const { stop } of served) stop()
  }
  return seen
}
