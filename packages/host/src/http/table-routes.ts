import type { Context, Hono } from 'hono'
import type { InviteToTableRequest, OpenTableRequest, TableRequest } from '../club/types.js'
import type { Host } from '../types.js'
import { type HttpEnv, requirePerson } from './identity.js'
import type { RateLimits } from './limits.js'
import { rejectRequest, resultResponse } from './problem.js'
import { queryNumber, readBody } from './read-request.js'

/** What the routes of tables need. */
export interface TableRoutesContext {
  readonly rateLimits: RateLimits
  readonly openers: 'anybody' | 'operator'
}

/** The verbs of a person at a table, each with its route. */
const VERBS = {
  'POST /tables/:table/seat': 'takeSeat',
  'DELETE /tables/:table/seat': 'leaveSeat',
  'POST /tables/:table/decline': 'decline',
  'POST /tables/:table/start': 'start',
  'DELETE /tables/:table': 'close',
} as const

/** Adds the routes of tables at which people sit down, of a person's matches, and of ratings. */
export function addTableRoutes(
  app: Hono<HttpEnv>,
  host: Host,
  { rateLimits, openers }: TableRoutesContext,
): void {
  const { tables } = host
  const openersOnly =
    openers === 'operator'
      ? () => rejectRequest('operatorOnly', 'Only the operator may open matches on this host.')
      : () => undefined
  const list = async (
    person: string | null,
    context: Context,
    mine: boolean,
  ): Promise<Response> => {
    const [game, after] = [context.req.query('game'), context.req.query('after')]
    const limit = queryNumber(context, 'limit')
    return resultResponse(await tables.list(person, { game, after, limit, mine }))
  }
  app.get('/tables', (context) => list(context.get('identity').person, context, false))
  app.get(
    '/me/tables',
    requirePerson((by, context) => list(by, context, true)),
  )
  app.get(
    '/me/matches',
    requirePerson(async (by, context) => {
      const query = { after: context.req.query('after'), limit: queryNumber(context, 'limit') }
      return resultResponse(await host.listMatches(by, query))
    }),
  )
  app.get('/games/:game/ratings', async (context) => {
    const [skip, limit] = [queryNumber(context, 'skip'), queryNumber(context, 'limit')]
    const query = { season: queryNumber(context, 'season'), skip, limit }
    return resultResponse(await host.ratings.list(context.req.param('game'), query))
  })
  app.get('/seasons', async () => resultResponse(await host.ratings.seasons()))
  app.get('/people/:person/ratings/history', async ({ req }) =>
    resultResponse(await host.ratings.history(req.param('person'))),
  )
  app.get('/people/:person/ratings', async ({ req }) =>
    resultResponse(await host.ratings.of(req.param('person'))),
  )
  app.post(
    '/tables',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const limited = openersOnly() ?? (await rateLimits.opening(by))
      if (limited !== undefined) return limited
      return resultResponse(await tables.open({ ...body, by } as unknown as OpenTableRequest))
    }),
  )
  app.post(
    '/matches/:match/rematch',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const limited = openersOnly() ?? (await rateLimits.opening(by))
      if (limited !== undefined) return limited
      const match = context.req.param('match') ?? ''
      return resultResponse(await tables.rematch({ ...body, match, by }))
    }),
  )
  app.get('/tables/:table', async ({ req, get }) => {
    const link = req.query('link')
    return resultResponse(await tables.get(req.param('table'), get('identity').person, { link }))
  })
  app.post(
    '/tables/:table/invitations',
    requirePerson(async (by, context) => {
      const body = await readBody(context)
      if (body instanceof Response) return body
      const table = context.req.param('table')
      const request = { ...body, table, by } as unknown as InviteToTableRequest
      return resultResponse(await tables.invite(request))
    }),
  )
  app.delete(
    '/tables/:table/people/:person',
    requirePerson(async (by, context) => {
      const { table = '', person = '' } = context.req.param()
      return resultResponse(await tables.remove({ table, by, person }))
    }),
  )
  for (const [route, verb] of Object.entries(VERBS)) {
    const [method = '', path = ''] = route.split(' ')
    app.on(
      method,
      path,
      requirePerson(async (by, context) => {
        const body = method === 'POST' ? await readBody(context) : {}
        if (body instanceof Response) return body
        const request = { ...body, table: context.req.param('table'), by }
        return resultResponse(await tables[verb](request as TableRequest))
      }),
    )
  }
}
