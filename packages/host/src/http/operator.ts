import { saveBooks } from '@ackanomic/society'
import type { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { DeadLetterQuery, Subscription } from '../delivery-types.js'
import type { Host, ImportRequest, OpenRequest, SubmitRequest } from '../types.js'
import { type HttpEnv, requireOperator } from './identity.js'
import type { Metrics } from './metrics.js'
import { respond, respondText, resultResponse } from './problem.js'
import { readBody } from './read-request.js'

/** What the operator's routes need. */
export interface OperatorRoutesContext {
  readonly invitationPage: string
  readonly metrics: Metrics
}

/** Adds the operator's routes. */
export function addOperatorRoutes(
  app: Hono<HttpEnv>,
  host: Host,
  { invitationPage, metrics }: OperatorRoutesContext,
): void {
  app.post(
    '/invitations',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const invited = await host.invite(body.person as string)
      if (!invited.ok) return resultResponse(invited)
      return respond({
        invitation: invited.value,
        link: `${invitationPage}${invitationPage.includes('#') ? '' : '#'}${invited.value}`,
      })
    }),
  )
  app.delete(
    '/people/:person/tokens',
    requireOperator(async ({ req }) => {
      await host.revoke(req.param('person') ?? '')
      return respond(null)
    }),
  )
  app.post(
    '/people/:person/matches',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const by = context.req.param('person')
      return resultResponse(await host.open({ ...body, by } as unknown as OpenRequest))
    }),
  )
  app.post(
    '/people/:person/matches/:match/actions',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const { person: by, match } = context.req.param()
      return resultResponse(await host.submit({ ...body, match, by } as unknown as SubmitRequest))
    }),
  )
  app.put(
    '/people/:person/subscriptions/:channel',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const { person, channel } = context.req.param()
      return resultResponse(await host.subscribe({ ...body, person, channel } as Subscription))
    }),
  )
  app.delete(
    '/people/:person/subscriptions/:channel',
    requireOperator(async (context) => {
      const { person = '', channel = '' } = context.req.param()
      await host.unsubscribe(person, channel)
      return respond(null)
    }),
  )
  app.get(
    '/status',
    requireOperator(async () => respond(await host.health())),
  )
  app.get(
    '/dead-letters',
    requireOperator(async () => respond(await host.deadLetters())),
  )
  for (const [path, verb] of [
    ['/dead-letters/retry', 'retryDeadLetters'],
    ['/dead-letters/discard', 'discardDeadLetters'],
  ] as const) {
    app.post(
      path,
      requireOperator(async (context) => {
        const body = await readBody(context)
        if (body instanceof Response) return body
        return resultResponse(await host[verb](body as unknown as DeadLetterQuery))
      }),
    )
  }
  app.post(
    '/signing-keys',
    requireOperator(async () => respond(await host.rotateSigningKey())),
  )
  app.get(
    '/books',
    requireOperator(async () => respondText(saveBooks(await host.books()))),
  )
  app.get(
    '/backup',
    requireOperator(async (context) =>
      stream(context, async (out) => {
        await host.backup(async (line) => void (await out.write(line)))
      }),
    ),
  )
  app.get(
    '/metrics',
    requireOperator(() => metrics.render()),
  )
  app.post(
    '/saves',
    requireOperator(async (context) => {
      const body = await readBody(context)
      return body instanceof Response
        ? body
        : resultResponse(await host.importMatch(body as unknown as ImportRequest))
    }),
  )
  app.post(
    '/matches/:match/resume',
    requireOperator(async ({ req }) => resultResponse(await host.resume(req.param('match') ?? ''))),
  )
}
