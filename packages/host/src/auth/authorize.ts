import { ok, type RoleDefinitions, type RoleName, type Timestamp } from '@ackanomic/core'
import { rolesFor } from '@ackanomic/core/untrusted'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { HostAction } from '../contract/match-types.js'

/** An action that becomes an entry of the log. */
type EntryAction = Exclude<HostAction, { readonly kind: 'text' | 'consent' }>

export interface SenderContext {
  readonly match: string
  readonly by: string
  readonly roles: RoleDefinitions
  hasRole(role: RoleName): Promise<boolean>
  /** Whether a person has agreed to be a Substitute or a referee in this match. */
  hasConsented(person: string): Promise<boolean>
}

/** An entry whose sender may make it. The game still checks its contents. */
export type AuthorizedEntry = Readonly<Record<string, unknown>>

/** Turns an action into a log entry. Rejects it with `forbidden` or `missingRole`. */
export async function authorizeAction(
  action: EntryAction,
  at: Timestamp,
  sender: SenderContext,
): AsyncResult<AuthorizedEntry> {
  const { by } = sender
  const role = 'as' in action ? action.as : undefined
  if (role !== undefined && !(await sender.hasRole(role))) {
    return refuse('missingRole', { by, role })
  }
  switch (action.kind) {
    case 'answer': {
      const { prompt, answer } = action
      return ok({ kind: 'answer', at, by: role === 'host' ? null : by, prompt, answer })
    }
    case 'move':
      return ok({
        kind: 'move',
        at,
        by,
        ...(role === undefined ? {} : { as: role }),
        move: action.move,
      })
    case 'roster': {
      const event = await authorizeRosterEvent({ ...action.event }, sender)
      return event.ok ? ok({ kind: 'roster', at, event: event.value }) : event
    }
  }
}

/**
 * The roster event, if its sender may report it. Other people have consented if they said so
 * themselves.
 */
async function authorizeRosterEvent(
  event: AuthorizedEntry,
  sender: SenderContext,
): AsyncResult<AuthorizedEntry> {
  const { by } = sender
  const { type, as, persons, substitute, person = event.by } = event
  if (typeof as === 'string' && !(await sender.hasRole(as))) {
    return refuse('missingRole', { by, role: as })
  }
  if (type === 'refereeFound') {
    const allowed = rolesFor('inquire', sender.roles)
    const held = await Promise.all(allowed.map((role) => sender.hasRole(role)))
    if (!held.includes(true)) return refuse('missingRole', { by, role: allowed.join(' or ') })
    return ok({ ...event, willing: await sender.hasConsented(String(person)) })
  }
  const others = (Array.isArray(persons) ? persons : [person]).filter(
    (one) => one !== undefined && one !== by,
  )
  if (others.length > 0) return refuse('forbidden', { by, person: String(others[0]) })
  if (typeof substitute !== 'object' || substitute === null) return ok(event)
  const named = substitute as { readonly person?: unknown }
  const agrees = await sender.hasConsented(String(named.person))
  return ok({ ...event, substitute: { ...named, agrees } })
}
