import * as v from 'valibot'
import type {
  DeadLetter,
  DeadLetterQuery,
  RetryReport,
  SubscribeRequest,
  UnsubscribeRequest,
} from './delivery-types.js'
import { hostKey } from './host-operations.js'
import { createMatchFields, matchField, submitFields, submitResponse } from './match-operations.js'
import type * as types from './match-types.js'
import { defineOperations, OPERATOR_ROLES, schemaOf } from './operation.js'
import {
  automatedSchema,
  line,
  listOf,
  matchSchema,
  messagePolicySchema,
  moment,
  personSchema,
  wholeNumber,
} from './schemas.js'

const person = v.strictObject({ person: personSchema })

const channel = v.string('"channel" must be the name of a channel.')

const deadLetterQuery = schemaOf<DeadLetterQuery>()({
  person: personSchema,
  channel: v.optional(channel),
  from: v.optional(wholeNumber('"from"', 1, 2_147_483_647)),
})

const deadLetter = schemaOf<DeadLetter>()({
  person: v.string(),
  channel: v.string(),
  address: v.string(),
  match: v.string(),
  from: v.number(),
  to: v.number(),
  problem: v.string(),
  at: moment,
})

const health = schemaOf<types.Health>()({
  open: v.number(),
  finished: v.number(),
  suspended: v.number(),
  deadlineLag: v.number(),
  botsDue: v.number(),
  botLag: v.number(),
  stepsWaiting: v.number(),
  clockAhead: v.number(),
  pendingDeliveries: v.number(),
  deadLetters: v.number(),
})

const invitation = schemaOf<types.Invitation>()({ invitation: v.string(), link: v.string() })

const operatorName = v.pipe(
  personSchema,
  v.check((name) => name !== 'operator', 'Choose another name: "operator" is the host’s own.'),
)

const operatorFields = {
  name: operatorName,
  role: v.picklist(OPERATOR_ROLES, '"role" must be "operator" or "moderator".'),
}

const operatorInfo = schemaOf<types.OperatorInfo>()({
  ...operatorFields,
  createdAt: moment,
  usedAt: moment,
})

export const operatorOperations = defineOperations({
  createInvitation: {
    method: 'POST',
    path: '/invitations',
    access: 'operator',
    summary:
      'Creates an invitation. It can be redeemed once, within a week or until the given time.',
    input: schemaOf<types.InviteRequest>()({ person: personSchema, until: v.optional(moment) }),
    output: invitation,
    errors: ['nameTaken'],
  },
  revokeTokens: {
    method: 'DELETE',
    path: '/people/{person}/tokens',
    access: 'operator',
    summary: 'Revokes all tokens, passkeys and invitations of a person.',
    input: person,
  },
  createMatchFor: {
    method: 'POST',
    path: '/people/{person}/matches',
    access: 'operator',
    summary: 'Creates a match on behalf of a person.',
    input: v.strictObject({ person: personSchema, ...createMatchFields }),
    output: submitResponse,
    errors: [
      'noGame',
      'gameNotAccepted',
      'matchExists',
      'missingRole',
      'matchSuspended',
      'idempotencyKeyReused',
    ],
  },
  submitFor: {
    method: 'POST',
    path: '/people/{person}/matches/{match}/actions',
    access: 'operator',
    summary: 'Submits an action on behalf of a person.',
    input: v.strictObject({ person: personSchema, ...submitFields }),
    output: submitResponse,
    errors: [
      'noMatch',
      'matchSuspended',
      'forbidden',
      'missingRole',
      'unparsable',
      'idempotencyKeyReused',
    ],
  },
  subscribe: {
    method: 'PUT',
    path: '/people/{person}/subscriptions/{channel}',
    access: 'operator',
    summary: "Delivers a person's notifications through a channel from now on.",
    input: schemaOf<SubscribeRequest>()({
      person: personSchema,
      channel,
      address: line('"address"', 2000),
    }),
    errors: ['noChannel'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/people/{person}/subscriptions/{channel}',
    access: 'operator',
    summary: 'Ends a subscription of a person.',
    input: schemaOf<UnsubscribeRequest>()({ person: personSchema, channel }),
  },
  listOperators: {
    method: 'GET',
    path: '/operators',
    access: 'operator',
    summary: 'Lists who else has a token to run the host, by name.',
    output: listOf(operatorInfo),
  },
  addOperator: {
    method: 'POST',
    path: '/operators',
    access: 'operator',
    summary:
      'Gives somebody a token as an operator or a moderator. If they had one, it is no longer valid.',
    input: schemaOf<types.AddOperatorRequest>()(operatorFields),
    output: schemaOf<types.OperatorToken>()({ ...operatorFields, token: v.string() }),
  },
  removeOperator: {
    method: 'DELETE',
    path: '/operators/{name}',
    access: 'operator',
    summary: 'Takes the token of an operator or a moderator away.',
    input: v.strictObject({ name: operatorName }),
    errors: ['noOperator'],
  },
  rotateSigningKey: {
    method: 'POST',
    path: '/signing-keys',
    access: 'operator',
    summary:
      'Adds a signing key, which starts signing after two minutes. Older signatures stay valid.',
    output: hostKey,
  },
  getHealth: {
    method: 'GET',
    path: '/status',
    access: 'operator',
    summary: 'Shows the health of the host.',
    output: health,
  },
  acceptClock: {
    method: 'POST',
    path: '/clock/acceptance',
    access: 'operator',
    summary: "Takes the machine's clock as right, after it jumped ahead.",
  },
  listDeadLetters: {
    method: 'GET',
    path: '/dead-letters',
    access: 'operator',
    summary: 'Lists the deliveries that were given up, the latest first.',
    output: listOf(deadLetter),
  },
  retryDeadLetters: {
    method: 'POST',
    path: '/dead-letters/retry',
    access: 'operator',
    summary:
      'Makes deliveries again that were given up, at the addresses that their person has now.',
    input: deadLetterQuery,
    output: schemaOf<RetryReport>()({ delivered: v.number(), failed: v.number() }),
  },
  discardDeadLetters: {
    method: 'POST',
    path: '/dead-letters/discard',
    access: 'operator',
    summary: 'Forgets deliveries that were given up. Returns how many.',
    input: deadLetterQuery,
    output: v.number(),
  },
  backup: {
    method: 'GET',
    path: '/backup',
    access: 'operator',
    summary: 'Backs up all data, as lines of JSON.',
    output: v.string(),
    stream: 'application/x-ndjson',
  },
  readMetrics: {
    method: 'GET',
    path: '/metrics',
    access: 'operator',
    summary: 'Shows metrics in the format of Prometheus.',
    output: v.string(),
    stream: 'text/plain',
  },
  importMatch: {
    method: 'POST',
    path: '/saves',
    access: 'operator',
    summary: 'Imports a match from a save.',
    input: schemaOf<types.ImportRequest>()({
      match: matchSchema,
      save: v.unknown(),
      automated: v.optional(automatedSchema),
      spectators: v.optional(v.boolean('"spectators" must be true or false.')),
      messages: v.optional(messagePolicySchema),
      trustState: v.optional(v.boolean('"trustState" must be true or false.')),
    }),
    errors: ['noGame', 'gameNotAccepted', 'matchExists', 'matchSuspended'],
  },
  resumeMatch: {
    method: 'POST',
    path: '/matches/{match}/resume',
    access: 'operator',
    summary: 'Resumes a match that was suspended because its game failed.',
    input: v.strictObject({ match: matchField }),
    errors: ['noMatch'],
  },
})
