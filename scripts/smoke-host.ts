/**
 * Starts the built host in a fresh folder, as `npx ackanomic-host` does, and plays over HTTP: an
 * invitation is redeemed, a match is created, a bid is made and kept over a restart.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from './command.js'
import { root } from './packages.js'

const program = join(root, 'packages/host/dist/cli/main.js')
const folder = mkdtempSync(join(tmpdir(), 'ackanomic-host-'))

interface Running {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the host; resolves to its address. */
function start(): Promise<Running> {
  const host: ChildProcess = spawn(process.execPath, [program, '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => host.on('close', () => resolve()))
  const stop = (): Promise<void> => {
    host.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    let output = ''
    host.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /"url":"([^"]+)"/u.exec(output)?.[1]
      if (url !== undefined) resolve({ url, stop })
    })
    host.on('close', (code) => reject(new Error(`The host ended with ${code}:\n${output}`)))
  })
}

async function request(url: string, token: string | undefined, body?: object): Promise<string> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const headers = { 'content-type': 'application/json', ...authorization }
  const response = await fetch(url, { ...sent, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return text
}

try {
  const host = await start()
  const invited = await must([process.execPath, program, 'invite', 'Ann', '--data', folder])
  const invitation = /#(\S+)/u.exec(invited)?.[1]
  const redeemed = await request(`${host.url}/invitations/redeem`, undefined, { invitation })
  const { token } = JSON.parse(redeemed) as { readonly token: string }
  const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const automated = { Bob: 'fair', Cyd: 'fair', Dee: 'referee' }
  await request(`${host.url}/matches`, token, {
    match: 'first',
    idempotencyKey: 'open',
    game: 'pure-skill',
    roster,
    automated,
  })
  const action = { kind: 'text', text: 'bid K' }
  await request(`${host.url}/matches/first/actions`, token, { idempotencyKey: 'bid', action })
  await host.stop()
  const again = await start()
  const page = await request(`${again.url}/matches/first`, token)
  await again.stop()
  if (!page.includes('"bidders"') && !page.includes('"bid')) throw new Error(page)
  console.log('a match was opened, played and kept over a restart')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
