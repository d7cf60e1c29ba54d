import { defineOperations, schemaOf } from '@ackanomic/host'
import {
  keySchema,
  listOf,
  matchSchema,
  moment,
  personSchema,
  wholeNumber,
} from '@ackanomic/host/modules'
import * as v from 'valibot'
import { aboutPerson, flag, prose, reasonField } from '../contract/fields.js'
import type * as types from './message-types.js'

const sendMessageRequest = v.pipe(
  schemaOf<types.SendMessageRequest>()({
    match: matchSchema,
    idempotencyKey: keySchema,
    to: v.pipe(
      v.optional(personSchema),
      v.description('The person to whom it goes in private. Default: to the whole table.'),
    ),
    public: v.pipe(flag('"public"'), v.description('Whether spectators may read it, too.')),
    text: prose('"text"', 4000),
  }),
  v.check(
    ({ to, public: isPublic }) => isPublic !== true || to === undefined,
    'Leave out "to" or "public": no private message is public.',
  ),
)

const number = (name: string) => wholeNumber(name, 0, 2_147_483_647)

const place = v.string('"match" must be the name of a match.')

const range = {
  after: v.pipe(
    v.optional(number('"after"')),
    v.description('Lists messages with higher numbers than this, the lowest first.'),
  ),
  before: v.pipe(
    v.optional(number('"before"')),
    v.description('Lists the last messages with lower numbers than this.'),
  ),
  limit: v.pipe(
    v.optional(wholeNumber('"limit"', 1, 1000)),
    v.description('The most messages to list, 1 to 1000. Default: 100.'),
  ),
}

const isOneSided = ({ after, before }: Pick<types.MessageQuery, 'after' | 'before'>): boolean =>
  after === undefined || before === undefined

const twoSided = 'Give "after" or "before", not both.'

const messageQuery = v.pipe(
  schemaOf<types.MessageQuery>()({
    match: v.pipe(v.optional(matchSchema), v.description('Lists messages of this match only.')),
    ...range,
  }),
  v.check((query) => isOneSided(query), twoSided),
)

const message = schemaOf<types.Message>()({
  n: v.pipe(v.number(), v.description('Its number among all your messages.')),
  match: v.string(),
  from: v.string(),
  to: v.pipe(
    v.nullable(v.string()),
    v.description('The person to whom it went in private; null if it went to the whole table.'),
  ),
  public: v.pipe(
    v.boolean(),
    v.description('Whether everybody who may see the match may read it.'),
  ),
  at: moment,
  text: v.string(),
  read: v.boolean(),
})

const publicMessage = schemaOf<types.PublicMessage>()({
  n: v.pipe(v.number(), v.description('Its number among the public messages of the match.')),
  from: v.string(),
  at: moment,
  text: v.string(),
})

/**
 * The operations on messages. The game says who may talk to whom and when. Before a match starts,
 * everybody at its table talks to everybody there, unless the table allows no messages.
 */
export const messageOperations = defineOperations({
  sendMessage: {
    method: 'POST',
    path: '/matches/{match}/messages',
    access: 'people',
    summary:
      'Sends a message to the whole table; with "to", to one person in private; with "public", to spectators too.',
    input: sendMessageRequest,
    output: message,
    errors: [
      'noMatch',
      'notInMatch',
      'noRecipient',
      'noMessages',
      'noSpectators',
      'banned',
      'silenced',
      'quotaReached',
      'matchSuspended',
    ],
  },
  listMessages: {
    method: 'GET',
    path: '/me/messages',
    access: 'people',
    summary: 'Lists your messages, sent and received.',
    input: messageQuery,
    output: listOf(message),
  },
  listPublicMessages: {
    method: 'GET',
    path: '/matches/{match}/messages',
    access: 'anybody',
    summary:
      'Lists the messages that everybody who may see the match may read, without those of people whom you have muted.',
    input: v.pipe(
      schemaOf<types.PublicMessageQuery>()({ match: place, ...range }),
      v.check((query) => isOneSided(query), twoSided),
    ),
    output: listOf(publicMessage),
    errors: ['noMatch', 'matchSuspended'],
  },
  getMessagePermissions: {
    method: 'GET',
    path: '/matches/{match}/message-rules',
    access: 'people',
    summary: 'Shows what messages you may write in a match now, and to whom in private.',
    input: v.strictObject({ match: place }),
    output: schemaOf<types.MessagePermissions>()({
      policy: v.picklist(['none', 'open', 'private']),
      people: v.pipe(v.array(v.string()), v.description('To whom you may write in private.')),
      public: v.pipe(v.boolean(), v.description('Whether you may write to spectators too.')),
    }),
    errors: ['noMatch', 'notInMatch', 'matchSuspended'],
  },
  markMessagesRead: {
    method: 'POST',
    path: '/me/messages/read',
    access: 'people',
    summary: 'Marks your messages up to a number as read.',
    input: schemaOf<types.MarkReadRequest>()({
      upTo: number('"upTo"'),
      match: v.optional(matchSchema),
    }),
  },
  reportMessage: {
    method: 'POST',
    path: '/me/messages/{message}/report',
    access: 'people',
    summary: 'Reports a message to the operator.',
    input: schemaOf<types.ReportMessageRequest>()({
      message: number('"message"'),
      reason: reasonField,
    }),
    errors: ['noMessage', 'quotaReached'],
  },
  listMutedPeople: {
    method: 'GET',
    path: '/me/muted',
    access: 'people',
    summary: 'Lists the people whom you have muted.',
    output: listOf(v.string()),
  },
  mutePerson: {
    method: 'PUT',
    path: '/me/muted/{person}',
    access: 'people',
    summary: 'Keeps the messages and invitations of a person away, without telling them.',
    input: aboutPerson,
  },
  unmutePerson: {
    method: 'DELETE',
    path: '/me/muted/{person}',
    access: 'people',
    summary: 'Lets the messages and invitations of a person through again.',
    input: aboutPerson,
  },
})
