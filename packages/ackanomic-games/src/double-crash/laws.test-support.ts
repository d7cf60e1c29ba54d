import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening as Start } from '@ackanomic/core/testing'
import { doubleCrashClauses } from './clauses.js'
import { exchangeOf, repliesOfSeat } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import type { DoubleCrashError } from './state.js'
import { type DoubleCrashReplyLine, salvoSizeOf } from './words.js'

type Move = DoubleCrash['Move']

const roster = { players: ['Ann', 'Bob'], referees: [], startedAt: Date.UTC(2026, 10, 21) }
const duel = { ...roster, duel: { challenged: 'Bob' } }

const SETUPS: readonly Start[] = [
  { roster },
  { roster: duel },
  { roster, options: { revisions: 'last' } },
  { roster, options: { targets: 'check' } },
  { roster: duel, options: { targets: 'check', revisions: 'last', discovery: 'immediate' } },
  { roster, options: { discovery: 'immediate' } },
  { roster: { ...roster, exhibition: { as: 'speaker' } }, options: { salvoWords: 'dictionary' } },
  { roster, options: { salvoWords: 'dictionary', revisions: 'last', targets: 'check' } },
]

const WORDS = ['HEART', 'SPADE', 'STAFF', 'CHAFF', 'SWORD', 'WORDY', 'QQQQQ', 'FOUR', 'SIXSIX']

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function also(state: State<DoubleCrash>, pick: RandomInt): EntryOf<DoubleCrash> | undefined {
  const { roster: seated, clock } = state
  const seats = seated.seats.flatMap(({ holder }, seat) => (holder === null ? [] : [seat]))
  if (seats.length === 0 || pick(3) === 0) return undefined
  const seat = oneOf(seats, pick)
  const by = seated.seats[seat]?.holder ?? ''
  return { kind: 'move', at: clock.now, by, move: moveOf(state, seat, pick) }
}

function moveOf(state: State<DoubleCrash>, seat: number, pick: RandomInt): Move {
  const { shared, secret } = state
  const target = secret[1 - seat]?.target ?? oneOf(WORDS, pick)
  const size = salvoSizeOf(shared.round) + (pick(12) === 0 ? 1 : 0)
  const words = Array.from({ length: size }, () =>
    pick(5) === 0 ? target : oneOf(WORDS.slice(0, pick(8) === 0 ? 9 : 7), pick),
  )
  switch (pick(6)) {
    case 0:
      return { type: 'target', word: oneOf(WORDS, pick) }
    case 1:
      return { type: 'salvo', words }
    case 2:
      return { type: 'opening', target: oneOf(WORDS.slice(0, 7), pick), words }
    case 3: {
      const salvo = exchangeOf(shared)?.salvos[1 - seat] ?? WORDS.slice(0, 3)
      const lines: DoubleCrashReplyLine[] = salvo.map((word) => ({ word, crashes: pick(6) }))
      return { type: 'reply', lines }
    }
    default: {
      const type = pick(4) === 0 ? 'admit' : 'claim'
      return { type, error: errorAtRandom(state, seat, pick) }
    }
  }
}

function errorAtRandom(
  { shared }: State<DoubleCrash>,
  seat: number,
  pick: RandomInt,
): DoubleCrashError {
  if (pick(3) === 0 || repliesOfSeat(shared, 1 - seat).length === 0) return { what: 'target' }
  return { what: 'report', round: 2 * (1 + pick(shared.exchanges.length)), place: 1 + pick(6) }
}

export const doubleCrashLaws: LawOptions<State<DoubleCrash>, Move> = {
  setups: SETUPS,
  clauses: [doubleCrashClauses],
  extraEntries: also,
  mayLearn: ({ shared }, seat, move) =>
    move.type === 'target' && shared.exchanges[0]?.salvos[1 - seat] === null ? [] : undefined,
}
