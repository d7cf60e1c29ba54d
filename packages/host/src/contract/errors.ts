import type { Err, GameError } from '@ackanomic/core'
import type { ActionPlace } from '@ackanomic/core/proof'
import { createError, sanitizeText } from '@ackanomic/core/untrusted'

const quotedList = (names: readonly string[]): string =>
  names.map((name) => sanitizeText(name)).join(', ')

/** Says until when something is forbidden; `null` is for good. */
export const untilText = (until: number | null): string =>
  until === null ? 'for good' : `until ${new Date(until).toUTCString()}`

/** The errors of a host: their codes, each with a function that writes the message. */
export const hostErrors = {
  /** The request is malformed. */
  badRequest: ({ problem }: { problem: string }) => problem,
  /** There is no match with that name. */
  noMatch: ({ match }: { match: string }) =>
    `There is no match "${sanitizeText(match)}". Check the name.`,
  /** There is already a match with that name. */
  matchExists: ({ match }: { match: string }) =>
    `There is already a match "${sanitizeText(match)}". Choose another name.`,
  /** The host does not offer the game. */
  noGame: ({ game, games }: { game: string; games: readonly string[] }) =>
    `This host does not offer "${sanitizeText(game)}". It offers ${quotedList(games)}.`,
  /** The sender tried to act for somebody else. */
  forbidden: ({ by, person }: { by: string; person: string }) =>
    `${sanitizeText(by)} cannot do this for ${sanitizeText(person)}. People act for themselves only.`,
  /** The sender tried to seat somebody else, or to name them as a bot. */
  noConsent: ({ person }: { person: string }) =>
    `You cannot seat ${sanitizeText(person)}. Seat yourself and bots, or ask the operator to open the match.`,
  /** The sender does not hold the role. */
  missingRole: ({ by, role }: { by: string; role: string }) =>
    `${sanitizeText(by)} does not hold the role "${sanitizeText(role)}".`,
  /** The text cannot be parsed. */
  unparsable: ({ problem }: { problem: string }) => problem,
  /** The game failed, so the match is suspended. The operator has been told. */
  matchSuspended: ({ match }: { match: string }) =>
    `The match "${sanitizeText(match)}" is suspended because of an error. The operator has been told.`,
  /** The host has no such channel. */
  noChannel: ({ channel, channels }: { channel: string; channels: readonly string[] }) =>
    channels.length === 0
      ? 'This host has no delivery channels.'
      : `This host has no channel "${sanitizeText(channel)}". It has ${quotedList(channels)}.`,
  /** The invitation is unknown, expired or already redeemed. */
  noInvitation: () => 'This invitation is unknown, expired or already used. Ask for a new one.',
  /** Another request was sent under the same idempotency key before. */
  idempotencyKeyReused: () =>
    'You sent something else under this key before. Give each request a key of its own.',
  /** Somebody who took no part in a match asked for its save or a rematch. */
  notInMatch: ({ by, match }: { by: string; match: string }) =>
    `${sanitizeText(by)} took no part in the match "${sanitizeText(match)}". This is for those who did.`,
  /** A match reveals its secrets, and is played again, only when it is over. */
  matchGoesOn: ({ match }: { match: string }) =>
    `The match "${sanitizeText(match)}" goes on. Wait until it is over.`,
  /** The host's referee makes no commitments. */
  noCommitment: () => 'The referee of this host makes no commitment to its chance.',
  /** The signature was not made with the key that it names, or not on this action. */
  badSignature: () =>
    'The signature does not fit the action and the key. Sign the action again, as it is sent.',
  /** The action was signed for another place in the match; the details have the right one. */
  staleSignature: (_: ActionPlace) =>
    'The action was signed for another place in the match. Sign it for the place in the details.',
  /** The key was neither named at the start of the match nor added since. */
  unknownKey: ({ person }: { person: string }) =>
    `This key is not one of ${sanitizeText(person)}'s in this match. Add it with the roster event "new key" first.`,
  /** The operator has banned the person. `until` is `null` if the ban has no end. */
  banned: ({ until }: { until: number | null }) =>
    `The operator has banned you from this host ${untilText(until)}.`,
  /** The name belongs to somebody, belonged to somebody who is gone, or looks like such a name. */
  nameTaken: ({ name, free }: { name: string; free: string | null }) =>
    `The name "${sanitizeText(name)}" is taken. Choose another one${free === null ? '' : `, such as "${sanitizeText(free)}"`}.`,
  /** The society has not accepted the game, so nobody can play it. */
  gameNotAccepted: ({ game, problem }: { game: string; problem: string }) =>
    `"${sanitizeText(game)}" cannot be played yet. ${problem}`,
  /** There is no operator or moderator with that name. */
  noOperator: ({ name }: { name: string }) =>
    `There is no operator "${sanitizeText(name)}". Check the name.`,
  /** The store takes no data: `reason` is `diskFull`, `damaged`, `readOnly` or `diskError`. */
  storeFailed: ({ reason }: { reason: string }) =>
    `The host cannot keep anything now (${reason}). Its operator has been told. Try again later.`,
  /** The time is before the start of the match, or before its stored log. */
  tooEarly: ({ match }: { match: string }) =>
    `The match "${sanitizeText(match)}" has no history from that time. Ask for a later time.`,
}

/** The codes of a host's errors. */
export type HostCode = keyof typeof hostErrors

type ErrorTable = Readonly<Record<string, (details: never) => string>>

/** The details from which the message of an error is written. */
type DetailsOf<F> = F extends (details: infer Details) => string ? Details : never

/**
 * Creates the function that refuses a request with an error of a table.
 *
 * @typeParam T - the table: a function that writes the message for each code
 */
export const refuseWith =
  <T extends ErrorTable>(errors: T) =>
  <Code extends keyof T & string>(
    code: Code,
    details: DetailsOf<T[Code]> & object,
  ): Err<GameError> => ({
    ok: false,
    error: createError<Readonly<Record<string, object>>, 'host'>(
      { [code]: ['host', () => errors[code]?.(details as never) ?? code] },
      { code, details },
    ),
  })

/** Refuses a request with an error of the host. */
export const refuse = refuseWith(hostErrors)
