import { type DoubleCrash, salvoSizeOf } from '@ackanomic/games/double-crash'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

type At = BoardMatchOf<DoubleCrash>

const wants = (match: At, ...actions: readonly string[]): boolean =>
  match.pendingActions.some(({ action }) => actions.includes(action))

const WORDS = ['HEART', 'PLANT', 'STONE', 'BREAD', 'CLOUD', 'MUSIC']

/** How to play Double Crash. */
export const doubleCrashTutorial: Tutorial<At> = {
  options: { seed: 'learn double crash' },
  steps: [
    {
      says: 'You and your opponent each choose a secret word of five letters, and try to find the other one.',
      shows: /^Target Words$/u,
    },
    {
      says: 'Write a word as your target, and words to fire: HEART as the target and PLANT, STONE, BREAD, CLOUD, MUSIC will do. Then choose and fire.',
      shows: /^(?:Your Target Word|Word \d|Choose and fire)/u,
      moves: ['opening', 'target'],
      example: ({ view }) => {
        const size = salvoSizeOf(view.shared.round)
        const words = ['PLANT', 'STONE', 'BREAD', 'CLOUD', 'MUSIC', 'GREEN'].slice(0, size)
        return { type: 'opening', target: WORDS[0] ?? '', words }
      },
    },
    {
      says: 'Your opponent has fired too. Say how many letters of each word stand at the same place in your target. The numbers are counted for you: send the Reply.',
      shows: /Reply/u,
      moves: ['reply'],
      begins: (match) => wants(match, 'reply'),
      example: ({ view }) => ({
        type: 'reply',
        lines: (view.shared.exchanges.at(-1)?.salvos[1] ?? []).map((word) => ({
          word,
          crashes: [...word].filter((letter, i) => letter === WORDS[0]?.[i]).length,
        })),
      }),
    },
    {
      says: 'Here are the crashes of your own words. Letters at the right place bring you closer.',
      shows: /^Your Salvos$/u,
      begins: (match) => wants(match, 'salvo'),
    },
    {
      says: 'Fire again. Tick the box below the words to see which of them could still be the target.',
      shows: /^(?:Word \d|Fire this Salvo)/u,
      moves: ['salvo'],
      begins: (match) => wants(match, 'salvo'),
      example: ({ view }) => ({
        type: 'salvo',
        words: ['SHARE', 'PRIDE', 'TIGER', 'OCEAN', 'WATER', 'MONEY'].slice(
          0,
          salvoSizeOf(view.shared.round),
        ),
      }),
    },
    {
      says: 'The first to fire the other target wins. If both do in one round, the word higher in its list wins.',
      shows: /^Target Words$/u,
    },
  ],
}
