import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { InterruptionResult, RustyLanternShared } from './state.js'
import {
  type DEAD_POTS,
  type RustyLanternDenial,
  type RustyLanternStake,
  stakesText,
} from './tale.js'

export interface OfSeat {
  readonly seat: SeatNumber
}

export interface OfPlay extends OfSeat {
  readonly play: number
}

/** The sentences of events. Only their Bard learns which cards were dealt. */
export const rustyLanternEvents = {
  opened(
    e: {
      barkeep: string
      benches: number
      bards: readonly SeatNumber[]
      ante: readonly RustyLanternStake[] | null
    },
    name: NameOf,
  ) {
    const bards = e.bards.length === 0 ? 'nobody yet' : e.bards.map(name).join(', ')
    const ante = e.ante === null ? '' : ` The ante is ${stakesText(e.ante)}.`
    return `${e.barkeep} opens the tavern, with ${e.benches} benches. The Bards, clockwise: ${bards}.${ante}`
  },
  placed: (e: OfSeat & { after: SeatNumber | null }, name: NameOf) =>
    e.after === null
      ? `${name(e.seat)} sits in the last place.`
      : `${name(e.seat)} sits after ${name(e.after)}.`,
  paid: (e: { person: string; stakes: readonly RustyLanternStake[] }) =>
    `${e.person} puts ${stakesText(e.stakes)} into the pot.`,
  dealt: (e: OfSeat & { count: number }, name: NameOf) =>
    `${name(e.seat)} gets ${e.count === 1 ? 'a card' : `${e.count} cards`}.`,
  cards: (e: OfSeat & { cards: readonly string[] }) => `You get: ${e.cards.join('; ')}.`,
  short: () =>
    'The deck has too few cards: play waits until the Barkeep adds story elements or ends the tale.',
  restocked: () => 'The deck has enough cards again, and the tale goes on.',
  turn: (e: OfSeat, name: NameOf) => `It is ${name(e.seat)}’s turn.`,
  passed(e: OfSeat & { how: 'passed' | 'asleep' | 'left'; discard: string | null }, name: NameOf) {
    if (e.how === 'asleep') return `${name(e.seat)} is asleep, which counts as a pass.`
    if (e.how === 'left') return `${name(e.seat)} leaves during their turn, which counts as a pass.`
    return `${name(e.seat)} passes.${burned(e.discard)}`
  },
  play: (e: OfPlay & { subject: string; lines: number; card: string | null }, name: NameOf) =>
    `${name(e.seat)} tells play ${e.play}, ${e.lines === 1 ? '1 line' : `${e.lines} lines`}, ${withCard(e.card)}.`,
  verified(
    e: OfPlay & {
      card: string | null
      looseEnd: boolean
      tied: readonly string[]
      ale: number
    },
    name: NameOf,
  ) {
    const end = e.looseEnd ? ' The card is a Loose End.' : ''
    const ends = e.tied.length === 0 ? '' : ` Tied off: ${e.tied.join('; ')}.`
    const ales = e.ale === 1 ? 'an Ale' : `${e.ale} Ales`
    const drink = e.ale === 0 ? '' : ` ${name(e.seat)} gets ${ales}.`
    return `The Barkeep lets ${name(e.seat)}’s tale stand, ${withCard(e.card)}.${end}${ends}${drink}`
  },
  denied: (e: OfPlay & { reason: RustyLanternDenial; burned: string | null }, name: NameOf) =>
    `The Barkeep denies ${name(e.seat)}’s tale: ${e.reason}.${burned(e.burned)}`,
  dropped: (e: OfPlay, name: NameOf) =>
    `Play ${e.play} is dropped, because ${name(e.seat)} has left.`,
  interruption: (
    e: OfPlay & { interruption: number; of: SeatNumber; card: string },
    name: NameOf,
  ) => `${name(e.seat)} interrupts ${name(e.of)} with “${e.card}”, about play ${e.play}.`,
  answered: (
    e: OfPlay & {
      interruption: number
      of: SeatNumber
      end: InterruptionResult
      card: string
      burned: string | null
    },
    name: NameOf,
  ) =>
    `${name(e.seat)}’s interruption of ${name(e.of)} with “${e.card}” ${ENDS[e.end]}.${burned(e.burned)}`,
  won: (e: OfSeat & { person: string }) =>
    `${e.person} holds no cards, and no Loose End is left: they win.`,
  epilogue: (e: OfSeat, name: NameOf) => `${name(e.seat)} finishes the story.`,
  /** The fate of the pot; `to` gets all of it. */
  pot(e: {
    how: 'won' | (typeof DEAD_POTS)[number]
    to: string | null
    pot: RustyLanternShared['pot']
  }) {
    if (e.how === 'return') return 'Everybody gets back from the pot what they paid.'
    const all = e.pot.map(({ person, stakes }) => `${stakesText(stakes)} of ${person}`)
    const content = all.length === 0 ? 'The pot is empty' : `In the pot: ${all.join('; ')}`
    return e.to === null ? `${content}. It stays there.` : `${content}. ${e.to} gets all of it.`
  },
  over: (e: { why: keyof typeof OVER }) => OVER[e.why],
}

export function withCard(card: string | null): string {
  return card === null ? 'without a card' : `with “${card}”`
}

function burned(card: string | null): string {
  return card === null ? '' : ` “${card}” is burned.`
}

const ENDS: Readonly<Record<InterruptionResult, string>> = {
  verified: 'succeeds: the tale mentions it',
  'not held': 'fails: they do not hold the card',
  'not mentioned': 'fails: the tale hardly mentions it',
  'too late': 'fails: it comes too late',
  lapsed: 'comes to nothing',
}

const OVER = {
  won: 'The tale is told.',
  lame: 'The Barkeep ends the tale, lamely.',
  'Barkeep gone': 'The Barkeep has had enough, and the tale ends in the middle.',
} as const
