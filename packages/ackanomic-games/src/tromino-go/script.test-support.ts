import type { RosterSetup } from '@ackanomic/core'
import { type ErrorFor, nameOf } from '@ackanomic/core/engine'
import { GameScript, START } from '../game-script.test-support.js'
import { trominoGo } from './game.js'
import { trominoGridRows } from './grid.js'
import type { Act, TrominoGo } from './model.js'
import { trominoesOf, turnOf } from './plays.js'

export const NAMES: readonly [string, string] = ['Ann', 'Bob']

export interface Laid {
  /** The first player in round 1; `null` leaves the draw open. Default: Ann. */
  readonly first?: number | null
  readonly options?: unknown
  readonly roster?: Partial<RosterSetup>
}

export class Script extends GameScript<TrominoGo> {
  constructor({ first = 0, options, roster }: Laid = {}) {
    super(trominoGo, { players: NAMES, referees: ['Rex'], startedAt: START, ...roster }, options)
    if (first !== null) this.answers(first)
  }

  goes(...plays: readonly (string | Act)[]): this {
    for (const play of plays) this.plays(this.turn ?? 'nobody', play)
    return this
  }

  /** The referee gives the only possible answer to the open prompt. */
  rules(): this {
    const question = this.state.openPrompts[0]?.question
    return this.answers(question?.kind === 'judge' ? question.choices?.[0] : undefined)
  }

  misrules(answer: unknown): ErrorFor<TrominoGo> {
    const prompt = this.state.openPrompts[0]?.id ?? -1
    return this.errorOf({ kind: 'answer', at: this.at, by: 'Rex', prompt, answer })
  }

  get turn(): string | null {
    const seat = turnOf(this.shared)
    return seat === null ? null : nameOf(this.state.roster, seat)
  }

  get grid(): readonly string[] {
    return trominoGridRows(trominoesOf(this.shared)) ?? []
  }

  get awards(): readonly string[] | undefined {
    return trominoGo.outcome(this.state)?.awards.map((award) => {
      if (award.award !== 'treasury') return award.award
      return `A$${award.each} to ${award.to.join()} as ${award.as} (${award.clause})`
    })
  }

  legal(seat: number): readonly Act[] {
    return trominoGo.legalMoves(trominoGo.view(this.state, seat)).moves
  }

  wanted(viewer: number | 'referee'): readonly string[] {
    return trominoGo
      .pendingActions(this.state, viewer)
      .filter(({ actor }) => actor === viewer)
      .map(({ action }) => action)
  }
}

/** Lawful plays with which the first player surrounds a tromino by the seventh. */
export const SEVEN: readonly string[] = [
  'A at 1,0 0,1 1,1',
  'b at 0,2 1,2 1,3',
  'C at 0,3 0,4 1,4',
  'a at -2,3 -1,3 -1,4',
  'B at -2,1 -1,1 -2,2',
  'c at -1,-1 -2,0 -1,0',
  'A at 2,2 3,2 2,3',
]

/** Lawful plays with which the second player surrounds a tromino by the eighth, without a gap. */
export const EIGHT: readonly string[] = [
  'A at 0,0 1,0 0,1',
  'b at 0,-2 0,-1 1,-1',
  'C at -1,-2 -2,-1 -1,-1',
  'a at -2,0 -1,0 -1,1',
  'B at -3,0 -3,1 -2,1',
  'c at 1,1 0,2 1,2',
  'A at 0,3 1,3 1,4',
  'b at 2,0 2,1 3,1',
]

/** Lawful plays with which the first player surrounds a tromino of their own, and no other. */
export const NINE: readonly string[] = [
  'A at 0,0 1,0 1,1',
  'b at 0,1 0,2 1,2',
  'C at 2,2 1,3 2,3',
  'a at 2,1 3,1 3,2',
  'B at 3,3 4,3 3,4',
  'c at -1,-1 0,-1 -1,0',
  'A at -2,1 -1,1 -1,2',
  'b at 0,-2 1,-2 1,-1',
  'C at 2,-1 3,-1 3,0',
]

/** Lawful plays that end in a tie, caused by the second player. */
export const TIED: readonly string[] = [
  'A at 0,0 0,1 1,1',
  'b at 1,-1 2,-1 1,0',
  'C at 3,-1 2,0 3,0',
  'a at 2,1 3,1 2,2',
  'B at 4,0 5,0 4,1',
  'c at -1,-1 0,-1 -1,0',
  'A at 0,-3 0,-2 1,-2',
  'b at -1,1 -1,2 0,2',
  'C at 3,2 2,3 3,3',
  'a at 1,3 1,4 2,4',
]
