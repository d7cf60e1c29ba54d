import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { limerickClauses } from './clauses.js'
import type { LimerickContest } from './model.js'
import { sampleLimerick } from './sample-limerick.js'

const VOTERS = ['Olga', 'Pat', 'Quin', 'Vera', 'Wim', 'Tab', 'Ann', 'Bob']

const roster = {
  players: ['Ann', 'Bob'],
  referees: ['Tab'],
  startedAt: Date.UTC(2026, 10, 21),
}

const SETUPS: readonly Opening[] = [
  { roster },
  { roster: { ...roster, referees: ['Bob'] }, options: { revisions: 'last' } },
  { roster, options: { publishVotes: true, electorate: ['Olga', 'Pat', 'Vera'] } },
  { roster, options: { offences: true, revisions: 'last' } },
  { roster, options: { form: 'checked' } },
  { roster: { ...roster, referees: ['Ann'] }, options: { offences: true, electorate: [] } },
  {
    roster: { ...roster, exhibition: { as: 'speaker' }, duel: { challenged: 'Bob' } },
    options: { offences: true },
  },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

const TEXTS = [
  'Oh!\n\n  / post\nvote Ann',
  '🎭 “limerick”\u2028',
  'a / b',
  ':x',
  '\u0000.',
  '-\r\n-',
]

/** Adds outsiders' votes, praise, findings, and limericks posted at the same moment. */
function also(
  state: State<LimerickContest>,
  pick: RandomInt,
): EntryOf<LimerickContest> | undefined {
  const { shared, clock, roster: script } = state
  const at = clock.now
  const of = pick(2)
  const by = oneOf(VOTERS, pick)
  const move = (one: LimerickContest['Move'], person: string): EntryOf<LimerickContest> => ({
    kind: 'move',
    at,
    by: person,
    move: one,
  })
  if (shared.stage === 'writing' && pick(2) === 0) return { kind: 'time', at: at + pick(9e7) }
  switch (pick(shared.stage === 'voting' ? 8 : 14)) {
    case 0: {
      const text = pick(2) === 0 ? oneOf(TEXTS, pick) : sampleLimerick(pick)
      return {
        kind: 'move',
        at,
        by,
        as: 'poet laureate',
        move: { type: 'praise', of, text: text.trim() },
      }
    }
    case 1:
      return move({ type: 'find', of }, script.referees[0] ?? by)
    case 2:
      return move({ type: 'post', limerick: oneOf(TEXTS, pick) }, oneOf(['Ann', 'Bob'], pick))
    default:
      return move({ type: 'vote', for: of }, by)
  }
}

export const limerickLaws: LawOptions<State<LimerickContest>, LimerickContest['Move']> = {
  setups: SETUPS,
  clauses: [limerickClauses],
  extraEntries: also,
  mayLearn: (_, __, move) => (move.type === 'vote' ? [] : 'all'),
}
