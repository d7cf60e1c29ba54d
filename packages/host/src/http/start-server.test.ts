import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { world } from '../fresh.test-support.js'
import { startServer } from './start-server.js'

test('a server closes after five seconds even if a request is unfinished', async () => {
  const { host } = await world()
  const server = await startServer(host)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const cut = new Promise<void>((done) => socket.once('close', () => done()))
  socket.on('error', () => undefined).resume()
  const head = 'POST /matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  socket.write(`${head}content-length: 1000\r\n\r\n{"match":`)
  await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(0))
  // The server has read the head when it answers another connection.
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const closed = server.close()
    await vi.advanceTimersByTimeAsync(5000)
    await Promise.all([closed, cut])
  } finally {
    vi.useRealTimers()
  }
  await host.close()
})
