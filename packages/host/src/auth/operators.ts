import { ok } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { AddOperatorRequest, OperatorInfo, OperatorToken } from '../contract/match-types.js'
import { OPERATOR_ROLES, type OperatorRole } from '../contract/operation.js'
import type { Tables } from '../store/tables.js'
import type { AuthContext } from './context.js'
import { hashOf, newToken, useToken } from './tokens.js'

/** The prefix of operators' tokens: tokens of people are not looked up among them. */
const PREFIX = 'operator_'

/** An operator's name among the owners of tokens. It has two lines, as no person's has. */
const ownerOf = (name: string): string => `operator\n${name}`

const nameOf = (owner: string): string => owner.slice(ownerOf('').length)

/** An operator or a moderator who sends a request. */
export interface Operator {
  readonly name: string
  readonly role: OperatorRole
}

/** Gives an operator a token, which replaces the one that they had. */
export async function addOperator(
  { store: { db }, now }: AuthContext,
  { name, role }: AddOperatorRequest,
): Promise<OperatorToken> {
  const token = `${PREFIX}${newToken()}`
  await db.transaction().execute(async (tx) => {
    await tokensOf(tx, name).execute()
    await tx
      .insertInto('tokens')
      .values({
        hash: hashOf(token),
        person: ownerOf(name),
        kind: role,
        created_at: now(),
        used_at: now(),
      })
      .execute()
  })
  return { name, role, token }
}

export async function listOperators(db: Kysely<Tables>): Promise<readonly OperatorInfo[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['person', 'kind', 'created_at', 'used_at'])
    .where('kind', 'in', OPERATOR_ROLES)
    .orderBy('person')
    .execute()
  return rows.map(({ person, kind, created_at: createdAt, used_at: usedAt }) => ({
    name: nameOf(person),
    role: kind as OperatorRole,
    createdAt,
    usedAt: usedAt ?? createdAt,
  }))
}

export async function removeOperator(
  { store: { db } }: AuthContext,
  name: string,
): AsyncResult<void> {
  const removed = await tokensOf(db, name).returning('hash').executeTakeFirst()
  return removed === undefined ? refuse('noOperator', { name }) : ok(undefined)
}

const tokensOf = (db: Kysely<Tables>, name: string) =>
  db.deleteFrom('tokens').where('person', '=', ownerOf(name)).where('kind', 'in', OPERATOR_ROLES)

/** The operator of a token; `undefined` if it is none, or has expired. */
export async function authenticateOperator(
  context: AuthContext,
  token: string,
): Promise<Operator | undefined> {
  if (!token.startsWith(PREFIX)) return undefined
  const found = await useToken(context, hashOf(token), OPERATOR_ROLES)
  return found && { name: nameOf(found.person), role: found.kind as OperatorRole }
}
