/**
 * Clones the repository, with uncommitted changes, into a folder with a long name that holds a
 * blank, a quote and a letter beyond ASCII, and runs the README's commands there: as a plain user,
 * in another time zone and locale, in a terminal of 80 columns and without a terminal.
 */
import { spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, type Surroundings } from './command.js'
import { root } from './packages.js'

/** Windows takes no path of more than 260 characters, and packages are nested. */
const LENGTH = process.platform === 'win32' ? 60 : 130
const COLUMNS = 80

const above = mkdtempSync(join(tmpdir(), 'ackanomic-'))
const name = "somebody's clone, café "
const folder = join(above, name.padEnd(LENGTH - above.length - 1, 'x'))
const home = join(above, 'home')

/** If this process is root, nobody: programs behave differently for a plain user. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

const surroundings: Surroundings = {
  // In Turkish, the capital of "i" is not "I"; on Kiritimati it is tomorrow.
  env: {
    HOME: home,
    // npm passes its own cache to the processes that it starts.
    npm_config_cache: join(home, '.npm'),
    // The tests' browser is unpacked there, by the first user.
    TMPDIR: home,
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  },
  ...(user && { user }),
}

/** Gives a folder and its contents to the plain user. */
function giveAway(path: string): void {
  if (user === undefined) return
  chownSync(path, user.uid, user.gid)
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
}

async function must(line: Parameters<typeof run>[0], given: Surroundings = {}): Promise<string> {
  const { ok, output } = await run(line, folder, given)
  if (!ok) throw new Error(`${line}\n${output}`)
  return output
}

/** Copies the files that differ from the last commit, and removes deleted ones. */
async function copyChanges(): Promise<void> {
  const line = 'git ls-files -z --modified --others --exclude-standard'
  const { output } = await run(line, root)
  for (const path of output.split('\0').filter(Boolean)) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path))
    else rmSync(join(folder, path))
  }
}

/** Shows the last line that the tests printed. */
function showTests(text: string): void {
  const line = text.trim().split('\n').at(-1)
  if (line) console.log(`[4/4] ${line}`)
}

async function startArcade(): Promise<void> {
  const { env, user: asUser } = surroundings
  const arcade = spawn('npm', ['start', '--', '--no-open'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    // A process group, because npm starts another process, which must end too.
    detached: true,
    ...asUser,
  })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = ''
      arcade.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = /http:\/\/\S+/u.exec(output)?.[0]
        if (found !== undefined) resolve(found)
      })
      arcade.on('close', () => reject(new Error(`npm start\n${output}`)))
    })
    const page = await (await fetch(address)).text()
    if (!page.includes('id="arcade"')) throw new Error(`The Arcade's page is ${page}`)
  } finally {
    if (arcade.pid !== undefined && arcade.exitCode === null) process.kill(-arcade.pid)
  }
}

/** Plays a match of bots in a terminal, and compares its output with one without a terminal. */
async function watch(): Promise<void> {
  const line = 'npm run --silent terminal -- pure-skill --watch --seed 7'
  const printed = await must(line, surroundings)
  if (process.platform !== 'linux') return
  const inTerminal = await must(
    ['script', '-qec', `stty cols ${COLUMNS} rows 24; ${line}`, '/dev/null'],
    surroundings,
  )
  const lines = inTerminal.split(/\r?\n/u)
  const tooLong = lines.find((each) => each.length > COLUMNS)
  if (tooLong !== undefined) throw new Error(`This line is wider than the terminal:\n${tooLong}`)
  const words = (text: string): string => text.replace(/\s+/gu, ' ').trim()
  // A shell without the locale prints a warning first.
  if (!words(inTerminal).endsWith(words(printed))) throw new Error(`${inTerminal}\n\n${printed}`)
}

try {
  mkdirSync(home)
  const cloned = await run(['git', 'clone', '--quiet', root, folder])
  if (!cloned.ok) throw new Error(cloned.output)
  await copyChanges()
  await must('npm ci')
  giveAway(above)
  console.log('[1/4] installed')
  await startArcade()
  console.log('[2/4] the Arcade answers')
  await watch()
  console.log('[3/4] a match at the terminal')
  const tests = await must('npm test', { ...surroundings, onOutput: showTests })
  console.log(tests.trimEnd().split('\n').at(-1))
} finally {
  rmSync(above, { recursive: true, force: true })
}
