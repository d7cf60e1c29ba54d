import type { RejectionTable } from '@ackanomic/core/engine'
import type { LimerickContest, Rejections } from './types.js'

/** The clause and the sentence of each refusal. */
export const limerickRejections: RejectionTable<Rejections, LimerickContest['Clause']> = {
  notWriting: {
    clause: '1250.8/4.1(3)',
    says: ({ stage }) =>
      stage === 'dice'
        ? 'The time for limericks is over, and the dice choose the winner.'
        : 'Both limericks are posted and stand; there is no time for another.',
  },
  alreadyPosted: {
    clause: '1250.8/4.1(1)',
    says: () => 'You have posted your limerick already, and the first one stands.',
  },
  notVoting: {
    clause: '1250.8/4.2(5)',
    says: ({ stage }) =>
      stage === 'writing'
        ? 'Voting begins once both limericks are posted; vote then.'
        : stage === 'dice'
          ? 'There is no voting any more; the dice choose the winner.'
          : 'Voting is over; no further vote counts.',
  },
  noVote: {
    clause: '1250.8/4.2(6)',
    says: ({ person }) => `${person} is no player of Ackanomic; only those have a vote.`,
  },
  alreadyVoted: {
    clause: '1250.8/4.2(4)',
    says: ({ for: name }) =>
      `You have voted for the limerick of ${name}, and the first vote stands.`,
  },
  notPosted: {
    clause: '1250.8/4.1(1)',
    says: ({ of }) => `There is no limerick of ${of}; name a contestant who has posted one.`,
  },
  alreadyPraised: {
    clause: '1250.8/4.3(2)',
    says: () => 'You have praised a limerick already; once is enough.',
  },
  noFindings: {
    clause: '1250.8/4.1(1)',
    says: () =>
      'This contest was set up without findings of offence; whoever objects may call a dispute.',
  },
}
