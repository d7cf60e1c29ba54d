import type { RejectionTable } from '@ackanomic/core/engine'
import type { PureSkill, Rejections } from './types.js'

/** The clause and the sentence of each refusal. */
export const pureSkillRejections: RejectionTable<Rejections, PureSkill['Clause']> = {
  notBidding: {
    clause: '1250.7/4c(2)',
    says: ({ stage }) =>
      stage === 'prize'
        ? 'The referee is drawing the prize; bid once it is announced.'
        : 'Bids are closed and the referee draws the missing ones; bid for the next prize.',
  },
  alreadyBid: {
    clause: '1250.7/4e(1)',
    says: ({ card }) => `You have bid ${card} already this round, and the first bid stands.`,
  },
  notInPack: {
    clause: '1250.7/4e(1)',
    says: ({ card, pack }) => `${card} is not in your pack; bid one of ${pack.join(' ')}.`,
  },
}
