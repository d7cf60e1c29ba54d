import type { RandomInt } from '@ackanomic/core'
import { type EntryOf, isInGame, type State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { mediocrityClauses } from './clauses.js'
import type { Mediocrity } from './model.js'

type Move = Mediocrity['Move']

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus']

function roster(players: number, more: object = {}): Opening['roster'] {
  return {
    players: NAMES.slice(0, players),
    referees: [],
    startedAt: Date.UTC(2026, 10, 21),
    census: { players: 12 },
    ...more,
  }
}

const SETUPS: readonly Opening[] = [
  { roster: roster(3) },
  { roster: roster(4), options: { revisions: 'first', rangeBasis: 'current' } },
  { roster: roster(3), options: { onModeratorLoss: 'wait', soleSurvivor: 'wins' } },
  { roster: roster(3, { announcedBy: 'Cyd' }), options: { numbers: [2, 3, 1] } },
  { roster: roster(7, { exhibition: { as: 'speaker' } }), options: { rangeBasis: 'current' } },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function also(state: State<Mediocrity>, pick: RandomInt): EntryOf<Mediocrity> | undefined {
  const { roster: script, shared, clock } = state
  const at = clock.now
  if (pick(80) === 0) {
    const here = script.seats.filter((_, seat) => isInGame(script, seat) && pick(2) === 0)
    const persons = here.map(({ player }) => player)
    return persons.length === 0
      ? undefined
      : { kind: 'roster', at, event: { type: 'leave', persons, from: 'community' } }
  }
  if (pick(8) > 0) return undefined
  const most = shared.stage === 'round' ? shared.most : 0
  const move = oneOf<Move>(
    [
      { type: 'begin' },
      { type: 'result' },
      { type: 'send', number: oneOf([0, -1, 1.5, 1, most, most + 1, 1e21], pick) },
    ],
    pick,
  )
  return { kind: 'move', at, by: oneOf(NAMES, pick), move }
}

export const mediocrityLaws: LawOptions<State<Mediocrity>, Move> = {
  setups: SETUPS,
  clauses: [mediocrityClauses],
  extraEntries: also,
  mayLearn: (_, __, move) => (move.type === 'send' ? [] : 'all'),
  endsWithin: 3000,
  // Three days after a round anybody may announce the next one, and nobody has to.
  mayWait: ({ shared: { stage, free } }) => stage === 'break' && free,
}
