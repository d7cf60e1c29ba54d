import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { hours } from '@ackanomic/core'
import type { PlainMail } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import { expectOk, expectRejection } from '../../../host/src/testing/conformance.test-support.js'
import type { Club } from '../open-club.js'
import type { AccountOptions } from '../people/types.js'
import { SoftwareAuthenticator } from './authenticator.test-support.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

/** A host whose accounts a case makes, and the mails that it has sent. */
interface OpenClub {
  readonly host: Club
  readonly clock: { now: number }
  readonly mails: PlainMail[]
  /** The link in the last mail. */
  lastLink(): string
}

const URL = 'https://games.example.org'

async function openClub(lab: ClubEnv, options: AccountOptions = {}): Promise<OpenClub> {
  const clock = { now: START }
  const mails: PlainMail[] = []
  const host = await lab.open({
    now: () => clock.now,
    accounts: {
      ...{ open: true, url: URL, sendMail: async (mail) => void mails.push(mail) },
      ...options,
    },
  })
  const lastLink = (): string => /#(\S+)/u.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  return { host, clock, mails, lastLink }
}

/** Cases about accounts: how people get them, and how they sign in. */
export const accountCases: readonly ClubCase[] = [
  {
    name: 'an open club lets anybody make an account under a name that nobody has',
    async run(lab) {
      const { host, clock } = await openClub(lab, { accountsPerHour: 2 })
      const { person, token } = expectOk(await host.createAccount({ name: 'Ann', device: 'A' }))
      same([person, await host.authenticate(token)], ['Ann', 'Ann'])
      for (const name of ['Ann', 'ann', 'ＡＮＮ']) {
        const taken = await host.createAccount({ name })
        same(expectRejection(taken), 'nameTaken')
        isTrue(!taken.ok && taken.error.message.includes(`"${name} 2"`))
      }
      for (const name of [
        '',
        ' Bo',
        'Deleted person 1',
        'Standard bot',
        'Referee',
        'a\u200bb',
        '.',
      ])
        same(expectRejection(await host.createAccount({ name })), 'badRequest')
      expectOk(await host.createAccount({ name: 'Bob' }))
      same(expectRejection(await host.createAccount({ name: 'Cyd' })), 'quotaReached')
      clock.now += hours(1)
      expectOk(await host.createAccount({ name: 'Cyd' }))
      same(await host.hasAccount('Cyd'), true)
      const account = expectOk(await host.getAccount({ by: 'Ann' }))
      same([account.person, account.mail, account.passkeys], ['Ann', null, []])
    },
  },
  {
    name: 'a closed club admits only people who were invited',
    async run(lab) {
      const { host, mails } = await openClub(lab, { open: false })
      same(expectRejection(await host.createAccount({ name: 'Ann' })), 'accountsClosed')
      const invitation = expectOk(await host.createInvitation({ person: 'Ann' })).invitation
      const session = expectOk(await host.redeemInvitation({ invitation, device: 'A phone' }))
      same(expectOk(await host.getAccount({ by: 'Ann' })).person, 'Ann')
      same(
        expectOk(await host.listSessions({ by: 'Ann' })).map(({ device }) => device),
        ['A phone'],
      )
      // Nobody is told that there is no such account.
      same(await host.sendSignInLink({ mail: 'eve@example.org' }), {
        ok: true,
        value: undefined,
      })
      same(mails, [])
      same(await host.authenticate(session.token), 'Ann')
      same(expectRejection(await host.createInvitation({ person: 'ANN' })), 'nameTaken')
      expectOk(await host.createInvitation({ person: 'Ann' })).invitation
    },
  },
  {
    name: 'a link by mail makes an account, signs in once and expires',
    async run(lab) {
      const { host, clock, mails, lastLink } = await openClub(lab, { mailsPerHour: 4 })
      const mail = 'Ann@example.org'
      expectOk(await host.sendSignInLink({ mail }))
      same([mails.length, mails[0]?.to], [1, mail])
      isTrue(mails[0]?.text.includes(`${URL}/sign-in#`))
      const link = lastLink()
      const unnamed = await host.redeemSignInLink({ link })
      same(expectRejection(unnamed), 'nameWanted')
      const first = expectOk(await host.redeemSignInLink({ link, name: 'Ann' }))
      same(first.person, 'Ann')
      same(expectRejection(await host.redeemSignInLink({ link, name: 'Bob' })), 'noSignInLink')
      expectOk(await host.sendSignInLink({ mail: 'ann@EXAMPLE.org' }))
      const second = expectOk(await host.redeemSignInLink({ link: lastLink(), device: 'B' }))
      same([second.person, await host.authenticate(second.token)], ['Ann', 'Ann'])
      same(expectOk(await host.listSessions({ by: 'Ann' })).length, 2)
      expectOk(await host.sendSignInLink({ mail }))
      clock.now += hours(0.5)
      same(expectRejection(await host.redeemSignInLink({ link: lastLink() })), 'noSignInLink')
      expectOk(await host.sendSignInLink({ mail }))
      same(expectRejection(await host.sendSignInLink({ mail })), 'quotaReached')
      clock.now += hours(1)
      expectOk(await host.sendSignInLink({ mail }))
      same(expectRejection(await host.sendSignInLink({ mail: 'no address' })), 'badRequest')
      same(expectOk(await host.getAccount({ by: 'Ann' })).mail, mail)
    },
  },
  {
    name: 'a mail address is a person’s when they redeem the link that was sent to it',
    async run(lab) {
      const { host, lastLink } = await openClub(lab)
      for (const name of ['Ann', 'Bob']) expectOk(await host.createAccount({ name }))
      const mail = 'ann@example.org'
      expectOk(await host.setMailAddress({ by: 'Ann', mail }))
      same(expectOk(await host.getAccount({ by: 'Ann' })).mail, null)
      same(expectOk(await host.redeemSignInLink({ link: lastLink() })).person, 'Ann')
      same(expectOk(await host.getAccount({ by: 'Ann' })).mail, mail)
      expectOk(await host.setMailAddress({ by: 'Bob', mail: 'ANN@example.org' }))
      same(expectRejection(await host.redeemSignInLink({ link: lastLink() })), 'mailTaken')
      expectOk(await host.setMailAddress({ by: 'Ann', mail: null }))
      same(expectOk(await host.getAccount({ by: 'Ann' })).mail, null)
      same(expectRejection(await host.setMailAddress({ by: 'Eve', mail })), 'noAccount')
    },
  },
  {
    name: 'without a mail server or an address with a name, mail and passkeys are not offered',
    async run(lab) {
      const host = await lab.open({ now: () => START, accounts: { open: true } })
      same(expectOk(await host.getSignInWays()), { open: true, mail: false, passkeys: false })
      expectOk(await host.createAccount({ name: 'Ann' }))
      const mail = 'ann@example.org'
      same(expectRejection(await host.sendSignInLink({ mail })), 'notConfigured')
      same(expectRejection(await host.setMailAddress({ by: 'Ann', mail })), 'notConfigured')
      same(expectRejection(await host.createPasskeyOptions({ by: 'Ann' })), 'notConfigured')
      same(expectRejection(await host.createPasskeySignInOptions()), 'notConfigured')
      for (const url of [
        'http://games.example.org',
        'http://192.168.1.20:4173',
        'https://[::1]/',
      ]) {
        const other = await lab.open({ now: () => START, accounts: { url } })
        same(expectOk(await other.getSignInWays()).passkeys, false)
      }
    },
  },
  {
    name: 'a person signs in with a passkey, without a name, until it is removed',
    async run(lab) {
      const { host, clock } = await openClub(lab)
      expectOk(await host.createAccount({ name: 'Ann' }))
      const key = new SoftwareAuthenticator(URL)
      const options = expectOk(await host.createPasskeyOptions({ by: 'Ann' }))
      same(Object(options).rp.id, 'games.example.org')
      isTrue(!JSON.stringify(Object(options).user.id).includes('Ann'))
      const response = key.register(options)
      const asked = { by: 'Ann', name: 'My key', response }
      const added = expectOk(await host.addPasskey(asked))
      same([added.name, added.usedAt], ['My key', null])
      // A challenge is answered once.
      same(expectRejection(await host.addPasskey(asked)), 'invalidPasskey')
      const offered = expectOk(await host.createPasskeySignInOptions())
      same(Object(offered).allowCredentials ?? [], [])
      clock.now += hours(1 / 20)
      const answer = key.signIn(offered)
      const session = expectOk(
        await host.signInWithPasskey({ response: answer, device: 'A phone' }),
      )
      same([session.person, await host.authenticate(session.token)], ['Ann', 'Ann'])
      same(expectRejection(await host.signInWithPasskey({ response: answer })), 'invalidPasskey')
      same(expectOk(await host.getAccount({ by: 'Ann' })).passkeys, [
        { ...added, usedAt: clock.now },
      ])
      expectOk(await host.removePasskey({ by: 'Ann', passkey: added.passkey }))
      same(
        expectRejection(await host.removePasskey({ by: 'Ann', passkey: added.passkey })),
        'noPasskey',
      )
      const later = key.signIn(expectOk(await host.createPasskeySignInOptions()))
      same(expectRejection(await host.signInWithPasskey({ response: later })), 'noPasskey')
    },
  },
  {
    name: 'a passkey is refused from another site, for another person, too late and with another key',
    async run(lab) {
      const { host, clock } = await openClub(lab)
      for (const name of ['Ann', 'Bob']) expectOk(await host.createAccount({ name }))
      const add = async (key: SoftwareAuthenticator, by: string, person: string, wait = 0) => {
        const response = key.register(expectOk(await host.createPasskeyOptions({ by: person })))
        clock.now += wait
        return host.addPasskey({ by, name: 'A key', response })
      }
      const evil = new SoftwareAuthenticator('https://evil.example')
      const key = new SoftwareAuthenticator(URL)
      same(expectRejection(await add(evil, 'Ann', 'Ann')), 'invalidPasskey')
      same(expectRejection(await add(key, 'Bob', 'Ann')), 'invalidPasskey')
      same(expectRejection(await add(key, 'Ann', 'Ann', hours(1))), 'invalidPasskey')
      const junk = { by: 'Ann', name: 'A key', response: { id: 'AA', response: {} } }
      same(expectRejection(await host.addPasskey(junk)), 'invalidPasskey')
      const { passkey } = expectOk(await add(key, 'Ann', 'Ann'))
      const other = new SoftwareAuthenticator(URL)
      const options = expectOk(await host.createPasskeySignInOptions())
      const forged = { ...other.signIn(options), id: passkey, rawId: passkey }
      same(expectRejection(await host.signInWithPasskey({ response: forged })), 'invalidPasskey')
      const late = key.signIn(expectOk(await host.createPasskeySignInOptions()))
      clock.now += hours(1)
      same(expectRejection(await host.signInWithPasskey({ response: late })), 'invalidPasskey')
      same(expectRejection(await host.signInWithPasskey({ response: {} })), 'noPasskey')
    },
  },
  {
    name: 'a banned person signs in neither by mail nor with a passkey',
    async run(lab) {
      const { host, lastLink } = await openClub(lab)
      expectOk(await host.sendSignInLink({ mail: 'ann@example.org' }))
      expectOk(await host.redeemSignInLink({ link: lastLink(), name: 'Ann' }))
      const key = new SoftwareAuthenticator(URL)
      const response = key.register(expectOk(await host.createPasskeyOptions({ by: 'Ann' })))
      expectOk(await host.addPasskey({ by: 'Ann', name: 'A key', response }))
      const ban = { by: 'operator', person: 'Ann', decision: 'ban', reason: 'a reason' } as const
      expectOk(await host.decide(ban))
      const answer = key.signIn(expectOk(await host.createPasskeySignInOptions()))
      same(expectRejection(await host.signInWithPasskey({ response: answer })), 'banned')
      expectOk(await host.sendSignInLink({ mail: 'ann@example.org' }))
      same(expectRejection(await host.redeemSignInLink({ link: lastLink() })), 'banned')
    },
  },
  {
    name: 'a person ends one of their sessions, and all processes hear of it',
    async run(lab) {
      const { host } = await openClub(lab)
      const other = await lab.open({ now: () => START })
      const first = expectOk(await host.createAccount({ name: 'Ann', device: 'A laptop' }))
      const again = expectOk(
        await host.redeemInvitation({
          invitation: expectOk(await host.createInvitation({ person: 'Ann' })).invitation,
        }),
      )
      for (const { token } of [first, again]) same(await other.authenticate(token), 'Ann')
      const sessions = expectOk(await host.listSessions({ by: 'Ann' }))
      same(sessions.map(({ device }) => device).sort(), ['A laptop', null])
      const { session = '' } = sessions.find(({ device }) => device === 'A laptop') ?? {}
      const heard = new Promise<string | null>((done) => {
        other.onChange((change) => change.revoked === 'Ann' && done(change.session))
      })
      same(expectRejection(await host.endSession({ by: 'Bob', session })), 'noSession')
      expectOk(await host.endSession({ by: 'Ann', session }))
      same(await heard, session)
      same(await other.authenticate(first.token), undefined)
      same(await other.authenticate(again.token), 'Ann')
      same(expectRejection(await host.endSession({ by: 'Ann', session })), 'noSession')
    },
  },
  {
    name: 'a session tells when it was last used',
    async run(lab) {
      const { host, clock } = await openClub(lab)
      const { token } = expectOk(await host.createAccount({ name: 'Ann' }))
      clock.now += hours(3)
      const later = await lab.open({ now: () => clock.now })
      same(await later.authenticate(token), 'Ann')
      const [session] = expectOk(await host.listSessions({ by: 'Ann' }))
      same([session?.createdAt, session?.usedAt], [START, clock.now])
    },
  },
]
