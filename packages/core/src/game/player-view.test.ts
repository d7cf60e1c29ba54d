import { describe, expect, test } from 'vitest'
import { errands, joining } from '../engine/errands.test-support.js'
import { by, Sitting } from '../engine/match-script.test-support.js'
import { playerView, tagOf } from './player-view.js'
import { isVisibleTo, namesOf, viewerOf } from './viewer.js'

const game = errands(joining)

const joined = (): Sitting =>
  new Sitting({ game }).apply(
    by.society(1, { type: 'join', person: 'Eve', join: { word: 'friend' } }),
    by.society(2, { type: 'vacation', person: 'Bob', substitute: { person: 'Sub', agrees: true } }),
    by.society(2, { type: 'vacation', person: 'Cyd' }),
  )

describe('the role of a person', () => {
  test.each([
    ['a player', 'Ann', 0],
    ['a player who joined late', 'Eve', 3],
    ['a Substitute', 'Sub', 1],
    ['a player whose Substitute plays', 'Bob', { person: 'Bob' }],
    ['a player whose seat waits for them', 'Cyd', 2],
    ['the referee', 'Ref', 'referee'],
    ['a stranger', 'Zoe', { person: 'Zoe' }],
  ])('follows from their place in the match: %s', (_, person, viewer) => {
    expect(viewerOf(joined().state, person)).toEqual(viewer)
  })

  test.each([
    ['public', 2, true],
    ['public', { person: 'Zoe' }, true],
    [2, 2, true],
    [2, 1, false],
    [2, 'public', false],
    ['referee', 'referee', true],
    ['referee', 0, false],
    [{ person: 'Zoe' }, { person: 'Zoe' }, true],
    [{ person: 'Zoe' }, { person: 'Eve' }, false],
    [{ person: 'Zoe' }, 0, false],
  ] as const)('an event for %j is shown to %j: %j', (to, viewer, told) => {
    expect(isVisibleTo({ to }, viewer)).toBe(told)
  })

  test('the names of a match include players who joined late', () => {
    expect(namesOf(joined().state)).toEqual(['Ann', 'Bob', 'Cyd', 'Eve'])
  })
})

describe('a player view', () => {
  const sitting = new Sitting({ game }).apply(
    by.run(
      1,
      'Ann',
      { call: 'tell', to: 'public', text: 'for all' },
      { call: 'tell', to: 0, text: 'for Ann' },
      { call: 'tell', to: 'referee', text: 'for Ref' },
    ),
  )
  const { state, events } = sitting
  const heard = (person?: string): number =>
    playerView(game, state, person === undefined ? 'public' : viewerOf(state, person), { events })
      .messages.length

  test('has the page and the text of a role', () => {
    const page = playerView(game, state, 0, { events })
    expect(page).toMatchObject(playerView(game, state, 0))
    expect(page.text).toBe(game.render(game.view(state, 0)))
  })

  test('has the same etag wherever it is made', () => {
    const seen = { view: () => ({ role: 'public' }), pendingActions: () => [] }
    expect(tagOf(seen as never, null, 'public')).toBe('16nbus61mnqq021yb0smunuh7nr')
  })

  test('has only the events for its viewer', () => {
    expect([heard('Ann'), heard('Ref'), heard('Bob'), heard('Zoe'), heard()]).toEqual([
      2, 2, 1, 1, 1,
    ])
    expect(playerView(game, state, 'public', { events }).view.role).toBe('public')
  })
})
