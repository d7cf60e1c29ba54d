import type { Err, GameError, Result } from '@ackanomic/core'
import type { ActionPlace } from '@ackanomic/core/proof'
import { createError, sanitizeText } from '@ackanomic/core/untrusted'

const quotedList = (names: readonly string[]): string =>
  names.map((name) => sanitizeText(name)).join(', ')

/** Describes how long something is forbidden; `null` is for good. */
export const describeExpiry = (until: number | null): string =>
  until === null ? 'for good' : `until ${new Date(until).toUTCString()}`

/** A host's errors: each code with a function that writes its message. */
export const hostErrors = {
  badRequest: ({ problem }: { problem: string }) => problem,
  noMatch: ({ match }: { match: string }) =>
    `There is no match "${sanitizeText(match)}". Check the name.`,
  matchExists: ({ match }: { match: string }) =>
    `There is already a match "${sanitizeText(match)}". Choose another name.`,
  noGame: ({ game, games }: { game: string; games: readonly string[] }) =>
    `This host does not offer "${sanitizeText(game)}". It offers ${quotedList(games)}.`,
  /** The sender acts for somebody else. */
  forbidden: ({ by, person }: { by: string; person: string }) =>
    `${sanitizeText(by)} cannot do this for ${sanitizeText(person)}. People act for themselves only.`,
  /** The sender seats somebody else, or names them as a bot. */
  noConsent: ({ person }: { person: string }) =>
    `You cannot seat ${sanitizeText(person)}. Seat yourself and bots, or ask the operator to open the match.`,
  missingRole: ({ by, role }: { by: string; role: string }) =>
    `${sanitizeText(by)} does not hold the role "${sanitizeText(role)}".`,
  unparsable: ({ problem }: { problem: string }) => problem,
  /** The game failed. The operator has been told. */
  matchSuspended: ({ match }: { match: string }) =>
    `The match "${sanitizeText(match)}" is suspended because of an error. The operator has been told.`,
  noChannel: ({ channel, channels }: { channel: string; channels: readonly string[] }) =>
    channels.length === 0
      ? 'This host has no delivery channels.'
      : `This host has no channel "${sanitizeText(channel)}". It has ${quotedList(channels)}.`,
  noInvitation: () => 'This invitation is unknown, expired or already used. Ask for a new one.',
  idempotencyKeyReused: () =>
    'You sent something else under this key before. Give each request a key of its own.',
  /** The sender took no part in the match whose save or rematch they want. */
  notInMatch: ({ by, match }: { by: string; match: string }) =>
    `${sanitizeText(by)} took no part in the match "${sanitizeText(match)}". This is for those who did.`,
  /** A match reveals its secrets, and has a rematch, only when it is over. */
  matchGoesOn: ({ match }: { match: string }) =>
    `The match "${sanitizeText(match)}" goes on. Wait until it is over.`,
  noCommitment: () => 'The referee of this host makes no commitment to its chance.',
  badSignature: () =>
    'The signature does not fit the action and the key. Sign the action again, as it is sent.',
  /** The action was signed for another place in the match; the details have the right one. */
  staleSignature: (_: ActionPlace) =>
    'The action was signed for another place in the match. Sign it for the place in the details.',
  unknownKey: ({ person }: { person: string }) =>
    `This key is not one of ${sanitizeText(person)}'s in this match. Add it with the roster event "newKey" first.`,
  /** `until` is `null` if the ban has no end. */
  banned: ({ until }: { until: number | null }) =>
    `The operator has banned you from this host ${describeExpiry(until)}.`,
  noAccount: ({ person }: { person: string }) => `${sanitizeText(person)} has no account here.`,
  /** The name belongs or belonged to somebody, or looks like such a name. */
  nameTaken: ({ name, free }: { name: string; free: string | null }) =>
    `The name "${sanitizeText(name)}" is taken. Choose another one${free === null ? '' : `, such as "${sanitizeText(free)}"`}.`,
  /** The society has not accepted the game. */
  gameNotAccepted: ({ game, problem }: { game: string; problem: string }) =>
    `"${sanitizeText(game)}" cannot be played yet. ${problem}`,
  noOperator: ({ name }: { name: string }) =>
    `There is no operator "${sanitizeText(name)}". Check the name.`,
  /** `reason` is `diskFull`, `damaged`, `readOnly` or `diskError`. */
  storeFailed: ({ reason }: { reason: string }) =>
    `The host cannot keep anything now (${reason}). Its operator has been told. Try again later.`,
  /** The time is before the match's start, or before its stored log. */
  tooEarly: ({ match }: { match: string }) =>
    `The match "${sanitizeText(match)}" has no history from that time. Ask for a later time.`,
}

/** The result of a request, in the end. */
export type AsyncResult<Value> = Promise<Result<Value, GameError>>

export type HostCode = keyof typeof hostErrors

type ErrorDefinitions = Readonly<Record<string, (details: never) => string>>

type DetailsOf<F> = F extends (details: infer Details) => string ? Details : never

/**
 * Declares errors. Returns the function that refuses a request with one of them.
 *
 * @typeParam T - the errors: a function for each code that writes its message
 */
export const defineErrors =
  <T extends ErrorDefinitions>(errors: T) =>
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

export const refuse = defineErrors(hostErrors)
