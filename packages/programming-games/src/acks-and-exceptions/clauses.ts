import { type Clauses, defineClauses } from '@ackanomic/core/engine'

const says = {
  num: 'Four players, no more and no fewer.',
  'comp.a': 'Each player has four coasters: three ACKs and one Exception.',
  'comp.b': 'The four Exceptions have different names.',
  obj: 'A player who wins two rounds wins the game.',
  'setup.1': 'Each player takes all their coasters into their hand.',
  'setup.2': 'A player is chosen to start.',
  'setup.3':
    'Before the turns begin, everybody puts one coaster of their choice face down as their stack.',
  'place.a':
    'From the starter on, clockwise, each player puts another coaster on their stack or challenges.',
  'place.b': 'A player places only coasters from their own hand.',
  'place.c': 'A player with an empty hand must challenge.',
  'place.d': 'A player whose turn it is not has to wait.',
  'place.e':
    'Only its owner knows a coaster that lies face down; everybody sees how many there are.',
  'place.f': 'The very first turn may be a challenge.',
  'bid.a': 'A challenge names how many coasters the player can process, at least 1.',
  'bid.b': 'After it every player in turn, clockwise, bids more or passes.',
  'bid.c': 'A bid is higher than the one before.',
  'bid.d': 'A player who has passed bids no more in that round.',
  'bid.e': 'The bidding goes round until everybody but the highest bidder has passed.',
  'bid.f': 'The highest bidder is the Challenger.',
  'bid.g': 'No bid is higher than the number of coasters on the table.',
  'bid.h': 'Once somebody has challenged, no more coasters are placed.',
  'proc.a': 'Each stack is processed from the coaster placed last to the one placed first.',
  'proc.b': 'The Challenger flips the coasters of their own stack first.',
  'proc.c': 'Then they flip those of others, one by one, and choose a player each time.',
  'proc.d': 'Nobody chooses which coaster of a stack comes next.',
  'proc.e':
    'If the Challenger flips as many coasters as they bid and none is an Exception, they succeed at once.',
  'proc.f': 'The Challenger fails as soon as they flip an Exception.',
  'proc.g': 'Everybody sees the flipped coasters.',
  'proc.h':
    'If the bid is lower than the Challenger’s own stack, they flip only that many of their coasters.',
  'proc.i': 'The Challenger’s own queue cannot be skipped, and an empty queue has nothing to flip.',
  'ok.a': 'Success wins the round for the Challenger.',
  'ok.b': 'A player who wins their second round wins the game.',
  'ok.c': 'After any other win there is a new round.',
  'bad.a': 'Failure takes a coaster of the Challenger out of the game.',
  'bad.b': 'Nobody but the Challenger learns which one.',
  'bad.c': 'After a failure there is a new round.',
  'bad.d': 'It may be the Exception; then its player plays on with ACKs alone.',
  'bad.e': 'A player who has lost their last coaster is out of the game: SIGTERM.',
  'end.a': 'The game ends as soon as a player wins their second round.',
  'end.b': 'The game is over when one player is left, and that player wins.',
  'new.a': 'For a new round everybody takes their coasters back, and places one again.',
  'new.b': 'Somebody starts the new round.',
  'new.c': 'A player who is out of the game is passed over in everything.',
  notes: 'Advice on bluffing.',
} as const

/** The clauses of ACKs & Exceptions. The game has no rule number, so they are cited as `ACKS`. */
export const acksClauses: Clauses<'ACKS', keyof typeof says> = /* @__PURE__ */ defineClauses(
  'ACKS',
  says,
  ['notes'],
)
