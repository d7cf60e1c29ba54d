import type { Hono } from 'hono'
import type { EnactRequest, PostSubmissionRequest, VetoRequest } from '../club/society-types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requireOperator, requirePerson } from './identity.js'
import { resultResponse } from './problem.js'
import { queryNumber, readBody } from './read-request.js'

/** The number of a Submission in a path; `NaN`, which the host rejects, if it is none. */
const numberOf = (text = ''): number => (/^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN)

/** Adds the routes of Submissions, rules, statements and closed months. */
export function addSocietyRoutes(app: Hono<HttpEnv>, { society }: Host): void {
  app.get('/submissions', async (context) => {
    const [before, limit] = [queryNumber(context, 'before'), queryNumber(context, 'limit')]
    const open = context.req.query('open') === 'true'
    return resultResponse(await society.list({ open, before, limit }))
  })
  app.post(
    '/submissions',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      return resultResponse(await society.post({ ...body, by } as unknown as PostSubmissionRequest))
    }),
  )
  app.get('/submissions/:submission', async ({ req }) =>
    resultResponse(await society.get(numberOf(req.param('submission')))),
  )
  app.post(
    '/submissions/:submission/endorsement',
    requirePerson(async (by, { req }) =>
      resultResponse(await society.endorse({ submission: numberOf(req.param('submission')), by })),
    ),
  )
  app.post(
    '/submissions/:submission/veto',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const submission = numberOf(context.req.param('submission'))
      return resultResponse(await society.veto({ ...body, submission, by } as VetoRequest))
    }),
  )
  app.post(
    '/submissions/:submission/enactment',
    requireOperator(async (context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const submission = numberOf(context.req.param('submission'))
      return resultResponse(await society.enact({ ...body, submission } as EnactRequest))
    }),
  )
  app.get('/rules', async () => resultResponse(await society.rules()))
  app.get('/proposed-games', async () => resultResponse(await society.listProposedGames()))
  app.get(
    '/me/statement',
    requirePerson(async (by) => resultResponse(await society.statementOf(by))),
  )
  app.get(
    '/people/:person/statement',
    requireOperator(async ({ req }) =>
      resultResponse(await society.statementOf(req.param('person') ?? '')),
    ),
  )
  app.get(
    '/months',
    requireOperator(async () => resultResponse(await society.listClosedMonths())),
  )
  app.post(
    '/months/:month/closing',
    requireOperator(async ({ req }) =>
      resultResponse(await society.closeMonth(req.param('month') ?? '')),
    ),
  )
  app.get(
    '/society-log',
    requireOperator(async () => resultResponse(await society.log())),
  )
  app.get(
    '/audit',
    requireOperator(async () => resultResponse(await society.audit())),
  )
}
