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
  /** The invitation is unknown, expired or already redeemed. */
  noInvitation: Readonly<Record<never, never>>
  /** Somebody who takes no part in a match asked for its save. */
  notInMatch: { readonly by: string; readonly match: string }
  /** A match reveals its secrets only when it is over. */
  matchGoesOn: { readonly match: string }
  /** The host's referee makes no commitments. */
  noCommitment: Readonly<Record<never, never>>
  /** The time is before the start of the match, or before its stored log. */
  tooEarly: { readonly match: string }
}

const quotedList = (names: readonly string[]): string =>
  names.map((name) => sanitizeText(name)).join(', ')

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
  noInvitation: [
    'host',
    () => 'This invitation is unknown, expired or already used. Ask for a new one.',
  ],
  notInMatch: [
    'host',
    ({ by, match }) =>
      `${sanitizeText(by)} took no part in the match "${sanitizeText(match)}". Its participants get its save.`,
  ],
  matchGoesOn: [
    'host',
    ({ match }) => `The match "${sanitizeText(match)}" goes on. You get its save when it is over.`,
  ],
  noCommitment: ['host', () => 'The referee of this host makes no commitment to its chance.'],
  tooEarly: [
    'host',
    ({ match }) =>
      `The match "${sanitizeText(match)}" has no history from that time. Ask for a later time.`,
  ],
}

/** Creates one of the host's own rejections. */
export function refuse<Code extends keyof HostRejectionDetails & string>(
  code: Code,
  details: HostRejectionDetails[Code],
): Err<Rejection> {
  const rejection = { code, details } as unknown as Parameters<
    typeof reject<HostRejectionDetails, 'host'>
  >[1]
  return { ok: false, error: reject(hostRejections, rejection) }
}
