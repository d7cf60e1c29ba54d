import { type Clauses, defineClauses } from '@ackanomic/core/engine'

const says = {
  num: 'There are three or more players, and at most as many as Ackanomic has when the game starts.',
  ref: 'There is no referee.',
  eq: 'The score is kept in Gamepoints, and starts at 0.',
  'start.a': 'A player announces the start, as rule 1250.1 VI.a says.',
  'start.b': 'The announcer gives all players different numbers, from 1 up, at random.',
  'med.1': 'The members of a set are sorted, the smallest first; equal ones all count.',
  'med.2a': 'If their number is odd, the one in the middle is near-Mediocre.',
  'med.2b': 'If their number is even, the lower of the two in the middle is near-Mediocre.',
  'med.3': 'A near-Mediocre member that has no equal in the set is the most Mediocre one.',
  'med.4': 'Otherwise it is removed with all its equals, and the rest is judged in the same way.',
  'med.5': 'A set of which nothing is left has no most Mediocre member.',
  'round.a': 'A round starts with its announcement by the Moderator.',
  'round.b': 'It ends when the Moderator announces the result.',
  'round.c': 'Without a result it ends after six days.',
  'round.d': 'No result is announced before three days are over.',
  'mod.a': 'Player 1 is the first Moderator.',
  'mod.b': 'After each round the next higher number in the game is Moderator.',
  'mod.c': 'After the highest number it is the lowest one’s turn again.',
  'mod.d':
    'If no round is announced within three days of the last, the first player to name themselves Moderator and announce one is Moderator.',
  'mod.e': 'The same goes for the first round, three days after the start.',
  'mod.f': 'The order goes on from a player who took over in this way.',
  'mod.g': 'Within the three days nobody but the next Moderator announces a round.',
  'num.send':
    'All but the Moderator send the Moderator a number from 1 to twice the number of senders.',
  'num.range': 'Anything but a whole number in that range does not count.',
  'num.mod': 'The Moderator sends no number.',
  'num.late':
    'The Moderator draws a number of the range at random for each player who has sent none.',
  'num.priv': 'Until the result only its sender and the Moderator know a number.',
  'res.a': 'The result gives the number of each player.',
  'res.b': 'It says whose number is the most Mediocre one, if there is one.',
  'res.c': 'It gives the score.',
  'res.d': 'The player with the most Mediocre number gains a Gamepoint.',
  'res.e': 'Without a most Mediocre number nobody gains anything.',
  'res.f': 'Only the Moderator announces a result.',
  'exp.a': 'A Moderator whose round lasts its six days is out of the game.',
  'exp.b': 'Nobody scores in such a round.',
  'leave.a': 'A player who resigns from this game or from Ackanomic is off the list of players.',
  'leave.b': 'So is a player who is removed from Ackanomic.',
  'win.a':
    'If at the end of a round the sum of scores is at least twice the number of players, the most Mediocre score wins the game.',
  'win.b': 'Without a most Mediocre score the game goes on.',
  'win.c': 'The Moderator’s score counts, too.',
  'win.d': 'The end of a round by its time limit counts, too, for the players who are left.',
  trophy: 'The winner gets a standard Trophy.',
  whine: 'The winner may well grumble about it.',
  'gen.sub': 'A player on vacation may have a Substitute, but need not.',
} as const

export const mediocrityClauses: Clauses<'1250.17', keyof typeof says> =
  /* @__PURE__ */ defineClauses('1250.17', says, ['whine'])
