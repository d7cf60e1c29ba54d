import type { Hono } from 'hono'
import type {
  CloseTableRequest,
  DecisionRequest,
  ReportPersonRequest,
  SetQuotasRequest,
} from '../club/moderation-types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requireOperator, requirePerson } from './identity.js'
import { resultResponse } from './problem.js'
import { queryNumber, readBody } from './read-request.js'

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
    '/all-tables',
    requireOperator(async (context) => {
      const [game, after] = [context.req.query('game'), context.req.query('after')]
      const limit = queryNumber(context, 'limit')
      return resultResponse(await moderation.listTables({ game, after, limit }))
    }),
  )
  app.post(
    '/tables/:table/closing',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by: OPERATOR, table: context.req.param('table') }
      return resultResponse(await moderation.closeTable(request as unknown as CloseTableRequest))
    }),
  )
  app.get(
    '/quotas',
    requireOperator(async () => resultResponse(await moderation.hostQuotas())),
  )
  app.put(
    '/quotas',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by: OPERATOR } as unknown as SetQuotasRequest
      return resultResponse(await moderation.setHostQuotas(request))
    }),
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
