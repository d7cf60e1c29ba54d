/** Two short lines that rhyme, and the long last line. */
export type Tail = readonly [third: string, fourth: string, fifth: string]

export interface Verse {
  /** The end of the first line after one unstressed syllable, such as `of Crete`. */
  readonly one: string
  /** The end after two unstressed syllables, such as `from the street`. */
  readonly two: string
  readonly second: readonly string[]
  readonly tails: readonly Tail[]
}

export const VERSES: readonly Verse[] = [
  {
    one: 'of Crete',
    two: 'from the street',
    second: [
      'Wrote rules that were dull but complete.',
      'Drew up rules that were long but not neat.',
    ],
    tails: [
      [
        'Not a soul read them through,',
        'But they shrugged: “Nor did you!”',
        'And now nobody else will compete.',
      ],
      [
        'When we asked what they meant,',
        'They just smiled and then went,',
        'And then cast all their votes from the seat.',
      ],
    ],
  },
  {
    one: 'of old',
    two: 'in the cold',
    second: [
      'Swapped their trophies for buckets of gold.',
      'Was as careless with points as with gold.',
    ],
    tails: [
      [
        'When the market went down',
        'They were seen in the town,',
        'And a sign that read: “Everything sold.”',
      ],
      [
        'By the end of the week',
        'Things were looking quite bleak,',
        'And they wept for the things they had sold.',
      ],
    ],
  },
  {
    one: 'of fame',
    two: 'in the game',
    second: ['Would protest that the dice were to blame.', 'Had excuses, and each had a name.'],
    tails: [
      [
        'Though the rest of us laughed,',
        'They kept plying their craft,',
        'And then lost at the end just the same.',
      ],
      [
        'When they lost by a mile',
        'They declared with a smile',
        'That the winners should hang down in shame.',
      ],
    ],
  },
  {
    one: 'of might',
    two: 'in the night',
    second: ['Sat composing a verse out of spite.', 'Tried a verse that was witty and light.'],
    tails: [
      [
        'But the rhymes would not come,',
        'So they bit on their thumb,',
        'And the paper is perfectly white.',
      ],
      [
        'Though the metre was wrong',
        'And the last line too long,',
        'Yet they thought it an utter delight.',
      ],
    ],
  },
  {
    one: 'of Bray',
    two: 'from the bay',
    second: ['Had the habit of voting each way.', 'Had a voice, but had nothing to say.'],
    tails: [
      ['With a yes and a no', 'They would put on a show,', 'Till we all had forgotten the day.'],
      [
        'When the Speaker would frown',
        'They would write it all down,',
        'And send in the reverse the next day.',
      ],
    ],
  },
  {
    one: 'in town',
    two: 'with a frown',
    second: ['Put a velvety hat on, and gown.', 'Had ambitions of wearing the crown.'],
    tails: [
      [
        'But the throne was so high',
        'That they needed to try',
        'All the ladders, and then they fell down.',
      ],
      [
        'When they bowed to the crowd',
        'There was laughter aloud,',
        'For they’d dressed as the second-best clown.',
      ],
    ],
  },
  {
    one: 'at tea',
    two: 'by the sea',
    second: ['Called a judgement on all they could see.', 'Brought a suit for the sake of a pea.'],
    tails: [
      [
        'When the verdict was read',
        'It had gone to their head,',
        'And they sued both the judge and the tree.',
      ],
      [
        'They appealed the same day,',
        'Lost again straight away,',
        'And then offered to pay with a flea.',
      ],
    ],
  },
]

/** Limericks whose first line ends with a short name, by its ending. */
export const NAMED: readonly (readonly [ending: RegExp, second: string, tail: Tail])[] = [
  [
    /obb?$/u,
    'Thought that winning was just a day job.',
    [
      'When they came in quite last',
      'They were simply aghast,',
      'And were heard to let out a loud sob.',
    ],
  ],
  [
    /(?:an|ann|anne)$/u,
    'Was in love with a wonderful plan.',
    [
      'It had arrows and dates',
      'And a lunch with their mates,',
      'And fell through on the day it began.',
    ],
  ],
  [
    /[iy]mm?$/u,
    'Changed the rules for their friends on a whim.',
    [
      'When the friends were all gone',
      'They kept changing them on,',
      'And the outlook is looking quite dim.',
    ],
  ],
  [
    /[iy]ll?$/u,
    'Played a card game all night with great skill.',
    [
      'But the cards, it was found,',
      'Lay the wrong way around,',
      'And we haven’t told them of it still.',
    ],
  ],
  [
    /a(?:c|k|ck)$/u,
    'Kept proposals piled up in a sack.',
    [
      'When the sack came undone',
      'They blew into the sun,',
      'And the mail brought the last of them back.',
    ],
  ],
  [
    /(?:ay|ae|ai|aye)$/u,
    'Would have won, had they known how to play.',
    [
      'With their back to the board',
      'They complained and they snored,',
      'And slept on till the end of the day.',
    ],
  ],
  [
    /enn?$/u,
    'Lost their temper again and again.',
    [
      'For their Treasury share',
      'Was no longer quite there,',
      'And they never found out where or when.',
    ],
  ],
  [
    /ar(?:k|c|ke|ck)$/u,
    'Wrote their orders by hand in the dark.',
    [
      'So their armies marched out',
      'And then wandered about,',
      'And were found in a pub by the park.',
    ],
  ],
  [
    /(?:edd?|ead)$/u,
    'Kept their trophies in rows by the bed.',
    ['When the shelf, in a storm,', 'Lost its usual form,', 'And it fell in a heap on their head.'],
  ],
  [
    /(?:ue|oo|ugh|rew|lew)$/u,
    'Knew a loophole that nobody knew.',
    [
      'They jumped in with a grin,',
      'But got stuck at the shin,',
      'And is waiting for help to get through.',
    ],
  ],
  [
    /(?:oe|o|eau)$/u,
    'Was the player most likely to owe.',
    [
      'With a song and a wink',
      'They would pay you in ink,',
      'And the ink would wash off in the snow.',
    ],
  ],
  [
    /(?:ee|ea|eigh)$/u,
    'Had a theory of how things should be.',
    [
      'When the facts disagreed',
      'They would pay them no heed,',
      'And then proved it to toast and to tea.',
    ],
  ],
  [
    /(?:ate|ait)$/u,
    'Sent their moves in a fortnight too late.',
    [
      'By the clock on their wall',
      'There was no time at all,',
      'So they thought that the others could wait.',
    ],
  ],
  [
    /(?:ane|ain|aine|ayne)$/u,
    'Won a fight, by mistake, in the rain.',
    [
      'With their boots in the mud',
      'They fell down with a thud,',
      'And the other one fainted from strain.',
    ],
  ],
]
