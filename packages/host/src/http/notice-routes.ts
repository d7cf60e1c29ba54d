import type { Hono } from 'hono'
import type { NoticeRequest, PushSubscriptionRequest } from '../notices/notice-types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requirePerson } from './identity.js'
import type { RateLimits } from './limits.js'
import { resultResponse } from './problem.js'
import { readBody } from './read-request.js'

/** Adds the routes of how people are notified. */
export function addNoticeRoutes(
  app: Hono<HttpEnv>,
  { notices }: Host,
  rateLimits: RateLimits,
): void {
  app.get(
    '/me/notices',
    requirePerson(async (by) => resultResponse(await notices.get(by))),
  )
  app.patch(
    '/me/notices',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      return resultResponse(await notices.change({ ...body, by } as NoticeRequest))
    }),
  )
  app.post(
    '/me/devices',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by } as unknown as PushSubscriptionRequest
      return resultResponse(await notices.addDevice(request))
    }),
  )
  app.delete(
    '/me/devices/:device',
    requirePerson(async (by, { req }) =>
      resultResponse(await notices.removeDevice(by, req.param('device') ?? '')),
    ),
  )
  app.post(
    '/me/calendar',
    requirePerson(async (by) => resultResponse(await notices.renewCalendar(by))),
  )
  app.delete(
    '/me/calendar',
    requirePerson(async (by) => resultResponse(await notices.endCalendar(by))),
  )
  app.get('/calendars/:file', async (context) => {
    const token = context.req.param('file').replace(/\.ics$/u, '')
    const calendar = await notices.readCalendar(token)
    if (calendar.ok) {
      const headers = { 'content-type': 'text/calendar; charset=utf-8' }
      return new Response(calendar.value, { headers })
    }
    // A valid address is never blocked, even if somebody guesses from the same network.
    const limited = await rateLimits.failure(context.get('identity').address)
    return limited ?? resultResponse(calendar)
  })
}
