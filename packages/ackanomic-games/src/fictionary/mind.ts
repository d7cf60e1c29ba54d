import type { Choose, SeatNumber } from '@ackanomic/core'
import { isHalted, itemAt, type MindRecipe, type Sampled, type View } from '@ackanomic/core/engine'
import { DEFAULT_DEFINITION } from './ing-word.js'
import { bluffAtRandom } from './legal.js'
import { askedIn } from './questions.js'
import { NOTHING } from './rounds.js'
import { scoresNow } from './scoring.js'
import { bluffersOf, brainiacOf, isBot, votersOf } from './spots.js'
import type { Fictionary, Secret } from './types.js'

/** What a search needs of Fictionary. */
export const fictionaryMind: MindRecipe<Fictionary> = {
  scores: ({ own, options }) => scoresNow(own, options),
  resample: sampleFictionary,
}

/**
 * What a viewer may not know, at random: definitions that nobody has seen, and whose each one on the
 * list is. In step 2 somebody’s is missing, for else the step would be over.
 */
function sampleFictionary(view: View<Fictionary>, pick: Choose): Sampled<Fictionary> {
  const { own, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  const order = own.list.length > 0 ? orderAtRandom(view, known, pick) : null
  const secret = known.map((mine, seat): Secret => {
    if (mine !== null) return mine
    if (seat === own.brainiac) return actual(view, order, pick)
    const place = order === null ? -1 : order.indexOf(seat)
    if (place >= 0) return sent(itemAt(own.list, place))
    return bluffersOf(table, own.brainiac).includes(seat) ? bluff(view, seat, pick) : NOTHING
  })
  if (own.now.stage === 'definitions' && !isHalted(table)) leaveOneOut(view, known, secret, pick)
  return { secret, hidden: { idleAsked: null }, asked: askedIn({ own, table, secret }) }
}

function sent(definition: string): Secret {
  return { definition, how: 'sent', order: null }
}

function actual(
  { own }: View<Fictionary>,
  order: readonly SeatNumber[] | null,
  pick: Choose,
): Secret {
  const isChosen = own.word !== null || (own.now.stage === 'word' && own.now.sought !== null)
  if (!isChosen) return NOTHING
  const byDefault = own.defaults.find(({ step }) => step === 1)
  if (byDefault !== undefined) {
    return { definition: DEFAULT_DEFINITION, how: byDefault.bot ? 'bot' : 'time', order }
  }
  const text =
    order === null
      ? bluffAtRandom(pick).definition
      : itemAt(own.list, order.indexOf(brainiacOf(own)))
  return { definition: text, how: 'sent', order }
}

/** Whether a text can be the Actual Definition: the known one by default, else any but a blank. */
function mayBeActual({ own }: View<Fictionary>, text: string): boolean {
  const byDefault = own.defaults.some(({ step }) => step === 1)
  return byDefault ? text === DEFAULT_DEFINITION : text.trim() !== ''
}

function bluff({ own, table }: View<Fictionary>, seat: SeatNumber, pick: Choose): Secret {
  const { stage } = own.now
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
  const { own, table } = view
  const brainiac = brainiacOf(own)
  const certain = known[brainiac]?.order ?? null
  if (certain !== null) return certain
  const order: (SeatNumber | null)[] = own.list.map(() => null)
  // The Brainiac is the one to whom not every text can belong.
  const authors = [brainiac, ...votersOf(table, own)]
  const others = authors.filter((seat) => {
    const text = known[seat]?.definition ?? null
    if (text === null) return true
    const places = free(order).filter((place) => own.list[place] === text)
    if (places.length > 0) order[itemAt(places, pick(places.length))] = seat
    return places.length === 0
  })
  for (const seat of others) {
    const places = free(order).filter(
      (place) => seat !== brainiac || mayBeActual(view, itemAt(own.list, place)),
    )
    order[itemAt(places, pick(places.length))] = seat
  }
  return order as readonly SeatNumber[]
}

function free(order: readonly (SeatNumber | null)[]): readonly number[] {
  return order.flatMap((seat, place) => (seat === null ? [place] : []))
}

function leaveOneOut(
  { own, table }: View<Fictionary>,
  known: readonly (Secret | null)[],
  secret: Secret[],
  pick: Choose,
): void {
  const bluffers = bluffersOf(table, own.brainiac)
  if (bluffers.some((seat) => secret[seat]?.definition === null)) return
  const others = bluffers.filter((seat) => known[seat] === null && !isBot(table, seat))
  if (others.length > 0) secret[itemAt(others, pick(others.length))] = NOTHING
}
