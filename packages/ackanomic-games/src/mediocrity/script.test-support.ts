import type { RosterSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import {
  entriesOf,
  GameScript,
  rosterOf as rosterWithReferee,
  type Seating,
} from '../game-script.test-support.js'
import { type Mediocrity, type MediocrityRound, mediocrity } from './index.js'

/** Returns a table with a number of players and no referee, for a society of twelve players. */
export function rosterOf(players: number, more: Partial<RosterSetup> = {}): RosterSetup {
  return rosterWithReferee(players, { referees: [], census: { players: 12 }, ...more })
}

type AnyEntry = EntryOf<Mediocrity>

const entries = entriesOf<Mediocrity>()

export const by = {
  ...entries,
  begin: (h: number, person: string): AnyEntry => entries.move(h, person, { type: 'begin' }),
  send: (h: number, person: string, number: number): AnyEntry =>
    entries.move(h, person, { type: 'send', number }),
  result: (h: number, person: string): AnyEntry => entries.move(h, person, { type: 'result' }),
}

export interface MediocritySeating extends Seating<Mediocrity> {
  /** Whether the player numbers are being drawn; otherwise they are those of the seats. */
  readonly drawn?: boolean
}

/** A scripted match, whose player numbers are 1, 2, 3 … by seat unless drawn. */
export class Script extends GameScript<Mediocrity> {
  constructor({ players = 3, more = {}, options = {}, drawn = false }: MediocritySeating = {}) {
    const numbers = Array.from({ length: players }, (_, seat) => seat + 1)
    const given = drawn ? options : { numbers, ...options }
    super(mediocrity, rosterOf(players, more), given)
  }

  /** A whole round by its Moderator: the numbers by seat, `null` for none. */
  round(numbers: readonly (number | null)[]): this {
    const h = this.hour
    const { holder } = this.state.roster.seats[this.shared.moderator ?? 0] ?? {}
    const moderator = holder ?? ''
    this.apply(by.begin(h, moderator))
    numbers.forEach((number, seat) => {
      const sender = this.state.roster.seats[seat]?.holder ?? ''
      if (number !== null) this.apply(by.send(h, sender, number))
    })
    return this.apply(by.result(h + 72, moderator))
  }

  scores(...scores: readonly number[]): this {
    const { seats } = this.state.roster
    // The last round was the previous player's, so the turn stays where it was.
    const moderator = (seats.length + (this.shared.moderator ?? 0) - 1) % seats.length
    const numbers = seats.map((_, seat) => (seat === moderator ? null : 1))
    const last: MediocrityRound = { moderator, ended: 'result', numbers, drawn: [], scorer: null }
    const rounds = scores.reduce((sum, score) => sum + score, 1)
    return this.put({ rounds, scores, last })
  }
}
