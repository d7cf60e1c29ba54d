import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { chooseByWeight, type Lexicon, type MoveEvaluation } from '@ackanomic/core/bots'
import { canMove, itemAt, type SeatView, seatsInGame, type TacticsOf } from '@ackanomic/core/engine'
import { ALPHABET, continuationsOf } from '../letters.js'
import type { Ghost } from '../model.js'
import { Ending, isSafe } from './ending.js'
import { type Branch, Infixes, type Places } from './infixes.js'

type Move = Ghost['Move']

type Known = Pick<SeatView<Ghost>, 'options' | 'shared' | 'outcome' | 'roster'>

/** The places of fragments in one step, which takes a few milliseconds. */
const STEP = 30_000

/** The places for a move without thinking. */
const GLANCE = 4000

/** The longest fragment that seems possible to a player without words. */
const LIKELY = 9

const PASSES = 30

/**
 * Creates the tactics of Ghost. With a list of words, the player makes successful protests, answers
 * protests, and continues so that somebody else must finish a word. Without a safe continuation,
 * they finish one; where no word goes on, they bluff with letters that look like part of a word.
 *
 * @param lexicon - the words of the dictionary. Without it, pronounceable fragments count as
 * possible
 *
 * @example
 * ```ts
 * import { ghost } from '@ackanomic/games/ghost'
 * import { ghostTactics } from '@ackanomic/games/ghost/tactics'
 *
 * const tactics = ghostTactics({ words: ['ghost', 'person', 'supersonic'] })
 * const start = ghost.setup({
 *   players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { activePlayers: 9 },
 * })
 * if (!start.ok) throw new Error(start.error.message)
 * const { shared } = start.value.state
 * const state = {
 *   ...start.value.state,
 *   shared: { ...shared, stage: 'turn', seat: 0, word: { letters: 'GHOST', author: 1 } },
 * } as const
 * tactics.rolloutPolicy(state, 0, () => 0) // => { type: 'protest', ground: 'word' }
 * ```
 */
export function ghostTactics(lexicon?: Lexicon): TacticsOf<Ghost> {
  const words = lexicon?.words ?? []
  if (words.length === 0) return { rolloutPolicy: unlettered }
  const infixes = new Infixes(words)
  return {
    rolloutPolicy(state, seat, choose) {
      const told = plainMove(state, seat, infixes, choose)
      if (told !== 'think') return told
      const thought = continuations(state, infixes, choose, GLANCE)
      return thought.next().value?.[0]?.move
    },
    blunder: (state, seat, choose) => blunder(state, seat, infixes, choose),
    *solve(view, choose) {
      const told = plainMove(view, view.seat, infixes, choose)
      if (told === undefined) return []
      if (told !== 'think') return [judged(told, infixes)]
      return yield* continuations(view, infixes, choose, STEP)
    },
  }
}

/** Moves without search: protests, answers, beginnings; or else `'think'`. */
function plainMove(
  known: Known,
  seat: SeatNumber,
  infixes: Infixes,
  choose: RandomInt,
): Move | 'think' | undefined {
  const { stage, protest, word } = known.shared
  if (!canMove(known, seat)) return undefined
  if (stage === 'answer' && protest?.against === seat && word !== null) {
    const [place] = infixes.placesOf(word.letters)
    return { type: 'answer', word: place === undefined ? word.letters : infixes.wordAt(place) }
  }
  if (known.shared.seat !== seat) return undefined
  if (word === null) {
    const known = ALPHABET.filter((letter) => infixes.placesOf(letter).length > 0)
    return { type: 'begin', letter: itemAt(known, choose(known.length)) }
  }
  const places = infixes.placesOf(word.letters)
  if (places.length === 0) return { type: 'protest', ground: 'nowhere' }
  return word.letters.length >= known.options.shortestWord && infixes.isWord(word.letters, places)
    ? { type: 'protest', ground: 'word' }
    : 'think'
}

/** A part of any word, finished or not: a player who blunders overlooks that a word is finished. */
function blunder(
  state: Known,
  seat: SeatNumber,
  infixes: Infixes,
  choose: RandomInt,
): Move | undefined {
  const told = plainMove(state, seat, infixes, choose)
  if (told !== 'think' && told?.type !== 'protest') return told
  const branches = branchesOf(state.shared.word?.letters ?? '', infixes, choose, GLANCE)
  const candidates = branches.map(({ fragment: word, places }) => ({
    move: { type: 'continue' as const, word },
    weight: places.length,
  }))
  return chooseByWeight(candidates, choose) ?? (told === 'think' ? undefined : told)
}

/** The fragments with one more letter, from some of the places if there are many. */
function branchesOf(
  letters: string,
  infixes: Infixes,
  choose: RandomInt,
  most: number,
): readonly Branch[] {
  const all = infixes.placesOf(letters)
  return infixes.branchesOf(letters, all.length <= most ? all : some(all, most, choose))
}

interface Prospect extends Branch {
  caught: number | undefined
}

function* continuations(
  { options, shared, roster }: Known,
  infixes: Infixes,
  choose: RandomInt,
  places: number,
): Generator<readonly MoveEvaluation<Move>[], readonly MoveEvaluation<Move>[], undefined> {
  const letters = shared.word?.letters ?? ''
  const players = seatsInGame(roster).length
  const isWhole = infixes.placesOf(letters).length <= places
  const branches = branchesOf(letters, infixes, choose, places)
  const safe = branches.filter((branch) => isSafe(branch, options.shortestWord))
  if (safe.length === 0) return bluffs(letters, infixes)
  const prospects = safe.map((branch): Prospect => {
    const found = isWhole ? branch.places : infixes.placesOf(branch.fragment)
    return { ...branch, places: found, caught: undefined }
  })
  // Fragments of few words are searched quickly.
  prospects.sort((one, other) => one.places.length - other.places.length)
  const favourite = choose(prospects.length)
  const ending = new Ending(infixes, players, options.shortestWord)
  for (let pass = 1; ; pass++) {
    for (const prospect of prospects) {
      prospect.caught ??= ending.caughtBy(prospect, places)
      const advice = advised(prospects, players, favourite, pass)
      // Between two players this is a win.
      if (players === 2 && prospect.caught === 0) return advice
      yield advice
    }
    const isKnown = prospects.every(({ caught }) => caught !== undefined)
    if (isKnown || pass >= PASSES) return advised(prospects, players, favourite, pass)
  }
}

function some(places: Places, most: number, choose: RandomInt): Places {
  const stride = Math.floor(places.length / most)
  const first = choose(stride)
  return Array.from({ length: most }, (_, i) => places[first + i * stride] as number)
}

function advised(
  prospects: readonly Prospect[],
  players: number,
  favourite: number,
  visits: number,
): readonly MoveEvaluation<Move>[] {
  return prospects
    .map(({ fragment: word, places, caught }, i) => {
      const move = { type: 'continue' as const, word }
      if (caught === undefined) {
        const reason = 'It is part of a word, and no word itself.'
        return { move, value: i === favourite ? 0.5 : 0.49, visits, reason }
      }
      if (caught === players - 1) {
        // Others may not think of few words.
        const value = 0.1 / (1 + Math.log(places.length))
        return {
          move,
          value,
          visits,
          reason: 'With perfect play, you will have to finish a word.',
        }
      }
      const who = caught === 0 ? 'The next player' : `The player ${caught + 1} turns on`
      return {
        move,
        value: 0.98,
        visits,
        reason: `${who} will have to finish a word.`,
      }
    })
    .sort((one, other) => other.value - one.value)
}

function bluffs(letters: string, infixes: Infixes): readonly MoveEvaluation<Move>[] {
  return continuationsOf(letters)
    .map((word) => {
      const isBehind = word.startsWith(letters)
      const seen = infixes.placesOf(isBehind ? word.slice(-3) : word.slice(0, 3)).length
      const places = infixes.placesOf(word)
      const isPart = places.length > 0
      const value = isPart ? 0.05 : 0.04 * (1 - 1 / (1 + seen))
      const reason = isPart
        ? 'Every letter finishes a word; others may not notice.'
        : 'Nothing is safe; others may not know that no word contains this.'
      return { move: { type: 'continue' as const, word }, value, visits: 1, reason }
    })
    .sort((one, other) => other.value - one.value)
}

function judged(move: Move, infixes: Infixes): MoveEvaluation<Move> {
  if (move.type === 'answer' && !infixes.isWord(move.word, infixes.placesOf(move.word)))
    return { move, value: 0, visits: 1, reason: 'No word contains the ghost word.' }
  return { move, value: 1, visits: 1, reason: reasonFor(move) }
}

function reasonFor({ type }: Move): string {
  if (type === 'protest') return 'The protest is valid.'
  return type === 'answer' ? 'The ghost word is in it.' : 'Any letter begins words enough.'
}

function unlettered(known: Known, seat: SeatNumber, choose: RandomInt): Move | undefined {
  const { stage, protest, word } = known.shared
  if (!canMove(known, seat)) return undefined
  if (stage === 'answer' && protest?.against === seat && word !== null)
    return { type: 'answer', word: word.letters }
  if (known.shared.seat !== seat) return undefined
  if (word === null) return { type: 'begin', letter: itemAt(ALPHABET, choose(ALPHABET.length)) }
  const spoken = continuationsOf(word.letters).filter(canBeSpoken)
  if (spoken.length === 0 || !canBeSpoken(word.letters))
    return { type: 'protest', ground: 'nowhere' }
  return { type: 'continue', word: itemAt(spoken, choose(spoken.length)) }
}

function canBeSpoken(letters: string): boolean {
  return letters.length <= LIKELY && !/[AEIOUY]{4}|[^AEIOUY]{4}|[JQXZ][^AEIOUY]|Q[^U]/.test(letters)
}
