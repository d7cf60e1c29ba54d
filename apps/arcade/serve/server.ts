import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { clubClient } from '@ackanomic/club/client'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Hosting } from './hosting.js'
import { type Guest, pageIn, previewOf, previewPicture, withPreview } from './preview.js'

/** The files and settings that the Arcade is served from. */
export interface ArcadeParts {
  /** The folder of the page. Until it is there, browsers see a page that waits for it. */
  readonly page: Promise<string>
  /** The port to listen on, or the next free one. */
  readonly port: number
  /** Whether other machines of the network get in. Default: only this one. */
  readonly isOpen?: boolean
  /**
   * Opens the host behind the page, once the server listens at its address. Without it there is
   * none.
   */
  openClub?(address: string): Promise<Hosting>
  /** Called before a request to the host is answered. */
  onHostRequest?(request: IncomingMessage, response: ServerResponse): void
}

/** The Arcade, served. */
export interface ArcadeServer {
  /** Its address on this machine. */
  readonly address: string
  /** Its addresses for other machines of the network; none where they do not get in. */
  readonly networkAddresses: readonly string[]
  /** Ends it, after what is under way at the host. */
  close(): Promise<void>
}

/**
 * The security headers of every response. Boards need inline styles; scripts come from here only.
 */
const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/** The page that a browser shows during the build. */
const WAITING = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="1">
<title>The Arcade</title>
<style>body { font: 1.25rem system-ui; margin: 20vh auto; max-width: 30rem; padding: 0 1rem }</style>
<h1>The Arcade</h1>
<p role="status">The Arcade is being built. It opens here in a few seconds.</p>
</html>
`

/** Serves the page. The host behind it is at `/host`. */
export async function serveArcade(parts: ArcadeParts): Promise<ArcadeServer> {
  const { page, isOpen = false, openClub, onHostRequest } = parts
  const machines = isOpen ? networkHosts() : []
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ...machines])
  let hosting: Promise<Hosting> | undefined
  const files = page.then((root) => {
    const app = new Hono()
    app.use(compress())
    app.get('/', async ({ req, html }) => {
      const preview = await previewOf(req.query('at') ?? '', guest)
      const address = new URL('/', req.url).href
      return html(withPreview(pageIn(root), preview, address), 200, { 'cache-control': 'no-cache' })
    })
    app.get('/previews/:file{[a-z-]+\\.webp}', ({ req, body, notFound }) => {
      const picture = previewPicture(req.param('file').replace('.webp', ''))
      return picture === undefined
        ? notFound()
        : body(new Uint8Array(picture), 200, { 'content-type': 'image/webp' })
    })
    app.use(
      serveStatic({
        root,
        // Files with a hash in their names never change.
        onFound: (path, { header }) =>
          header(
            'cache-control',
            /[/\\]assets[/\\]/u.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      }),
    )
    return getRequestListener(app.fetch)
  })
  let isBuilt = false
  files.then(
    () => {
      isBuilt = true
    },
    () => undefined,
  )
  let guest: Guest | undefined
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', headers } = request
    // Another site must not get here under a name of its own.
    if (!names.has((headers.host ?? '').replace(/:\d+$/u, ''))) {
      response.writeHead(403).end('Ask for the address that the Arcade has printed.')
      return
    }
    if (hosting === undefined || !/^\/host(?=[/?]|$)/u.test(url)) {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      if (!isBuilt && headers.accept?.includes('text/html') === true) {
        response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' })
        response.end(WAITING)
      } else await (await files)(request, response)
    } else {
      onHostRequest?.(request, response)
      request.url = url.slice('/host'.length) || '/'
      ;(await hosting).answer(request, response)
    }
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((problem: unknown) => {
      console.error(problem)
      response.destroy()
    })
  })
  let { port } = parts
  while (!(await listens(server, port, isOpen ? undefined : 'localhost'))) port += 1
  const addressOf = (name: string): string =>
    `http://${name}:${(server.address() as AddressInfo).port}/`
  hosting = openClub?.(addressOf('localhost'))
  if (hosting !== undefined) guest = clubClient({ url: `${addressOf('localhost')}host` })
  return {
    address: addressOf('localhost'),
    networkAddresses: machines.map(addressOf),
    async close() {
      const closed = new Promise((done) => server.close(done))
      await (await hosting)?.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function networkHosts(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) =>
    each.filter(({ family, internal }) => family === 'IPv4' && !internal).map((at) => at.address),
  )
}

/** Listens on a port, for all machines without a name; whether it was free. */
function listens(
  server: ReturnType<typeof createServer>,
  port: number,
  name: string | undefined,
): Promise<boolean> {
  return new Promise((done, failed) => {
    const onError = (problem: NodeJS.ErrnoException): void => {
      server.off('listening', onListening)
      if (problem.code === 'EADDRINUSE') done(false)
      else failed(problem)
    }
    const onListening = (): void => {
      server.off('error', onError)
      done(true)
    }
    server.once('error', onError).once('listening', onListening).listen(port, name)
  })
}
