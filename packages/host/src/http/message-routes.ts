import type { Hono } from 'hono'
import type { MarkReadRequest, ReportRequest, SendMessageRequest } from '../club/message-types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requirePerson } from './identity.js'
import { resultResponse } from './problem.js'
import { queryNumber, readBody } from './read-request.js'

/** Adds the routes of messages. */
export function addMessageRoutes(app: Hono<HttpEnv>, { messages }: Host): void {
  app.get(
    '/me/messages',
    requirePerson(async (by, context) => {
      const [after, before, limit] = ['after', 'before', 'limit'].map((name) =>
        queryNumber(context, name),
      )
      const query = { match: context.req.query('match'), after, before, limit }
      return resultResponse(await messages.list(by, query))
    }),
  )
  app.post(
    '/me/messages/read',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      return resultResponse(await messages.markRead({ ...body, by } as unknown as MarkReadRequest))
    }),
  )
  app.post(
    '/me/messages/:message/report',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const number = context.req.param('message') ?? ''
      const message = /^\d{1,10}$/u.test(number) ? Number(number) : Number.NaN
      const request = { ...body, by, message } as unknown as ReportRequest
      return resultResponse(await messages.report(request))
    }),
  )
  app.get(
    '/me/muted',
    requirePerson(async (by) => resultResponse(await messages.listMuted(by))),
  )
  for (const [method, verb] of [
    ['PUT', 'mute'],
    ['DELETE', 'unmute'],
  ] as const) {
    app.on(
      method,
      '/me/muted/:person',
      requirePerson(async (by, { req }) =>
        resultResponse(await messages[verb]({ by, person: req.param('person') ?? '' })),
      ),
    )
  }
  app.post(
    '/matches/:match/messages',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, match: context.req.param('match'), by }
      return resultResponse(await messages.send(request as unknown as SendMessageRequest))
    }),
  )
  app.get('/matches/:match/messages', async (context) => {
    const [after, before, limit] = ['after', 'before', 'limit'].map((name) =>
      queryNumber(context, name),
    )
    const { person } = context.get('identity')
    const match = context.req.param('match')
    return resultResponse(await messages.listPublic(match, person, { after, before, limit }))
  })
  app.get(
    '/matches/:match/message-rules',
    requirePerson(async (by, { req }) =>
      resultResponse(await messages.rules(req.param('match') ?? '', by)),
    ),
  )
}
