/** A match to be played through the page. */
export interface Planned {
  /** The game's id. */
  readonly game: string
  /** What the address settles, besides the seed and the speed. */
  readonly given?: Readonly<Record<string, string>>
  /** How many clicks it takes at most. */
  readonly most: number
}

/** Two years of Diplomacy, since players at random would go on for ever. */
const SHORT_DIPLOMACY = JSON.stringify({ end: { year: 1902, season: 'F', winners: 'none' } })

/** Every game, with bots that move at random at once, and options that make matches short. */
export const matches: readonly Planned[] = [
  { game: 'pure-skill', most: 60 },
  { game: 'limerick-contest', most: 60 },
  { game: 'ghost', most: 200 },
  { game: 'fictionary', most: 600 },
  { game: 'tromino-go', most: 1500 },
  { game: 'double-crash', most: 1500 },
  { game: 'single-capture-go', most: 300 },
  { game: 'diplomacy', given: { options: SHORT_DIPLOMACY }, most: 1500 },
  { game: 'spades', most: 1500 },
  { game: 'viruses', most: 400 },
  { game: 'mediocrity', most: 400 },
  { game: 'rusty-lantern', most: 300 },
  { game: 'acks-and-exceptions', most: 400 },
  { game: 'runtime-error', given: { playouts: '10', thinking: '30' }, most: 1500 },
]
