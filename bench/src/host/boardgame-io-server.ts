/** boardgame.io's own server; argument: a folder for its FlatFile, or none. */

import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { game } from '../pure-skill/boardgame-io.js'

const require = createRequire(import.meta.url)
const { Server, FlatFile } = require('boardgame.io/server')
const [dir = ''] = process.argv.slice(2)
const port = await new Promise<number>((done) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0))
  })
})
const storage = dir === '' ? {} : { db: new FlatFile({ dir }) }
const server = Server({ games: [{ ...game, name: 'pure-skill' }], origins: ['*'], ...storage })
await server.run({ port })
process.on('disconnect', () => process.exit())
process.send?.({ url: `http://127.0.0.1:${port}`, tokens: [] })
