/**
 * Play by real mail: a mail to the address of a seat is a move, posts go out as mails in the thread
 * of their match.
 *
 * @packageDocumentation
 */
export { type MailLimits, type MailOffice, type MailOptions, mailOffice } from './office.js'
