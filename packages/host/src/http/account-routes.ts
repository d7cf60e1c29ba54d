import type { Rejection, Result } from '@ackanomic/core'
import type { Context, Hono } from 'hono'
import type {
  AddPasskeyRequest,
  CreateAccountRequest,
  PasskeySignInRequest,
  RedeemLinkRequest,
  Session,
  SetMailRequest,
  SignInLinkRequest,
} from '../accounts/types.js'
import { refuse } from '../rejections.js'
import { problemOf } from '../schemas.js'
import type { Host } from '../types.js'
import { deleteAccountSchema } from './account-api.js'
import { type HttpEnv, requireOperator, requirePerson } from './identity.js'
import type { RateLimits } from './limits.js'
import { respond, resultResponse } from './problem.js'
import { readBody } from './read-request.js'
import { SIGN_IN_PAGE } from './redeem-page.js'

/** What the routes of accounts need. */
export interface AccountRoutesContext {
  readonly rateLimits: RateLimits
}

/** Adds the routes of accounts, and of signing in. */
export function addAccountRoutes(
  app: Hono<HttpEnv>,
  { accounts }: Host,
  { rateLimits }: AccountRoutesContext,
): void {
  /** What succeeds is never blocked, whoever else guesses from the same address. */
  const signedIn = async (
    context: Context<HttpEnv>,
    session: Result<Session, Rejection>,
  ): Promise<Response> => {
    const limited = session.ok
      ? undefined
      : await rateLimits.failure(context.get('identity').address)
    return limited ?? resultResponse(session)
  }
  app.get('/sign-in', ({ html, header }) => {
    header('content-security-policy', SIGN_IN_PAGE.policy)
    return html(SIGN_IN_PAGE.html)
  })
  app.get('/sign-in/ways', () => respond(accounts.ways()))
  app.post('/accounts', async (context) => {
    const body = await readBody(context)
    if (body instanceof Response) return body
    const limited = await rateLimits.signUp(context.get('identity').address)
    return limited ?? resultResponse(await accounts.create(body as unknown as CreateAccountRequest))
  })
  app.post('/sign-in/links', async (context) => {
    const body = await readBody(context)
    if (body instanceof Response) return body
    const limited = await rateLimits.signUp(context.get('identity').address)
    return (
      limited ?? resultResponse(await accounts.sendSignInLink(body as unknown as SignInLinkRequest))
    )
  })
  app.post('/sign-in/links/redeem', async (context) => {
    const body = await readBody(context)
    if (body instanceof Response) return body
    const request = body as unknown as RedeemLinkRequest
    return signedIn(context, await accounts.redeemSignInLink(request))
  })
  app.post('/sign-in/passkeys/options', async () =>
    resultResponse(await accounts.passkeySignInOptions()),
  )
  app.post('/sign-in/passkeys', async (context) => {
    const body = await readBody(context)
    if (body instanceof Response) return body
    const request = body as unknown as PasskeySignInRequest
    return signedIn(context, await accounts.signInWithPasskey(request))
  })
  app.get(
    '/me/account',
    requirePerson(async (by) => resultResponse(await accounts.get(by))),
  )
  app.put(
    '/me/account/mail',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const limited = await rateLimits.signUp(context.get('identity').address)
      const request = { ...body, by } as unknown as SetMailRequest
      return limited ?? resultResponse(await accounts.setMail(request))
    }),
  )
  app.post(
    '/me/account/delete',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const problem =
        problemOf(deleteAccountSchema, body) ??
        (body.person === by ? undefined : '"person" must be your own name.')
      return resultResponse(
        problem === undefined ? await accounts.delete(by) : refuse('badRequest', { problem }),
      )
    }),
  )
  app.delete(
    '/people/:person',
    requireOperator(async ({ req }) =>
      resultResponse(await accounts.delete(req.param('person') ?? '')),
    ),
  )
  app.get(
    '/me/export',
    requirePerson(async (by) => resultResponse(await accounts.export(by))),
  )
  app.post(
    '/me/passkeys/options',
    requirePerson(async (by) => resultResponse(await accounts.passkeyOptions(by))),
  )
  app.post(
    '/me/passkeys',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by } as unknown as AddPasskeyRequest
      return resultResponse(await accounts.addPasskey(request))
    }),
  )
  app.delete(
    '/me/passkeys/:passkey',
    requirePerson(async (by, { req }) =>
      resultResponse(await accounts.removePasskey(by, req.param('passkey') ?? '')),
    ),
  )
  app.get(
    '/me/sessions',
    requirePerson(async (by, context) => {
      const sessions = await accounts.listSessions(by)
      if (!sessions.ok) return resultResponse(sessions)
      const { session: own } = context.get('identity')
      return respond(sessions.value.map((each) => ({ ...each, current: each.session === own })))
    }),
  )
  app.delete(
    '/me/sessions/:session',
    requirePerson(async (by, context) => {
      const named = context.req.param('session') ?? ''
      const session = named === 'current' ? (context.get('identity').session ?? '') : named
      return resultResponse(await accounts.endSession({ by, session }))
    }),
  )
}
