/**
 * A floor for any durable host: an HTTP server that reads each action as JSON and writes it into
 * SQLite before it answers; simultaneous actions share a commit and its flush. It has no rules,
 * accounts or receipts.
 */
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import Database from 'libsql'

const [folder = ''] = process.argv.slice(2)
const database = new Database(join(folder, 'floor.db'))
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) database.exec(`pragma ${pragma}`)
database.exec('create table if not exists actions (action text)')
const insert = database.prepare('insert into actions (action) select value from json_each(?)')
let waiting: { readonly action: string; readonly response: ServerResponse }[] = []

function commit(): void {
  insert.run([JSON.stringify(waiting.map(({ action }) => action))])
  for (const { response } of waiting) response.end('{"ok":true}')
  waiting = []
}

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    response.setHeader('content-type', 'application/json')
    if (waiting.length === 0) setImmediate(commit)
    waiting.push({ action: JSON.stringify(JSON.parse(body)), response })
  })
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  process.send?.({ url: `http://127.0.0.1:${port}`, tokens: [] })
})
process.on('disconnect', () => process.exit())
