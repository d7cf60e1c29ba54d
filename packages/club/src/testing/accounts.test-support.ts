import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, hours } from '@ackanomic/core'
import type { PlainMail } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  column,
  columns,
  expectError,
  hearRevocation,
  resultOf,
  signIn,
} from '../../../host/src/testing/conformance.test-support.js'
import type { AccountOptions } from '../people/types.js'
import { SoftwareAuthenticator } from './authenticator.test-support.js'
import { ban, type ClubCase, type ClubSetup, listClubCases } from './club-case.test-support.js'

const URL = 'https://games.example.org'

/** Opens a club with accounts and mail, on which people have accounts. */
async function openWithAccounts(
  setup: ClubSetup,
  options: AccountOptions = {},
  ...people: readonly string[]
) {
  const mails: PlainMail[] = []
  const sendMail = async (mail: PlainMail) => void mails.push(mail)
  const accounts = { open: true, url: URL, sendMail, ...options }
  const { host, clock, open } = await setup.open({ accounts })
  for (const name of people) await host.createAccount({ name })
  /** Redeems the link in the last mail. */
  const redeemLink = (more: { readonly name?: string; readonly device?: string } = {}) => {
    const [, link = ''] = /#(\S+)/u.exec(mails.at(-1)?.text ?? '') ?? []
    return host.redeemSignInLink({ link, ...more })
  }
  return { host, clock, open, mails, redeemLink, ann: host.as('Ann') }
}

/** Cases about accounts and signing in. */
export const accountCases: readonly ClubCase[] = listClubCases({
  'an open club lets anybody create an account under a free name': async (setup) => {
    const { host, clock, ann } = await openWithAccounts(setup, { accountsPerHour: 2 })
    const { person, token } = await host.createAccount({ name: 'Ann', device: 'A' })
    same([person, await host.authenticate(token)], ['Ann', 'Ann'])
    for (const name of ['Ann', 'ann', 'ＡＮＮ']) {
      const taken = await resultOf(host.createAccount({ name }))
      isTrue(!taken.ok && taken.error.message.includes(`"${name} 2"`))
      same(taken.error.code, 'nameTaken')
    }
    for (const name of [
      '',
      ' Bo',
      'Deleted person 1',
      'Standard bot',
      'Referee',
      'a\u200bb',
      '.',
      'constructor',
    ])
      await expectError(host.createAccount({ name }), 'badRequest')
    await host.createAccount({ name: 'Bob' })
    await expectError(host.createAccount({ name: 'Cyd' }), 'quotaReached')
    clock.now += hours(1)
    await host.createAccount({ name: 'Cyd' })
    same(await host.hasAccount('Cyd'), true)
    const account = await ann.getAccount()
    same([account.person, account.mail, account.passkeys], ['Ann', null, []])
  },
  'a closed club admits only people who were invited': async (setup) => {
    const { host, mails, ann } = await openWithAccounts(setup, { open: false })
    await expectError(host.createAccount({ name: 'Ann' }), 'accountsClosed')
    const { invitation } = await host.createInvitation({ person: 'Ann' })
    const { token } = await host.redeemInvitation({ invitation, device: 'A phone' })
    same((await ann.getAccount()).person, 'Ann')
    same(column(await ann.listSessions(), 'device'), ['A phone'])
    // Nobody is told that there is no such account.
    same(await host.sendSignInLink({ mail: 'eve@example.org' }), undefined)
    same(mails, [])
    same(await host.authenticate(token), 'Ann')
    await expectError(host.createInvitation({ person: 'ANN' }), 'nameTaken')
    await host.createInvitation({ person: 'Ann' })
  },
  'a link by mail makes an account, signs in once and expires': async (setup) => {
    const options = { mailsPerHour: 4 }
    const { host, clock, mails, redeemLink, ann } = await openWithAccounts(setup, options)
    const mail = 'Ann@example.org'
    await host.sendSignInLink({ mail })
    same(column(mails, 'to'), [mail])
    isTrue(mails[0]?.text.includes(`${URL}/sign-in#`))
    await expectError(redeemLink(), 'nameWanted')
    same((await redeemLink({ name: 'Ann' })).person, 'Ann')
    await expectError(redeemLink({ name: 'Bob' }), 'noSignInLink')
    await host.sendSignInLink({ mail: 'ann@EXAMPLE.org' })
    const second = await redeemLink({ device: 'B' })
    same([second.person, await host.authenticate(second.token)], ['Ann', 'Ann'])
    same((await ann.listSessions()).length, 2)
    await host.sendSignInLink({ mail })
    clock.now += hours(0.5)
    await expectError(redeemLink(), 'noSignInLink')
    await host.sendSignInLink({ mail })
    await expectError(host.sendSignInLink({ mail }), 'quotaReached')
    clock.now += hours(1)
    await host.sendSignInLink({ mail })
    await expectError(host.sendSignInLink({ mail: 'no address' }), 'badRequest')
    same((await ann.getAccount()).mail, mail)
  },
  'a mail address belongs to the person who redeems the link that was sent to it': async (
    setup,
  ) => {
    const { host, redeemLink, ann } = await openWithAccounts(setup, {}, 'Ann', 'Bob')
    const mail = 'ann@example.org'
    await ann.setMailAddress({ mail })
    same((await ann.getAccount()).mail, null)
    same((await redeemLink()).person, 'Ann')
    same((await ann.getAccount()).mail, mail)
    await host.as('Bob').setMailAddress({ mail: 'ANN@example.org' })
    await expectError(redeemLink(), 'mailTaken')
    await ann.setMailAddress({ mail: null })
    same((await ann.getAccount()).mail, null)
    // Bob's link was refused, so it still works.
    same((await redeemLink()).person, 'Bob')
    await expectError(redeemLink(), 'noSignInLink')
    await expectError(host.as('Eve').setMailAddress({ mail }), 'noAccount')
  },
  'a mail address that a person gives up is not kept': async (setup) => {
    const { host, redeemLink, ann } = await openWithAccounts(setup, {}, 'Ann')
    await ann.setMailAddress({ mail: 'secret@example.org' })
    await redeemLink()
    await host.sendSignInLink({ mail: 'secret@example.org' })
    await redeemLink()
    await ann.setMailAddress({ mail: 'ann@example.org' })
    await redeemLink()
    const lines: string[] = []
    await host.backup((line) => void lines.push(line))
    isTrue(!lines.join('').includes('secret@example.org'))
    isTrue(lines.join('').includes('ann@example.org'))
  },
  'mail needs a mail server, and passkeys need a URL with a domain name': async ({ open }) => {
    const { host } = await open({ accounts: { open: true } })
    same(await host.getSignInWays(), { open: true, mail: false, passkeys: false })
    await host.createAccount({ name: 'Ann' })
    const ann = host.as('Ann')
    const mail = 'ann@example.org'
    await expectError(host.sendSignInLink({ mail }), 'notConfigured')
    await expectError(ann.setMailAddress({ mail }), 'notConfigured')
    await expectError(ann.createPasskeyOptions(), 'notConfigured')
    await expectError(host.createPasskeySignInOptions(), 'notConfigured')
    for (const url of ['http://games.example.org', 'http://192.168.1.20:4173', 'https://[::1]/']) {
      const { host: other } = await open({ accounts: { url } })
      same((await other.getSignInWays()).passkeys, false)
    }
  },
  'a person signs in with a passkey, without a name, until it is removed': async (setup) => {
    const { host, clock, ann } = await openWithAccounts(setup, {}, 'Ann')
    const key = new SoftwareAuthenticator(URL)
    const options = await ann.createPasskeyOptions()
    same(Object(options).rp.id, 'games.example.org')
    isTrue(!JSON.stringify(Object(options).user.id).includes('Ann'))
    const response = key.register(options)
    const added = await ann.addPasskey({ name: 'My key', response })
    same([added.name, added.usedAt], ['My key', null])
    // A challenge can be answered only once.
    await expectError(ann.addPasskey({ name: 'My key', response }), 'invalidPasskey')
    const offered = await host.createPasskeySignInOptions()
    same(Object(offered).allowCredentials ?? [], [])
    clock.now += hours(1 / 20)
    const signed = { response: key.signIn(offered), device: 'A phone' }
    const session = await host.signInWithPasskey(signed)
    same([session.person, await host.authenticate(session.token)], ['Ann', 'Ann'])
    await expectError(host.signInWithPasskey(signed), 'invalidPasskey')
    same((await ann.getAccount()).passkeys, [{ ...added, usedAt: clock.now }])
    await ann.removePasskey({ passkey: added.passkey })
    await expectError(ann.removePasskey({ passkey: added.passkey }), 'noPasskey')
    const later = key.signIn(await host.createPasskeySignInOptions())
    await expectError(host.signInWithPasskey({ response: later }), 'noPasskey')
  },
  'a passkey is refused if it is forged, late, or from another site or person': async (setup) => {
    const { host, clock, ann } = await openWithAccounts(setup, {}, 'Ann', 'Bob')
    const add = async (key: SoftwareAuthenticator, by: string, wait = 0) => {
      const response = key.register(await ann.createPasskeyOptions())
      clock.now += wait
      return host.addPasskey({ by, name: 'A key', response })
    }
    const evil = new SoftwareAuthenticator('https://evil.example')
    const key = new SoftwareAuthenticator(URL)
    await expectError(add(evil, 'Ann'), 'invalidPasskey')
    await expectError(add(key, 'Bob'), 'invalidPasskey')
    await expectError(add(key, 'Ann', hours(1)), 'invalidPasskey')
    const junk = { name: 'A key', response: { id: 'AA', response: {} } }
    await expectError(ann.addPasskey(junk), 'invalidPasskey')
    const { passkey } = await add(key, 'Ann')
    const other = new SoftwareAuthenticator(URL)
    const options = await host.createPasskeySignInOptions()
    const forged = { ...other.signIn(options), id: passkey, rawId: passkey }
    await expectError(host.signInWithPasskey({ response: forged }), 'invalidPasskey')
    const late = key.signIn(await host.createPasskeySignInOptions())
    clock.now += hours(1)
    await expectError(host.signInWithPasskey({ response: late }), 'invalidPasskey')
    await expectError(host.signInWithPasskey({ response: {} }), 'noPasskey')
  },
  'a banned person cannot sign in by mail or with a passkey': async (setup) => {
    const { host, redeemLink, ann } = await openWithAccounts(setup)
    const mail = 'ann@example.org'
    await host.sendSignInLink({ mail })
    await redeemLink({ name: 'Ann' })
    const key = new SoftwareAuthenticator(URL)
    const response = key.register(await ann.createPasskeyOptions())
    await ann.addPasskey({ name: 'A key', response })
    await ban(host, 'Ann')
    const answer = key.signIn(await host.createPasskeySignInOptions())
    await expectError(host.signInWithPasskey({ response: answer }), 'banned')
    await host.sendSignInLink({ mail })
    await expectError(redeemLink(), 'banned')
  },
  'a person ends one of their sessions, and all processes hear of it': async (setup) => {
    const { host, ann, open } = await openWithAccounts(setup)
    const { host: other } = await open()
    const { token: first } = await host.createAccount({ name: 'Ann', device: 'A laptop' })
    const again = await signIn(host, 'Ann')
    for (const token of [first, again]) same(await other.authenticate(token), 'Ann')
    const sessions = await ann.listSessions()
    same(column(sessions, 'device').sort(), ['A laptop', null])
    const { session = '' } = sessions.find(({ device }) => device === 'A laptop') ?? {}
    const heard = hearRevocation(other, 'Ann')
    await expectError(host.as('Bob').endSession({ session }), 'noSession')
    await ann.endSession({ session })
    same((await heard).session, session)
    same(await other.authenticate(first), undefined)
    same(await other.authenticate(again), 'Ann')
    await expectError(ann.endSession({ session }), 'noSession')
  },
  'a session shows when it was last used': async (setup) => {
    const { host, clock, open, ann } = await openWithAccounts(setup)
    const { token } = await host.createAccount({ name: 'Ann' })
    clock.now += days(2)
    const later = await open()
    same(await later.host.authenticate(token), 'Ann')
    same(columns(await ann.listSessions(), 'createdAt', 'usedAt'), [[START, clock.now]])
  },
  'a session ends when it has not been used for 90 days': async (setup) => {
    const { host, clock, open, ann } = await openWithAccounts(setup)
    const { token } = await host.createAccount({ name: 'Ann' })
    // Another process has no memory of the token.
    const personOf = async () => (await open()).plain.authenticate(token)
    for (const wait of [89, 89]) {
      clock.now += days(wait)
      same(await personOf(), 'Ann')
    }
    clock.now += days(90)
    same(await personOf(), undefined)
    await host.runDueJobs()
    same(await ann.listSessions(), [])
    same(await host.hasAccount('Ann'), true)
  },
  'a person can change how they sign in or leave only shortly after they signed in': async (
    setup,
  ) => {
    const { host, clock, redeemLink } = await openWithAccounts(setup)
    const mail = 'ann@example.org'
    const signIn = async () => {
      await host.sendSignInLink({ mail })
      await redeemLink({ name: 'Ann' })
      const [latest] = await host.as('Ann').listSessions()
      return { by: 'Ann', currentSession: latest?.session }
    }
    const old = await signIn()
    const key = new SoftwareAuthenticator(URL)
    const response = key.register(await host.createPasskeyOptions(old))
    const { passkey } = await host.addPasskey({ ...old, name: 'A key', response })
    clock.now += hours(0.25)
    for (const sender of [old, { ...old, currentSession: 'ended' }]) {
      await expectError(host.createPasskeyOptions(sender), 'signInAgain')
      await expectError(host.removePasskey({ ...sender, passkey }), 'signInAgain')
      await expectError(host.setMailAddress({ ...sender, mail: null }), 'signInAgain')
      await expectError(host.deleteAccount({ ...sender, person: 'Ann' }), 'signInAgain')
    }
    const fresh = await signIn()
    await host.removePasskey({ ...fresh, passkey })
    await host.setMailAddress({ ...fresh, mail: null })
    // Now the account has no other way to sign in.
    await host.createPasskeyOptions(old)
    await host.deleteAccount({ ...old, person: 'Ann' })
  },
  'a name that was only invited is free, and its new owner gets the invitation': async (setup) => {
    const { host, ann } = await openWithAccounts(setup, {}, 'Ann', 'Bob')
    const { game } = setup.sample.opening
    const { table } = await ann.createTable({ game, seats: 3, invited: ['Zoe', 'Yan'] })
    await ann.removeFromTable({ table, person: 'Yan' })
    for (const name of ['Zoe', 'Yan']) await host.createAccount({ name })
    const zoe = host.as('Zoe')
    same(column(await zoe.listNotifications(), 'match'), [table])
    await zoe.takeSeat({ table })
  },
  'strangers who ask for links cannot keep a person from signing in': async (setup) => {
    const options = { mailsPerHour: 2, allMailsPerHour: 25 }
    const { host, redeemLink } = await openWithAccounts(setup, options)
    const mail = 'ann@example.org'
    const ask = (network: string, to = mail) => host.sendSignInLink({ mail: to, network })
    await ask('home')
    await redeemLink({ name: 'Ann' })
    for (let i = 0; i < 19; i++) await ask(`stranger ${i % 10}`)
    for (const network of ['stranger 9', 'a phone']) await expectError(ask(network), 'quotaReached')
    for (let i = 0; i < 5; i++) await ask('stranger', `${i}@example.org`)
    await expectError(ask('stranger', 'bob@example.org'), 'quotaReached')
    await ask('home')
    await redeemLink()
    await expectError(ask('home'), 'quotaReached')
  },
})
