import * as v from 'valibot'
import {
  addPasskeyBodySchema,
  createAccountSchema,
  passkeySignInSchema,
  redeemLinkSchema,
  setMailBodySchema,
  signInLinkSchema,
} from '../accounts/schemas.js'
import { personSchema } from '../schemas.js'
import type { Route } from './api-route.js'
import * as answer from './response-schemas.js'

const nothing = v.null()
const moment = v.pipe(v.number(), v.description('Milliseconds since the epoch, UTC.'))
const webAuthn = v.pipe(
  v.looseObject({}),
  v.description('Options for the browser, as WebAuthn has them.'),
)

const passkeySchema = v.strictObject({
  passkey: v.string(),
  name: v.string(),
  createdAt: moment,
  usedAt: v.nullable(moment),
})

const accountSchema = v.strictObject({
  person: v.string(),
  createdAt: moment,
  mail: v.nullable(v.string()),
  passkeys: v.array(passkeySchema),
  offersMail: v.boolean(),
  offersPasskeys: v.boolean(),
})

const sessionInfoSchema = v.strictObject({
  session: v.string(),
  device: v.nullable(v.string()),
  createdAt: moment,
  usedAt: v.pipe(v.nullable(moment), v.description('When it was last used, give or take minutes.')),
  current: v.pipe(v.boolean(), v.description('Whether it is that of this request.')),
})

/** The body of a request to delete one's account: the name, so that nobody does it by mistake. */
export const deleteAccountSchema: v.GenericSchema<{ readonly person: string }> = v.strictObject({
  person: personSchema,
})

/** The routes of accounts, and of signing in. */
export const ACCOUNT_ROUTES: Readonly<Record<string, Route>> = {
  'get /sign-in/ways': {
    summary: 'Shows how people get accounts and sign in here.',
    access: 'anybody',
    response: v.strictObject({ open: v.boolean(), mail: v.boolean(), passkeys: v.boolean() }),
  },
  'post /accounts': {
    summary: 'Makes an account, at a host that is open. The response contains your bearer token.',
    access: 'anybody',
    body: createAccountSchema,
    response: answer.sessionSchema,
  },
  'post /sign-in/links': {
    summary: 'Sends a link by mail, with which its reader signs in.',
    access: 'anybody',
    body: signInLinkSchema,
    response: nothing,
  },
  'post /sign-in/links/redeem': {
    summary: 'Redeems a link that came by mail, once. The response contains your bearer token.',
    access: 'anybody',
    body: redeemLinkSchema,
    response: answer.sessionSchema,
  },
  'post /sign-in/passkeys/options': {
    summary: 'Begins to sign in with a passkey.',
    access: 'anybody',
    body: v.strictObject({}),
    response: webAuthn,
  },
  'post /sign-in/passkeys': {
    summary: 'Signs in with a passkey. The response contains your bearer token.',
    access: 'anybody',
    body: passkeySignInSchema,
    response: answer.sessionSchema,
  },
  'get /me/account': {
    summary: 'Shows your account.',
    access: 'people',
    response: accountSchema,
  },
  'put /me/account/mail': {
    summary: 'Sends a link to your new mail address, or removes your address.',
    access: 'people',
    body: setMailBodySchema,
    response: nothing,
  },
  'post /me/account/delete': {
    summary: 'Deletes your account for good, and shows a stand-in instead of your name.',
    access: 'people',
    body: deleteAccountSchema,
    response: nothing,
  },
  'get /me/export': {
    summary: 'Exports everything that the host keeps about you.',
    access: 'people',
    response: v.looseObject({ format: v.literal('ackanomic person'), version: v.literal(1) }),
  },
  'post /me/passkeys/options': {
    summary: 'Begins to add a passkey.',
    access: 'people',
    body: v.strictObject({}),
    response: webAuthn,
  },
  'post /me/passkeys': {
    summary: 'Adds a passkey.',
    access: 'people',
    body: addPasskeyBodySchema,
    response: passkeySchema,
  },
  'delete /me/passkeys/{passkey}': {
    summary: 'Removes a passkey.',
    access: 'people',
    response: nothing,
  },
  'get /me/sessions': {
    summary: 'Lists the devices on which you are signed in.',
    access: 'people',
    response: v.array(sessionInfoSchema),
  },
  'delete /me/sessions/{session}': {
    summary: 'Ends a session. "current" is that of this request: you sign out.',
    access: 'people',
    response: nothing,
  },
  'delete /people/{person}': {
    summary: 'Deletes the account of a person for good, at their request.',
    access: 'operator',
    response: nothing,
  },
}
