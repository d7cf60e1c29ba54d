import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushPayload } from './push-channel.js'

/** A decrypted message that reached a browser. */
export interface Pushed {
  readonly browser: string
  readonly payload: PushPayload
  /** The headers that a push service reads. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The claims of the sender's token: the service, the contact, and the end of its validity. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly bytes: number
}

/** A push service on this machine, with its browsers. */
export interface PushService {
  readonly origin: string
  /** The messages that reached the browsers. */
  readonly pushed: Pushed[]
  /** The status with which it answers. Default: 201. */
  status: number
  /** Subscribes a browser to the messages of a host. */
  subscribe(browser: string): { endpoint: string; keys: { p256dh: string; auth: string } }
  close(): Promise<void>
}

interface Browser {
  readonly keys: ReturnType<typeof createECDH>
  readonly auth: Buffer
}

/** Starts a push service that checks and decrypts what it gets. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const server = createServer((request, response) => {
    receive(request).then(
      () => response.writeHead(service.status).end(),
      (problem: unknown) => response.writeHead(400).end(String(problem)),
    )
  })
  const receive = async (request: IncomingMessage): Promise<void> => {
    const name = decodeURIComponent(request.url?.split('/')[2] ?? '')
    const browser = browsers.get(name)
    if (browser === undefined) throw new Error(`There is no browser ${name}.`)
    const body = await buffer(request)
    if (service.status !== 201) return
    const { ttl, urgency, authorization = '' } = request.headers as Record<string, string>
    const claims = claimsOf(authorization)
    const payload = JSON.parse(decrypt(browser, body)) as PushPayload
    const headers = { ttl, urgency, 'content-encoding': request.headers['content-encoding'] }
    service.pushed.push({ browser: name, payload, headers, claims, bytes: body.length })
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    origin,
    pushed: [],
    status: 201,
    subscribe(name) {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      browsers.set(name, { keys, auth })
      const endpoint = `${origin}/send/${encodeURIComponent(name)}`
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
  return service
}

/** Checks the token of a sender (RFC 8292), and returns its claims. */
function claimsOf(authorization: string): Readonly<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/u.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('The token has another signature.')
  return { ...JSON.parse(Buffer.from(body, 'base64url').toString()), key }
}

/** Decrypts a message as a browser does (RFC 8291). */
function decrypt({ keys, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + sender.length)
  const derive = (key: Buffer, salted: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salted, info, length))
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = derive(keys.computeSecret(sender), auth, both, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
