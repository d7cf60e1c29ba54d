import { connect } from 'node:http2'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '@ackanomic/games'
import { expect, test } from 'vitest'
import { createContext } from '../options.js'
import { serviceNames } from './context.js'
import { serveServices } from './endpoint.js'

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

test('a lost connection to Restate is no incident', async () => {
  const incidents: unknown[] = []
  const options = {
    games: catalogue,
    secret: 'kept from the players',
    onError: (incident: unknown) => incidents.push(incident),
  }
  const context = createContext(options, { read: async () => [0], add: async () => [0] })
  const names = serviceNames('one')
  const port = await freePort()
  const endpoint = await serveServices({ context, names, runsJobs: false }, { port })
  const session = connect(`http://127.0.0.1:${port}`)
  const call = session.request({
    ':method': 'POST',
    ':path': `/invoke/${names.registry}/counts`,
    'content-type': 'application/vnd.restate.invocation.v5',
  })
  call.on('error', () => undefined)
  await pause(100)
  session.destroy()
  await pause(100)
  expect(incidents).toEqual([])
  await endpoint.close()
})
