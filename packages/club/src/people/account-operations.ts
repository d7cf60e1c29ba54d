import { defineOperations, type Session, schemaOf } from '@ackanomic/host'
import {
  addressSchema,
  checkedElsewhere,
  deviceSchema as device,
  line,
  listOf,
  moment,
  personSchema,
} from '@ackanomic/host/modules'
import * as v from 'valibot'
import { aboutPerson } from '../contract/fields.js'
import type { PersonExport } from './export-types.js'
import type * as types from './types.js'

/** Names that the host gives to programs and to deleted people. */
const RESERVED =
  /^(?:deleted person|referee|the host|host|operator|public|everyone)(?: \d+)?$|\bbot(?: \d+)?$/iu

const accountName = v.pipe(
  personSchema,
  line('A name', 40),
  v.check((name) => /[\p{L}\p{N}]/u.test(name), 'A name must have a letter or a digit.'),
  v.check(
    (name) => !/[\p{Cf}\p{Co}\p{Cn}]|\s\s/u.test(name),
    'A name must have no invisible characters and no two spaces in a row.',
  ),
  v.check(
    (name) => !RESERVED.test(name.normalize('NFKC')),
    'This name is kept for a program of the host. Choose another one.',
  ),
)

const mail = v.pipe(
  v.string('"mail" must be a mail address.'),
  v.check((text) => v.is(addressSchema, text), '"mail" must be a mail address.'),
)

/** An authenticator's answer, which its signature proves. */
const response = checkedElsewhere<types.WebAuthnJson>(
  v.looseObject({}, '"response" must be the answer of an authenticator.'),
)

const session = schemaOf<Session>()({ person: v.string(), token: v.string() })

const authenticatorOptions = checkedElsewhere<types.WebAuthnJson>(
  v.pipe(v.looseObject({}), v.description('Options for the browser, as WebAuthn has them.')),
)

const passkey = schemaOf<types.Passkey>()({
  passkey: v.string(),
  name: v.string(),
  createdAt: moment,
  usedAt: v.nullable(moment),
})

const account = schemaOf<types.Account>()({
  person: v.string(),
  createdAt: moment,
  mail: v.nullable(v.string()),
  passkeys: v.array(passkey),
  offersMail: v.boolean(),
  offersPasskeys: v.boolean(),
})

const listedSession = schemaOf<types.ListedSession>()({
  session: v.string(),
  device: v.nullable(v.string()),
  createdAt: moment,
  usedAt: v.pipe(
    v.nullable(moment),
    v.description('When it was last used, give or take a day. It ends 90 days later.'),
  ),
  current: v.pipe(v.boolean(), v.description('Whether it is that of this request.')),
})

export const accountOperations = defineOperations({
  getSignInWays: {
    method: 'GET',
    path: '/sign-in/ways',
    access: 'anybody',
    summary: 'Shows how people get accounts and sign in here.',
    output: schemaOf<types.SignInWays>()({
      open: v.boolean(),
      mail: v.boolean(),
      passkeys: v.boolean(),
    }),
  },
  createAccount: {
    method: 'POST',
    path: '/accounts',
    access: 'anybody',
    summary: 'Creates an account, at a host that is open. The response contains your bearer token.',
    input: schemaOf<types.CreateAccountRequest>()({ name: accountName, device }),
    output: session,
    errors: ['accountsClosed', 'nameTaken', 'quotaReached'],
    limit: 'signUps',
  },
  sendSignInLink: {
    method: 'POST',
    path: '/sign-in/links',
    access: 'anybody',
    summary:
      'Sends a link by mail, with which its reader signs in or creates an account. The response does not tell whether there is an account with this address.',
    input: schemaOf<types.SignInLinkRequest>()({ mail }),
    errors: ['notConfigured', 'quotaReached'],
    limit: 'signUps',
  },
  redeemSignInLink: {
    method: 'POST',
    path: '/sign-in/links/redeem',
    access: 'anybody',
    summary:
      'Redeems a link that came by mail, once, within half an hour. The response contains your bearer token.',
    input: schemaOf<types.RedeemLinkRequest>()({
      link: line('"link"', 200),
      name: v.optional(accountName),
      device,
    }),
    output: session,
    errors: [
      'noSignInLink',
      'nameWanted',
      'nameTaken',
      'mailTaken',
      'accountsClosed',
      'quotaReached',
      'banned',
    ],
    limit: 'guesses',
  },
  createPasskeySignInOptions: {
    method: 'POST',
    path: '/sign-in/passkeys/options',
    access: 'anybody',
    summary:
      'Begins to sign in with a passkey. Pass the response to "startAuthentication" of @simplewebauthn/browser.',
    output: authenticatorOptions,
    errors: ['notConfigured'],
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/sign-in/passkeys',
    access: 'anybody',
    summary: 'Signs in with a passkey. The response contains your bearer token.',
    input: schemaOf<types.PasskeySignInRequest>()({ response, device }),
    output: session,
    errors: ['notConfigured', 'noPasskey', 'invalidPasskey', 'banned'],
    limit: 'guesses',
  },
  getAccount: {
    method: 'GET',
    path: '/me/account',
    access: 'people',
    summary: 'Shows your account.',
    output: account,
    errors: ['noAccount'],
  },
  setMailAddress: {
    method: 'PUT',
    path: '/me/account/mail',
    access: 'people',
    summary:
      'Sends a link to your new mail address, which is yours when you redeem it; or removes your address. Sign in at most 15 minutes before.',
    input: schemaOf<types.SetMailRequest>()({ mail: v.nullable(mail) }),
    errors: ['noAccount', 'signInAgain', 'notConfigured', 'quotaReached'],
    limit: 'signUps',
  },
  createPasskeyOptions: {
    method: 'POST',
    path: '/me/passkeys/options',
    access: 'people',
    summary:
      'Begins to add a passkey, at most 15 minutes after you signed in. Pass the response to "startRegistration" of @simplewebauthn/browser.',
    output: authenticatorOptions,
    errors: ['notConfigured', 'noAccount', 'signInAgain'],
  },
  addPasskey: {
    method: 'POST',
    path: '/me/passkeys',
    access: 'people',
    summary: 'Adds a passkey.',
    input: schemaOf<types.AddPasskeyRequest>()({ name: line('"name"', 100), response }),
    output: passkey,
    errors: ['notConfigured', 'noAccount', 'invalidPasskey', 'quotaReached'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/me/passkeys/{passkey}',
    access: 'people',
    summary: 'Removes a passkey, at most 15 minutes after you signed in.',
    input: v.strictObject({ passkey: v.string('"passkey" must be the id of a passkey.') }),
    errors: ['noAccount', 'noPasskey', 'signInAgain'],
  },
  listSessions: {
    method: 'GET',
    path: '/me/sessions',
    access: 'people',
    summary: 'Lists the devices on which you are signed in, the latest first.',
    output: listOf(listedSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/me/sessions/{session}',
    access: 'people',
    summary: 'Ends a session, and its streams. "current" is that of this request: you sign out.',
    input: schemaOf<types.EndSessionRequest>()({
      session: v.pipe(
        line('"session"', 100),
        v.description('The id of the session; "current" for that of this request.'),
      ),
    }),
    errors: ['noSession'],
  },
  exportMyData: {
    method: 'GET',
    path: '/me/export',
    access: 'people',
    summary: 'Exports everything that the host keeps about you, as you may see it.',
    output: checkedElsewhere<PersonExport>(
      v.looseObject({ format: v.literal('ackanomic person'), version: v.literal(1) }),
    ),
    isLong: true,
    errors: ['noAccount'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/me/account/delete',
    access: 'people',
    summary:
      'Deletes your account for good, and shows a stand-in instead of your name. Sign in at most 15 minutes before.',
    input: schemaOf<types.DeleteAccountRequest>()({
      person: v.pipe(
        personSchema,
        v.description('Your name, so that you do not do this by mistake.'),
      ),
    }),
    errors: ['noAccount', 'signInAgain'],
  },
  deletePerson: {
    method: 'DELETE',
    path: '/people/{person}',
    access: 'operator',
    summary: 'Deletes the account of a person for good, at their request.',
    input: aboutPerson,
    errors: ['noAccount'],
  },
})
