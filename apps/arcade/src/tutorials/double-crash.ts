import { type DoubleCrash, salvoSizeOf } from '@ackanomic/games/double-crash'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

type At = BoardMatchOf<DoubleCrash>

const wants = (match: At, ...actions: readonly string[]): boolean =>
  match.pendingActions.some(({ action }) => actions.includes(action))

/** The Target Words of the learner and of the opponent. */
const [MINE, THEIRS] = ['HEART', 'SHARE']

/** After a round of Salvos and Replies; the opponent has miscounted MUSIC. */
const position = {
  shared: {
    stage: 'salvos',
    round: 3,
    lookups: [],
    claims: [],
    tentative: null,
    targets: null,
    discovered: null,
    failed: [],
    exchanges: [
      {
        salvos: [
          ['PLANT', 'STONE', 'BREAD', 'CLOUD', 'MUSIC', 'GREEN'],
          ['WATER', 'MONEY', 'TIGER', 'OCEAN', 'PRIDE', 'CHAIR'],
        ],
        order: [0, 1],
        replies: [
          [0, 0, 0, 0, 0, 1],
          [1, 2, 0, 0, 1, 0],
        ],
      },
      { salvos: [null, null], order: [], replies: [null, null] },
    ],
  },
  secret: [MINE, THEIRS].map((target) => ({ target, lookedUp: false, admitted: [] })),
  hidden: {},
}

export const doubleCrashTutorial: Tutorial<At> = {
  options: { players: ['Guest', 'Bob'], seed: 'learn double crash', position, level: 'strong' },
  steps: [
    {
      says: 'You and Bob each have a secret word of five letters; yours is HEART. Each tries to find the other one.',
      shows: /^Target Words$/u,
    },
    {
      says: 'You have fired six words. A crash is a letter at the same place as in the secret word: STONE crashes twice, and PLANT once.',
      shows: /^Your Salvos$/u,
    },
    {
      says: 'S and E of STONE and the A of PLANT fit SHARE. Fire SHARE first, and other words after it.',
      shows: /^(?:Word \d|Fire this Salvo)/u,
      moves: ['salvo'],
      begins: (match) => wants(match, 'salvo'),
      refuses: (move) =>
        move.type === 'salvo' && move.words[0]?.toUpperCase() !== THEIRS
          ? 'Fire SHARE as the first word.'
          : null,
      example: ({ view }) => ({
        type: 'salvo',
        words: [THEIRS, 'OCEAN', 'WATER', 'MONEY', 'TIGER', 'PRIDE'].slice(
          0,
          salvoSizeOf(view.shared.round),
        ),
      }),
    },
    {
      says: 'Bob has fired too. Say how often each word crashes with yours. The numbers are counted for you: send the Reply.',
      shows: /Reply/u,
      moves: ['reply'],
      begins: (match) => wants(match, 'reply'),
      example: ({ view }) => ({
        type: 'reply',
        lines: (view.shared.exchanges.at(-1)?.salvos[1] ?? []).map((word) => ({
          word,
          crashes: [...word].filter((letter, i) => letter === MINE?.[i]).length,
        })),
      }),
    },
    {
      says: 'Five crashes: you have found it, and both words are shown. Bob said that MUSIC crashes with SHARE once, but it does not. Challenge that Reply.',
      shows: /MUSIC/u,
      moves: ['claim'],
      begins: ({ view }) => view.shared.stage === 'examination',
      refuses: (move) =>
        move.type === 'claim' && (move.error.what !== 'report' || move.error.place !== 5)
          ? 'The wrong one is MUSIC.'
          : null,
      example: () => ({ type: 'claim', error: { what: 'report', round: 2, place: 5 } }),
    },
    {
      says: 'A wrong count loses, so you have won. Without a challenge, the first to find the other word wins after three days.',
      shows: /^Target Words$/u,
      begins: ({ view }) => view.outcome !== null,
    },
  ],
}
