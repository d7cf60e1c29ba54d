import { expectTypeOf, test } from 'vitest'
import { type Nim, nim } from '../bots/nim.test-support.js'
import type { State } from '../engine/bundle.js'
import type { LogEntry } from '../entry.js'
import type { EventOf, MatchOf, MoveOf, OptionsOf, StateOf, ViewOf } from '../game/types-of.js'
import { createMatch } from '../handle/create-match.js'
import type { Referee } from '../prompt.js'
import { type RefereeOptions, startMatch, submit } from './match.js'
import type { Match } from './match-value.js'

const players = ['Ann', 'Bob']
const roster = { players, referees: [], startedAt: 0 }
const started = startMatch(nim, { roster, options: { matches: 9 } })
if (!started.ok) throw new Error(started.error.message)
const match: Match<State<Nim>, Nim['Move']> = started.match
const sent: unknown = null
const entry: LogEntry = { kind: 'time', at: 0 }

test('an unread value can be submitted as it is', () => {
  expectTypeOf(submit(nim, match, sent)).toEqualTypeOf(submit(nim, match, { kind: 'time', at: 0 }))
  submit(nim, match, entry)
  submit(nim, match, { kind: 'move', at: 0, by: 'Ann', move: sent })
  const event = { type: 'join', person: 'Eve', join: sent } as const
  submit(nim, match, { kind: 'roster', at: 0, event })
})

test('a match starts from an announcement that is typed or unread', () => {
  startMatch(nim, { roster: sent, options: sent })
  startMatch(nim, { roster: { players: ['Ann', 'Bob'], referees: [], startedAt: 0 } })
  startMatch(nim, { roster, options: { matches: 9 } })
  // @ts-expect-error there is no such option
  startMatch(nim, { roster, options: { mathces: 9 } })
  // @ts-expect-error the players have names
  startMatch(nim, { roster: { players: 2, referees: [], startedAt: 0 } })
  // @ts-expect-error the time of the start is missing
  startMatch(nim, { roster: { players: ['Ann', 'Bob'], referees: [] } })
})

test('a typed entry must have the right type', () => {
  submit(nim, match, { kind: 'move', at: 0, by: 'Ann', move: { type: 'take', matches: 3 } })
  // @ts-expect-error there is no such move
  submit(nim, match, { kind: 'move', at: 0, by: 'Ann', move: { type: 'give', matches: 3 } })
  // @ts-expect-error there is no such kind
  submit(nim, match, { kind: 'moves', at: 0, by: 'Ann', move: sent })
  // @ts-expect-error a stamp is a number
  submit(nim, match, { kind: 'move', at: '0', by: 'Ann', move: sent })
})

test('a referee that may be missing can be passed on', () => {
  expectTypeOf<{ referee: Referee | undefined }>().toExtend<RefereeOptions>()
})

test('a function that submits unread moves can keep the match in a variable', () => {
  function take(before: MatchOf<typeof nim>, move: unknown): MatchOf<typeof nim> {
    let kept = before
    const step = submit(nim, kept, { kind: 'move', at: 0, by: 'Ann', move })
    kept = step.match
    if (!step.ok) expectTypeOf(step.error.message).toBeString()
    return kept
  }
  expectTypeOf(take).toBeFunction()
})

test('all types of a match can be named by its game', () => {
  expectTypeOf<StateOf<typeof nim>>().toEqualTypeOf<State<Nim>>()
  expectTypeOf<MoveOf<typeof nim>>().toEqualTypeOf<Nim['Move']>()
  expectTypeOf<OptionsOf<typeof nim>>().toEqualTypeOf<Nim['Options']>()
  expectTypeOf<ViewOf<typeof nim>['shared']>().toEqualTypeOf<{
    readonly matches: number
    readonly turn: number
  }>()
  expectTypeOf<EventOf<typeof nim>['recipients']>().toEqualTypeOf<'everyone' | readonly string[]>()
  expectTypeOf<MatchOf<typeof nim>['state']>().toEqualTypeOf<State<Nim>>()
})

test('a handle takes texts, the moves of its game, and unread values', () => {
  const handle = createMatch(nim, { players, options: { matches: 9 } })
  handle.play('Ann', '3')
  handle.play('Ann', { type: 'take', matches: 3 })
  handle.play('Ann', sent)
  // @ts-expect-error there is no such move
  handle.play('Ann', { type: 'give', matches: 3 })
  const setUp = (): unknown =>
    // @ts-expect-error there is no such option
    createMatch(nim, { players, options: { mathces: 9 } })
  expectTypeOf(setUp).toBeFunction()
  expectTypeOf(handle.viewFor('Ann')).toEqualTypeOf<ViewOf<typeof nim>>()
})
