import type { Clauses } from '@ackanomic/core/engine'
import { defineClauses } from '@ackanomic/core/engine'

const says = {
  I: 'None of the General Equipment is used.',
  'II.a': 'A game with fewer than two players cannot begin.',
  'II.b': 'A game with more than twelve players cannot begin.',
  'II.c': 'There is exactly one referee, who does not play.',
  'III.a': 'An instance starts as rule 1250.1 VI says.',
  'III.b': 'Each player gets a Letter from the referee, and no two get the same.',
  'III.c': 'Letters are capitals from A to Z, and nothing else.',
  'IV.grid.a': 'The side is the least whole number whose square gives each starter 12 squares.',
  'IV.grid.b': 'The grid keeps its size when players drop out.',
  'IV.label': 'Rows have letters from a at the top, columns numbers from 1 at the left: a1, a2 …',
  'IV.sq': 'A square is empty, or has one Letter, or has @.',
  'IV.round.a': 'No round is under way before the referee announces it.',
  'IV.round.b': 'Each announcement after the first shows the grid.',
  'IV.round.c':
    'Each announcement after the first sums up every play and attempt of the last round.',
  'IV.round.d': 'Each announcement after the first names the players who are left.',
  'IV.round.e': 'The first announcement needs none of that.',
  'IV.round.f': 'A round lasts three days from its announcement.',
  'IV.round.g': 'A round never ends sooner, even if everybody has played.',
  'IV.move.a': 'A play names one square, no more and no fewer.',
  'IV.move.b': 'The square is on the grid.',
  'IV.move.c': 'Nobody may play where a Letter stood when the round began.',
  'IV.move.d': 'A player may play where @ stood.',
  'IV.move.e': 'What others play in the same round makes no play invalid.',
  'IV.move.f': 'What is sent while no round is under way is no play.',
  'IV.move.g': 'A player who is out of the game does not play.',
  'IV.move.h': 'Of a player’s valid plays in a round, only the last counts.',
  'IV.move.i': 'An invalid play does not cancel a valid one before it.',
  'IV.move.j': 'Nobody has to play.',
  'IV.vis.a': 'Only its player and the referee know a play until the round is over.',
  'IV.res1': 'A square that just one player has played gets that player’s Letter.',
  'IV.res1.at': 'The Letter replaces an @ that was there.',
  'IV.res2.a': 'A square that several players have played gets @, or keeps it.',
  'IV.res2.b': 'Each of them has played all the same.',
  'IV.res3.group':
    'A Group is all equal Letters that are joined along sides; corners do not count.',
  'IV.res3.single': 'A Letter that touches no equal one is a Group by itself.',
  'IV.res3.lib':
    'A Group has Liberty where an empty square touches one of its squares along a side.',
  'IV.res3.lib.at': 'A square with @ is not empty, and gives no Liberty.',
  'IV.res3.lib.edge': 'The edge of the grid gives no Liberty.',
  'IV.res3.lib.after':
    'Liberty is tested once, for all at the same time, when everything is placed.',
  'IV.res3.doom.a':
    'One Group without Liberty dooms its player, even if their other Groups have it.',
  'IV.res3.doom.b': 'A player without a play that counts is doomed.',
  'IV.res3.doom.c': 'A player’s own play can doom them.',
  'IV.res3.doom.d': 'Groups that take each other’s Liberty doom both players.',
  'IV.res4': 'At the end of the round the Letters of the doomed become @.',
  'IV.res4.order': 'That comes after the test for Liberty, and no second test follows.',
  'IV.res5.a': 'If just one player is not doomed, they win.',
  'IV.res5.b': 'If all are doomed, the player who had the most Letters until then wins.',
  'IV.res5.c': 'Nobody wins if several had the most.',
  'IV.res5.d': 'There is no other way to win.',
  'IV.res5.e': 'The winner gets a standard Trophy, as far as rule 1250.2 gives it.',
  'IV.res5.f': 'Nobody gets points or A$, not even the referee.',
  'IV.res6.a': 'Then the doomed are out of the game.',
  'IV.res6.b': 'If two or more players are left, the referee announces another round.',
  'IV.res6.c': 'Otherwise the game is over.',
  'gen.quit': 'A player may leave at any time.',
  'gen.sub': 'A Substitute plays on with the Letter of a player on vacation.',
  'gen.nojoin': 'Nobody may join a game in progress.',
  'gen.ref': 'Without a referee the game waits until there is another.',
} as const

/** The clauses of rule 1250.13, Single Capture Go. */
export const singleCaptureGoClauses: Clauses<'1250.13', keyof typeof says> =
  /* @__PURE__ */ defineClauses('1250.13', says, ['I', 'IV.move.j'])
