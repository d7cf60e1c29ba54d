import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { http } from './http.test-support.js'

describe('an invitation', () => {
  test('can be redeemed once, and only its hash is stored', async () => {
    const { ask, host } = await http({ invitationPage: 'https://example.org/join' })
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

  test('is valid for a week', async () => {
    const made = await http()
    const invited = await made.host.invite('Flo')
    made.now += days(8)
    expect((await made.host.redeemInvitation(invited.ok ? invited.value : '')).ok).toBe(false)
  })
})
