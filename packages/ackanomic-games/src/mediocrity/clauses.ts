import type { Clauses } from '@ackanomic/core/engine'
import { defineClauses } from '@ackanomic/core/engine'

const says = {
  num: 'Three players or more, and no more than Ackanomic has when the game starts.',
  ref: 'There is no referee.',
  eq: 'The score is kept in Gamepoints, and starts at 0.',
  'start.a': 'A player announces the start, as rule 1250.1 VI.a has it.',
  'start.b': 'The announcer gives all players different numbers, 1 and up, by chance.',
  'med.1': 'The members of a set are sorted, the smallest first; equal ones all count.',
  'med.2a': 'Of an odd number of members the one in the middle is near-Mediocre.',
  'med.2b': 'Of an even number of members the lower of the two in the middle is near-Mediocre.',
  'med.3': 'A near-Mediocre member that has no equal in the set is the most Mediocre one.',
  'med.4': 'Otherwise it goes with all its equals, and the rest is looked at in the same way.',
  'med.5': 'A set of which nothing is left has no most Mediocre member.',
  'round.a': 'A round starts with its announcement by the Moderator.',
  'round.b': 'It ends when the Moderator announces the result.',
  'round.c': 'Without a result it ends after six days.',
  'round.d': 'No result is announced before three days are over.',
  'mod.a': 'Player 1 is the first Moderator.',
  'mod.b': 'After each round the next higher number in the game is Moderator.',
  'mod.c': 'After the highest number it is the lowest one’s turn again.',
  'mod.d':
    'Three days after a round with no new one announced, whoever first names themselves Moderator and announces it is.',
  'mod.e': 'The same goes for the first round, three days after the start.',
  'mod.f': 'The numbers go on from whoever stepped in so.',
  'mod.g': 'Within the three days nobody but the next Moderator announces a round.',
  'num.send':
    'All but the Moderator send the Moderator a number from 1 to twice as many as they are.',
  'num.range': 'Whatever is no whole number within that range does not count.',
  'num.mod': 'The Moderator sends none.',
  'num.late': 'For whoever has sent none the Moderator draws a number of the range by chance.',
  'num.priv': 'Until the result only its sender and the Moderator know a number.',
  'res.a': 'The result tells the number of each player.',
  'res.b': 'It tells whose number is the most Mediocre one, if there is one.',
  'res.c': 'It tells the score.',
  'res.d': 'The player with the most Mediocre number gains a Gamepoint.',
  'res.e': 'Without a most Mediocre number nobody gains anything.',
  'res.f': 'Only the Moderator announces a result.',
  'exp.a': 'A Moderator whose round ran out of its six days is out of the game.',
  'exp.b': 'Nobody scores in such a round.',
  'leave.a': 'Who resigns, from this game or from Ackanomic, is off the list of players.',
  'leave.b': 'So is who is removed from Ackanomic.',
  'win.a':
    'At the end of a round, with a sum of scores of at least twice the number of players, the most Mediocre score wins the game.',
  'win.b': 'Without a most Mediocre score the game goes on.',
  'win.c': 'The score of the Moderator counts among them.',
  'win.d': 'The end of a round by its time limit is an end too; those who are left are looked at.',
  trophy: 'The winner gets a standard Trophy.',
  whine: 'The winner may well grumble about it.',
  'gen.sub': 'A player on vacation may have a Substitute, and need not.',
} as const

/** The clauses of rule 1250.17, Mediocrity. */
export const mediocrityClauses: Clauses<'1250.17', keyof typeof says> =
  /* @__PURE__ */ defineClauses('1250.17', says, ['whine'])
