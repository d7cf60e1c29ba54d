import { hours, type RosterSetup, type Timestamp } from '@ackanomic/core'
import { type ErrorFor, seatOf } from '@ackanomic/core/engine'
import { MatchScript as AnyScript } from '@ackanomic/core/testing'
import { type AcksAndExceptions, acksAndExceptions } from './index.js'

const START: Timestamp = Date.UTC(2026, 10, 21, 18)

export const at = (h: number): Timestamp => START + hours(h)

export const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov'] as const

export const ROSTER: RosterSetup = { players: NAMES, referees: [], startedAt: START }

type Acks = AcksAndExceptions

/** A match of four, played in the game's notation. Ann starts by default. */
export class Script extends AnyScript<Acks> {
  constructor(
    options: Partial<AcksAndExceptions['Options']> = {},
    roster: Partial<RosterSetup> = {},
    position?: unknown,
  ) {
    super(acksAndExceptions, { ...ROSTER, ...roster }, { starter: 0, ...options }, position)
  }

  play(...lines: readonly string[]): this {
    for (const line of lines.join(';').split(';')) {
      if (line.trim() !== '') this.apply(this.#written(line))
    }
    return this
  }

  refuses(line: string): ErrorFor<Acks> {
    return this.errorOf(this.#written(line))
  }

  /** Places the first coasters: `'A A E A'` by seat, `-` for players who are out. */
  lay(coasters = 'A A A A'): this {
    coasters.split(' ').forEach((coaster, seat) => {
      if (coaster !== '-') this.play(`${NAMES[seat]}: place ${coaster}`)
    })
    return this
  }

  draws(name: 'starter' | 'draw' | 'loss', answer: number): this {
    const asked = this.state.openPrompts.find((each) => each.name === name)
    if (asked === undefined) throw new Error(`Nobody asked for ${name}.`)
    const ruling = {
      kind: 'answer',
      at: this.at,
      by: null,
      prompt: asked.id,
      answer,
    } as const
    return this.apply(ruling)
  }

  override errorOf(entry: unknown): ErrorFor<Acks> {
    const error = super.errorOf(entry)
    if (!/^[\p{Lu}\p{N}-].*\.$/su.test(error.message))
      throw new Error(`No sentence: ${error.message}`)
    return error
  }

  /** The stage and the actor: `'placing Ann'`. */
  get now(): string {
    const { stage, turn } = this.state.shared
    return turn === null ? stage : `${stage} ${NAMES[turn]}`
  }

  override get messages(): readonly string[] {
    return this.events
      .filter(({ to }) => to === 'public')
      .map(({ event }) => acksAndExceptions.describeEvent(event, NAMES))
  }

  moves(name: string): readonly string[] {
    const seat = seatOf(this.state.roster, name)
    const view = acksAndExceptions.view(this.state, seat)
    const { moves } = acksAndExceptions.legalMoves(view)
    return moves.map((move) => acksAndExceptions.notation.format(move, view))
  }

  get waitsFor(): readonly string[] {
    return acksAndExceptions
      .pendingActions(this.state, 'public', 'all')
      .map(({ actor, action }) => `${typeof actor === 'number' ? NAMES[actor] : actor} ${action}`)
  }

  #written(line: string) {
    const [by = '', text = ''] = line.split(':').map((part) => part.trim())
    return this.moveEntry(by, text)
  }
}
