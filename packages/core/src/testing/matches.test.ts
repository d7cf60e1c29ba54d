import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '../engine/bundle.js'
import { lawsOf } from './laws.js'
import { matches } from './matches.js'
import { type RandomMatch, randomMatch } from './random-match.js'
import { besides } from './toys/breach.test-support.js'
import { type Fair, fair, fairOptions } from './toys/fair.test-support.js'
import { type Numbers, numbers, ROSTER } from './toys/numbers.test-support.js'

const opening = { roster: ROSTER }

function picks(seed: number): (of: number) => number {
  let now = seed
  return (of) => {
    now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0
    return (now >>> 8) % of
  }
}

describe('a random match', () => {
  test('is the same for the same choices', () => {
    expect(randomMatch(numbers(), opening, picks(7))).toStrictEqual(
      randomMatch(numbers(), opening, picks(7)),
    )
    expect(randomMatch(numbers(), opening, picks(7)).entries).not.toStrictEqual(
      randomMatch(numbers(), opening, picks(8)).entries,
    )
  })

  test('reports tried and accepted entries, and its end', () => {
    const game = numbers()
    const { start, trials, entries, state } = randomMatch(game, opening, picks(3), {
      disruption: 60,
    })
    const accepted = trials.filter(({ result }) => result.ok)
    expect(entries).toStrictEqual(accepted.map(({ entry }) => entry))
    expect(game.applyAll(start.state, entries)).toStrictEqual({ ok: true, value: state })
    expect(trials.some(({ result }) => !result.ok)).toBe(true)
  })

  test('without disruption has only moves, answers and times, and no refusals', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { trials, state } = randomMatch(numbers(), opening, picks(seed), { disruption: 0 })
      expect(trials.every(({ entry, result }) => result.ok && entry.kind !== 'roster')).toBe(true)
      expect(state.outcome).not.toBeNull()
    }
  })

  test('has no more entries than the limit', () => {
    expect(randomMatch(numbers(), opening, picks(1), { entries: 5 }).trials).toHaveLength(5)
  })

  test('starts from any opening of a given arbitrary', () => {
    const openings = fc.integer({ min: 1, max: 2 }).map((rounds) => ({
      roster: ROSTER,
      options: { rounds },
    }))
    const played = fc.sample(matches(numbers(), openings), { seed: 1, numRuns: 20 })
    expect(new Set(played.map(({ state }) => state.options.rounds))).toStrictEqual(new Set([1, 2]))
  })

  test('refuses a set-up that the game refuses', () => {
    const empty = { roster: { ...ROSTER, players: [] } }
    expect(() => randomMatch(numbers(), empty, picks(1))).toThrow('0 players are too few')
  })
})

describe('random matches reach', () => {
  const seen = new Map<string, number>()
  for (const match of fc.sample(
    matches(fair(), fairOptions.setups, { ...fairOptions, disruption: 40 }),
    { seed: 1250, numRuns: 300 },
  ))
    for (const what of happenings(match)) seen.set(what, (seen.get(what) ?? 0) + 1)
  for (const match of fc.sample(matches(numbers(), [opening]), { seed: 1250, numRuns: 300 }))
    for (const what of happenings(match))
      seen.set(`numbers: ${what}`, (seen.get(`numbers: ${what}`) ?? 0) + 1)

  test.each([
    ...['join', 'leave', 'vacation', 'substitute', 'return', 'activity', 'refereeResigns'],
    ...['refereeFound', 'continue', 'dispute', 'decision', 'exhibition'],
    ...['offer', 'whisper', 'cry', 'drop', 'rain', 'sun', 'name'],
    ...['several deadlines at once', 'an entry past a deadline'],
    ...['outOfOrder', 'clockBehind', 'tooLate', 'paused', 'notAsked', 'noSuchPrompt', 'badAnswer'],
    ...['numbers: no referee', 'numbers: refereeFound', 'numbers: dispute', 'numbers: over'],
    ...['numbers: silence', 'numbers: inquire', 'numbers: a referee silent for good'],
  ])('“%s”', (what) => {
    expect(seen.get(what) ?? 0).toBeGreaterThan(0)
  })
})

function happenings(
  match: RandomMatch<State<Fair>, Fair['Move']> | RandomMatch<State<Numbers>, Numbers['Move']>,
): readonly string[] {
  return match.trials.flatMap(({ before, entry, result }): string[] => {
    if (!result.ok) return [result.error.code]
    const { state, events } = result.value
    const due = before.clock.timers.filter((timer) => timer.due !== null && timer.due <= entry.at)
    const what: string[] = []
    if (entry.kind === 'roster') what.push(entry.event.type)
    if (entry.kind === 'move') what.push(entry.move.type)
    if (due.length > 1) what.push('several deadlines at once')
    if (due.length > 0 && entry.kind !== 'time') what.push('an entry past a deadline')
    if (state.roster.pauses.some(({ reason }) => reason === 'no referee')) what.push('no referee')
    if (entry.kind === 'time' && events.some(({ event }) => event.type === 'refereeLost')) {
      what.push('a referee silent for good')
    }
    if (state.outcome !== null) what.push('over')
    return what
  })
}

describe('a match that breaks a property', () => {
  const property = fc.property(matches(numbers(), [opening]), ({ entries }) => {
    return !entries.some((entry) => entry.kind === 'roster' && entry.event.type === 'dispute')
  })
  const { counterexample, numShrinks } = fc.check(property, { seed: 3, numRuns: 500 })

  test('is shortened to the entries that matter', () => {
    expect(counterexample?.[0].entries).toMatchObject([{ event: { type: 'dispute' } }])
    expect(numShrinks).toBeGreaterThan(0)
  })

  test('is printed as its entries', () => {
    expect(fc.stringify(counterexample?.[0])).toMatch(
      /^Roster: .*"Ann","Bob","Cyd".*\nOptions: the defaults\nEntries:\n {3}0 {2}\{"kind":"roster".*$/u,
    )
  })
})

test('a broken law reports the difference, the roster, the entries and the seed', () => {
  const game = besides((draft) => {
    if (draft.shared.rounds.length > 0) Reflect.set(draft.shared, 'since', new Date(0))
  })
  const setups = [{ roster: ROSTER, options: { rounds: 2 } }]
  const law = lawsOf(game, { setups, runs: 20, seed: 7 })[1]
  expect(law?.name).toBe('states survive JSON')
  expect(() => law?.check()).toThrow(
    /^numbers breaks the law “states survive JSON”\.\nwhat apply gives is not plain: value\.state\.shared\.since is an instance of Date\nSo at entry \d, or after it\.\nRoster: {2}.*\nOptions: \{"rounds":2\}\nEntries:\n(?: {3}\d .*\n){3,7}Seed: 7, match \d+, shortened \d+ times\.$/u,
  )
})

test('a game that throws breaks every law', () => {
  const game = besides(() => {
    throw new Error('Oh no')
  })
  for (const law of lawsOf(game, { setups: [opening], runs: 5, fuzzCount: 100 })) {
    expect(() => law.check()).toThrow(
      /^numbers breaks the law “.*” while a match is played: Oh no/u,
    )
  }
})
