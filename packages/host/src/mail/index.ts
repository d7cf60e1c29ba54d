/**
 * Play by mail: a mail to a seat's address is a move, and notifications are mails in the thread of
 * their match.
 *
 * @packageDocumentation
 */
export {
  createMailGateway,
  type MailGateway,
  type MailLimits,
  type MailOptions,
} from './mail-gateway.js'
