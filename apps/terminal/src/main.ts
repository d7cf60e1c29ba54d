import { randomBytes } from 'node:crypto'
import { run } from './run.js'

const { stdin, stdout, stderr, env } = process

// A reader of the output, such as "head", may stop before its end.
for (const stream of [stdout, stderr]) {
  stream.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code === 'EPIPE') process.exit(0)
    throw problem
  })
}

const interrupt = new AbortController()
process.on('SIGINT', () => interrupt.abort())

process.exitCode = await run(process.argv.slice(2), {
  input: stdin,
  output: stdout,
  errors: stderr,
  terminal: stdin.isTTY === true && stdout.isTTY === true,
  interrupt: interrupt.signal,
  colours: stdout.isTTY === true && stdout.hasColors(),
  get columns() {
    return stdout.columns ?? 0
  },
  // npm runs scripts in the root of the repository, wherever they are called from.
  folder: ['start', 'terminal'].includes(env.npm_lifecycle_event ?? '')
    ? (env.INIT_CWD ?? process.cwd())
    : process.cwd(),
  now: Date.now,
  seed: () => randomBytes(32).toString('hex'),
})
stdin.pause()
