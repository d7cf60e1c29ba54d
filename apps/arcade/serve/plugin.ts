import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import type { Hosting } from './hosting.js'

/** What a page sends is short. */
const MOST = 10_000

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > MOST) return undefined
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Puts the host behind the page: `/host` is its door, `/open-table` opens a table by links. */
export function hostBehind(hosting: Promise<Hosting>): Plugin {
  return {
    name: 'host-behind',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/host', async (request, response) => {
        ;(await hosting).answer(request, response)
      })
      middlewares.use('/open-table', async (request, response) => {
        const isJson = request.headers['content-type']?.startsWith('application/json') === true
        const opened =
          request.method === 'POST' && isJson
            ? await (await hosting).open(await bodyOf(request))
            : { ok: false, error: 'Post what you want as JSON.' }
        response.writeHead(opened.ok ? 200 : 422, { 'content-type': 'application/json' })
        response.end(JSON.stringify(opened))
      })
    },
  }
}
