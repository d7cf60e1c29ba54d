import {
  ok,
  type Rejection,
  type Result,
  type RoleName,
  type RoleTable,
  type Timestamp,
} from '@ackanomic/core'
import { rolesFor } from '@ackanomic/core/untrusted'
import { refuse } from './rejections.js'
import type { HostAction } from './types.js'

/** What a person does, when nothing is left to be read. */
export type PlainAct = Exclude<HostAction, { readonly kind: 'text' }>

/** What must be known of a sender, besides their name, to tell whether they may do something. */
export interface Standing {
  /** The match. */
  readonly match: string
  /** Who. */
  readonly by: string
  /** The roles outside the table that the game knows. */
  readonly roles: RoleTable
  /** Whether they hold a role outside the table. */
  holds(office: RoleName): Promise<boolean>
  /** Whether somebody has agreed to stand in, or to be the referee, in this match. */
  isWilling(person: string): Promise<boolean>
}

/** An entry that has been vouched for as far as the host can; its form the game checks. */
export type Vouched = Readonly<Record<string, unknown>>

/**
 * The entry of a match's log that an act comes to. Refuses with `forbidden` or `missingRole`.
 */
export async function entryOf(
  act: Exclude<PlainAct, { readonly kind: 'consent' }>,
  at: Timestamp,
  standing: Standing,
): Promise<Result<Vouched, Rejection>> {
  const { by } = standing
  const office = 'as' in act ? act.as : undefined
  if (office !== undefined && !(await standing.holds(office))) {
    return refuse('missingRole', { by, office })
  }
  switch (act.kind) {
    case 'answer': {
      const { prompt, answer } = act
      return ok({ kind: 'answer', at, by: office === 'host' ? null : by, prompt, answer })
    }
    case 'move':
      return ok({ kind: 'move', at, by, ...under(office), move: act.move })
    case 'roster': {
      const event = await vouched(act.event as unknown as Vouched, standing)
      return event.ok ? ok({ kind: 'roster', at, event: event.value }) : event
    }
  }
}

const under = (office: RoleName | undefined): object => (office === undefined ? {} : { as: office })

/** The event, if it is for its sender to tell; what others agreed to is told by what they said. */
async function vouched(event: Vouched, standing: Standing): Promise<Result<Vouched, Rejection>> {
  const { by } = standing
  const { type, as, persons, substitute, person: named, by: sender } = event
  const person = named ?? sender
  if (typeof as === 'string' && !(await standing.holds(as))) {
    return refuse('missingRole', { by, office: as })
  }
  if (type === 'referee found') {
    const may = rolesFor('inquire', standing.roles)
    const held = await Promise.all(may.map((role) => standing.holds(role)))
    if (!held.includes(true)) return refuse('missingRole', { by, office: may.join(' or ') })
    return ok({ ...event, willing: await standing.isWilling(String(person)) })
  }
  const others = (Array.isArray(persons) ? persons : [person]).filter(
    (one) => one !== undefined && one !== by,
  )
  if (others.length > 0) return refuse('forbidden', { by, person: String(others[0]) })
  if (typeof substitute !== 'object' || substitute === null) return ok(event)
  const stand = substitute as { readonly person?: unknown }
  const agrees = await standing.isWilling(String(stand.person))
  return ok({ ...event, substitute: { ...stand, agrees } })
}
