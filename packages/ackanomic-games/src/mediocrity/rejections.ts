import type { Moment } from '@ackanomic/core'
import type { RejectionTable } from '@ackanomic/core/engine'
import type { Mediocrity, Rejections } from './types.js'

const time = (at: Moment): string => `at ${new Date(at).toISOString().replace('.000Z', 'Z')}`

/** The clause and the sentence of each refusal. */
export const mediocrityRejections: RejectionTable<Rejections, Mediocrity['Clause']> = {
  badNumbers: {
    clause: '1250.17/start.b',
    says: ({ players }) => `Give each of the numbers 1 to ${players} to one seat.`,
  },
  numbersNotDrawn: {
    clause: '1250.17/start.b',
    says: () => 'The player numbers are being drawn; announce the round once they are known.',
  },
  roundRunning: {
    clause: '1250.17/round.a',
    says: ({ moderator }) =>
      `A round is under way, with ${moderator} as Moderator; wait for its end.`,
  },
  notNext: {
    clause: '1250.17/mod.g',
    says: ({ moderator, until }) =>
      `${moderator} is the next Moderator; if e announces no round, you may ${time(until)}.`,
  },
  noRound: {
    clause: '1250.17/round.a',
    says: () => 'No round is under way; wait until a Moderator announces one.',
  },
  moderatorSends: {
    clause: '1250.17/num.mod',
    says: () => 'You are the Moderator, who sends no number.',
  },
  outOfRange: {
    clause: '1250.17/num.range',
    says: ({ number, most }) => `${number} does not count; send a whole number from 1 to ${most}.`,
  },
  alreadySent: {
    clause: '1250.17/num.send',
    says: ({ number }) => `You have sent ${number} in this round, and the first number stands.`,
  },
  resultAnnounced: {
    clause: '1250.17/num.late',
    says: () => 'The Moderator has closed the round, and draws the missing numbers.',
  },
  noModerator: {
    clause: '1250.17/leave.a',
    says: () => 'The Moderator has left, and the round waits for the end of its six days.',
  },
  notModerator: {
    clause: '1250.17/res.f',
    says: ({ moderator }) => `${moderator} is the Moderator, and nobody else announces the result.`,
  },
  tooEarly: {
    clause: '1250.17/round.d',
    says: ({ from }) =>
      `The round has not lasted three days; announce the result ${time(from)} or later.`,
  },
}
