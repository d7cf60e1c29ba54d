import type { Rejection, Result } from '@ackanomic/core'
import type {
  MarkReadRequest,
  Message,
  MessagePermissions,
  MessageQuery,
  PublicMessage,
  SendMessageRequest,
} from '../club/message-types.js'
import { queryText, type Requester } from './requests.js'

/** A message to send. The sender is the client's person. */
export type ClientMessage = Pick<SendMessageRequest, 'text' | 'to' | 'public'> &
  Partial<Pick<SendMessageRequest, 'idempotencyKey'>>

/** The messages of a host, for the client's person. */
export interface ClientMessages {
  /** Sends a message in a match. If the network fails, it retries with the same key. */
  send(match: string, message: ClientMessage): Promise<Result<Message, Rejection>>
  /** Lists the person's messages, sent and received. */
  list(query?: MessageQuery): Promise<Result<readonly Message[], Rejection>>
  /** Lists the messages of a match that everybody who may see it may read. */
  listPublic(
    match: string,
    query?: Omit<MessageQuery, 'match'>,
  ): Promise<Result<readonly PublicMessage[], Rejection>>
  /** Returns what messages the person may write in a match now. */
  rules(match: string): Promise<Result<MessagePermissions, Rejection>>
  /** Marks messages as read, up to a number. */
  markRead(upTo: number, options?: Pick<MarkReadRequest, 'match'>): Promise<Result<null, Rejection>>
  /** Keeps the messages and invitations of another person away. They are not told. */
  mute(person: string): Promise<Result<null, Rejection>>
  /** Lets the messages and invitations of another person through again. */
  unmute(person: string): Promise<Result<null, Rejection>>
  /** Lists the people whom the person has muted. */
  listMuted(): Promise<Result<readonly string[], Rejection>>
  /** Reports a message to the operator. */
  report(message: number, reason: string): Promise<Result<null, Rejection>>
  /** Reports a person to the operator. They are not told. */
  reportPerson(person: string, reason: string): Promise<Result<null, Rejection>>
}

/** Creates the messages of a client. */
export function createClientMessages(ask: Requester): ClientMessages {
  const path = (match: string): string => `/matches/${encodeURIComponent(match)}`
  const muted = (person: string): string => `/me/muted/${encodeURIComponent(person)}`
  return {
    send: (match, { idempotencyKey = crypto.randomUUID(), ...message }) =>
      ask('POST', `${path(match)}/messages`, { idempotencyKey, ...message }),
    list: (query = {}) => ask('GET', `/me/messages${queryText(query)}`),
    listPublic: (match, query = {}) => ask('GET', `${path(match)}/messages${queryText(query)}`),
    rules: (match) => ask('GET', `${path(match)}/message-rules`),
    markRead: (upTo, options = {}) => ask('POST', '/me/messages/read', { upTo, ...options }),
    mute: (person) => ask('PUT', muted(person)),
    unmute: (person) => ask('DELETE', muted(person)),
    listMuted: () => ask('GET', '/me/muted'),
    report: (message, reason) => ask('POST', `/me/messages/${message}/report`, { reason }),
    reportPerson: (person, reason) =>
      ask('POST', `/people/${encodeURIComponent(person)}/report`, { reason }),
  }
}
