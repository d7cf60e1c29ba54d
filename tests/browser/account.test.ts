import { readFileSync } from 'node:fs'
import { clubClient } from '@ackanomic/club/client'
import type { Page } from '@playwright/test'
import { enterClub } from './people.js'
import { look } from './playing.js'
import type { Served } from './serve.js'
import { expect, test } from './test.js'

/** The console's messages about refused requests and ended sessions. */
test.use({ tolerated: [[/status of (?:401|403|404|409) /u], { scope: 'test' }] })

const SESSION = 'session at the host'

const clientOf = ({ address }: Served, token?: string) =>
  clubClient({ url: `${address}host`, token })

/** Gives a page an authenticator that accepts everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Invites a person as the operator. Returns the link. */
async function invitationOf(served: Served, person: string): Promise<string> {
  const answer = await fetch(`${served.address}host/invitations`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${served.operatorToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ person }),
  })
  const { link } = (await answer.json()) as { readonly link: string }
  return link
}

test('A person adds a passkey, signs out, and signs in with the passkey alone.', async ({
  page,
}) => {
  await addAuthenticator(page)
  await enterClub(page, 'Pia')
  await page.getByRole('link', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('If you sign out here, you cannot come back')).toBeVisible()
  await look(page, 'a new account')
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove this passkey' })).toBeVisible()
  await expect(page.getByText('If you sign out here, you cannot come back')).toBeHidden()
  await look(page, 'an account with a passkey')
  await page.setViewportSize({ width: 360, height: 800 })
  await look(page, 'the account on a phone')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  const kept = JSON.parse(readFileSync((await download.path()) ?? '', 'utf8'))
  expect(kept).toMatchObject({ format: 'ackanomic person', person: 'Pia' })
  expect(kept.passkeys).toHaveLength(1)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Your name')).toBeVisible()
  await look(page, 'the ways to sign in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('You are Pia.')).toBeVisible()

  await page.goto('#/club')
  await page.goto('#/club/account')
  await page.getByRole('button', { name: 'Remove this passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove this passkey' })).toBeHidden()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out for good' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey is unknown here.')).toBeVisible()
})

test('A name that is taken is refused, and a free one is proposed.', async ({ page, served }) => {
  await clientOf(served).createAccount({ name: 'Olga' })
  await page.goto('#/club')
  await page.getByLabel('Your name').fill('olga')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose another one, such as "olga 2".')).toBeVisible()
})

test('A person who is signed in on two devices ends one session from the other.', async ({
  page,
  browser,
  served,
  watch,
  baseURL,
}) => {
  await enterClub(page, 'Quin')
  const others = await browser.newContext({ baseURL: baseURL ?? '' })
  watch(others)
  const other = await others.newPage()
  await other.goto(await invitationOf(served, 'Quin'))
  await look(other, 'an invitation')
  await other.getByRole('button', { name: 'Accept' }).click()
  await expect(other.getByText('You are Quin.')).toBeVisible()

  await page.getByRole('link', { name: 'My account' }).click()
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('(this one)')).toHaveCount(1)
  await look(page, 'two sessions')
  await sessions.getByRole('button', { name: 'Sign out there' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(other.getByLabel('Your name')).toBeVisible()
  await expect(page.getByText('You are Quin.')).toBeVisible()
  await others.close()
})

test('A person deletes their account during a match, and the others see a stand-in.', async ({
  page,
  browser,
  served,
  watch,
  baseURL,
}) => {
  const sessions = []
  for (const name of ['Rolf', 'Svea', 'Tilda']) {
    const made = await clientOf(served).createAccount({ name })
    if (!made.ok) throw new Error(made.error.message)
    sessions.push(made.value)
  }
  const clients = sessions.map(({ token }) => clientOf(served, token))
  const opened = await clients[0]?.createTable({ game: 'pure-skill', seats: 3 })
  if (opened?.ok !== true) throw new Error('The table was not opened.')
  const { table } = opened.value
  for (const client of clients.slice(1)) await client.takeSeat({ table })
  await clients[0]?.sendMessage({ match: table, text: 'Good luck!' })

  const signIn = (target: Page, session: unknown) =>
    target.addInitScript(
      ([name = '', text = '']) => localStorage.setItem(name, text),
      [SESSION, JSON.stringify(session)],
    )
  const others = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 800 },
  })
  watch(others)
  const svea = await others.newPage()
  await signIn(svea, sessions[1])
  await svea.goto(`#/host/pure-skill/${encodeURIComponent(table)}`)
  await expect(svea.getByText('Rolf').first()).toBeVisible()

  await signIn(page, sessions[0])
  await page.goto('#/club/account')
  await page.getByText('Delete my account').first().click()
  const confirm = page.getByRole('button', { name: 'Delete my account for good' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel('Type your name, Rolf').fill('Rolf')
  await look(page, 'before the account is deleted')
  await confirm.click()
  await expect(page.getByLabel('Your name')).toBeVisible()

  await expect(svea.getByText(/Deleted person \d/u).first()).toBeVisible()
  // Svea's page keeps its earlier events until it is reloaded.
  await svea.reload()
  await expect(svea.getByText(/Deleted person \d/u).first()).toBeVisible()
  await expect(svea.getByText('Rolf')).toHaveCount(0)
  await look(svea, 'the match with a stand-in')
  for (const client of clients.slice(1))
    expect(
      await client.submit({ match: table, action: { kind: 'text', text: 'bid K' } }),
    ).toMatchObject({ ok: true })
  const after = await clients[1]?.getMatch({ match: table })
  expect(JSON.stringify(after)).not.toContain('Rolf')
  await others.close()
})
