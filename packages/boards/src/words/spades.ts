const bidOf = (bid: number): string => `bid ${bid === 0 ? 'nil' : bid}`

/** The sides of a team, such as `Ann and Cyd`; a side is `null` if it is you. */
const team = (names: readonly (string | null)[]): string =>
  names
    .toSorted((one, other) => Number(one !== null) - Number(other !== null))
    .map((name) => name ?? 'you')
    .join(' and ')

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const points = (score: number): string => String(score).replace('-', '−')

/** A player and what they do; `null` is you. */
const does = (name: string | null, you: string, other: string): string =>
  name === null ? `you ${you}` : `${name} ${other}`

export const spades = {
  blindNil: 'Blind nil',
  willYou: 'Will you bid nil before you see your cards?',
  nilBlind: 'Bid nil blind',
  seeCards: 'See my cards first',
  blindHelp: 'A blind nil wins 200 if you take no trick, and loses 200 if you do.',
  yourHand: 'Your hand',
  playThe: 'Play the',
  howMany: 'How many tricks will you take?',
  bids: 'Bids',
  nil: 'Nil',
  nilSays: ': bid that you will take no tricks',
  tricks: ' tricks',
  bidHelp: ({
    sandbagPenalty,
    sandbagLimit,
    boston,
  }: {
    readonly sandbagPenalty: number
    readonly sandbagLimit: number
    readonly boston: unknown
  }): string =>
    [
      'Your bids count together: you win 10 for each trick bid if you take at least that many, and lose as much if you do not.',
      `Each trick above is a sandbag, worth 1${sandbagPenalty > 0 ? `, but every ${sandbagLimit} of them cost ${sandbagPenalty}` : ''}.`,
      'Nil wins or loses 100.',
      boston === 'win' && 'All 13 tricks win the game.',
      typeof boston === 'number' && boston > 0 && `All 13 tricks win ${boston} more.`,
    ]
      .filter(Boolean)
      .join(' '),
  matchOver: 'The match is over.',
  over: 'The game is over',
  notYet: 'The cards are played once all four have bid.',
  noCard: 'No card can be played now.',
  turnOf: (name: string | undefined): string => `It is ${name}’s turn.`,
  cannotLead: (card: string): string => `The ${card} cannot be led.`,
  stillHold: (suit: string): string => `Follow suit: you still hold ${suit}.`,
  aSuit: { S: 'a spade', H: 'a heart', D: 'a diamond', C: 'a club' },
  handWhile: (name: string, isBidding: boolean): string =>
    `Your hand, while ${name} ${isBidding ? 'bids' : 'plays'}`,
  youLead: 'You lead: play any card',
  follow: (suit: string): string => `Follow suit: play ${suit}`,
  cannotFollow: 'You cannot follow suit: play any card',
  hasConceded: 'You have conceded',
  concede: 'Concede',
  concedeHelp: 'Your team has lost once both of you have conceded.',
  takeBack: 'Take it back',
  concedeNow: 'Concede in public',
  handOf: (name: string | undefined): string => `The hand of ${name}`,
  callMisplay: 'Call a misplay',
  playOf: (name: string | undefined, card: string): string => `${name}: the ${card}`,
  team: (names: readonly (string | null)[]): string => capital(team(names)),
  points,
  both: (scores: readonly (readonly [team: string, score: string])[], target: number): string =>
    `${scores.map(([name, score]) => `${name} ${score}`).join(' · ')} · to ${target}`,
  scores: 'Scores',
  firstTo: (target: number): string => `First to ${target}`,
  teamHead: 'Team',
  score: 'Score',
  sandbags: 'Sandbags',
  misplays: 'Misplays',
  byRound: 'Scores by round',
  lastRound: 'The last round',
  round: (round: number): string => `Round ${round}`,
  roundOf: (
    name: string | undefined,
    bid: number | undefined,
    isBlind: boolean,
    taken: number | undefined,
  ): string => `${name}: ${bidOf(bid ?? 0)}${isBlind ? ' blind' : ''}, took ${taken}`,
  table: 'The table',
  inOrder: 'The players in playing order',
  finalScores: 'The final scores',
  goesOn: {
    order: (): string => 'The playing order is being drawn',
    blind: (round: number, name: string | null): string =>
      `Round ${round}: ${does(name, 'may', 'may')} bid nil blind`,
    deal: (round: number): string => `Round ${round}: the cards are being dealt`,
    bids: (round: number, name: string | null): string =>
      `Round ${round}: ${does(name, 'bid', 'bids')} next`,
    score: (round: number): string => `Round ${round} is being scored`,
    choice: (round: number, name: string | null): string =>
      `Round ${round}: the referee draws a card for ${name ?? 'you'}`,
    play: (round: number, name: string | null, trick: number): string =>
      `Round ${round}, trick ${trick} of 13: ${does(name, 'play', 'plays')}`,
  },
  badge: {
    partner: 'your partner',
    left: 'left',
    away: 'on vacation',
    concedes: 'concedes',
  },
  standing: (bid: number | null | undefined, isBlind: boolean, taken: number | null | undefined) =>
    `${isBlind ? 'bid nil blind' : bid === null || bid === undefined ? 'no bid yet' : bidOf(bid)}${taken === null ? '' : `, took ${taken}`}`,
  lastTrick: 'The last trick',
  trick: (number: number): string => `Trick ${number}`,
  leads: (name: string | null): string => (name === null ? 'You lead' : `${name} leads`),
  highestBid: (bid: number): string => `The highest bid: ${bid}.`,
  trickTo: (number: number, name: string | null): string => `Trick ${number} to ${name ?? 'you'}`,
  misplayBy: (name: string | null): string => `A misplay by ${name ?? 'you'}`,
  scored: (round: number): string => `Round ${round} is scored`,
  teamScored: (
    names: readonly (string | null)[],
    bid: number,
    tricks: number,
    total: number,
    score: number,
  ): string =>
    `${capital(team(names))}: bid ${bid}, took ${tricks}: ${total < 0 ? '−' : '+'}${Math.abs(total)}, now ${points(score)}`,
  highestOf: (card: string, suit: 'H' | 'D' | 'C'): string =>
    `${card} is the highest of the ${{ H: 'hearts', D: 'diamonds', C: 'clubs' }[suit]}.`,
  highestSpade: (card: string): string => `${card} is the highest spade.`,
  trumps: (card: string, suit: 'H' | 'D' | 'C'): string =>
    `${card} trumps the ${{ H: 'hearts', D: 'diamonds', C: 'clubs' }[suit]}.`,
}
