import type { RejectionTable } from '@ackanomic/core/engine'
import type { Rejections, RuntimeError, Stage } from './types.js'

const cards = (of: readonly string[]): string => (of.length === 0 ? 'nothing' : of.join(' '))

/** What is going on, for a sentence that begins “Now …”. */
const NOW: Readonly<Record<Stage, string>> = {
  deal: 'the cards are being dealt',
  first: 'it is being drawn who begins',
  scripting: 'you may lay a statement or an input',
  testing: 'you may lay an input',
  edit: 'a card is to be edited',
  executing: 'functions are being executed',
  loop: 'an input is to be laid',
  ending: 'the turn ends',
}

/** What is wrong with a claim that is not shown, for all to hear. */
export const claimFailures: {
  readonly [Code in 'notProved' | 'notForEver' | 'undecided']: (facts: Rejections[Code]) => string
} = {
  notProved: ({ node, why }) =>
    node < 0 ? `The proof fails. ${why}` : `The proof fails at node ${node}. ${why}`,
  notForEver: ({ knowledge }) =>
    knowledge === 'player'
      ? 'No plan makes this turn last for ever, for all that its player can know of the deck.'
      : 'No plan makes this turn last for ever, whatever order the deck is in.',
  undecided: ({ budget }) => `The solver has met ${budget} states and found no answer.`,
}

/** Where the rule says that the cards of a move come from the hand. */
const HELD: Readonly<Record<'script' | 'input' | 'edit', RuntimeError['Clause']>> = {
  script: 'RTE/script.h',
  input: 'RTE/test.a',
  edit: 'RTE/edit.a',
}

/** The clause and the sentence of each refusal. */
export const runtimeErrorRejections: RejectionTable<Rejections, RuntimeError['Clause']> = {
  noSuchSeat: {
    clause: 'RTE/setup.first',
    says: ({ first, players }) =>
      `Seat ${first} cannot begin: there are ${players} players, in the seats 0 to ${players - 1}.`,
  },
  notBegun: {
    clause: 'RTE/turn',
    says: ({ stage }) => `Wait for the first turn: ${NOW[stage]}.`,
  },
  notYourTurn: {
    clause: 'RTE/turn',
    says: ({ turn }) => `It is ${turn}’s turn; play in your own.`,
  },
  notYourClaim: {
    clause: 'RTE/win.d',
    says: ({ turn }) => `It is ${turn}’s turn, and only ${turn} can claim; claim in your own.`,
  },
  shuffling: {
    clause: 'RTE/deck.a',
    says: ({ cards: count }) =>
      `The ${count} cards of the discard pile are being shuffled; go on once they are the deck.`,
  },
  claimed: {
    clause: 'RTE/win.b',
    says: ({ by }) => `${by} has claimed, and the solver is being asked; wait for its answer.`,
  },
  editFirst: {
    clause: 'RTE/test.d',
    says: ({ input }) => `${input} sets off EDIT, and it can be done; replace a card first.`,
  },
  inputFirst: {
    clause: 'RTE/loop.c',
    says: ({ hand }) => `LOOP wants another input, and you have cards; lay one of ${cards(hand)}.`,
  },
  noScriptNow: {
    clause: 'RTE/script.b',
    says: () => 'The scripting phase of this turn is over; lay a statement in your next turn.',
  },
  notInHand: {
    clause: ({ move }) => HELD[move],
    says: ({ card, hand }) => `You do not hold ${card}; you hold ${cards(hand)}.`,
  },
  cardTwice: {
    clause: 'RTE/script.h',
    says: ({ card }) => `${card} cannot take two places; a statement is made of three cards.`,
  },
  boundsDiffer: {
    clause: 'RTE/script.d',
    says: ({ lower, upper }) =>
      `${lower} and ${upper} differ in suit; both bounds of a statement are of one suit.`,
  },
  boundsCross: {
    clause: 'RTE/script.c',
    says: ({ lower, upper }) =>
      `${lower} is not worth less than ${upper}; name the smaller bound first.`,
  },
  functionTaken: {
    clause: 'RTE/script.e',
    says: ({ card, number }) =>
      `Your statement ${number} has a function of the suit of ${card} already; take another suit.`,
  },
  noEdit: {
    clause: 'RTE/edit.a',
    says: ({ stage }) => `There is nothing to edit. Now ${NOW[stage]}.`,
  },
  noSuchStatement: {
    clause: 'RTE/edit.a',
    says: ({ owner, shared, statements }) => {
      const has = shared ? 'You have' : `${owner} has`
      if (statements === 0) return `${has} no statements; edit those of somebody who has.`
      return statements === 1
        ? `${has} one statement; name it as 1.`
        : `${has} ${statements} statements; name one from 1 to ${statements}.`
    },
  },
  editSpoils: {
    clause: 'RTE/edit.c',
    says: ({ card, removed, slot }) =>
      slot === 'function'
        ? `${card} in the place of ${removed} would make a second function of that suit; take another card.`
        : `${card} in the place of ${removed} would leave bounds that differ in suit or cross; take another card.`,
  },
  claimKind: {
    clause: 'RTE/win.b',
    says: ({ wanted }) =>
      wanted === 'certificate'
        ? 'At this table a claim comes with its plan; add one, such as "claim swap".'
        : 'At this table the solver is asked; claim without a plan.',
  },
  notProved: {
    clause: 'RTE/win.c',
    says: (facts) => `${claimFailures.notProved(facts)} Mend the proof, or play on.`,
  },
  notForEver: {
    clause: 'RTE/win.e',
    says: (facts) => `${claimFailures.notForEver(facts)} Play on.`,
  },
  undecided: {
    clause: 'RTE/win.b',
    says: (facts) =>
      `${claimFailures.undecided(facts)} ${facts.claim === 'solver' ? 'Play on.' : 'Claim with a plan of your own, or play on.'}`,
  },
}
