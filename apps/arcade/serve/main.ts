/** Serves the Arcade, builds its page if need be, and opens it in the browser. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { builtPage } from './page.js'
import { serveArcade } from './server.js'

const usage = `npm start                 serves the Arcade and opens it
npm start -- --no-open    only prints its address
npm start -- --port 8080  serves it there, or at the next free port
npm start -- --host       lets other machines of your network in
npm start -- --push-contact mailto:you@example.org  sends notices to browsers`

function portIn(text: string | undefined): number | undefined {
  const port = Number(text ?? 4173)
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
}

interface Arguments {
  readonly port: number
  readonly opens: boolean
  readonly isOpen: boolean
  readonly contact: string | undefined
}

function argumentsOf(args: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        host: { type: 'boolean' },
        'push-contact': { type: 'string' },
      },
    })
    const port = portIn(values.port)
    if (port === undefined) throw new Error('--port takes a number from 1 to 65535.')
    const contact = values['push-contact']
    if (contact !== undefined && !/^(?:mailto:|https:\/\/)\S+$/u.test(contact))
      throw new Error('--push-contact takes a URL such as mailto:you@example.org.')
    return { port, opens: values['no-open'] !== true, isOpen: values.host === true, contact }
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : problem}\n\n${usage}`)
    process.exit(2)
  }
}

/** Opens an address as the system does; where it cannot, the printed address is there. */
function open(address: string): void {
  const [command = '', ...first] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? ['xdg-open']
  const opener = spawn(command, [...first, address], { stdio: 'ignore', detached: true })
  opener.on('error', () => undefined)
  opener.unref()
}

function fail(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

const { port, opens, isOpen, contact } = argumentsOf(process.argv.slice(2))
const folder = fileURLToPath(new URL('../../../.cache/arcade', import.meta.url))
const page = builtPage()
page.catch(fail)
const server = await serveArcade({
  page,
  port,
  isOpen,
  // The games and their host are loaded while the page is built.
  async openClub(address) {
    const { openHosting } = await import('./hosting.js')
    const push = contact === undefined ? undefined : { contact }
    return openHosting(folder, address, undefined, undefined, push).catch(fail)
  },
}).catch(fail)
console.log(`The Arcade is open at ${server.address} (Ctrl-C closes it)`)
const [shared] = server.networkAddresses
if (shared !== undefined) {
  console.log(`In your network: ${server.networkAddresses.join(', ')}`)
  console.log(renderUnicodeCompact(shared))
} else if (isOpen) console.log('This machine is in no network.')
// Links to a match are made from the address of the page.
if (opens) open(shared ?? server.address)

/** Finishes the host's running requests first. */
async function leave(): Promise<void> {
  await server.close()
  process.exit()
}

process.once('SIGINT', () => void leave())
process.once('SIGTERM', () => void leave())
