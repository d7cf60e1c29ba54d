import type { RandomInt, RosterSetup } from '@ackanomic/core'
import { seededDie } from '@ackanomic/core/bots'
import type { State } from '@ackanomic/core/engine'
import { parseCards, standardDeck } from '@ackanomic/decks'
import { expect } from 'vitest'
import { GameScript, START } from '../game-script.test-support.js'
import { CARDS, deckOf, type SpadesCard } from './cards.js'
import { spades } from './game.js'
import type { Spades } from './model.js'
import { scoresOf } from './scoring.js'
import { orderOf, placeOf } from './seating.js'
import { handOf, tricksOf, turnOf } from './tricks.js'

export const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov'] as const

export interface Laid {
  /** The seats in playing order; `null` leaves it to be drawn. Default: by number. */
  readonly order?: readonly number[] | null
  /** The hands by place, as `shuffleFor` takes them; `null` leaves them to be dealt. */
  readonly hands?: readonly string[] | null
  readonly options?: unknown
  readonly roster?: Partial<RosterSetup>
}

export function cards(text: string): SpadesCard[] {
  const read = parseCards(standardDeck, text)
  if (!read.ok) throw new Error(read.error[0]?.message)
  return [...read.value] as SpadesCard[]
}

/** The shuffle that deals these hands, filled up in deck order. Default: one suit for each place. */
export function shuffleFor(hands: readonly string[] = [], deck = CARDS): number[] {
  const wanted = [0, 1, 2, 3].map((place) => cards(hands[place] ?? ''))
  const rest = deck.filter((card) => !wanted.flat().includes(card))
  const full = wanted.map((hand) => [...hand, ...rest.splice(0, 13 - hand.length)])
  expect(new Set(full.flat()).size).toBe(52)
  return Array.from({ length: 52 }, (_, i) => {
    const card = full[i % 4]?.[Math.floor(i / 4)]
    return card === undefined ? -1 : deck.indexOf(card)
  })
}

export function playedToTheEnd(pick: RandomInt, options?: unknown): State<Spades> | null {
  const start = spades.setup({ players: NAMES, referees: ['Rex'], startedAt: START }, options)
  if (!start.ok) throw new Error(start.error.message)
  const match = spades.simulate(start.value.state)
  for (let step = 0; step < 10_000 && !match.isOver; step++) {
    const [asked] = match.openPrompts
    if (asked !== undefined) match.answerAtRandom(asked, pick)
    for (const seat of NAMES.keys()) {
      const move = match.sample(seat, pick)
      if (move !== undefined) match.play(seat, move)
    }
  }
  return match.isOver ? match.snapshot() : null
}

export class Script extends GameScript<Spades> {
  constructor({ order, hands, options, roster }: Laid = {}) {
    super(spades, { players: NAMES, referees: ['Rex'], startedAt: START, ...roster }, options)
    if (order === null) return
    this.answers(order ?? [0, 1, 2, 3])
    if (hands !== null) this.deals(...(hands ?? []))
  }

  deals(...hands: readonly string[]): this {
    return this.answers(shuffleFor(hands, deckOf(this.state.options)))
  }

  bids(...bids: readonly (number | string)[]): this {
    for (const bid of bids) this.plays(this.turn, `bid ${bid}`)
    return this
  }

  /** The players play cards in turn. */
  lays(text: string): this {
    for (const card of cards(text)) this.plays(this.turn, `play ${card}`)
    return this
  }

  /** The players play their first lawful card, `count` times or to the end of the round. */
  laysAnything(count = 52): this {
    for (let i = 0; i < count && this.shared.stage === 'play'; i++) {
      const seat = NAMES.indexOf(this.turn as (typeof NAMES)[number])
      const [move] = spades.legalMoves(spades.view(this.state, seat)).moves
      if (move === undefined) throw new Error(`${this.turn} has no move.`)
      this.plays(this.turn, move)
    }
    return this
  }

  get turn(): string {
    const seat = turnOf(this.shared)
    return seat === null ? this.shared.stage : this.nameOf(seat)
  }

  get taken(): readonly number[] {
    return tricksOf(this.shared).taken
  }

  get scores(): readonly number[] {
    return scoresOf(this.shared, this.state.options).map(({ score }) => score)
  }

  hand(name: (typeof NAMES)[number]): readonly SpadesCard[] {
    const seat = NAMES.indexOf(name)
    const secret = this.state.secret[seat] ?? { dealt: [] }
    return handOf(this.shared, placeOf(orderOf(this.shared), seat), secret)
  }

  nameOf(seat: number): string {
    return this.state.roster.seats[seat]?.holder ?? this.state.roster.seats[seat]?.player ?? ''
  }
}

export function drawnBy(seed: number | string): RandomInt {
  const die = seededDie(seed)
  return (of) => die(of) - 1
}
