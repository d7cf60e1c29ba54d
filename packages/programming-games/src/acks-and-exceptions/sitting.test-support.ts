import {
  type EntryOf,
  hours,
  type Membership,
  type Moment,
  type PostOf,
  type RejectionFor,
  type State,
  seatOf,
  type TableSetup,
} from '@ackanomic/core'
import { difference } from '@ackanomic/core/testing'
import { type AcksAndExceptions, acksAndExceptions, type Move, type Options } from './index.js'

/** When the matches of these tests start. */
export const START: Moment = Date.UTC(2026, 10, 21, 18)

/** So many hours after the start. */
export const at = (h: number): Moment => START + hours(h)

/** The players, by seat. */
export const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov'] as const

/** Four at a table. */
export const TABLE: TableSetup = { players: NAMES, referees: [], startedAt: START }

type Acks = AcksAndExceptions

/**
 * A match of four that is played move by move, in the game's notation. Ann starts unless the options
 * say otherwise. Each entry is given to `check`, `apply`, `applyAll` and a simulation, which must
 * agree, whatever a test is about.
 */
export class Sitting {
  state: State<Acks>
  posts: readonly PostOf<Acks>[]
  /** The hour of the next entry. */
  hour = 0

  constructor(options: Partial<Options> = {}, table: Partial<TableSetup> = {}) {
    const start = acksAndExceptions.setup({ ...TABLE, ...table }, { starter: 0, ...options })
    if (!start.ok) throw new Error(start.error.says)
    this.state = start.value.state
    this.posts = start.value.posts
  }

  /** Makes moves, each written as `'Ann: place ACK'`; several stand on a line each, or after `;`. */
  play(...lines: readonly string[]): this {
    for (const line of lines.join(';').split(';')) {
      if (line.trim() !== '') this.takes(this.#moveOf(line))
    }
    return this
  }

  /** Why a move is refused, written as for `play`. */
  refuses(line: string): RejectionFor<Acks> {
    return this.refusal(this.#moveOf(line))
  }

  /** Everybody in the game places the first coaster: `'A A E A'`, by seat, `-` for who is out. */
  lay(coasters = 'A A A A'): this {
    coasters.split(' ').forEach((coaster, seat) => {
      if (coaster !== '-') this.play(`${NAMES[seat]}: place ${coaster}`)
    })
    return this
  }

  /** The host answers the first open inquiry of a name. */
  draws(name: 'starter' | 'draw' | 'loss', answer: number): this {
    const asked = this.state.asked.find((each) => each.name === name)
    if (asked === undefined) throw new Error(`Nobody asked for ${name}.`)
    const ruling = {
      kind: 'ruling',
      at: at(this.hour),
      by: null,
      inquiry: asked.id,
      answer,
    } as const
    return this.takes(ruling)
  }

  /** Something happens in the society. */
  event(event: Membership<null>): this {
    return this.takes({ kind: 'membership', at: at(this.hour), event })
  }

  /** Players leave the game. */
  leave(...persons: readonly string[]): this {
    return this.event({ what: 'leave', persons, from: 'game' })
  }

  /** It is so many hours later; what falls due happens. */
  passes(length: number): this {
    this.hour += length
    return this.takes({ kind: 'time', at: at(this.hour) })
  }

  /** Takes an entry. */
  takes(entry: EntryOf<Acks>): this {
    const step = this.#tried(entry)
    if (!step.ok) throw new Error(step.error.says)
    this.state = step.value.state
    this.posts = step.value.posts
    return this
  }

  /** Why an entry is refused. */
  refusal(entry: EntryOf<Acks>): RejectionFor<Acks> {
    const step = this.#tried(entry)
    if (step.ok) throw new Error(`It was not refused: ${JSON.stringify(entry)}`)
    if (!/^[\p{Lu}\p{N}-].*\.$/su.test(step.error.says))
      throw new Error(`No sentence: ${step.error.says}`)
    return step.error
  }

  /** What goes on, and who acts: `'placing Ann'`. */
  get now(): string {
    const { now } = this.state.own
    return 'seat' in now ? `${now.stage} ${NAMES[now.seat]}` : now.stage
  }

  /** The announcements to all of the last entry, as sentences. */
  get said(): readonly string[] {
    return this.posts
      .filter(({ to }) => to === 'all')
      .map(({ post }) => acksAndExceptions.say(post, NAMES))
  }

  /** The moves that somebody may make, as text. */
  moves(name: string): readonly string[] {
    const seat = seatOf(this.state.table, name)
    const legal = acksAndExceptions.legalMoves(this.state, seat)
    const view = acksAndExceptions.view(this.state, seat)
    return legal.exhaustive
      ? legal.of.map((move) => acksAndExceptions.notation.format(move, view))
      : []
  }

  /** Who must do what, as far as all may know. */
  get waitsFor(): readonly string[] {
    return acksAndExceptions
      .expects(this.state, 'public')
      .map(({ of, what }) => `${typeof of === 'number' ? NAMES[of] : of} ${what}`)
  }

  #moveOf(line: string): EntryOf<Acks> {
    const [by = '', text = ''] = line.split(':').map((part) => part.trim())
    const seat = seatOf(this.state.table, by)
    const view = acksAndExceptions.view(this.state, seat < 0 ? 'public' : seat)
    const read = acksAndExceptions.notation.parse(text, view)
    if (!read.ok) throw new Error(read.error)
    return this.#move(by, read.value)
  }

  #move(by: string, move: Move): EntryOf<Acks> {
    return { kind: 'move', at: at(this.hour), by, move }
  }

  #tried(entry: EntryOf<Acks>): ReturnType<typeof acksAndExceptions.apply> {
    const game = acksAndExceptions
    const before = JSON.stringify(this.state)
    const refusal = game.check(this.state, entry)
    const step = game.apply(this.state, entry)
    const all = game.applyAll(this.state, [entry])
    const simulation = game.simulate(this.state)
    const simulated = simulation.apply(entry)
    same(JSON.stringify(this.state), before)
    same(refusal, step.ok ? undefined : step.error)
    same(simulated, step.ok ? undefined : step.error)
    same(simulation.snapshot(), step.ok ? step.value.state : this.state)
    same(all.ok ? all.value : all.error.rejection, step.ok ? step.value.state : step.error)
    return step
  }
}

function same(found: unknown, wanted: unknown): void {
  const differs = difference(found, wanted)
  if (differs !== undefined) throw new Error(`Two speeds differ ${differs}`)
}
