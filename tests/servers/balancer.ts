import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A load balancer in front of the processes of a host. */
export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a load balancer that gives connections to ports in turn, if a process listens there. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => sockets.delete(client))
    const forward = (attempts: number): void => {
      if (attempts === 0) return void client.destroy()
      turn += 1
      const process = connect(ports[turn % ports.length] ?? 0, '127.0.0.1')
      let isConnected = false
      process.on('connect', () => {
        isConnected = true
        client.on('close', () => process.destroy())
        client.pipe(process).pipe(client)
      })
      process.on('error', () => (isConnected ? client.destroy() : forward(attempts - 1)))
      process.on('close', () => isConnected && client.destroy())
    }
    forward(ports.length)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = new Promise((done) => server.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
