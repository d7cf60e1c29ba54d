import type { RejectionTable } from '@ackanomic/core/engine'
import type { Ghost, Rejections } from './types.js'

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(', ')

/** The clause and the sentence of each refusal. */
export const ghostRejections: RejectionTable<Rejections, Ghost['Clause']> = {
  numbersNotDrawn: {
    clause: '1250.9/4.1(1)',
    says: () => 'The referee is drawing the numbers; play once your turn is announced.',
  },
  notYourTurn: {
    clause: '1250.9/4.4(3)',
    says: ({ turn }) => `It is ${turn}’s turn; play in your own.`,
  },
  protestPending: {
    clause: '1250.9/4(3)d',
    says: ({ by, against }) =>
      `${by} has protested against ${against}; play goes on once that is resolved.`,
  },
  wordStands: {
    clause: '1250.9/4(1)a',
    says: ({ word }) => `There is a ghost word, ${word}; continue it, or protest it.`,
  },
  nothingToContinue: {
    clause: '1250.9/4(2)a',
    says: () => 'There is no ghost word to continue; begin one with a single letter.',
  },
  notAContinuation: {
    clause: '1250.9/4(2)b',
    says: ({ word, ghostWord }) =>
      `${word} does not continue ${ghostWord}; post it with one letter added before or after it.`,
  },
  nothingToProtest: {
    clause: '1250.9/4(3)a',
    says: () => 'There is no ghost word to protest; begin one with a single letter.',
  },
  resignOutOfTurn: {
    clause: '1250.9/4.5(3)',
    says: () => 'One resigns in the own turn; at any other time one leaves the game.',
  },
  noAnswerDue: {
    clause: '1250.9/4(3)h',
    says: () =>
      'No word is wanted of anybody; that is so only after a protest that no word contains it.',
  },
  notProtested: {
    clause: '1250.9/4(3)o',
    says: ({ against }) => `The protest is against ${against}, and only e can answer it.`,
  },
  answered: {
    clause: '1250.9/4(3)j',
    says: ({ word }) => `The answer ${word} has been posted, and the referee looks it up.`,
  },
  notInside: {
    clause: '1250.9/4(3)h',
    says: ({ word, ghostWord }) =>
      `${ghostWord} does not stand in ${word}; post a word in which it stands unbroken.`,
  },
  noAddition: {
    clause: '1250.9/4.2(6)',
    says: ({ newcomers }) =>
      newcomers.length === 0
        ? 'There is no addition that you can protest, or not any more; name a newcomer in eir first days.'
        : `That addition cannot be protested, or not any more; that of ${list(newcomers)} can.`,
  },
  notEarlier: {
    clause: '1250.9/4.2(5)',
    says: ({ newcomer }) =>
      `The addition of ${newcomer} can be protested by those who were in the game before em.`,
  },
  protestedAlready: {
    clause: '1250.9/4.2(5)',
    says: ({ newcomer, by }) =>
      `${by} has protested the addition of ${newcomer} already, and one protest is enough.`,
  },
  notRemovable: {
    clause: '1250.9/4.2(5)',
    says: ({ newcomers }) =>
      newcomers.length === 0
        ? 'No newcomer can be removed; it takes a protest of the addition that was made in time.'
        : `That player cannot be removed; newcomers who were protested can: ${list(newcomers)}.`,
  },
  additionsClosed: {
    clause: '1250.9/4.2(1)',
    says: ({ person }) =>
      `${person} comes too late: the player with the highest number has begun a first turn.`,
  },
  duelAddition: {
    clause: '1250.9/4.2(7)',
    says: ({ person }) => `${person} cannot be added: this is a Duel.`,
  },
  notAddedByReferee: {
    clause: '1250.9/4.2(3)',
    says: ({ by, referees }) =>
      `Players are added by the referee, not by ${by}; referee now is ${list(referees)}.`,
  },
  noWish: {
    clause: '1250.9/4.2(2)',
    says: ({ person }) =>
      `${person} has not told the referee that e wishes to play; nobody else is added.`,
  },
  absentReferee: {
    clause: '1250.9/6(3)',
    says: ({ person }) =>
      `${person} lost the office by going on vacation; somebody else may take it, or e once e is back.`,
  },
}
