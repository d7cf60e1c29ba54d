import { days, type Match, startMatch, submit, tick } from '@ackanomic/core'
import { lawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { clauses, undercut } from './undercut.js'

const roster = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }

/** Plays entries, each given as [player, number] or as a roster event. Returns the match. */
function played(...entries: readonly (readonly [string, number] | object)[]): Match {
  const started = startMatch(undercut, { roster })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started
  for (const [at, entry] of entries.entries()) {
    const given: unknown = Array.isArray(entry)
      ? { kind: 'move', at, by: entry[0], move: { type: 'name', number: entry[1] } }
      : { kind: 'roster', at, event: entry }
    const step = submit(undercut, match, given)
    if (!step.ok) throw new Error(step.error.message)
    match = step.match
  }
  return match as Match
}

const shared = ({ state }: Match): unknown => (state as { readonly shared: unknown }).shared
const nine = (
  round: readonly (readonly [string, number])[],
): readonly (readonly [string, number])[] => Array.from({ length: 9 }, () => round).flat()

describe('undercut', () => {
  test.each([
    [3, 3, [3, 3]],
    [2, 3, [5, 0]],
    [5, 4, [0, 9]],
    [1, 5, [1, 5]],
  ])('scores %i against %i as %j', (ann, bob, scores) => {
    expect(shared(played(['Ann', ann], ['Bob', bob]))).toEqual({ scores, rounds: 1 })
  })

  test('names 1 for a player who misses the deadline', () => {
    expect(shared(tick(undercut, played(['Ann', 2]) as never, days(3)).match)).toEqual({
      scores: [0, 3],
      rounds: 1,
    })
  })

  test('is won by the higher score after nine rounds, or shared', () => {
    const won = played(
      ...nine([
        ['Ann', 5],
        ['Bob', 3],
      ]),
    )
    expect(undercut.outcome(won.state as never)?.winners).toEqual(['Ann'])
    const shared = played(
      ...nine([
        ['Ann', 5],
        ['Bob', 5],
      ]),
    )
    expect(undercut.outcome(shared.state as never)?.winners).toEqual(['Ann', 'Bob'])
  })

  test('is won by a player who stays when the other leaves', () => {
    const left = played({ type: 'leave', persons: ['Bob'], from: 'match' })
    expect(undercut.outcome(left.state as never)?.winners).toEqual(['Ann'])
    const empty = played({ type: 'leave', persons: ['Ann', 'Bob'], from: 'community' })
    expect(undercut.outcome(empty.state as never)?.winners).toEqual([])
  })

  test('can be won by a Substitute', () => {
    const sub = { person: 'Sub', agrees: true }
    const won = played(
      { type: 'vacation', person: 'Bob', substitute: sub },
      ...nine([
        ['Ann', 1],
        ['Sub', 5],
      ]),
    )
    expect(undercut.outcome(won.state as never)?.winners).toEqual(['Sub'])
  })
})

describe('the laws', () => {
  const options = { setups: [{ roster }], clauses: [clauses], runs: 8, fuzzCount: 300 }
  for (const law of lawsOf(undercut, options)) test(law.name, () => law.check())
})
