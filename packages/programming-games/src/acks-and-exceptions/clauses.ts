import type { Clauses } from '@ackanomic/core/engine'
import { defineClauses } from '@ackanomic/core/engine'

const says = {
  num: 'Four players, no more and no fewer.',
  'comp.a': 'Each player has four coasters: three ACKs and one Exception.',
  'comp.b': 'The four Exceptions have a name each.',
  obj: 'Who wins two rounds wins the game.',
  'setup.1': 'Each player takes all their coasters into their hand.',
  'setup.2': 'A player is chosen to start.',
  'setup.3':
    'Before the turns begin, everybody puts one coaster of their choice face down, a stack.',
  'place.a':
    'From the starter on, clockwise, one puts another coaster on their stack or challenges.',
  'place.b': 'One places coasters of their own hand only.',
  'place.c': 'With nothing left in hand one has to challenge.',
  'place.d': 'Who is not on turn has to wait.',
  'place.e':
    'Only its owner knows a coaster that lies face down; everybody sees how many there are.',
  'place.f': 'The very first turn may be a challenge.',
  'bid.a': 'A challenge names how many coasters one can process, 1 at least.',
  'bid.b': 'After it everybody in turn, clockwise, bids more or passes.',
  'bid.c': 'A bid is higher than the one before.',
  'bid.d': 'Who has passed bids no more in that round.',
  'bid.e': 'The bidding goes round until only the highest bidder has not passed.',
  'bid.f': 'The highest bidder is the Challenger.',
  'bid.g': 'No bid is higher than the number of coasters on the table.',
  'bid.h': 'Once somebody has challenged, no coaster is placed any more.',
  'proc.a': 'Each stack is processed from the coaster placed last to the one placed first.',
  'proc.b': 'The Challenger flips the coasters of their own stack first.',
  'proc.c': 'After them they flip those of others, one by one, and choose whose each time.',
  'proc.d': 'Nobody chooses which coaster of a stack comes next.',
  'proc.e': 'As many coasters as were bid, and no Exception among them: success, at once.',
  'proc.f': 'An Exception: failure, at once.',
  'proc.g': 'All see what is flipped.',
  'proc.h': 'A bid lower than the own stack is over with that many of the own coasters.',
  'proc.i': 'The own queue cannot be passed over, and an empty one has nothing to flip.',
  'ok.a': 'Success wins the round for the Challenger.',
  'ok.b': 'The second round that a player wins wins them the game.',
  'ok.c': 'After any other there is a new round.',
  'bad.a': 'Failure takes a coaster of the Challenger out of the game.',
  'bad.b': 'Nobody but the Challenger learns which one.',
  'bad.c': 'After it there is a new round.',
  'bad.d': 'It may be the Exception; who has lost it plays on with ACKs alone.',
  'bad.e': 'Who has lost the last coaster is out of the game: SIGTERM.',
  'end.a': 'The second round that a player wins ends the game at once.',
  'end.b': 'The game is over when one player is left, who wins it.',
  'new.a': 'For a new round all take their coasters back, and place one again.',
  'new.b': 'Somebody starts the new round.',
  'new.c': 'A player who is out of the game is passed over in everything.',
  notes: 'Advice on bluffing.',
} as const

/** The clauses of ACKs & Exceptions. The game is no numbered rule; they are cited as `ACKS`. */
export const acksClauses: Clauses<'ACKS', keyof typeof says> = /* @__PURE__ */ defineClauses(
  'ACKS',
  says,
  ['notes'],
)
