import type { RosterSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { entriesOf, GameScript, START } from '../game-script.test-support.js'
import { type LimerickContest, limerickContest } from './index.js'

export const ROSTER: RosterSetup = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: START }

export type AnyEntry = EntryOf<LimerickContest>

const entries = entriesOf<LimerickContest>()

export const by = {
  ...entries,
  post: (h: number, person: string, limerick = `A limerick by ${person}`): AnyEntry =>
    entries.move(h, person, { type: 'post', limerick }),
  vote: (h: number, person: string, seat: number): AnyEntry =>
    entries.move(h, person, { type: 'vote', for: seat }),
  praise: (h: number, person: string, of: number, text = 'How nice!'): AnyEntry =>
    entries.move(h, person, { type: 'praise', of, text }, 'poet laureate'),
  find: (h: number, person: string, of: number): AnyEntry =>
    entries.move(h, person, { type: 'find', of }),
  rule: (h: number, prompt: number, answer: unknown, person = 'Tab'): AnyEntry =>
    entries.answer(h, person, prompt, answer),
  away: (h: number, person: string, substitute?: string): AnyEntry =>
    entries.roster(h, {
      type: 'vacation',
      person,
      ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees: true } }),
    }),
}

export class Script extends GameScript<LimerickContest> {
  constructor(options: Partial<LimerickContest['Options']> = {}, more: object = {}) {
    super(limerickContest, { ...ROSTER, ...more }, options)
  }

  /** Starts a contest in which Ann posts after one hour, and Bob after two. */
  static voting(options: Partial<LimerickContest['Options']> = {}, more: object = {}): Script {
    return new Script(options, more).apply(by.post(1, 'Ann'), by.post(2, 'Bob'))
  }

  /** Ends the voting, and names the Poet Laureate. */
  counts(laureate: string | null = null): this {
    this.expire('voting')
    const isAsked = this.state.openPrompts[0]?.name === 'laureate'
    return isAsked ? this.apply(this.answerEntry('laureate', laureate)) : this
  }
}
