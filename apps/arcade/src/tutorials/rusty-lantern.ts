import type { RustyLantern } from '@ackanomic/games/rusty-lantern'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

type At = BoardMatchOf<RustyLantern>

/** A play of twelve lines that brings a card in. */
function tale(card: string): string {
  return [
    'The rain had not stopped for seven days, and the tavern was full.',
    'A stranger in a long grey coat sat down beside the fire.',
    `“Let me tell you,” he said, “of ${card}.”`,
    'Nobody had asked him, but everybody turned around to listen.',
    'Even the Barkeep put the jug away and leaned on the counter.',
    'The stranger drank slowly, as if he had all the time in the world.',
    'He had come over the hills on foot, with a dog and a candle.',
    'The dog had run away at the second bridge, barking at the moon.',
    'The candle had burned down on the night before the storm.',
    'And on that very night he had heard a knock at his window.',
    'He opened it, and outside there was nothing but the wind.',
    'So he packed his things, and walked until he saw our Lantern.',
  ].join('\n')
}

/** A play with the first card of the hand. */
function nextPlay({ view }: At): RustyLantern['Move'] {
  const [card = null] = view.role === 'seat' ? view.mine.hand : []
  return {
    type: 'play',
    subject: 'At the Rusty Lantern',
    text: tale(card ?? 'my youth'),
    card,
  }
}

export const rustyLanternTutorial: Tutorial<At> = {
  options: { players: 3, seed: 'learn the lantern, 1', botDelayMs: 200, level: 'strong' },
  steps: [
    {
      says: 'The Bards of a tavern tell one tale together. The next Bard always goes on where the last one stopped.',
      shows: /^The tavern$/u,
    },
    {
      says: 'You hold story cards. A Bard who has told all their cards and leaves no Loose End behind wins.',
      shows: /^Your cards$/u,
    },
    {
      says: 'Choose a card and tell on in 12 to 25 lines that bring it in. “Do it for me” tells an example.',
      shows: /^(?:The tale goes on|Choose a card|Tell it)/u,
      moves: ['play'],
      example: nextPlay,
    },
    {
      says: 'The Barkeep verifies the play, or denies it if it is too short or does not mention the card.',
      shows: /^The tale$/u,
      begins: ({ view }) =>
        view.shared.plays.some(({ seat, answered }) => seat === 0 && answered !== null),
    },
    {
      says: 'A card that was brought in is a Loose End until a later play ties it off.',
      shows: /^Loose Ends on the table$/u,
    },
    {
      says: 'While others tell, you may interrupt: if a play mentions what is on one of your cards, say so, and it is your turn at once.',
      shows: /^The tavern$/u,
    },
    {
      says: 'The tale is told to its end for you. The Bard who has told all cards wins, and may add an epilogue.',
      shows: /^The tavern$/u,
      until: ({ view }) => view.outcome !== null,
      example: (match) =>
        match.view.shared.winner === null ? nextPlay(match) : { type: 'epilogue', text: null },
    },
  ],
}
