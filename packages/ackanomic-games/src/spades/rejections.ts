import type { RejectionTable } from '@ackanomic/core/engine'
import { whereIs } from './tricks.js'
import type { Rejections, Spades, Stage } from './types.js'

const MEANWHILE: Readonly<Record<Stage, string>> = {
  order: 'The referee is drawing the playing order',
  deal: 'The referee is shuffling the cards',
  bids: 'The bidding goes on',
  play: 'The bidding is over',
  choice: 'Three days have passed, and the referee draws the card',
  score: 'The 13 tricks are over, and the referee scores the round',
}

/** The clause and the sentence of each refusal. */
export const spadesRejections: RejectionTable<Rejections, Spades['Clause']> = {
  badTeams: {
    clause: '1250.15/beg.b',
    says: ({ players }) =>
      `The teams are to be two pairs of the four players; put each of ${players.join(', ')} in one.`,
  },
  notBidding: {
    clause: '1250.15/2.c',
    says: ({ stage }) =>
      stage === 'play'
        ? `${MEANWHILE[stage]}; play a card in your turn.`
        : stage === 'choice' || stage === 'score'
          ? `${MEANWHILE[stage]}; bid in your turn, once the next round is dealt.`
          : `${MEANWHILE[stage]}; bid in your turn, once the cards are dealt.`,
  },
  notPlaying: {
    clause: ({ stage }) =>
      stage === 'choice' ? '1250.15/7.c' : stage === 'score' ? '1250.15/3.a' : '1250.15/2.h',
    says: ({ stage }) =>
      stage === 'choice'
        ? `${MEANWHILE[stage]}; play a card when it is your turn.`
        : `${MEANWHILE[stage]}; play a card in your turn, once all four have bid${stage === 'score' ? ' in the next one' : ''}.`,
  },
  notYourTurn: {
    clause: '1250.15/beg.e',
    says: ({ player }) => `It is ${player}’s turn; wait for yours.`,
  },
  badBid: {
    clause: '1250.15/2.d',
    says: ({ tricks, bids }) => `${tricks} cannot be bid; bid one of ${bids.join(', ')}.`,
  },
  conceded: {
    clause: '1250.15/5.d',
    says: ({ revocable }) =>
      `You have conceded already, and it stands${revocable ? '; you may withdraw it' : ' for good'}.`,
  },
  notConceded: {
    clause: '1250.15/5.d',
    says: () => 'You have not conceded, so there is nothing to withdraw; go on playing.',
  },
  irrevocable: {
    clause: '1250.15/5.d',
    says: ({ withdrawn }) =>
      withdrawn === 0
        ? 'A concession stands for good in this game; go on until your partner concedes too.'
        : `You have withdrawn ${withdrawn} concessions, and this one stands for good; go on until your partner concedes too.`,
  },
  noCalls: {
    clause: '1250.15/6.e',
    says: () =>
      'Misplays are noticed and voided at once in this game; there are none that could be called.',
  },
  noSuchPlay: {
    clause: '1250.15/6.e',
    says: ({ play, plays }) =>
      plays === 0
        ? 'No card of this round has been played that could be called a misplay; wait for one.'
        : `There is no play ${play} (${whereIs(play)}) in this round yet; call one of 0 to ${plays - 1} (1.1 to ${whereIs(plays - 1)}).`,
  },
  noMisplay: {
    clause: '1250.15/6.e',
    says: ({ card, player }) =>
      `${player}’s ${card} was lawful: it was in the hand and followed suit, or could not. Call a misplay.`,
  },
}
