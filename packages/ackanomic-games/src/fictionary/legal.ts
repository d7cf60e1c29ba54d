import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Listed, Seen } from '@ackanomic/core/engine'
import { bluffersOf, votersOf } from './spots.js'
import type { Fictionary, Move } from './types.js'

/** Words for Brainiacs who have no dictionary at hand, with what they mean. */
const WORDS: readonly (readonly [word: string, definition: string])[] = [
  ['quoin', 'The outer corner of a wall, or a stone of it.'],
  ['ullage', 'What a cask lacks of being full.'],
  ['zarf', 'An ornamental holder for a coffee cup without a handle.'],
  ['lant', 'Stale urine, as it was kept for washing wool.'],
  ['gnomon', 'The part of a sundial that throws the shadow.'],
  ['tmesis', 'The parting of a word by another one that is put into it.'],
  ['crwth', 'An old Welsh instrument with strings, played with a bow.'],
  ['scroop', 'The rustle of silk.'],
  ['wimble', 'A tool for boring holes.'],
  ['ferrule', 'A metal cap on the end of a stick.'],
]

/** Bluffs for those who can think of none. */
const BLUFFS: readonly string[] = [
  'A shallow boat for the gathering of reeds.',
  'To grumble while agreeing.',
  'The third stomach of a goat.',
  'A tax on windows that face the sea.',
  'Slightly damp; said of bread.',
  'A knot that comes undone when it is needed.',
  'The fluff on a green almond.',
  'Somebody who counts sheep for another.',
  'A dance in which nobody moves the feet.',
  'An apprentice in his last week.',
]

/** What a seat may do now. Texts and reports are too many to be listed. */
export function fictionaryMoves(seen: Seen<Fictionary>, seat: SeatNumber): Listed<Move> {
  const { own, options, secret, table } = seen
  const none = { complete: true, moves: [] } as const
  const isBrainiac = seat === own.brainiac
  const isFirst = options.revisions === 'first'
  switch (own.now.stage) {
    case 'word':
      return isBrainiac && own.now.sought === null ? sampled(wordAtRandom) : none
    case 'definitions': {
      const sent = (secret[seat]?.definition ?? null) !== null
      return isBrainiac || (sent && isFirst) ? none : sampled(bluffAtRandom)
    }
    case 'report':
      return isBrainiac ? sampled((pick) => reportAtRandom(seen, pick)) : none
    case 'votes': {
      const mayVote = votersOf(table, own).includes(seat) && (own.votes[seat] === null || !isFirst)
      if (!mayVote) return none
      return { complete: true, moves: own.list.map((_, i) => ({ type: 'vote', number: i + 1 })) }
    }
    case 'scoring':
      return isBrainiac ? { complete: true, moves: [{ type: 'score' }] } : none
    default:
      return none
  }
}

function sampled(sample: (pick: Choose) => Move): Listed<Move> {
  return { moves: [], complete: false, sample }
}

function wordAtRandom(pick: Choose): Move {
  const [word, definition] = WORDS[pick(WORDS.length)] ?? ['quoin', 'The outer corner of a wall.']
  return { type: 'word', word, definition }
}

/** A definition at random, for bots and tests. */
export function bluffAtRandom(pick: Choose): Extract<Move, { readonly type: 'define' }> {
  return { type: 'define', definition: BLUFFS[pick(BLUFFS.length)] ?? '' }
}

/** Mostly nobody knew the word; now and then one did, or several. */
function reportAtRandom({ own, table, secret }: Seen<Fictionary>, pick: Choose): Move {
  const may = bluffersOf(table, own.brainiac).filter((seat) => secret[seat]?.definition !== '')
  const many = [0, 0, 0, 0, 0, 0, 1, 1, 2, 3][pick(10)] ?? 0
  const similar: SeatNumber[] = []
  for (let left = many; left > 0 && may.length > 0; left--) {
    similar.push(...may.splice(pick(may.length), 1))
  }
  return { type: 'report', similar: similar.sort((one, other) => one - other) }
}
