import type { Choose } from '@ackanomic/core'
import { isDefinition } from './referee.js'
import type { WordNet } from './wordnet.js'

/** A word for a Brainiac, with its Actual Definition. */
export interface IngWord {
  /** The word. */
  readonly word: string
  /** One of its definitions, word for word. */
  readonly definition: string
}

/**
 * A rare word with its definition, for a Brainiac; `undefined` where WordNet has none.
 *
 * @example
 * ```ts
 * import { ingWord, wordNetOf } from '@ackanomic/games/fictionary-wordnet'
 *
 * const wordNet = wordNetOf(['04041544 06 n 01 quoin 0 000 | the stone that forms a corner\n'])
 * ingWord(wordNet, () => 0) // => { word: 'quoin', definition: 'the stone that forms a corner' }
 * ```
 */
export function ingWord(wordNet: WordNet, pick: Choose): IngWord | undefined {
  const { obscure } = wordNet
  const word = obscure.length === 0 ? undefined : obscure[pick(obscure.length)]
  const definition = word === undefined ? undefined : wordNet.define(word)[0]?.text
  return word === undefined || definition === undefined ? undefined : { word, definition }
}

/** How often a bluff is drawn again that happens to be of the word itself. */
const TRIES = 8

/**
 * A bluff: the definition of some other rare word. The Ing Word itself is not looked up, which would
 * be against the rules (V.3).
 *
 * @example
 * ```ts
 * import { seededPick } from '@ackanomic/core/bots'
 * import { bluff, loadWordNet } from '@ackanomic/games/fictionary-wordnet'
 *
 * const words = await loadWordNet()
 * if (!words.ok) throw new Error(words.error.says)
 * bluff(words.value, 'scroop', seededPick('any seed')).length > 0 // => true
 * ```
 */
export function bluff(wordNet: WordNet, word: string, pick: Choose): string {
  for (let i = 0; i < TRIES; i++) {
    const other = ingWord(wordNet, pick)
    if (other === undefined) break
    if (other.word !== word.toLowerCase()) return other.definition
  }
  return ''
}

/** What a bot must see of a round of Fictionary: the view of a seat has it. */
export interface RoundView {
  /** The seat. */
  readonly seat: number
  /** What everybody sees. */
  readonly own: {
    readonly now: { readonly stage: string }
    readonly brainiac: number | null
    readonly word: string | null
    readonly list: readonly string[]
  }
  /** What the seat knows of each seat: of its own, and as the Brainiac of all. */
  readonly known: readonly ({ readonly definition: string | null } | null)[]
}

/** A move of Fictionary. */
export type WordNetMove =
  | ({ readonly type: 'word' } & IngWord)
  | { readonly type: 'define'; readonly definition: string }
  | { readonly type: 'report'; readonly similar: readonly number[] }
  | { readonly type: 'vote'; readonly number: number }
  | { readonly type: 'score' }

/**
 * What a bot does that has WordNet at hand: as the Brainiac it chooses rare words, and reports those
 * who sent a definition of WordNet’s; as a Bluffer it bluffs, and votes for any definition but its
 * own. It knows no more than its view, and looks up what its seat may look up. `undefined` where the
 * round wants nothing of its kind; whether the seat has acted already is for the game to say.
 *
 * @example
 * ```ts
 * import { wordNetMove, wordNetOf } from '@ackanomic/games/fictionary-wordnet'
 *
 * const wordNet = wordNetOf(['04041544 06 n 01 quoin 0 000 | the stone that forms a corner\n'])
 * const own = { now: { stage: 'word' }, brainiac: 2, word: null, list: [] }
 * wordNetMove(wordNet, { seat: 2, own, known: [] }, () => 0)?.type // => 'word'
 * ```
 */
export function wordNetMove(
  wordNet: WordNet,
  { seat, own, known }: RoundView,
  pick: Choose,
): WordNetMove | undefined {
  const isBrainiac = seat === own.brainiac
  const word = own.word ?? ''
  switch (own.now.stage) {
    case 'word': {
      const chosen = isBrainiac ? ingWord(wordNet, pick) : undefined
      return chosen === undefined ? undefined : { type: 'word', ...chosen }
    }
    case 'definitions':
      return isBrainiac ? undefined : { type: 'define', definition: bluff(wordNet, word, pick) }
    case 'report': {
      if (!isBrainiac) return undefined
      const similar = known.flatMap((secret, other) => {
        const text = secret?.definition ?? ''
        return other !== seat && isDefinition(wordNet, word, text) ? [other] : []
      })
      return { type: 'report', similar }
    }
    case 'votes': {
      if (isBrainiac) return undefined
      const mine = known[seat]?.definition
      const all = own.list.map((_, i) => i + 1)
      const others = all.filter((number) => own.list[number - 1] !== mine)
      const among = others.length === 0 ? all : others
      const number = among.length === 0 ? undefined : among[pick(among.length)]
      return number === undefined ? undefined : { type: 'vote', number }
    }
    case 'scoring':
      return isBrainiac ? { type: 'score' } : undefined
    default:
      return undefined
  }
}
