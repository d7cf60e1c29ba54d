import { loadMatch, saveMatch, startMatch, submit, tick } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import { centreCounts, historyOfEvents, historyOfMatch } from './history.js'
import type { Diplomacy, DiplomacyEvent } from './model.js'
import { formatOrder } from './orders.js'
import { phaseCode } from './position.js'
import { by, duel, holding, TWO } from './script.test-support.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'

const WEEK = 7 * 24

/** A match of two turns, a retreat and a winter, with its events. */
function played() {
  const script = duel()
  const events: DiplomacyEvent[] = []
  const log: EntryOf<Diplomacy>[] = []
  for (const entry of [
    by.orders(1, 'Ann', 'F Alt-Noo', 'A Bur-Wal', 'A Cam S A Bur-Wal'),
    by.orders(2, 'Bob', 'F Moo-Lak', 'A Rid-Moo', 'A Ost H'),
    by.time(WEEK),
    by.orders(WEEK + 1, 'Ann', 'A Wal-Str', 'F Noo H', 'A Cam S A Wal-Str'),
    by.orders(WEEK + 2, 'Bob', 'A Moo-Str', 'F Lak S A Ost-Noo', 'A Ost-Noo'),
    by.time(2 * WEEK),
    by.orders(2 * WEEK + 1, 'Ann', 'F Noo R Hei'),
    by.time(2 * WEEK + 72),
    by.time(2 * WEEK + 144),
  ]) {
    script.apply(entry)
    log.push(entry)
    events.push(...script.events.map(({ event }) => event as DiplomacyEvent))
  }
  return { script, events, log }
}

describe('the phases of a match', () => {
  test('follow from its events, each with its orders, its results and the position after it', () => {
    const { script, events } = played()
    const phases = historyOfEvents(events)
    expect(phases.map(({ before }) => phaseCode(DIPLOMACY_DUEL, before.phase))).toEqual([
      'S1M',
      'F1M',
      'F1R',
      'W1A',
    ])
    for (const [number, { before }] of phases.entries())
      if (number > 0) expect(before).toEqual(phases[number - 1]?.after)
    expect(phases.at(-1)?.after).toEqual(script.state.shared.position)
    expect(phases[2]?.resolutions.map(({ order }) => formatOrder(order))).toEqual(['F NOO R HEI'])
    expect(phases[1]?.after.dislodged.map(({ unit }) => unit.at)).toEqual(['NOO'])
  })

  test('follow from the match after it was saved and loaded', () => {
    const started = startMatch(diplomacy, { roster: TWO, options: { variant: 'Duel' } })
    if (!started.ok) throw new Error(started.error.message)
    let { match } = started
    const { events, log } = played()
    const drawn = { kind: 'answer', at: at(0), by: 'Dee', prompt: 0, answer: [0, 1] } as const
    for (const entry of [drawn, ...log]) {
      const step = submit(diplomacy, match, entry)
      if (!step.ok) throw new Error(step.error.message)
      match = step.match
    }
    match = tick(diplomacy, match, at(3 * WEEK)).match
    const loaded = loadMatch(diplomacy, saveMatch(match))
    if (!loaded.ok) throw new Error(loaded.error.message)
    const found = historyOfMatch(diplomacy, loaded.value.match)
    expect(found.slice(0, 4)).toEqual(historyOfEvents(events))
  })

  test('end with the referee’s correction of the position', () => {
    const { events } = played()
    const position = holding({ HEI: 'EAST' })
    const phases = historyOfEvents([...events, { type: 'corrected', position }])
    expect(phases.at(-1)?.after).toEqual(position)
    expect(phases).toHaveLength(4)
  })
})

test('centres are counted at the start and after each year', () => {
  const { events } = played()
  const phases = historyOfEvents(events)
  expect(centreCounts(DIPLOMACY_DUEL, [])).toEqual([])
  expect(centreCounts(DIPLOMACY_DUEL, phases)).toEqual([
    { year: 0, centres: { WEST: 3, EAST: 3 } },
    { year: 1, centres: { WEST: 4, EAST: 4 } },
  ])
  // Centres are counted right after the retreats, before the adjustments.
  expect(centreCounts(DIPLOMACY_DUEL, phases.slice(0, 2))).toHaveLength(1)
  expect(centreCounts(DIPLOMACY_DUEL, phases.slice(0, 3))).toHaveLength(2)
})
