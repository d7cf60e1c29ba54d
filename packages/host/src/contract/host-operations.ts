import type { GameDescription } from '@ackanomic/core'
import type { GamePage } from '@ackanomic/core/page'
import type { HostKey } from '@ackanomic/core/proof'
import * as v from 'valibot'
import type * as types from './match-types.js'
import { defineOperations, schemaOf } from './operation.js'
import {
  checkedElsewhere,
  deviceSchema,
  hash,
  listOf,
  moment,
  redemptionKeySchema,
} from './schemas.js'

export const hostKey: v.GenericSchema<HostKey> = schemaOf<HostKey>()({
  number: v.number(),
  key: hash,
  from: moment,
  until: v.nullable(moment),
})

const hostedGame = schemaOf<types.HostedGame>()({
  id: v.string(),
  title: v.string(),
  description: checkedElsewhere<GameDescription>(v.looseObject({})),
})

const texts = v.record(v.string(), v.string())

const personKey = schemaOf<types.PersonKey>()({
  key: hash,
  device: v.nullable(v.string()),
  addedAt: moment,
})

export const ownOperations = defineOperations({
  getDescription: {
    method: 'GET',
    path: '/openapi.json',
    access: 'anybody',
    summary: 'Describes all operations as OpenAPI 3.1.',
    output: v.looseObject({}),
    stream: 'application/json',
  },
  ping: {
    method: 'GET',
    path: '/health',
    access: 'anybody',
    summary:
      'Checks that the host and its store respond. "warnings" says what its operator should look at.',
    output: v.strictObject({
      ok: v.literal(true),
      warnings: v.optional(listOf(v.picklist(['clockJumped']))),
    }),
    errors: ['storeFailed'],
  },
  listSigningKeys: {
    method: 'GET',
    path: '/.well-known/ackanomic-keys.json',
    access: 'anybody',
    summary: 'Lists the keys with which the host signs receipts and saves, the oldest first.',
    output: v.strictObject({ keys: listOf(hostKey) }),
  },
  whoAmI: {
    method: 'GET',
    path: '/me',
    access: 'anybody',
    summary: 'Tells whose token the request carries; null for a guest.',
    output: v.strictObject({ person: v.nullable(v.string()) }),
  },
  listKeys: {
    method: 'GET',
    path: '/me/keys',
    access: 'people',
    summary: 'Lists the public keys with which you sign your actions, the oldest first.',
    output: listOf(personKey),
  },
  addKey: {
    method: 'POST',
    path: '/me/keys',
    access: 'people',
    summary:
      'Adds a public key with which you sign your actions. Matches that start later name it. The oldest of more than 20 keys is forgotten.',
    input: schemaOf<types.AddKeyRequest>()({ key: hash, device: deviceSchema }),
  },
  removeKey: {
    method: 'DELETE',
    path: '/me/keys/{key}',
    access: 'people',
    summary: 'Removes a public key, such as that of a device that was lost.',
    input: schemaOf<Pick<types.PersonKey, 'key'>>()({ key: hash }),
  },
  listGames: {
    method: 'GET',
    path: '/games',
    access: 'anybody',
    summary: 'Lists the games that this host offers.',
    output: listOf(hostedGame),
  },
  getGame: {
    method: 'GET',
    path: '/games/{game}',
    access: 'anybody',
    summary:
      'Shows the rules of a game, how its moves are written, and JSON Schemas of its options and moves.',
    input: v.strictObject({ game: v.string('"game" must be the id of a game.') }),
    output: checkedElsewhere<GamePage>(
      v.strictObject({
        id: v.string(),
        title: v.string(),
        description: v.looseObject({}),
        clauses: v.pipe(texts, v.description('The rule, clause by clause.')),
        help: v.pipe(v.string(), v.description('How moves are written as text.')),
        actions: v.optional(v.pipe(texts, v.description('Each type of move as a phrase.'))),
        forfeits: v.optional(v.pipe(texts, v.description('What happens at each deadline.'))),
        schemas: v.pipe(
          v.looseObject({}),
          v.description('JSON Schemas of the options, of a move, and of what a joiner brings.'),
        ),
      }),
    ),
    errors: ['noGame'],
  },
  redeemInvitation: {
    method: 'POST',
    path: '/invitations/redeem',
    access: 'anybody',
    summary:
      'Redeems an invitation, once. The response contains your bearer token. If you send a random "idempotencyKey", you can repeat the request when the response was lost.',
    input: schemaOf<types.RedeemInvitationRequest>()({
      invitation: v.string('"invitation" must be the text of an invitation.'),
      idempotencyKey: v.optional(redemptionKeySchema),
      device: deviceSchema,
    }),
    output: schemaOf<types.Session>()({ person: v.string(), token: v.string() }),
    errors: ['noInvitation', 'banned'],
    limit: 'guesses',
  },
})
