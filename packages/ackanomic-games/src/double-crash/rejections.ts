import type { RejectionTable } from '@ackanomic/core/engine'
import type { DoubleCrash, NamedError, Rejections } from './types.js'

const named = (error: NamedError): string =>
  error.what === 'target'
    ? 'an improper Target Word'
    : `a wrong number for word ${error.place} in round ${error.round}`

/** The clause and the sentence of each refusal. */
export const doubleCrashRejections: RejectionTable<Rejections, DoubleCrash['Clause']> = {
  roundsOver: {
    clause: '1250.12/IV.end(1)',
    says: ({ round }) =>
      `The rounds ended with round ${round}; what remains is to look for errors.`,
  },
  targetTooLate: {
    clause: '1250.12/R1(1)',
    says: ({ round }) =>
      `Target Words are chosen in round 1, and this is round ${round}; yours stands.`,
  },
  salvoNotDue: {
    clause: '1250.12/IV.time(5)',
    says: ({ round }) => `Round ${round} is for Replies; reply to the Salvo of the round before.`,
  },
  replyNotDue: {
    clause: '1250.12/IV.time(5)',
    says: ({ round, size }) => `Round ${round} is for Salvos; post one of ${size} words.`,
  },
  targetChosen: {
    clause: '1250.12/R1(1)',
    says: ({ target }) => `You have chosen ${target} already, and the first choice stands.`,
  },
  salvoPosted: {
    clause: '1250.12/IV.salvo(1)',
    says: ({ round }) => `You have posted your Salvo of round ${round} already, and it stands.`,
  },
  replyPosted: {
    clause: '1250.12/IV.reply(1)',
    says: ({ round }) => `You have posted your Reply of round ${round} already, and it stands.`,
  },
  targetLength: {
    clause: '1250.12/R1(1)',
    says: ({ word }) =>
      `${word} has ${word.length} letters; choose a word of the dictionary that has five.`,
  },
  wrongSize: {
    clause: '1250.12/IV.salvo(1)',
    says: ({ round, words, size }) =>
      `A Salvo of round ${round} has ${size} words, not ${words}; post just as many.`,
  },
  wordLength: {
    clause: '1250.12/IV.salvo(2)',
    says: ({ words }) =>
      `Each word of a Salvo has five letters; mend ${[...new Set(words)].join(', ')}.`,
  },
  notTheSalvo: {
    clause: '1250.12/IV.reply(1)',
    says: ({ salvo }) =>
      `A Reply repeats the Salvo word by word; put a number behind each of ${salvo.join(', ')}.`,
  },
  noSuchReport: {
    clause: '1250.12/IV.err(1)',
    says: ({ player, round, place }) =>
      `${player} has reported no number for word ${place} in round ${round}; name a round of Replies and the number of a word in it.`,
  },
  notProvable: {
    clause: '1250.12/IV.rev(2)',
    says: ({ error }) =>
      `Nothing that was posted proves ${named(error)}; wait until the Target Words are revealed.`,
  },
  examinationOver: {
    clause: '1250.12/IV.rev(3)',
    says: () => 'The three days for finding errors are over; only the dictionary is waited for.',
  },
  claimedAlready: {
    clause: '1250.12/IV.rev(4)',
    says: ({ error, shared }) =>
      `You have ${shared ? 'admitted' : 'claimed'} ${named(error)} already; once is enough.`,
  },
  noTarget: {
    clause: '1250.12/R1(1)',
    says: () => 'You have chosen no Target Word yet; choose a proper one.',
  },
  tooManyAdmissions: {
    clause: '1250.12/IV.err(2)',
    says: ({ most }) =>
      `You have admitted ${most} Target Words, and no more are looked up; choose a proper one.`,
  },
  noError: {
    clause: '1250.12/IV.err(1)',
    says: ({ round, place, crashes }) =>
      `Your number ${crashes} for word ${place} in round ${round} is right; there is nothing to admit.`,
  },
}
