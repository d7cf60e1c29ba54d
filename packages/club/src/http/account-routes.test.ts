import { createHash } from 'node:crypto'
import type { PlainMail } from '@ackanomic/host'
import { expect, test } from 'vitest'
import { opening } from '../../../host/src/http/http.test-support.js'
import { clubClient } from '../client/club-client.js'
import { http } from '../http.test-support.js'
import { SoftwareAuthenticator } from '../testing/authenticator.test-support.js'

const URL = 'https://games.example.org'

/** A host at which anybody may make an account, and its mails. */
async function club(limits: object = {}) {
  const mails: PlainMail[] = []
  const sendMail = async (mail: PlainMail): Promise<void> => void mails.push(mail)
  const made = await http({ limits }, { accounts: { open: true, url: URL, sendMail } })
  const client = (token?: string) => clubClient({ url: made.server.url, token })
  const lastLink = (): string => /#(\S+)/u.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  return Object.assign(made, { client, lastLink, mails })
}

function expectValue<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  expect(result).toMatchObject({ ok: true })
  return result.value as Value
}

test('a guest creates an account, adds a passkey and signs in with it on another device', async () => {
  const made = await club()
  const guest = made.client()
  expect(expectValue(await guest.getSignInWays())).toEqual({
    open: true,
    mail: true,
    passkeys: true,
  })
  const { token } = expectValue(await guest.createAccount({ name: 'Flo', device: 'A laptop' }))
  const flo = made.client(token)
  expect(expectValue(await flo.whoAmI())).toEqual({ person: 'Flo' })
  const key = new SoftwareAuthenticator(URL)
  const response = key.register(expectValue(await flo.createPasskeyOptions()))
  const added = expectValue(await flo.addPasskey({ name: 'My key', response }))
  const answer = key.signIn(expectValue(await guest.createPasskeySignInOptions()))
  const session = expectValue(
    await guest.signInWithPasskey({ response: answer, device: 'A phone' }),
  )
  const phone = made.client(session.token)
  expect(expectValue(await phone.listSessions())).toMatchObject([
    { device: expect.any(String) },
    { device: expect.any(String) },
  ])
  const own = expectValue(await phone.listSessions()).filter(({ current }) => current)
  expect(own.map(({ device }) => device)).toEqual(['A phone'])
  expect(expectValue(await phone.getAccount())).toMatchObject({
    person: 'Flo',
    mail: null,
    offersMail: true,
    passkeys: [{ passkey: added.passkey, name: 'My key' }],
  })
  expectValue(await phone.removePasskey({ passkey: added.passkey }))
  expectValue(await phone.endSession({ session: 'current' }))
  expect(await made.ask(session.token, 'GET /me')).toMatchObject([401, { code: 'unauthorized' }])
  expect(expectValue(await flo.whoAmI())).toEqual({ person: 'Flo' })
})

test('a mailed link signs a person in, and asks for a name if they have no account', async () => {
  const made = await club()
  const guest = made.client()
  expectValue(await guest.sendSignInLink({ mail: 'flo@example.org' }))
  const page = await fetch(`${made.server.url}/sign-in`)
  const text = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const [, , code = ''] of text.matchAll(/<(script|style)>(.*?)<\/\1>/gsu)) {
    const hash = createHash('sha256').update(code).digest('base64')
    expect(policy).toContain(`'sha256-${hash}'`)
  }
  const [, script = ''] = /<script>(.*?)<\/script>/su.exec(text) ?? []
  const clicks: (() => Promise<void>)[] = []
  const parts = {
    button: {
      hidden: true,
      disabled: false,
      addEventListener: (_: string, click: () => Promise<void>) => clicks.push(click),
    },
    output: { textContent: '' },
    label: { hidden: true },
    input: { value: '' },
  }
  const querySelector = (name: keyof typeof parts): object => parts[name]
  new Function('location', 'document', 'fetch', script)(
    { hash: `#${made.lastLink()}` },
    { querySelector },
    (path: string, init: object) => fetch(`${made.server.url}/${path}`, init),
  )
  await clicks[0]?.()
  expect([parts.label.hidden, parts.output.textContent]).toEqual([
    false,
    'There is no account for flo@example.org yet. Choose a name for it.',
  ])
  parts.input.value = 'Flo'
  await clicks[0]?.()
  expect(parts.output.textContent).toContain('You are Flo.')
  const token = parts.output.textContent.split('\n')[1] ?? ''
  expect(expectValue(await made.client(token).whoAmI())).toEqual({ person: 'Flo' })
})

test('the streams of a session end with it, and those of other sessions continue', async () => {
  const made = await club()
  const first = expectValue(await made.client().createAccount({ name: 'Flo' }))
  const invited = await made.host.createInvitation({ person: 'Flo' })
  const second = expectValue(
    await made
      .client()
      .redeemInvitation({ invitation: invited.ok ? invited.value.invitation : '' }),
  )
  const open = async (token: string) => {
    const path = `${made.server.url}/me/notifications/events`
    const { body } = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
    const reader = body?.getReader()
    const end = (async () => {
      while (reader !== undefined && !(await reader.read()).done);
      return 'ended'
    })()
    return { end, cancel: () => reader?.cancel() }
  }
  const [one, two] = [await open(first.token), await open(second.token)]
  const other = made.client(second.token)
  const sessions = expectValue(await other.listSessions())
  const { session = '' } = sessions.find(({ current }) => !current) ?? {}
  expectValue(await other.endSession({ session }))
  expect(await one.end).toBe('ended')
  const pause = new Promise((done) => setTimeout(done, 100, 'goes on'))
  expect(await Promise.race([two.end, pause])).toBe('goes on')
  await two.cancel()
})

test('an address can ask for a limited number of accounts and links in an hour', async () => {
  const made = await club({ signUpsPerHour: 2 })
  const guest = made.client()
  expectValue(await guest.createAccount({ name: 'Flo' }))
  expectValue(await guest.sendSignInLink({ mail: 'flo@example.org' }))
  expect(await made.ask(null, 'POST /accounts', { name: 'Gus' })).toMatchObject([
    429,
    { code: 'tooManyRequests' },
  ])
})

test.each([
  ['POST /accounts', { name: '' }, 400, 'badRequest'],
  ['POST /accounts', { name: 'Ann' }, 409, 'nameTaken'],
  ['POST /sign-in/links', { mail: 'nobody' }, 400, 'badRequest'],
  ['POST /sign-in/links/redeem', { link: 'x' }, 404, 'noSignInLink'],
  ['POST /sign-in/passkeys', { response: { id: 'AA' } }, 404, 'noPasskey'],
  ['POST /sign-in/passkeys', {}, 400, 'badRequest'],
])('the response to %s with %j has the status %s', async (line, body, status, code) => {
  const made = await club()
  expect(await made.ask(null, line, body)).toMatchObject([status, { code }])
})

test.each([
  'GET /me/account',
  'GET /me/sessions',
  'GET /me/export',
  'POST /me/passkeys/options',
  'DELETE /me/sessions/current',
])('a guest cannot send %s', async (line) => {
  const made = await club()
  expect(await made.ask(null, line)).toMatchObject([401, { code: 'unauthorized' }])
})

test('a person confirms their mail address with a link and exports their data', async () => {
  const made = await club()
  const ann = made.client(made.tokens.get('Ann'))
  expectValue(await ann.setMailAddress({ mail: 'ann@example.org' }))
  expectValue(await made.client().redeemSignInLink({ link: made.lastLink() }))
  const kept = expectValue(await ann.exportMyData())
  expect(kept).toMatchObject({
    format: 'ackanomic person',
    person: 'Ann',
    account: { mail: 'ann@example.org' },
  })
})

test('a person deletes their own account by its name, and the operator deletes any', async () => {
  const made = await club()
  const ann = made.client(made.tokens.get('Ann'))
  expect(await ann.deleteAccount({ person: 'Bob' })).toMatchObject({
    error: { code: 'badRequest' },
  })
  expectValue(await ann.deleteAccount({ person: 'Ann' }))
  expect(await made.ask('Ann', 'GET /me')).toMatchObject([401, { code: 'unauthorized' }])
  expect(await made.ask('Bob', 'DELETE /people/Cyd')).toMatchObject([403, { code: 'operatorOnly' }])
  expect(await made.ask('operator', 'DELETE /people/Cyd')).toEqual([200, null])
  expect(await made.ask('operator', 'DELETE /people/Cyd')).toMatchObject([
    404,
    { code: 'noAccount' },
  ])
  const again = await made.ask('operator', 'POST /invitations', { person: 'Ann' })
  expect(again).toMatchObject([409, { code: 'nameTaken' }])
})

test('watchers see the stand-in as soon as a person is deleted', async () => {
  const made = await club()
  expect((await made.ask('Ann', 'POST /matches', opening))[0]).toBe(200)
  const seen: string[] = []
  const bob = made.client(made.tokens.get('Bob'))
  const stop = bob.watch('GPS 1', ({ names }) => void seen.push(names.join()))
  await expect.poll(() => seen.at(-1)).toBe('Ann,Bob,Cyd')
  expectValue(await made.client(made.tokens.get('Ann')).deleteAccount({ person: 'Ann' }))
  await expect.poll(() => seen.at(-1)).toBe('Deleted person 1,Bob,Cyd')
  stop()
})
