import type { Context, Hono } from 'hono'
import type {
  ChangeEvent,
  CommitRequest,
  Host,
  OpenRequest,
  RedeemOptions,
  SubmitRequest,
} from '../types.js'
import {
  createNotificationSender,
  createPageSender,
  type EventStreams,
  type Send,
} from './event-stream.js'
import { type HttpEnv, requirePerson } from './identity.js'
import type { RateLimits } from './limits.js'
import { createOpenApi } from './open-api.js'
import { rejectRequest, respond, respondText, resultResponse } from './problem.js'
import { queryNumber, readBody } from './read-request.js'
import { INVITATION_PAGE, SIGN_IN_PAGE } from './redeem-page.js'
import { checkSeating } from './seating.js'

/** What the routes need. */
export interface RoutesContext {
  readonly streams: EventStreams
  readonly rateLimits: RateLimits
  readonly openers: 'anybody' | 'operator'
  readonly seatOthers: boolean
}

/** Adds the routes for people and guests. */
export function addRoutes(
  app: Hono<HttpEnv>,
  host: Host,
  { streams, rateLimits, openers, seatOthers }: RoutesContext,
): void {
  const live = (
    context: Context<HttpEnv>,
    isWanted: (change: ChangeEvent) => boolean,
    update: (send: Send) => Promise<void>,
  ): Response => {
    const { person, session, address } = context.get('identity')
    const out = rateLimits.stream(person ?? address)
    return out instanceof Response
      ? out
      : streams.stream(isWanted, update, out, { person, session })
  }

  const description = JSON.stringify(createOpenApi())
  app.get('/health', async () => {
    // Counts would reveal that somebody has acted. Whether the store responds reveals nothing.
    await host.authenticate('')
    return respond({ ok: true })
  })
  app.get('/.well-known/ackanomic-keys.json', async () =>
    respond({ keys: await host.listSigningKeys() }),
  )
  app.get('/openapi.json', () => respondText(description))
  app.get('/me', ({ get }) => respond({ person: get('identity').person }))
  app.get('/games', () => respond(host.games()))
  app.get(
    '/me/pending-actions',
    requirePerson(async (by) => respond(await host.listPendingActions(by))),
  )
  app.get('/invitations', ({ html, header }) => {
    header('content-security-policy', INVITATION_PAGE.policy)
    return html(INVITATION_PAGE.html)
  })
  app.get('/sign-in', ({ html, header }) => {
    header('content-security-policy', SIGN_IN_PAGE.policy)
    return html(SIGN_IN_PAGE.html)
  })
  app.post('/invitations/redeem', async (context) => {
    const body = await readBody(context)
    if (body instanceof Response) return body
    const { invitation, idempotencyKey, device } = body as RedeemOptions & typeof body
    const redeemed = await host.redeemInvitation(String(invitation), { idempotencyKey, device })
    // A valid invitation is never blocked, whoever else guesses from the same address.
    const limited = redeemed.ok
      ? undefined
      : await rateLimits.failure(context.get('identity').address)
    return limited ?? resultResponse(redeemed)
  })
  app.post(
    '/commitments',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const limited = await rateLimits.opening(by)
      return limited ?? resultResponse(await host.commit(body as unknown as CommitRequest))
    }),
  )
  app.post(
    '/matches',
    requirePerson(async (by, context) => {
      if (openers === 'operator') {
        return rejectRequest('operatorOnly', 'Only the operator may open matches on this host.')
      }
      const body = await readBody(context)
      if (body instanceof Response) return body
      const seating = seatOthers ? undefined : await checkSeating(host, by, body)
      if (seating?.ok === false) return resultResponse(seating)
      const limited = await rateLimits.opening(by)
      if (limited !== undefined) return limited
      return resultResponse(await host.open({ ...body, by } as unknown as OpenRequest))
    }),
  )
  app.get('/matches/:match', async (context) => {
    const { person } = context.get('identity')
    const at = queryNumber(context, 'at')
    return resultResponse(await host.getMatch(context.req.param('match'), person, { at }))
  })
  app.post(
    '/matches/:match/actions',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const match = context.req.param('match') ?? ''
      return resultResponse(await host.submit({ ...body, match, by } as unknown as SubmitRequest))
    }),
  )
  app.get(
    '/matches/:match/receipts',
    requirePerson(async (by, { req }) =>
      resultResponse(await host.listReceipts(req.param('match') ?? '', by)),
    ),
  )
  app.get('/matches/:match/save', async (context) => {
    const match = context.req.param('match')
    const exportFor = async (person?: string): Promise<Response> => {
      const save = await host.exportMatch(match, person)
      return save.ok ? respondText(save.value) : resultResponse(save)
    }
    return context.get('identity').isOperator
      ? exportFor()
      : requirePerson((by) => exportFor(by))(context)
  })
  app.get('/matches/:match/events', async (context) => {
    const { person } = context.get('identity')
    const match = context.req.param('match')
    const first = await host.getMatch(match, person)
    if (!first.ok) return resultResponse(first)
    const update = createPageSender(host, first.value, person)
    return live(context, (change) => change.match === match, update)
  })
  app.get(
    '/me/notifications',
    requirePerson(async (by, context) => {
      const [after, limit] = [queryNumber(context, 'after'), queryNumber(context, 'limit')]
      return resultResponse(
        await host.listNotifications(by, { after, limit, match: context.req.query('match') }),
      )
    }),
  )
  app.get(
    '/me/notifications/events',
    requirePerson(async (by, context) => {
      const seen = context.req.header('last-event-id')
      const after = seen === undefined ? queryNumber(context, 'after') : Number(seen)
      const first = await host.listNotifications(by, { after, limit: 1 })
      if (!first.ok) return resultResponse(first)
      const update = createNotificationSender(host, by, after ?? 0)
      return live(
        context,
        ({ recipients }) => recipients === null || recipients.includes(by),
        update,
      )
    }),
  )
}
