import type { RandomInt } from '@ackanomic/core'
import { type EntryOf, isInGame, type State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { virusesClauses } from './clauses.js'
import { characterOf } from './grid.js'
import type { Viruses } from './model.js'
import { faultOf, isSameMove } from './moves.js'
import { freeViruses } from './players.js'

type Join = Viruses['Join']
type Move = Viruses['Move']

const startedAt = Date.UTC(2026, 10, 21)
const NAMES = Array.from({ length: 20 }, (_, i) => `Player${i + 1}`)

function roster(players: number, more: object = {}): Opening['roster'] {
  return { players: NAMES.slice(0, players), referees: ['Rex'], startedAt, ...more }
}

const SETUPS: readonly Opening[] = [
  { roster: roster(2) },
  { roster: roster(2, { duel: { challenged: 'Player2' } }) },
  { roster: roster(3), options: { coordinates: 'area-relative', leavers: 'keep' } },
  { roster: roster(3), options: { invalidPlays: 'refuse', ownDuplicates: 'merge' } },
  { roster: roster(4), options: { joinEffective: 'next-turn', inheritScore: true } },
  {
    roster: roster(4, { exhibition: { as: 'speaker' } }),
    options: { world: 'area-only', takeOverAnyTurn: false, abandonedBlocksPoint: true },
  },
  { roster: roster(6), options: { characters: '#*+', ownDuplicates: 'merge' } },
  { roster: roster(12) },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function also(state: State<Viruses>, pick: RandomInt): EntryOf<Viruses> | undefined {
  const { roster: script, shared, clock } = state
  const at = clock.now
  const { left, top, right, bottom } = shared.area
  const square = (): readonly [number, number] => [
    left + pick(right - left + 1),
    top + pick(bottom - top + 1),
  ]
  const holders = script.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  if (pick(12) === 0) {
    const person = oneOf(['Vera', 'Wim', 'Xenia', 'Yan', 'Zoe', 'Rex', 'Player1'], pick)
    return { kind: 'roster', at, event: { type: 'join', person, join: join(state, pick) } }
  }
  if (pick(60) === 0) {
    const here = script.seats.filter((_, seat) => isInGame(script, seat))
    const [persons, from] = [here.map(({ player }) => player), 'match' as const]
    return persons.length === 0
      ? undefined
      : { kind: 'roster', at, event: { type: 'leave', persons, from } }
  }
  if (holders.length === 0 || pick(3) > 0) return undefined
  const moves: readonly Move[] = [
    { type: oneOf(['place', 'infect', 'destroy', 'uninfect'], pick), at: square() },
    { type: 'step', from: square(), to: square() },
  ]
  return { kind: 'move', at, by: oneOf(holders, pick), move: oneOf(moves, pick) }
}

function join({ shared }: State<Viruses>, pick: RandomInt): Join {
  const free = freeViruses(shared).map((virus) => characterOf(shared.viruses, virus))
  if (free.length > 0 && pick(2) === 0) return { virus: oneOf(free, pick) }
  return { virus: pick(8) === 0 ? 'Q' : null }
}

export const virusesLaws: LawOptions<State<Viruses>, Move> = {
  setups: SETUPS,
  clauses: [virusesClauses],
  extraEntries: also,
  join,
  isFaulty: (state, seat, move) => {
    const sent = state.secret[seat]?.moves ?? []
    return faultOf(state, seat, sent, move) !== undefined
  },
  isSameMove,
  // The winner may be drawn among the last to leave.
  leaversMayWin: true,
  endsWithin: 6000,
}
