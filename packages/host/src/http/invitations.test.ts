import { createHash } from 'node:crypto'
import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { http } from './http.test-support.js'

describe('an invitation', () => {
  test('can be redeemed once, and only its hash is stored', async () => {
    const { ask, host } = await http({}, { invitationPage: 'https://example.org/join' })
    const [, invited] = await ask('operator', 'POST /invitations', { person: 'Flo' })
    const { link } = invited as { readonly link: string }
    const invitation = link.split('#')[1] ?? ''
    expect(await host.authenticate(invitation)).toBeUndefined()
    const [, admitted] = await ask(null, 'POST /invitations/redeem', { invitation })
    const { person, token } = admitted as { readonly person: string; readonly token: string }
    expect([person, await host.authenticate(token)]).toEqual(['Flo', 'Flo'])
    expect((await ask(null, 'POST /invitations/redeem', { invitation }))[0]).toBe(404)
    await ask('operator', 'DELETE /people/Flo/tokens')
    expect(await host.authenticate(token)).toBeUndefined()
  })

  test('opens a page that redeems it only when the button is pressed', async () => {
    const { ask, server } = await http()
    const [, invited] = await ask('operator', 'POST /invitations', { person: 'Flo' })
    const { link } = invited as { readonly link: string }
    expect(link).toMatch(/^\/invitations#/u)
    const page = await fetch(`${server.url}${link}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toContain('text/html')
    const text = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    for (const [, , code = ''] of text.matchAll(/<(script|style)>(.*?)<\/\1>/gsu)) {
      const hash = createHash('sha256').update(code).digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
    // The script runs with the elements that it uses, as in a browser.
    const [, script = ''] = /<script>(.*?)<\/script>/su.exec(text) ?? []
    const clicks: (() => Promise<void>)[] = []
    const button = {
      hidden: true,
      disabled: false,
      addEventListener: (_: string, click: () => Promise<void>) => clicks.push(click),
    }
    const output = { textContent: '' }
    const kept = new Map<string, string>()
    const run = new Function('location', 'document', 'sessionStorage', 'fetch', script)
    run(
      { hash: new URL(link, server.url).hash },
      { querySelector: (name: string) => (name === 'button' ? button : output) },
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      (path: string, init: object) => fetch(new URL(path, `${server.url}${link}`), init),
    )
    expect([button.hidden, output.textContent]).toEqual([false, ''])
    await clicks[0]?.()
    expect(output.textContent).toContain('You are Flo.')
    const shown = output.textContent
    expect((await ask(shown.split('\n')[1] ?? '', 'GET /me'))[1]).toEqual({ person: 'Flo' })
    // If the answer was lost, pressing again shows the same token.
    await clicks[0]?.()
    expect(output.textContent).toBe(shown)
  })

  test('is valid for a week', async () => {
    const made = await http()
    const invited = await made.host.createInvitation({ person: 'Flo' })
    made.now += days(8)
    expect(
      (await made.host.redeemInvitation({ invitation: invited.ok ? invited.value.invitation : '' }))
        .ok,
    ).toBe(false)
  })
})
