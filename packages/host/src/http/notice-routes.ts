import type { Hono } from 'hono'
import type { NoticeRequest, PushSubscriptionRequest } from '../notices/notice-types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requirePerson } from './identity.js'
import { resultResponse } from './problem.js'
import { readBody } from './read-request.js'

/** Adds the routes of how people are notified. */
export function addNoticeRoutes(app: Hono<HttpEnv>, { notices }: Host): void {
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
}
