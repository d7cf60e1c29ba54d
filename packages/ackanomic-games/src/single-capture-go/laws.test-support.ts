import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { singleCaptureGoClauses } from './clauses.js'
import type { SingleCaptureGo } from './model.js'
import type { Play } from './plays.js'
import { faultOf } from './plays.js'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou']

function roster(players: number, more: object = {}): Opening['roster'] {
  const startedAt = Date.UTC(2026, 10, 21)
  return { players: NAMES.slice(0, players), referees: ['Rex'], startedAt, ...more }
}

export const SETUPS: readonly Opening[] = [
  { roster: roster(2) },
  { roster: roster(3) },
  { roster: roster(2, { duel: { challenged: 'Bob' } }), options: { letters: ['Z', 'A'] } },
  { roster: roster(3), options: { playOnAt: 'forbidden', leavers: 'immediate', side: 3 } },
  { roster: roster(4), options: { earlyEnd: true, autoAnnounce: true, allDoomedTie: 'shared' } },
  { roster: roster(3), options: { earlyEnd: true, leavers: 'immediate', onRefereeLoss: 'end' } },
  { roster: roster(5), options: { invalidPlays: 'refuse', onRefereeLoss: 'restart-period' } },
  {
    roster: roster(4, { exhibition: { as: 'speaker' } }),
    options: { invalidPlays: 'refuse', earlyEnd: true },
  },
  { roster: roster(7) },
  { roster: roster(2), options: { side: 9 } },
]

/** An opening on the largest grid, for the long runs. */
export const LARGEST: Opening = { roster: roster(12) }

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function also({ shared, roster: script, clock }: State<SingleCaptureGo>, pick: RandomInt) {
  const at = clock.now
  const holders = script.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  if (holders.length === 0 || pick(3) > 0) return undefined
  const side = shared.grid.length
  const row = String.fromCharCode(97 + pick(side + 1))
  const near = `${row}${1 + pick(side + 1)}`
  const text =
    pick(4) > 0 ? near : oneOf(['e7 f8', ' B2 ', 'a0', 'a01', 'pass', '@', 'play b2'], pick)
  const move = { type: 'play', square: text } as const
  const entry: EntryOf<SingleCaptureGo> = { kind: 'move', at, by: oneOf(holders, pick), move }
  return entry
}

export const singleCaptureGoLaws: LawOptions<State<SingleCaptureGo>, Play> = {
  setups: SETUPS,
  clauses: [singleCaptureGoClauses],
  extraEntries: also,
  isFaulty: ({ shared, options }, _, { square }) =>
    shared.stage === 'round' &&
    options.invalidPlays === 'keep' &&
    faultOf({ shared, options }, square) !== undefined,
  endsWithin: 3000,
}
