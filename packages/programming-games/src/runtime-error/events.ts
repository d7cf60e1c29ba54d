import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { RuntimeErrorCard } from './cards.js'
import type { RuntimeErrorCertificate } from './proof/certificate.js'
import type { FaceDown } from './state.js'
import type { RuntimeErrorFunction, RuntimeErrorStatement } from './statement.js'

export interface Of {
  readonly seat: SeatNumber
}

/** The sentences of events. They go to all, but `hand` and `drawn` go to their player alone. */
export const runtimeErrorEvents = {
  dealt: ({ deck }: { deck: number }) => `The cards are dealt; ${deck} are left in the deck.`,
  hand: ({ cards }: { cards: readonly RuntimeErrorCard[] }) => `You are dealt ${cards.join(' ')}.`,
  turn: ({ seat }: Of, name: NameOf) => `It is ${name(seat)}’s turn.`,
  /** `number` counts the statements of that player from 1. */
  script(
    { seat, number, statement }: Of & { number: number; statement: RuntimeErrorStatement },
    name: NameOf,
  ) {
    const { lower, upper, function: body } = statement
    return `${name(seat)} lays statement ${number}: ${lower} to ${upper}, ${body}.`
  },
  skip: ({ seat, stage }: Of & { stage: 'scripting' | 'testing' }, name: NameOf) =>
    `${name(seat)} skips the ${stage} phase.`,
  /** The functions that the input sets off, in order. */
  input: (
    e: Of & { card: RuntimeErrorCard; functions: readonly RuntimeErrorFunction[] },
    name: NameOf,
  ) => `${name(e.seat)} lays ${e.card}: ${setOff(e.functions)}.`,
  ignored: (e: Of & { function: RuntimeErrorFunction }) =>
    `${e.function.toUpperCase()} is ignored: ${IGNORED[e.function]}.`,
  edit: (e: Of & FaceDown & { removed: RuntimeErrorCard }, name: NameOf) =>
    `${name(e.seat)} discards ${e.removed}, ${place(e, name)}; another card lies there face down.`,
  turnedUp: (e: FaceDown & { card: RuntimeErrorCard }, name: NameOf) =>
    `Turned up: ${e.card} is ${place(e, name)}.`,
  draw: ({ seat, by }: Of & { by: 'load' | 'end' }, name: NameOf) =>
    by === 'load' ? `LOAD: ${name(seat)} draws a card.` : `${name(seat)} draws a card.`,
  drawn: ({ card }: { card: RuntimeErrorCard }) => `You draw ${card}.`,
  pull: ({ seat, card }: Of & { card: RuntimeErrorCard }, name: NameOf) =>
    `PULL: ${name(seat)} takes ${card} from the discard pile.`,
  loop: ({ seat, card }: Of & { card: RuntimeErrorCard }, name: NameOf) =>
    `LOOP: ${card} is discarded, and ${name(seat)} must lay another card.`,
  end: ({ seat, input }: Of & { input: RuntimeErrorCard | null }, name: NameOf) =>
    input === null
      ? `${name(seat)}’s turn ends.`
      : `${name(seat)}’s turn ends; ${input} is discarded.`,
  noCard: ({ seat }: Of, name: NameOf) => `There is no card for ${name(seat)} to draw.`,
  newDeck: ({ cards }: { cards: number }) =>
    `The discard pile, ${cards === 1 ? '1 card' : `${cards} cards`}, is the new deck.`,
  cleared: ({ seat, cards }: Of & { cards: readonly RuntimeErrorCard[] }, name: NameOf) =>
    `${name(seat)}’s cards go under the discard pile: ${cards.join(' ')}.`,
  proved: (
    e: Of & { steps: readonly string[]; certificate: RuntimeErrorCertificate },
    name: NameOf,
  ) =>
    [`${name(e.seat)} claims that this turn can last for ever, and is right:`, ...e.steps].join(
      '\n',
    ),
  notProved: (e: Of & { why: string; endsTurn: boolean }, name: NameOf) => {
    const cost = e.endsTurn ? 'The turn ends.' : 'Play goes on.'
    return `${name(e.seat)} claims that this turn can last for ever, but cannot show it. ${e.why} ${cost}`
  },
}

const IGNORED: Readonly<Record<RuntimeErrorFunction, string>> = {
  edit: 'no card can be replaced',
  load: 'there is no card to draw',
  pull: 'the discard pile is empty',
  loop: 'the hand is empty',
}

function setOff(functions: readonly RuntimeErrorFunction[]): string {
  return functions.length === 0 ? 'nothing is set off' : functions.join(', ').toUpperCase()
}

function place({ of, statement, slot }: FaceDown, name: NameOf): string {
  const which = slot === 'function' ? 'the function' : `the ${slot} bound`
  return `${which} of ${name(of)}’s statement ${statement + 1}`
}
