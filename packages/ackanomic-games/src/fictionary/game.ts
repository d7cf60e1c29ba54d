import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { Determinization, View } from '@ackanomic/core/engine'
import { defineGame, isPaused, itemAt, withPositions } from '@ackanomic/core/engine'
import type { Fictionary } from './model.js'
import { fictionaryPosition } from './position.js'
import { askedIn } from './prompts.js'
import { NOTHING } from './rounds.js'
import { fictionaryRules } from './rules.js'
import { fictionaryScores } from './scoring.js'
import { bluffersOf, brainiacOf, isBot, votersOf } from './spots.js'
import type { FictionarySecret } from './state.js'
import { fictionaryText } from './text.js'
import { bluffAtRandom, DEFAULT_DEFINITION } from './words.js'

type Known = readonly (FictionarySecret | null)[]

/** Samples unknown definitions and authors. In step 2 somebody's definition is missing. */
function sampleFictionary(view: View<Fictionary>, choose: RandomInt): Determinization<Fictionary> {
  const { shared, roster, options } = view
  const { stage, list, brainiac, word, sought } = shared
  const known: Known = 'known' in view ? view.known : roster.seats.map(() => null)
  const order = list.length > 0 ? orderAtRandom(view, known, choose) : null
  const bluffers = bluffersOf(roster, brainiac)
  const sent = (definition: string): FictionarySecret => ({ definition, how: 'sent', order: null })
  const actual = (): FictionarySecret => {
    if (word === null && sought === null) return NOTHING
    const done = shared.defaults.find(({ step }) => step === 1)
    if (done !== undefined)
      return { definition: DEFAULT_DEFINITION, how: done.bot ? 'bot' : 'time', order }
    const place = order?.indexOf(brainiac ?? -1)
    return { ...sent(place === undefined ? bluffAtRandom(choose) : itemAt(list, place)), order }
  }
  const bluff = (seat: SeatNumber): FictionarySecret => {
    const place = order?.indexOf(seat) ?? -1
    if (place >= 0) return sent(itemAt(list, place))
    if (!bluffers.includes(seat) || stage === 'numbers' || stage === 'word') return NOTHING
    if (stage === 'definitions') {
      if (isBot(roster, seat)) return { definition: '', how: 'bot', order: null }
      if (choose(2) === 0) return NOTHING
    }
    return sent(bluffAtRandom(choose))
  }
  const secret = known.map((mine, seat) => mine ?? (seat === brainiac ? actual() : bluff(seat)))
  const isWhole = bluffers.every((seat) => secret[seat]?.definition !== null)
  if (stage === 'definitions' && !isPaused(roster) && isWhole) {
    const others = bluffers.filter((seat) => known[seat] === null && !isBot(roster, seat))
    if (others.length > 0) secret[itemAt(others, choose(others.length))] = NOTHING
  }
  const openPrompts = askedIn({ shared, roster, secret, options })
  return { secret, hidden: { idleAsked: null }, openPrompts }
}

function orderAtRandom({ shared, roster }: View<Fictionary>, known: Known, choose: RandomInt) {
  const { last, round, list } = shared
  const brainiac = brainiacOf(shared)
  const certain = known[brainiac]?.order ?? null
  if (certain !== null) return certain
  // The game ended with this round, so everything is public.
  if (last?.round === round) return last.list.map(({ author }) => author)
  const order: (SeatNumber | null)[] = list.map(() => null)
  const placesFor = (fits: (text: string) => boolean): number[] =>
    [...order.keys()].filter((place) => order[place] === null && fits(itemAt(list, place)))
  // The Brainiac comes first, because not every text can be theirs.
  const others = [brainiac, ...votersOf(roster, shared)].filter((seat) => {
    const text = known[seat]?.definition ?? null
    const places = text === null ? [] : placesFor((listed) => listed === text)
    if (places.length > 0) order[itemAt(places, choose(places.length))] = seat
    return places.length === 0
  })
  const isDefault = shared.defaults.some(({ step }) => step === 1)
  const isActual = (text: string): boolean =>
    isDefault ? text === DEFAULT_DEFINITION : text.trim() !== ''
  for (const seat of others) {
    const places = placesFor(seat === brainiac ? isActual : () => true)
    order[itemAt(places, choose(places.length))] = seat
  }
  return order as readonly SeatNumber[]
}

/**
 * Fictionary, rule 1250.10: the Brainiac posts an obscure word, the Bluffers invent definitions,
 * and all vote on which is true. There is no referee. The set-up needs the number of active players
 * in its `census`.
 *
 * Besides core's codes, it refuses moves with `numbersNotDrawn` (III(2)), `wrongStep` (IV.3(1)),
 * `notBrainiac` (IV.1), `beingLookedUp` (1a), `brainiacSendsNone` (2d), `alreadyDefined` (2a),
 * `noSuchBluffers` (3), `emptyDefinition` (2b), `alreadyReported` (3c(1)), `brainiacHasNoVote`,
 * `alreadyVoted` and `notOnList` (4a), `noVote` (3b(4)) and `scorekeepersTask` (5d(1)).
 *
 * @example
 * ```ts
 * import { fictionary } from '@ackanomic/games/fictionary'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
 * const census = { activePlayers: 8 }
 * const roster = { players, referees: [], startedAt, census }
 * const start = fictionary.setup(roster, { lookup: 'trust' }) // no dictionary is asked
 * if (!start.ok) throw new Error(start.error.message)
 * const drawn = fictionary.apply(start.value.state, {
 *   kind: 'answer', at: startedAt, by: null, prompt: 0, answer: [2, 0, 1, 4, 3],
 * })
 * if (!drawn.ok) throw new Error(drawn.error.message)
 * const move = { type: 'word', word: 'quoin', definition: 'An external corner of a wall.' } as const
 * const posted = fictionary.apply(drawn.value.state, { kind: 'move', at: startedAt, by: 'Cyd', move })
 * posted.ok && posted.value.state.shared.word // => 'quoin'
 * ```
 */
export const fictionary = /* @__PURE__ */ defineGame<Fictionary>(
  withPositions(fictionaryRules, fictionaryPosition),
  fictionaryText,
  {
    scores: ({ shared, options }) => fictionaryScores(shared, options),
    determinize: sampleFictionary,
  },
)
