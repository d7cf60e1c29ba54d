/**
 * Play by real mail: a mail to the address of a seat is a move, posts go out as mails in the thread
 * of their match.
 *
 * @packageDocumentation
 */
export {
  createMailGateway,
  type MailGateway,
  type MailLimits,
  type MailOptions,
} from './mail-gateway.js'
