import type { Choose, SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  itemAt,
  type Listed,
  nameOf,
  type RefusalOf,
  type Seen,
  type State,
} from '@ackanomic/core/engine'
import { bluffersOf, brainiacOf, votersOf } from './spots.js'
import { type Fictionary, type Move, type StepNumber, stepOf } from './types.js'

type Refused = RefusalOf<Fictionary> | undefined

const WANTED: Readonly<Record<Move['type'], StepNumber>> = {
  word: 1,
  define: 2,
  report: 3,
  vote: 4,
  score: 5,
}

/** Refuses a move whose step it is not (IV.3). */
function checkStep({ shared }: State<Fictionary>, type: Move['type']): Refused {
  const step = stepOf(shared.now)
  if (step === null) return { code: 'numbersNotDrawn', facts: {} }
  const wanted = WANTED[type]
  return step === wanted ? undefined : { code: 'wrongStep', facts: { step, wanted } }
}

function checkBrainiac({ shared, table }: State<Fictionary>, { seat }: Actor): Refused {
  if (seat === shared.brainiac) return undefined
  return { code: 'notBrainiac', facts: { brainiac: nameOf(table, brainiacOf(shared)) } }
}

/** Refuses an Ing Word, or not (step 1). */
export function checkWord(state: State<Fictionary>, actor: Actor): Refused {
  const refused = checkStep(state, 'word') ?? checkBrainiac(state, actor)
  if (refused !== undefined) return refused
  const { now } = state.shared
  if (now.stage !== 'word' || now.sought === null) return undefined
  return { code: 'beingLookedUp', facts: { word: now.sought } }
}

/** Refuses a Bluffer’s definition, or not (step 2). */
export function checkDefine(state: State<Fictionary>, { seat }: Actor): Refused {
  const refused = checkStep(state, 'define')
  if (refused !== undefined) return refused
  if (seat === state.shared.brainiac) return { code: 'brainiacSendsNone', facts: {} }
  const sent = itemAt(state.secret, seat).definition !== null
  return sent && state.options.revisions === 'first'
    ? { code: 'alreadyDefined', facts: {} }
    : undefined
}

/** Refuses a report, or not (step 3). */
export function checkReport(
  state: State<Fictionary>,
  similar: readonly number[],
  actor: Actor,
): Refused {
  const refused = checkStep(state, 'report') ?? checkBrainiac(state, actor)
  if (refused !== undefined) return refused
  const { shared, table, secret } = state
  if (shared.now.stage === 'list') return { code: 'alreadyReported', facts: {} }
  const bluffers = bluffersOf(table, shared.brainiac)
  if (!similar.every((seat) => bluffers.includes(seat))) {
    const names = bluffers.map((seat) => nameOf(table, seat))
    return { code: 'noSuchBluffers', facts: { bluffers: names } }
  }
  const empty = similar.filter((seat) => itemAt(secret, seat).definition === '')
  if (empty.length === 0) return undefined
  const names = empty.map((seat) => nameOf(table, seat))
  return { code: 'emptyDefinition', facts: { bluffers: names } }
}

/** Refuses a vote, or not (step 4). */
export function checkVote(state: State<Fictionary>, number: number, { seat }: Actor): Refused {
  const refused = checkStep(state, 'vote')
  if (refused !== undefined) return refused
  const { shared, options } = state
  if (seat === shared.brainiac) return { code: 'brainiacHasNoVote', facts: {} }
  if (seat === shared.correct) return { code: 'noVote', facts: {} }
  const voted = itemAt(shared.votes, seat)
  if (voted !== null && options.revisions === 'first') {
    return { code: 'alreadyVoted', facts: { vote: voted } }
  }
  const most = shared.list.length
  return number >= 1 && number <= most ? undefined : { code: 'notOnList', facts: { number, most } }
}

/** Refuses a scoring, or not (step 5). */
export function checkScore(state: State<Fictionary>, actor: Actor): Refused {
  const refused = checkStep(state, 'score')
  if (refused !== undefined) return refused
  if (state.shared.now.stage !== 'adjudication') return checkBrainiac(state, actor)
  return actor.office === 'scorekeeper' ? undefined : { code: 'scorekeepersTask', facts: {} }
}

/** What a seat may do now. Texts and reports are too many to be listed. */
export function fictionaryMoves(seen: Seen<Fictionary>, seat: SeatNumber): Listed<Move> {
  const { shared, options, secret, table } = seen
  const none = { complete: true, moves: [] } as const
  const isBrainiac = seat === shared.brainiac
  const isFirst = options.revisions === 'first'
  switch (shared.now.stage) {
    case 'word':
      return isBrainiac && shared.now.sought === null ? sampled(wordAtRandom) : none
    case 'definitions': {
      const sent = secret[seat]?.definition != null
      return isBrainiac || (sent && isFirst) ? none : sampled(bluffAtRandom)
    }
    case 'report':
      return isBrainiac ? sampled((pick) => reportAtRandom(seen, pick)) : none
    case 'votes': {
      const mayVote =
        votersOf(table, shared).includes(seat) && (shared.votes[seat] === null || !isFirst)
      if (!mayVote) return none
      return { complete: true, moves: shared.list.map((_, i) => ({ type: 'vote', number: i + 1 })) }
    }
    case 'scoring':
      return isBrainiac ? { complete: true, moves: [{ type: 'score' }] } : none
    default:
      return none
  }
}

/** Words for Brainiacs who have no dictionary at hand, with what they mean. */
export const WORDS: readonly (readonly [word: string, definition: string])[] = [
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
export const BLUFFS: readonly string[] = [
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

function sampled(sample: (pick: Choose) => Move): Listed<Move> {
  return { moves: [], complete: false, sample }
}

function wordAtRandom(pick: Choose): Move {
  const [word, definition] = itemAt(WORDS, pick(WORDS.length))
  return { type: 'word', word, definition }
}

/** A definition at random, for bots and tests. */
export function bluffAtRandom(pick: Choose): Extract<Move, { readonly type: 'define' }> {
  return { type: 'define', definition: itemAt(BLUFFS, pick(BLUFFS.length)) }
}

/** Mostly nobody knew the word; now and then one did, or several. */
function reportAtRandom({ shared, table, secret }: Seen<Fictionary>, pick: Choose): Move {
  const may = bluffersOf(table, shared.brainiac).filter((seat) => secret[seat]?.definition !== '')
  const many = itemAt([0, 0, 0, 0, 0, 0, 1, 1, 2, 3], pick(10))
  const similar: SeatNumber[] = []
  for (let left = many; left > 0 && may.length > 0; left--) {
    similar.push(...may.splice(pick(may.length), 1))
  }
  return { type: 'report', similar: similar.sort((one, other) => one - other) }
}
