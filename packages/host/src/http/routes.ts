import type { Context, Hono } from 'hono'
import type { ChangeEvent, Host, OpenRequest, SubmitRequest } from '../types.js'
import { type Hub, type Send, sendsLooks, sendsPosts } from './event-stream.js'
import { type Env, forPeople } from './identity.js'
import { bodyOf, numberIn } from './incoming.js'
import type { Gate } from './limits.js'
import { openApi } from './open-api.js'
import { answered, turnedAway } from './problem.js'

/** What the routes work with. */
export interface Inside {
  readonly hub: Hub
  readonly gate: Gate
  readonly opens: 'anybody' | 'operator'
}

/** The routes for people and guests. */
export function routes(app: Hono<Env>, host: Host, { hub, gate, opens }: Inside): void {
  const live = (
    context: Context<Env>,
    isWanted: (news: ChangeEvent) => boolean,
    update: (send: Send) => Promise<void>,
  ): Response => {
    const { person, address } = context.get('who')
    const out = gate.stream(person ?? address)
    return out instanceof Response ? out : hub.stream(context, isWanted, update, out)
  }

  app.get('/health', async () => {
    // Counts would tell that somebody has acted; whether the store answers tells nothing.
    await host.authenticate('')
    return Response.json({ ok: true })
  })
  app.get('/openapi.json', () => Response.json(openApi()))
  app.get('/me', ({ get }) => Response.json({ person: get('who').person }))
  app.get('/games', () => Response.json(host.games()))
  app.get(
    '/me/pending-actions',
    forPeople(async (by) => Response.json(await host.listPendingActions(by))),
  )
  app.post('/invitations/redeem', async (context) => {
    const { address } = context.get('who')
    const barred = await gate.isBarred(address)
    if (barred !== undefined) return barred
    const body = await bodyOf(context)
    if (body instanceof Response) return body
    const admitted = await host.redeemInvitation(String(body.invitation))
    if (!admitted.ok) await gate.wrong(address)
    return answered(admitted)
  })
  app.post(
    '/matches',
    forPeople(async (by, context) => {
      if (opens === 'operator') {
        return turnedAway('operatorOnly', 'Here matches are opened by whoever runs the host.')
      }
      const body = await bodyOf(context)
      if (body instanceof Response) return body
      return answered(await host.open({ ...body, by } as unknown as OpenRequest))
    }),
  )
  app.get('/matches/:match', async (context) => {
    const { person } = context.get('who')
    const at = numberIn(context, 'at')
    return answered(await host.getMatch(context.req.param('match'), person, { at }))
  })
  app.post(
    '/matches/:match/actions',
    forPeople(async (by, context) => {
      const body = await bodyOf(context)
      if (body instanceof Response) return body
      const match = context.req.param('match') ?? ''
      return answered(await host.submit({ ...body, match, by } as unknown as SubmitRequest))
    }),
  )
  app.get('/matches/:match/events', async (context) => {
    const { person } = context.get('who')
    const match = context.req.param('match')
    const first = await host.getMatch(match, person)
    if (!first.ok) return answered(first)
    const update = sendsLooks(host, first.value, person)
    return live(context, (news) => news.match === match, update)
  })
  app.get(
    '/me/notifications',
    forPeople(async (by, context) => {
      const [after, limit] = [numberIn(context, 'after'), numberIn(context, 'limit')]
      return answered(
        await host.listNotifications(by, { after, limit, match: context.req.query('match') }),
      )
    }),
  )
  app.get(
    '/me/notifications/events',
    forPeople(async (by, context) => {
      const seen = context.req.header('last-event-id')
      const after = seen === undefined ? numberIn(context, 'after') : Number(seen)
      const first = await host.listNotifications(by, { after, limit: 1 })
      if (!first.ok) return answered(first)
      const update = sendsPosts(host, by, after ?? 0)
      return live(
        context,
        ({ recipients }) => recipients === null || recipients.includes(by),
        update,
      )
    }),
  )
}
