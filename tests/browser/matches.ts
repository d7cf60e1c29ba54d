import type { Needed } from './tree.js'

/** A match to play in the browser. */
export interface Planned {
  readonly game: string
  /** The settings in the address, except the seed and the speed. */
  readonly given?: Readonly<Record<string, string>>
  /** The most clicks that it may take. */
  readonly most: number
  /** The number of clicks before the picture of its middle, if the match is short. */
  readonly midst?: number
  /** The accessibility tree at the beginning of the match whose seed is the game's id. */
  readonly needs: readonly Needed[]
}

/** Two years of Diplomacy, which random players would never finish. */
const SHORT_DIPLOMACY = JSON.stringify({ end: { year: 1902, season: 'F', winners: 'none' } })

/** Every game, with options that make matches short. */
export const matches: readonly Planned[] = [
  {
    game: 'pure-skill',
    most: 60,
    needs: [
      ['image', /^[\w ]+ of spades$/u],
      ['button', /^Bid the [\w ]+ of hearts$/u, 13],
    ],
  },
  {
    game: 'limerick-contest',
    given: { options: JSON.stringify({ form: 'free' }) },
    most: 60,
    midst: 0,
    needs: [
      ['textbox', /^Your limerick about /u],
      ['button', /^Post this limerick$/u],
    ],
  },
  {
    game: 'ghost',
    most: 200,
    midst: 1,
    needs: [
      ['button', /^(?:Begin with [A-Z]$|[A-Z]: make it )/u, 26],
      ['heading', /^The ghost word$/u],
    ],
  },
  {
    game: 'fictionary',
    most: 600,
    needs: [
      ['textbox', /./u],
      ['heading', /./u, 2],
    ],
  },
  {
    game: 'tromino-go',
    most: 1500,
    needs: [
      ['gridcell', /^column -?\d+, row -?\d+, /u, 20],
      ['gridcell', / fits$/u],
      ['button', /Turn it/u],
    ],
  },
  { game: 'double-crash', most: 1500, needs: [['textbox', /^Word \d$/u, 6]] },
  {
    game: 'single-capture-go',
    most: 300,
    midst: 6,
    needs: [['gridcell', /^[a-g][1-7], empty$/u, 49]],
  },
  {
    game: 'diplomacy',
    given: { options: SHORT_DIPLOMACY },
    most: 1500,
    needs: [
      ['button', /: give an order$/u, 3],
      ['button', /^(?:Army|Fleet) /u, 3],
      ['rowheader', /^(?:Austria|England|France|Germany|Italy|Russia|Turkey)/u, 7],
      ['DisclosureTriangle', /^The map in words: Spring 1901/u],
    ],
  },
  {
    game: 'spades',
    most: 1500,
    needs: [
      ['button', /^Play the [\w ]+ of (?:spades|hearts|clubs|diamonds)$/u, 13],
      ['button', / tricks$/u, 12],
    ],
  },
  {
    game: 'viruses',
    most: 400,
    needs: [
      ['gridcell', /: empty/u, 100],
      ['gridcell', /: a clean cell/u, 15],
    ],
  },
  {
    game: 'mediocrity',
    most: 400,
    needs: [
      ['heading', /^Round 1/u],
      ['heading', /^Player numbers/u],
    ],
  },
  {
    game: 'rusty-lantern',
    most: 300,
    midst: 0,
    needs: [
      ['textbox', /./u],
      ['button', /./u, 7],
    ],
  },
  {
    game: 'acks-and-exceptions',
    most: 400,
    needs: [
      ['button', /^Place an ACK$/u, 3],
      ['button', /^Place the Exception /u],
    ],
  },
  {
    game: 'runtime-error',
    given: { rollouts: '10', thinking: '30' },
    most: 1500,
    midst: 3,
    needs: [
      ['button', / the (?:[\w ]+ of \w+|Joker)$/u, 5],
      ['button', /^End the turn$/u],
    ],
  },
]
