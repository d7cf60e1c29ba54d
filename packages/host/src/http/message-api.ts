import * as v from 'valibot'
import { markReadBodySchema, messageBodySchema, reportBodySchema } from '../club/schemas.js'
import type { Route } from './api-route.js'
import * as answer from './response-schemas.js'

const nothing = v.null()

/** The routes of messages. */
export const MESSAGE_ROUTES: Readonly<Record<string, Route>> = {
  'post /matches/{match}/messages': {
    summary:
      'Sends a message to the whole table; with "to", to one person in private; with "public", to spectators too.',
    access: 'people',
    body: messageBodySchema,
    response: answer.messageSchema,
  },
  'get /matches/{match}/messages': {
    summary: 'Lists the messages that everybody who may see the match may read.',
    access: 'anybody',
    query: {
      after: 'Lists messages with higher numbers than this, the lowest first.',
      before: 'Lists the last messages with lower numbers than this.',
      limit: 'The most messages to list, 1 to 1000. Default: 100.',
    },
    response: v.array(answer.publicMessageSchema),
  },
  'get /matches/{match}/message-rules': {
    summary: 'Shows what messages you may write in a match now, and to whom in private.',
    access: 'people',
    response: answer.messageRulesSchema,
  },
  'get /me/messages': {
    summary: 'Lists your messages, sent and received.',
    access: 'people',
    query: {
      match: 'Lists messages of this match only.',
      after: 'Lists messages with higher numbers than this, the lowest first.',
      before: 'Lists the last messages with lower numbers than this.',
      limit: 'The most messages to list, 1 to 1000. Default: 100.',
    },
    response: v.array(answer.messageSchema),
  },
  'post /me/messages/read': {
    summary: 'Marks your messages up to a number as read.',
    access: 'people',
    body: markReadBodySchema,
    response: nothing,
  },
  'post /me/messages/{message}/report': {
    summary: 'Reports a message to the operator.',
    access: 'people',
    body: reportBodySchema,
    response: nothing,
  },
  'get /me/muted': {
    summary: 'Lists the people whom you have muted.',
    access: 'people',
    response: v.array(v.string()),
  },
  'put /me/muted/{person}': {
    summary: 'Keeps the messages and invitations of a person away, without telling them.',
    access: 'people',
    response: nothing,
  },
  'delete /me/muted/{person}': {
    summary: 'Lets the messages and invitations of a person through again.',
    access: 'people',
    response: nothing,
  },
}
