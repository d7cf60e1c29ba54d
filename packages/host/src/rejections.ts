import type { Err, Rejection } from '@ackanomic/core'
import { type RejectionTable, reject, shown } from '@ackanomic/core/untrusted'

/** From each code that a host adds to the games' to the facts of its sentence. */
export interface HostFacts {
  /** What was sent has not the right form. */
  badRequest: { readonly problem: string }
  /** There is no match of that name. */
  noMatch: { readonly match: string }
  /** There is one of that name already. */
  matchExists: { readonly match: string }
  /** The game is not one of those that are played here. */
  noGame: { readonly game: string; readonly games: readonly string[] }
  /** The sender acts for somebody else. */
  forbidden: { readonly by: string; readonly person: string }
  /** The sender does not hold the office. */
  missingRole: { readonly by: string; readonly office: string }
  /** The text is no move; the notation says why. */
  unread: { readonly problem: string }
  /** Something in the host or in the game is broken; whoever runs the host has been told. */
  fault: { readonly match: string }
  /** The channel is none of the host's. */
  noChannel: { readonly channel: string; readonly channels: readonly string[] }
  /** The invitation was taken already, has expired, or is none. */
  noInvitation: Readonly<Record<never, never>>
  /** Nobody may look before the match started, or before what is known of it. */
  tooEarly: { readonly match: string }
}

const list = (names: readonly string[]): string => names.map((name) => shown(name)).join(', ')

const hostRejections: RejectionTable<HostFacts, 'host'> = {
  badRequest: { clause: 'host', message: ({ problem }) => problem },
  noMatch: {
    clause: 'host',
    message: ({ match }) =>
      `There is no match "${shown(match)}" here; ask for one by its whole name.`,
  },
  matchExists: {
    clause: 'host',
    message: ({ match }) => `There is a match "${shown(match)}" already; choose another name.`,
  },
  noGame: {
    clause: 'host',
    message: ({ game, games }) => `"${shown(game)}" is not played here; there are ${list(games)}.`,
  },
  forbidden: {
    clause: 'host',
    message: ({ by, person }) =>
      `${shown(by)} cannot do this for ${shown(person)}; everybody acts in their own name.`,
  },
  missingRole: {
    clause: 'host',
    message: ({ by, office }) => `${shown(by)} does not hold the office "${shown(office)}".`,
  },
  unread: { clause: 'host', message: ({ problem }) => problem },
  fault: {
    clause: 'host',
    message: ({ match }) =>
      `The match "${shown(match)}" cannot go on for now; whoever runs this host has to look at it.`,
  },
  noChannel: {
    clause: 'host',
    message: ({ channel, channels }) =>
      channels.length === 0
        ? 'This host has no channel by which to tell anybody.'
        : `There is no channel "${shown(channel)}" here; there are ${list(channels)}.`,
  },
  noInvitation: {
    clause: 'host',
    message: () => 'This is no invitation that can still be taken; ask for another one.',
  },
  tooEarly: {
    clause: 'host',
    message: ({ match }) =>
      `The match "${shown(match)}" cannot be shown as it was then; ask for a later moment.`,
  },
}

/** A refusal of the host's own, with its sentence. */
export function refuse<Code extends keyof HostFacts & string>(
  code: Code,
  details: HostFacts[Code],
): Err<Rejection> {
  const refusal = { code, details } as unknown as Parameters<typeof reject<HostFacts, 'host'>>[1]
  return { ok: false, error: reject(hostRejections, refusal) }
}
