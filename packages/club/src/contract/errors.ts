import { sanitizeText } from '@ackanomic/core/untrusted'
import { defineErrors, describeExpiry, hostErrors } from '@ackanomic/host/modules'

/** A club's errors: each code with a function that writes its message. */
const clubErrors = {
  /** There is no calendar at this address, or no longer. */
  noCalendar: () =>
    'There is no calendar at this address. Its owner may have renewed it: ask them.',
  /** The host sends no web push, or none to the browser's push service. */
  noPush: ({ service }: { service: string | null }) =>
    service === null
      ? 'This host sends no web push. Choose mail.'
      : `This host does not send to the push service ${sanitizeText(service)}. Use another browser, or mail.`,
  /** There is no such table, or the sender may not see it. */
  noTable: ({ table }: { table: string }) =>
    `There is no table "${sanitizeText(table)}". Check the name.`,
  tableClosed: ({ table }: { table: string }) =>
    `The table "${sanitizeText(table)}" is no longer open: it has started or was closed.`,
  tableFull: ({ table }: { table: string }) =>
    `All seats of the table "${sanitizeText(table)}" are taken. Find another table.`,
  /** The table admits people with an invitation, or with its link. */
  notAdmitted: ({ admits }: { table: string; admits: string }) =>
    admits === 'link'
      ? 'You need the link of this table to sit down. Ask its opener.'
      : 'Only people who were invited may sit down at this table. Ask its opener.',
  /** The sender neither sits at the table nor was invited. */
  notAtTable: ({ by, table }: { by: string; table: string }) =>
    `${sanitizeText(by)} has no seat at the table "${sanitizeText(table)}" and no open invitation to it.`,
  notOpener: ({ opener }: { table: string; opener: string }) =>
    `Only ${sanitizeText(opener)}, who opened the table, may do this.`,
  /** There is no such tournament, or the sender may not see it. */
  noTournament: ({ tournament }: { tournament: string }) =>
    `There is no tournament "${sanitizeText(tournament)}". Check the name.`,
  tournamentClosed: ({ tournament }: { tournament: string }) =>
    `The tournament "${sanitizeText(tournament)}" has started, has ended or was cancelled, so this is no longer possible.`,
  tournamentFull: ({ tournament }: { tournament: string }) =>
    `The tournament "${sanitizeText(tournament)}" is full. Find another one.`,
  /** The opener of the tournament has removed the person. */
  notEligible: (_: { tournament: string }) =>
    'The opener of this tournament has removed you, so you cannot enter again.',
  notEntered: ({ by, tournament }: { by: string; tournament: string }) =>
    `${sanitizeText(by)} does not take part in the tournament "${sanitizeText(tournament)}".`,
  tooFewEntered: ({ entered, least }: { entered: number; least: number }) =>
    `Only ${entered} of ${least} people have entered. Wait for more.`,
  notOrganizer: ({ opener }: { tournament: string; opener: string }) =>
    `Only ${sanitizeText(opener)}, who opened the tournament, may do this.`,
  /** The game or the table does not allow such a message now. */
  noMessages: ({ policy }: { policy: string }) =>
    policy === 'none'
      ? 'This match allows no messages now.'
      : 'This match allows no private messages now. Write to the whole table.',
  /** Only those who take part see the match. */
  noSpectators: ({ match }: { match: string }) =>
    `"${sanitizeText(match)}" has no spectators to whom you could write. Write to the whole table.`,
  /** The person takes no part in the match. */
  noRecipient: ({ person, match }: { person: string; match: string }) =>
    `You cannot write to ${sanitizeText(person)} in the match "${sanitizeText(match)}". Write to another person who takes part in it.`,
  /** A command by mail can mean several people. */
  ambiguousName: ({ names }: { names: readonly string[] }) =>
    `You can mean ${names.map((name) => `"${sanitizeText(name)}"`).join(' or ')}. Put the name in double quotes: /tell "${sanitizeText(names[0] ?? '')}": TEXT`,
  /** The person has no message of that number from somebody else. */
  noMessage: ({ message }: { message: number }) =>
    `Nobody has sent you a message ${message}. Check its number.`,
  quotaReached: ({ quota, most }: { quota: string; most: number }) =>
    `At most ${most} ${quota} are allowed. Try again later.`,
  /** `until` is `null` if the mute has no end. */
  silenced: ({ until }: { until: number | null }) =>
    `The operator does not let you send messages ${describeExpiry(until)}.`,
  accountsClosed: () =>
    'Only people who were invited get an account here. Ask the operator for an invitation.',
  /** The session is too old to change how its person signs in, or to end their account. */
  signInAgain: () =>
    'For this you must have signed in within the last 15 minutes. Sign in again, then try once more.',
  noSignInLink: () => 'This link is unknown, expired or already used. Ask for a new one.',
  /** There is no account with the address yet, so the person must choose a name. */
  nameWanted: ({ mail }: { mail: string }) =>
    `There is no account for ${sanitizeText(mail)} yet. Choose a name for it.`,
  mailTaken: ({ mail }: { mail: string }) =>
    `The address ${sanitizeText(mail)} belongs to another account. Use another one.`,
  noSession: ({ session }: { session: string }) =>
    `You have no session "${sanitizeText(session)}". Perhaps it has ended already.`,
  noPasskey: () => 'This passkey is unknown here. Sign in another way, and add it again.',
  /** The authenticator's answer does not hold, or came too late. */
  invalidPasskey: ({ problem }: { problem: string }) => `The passkey was not accepted: ${problem}`,
  /** The operator has not set up what this needs. */
  notConfigured: ({ what, option }: { what: string; option: string }) =>
    `This host does not offer ${what}: its operator has not set ${option}.`,
  noSubmission: ({ submission }: { submission: string }) =>
    `There is no Submission ${submission}. Check its number.`,
}

export type ClubCode = keyof typeof hostErrors | keyof typeof clubErrors

export const refuse = defineErrors({ ...hostErrors, ...clubErrors })

export type { AsyncResult } from '@ackanomic/host/modules'
