import { createHmac } from 'node:crypto'
import type { RoleName } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { HostAction } from '../contract/match-types.js'
import { matchSchema, personSchema, problemOf } from '../contract/schemas.js'
import type { Tables } from '../store/tables.js'
import type { MatchContext } from './context.js'

export async function rolesOf(context: MatchContext, person: string): Promise<readonly RoleName[]> {
  const roles: RoleName[] = []
  for (const role of [...context.roles, 'host']) {
    if (await context.hasRole(person, role)) roles.push(role)
  }
  return roles
}

/**
 * Whether a person may see a match without spectators: they have taken part, or hold a role. It
 * takes as long for a match that does not exist.
 */
export async function maySeeMatch(
  context: MatchContext,
  match: string,
  person: string | null,
): Promise<boolean> {
  const isParticipant = await takesPart(context.store.db, match, person ?? '')
  const roles = person === null ? [] : await rolesOf(context, person)
  return isParticipant || roles.length > 0
}

/** Whether a person takes part in a match, or did. */
export async function takesPart(
  db: Kysely<Tables>,
  match: string,
  person: string,
): Promise<boolean> {
  // A database refuses some texts that are no names.
  if ((problemOf(matchSchema, match) ?? problemOf(personSchema, person)) !== undefined) return false
  const found = await db
    .selectFrom('participants')
    .select('person')
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether everybody may see a match's public view. `false` if there is no such match. */
export async function hasSpectators(
  { store, currentMatches }: MatchContext,
  match: string,
): Promise<boolean> {
  const known = currentMatches.hasSpectators(match)
  if (known !== undefined) return known
  if (problemOf(matchSchema, match) !== undefined) return false
  const row = await store.db
    .selectFrom('matches')
    .select('spectators')
    .where('id', '=', match)
    .executeTakeFirst()
  if (row === undefined) return false
  currentMatches.setSpectators(match, row.spectators !== 0)
  return row.spectators !== 0
}

/**
 * The link of a table or a match, which shows that its holder was told of it. It can be made again,
 * so it is not stored.
 */
export const linkOf = (secret: string | Uint8Array, match: string): string =>
  createHmac('sha256', secret).update(`link ${match}`).digest('base64url').slice(0, 22)

/** Whether an action is the consent of somebody with the match's link. */
export function isLinkedConsent(
  { secret }: MatchContext,
  match: string,
  action: HostAction,
): boolean {
  const link = linkOf(secret, match)
  return action.kind === 'consent'
    ? action.link === link
    : action.kind === 'text' && action.text === `/consent ${link}`
}
