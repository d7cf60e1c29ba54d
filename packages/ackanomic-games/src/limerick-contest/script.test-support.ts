import { hours, type RoleName, type RosterEvent, type TableSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { MatchScript } from '@ackanomic/core/testing'
import { type LimerickContest, limerickContest } from './index.js'

/** When the contests of these tests start. */
export const START: number = Date.UTC(2026, 10, 21, 18)

/** So many hours after the start. */
export const at = (h: number): number => START + hours(h)

/** Ann and Bob, with Tab in the office of Count Tabula. */
export const TABLE: TableSetup = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: START }

/** Whatever may happen in a contest. */
export type AnyEntry = EntryOf<LimerickContest>

/** Entries, by the hour after the start. */
export const by = {
  move: (h: number, person: string, move: LimerickContest['Move'], as?: RoleName): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    ...(as === undefined ? {} : { as }),
    move,
  }),
  post: (h: number, person: string, limerick = `A limerick by ${person}`): AnyEntry =>
    by.move(h, person, { type: 'post', limerick }),
  vote: (h: number, person: string, seat: number): AnyEntry =>
    by.move(h, person, { type: 'vote', for: seat }),
  praise: (h: number, person: string, of: number, text = 'How nice!'): AnyEntry =>
    by.move(h, person, { type: 'praise', of, text }, 'poet laureate'),
  find: (h: number, person: string, of: number): AnyEntry =>
    by.move(h, person, { type: 'find', of }),
  rule: (h: number, prompt: number, answer: unknown, person = 'Tab'): AnyEntry => ({
    kind: 'answer',
    at: at(h),
    by: person,
    prompt,
    answer,
  }),
  time: (h: number): AnyEntry => ({ kind: 'time', at: at(h) }),
  society: (h: number, event: RosterEvent<null>): AnyEntry => ({
    kind: 'roster',
    at: at(h),
    event,
  }),
  leave: (h: number, ...persons: readonly string[]): AnyEntry =>
    by.society(h, { type: 'leave', persons, from: 'match' }),
  away: (h: number, person: string, substitute?: string): AnyEntry =>
    by.society(h, {
      type: 'vacation',
      person,
      ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees: true } }),
    }),
}

/** A scripted contest. */
export class Script extends MatchScript<LimerickContest> {
  constructor(options: Partial<LimerickContest['Options']> = {}, more: object = {}) {
    super(limerickContest, { ...TABLE, ...more }, options)
  }

  /** A contest in which Ann has posted after an hour, and Bob after two. */
  static voting(options: Partial<LimerickContest['Options']> = {}, more: object = {}): Script {
    return new Script(options, more).apply(by.post(1, 'Ann'), by.post(2, 'Bob'))
  }

  /** Lets voting end, and tells who is Poet Laureate. */
  counts(laureate: string | null = null): this {
    const due = this.state.clock.timers.find(({ name }) => name === 'voting')?.due
    if (due === undefined || due === null) throw new Error('There is no voting.')
    this.apply({ kind: 'time', at: due })
    const isAsked = this.state.openPrompts[0]?.name === 'laureate'
    return isAsked ? this.apply(this.answerEntry('laureate', laureate)) : this
  }
}
