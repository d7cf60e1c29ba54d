import { saveBooks } from '@ackanomic/society'
import type { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { Host, ImportRequest, OpenRequest, SubmitRequest, Subscription } from '../types.js'
import { type Env, forOperator } from './identity.js'
import { bodyOf } from './incoming.js'
import type { Metrics } from './metrics.js'
import { answered } from './problem.js'

/** What the operator's routes work with. */
export interface Inside {
  readonly invitations: string
  readonly metrics: Metrics
}

/** The routes for whoever runs the host. */
export function operatorRoutes(app: Hono<Env>, host: Host, { invitations, metrics }: Inside): void {
  app.post(
    '/invitations',
    forOperator(async (context) => {
      const body = await bodyOf(context)
      if (body instanceof Response) return body
      const invited = await host.invite(body.person as string)
      if (!invited.ok) return answered(invited)
      return Response.json({ invitation: invited.value, link: `${invitations}#${invited.value}` })
    }),
  )
  app.delete(
    '/people/:person/tokens',
    forOperator(async ({ req }) => {
      await host.revoke(req.param('person') ?? '')
      return Response.json(null)
    }),
  )
  app.post(
    '/people/:person/matches',
    forOperator(async (context) => {
      const body = await bodyOf(context)
      if (body instanceof Response) return body
      const by = context.req.param('person')
      return answered(await host.open({ ...body, by } as unknown as OpenRequest))
    }),
  )
  app.post(
    '/people/:person/matches/:match/actions',
    forOperator(async (context) => {
      const body = await bodyOf(context)
      if (body instanceof Response) return body
      const { person: by, match } = context.req.param()
      return answered(await host.submit({ ...body, match, by } as unknown as SubmitRequest))
    }),
  )
  app.put(
    '/people/:person/subscriptions/:channel',
    forOperator(async (context) => {
      const body = await bodyOf(context)
      if (body instanceof Response) return body
      const { person, channel } = context.req.param()
      return answered(await host.subscribe({ ...body, person, channel } as Subscription))
    }),
  )
  app.delete(
    '/people/:person/subscriptions/:channel',
    forOperator(async (context) => {
      const { person = '', channel = '' } = context.req.param()
      await host.unsubscribe(person, channel)
      return Response.json(null)
    }),
  )
  app.get(
    '/status',
    forOperator(async () => Response.json(await host.health())),
  )
  app.get(
    '/dead-letters',
    forOperator(async () => Response.json(await host.deadLetters())),
  )
  app.get(
    '/matches/:match/save',
    forOperator(async ({ req }) => {
      const save = await host.exportMatch(req.param('match') ?? '')
      return save.ok ? asJson(save.value) : answered(save)
    }),
  )
  app.get(
    '/books',
    forOperator(async () => asJson(saveBooks(await host.books()))),
  )
  app.get(
    '/backup',
    forOperator(async (context) =>
      stream(context, async (out) => {
        await host.backup(async (line) => void (await out.write(line)))
      }),
    ),
  )
  app.get(
    '/metrics',
    forOperator(() => metrics.page()),
  )
  app.post(
    '/saves',
    forOperator(async (context) => {
      const body = await bodyOf(context)
      return body instanceof Response
        ? body
        : answered(await host.importMatch(body as unknown as ImportRequest))
    }),
  )
  app.post(
    '/matches/:match/resume',
    forOperator(async ({ req }) => answered(await host.resume(req.param('match') ?? ''))),
  )
}

const asJson = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } })
