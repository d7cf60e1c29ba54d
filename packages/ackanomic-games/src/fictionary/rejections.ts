import type { RejectionTable } from '@ackanomic/core/engine'
import type { Fictionary, Rejections, StepNumber } from './types.js'

const STEPS: Readonly<Record<StepNumber, string>> = {
  1: 'the Brainiac chooses the Ing Word',
  2: 'the Bluffers send their definitions',
  3: 'the Brainiac compares the definitions',
  4: 'the Bluffers vote',
  5: 'the voting is scored',
}

/** The clause and the sentence of each refusal. */
export const fictionaryRejections: RejectionTable<Rejections, Fictionary['Clause']> = {
  numbersNotDrawn: {
    clause: '1250.10/III(2)',
    says: () => 'The players are being numbered; wait for the first round.',
  },
  wrongStep: {
    clause: '1250.10/IV.3(1)',
    says: ({ step, wanted }) =>
      `That belongs to step ${wanted}; now it is step ${step}: ${STEPS[step]}.`,
  },
  notBrainiac: {
    clause: '1250.10/IV.1',
    says: ({ brainiac }) => `${brainiac} is the Brainiac of this round, and only e does this.`,
  },
  beingLookedUp: {
    clause: '1250.10/1a',
    says: ({ word }) => `The word ${word} is being looked up; wait for what the dictionary says.`,
  },
  brainiacSendsNone: {
    clause: '1250.10/2d',
    says: () => 'The Brainiac sends no definition; wait for those of the Bluffers.',
  },
  brainiacHasNoVote: {
    clause: '1250.10/4a',
    says: () => 'The Brainiac has no vote; wait for those of the Bluffers.',
  },
  alreadyDefined: {
    clause: '1250.10/2a',
    says: () => 'Your definition for this word is there already, and the first one stands.',
  },
  alreadyVoted: {
    clause: '1250.10/4a',
    says: ({ vote }) =>
      vote === 'sheep'
        ? 'You count as having sheeped, and the first vote stands.'
        : `You have voted for number ${vote}, and the first vote stands.`,
  },
  noSuchBluffers: {
    clause: '1250.10/3',
    says: ({ bluffers }) =>
      `Name Bluffers of this round, or nobody; they are ${bluffers.join(', ')}.`,
  },
  emptyDefinition: {
    clause: '1250.10/2b',
    says: ({ bluffers }) =>
      `An empty definition is like no other; leave out ${bluffers.join(' and ')}.`,
  },
  alreadyReported: {
    clause: '1250.10/3c(1)',
    says: () => 'Your report is made; now put the list into a random order.',
  },
  noVote: {
    clause: '1250.10/3b(4)',
    says: () => 'You knew the word, so the others vote without you.',
  },
  notOnList: {
    clause: '1250.10/4a',
    says: ({ number, most }) => `The list has no number ${number}; vote for one of 1 to ${most}.`,
  },
  scorekeepersTask: {
    clause: '1250.10/5d(1)',
    says: () => 'The Brainiac’s time is over; the Scorekeeper adjudicates this round.',
  },
}
