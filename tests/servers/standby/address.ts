import { connect, createServer, type Socket } from 'node:net'

/** An address that leads to one server after another, like a proxy. */
export interface Address {
  readonly port: number
  /** Leads to the server at a port, or to none. Ends all existing connections. */
  leadTo(port: number | undefined): void
  /** Drops the server's answers to clients that have sent a text, until it leads elsewhere. */
  loseAnswersTo(text: string): void
  /** The number of dropped answers. */
  readonly lost: number
  close(): Promise<void>
}

/** Creates an address on a free port that leads nowhere yet. */
export async function createAddress(): Promise<Address> {
  const sockets = new Set<Socket>()
  let target: number | undefined
  let lostText: string | undefined
  let lost = 0
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => undefined)
    client.on('close', () => sockets.delete(client))
    if (target === undefined) return void client.destroy()
    const upstream = connect(target, '127.0.0.1')
    upstream.on('error', () => undefined)
    upstream.on('close', () => client.destroy())
    let isLosing = false
    upstream.on('data', (data) => {
      if (isLosing) lost += 1
      else client.write(data)
    })
    client.on('close', () => upstream.destroy())
    client.on('data', (data) => {
      isLosing ||= lostText !== undefined && data.includes(lostText)
      upstream.write(data)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    leadTo(port) {
      target = port
      lostText = undefined
      endAll()
    },
    loseAnswersTo(text) {
      lostText = text
    },
    get lost() {
      return lost
    },
    async close() {
      endAll()
      await new Promise((done) => server.close(done))
    },
  }
}
