import type { Choose, SeatNumber } from '@ackanomic/core'
import {
  defineGame,
  type GameOf,
  isHalted,
  itemAt,
  type MindRecipe,
  type Sampled,
  type View,
} from '@ackanomic/core/engine'
import { DEFAULT_DEFINITION } from './ing-word.js'
import { bluffAtRandom } from './legal.js'
import { askedIn } from './questions.js'
import { NOTHING } from './rounds.js'
import { fictionaryRules } from './rules.js'
import { scoresNow } from './scoring.js'
import { bluffersOf, brainiacOf, isBot, votersOf } from './spots.js'
import { fictionaryText } from './text.js'
import type { Fictionary, Secret } from './types.js'

/** What a search needs of Fictionary. */
const fictionaryMind: MindRecipe<Fictionary> = {
  scores: ({ shared, options }) => scoresNow(shared, options),
  resample: sampleFictionary,
}

/**
 * What a viewer may not know, at random: definitions that nobody has seen, and whose each one on the
 * list is. In step 2 somebody’s is missing, for else the step would be over.
 */
function sampleFictionary(view: View<Fictionary>, pick: Choose): Sampled<Fictionary> {
  const { shared, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  const order = shared.list.length > 0 ? orderAtRandom(view, known, pick) : null
  const secret = known.map((mine, seat): Secret => {
    if (mine !== null) return mine
    if (seat === shared.brainiac) return actual(view, order, pick)
    const place = order === null ? -1 : order.indexOf(seat)
    if (place >= 0) return sent(itemAt(shared.list, place))
    return bluffersOf(table, shared.brainiac).includes(seat) ? bluff(view, seat, pick) : NOTHING
  })
  if (shared.now.stage === 'definitions' && !isHalted(table)) leaveOneOut(view, known, secret, pick)
  return { secret, hidden: { idleAsked: null }, asked: askedIn({ shared, table, secret }) }
}

function sent(definition: string): Secret {
  return { definition, how: 'sent', order: null }
}

function actual(
  { shared }: View<Fictionary>,
  order: readonly SeatNumber[] | null,
  pick: Choose,
): Secret {
  const isChosen =
    shared.word !== null || (shared.now.stage === 'word' && shared.now.sought !== null)
  if (!isChosen) return NOTHING
  const byDefault = shared.defaults.find(({ step }) => step === 1)
  if (byDefault !== undefined) {
    return { definition: DEFAULT_DEFINITION, how: byDefault.bot ? 'bot' : 'time', order }
  }
  const text =
    order === null
      ? bluffAtRandom(pick).definition
      : itemAt(shared.list, order.indexOf(brainiacOf(shared)))
  return { definition: text, how: 'sent', order }
}

/** Whether a text can be the Actual Definition: the known one by default, else any but a blank. */
function mayBeActual({ shared }: View<Fictionary>, text: string): boolean {
  const byDefault = shared.defaults.some(({ step }) => step === 1)
  return byDefault ? text === DEFAULT_DEFINITION : text.trim() !== ''
}

function bluff({ shared, table }: View<Fictionary>, seat: SeatNumber, pick: Choose): Secret {
  const { stage } = shared.now
  if (stage === 'numbers' || stage === 'word') return NOTHING
  if (stage === 'definitions' && isBot(table, seat)) {
    return { definition: '', how: 'bot', order: null }
  }
  if (stage === 'definitions' && pick(2) === 0) return NOTHING
  return sent(bluffAtRandom(pick).definition)
}

/** Whose definition stands at each number of the list; what a viewer knows stands at its own text. */
function orderAtRandom(
  view: View<Fictionary>,
  known: readonly (Secret | null)[],
  pick: Choose,
): readonly SeatNumber[] {
  const { shared, table } = view
  const brainiac = brainiacOf(shared)
  const certain = known[brainiac]?.order ?? null
  if (certain !== null) return certain
  const { last, round } = shared
  // The game is over with this round: all has been told of it.
  if (last?.round === round) return last.list.map(({ author }) => author)
  const order: (SeatNumber | null)[] = shared.list.map(() => null)
  // The Brainiac is the one to whom not every text can belong.
  const authors = [brainiac, ...votersOf(table, shared)]
  const others = authors.filter((seat) => {
    const text = known[seat]?.definition ?? null
    if (text === null) return true
    const places = free(order).filter((place) => shared.list[place] === text)
    if (places.length > 0) order[itemAt(places, pick(places.length))] = seat
    return places.length === 0
  })
  for (const seat of others) {
    const places = free(order).filter(
      (place) => seat !== brainiac || mayBeActual(view, itemAt(shared.list, place)),
    )
    order[itemAt(places, pick(places.length))] = seat
  }
  return order as readonly SeatNumber[]
}

function free(order: readonly (SeatNumber | null)[]): readonly number[] {
  return order.flatMap((seat, place) => (seat === null ? [place] : []))
}

function leaveOneOut(
  { shared, table }: View<Fictionary>,
  known: readonly (Secret | null)[],
  secret: Secret[],
  pick: Choose,
): void {
  const bluffers = bluffersOf(table, shared.brainiac)
  if (bluffers.some((seat) => secret[seat]?.definition === null)) return
  const others = bluffers.filter((seat) => known[seat] === null && !isBot(table, seat))
  if (others.length > 0) secret[itemAt(others, pick(others.length))] = NOTHING
}

/**
 * Fictionary, rule 1250.10: the Brainiac posts an obscure word, the Bluffers make up definitions of
 * it, and all vote on which one is true. There is no referee; the table needs the number of active
 * players in its `census`.
 *
 * Refuses moves with `numbersNotDrawn` (III(2)), `wrongStep` (IV.3(1)), `notBrainiac` (IV.1),
 * `beingLookedUp` (1a), `brainiacSendsNone` (2d), `alreadyDefined` (2a), `noSuchBluffers` (3),
 * `emptyDefinition` (2b), `alreadyReported` (3c(1)), `brainiacHasNoVote`, `alreadyVoted` and
 * `notOnList` (4a), `noVote` (3b(4)) and `scorekeepersTask` (5d(1)); besides core's codes.
 *
 * @example
 * ```ts
 * import { fictionary } from '@ackanomic/games/fictionary'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
 * const census = { activePlayers: 8 }
 * const start = fictionary.setup({ players, referees: [], startedAt, census })
 * if (!start.ok) throw new Error(start.error.says)
 * const drawn = fictionary.apply(start.value.state, {
 *   kind: 'ruling', at: startedAt, by: null, inquiry: 0, answer: [2, 0, 1, 4, 3],
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.state.shared.numbers // => [2, 3, 1, 5, 4]
 *
 * const move = { type: 'word', word: 'quoin', definition: 'An external corner of a wall.' } as const
 * const early = fictionary.apply(drawn.value.state, { kind: 'move', at: startedAt, by: 'Ann', move })
 * early.ok ? '' : early.error.says // => 'Cyd is the Brainiac of this round, and only e does this.'
 * const posted = fictionary.apply(drawn.value.state, { kind: 'move', at: startedAt, by: 'Cyd', move })
 * posted.ok && posted.value.state.shared.word // => 'quoin'
 * ```
 */
export const fictionary: GameOf<Fictionary> = /* @__PURE__ */ defineGame<Fictionary>(
  fictionaryRules,
  fictionaryText,
  fictionaryMind,
)
