import type { Context, Hono } from 'hono'
import type {
  KeepApartRequest,
  OpenTournamentRequest,
  TournamentRequest,
} from '../tournaments/tournament-types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requirePerson } from './identity.js'
import { rejectRequest, resultResponse } from './problem.js'
import { queryNumber, readBody } from './read-request.js'
import type { ServingContext } from './serve-operations.js'

/** Adds the routes of tournaments. */
export function addTournamentRoutes(
  app: Hono<HttpEnv>,
  { tournaments }: Host,
  { rateLimits, openers }: ServingContext,
): void {
  const list = async (
    person: string | null,
    context: Context,
    mine: boolean,
  ): Promise<Response> => {
    const [game, after] = [context.req.query('game'), context.req.query('after')]
    const limit = queryNumber(context, 'limit')
    return resultResponse(await tournaments.list(person, { game, after, limit, mine }))
  }
  app.get('/tournaments', (context) => list(context.get('identity').person, context, false))
  app.get(
    '/me/tournaments',
    requirePerson((by, context) => list(by, context, true)),
  )
  app.post(
    '/tournaments',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      if (openers === 'operator')
        return rejectRequest('operatorOnly', 'Only the operator may open matches on this host.')
      const limited = await rateLimits.opening(by)
      if (limited !== undefined) return limited
      const request = { ...body, by } as unknown as OpenTournamentRequest
      return resultResponse(await tournaments.open(request))
    }),
  )
  app.get('/tournaments/:tournament', async ({ req, get }) => {
    const { person } = get('identity')
    const link = req.query('link')
    return resultResponse(await tournaments.get(req.param('tournament'), person, { link }))
  })
  const cancel = requirePerson(async (by, { req }) =>
    resultResponse(await tournaments.cancel({ tournament: req.param('tournament') ?? '', by })),
  )
  app.delete('/tournaments/:tournament', async (context) =>
    context.get('identity').isOperator
      ? resultResponse(await tournaments.cancelByOperator(context.req.param('tournament')))
      : cancel(context),
  )
  for (const [path, verb] of [
    ['/tournaments/:tournament/entry', 'enter'],
    ['/tournaments/:tournament/start', 'start'],
  ] as const)
    app.post(
      path,
      requirePerson(async (by, context) => {
        const body = await readBody(context)
        if (body instanceof Response) return body
        const request = { ...body, by, tournament: context.req.param('tournament') }
        return resultResponse(await tournaments[verb](request as TournamentRequest))
      }),
    )
  app.delete(
    '/tournaments/:tournament/entry',
    requirePerson(async (by, { req }) =>
      resultResponse(await tournaments.withdraw({ tournament: req.param('tournament') ?? '', by })),
    ),
  )
  app.put(
    '/tournaments/:tournament/apart',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const request = { ...body, by, tournament: context.req.param('tournament') }
      return resultResponse(await tournaments.keepApart(request as unknown as KeepApartRequest))
    }),
  )
  app.delete(
    '/tournaments/:tournament/people/:person',
    requirePerson(async (by, context) => {
      const { tournament = '', person = '' } = context.req.param()
      return resultResponse(await tournaments.remove({ tournament, by, person }))
    }),
  )
}
