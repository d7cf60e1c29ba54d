import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { ghostClauses } from './clauses.js'
import type { Ghost } from './model.js'

type Join = Ghost['Join']
type Move = Ghost['Move']

const startedAt = Date.UTC(2026, 10, 21)
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

function roster(players: number, more: object = {}): Opening['roster'] {
  return {
    players: NAMES.slice(0, players),
    referees: ['Rex'],
    startedAt,
    census: { activePlayers: 12 },
    ...more,
  }
}

const SETUPS: readonly Opening[] = [
  { roster: roster(2) },
  { roster: roster(2, { duel: { challenged: 'Bob' } }) },
  { roster: roster(3), options: { containment: 'lookup' } },
  { roster: roster(3, { census: { activePlayers: 5 } }), options: { additionProtest: 'referee' } },
  { roster: roster(4), options: { absentAuthor: 'wait' } },
  { roster: roster(6, { exhibition: { as: 'speaker' } }) },
  { roster: roster(10), options: { containment: 'lookup', additionProtest: 'referee' } },
]

const WORDS = ['GHOST', 'Q', 'UPERSONIC', 'RESIGN', 'PROTEST', 'SUPERSONIC', 'ZZ']

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

/** Adds rare moves: resignations, the referee's moves, answers and unfitting strings. */
function also(state: State<Ghost>, pick: RandomInt): EntryOf<Ghost> | undefined {
  const { roster, shared, clock } = state
  const at = clock.now
  const seats = roster.seats.filter(({ holder }) => holder !== null)
  if (seats.length === 0) return undefined
  const by = oneOf(seats, pick).holder ?? ''
  const word = pick(2) === 0 ? `${shared.word?.letters ?? ''}S` : oneOf(WORDS, pick)
  switch (pick(12)) {
    case 0: {
      const seat = shared.seat ?? 0
      const holder = roster.seats[seat]?.holder ?? by
      return { kind: 'move', at, by: holder, move: { type: 'resign' } }
    }
    case 1:
      return { kind: 'move', at, by, move: { type: 'continue', word } }
    case 2:
      return { kind: 'move', at, by, move: { type: 'answer', word } }
    case 3:
    case 4: {
      const newcomer = pick(roster.seats.length)
      return {
        kind: 'move',
        at,
        by: oneOf(roster.referees, pick) ?? by,
        move: { type: 'remove', newcomer },
      }
    }
    case 5: {
      const newcomer = pick(roster.seats.length)
      return { kind: 'move', at, by, move: { type: 'protest addition', newcomer } }
    }
    case 6:
    case 7: {
      const person = oneOf(['Vera', 'Wim', 'Xenia', 'Yan', 'Ann'], pick)
      return { kind: 'roster', at, event: { type: 'join', person, join: join(state, pick) } }
    }
    default:
      return undefined
  }
}

function join({ roster }: State<Ghost>, pick: RandomInt): Join {
  return { by: roster.referees[0] ?? 'Rex', wishes: pick(8) > 0 }
}

export const ghostLaws: LawOptions<State<Ghost>, Move> = {
  setups: SETUPS,
  clauses: [ghostClauses],
  extraEntries: also,
  join,
}
