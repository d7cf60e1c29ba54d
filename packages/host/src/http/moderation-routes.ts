import type { Hono } from 'hono'
import type {
  DecisionRequest,
  ReportPersonRequest,
  SetQuotasRequest,
} from '../club/moderation-types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requireOperator, requirePerson } from './identity.js'
import { resultResponse } from './problem.js'
import { readBody } from './read-request.js'

/** Who decides over HTTP. */
const OPERATOR = 'operator'

/** Adds the routes of reports, decisions, mutes and bans, and quotas of single people. */
export function addModerationRoutes(app: Hono<HttpEnv>, { moderation }: Host): void {
  app.post(
    '/people/:person/report',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by, person: context.req.param('person') }
      return resultResponse(await moderation.report(request as unknown as ReportPersonRequest))
    }),
  )
  app.get(
    '/reports',
    requireOperator(async ({ req }) =>
      resultResponse(await moderation.listReports({ open: req.query('all') !== 'true' })),
    ),
  )
  app.post(
    '/people/:person/decisions',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by: OPERATOR, person: context.req.param('person') }
      return resultResponse(await moderation.decide(request as unknown as DecisionRequest))
    }),
  )
  app.get(
    '/decisions',
    requireOperator(async ({ req }) =>
      resultResponse(await moderation.listDecisions({ person: req.query('person') })),
    ),
  )
  app.get(
    '/sanctions',
    requireOperator(async () => resultResponse(await moderation.listSanctions())),
  )
  app.get(
    '/people/:person/quotas',
    requireOperator(async ({ req }) =>
      resultResponse(await moderation.quotasOf(req.param('person') ?? '')),
    ),
  )
  app.put(
    '/people/:person/quotas',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by: OPERATOR, person: context.req.param('person') }
      return resultResponse(await moderation.setQuotas(request as unknown as SetQuotasRequest))
    }),
  )
}
