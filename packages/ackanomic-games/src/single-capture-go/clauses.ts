import type { Clauses } from '@ackanomic/core/engine'
import { defineClauses } from '@ackanomic/core/engine'

const says = {
  I: 'Nothing of the General Equipment is used.',
  'II.a': 'Fewer than two players cannot begin.',
  'II.b': 'More than twelve players cannot begin.',
  'II.c': 'There is one referee, no more and no fewer, who does not play.',
  'III.a': 'An instance starts as rule 1250.1 VI has it.',
  'III.b': 'Each player gets a Letter from the referee, and no two get the same.',
  'III.c': 'Letters are capitals from A to Z, and nothing else.',
  'IV.grid.a':
    'The side of the grid is the least whole number whose square gives each starter 12 squares.',
  'IV.grid.b': 'The grid keeps its size when players drop out.',
  'IV.label':
    'Rows have letters, a on top; columns have numbers, 1 to the left; a square is called by both.',
  'IV.sq': 'A square is empty, or has one Letter, or has @.',
  'IV.round.a': 'No round is under way before the referee announces it.',
  'IV.round.b': 'Each announcement after the first shows the grid.',
  'IV.round.c':
    'Each announcement after the first sums up what was played and tried in the round before.',
  'IV.round.d': 'Each announcement after the first names the players who are left.',
  'IV.round.e': 'The first announcement can do without all that.',
  'IV.round.f': 'A round lasts three days from its announcement.',
  'IV.round.g': 'It is never over sooner, whoever has played.',
  'IV.move.a': 'A play names one square, no more and no fewer.',
  'IV.move.b': 'The square is on the grid.',
  'IV.move.c': 'Where a Letter stood when the round began nobody may play.',
  'IV.move.d': 'Where @ stood one may play.',
  'IV.move.e': 'What others play in the same round makes no play invalid.',
  'IV.move.f': 'What is sent while no round is under way is no play.',
  'IV.move.g': 'Who is out of the game does not play.',
  'IV.move.h': 'A player’s last valid play of a round counts, and no other.',
  'IV.move.i': 'An invalid play takes nothing away from a valid one before it.',
  'IV.move.j': 'Nobody is bound to play.',
  'IV.vis.a': 'A play is known to its player and the referee alone until the round is over.',
  'IV.res1': 'A square that one player alone has played gets that player’s Letter.',
  'IV.res1.at': 'The Letter takes the place of an @ that was there.',
  'IV.res2.a': 'A square that several have played gets @, or keeps it.',
  'IV.res2.b': 'All of them have played all the same.',
  'IV.res3.group':
    'Equal Letters that touch along sides, and all that touch these, make a Group; corners do not count.',
  'IV.res3.single': 'A Letter that touches no equal one is a Group by itself.',
  'IV.res3.lib':
    'A Group has Liberty where an empty square touches one of its squares along a side.',
  'IV.res3.lib.at': 'A square with @ is not empty, and gives no Liberty.',
  'IV.res3.lib.edge': 'Beyond the edge there is no Liberty.',
  'IV.res3.lib.after':
    'Liberty is looked for once, for all at the same time, when everything is placed.',
  'IV.res3.doom.a': 'One Group without Liberty dooms its player, whatever other Groups have.',
  'IV.res3.doom.b': 'Who has made no play that counts is doomed.',
  'IV.res3.doom.c': 'One can doom oneself by one’s own play.',
  'IV.res3.doom.d': 'Groups that take each other’s Liberty doom both players.',
  'IV.res4': 'At the end of the round the Letters of the doomed become @.',
  'IV.res4.order': 'That comes after the look for Liberty, and no further look follows.',
  'IV.res5.a': 'If one player alone is not doomed, they win.',
  'IV.res5.b': 'If all are doomed, the one who had the most Letters until then wins.',
  'IV.res5.c': 'Nobody wins where several had the most.',
  'IV.res5.d': 'Nothing else wins.',
  'IV.res5.e': 'The winner gets a standard Trophy, as far as rule 1250.2 gives it.',
  'IV.res5.f': 'Nobody gets points or A$, the referee neither.',
  'IV.res6.a': 'Then the doomed are out of the game.',
  'IV.res6.b': 'If two or more are left, the referee announces another round.',
  'IV.res6.c': 'Otherwise the game is over.',
  'gen.quit': 'A player may leave at any time.',
  'gen.sub': 'A Substitute plays on with the Letter of a player on vacation.',
  'gen.nojoin': 'Nobody comes into a running instance.',
  'gen.ref': 'Without a referee the game stands still until there is another.',
} as const

/** The clauses of rule 1250.13, Single Capture Go. */
export const singleCaptureGoClauses: Clauses<'1250.13', keyof typeof says> =
  /* @__PURE__ */ defineClauses('1250.13', says, ['I', 'IV.move.j'])
