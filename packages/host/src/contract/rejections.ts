import type { Err, Rejection } from '@ackanomic/core'
import { type RejectionTable, reject, sanitizeText } from '@ackanomic/core/untrusted'

/** The host's own rejection codes, with their details. */
export interface HostRejectionDetails {
  /** The request is malformed. */
  badRequest: { readonly problem: string }
  /** There is no match with that name. */
  noMatch: { readonly match: string }
  /** There is already a match with that name. */
  matchExists: { readonly match: string }
  /** The host does not offer the game. */
  noGame: { readonly game: string; readonly games: readonly string[] }
  /** The sender tried to act for somebody else. */
  forbidden: { readonly by: string; readonly person: string }
  /** The sender tried to seat somebody else, or to name them as a bot. */
  noConsent: { readonly person: string }
  /** The sender does not hold the role. */
  missingRole: { readonly by: string; readonly role: string }
  /** The text cannot be parsed. */
  unparsable: { readonly problem: string }
  /** The game failed, so the match is suspended. The operator has been told. */
  matchSuspended: { readonly match: string }
  /** The host has no such channel. */
  noChannel: { readonly channel: string; readonly channels: readonly string[] }
  /** There is no calendar at this address, or no longer. */
  noCalendar: Readonly<Record<never, never>>
  /** The host sends no web push, or not to the browser's push service. */
  noPush: { readonly service: string | null }
  /** The invitation is unknown, expired or already redeemed. */
  noInvitation: Readonly<Record<never, never>>
  /** Somebody who took no part in a match asked for its save or a rematch. */
  notInMatch: { readonly by: string; readonly match: string }
  /** A match reveals its secrets, and is played again, only when it is over. */
  matchGoesOn: { readonly match: string }
  /** The host's referee makes no commitments. */
  noCommitment: Readonly<Record<never, never>>
  /** There is no such table, or the sender may not see it. */
  noTable: { readonly table: string }
  /** The table has started or was closed. */
  tableClosed: { readonly table: string }
  /** All seats of the table are taken. */
  tableFull: { readonly table: string }
  /** The table admits people who were invited, or who have its link. */
  notAdmitted: { readonly table: string; readonly admits: string }
  /** The sender neither sits at the table nor was invited. */
  notAtTable: { readonly by: string; readonly table: string }
  /** Only the opener of the table may do this. */
  notOpener: { readonly table: string; readonly opener: string }
  /** There is no such tournament, or the sender may not see it. */
  noTournament: { readonly tournament: string }
  /** The tournament has started, has ended or was cancelled, so this can no longer be done. */
  tournamentClosed: { readonly tournament: string }
  /** As many people as may have entered the tournament. */
  tournamentFull: { readonly tournament: string }
  /** The opener of the tournament has removed the person. */
  notEligible: { readonly tournament: string }
  /** The sender does not take part in the tournament. */
  notEntered: { readonly by: string; readonly tournament: string }
  /** Fewer people have entered than the tournament needs to start. */
  tooFewEntered: { readonly entered: number; readonly least: number }
  /** Only the opener of the tournament may do this. */
  notOrganizer: { readonly tournament: string; readonly opener: string }
  /** The game or the table does not allow such a message now. */
  noMessages: { readonly policy: string }
  /** Only those who take part see the match, so that nobody can write to spectators. */
  noSpectators: { readonly match: string }
  /** The person takes no part in the match, so nobody can write to them there. */
  noRecipient: { readonly person: string; readonly match: string }
  /** The person has no message of that number from somebody else. */
  noMessage: { readonly message: number }
  /** The sender has as many of something as one person may have. */
  quotaReached: { readonly quota: string; readonly most: number }
  /** The operator has banned the person. `until` is `null` if the ban has no end. */
  banned: { readonly until: number | null }
  /** The operator has muted the person. `until` is `null` if the mute has no end. */
  silenced: { readonly until: number | null }
  /** The name belongs to somebody, belonged to somebody who is gone, or looks like such a name. */
  nameTaken: { readonly name: string; readonly free: string | null }
  /** Only people who were invited get an account. */
  accountsClosed: Readonly<Record<never, never>>
  /** The person has no account. */
  noAccount: { readonly person: string }
  /** The link that came by mail is unknown, expired or already used. */
  noSignInLink: Readonly<Record<never, never>>
  /** There is no account with the mail address yet, so the person must choose a name. */
  nameWanted: { readonly mail: string }
  /** The mail address belongs to another account. */
  mailTaken: { readonly mail: string }
  /** The person has no such session. */
  noSession: { readonly session: string }
  /** There is no such passkey here. */
  noPasskey: Readonly<Record<never, never>>
  /** The answer of the authenticator does not hold, or came too late. */
  invalidPasskey: { readonly problem: string }
  /** The operator has not set up what this needs. */
  notConfigured: { readonly what: string; readonly option: string }
  /** There is no Submission with that number. */
  noSubmission: { readonly submission: string }
  /** The society has not accepted the game, so nobody can play it. */
  gameNotAccepted: { readonly game: string; readonly problem: string }
  /** The time is before the start of the match, or before its stored log. */
  tooEarly: { readonly match: string }
}

/** The codes of the host's own rejections. */
export type HostCode = keyof HostRejectionDetails

const quotedList = (names: readonly string[]): string =>
  names.map((name) => sanitizeText(name)).join(', ')

const untilText = (until: number | null): string =>
  until === null ? 'for good' : `until ${new Date(until).toUTCString()}`

const hostRejections: RejectionTable<HostRejectionDetails, 'host'> = {
  badRequest: ['host', ({ problem }) => problem],
  noMatch: ['host', ({ match }) => `There is no match "${sanitizeText(match)}". Check the name.`],
  matchExists: [
    'host',
    ({ match }) => `There is already a match "${sanitizeText(match)}". Choose another name.`,
  ],
  noGame: [
    'host',
    ({ game, games }) =>
      `This host does not offer "${sanitizeText(game)}". It offers ${quotedList(games)}.`,
  ],
  forbidden: [
    'host',
    ({ by, person }) =>
      `${sanitizeText(by)} cannot do this for ${sanitizeText(person)}. People act for themselves only.`,
  ],
  noConsent: [
    'host',
    ({ person }) =>
      `You cannot seat ${sanitizeText(person)}. Seat yourself and bots, or ask the operator to open the match.`,
  ],
  missingRole: [
    'host',
    ({ by, role }) => `${sanitizeText(by)} does not hold the role "${sanitizeText(role)}".`,
  ],
  unparsable: ['host', ({ problem }) => problem],
  matchSuspended: [
    'host',
    ({ match }) =>
      `The match "${sanitizeText(match)}" is suspended because of an error. The operator has been told.`,
  ],
  noChannel: [
    'host',
    ({ channel, channels }) =>
      channels.length === 0
        ? 'This host has no delivery channels.'
        : `This host has no channel "${sanitizeText(channel)}". It has ${quotedList(channels)}.`,
  ],
  noCalendar: [
    'host',
    () => 'There is no calendar at this address. Its owner may have renewed it: ask them.',
  ],
  noPush: [
    'host',
    ({ service }) =>
      service === null
        ? 'This host sends no web push. Choose mail.'
        : `This host does not send to the push service ${sanitizeText(service)}. Use another browser, or mail.`,
  ],
  noInvitation: [
    'host',
    () => 'This invitation is unknown, expired or already used. Ask for a new one.',
  ],
  notInMatch: [
    'host',
    ({ by, match }) =>
      `${sanitizeText(by)} took no part in the match "${sanitizeText(match)}". This is for those who did.`,
  ],
  matchGoesOn: [
    'host',
    ({ match }) => `The match "${sanitizeText(match)}" goes on. Wait until it is over.`,
  ],
  noCommitment: ['host', () => 'The referee of this host makes no commitment to its chance.'],
  noTable: ['host', ({ table }) => `There is no table "${sanitizeText(table)}". Check the name.`],
  tableClosed: [
    'host',
    ({ table }) =>
      `The table "${sanitizeText(table)}" is no longer open: it has started or was closed.`,
  ],
  tableFull: [
    'host',
    ({ table }) => `All seats of the table "${sanitizeText(table)}" are taken. Find another table.`,
  ],
  notAdmitted: [
    'host',
    ({ admits }) =>
      admits === 'link'
        ? 'You need the link of this table to sit down. Ask its opener.'
        : 'Only people who were invited may sit down at this table. Ask its opener.',
  ],
  notAtTable: [
    'host',
    ({ by, table }) =>
      `${sanitizeText(by)} has no seat at the table "${sanitizeText(table)}" and no open invitation to it.`,
  ],
  notOpener: [
    'host',
    ({ opener }) => `Only ${sanitizeText(opener)}, who opened the table, may do this.`,
  ],
  noTournament: [
    'host',
    ({ tournament }) => `There is no tournament "${sanitizeText(tournament)}". Check the name.`,
  ],
  tournamentClosed: [
    'host',
    ({ tournament }) =>
      `The tournament "${sanitizeText(tournament)}" has started, has ended or was cancelled, so this is no longer possible.`,
  ],
  tournamentFull: [
    'host',
    ({ tournament }) => `The tournament "${sanitizeText(tournament)}" is full. Find another one.`,
  ],
  notEligible: [
    'host',
    () => 'The opener of this tournament has removed you, so you cannot enter again.',
  ],
  notEntered: [
    'host',
    ({ by, tournament }) =>
      `${sanitizeText(by)} does not take part in the tournament "${sanitizeText(tournament)}".`,
  ],
  tooFewEntered: [
    'host',
    ({ entered, least }) => `Only ${entered} of ${least} people have entered. Wait for more.`,
  ],
  notOrganizer: [
    'host',
    ({ opener }) => `Only ${sanitizeText(opener)}, who opened the tournament, may do this.`,
  ],
  noMessages: [
    'host',
    ({ policy }) =>
      policy === 'none'
        ? 'This match allows no messages now.'
        : 'This match allows no private messages now. Write to the whole table.',
  ],
  noSpectators: [
    'host',
    ({ match }) =>
      `"${sanitizeText(match)}" has no spectators to whom you could write. Write to the whole table.`,
  ],
  noRecipient: [
    'host',
    ({ person, match }) =>
      `You cannot write to ${sanitizeText(person)} in the match "${sanitizeText(match)}". Write to another person who takes part in it.`,
  ],
  noMessage: [
    'host',
    ({ message }) => `Nobody has sent you a message ${message}. Check its number.`,
  ],
  quotaReached: [
    'host',
    ({ quota, most }) => `At most ${most} ${quota} are allowed. Try again later.`,
  ],
  banned: [
    'host',
    ({ until }) => `The operator has banned you from this host ${untilText(until)}.`,
  ],
  silenced: [
    'host',
    ({ until }) => `The operator does not let you send messages ${untilText(until)}.`,
  ],
  nameTaken: [
    'host',
    ({ name, free }) =>
      `The name "${sanitizeText(name)}" is taken. Choose another one${free === null ? '' : `, such as "${sanitizeText(free)}"`}.`,
  ],
  accountsClosed: [
    'host',
    () => 'Only people who were invited get an account here. Ask the operator for an invitation.',
  ],
  noAccount: ['host', ({ person }) => `${sanitizeText(person)} has no account here.`],
  noSignInLink: ['host', () => 'This link is unknown, expired or already used. Ask for a new one.'],
  nameWanted: [
    'host',
    ({ mail }) => `There is no account for ${sanitizeText(mail)} yet. Choose a name for it.`,
  ],
  mailTaken: [
    'host',
    ({ mail }) => `The address ${sanitizeText(mail)} belongs to another account. Use another one.`,
  ],
  noSession: [
    'host',
    ({ session }) =>
      `You have no session "${sanitizeText(session)}". Perhaps it has ended already.`,
  ],
  noPasskey: ['host', () => 'This passkey is unknown here. Sign in another way, and add it again.'],
  invalidPasskey: ['host', ({ problem }) => `The passkey was not accepted: ${problem}`],
  notConfigured: [
    'host',
    ({ what, option }) => `This host does not offer ${what}: its operator has not set ${option}.`,
  ],
  noSubmission: [
    'host',
    ({ submission }) => `There is no Submission ${submission}. Check its number.`,
  ],
  gameNotAccepted: [
    'host',
    ({ game, problem }) => `"${sanitizeText(game)}" cannot be played yet. ${problem}`,
  ],
  tooEarly: [
    'host',
    ({ match }) =>
      `The match "${sanitizeText(match)}" has no history from that time. Ask for a later time.`,
  ],
}

/** Creates one of the host's own rejections. */
export function refuse<Code extends HostCode>(
  code: Code,
  details: HostRejectionDetails[Code],
): Err<Rejection> {
  const rejection = { code, details } as unknown as Parameters<
    typeof reject<HostRejectionDetails, 'host'>
  >[1]
  return { ok: false, error: reject(hostRejections, rejection) }
}
