import type { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { ownOperations } from '../contract/host-operations.js'
import { matchOperations } from '../contract/match-operations.js'
import type { ChangeEvent } from '../contract/match-types.js'
import { operatorOperations } from '../contract/operator-operations.js'
import type { Host } from '../host/host.js'
import {
  createNotificationSender,
  createPageSender,
  type EventStreams,
  type Send,
} from './event-stream.js'
import type { HttpEnv, Identity } from './identity.js'
import type { Metrics } from './metrics.js'
import { createOpenApi } from './open-api.js'
import { respondText, resultResponse } from './problem.js'
import { INVITATION_PAGE } from './redeem-page.js'
import { logOperation, type ServingContext, serveStream } from './serve-operations.js'

/** The needs of routes that are more than a function of their input. */
export interface PlainRoutesContext extends ServingContext {
  readonly streams: EventStreams
  readonly metrics: Metrics
}

/** Adds the streams, and the pages that no program calls. */
export function addPlainRoutes(
  app: Hono<HttpEnv>,
  host: Host,
  { streams, metrics, ...serving }: PlainRoutesContext,
): void {
  const live = (
    { person, session, countedAs }: Identity,
    isWanted: (change: ChangeEvent) => boolean,
    update: (send: Send) => Promise<void>,
  ): Response => {
    const out = serving.rateLimits.stream(countedAs)
    return out instanceof Response
      ? out
      : streams.stream(isWanted, update, out, { person, session })
  }
  const description = JSON.stringify(createOpenApi(host.operations))
  serveStream(app, ownOperations.getDescription, serving, async () => respondText(description))
  app.get('/invitations', ({ html, header }) => {
    header('content-security-policy', INVITATION_PAGE.policy)
    return html(INVITATION_PAGE.html)
  })
  for (const { path, html: page, policy } of host.modules.pages)
    app.get(path, ({ html, header }) => {
      header('content-security-policy', policy)
      return html(page)
    })
  serveStream(app, matchOperations.watchMatch, serving, async (context, { match }) => {
    const identity = context.get('identity')
    const { person: by } = identity
    const first = await host.getMatch({ match: String(match), by })
    if (!first.ok) return resultResponse(first)
    const isWanted = (change: ChangeEvent): boolean => change.match === match
    return live(identity, isWanted, createPageSender(host, first.value, by))
  })
  serveStream(app, matchOperations.followNotifications, serving, async (context, query) => {
    const identity = context.get('identity')
    const by = identity.person ?? ''
    const seen = context.req.header('last-event-id')
    const after = Number(seen ?? query.after ?? 0)
    const first = await host.listNotifications({ by, after, limit: 1 })
    if (!first.ok) return resultResponse(first)
    const isWanted = ({ recipients }: ChangeEvent): boolean =>
      recipients === null || recipients.includes(by)
    return live(identity, isWanted, createNotificationSender(host, by, after))
  })
  serveStream(app, operatorOperations.backup, serving, async (context) => {
    logOperation('backup', operatorOperations.backup, {}, context, serving, 'ok')
    return stream(context, async (out) => {
      try {
        await host.backup(async (line) => void (await out.write(line)))
      } catch (thrown) {
        // The status is on its way, so the last line says what is wrong.
        await host.explainFailure(thrown)
        const problem = thrown instanceof Error ? thrown.message : String(thrown)
        await out.write(`${JSON.stringify({ problem })}\n`)
      }
    })
  })
  serveStream(app, operatorOperations.readMetrics, serving, () => metrics.render())
}
