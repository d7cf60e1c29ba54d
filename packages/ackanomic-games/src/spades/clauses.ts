import { type Clauses, defineClauses, type RejectionTable } from '@ackanomic/core/engine'
import { whereIs } from './tricks.js'
import type { Rejections, Spades, Stage } from './types.js'

const says = {
  eq: 'Play uses the 52 cards of one Standard Deck, the Jokers left out.',
  'eq.rank': 'In each suit the Ace is the highest card and the 2 the lowest.',
  'num.a': 'Four players, no more and no fewer.',
  'num.b': 'One referee, who does not play.',
  'beg.a': 'The referee draws the playing order.',
  'beg.b': 'Where the teams are settled already, partners are drawn into opposite places.',
  'beg.c': 'All are told the playing order, and that the game begins.',
  'beg.d': 'The first and the third player are one team, the second and the fourth the other.',
  'beg.e': 'Play goes round in the playing order, and from the fourth player to the first.',
  'beg.f': 'When a side has won, all are told the result and the final scores.',
  '1.a': 'For each round all 52 cards are shuffled anew.',
  '1.b': 'Each player is dealt 13 cards.',
  '1.c': 'Each player is shown the own cards and no others.',
  '2.a': 'In the first round the first player bids first.',
  '2.b': 'In each later round the next player does, and after the fourth the first again.',
  '2.c': 'Each player bids once, in playing order from the first bidder on.',
  '2.d': 'A bid is 0 or one of 2 to 13.',
  '2.e': 'Nobody bids 1.',
  '2.f': 'Negative, broken and higher numbers are no bids.',
  '2.g': 'A bid out of turn is refused.',
  '2.h': 'No card is played before all four have bid.',
  '3.a': 'A round has 13 tricks, and each player gives one card to each.',
  '3.b': 'A card that was played is out of play until the next deal.',
  '3.c': 'Whoever made the highest bid leads to the first trick.',
  '3.d': 'Of equal highest bids the one that was made first counts.',
  '3.e': 'Whoever takes a trick leads to the next.',
  '3.f': 'Any card may be led, a Spade too, from the first trick on.',
  '3.g': 'Whoever has a card of the suit led plays one.',
  '3.h': 'Whoever has none plays any card.',
  '3.i': 'The highest Spade in a trick takes it.',
  '3.j': 'Without a Spade the highest card of the suit led does, and never one of another suit.',
  '3.k': 'A card out of turn is refused, and is no misplay.',
  '4.a': 'Each team has a Spadescore in Gamepoints, from 0 on.',
  '4.b': 'The bids of partners are added up, and so are their tricks.',
  '4.c': 'With fewer tricks than it bid a team loses 10 for each trick bid.',
  '4.d': 'If it bid 10 or more it loses 20 for each.',
  '4.e': 'With at least as many tricks as it bid it gains 10 for each trick bid.',
  '4.f': 'If it bid 10 or more it gains 20 for each.',
  '4.g': 'Each trick above the bid gains 1 as well.',
  '4.h': 'Each trick above the bid is a sandbag.',
  '4.i': 'A team that has failed gets no sandbags.',
  '4.j': 'Each player who bid 0 and took no trick gains 100 for the team.',
  '4.k': 'Each player who bid 0 and took a trick loses 100 for the team.',
  '4.l': 'The tricks of one who bid 0 are tricks of the team like any others.',
  '4.m': 'Every tenth sandbag of a team costs it 100.',
  '4.n': 'Sandbags are counted on through all rounds.',
  '4.o': 'A round in which a team gets two of these costs it 200.',
  '4.p': 'A round is scored after its 13th trick.',
  '5.a': 'A team with 500 or more after a round wins, if the scores differ and its is the greater.',
  '5.b': 'Equal scores of 500 or more lead to another round.',
  '5.c': 'Another round is played as long as no team has 500.',
  '5.d': 'Where both players of a team concede in public, the others win.',
  '5.e': 'What one of them concedes alone has no effect.',
  '5.f': 'Where a team forfeits, the others win.',
  '5.g': 'Nothing else wins or loses the game, however low a score may be.',
  '5.h': 'There is no Trophy, and there are no points and no A$.',
  '5.i': 'A concession counts whenever it is made.',
  '6.a': 'Bids and plays become known to all players, however they are sent.',
  '6.b': 'Nobody is told what cards somebody has, but for what these rules show.',
  '6.c': 'Not to follow suit with a card of that suit in hand is a misplay.',
  '6.d': 'To play a card that is not in hand is a misplay.',
  '6.e': 'A misplay and every play after it are void, and its player is to play again.',
  '6.f': 'It costs the team 100 at once.',
  '6.g': 'A team that misplays twice in one hand forfeits.',
  '6.h': 'A team that misplays three times in the game forfeits.',
  '6.i': 'The misplays of both partners are counted together.',
  '6.j': 'What is void because of an earlier misplay neither counts nor costs as a misplay.',
  '6.k': 'Each deal begins the count of its hand anew, but not that of the game.',
  '7.a': 'After three days without an act that is due, the referee acts for the player.',
  '7.b': 'In the bidding that is a bid of 2.',
  '7.c':
    'In the tricks it is a card that the referee draws from those that could lawfully be played.',
  '7.d': 'The three days run from the moment at which the act fell due.',
  'gen.leave': 'A player may leave; the rule does not say what follows.',
  'gen.sub': 'A Substitute may play for somebody on vacation, with that player’s hand.',
} as const

/** The clauses of rule 1250.15, Spades. */
export const spadesClauses: Clauses<'1250.15', keyof typeof says> = /* @__PURE__ */ defineClauses(
  '1250.15',
  says,
)

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
