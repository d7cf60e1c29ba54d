import {
  asPlain,
  type Desk,
  type SampledInquiry,
  type Seen,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import { CARDS } from './cards.js'
import { inTurn, lawfulCards } from './hands.js'
import { PLAYERS, SEATINGS, seatAt } from './seating.js'
import type { Spades } from './types.js'

/** What the referee is asked in a phase; `undefined` while the players act. */
export function questionIn({
  own,
  options,
  secret,
}: Pick<Seen<Spades>, 'own' | 'options' | 'secret'>): SampledInquiry<Spades> | undefined {
  const to = 'referee' as const
  const round = own.rounds.length + 1
  switch (own.phase) {
    case 'order':
      return options.teams === null
        ? { name: 'order', to, question: { ask: 'shuffle', of: PLAYERS }, about: null }
        : { name: 'seating', to, question: { ask: 'pick', of: SEATINGS }, about: null }
    case 'deal':
      return { name: 'deal', to, question: { ask: 'shuffle', of: CARDS.length }, about: { round } }
    case 'choice': {
      const { place, hand, led } = inTurn(own, secret)
      const cards = [...lawfulCards(hand, led)]
      const about = { seat: seatAt(own, place), cards }
      // Asked even where one card is left to choose: that it is the only one is nobody’s business.
      return { name: 'card', to, question: { ask: 'pick', of: cards.length }, about }
    }
    case 'score': {
      const about = 'Score the round, after which no misplay of it can be called any more'
      return {
        name: 'score',
        to,
        question: { ask: 'judge', about, choices: ['score'] },
        about: { round },
      }
    }
    default:
      return undefined
  }
}

/** Asks the referee what is to be asked in this phase. */
export function askReferee(draft: Writable<State<Spades>>, desk: Desk<Spades>): void {
  const { own, options, secret } = draft
  const asked = questionIn({
    own: asPlain(own),
    options: asPlain(options),
    secret: asPlain(secret),
  })
  if (asked !== undefined) desk.ask(asked.name, asked.question, asked.about)
}
