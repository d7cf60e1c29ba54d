import type { LogEntry } from '../entry.js'
import type { Game } from '../game/game.js'
import type { MatchStatus, RandomInt } from '../game/view.js'
import type { Prompt } from '../prompt.js'
import { randomAnswer } from '../referees/chance.js'
import { nextDeadlineOf } from '../roster/clock.js'
import type { SeatNumber } from '../roster/roster.js'
import type { Playable } from './rollout.js'

/** A state of a game without `simulate`, advanced by `apply`, which is slower. */
export class Applied<State, Move> implements Playable<State, Move> {
  readonly #game: Game<State, Move>
  #state: State

  constructor(game: Game<State, Move>, state: State) {
    this.#game = game
    this.#state = state
  }

  get state(): State {
    return this.#state
  }

  get isOver(): boolean {
    return this.#game.outcome(this.#state) !== undefined
  }

  get openPrompts(): readonly Prompt[] {
    return this.#situation.openPrompts
  }

  get isWaiting(): boolean {
    const { roster } = this.#situation
    return roster.seats.some((_, seat) =>
      this.#game.pendingActions(this.#state, seat).some(({ need }) => need !== 'optional'),
    )
  }

  get #situation(): MatchStatus {
    return this.#game.status(this.#state)
  }

  reset(state: State): void {
    this.#state = state
  }

  sample(seat: SeatNumber, choose: RandomInt): Move | undefined {
    return this.#game.legalMoves(this.#game.view(this.#state, seat)).sample(choose)
  }

  play(seat: SeatNumber, move: Move): void {
    const { clock, roster } = this.#situation
    this.#take({ kind: 'move', at: clock.now, by: roster.seats[seat]?.holder ?? '', move })
  }

  answerAtRandom(asked: Prompt, choose: RandomInt): void {
    const { id: prompt, to, question } = asked
    const { clock, roster } = this.#situation
    const sampled = this.#game.sampleAnswer?.(this.#state, asked, choose)
    const answer = sampled ?? randomAnswer(question, choose)
    const by = typeof to === 'number' ? roster.seats[to]?.holder : roster.referees[0]
    this.#take({
      kind: 'answer',
      at: clock.now,
      by: to === 'host' ? null : (by ?? ''),
      prompt,
      answer,
    })
  }

  advanceToNextDeadline(): boolean {
    const due = nextDeadlineOf(this.#situation.clock)
    if (due === null || this.isOver) return false
    this.#take({ kind: 'time', at: due })
    return true
  }

  #take(entry: LogEntry<Move>): void {
    const step = this.#game.apply(this.#state, entry)
    if (step.ok) this.#state = step.value.state
    else throw new Error(`${this.#game.id} refuses what it gave itself: ${step.error.message}`)
  }
}
