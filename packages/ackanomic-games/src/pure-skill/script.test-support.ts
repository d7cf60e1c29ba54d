import type { RosterSetup } from '@ackanomic/core'
import { type EntryOf, isInGame } from '@ackanomic/core/engine'
import { entriesOf, GameScript, START } from '../game-script.test-support.js'
import { type PureSkill, type PureSkillCard, pureSkill } from './index.js'

export const ROSTER: RosterSetup = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Dee'],
  startedAt: START,
}

type AnyEntry = EntryOf<PureSkill>

const entries = entriesOf<PureSkill>()

export const by = {
  ...entries,
  bid: (h: number, person: string, card: PureSkillCard): AnyEntry =>
    entries.move(h, person, { type: 'bid', card }),
}

/** The cards of one round, such as `'KS 10H 9D 3C'`: the prize, then the bids by seat. */
export type Cards = string

export class Script extends GameScript<PureSkill> {
  constructor({
    roster = ROSTER,
    options = {},
  }: { roster?: RosterSetup; options?: Partial<PureSkill['Options']> } = {}) {
    super(pureSkill, roster, options)
  }

  prize(h: number, card: PureSkillCard, referee = 'Dee'): this {
    return this.apply(this.prizeEntry(h, card, referee))
  }

  prizeEntry(h: number, card: PureSkillCard, referee = 'Dee'): AnyEntry {
    return this.#drawn(h, 'prize', this.state.shared.spades.indexOf(card), referee)
  }

  draw(h: number, seat: number, card: PureSkillCard, referee = 'Dee'): this {
    return this.apply(this.#drawn(h, 'bid', this.pack(seat).indexOf(card), referee, seat))
  }

  /** A whole round: players in the game bid, the referee draws for the others. */
  round(cards: Cards): this {
    const h = this.hour + 1
    const [prize, ...bids] = cards.split(' ') as PureSkillCard[]
    if (prize === undefined) throw new Error('A round needs a prize.')
    this.prize(h, prize)
    const inGame = bids.map((_, seat) => isInGame(this.state.roster, seat))
    bids.forEach((card, seat) => {
      const holder = this.state.roster.seats[seat]?.holder ?? ''
      if (inGame[seat]) this.apply(by.bid(h, holder, card))
    })
    bids.forEach((card, seat) => {
      if (!inGame[seat]) this.draw(h, seat, card)
    })
    return this
  }

  rounds(...all: readonly Cards[]): this {
    for (const cards of all) this.round(cards)
    return this
  }

  pack(seat: number): readonly PureSkillCard[] {
    return this.state.shared.packs[seat] ?? []
  }

  #drawn(h: number, name: string, answer: number, referee: string, seat?: number): AnyEntry {
    const asked = this.state.openPrompts.find(
      (each) => each.name === name && (each.name !== 'bid' || each.details.seat === seat),
    )
    if (asked === undefined || answer < 0) throw new Error(`Nothing of the kind is asked: ${name}`)
    return entries.answer(h, referee, asked.id, answer)
  }
}

/** Ann bids the prize's value, the others just below: 88 for her, 1 for Bob, 2 for Cyd. */
export const ANN_WINS: readonly Cards[] = [
  'KS KH QD JC',
  'QS QH JD 10C',
  'JS JH 10D 9C',
  '10S 10H 9D 8C',
  '9S 9H 8D 7C',
  '8S 8H 7D 6C',
  '7S 7H 6D 5C',
  '6S 6H 5D 4C',
  '5S 5H 4D 3C',
  '4S 4H 3D 2C',
  '3S 3H 2D AC',
  '2S 2H AD KC',
  'AS AH KD QC',
]

/** Ann takes the King, Bob the Queen and the Ace, Cyd the Two; the rest is out of play. */
export const ANN_AND_BOB_TIE: readonly Cards[] = [
  'KS KH AD 2C',
  'QS AH KD 3C',
  'AS 2H QD AC',
  '3S 4H 2D 4C',
  '4S 5H 3D 5C',
  '5S 6H 4D 6C',
  '6S 7H 5D 7C',
  '7S 8H 6D 8C',
  '8S 9H 7D 9C',
  '9S 10H 8D 10C',
  '10S JH 9D JC',
  'JS QH 10D QC',
  '2S 3H JD KC',
]

export const NOBODY_TAKES: readonly Cards[] = ANN_WINS.map((cards) => {
  const rank = cards.slice(0, cards.indexOf('S'))
  return ['S', 'H', 'D', 'C'].map((suit) => `${rank}${suit}`).join(' ')
})
