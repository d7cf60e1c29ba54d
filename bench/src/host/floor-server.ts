/** A floor for any host: an HTTP server that reads each action as JSON, and answers. It has no rules, no store and no accounts. */
import { createServer } from 'node:http'

const actions: unknown[] = []
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    actions.push(JSON.parse(body))
    response.setHeader('content-type', 'application/json')
    response.end('{"ok":true}')
  })
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  process.send?.({ url: `http://127.0.0.1:${port}`, tokens: [] })
})
process.on('disconnect', () => process.exit())
