import { describe, expect, test } from 'vitest'
import type { Viewer } from '../game/viewer.js'
import { hours } from '../time.js'
import type { Want } from './errand-types.test-support.js'
import { errandDefinition, errands } from './errands.test-support.js'
import { canMove } from './legal.js'
import { at, by, Sitting, START } from './match-script.test-support.js'

const hides = (h: number, person: string, note: string) =>
  by.move(h, person, { type: 'hide', note })

describe('a view', () => {
  const sitting = new Sitting().apply(
    hides(1, 'Ann', 'a'),
    hides(1, 'Bob', 'b'),
    by.run(
      2,
      'Cyd',
      { call: 'ask', name: 'coin' },
      { call: 'ask', name: 'essay', to: 1 },
      { call: 'ask', name: 'dice', to: 'host' },
      { call: 'start', deadline: 'turn', length: hours(3), through: ['lunch'] },
    ),
  )
  const { game, state } = sitting
  const { silence: _, ...roster } = state.roster
  const shown = {
    options: state.options,
    shared: state.shared,
    roster,
    deadlines: [{ name: 'turn', seat: null, due: at(5), left: null, runsDuring: ['lunch'] }],
    outcome: null,
  }

  test('of the public has only the public parts, the roster and the deadlines', () => {
    expect(game.view(state, 'public')).toStrictEqual({ role: 'public', ...shown })
  })

  test('of a seat adds its own secret and prompts', () => {
    expect(game.view(state, 1)).toStrictEqual({
      role: 'seat',
      ...shown,
      seat: 1,
      mine: { note: 'b', kept: [] },
      known: [null, { note: 'b', kept: [] }, null],
      openPrompts: [state.openPrompts[1]],
    })
  })

  test('of the referee adds every secret, the hidden part and the referee’s prompts', () => {
    expect(game.view(state, 'referee')).toStrictEqual({
      role: 'referee',
      ...shown,
      known: state.secret,
      hidden: { truth: 'The cake is a lie.' },
      openPrompts: [state.openPrompts[0]],
    })
  })

  test('of a person adds what they have sent, as the game shows it', () => {
    expect(game.view(state, { person: 'Zoe' })).toStrictEqual({
      role: 'person',
      ...shown,
      person: 'Zoe',
      sent: null,
    })
    const showingSender = errands({ sentBy: (__, person) => [person] })
    expect(showingSender.view(state, { person: 'Zoe' })).toMatchObject({ sent: ['Zoe'] })
  })

  test('of a referee who may not know secrets has neither secrets nor the hidden part', () => {
    const blind = errands({ seesSecrets: () => false })
    expect(blind.view(state, 'referee')).toMatchObject({
      known: [null, null, null],
      hidden: null,
      openPrompts: [state.openPrompts[0]],
    })
  })

  test('of a seat with an office adds the secrets that the office may know', () => {
    const chair = errands({ seesSecrets: (__, viewer) => viewer === 0 && [2, 1] })
    expect(chair.view(state, 0)).toMatchObject({ known: state.secret })
    expect(chair.view(state, 1)).toMatchObject({ known: [null, { note: 'b' }, null] })
  })

  test('of a seat that does not exist is the public one', () => {
    for (const seat of [3, -1, 0.5]) {
      expect(game.view(state, seat)).toStrictEqual({ role: 'public', ...shown })
    }
  })

  test('shows the remaining time of a paused deadline, and why play is paused', () => {
    const halted = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'own', length: hours(9), seat: 1 }),
      by.society(4, { type: 'dispute', by: 'Ann' }),
    )
    expect(halted.game.view(halted.state, 'public')).toMatchObject({
      deadlines: [{ name: 'own', seat: 1, due: null, left: hours(5), runsDuring: [] }],
      roster: { pauses: [{ reason: 'dispute', since: at(4) }] },
    })
  })

  test('does not depend on the secret actions and prompts of others, or their times', () => {
    const other = new Sitting().apply(
      hides(1, 'Bob', 'b'),
      by.run(
        2,
        'Cyd',
        { call: 'ask', name: 'word' },
        { call: 'ask', name: 'essay', to: 1 },
        { call: 'withdraw', name: 'word' },
        { call: 'start', deadline: 'turn', length: hours(3), through: ['lunch'] },
      ),
      hides(3, 'Cyd', 'c'),
    ).state
    const hidden = { ...other, shared: state.shared, hidden: { truth: 'It is not.' } }
    expect(game.view(hidden, 'public')).toStrictEqual(game.view(state, 'public'))
    expect(game.view(hidden, { person: 'Zoe' })).toStrictEqual(game.view(state, { person: 'Zoe' }))
    expect(game.view(hidden, 1)).toStrictEqual(game.view(state, 1))
  })
})

describe('pending actions', () => {
  const wants = (...list: readonly Want[]) =>
    new Sitting().apply(
      by.run(
        0,
        'Ann',
        { call: 'start', deadline: 'turn', length: hours(5) },
        { call: 'start', deadline: 'own', length: hours(7), seat: 1 },
        ...list.map((want) => ({ call: 'want', want }) as const),
      ),
    )

  const open: Want = { action: 'run', actor: 0, need: 'required', deadline: 'turn' }
  const secret: Want = {
    action: 'run',
    actor: 1,
    need: 'optional',
    visibleTo: 'actor',
    deadline: 'own',
  }

  test('have the deadline of the match or of the seat', () => {
    const { game, state } = wants(open, secret, { ...open, action: 'cheer', deadline: 'vigil' })
    expect(game.pendingActions(state, 1, 'all')).toEqual([
      { action: 'run', actor: 0, need: 'required', deadline: at(5), prompt: null },
      { action: 'cheer', actor: 0, need: 'required', deadline: null, prompt: null },
      { action: 'run', actor: 1, need: 'optional', deadline: at(7), prompt: null },
    ])
  })

  test('of others are shown on request to a viewer who may know them', () => {
    const { game, state } = wants(open, secret)
    const shared = (viewer: Viewer) => game.pendingActions(state, viewer).map(({ actor }) => actor)
    expect([0, 1, 'public' as const, 'referee' as const].map(shared)).toEqual([[0], [1], [], []])
    expect(shared({ person: 'Bob' })).toEqual([1])
    const seen = (viewer: Viewer) =>
      game.pendingActions(state, viewer, 'all').map(({ actor }) => actor)
    expect(seen(0)).toEqual([0])
    expect(seen(1)).toEqual([0, 1])
    expect(seen('public')).toEqual([0])
    expect(seen('referee')).toEqual([0, 1])
    expect(seen({ person: 'Bob' })).toEqual([0, 1])
    expect(seen({ person: 'Zoe' })).toEqual([0])
    const blind = errands({ seesSecrets: () => false })
    expect(blind.pendingActions(state, 'referee', 'all').map(({ actor }) => actor)).toEqual([0])
  })

  test('of the referee are shown to the referee, and those of anyone to all', () => {
    const { game, state } = wants(
      { ...open, actor: 'referee', visibleTo: 'actor' },
      { ...open, actor: 'anyone' },
    )
    expect(game.pendingActions(state, 'referee').map(({ actor }) => actor)).toEqual([
      'referee',
      'anyone',
    ])
    expect(game.pendingActions(state, 0).map(({ actor }) => actor)).toEqual(['anyone'])
  })

  test('ask the addressee of a prompt for an answer, hidden from others', () => {
    const { game, state } = new Sitting().apply(
      by.run(
        0,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'essay', to: 1 },
        { call: 'ask', name: 'dice', to: 'host' },
      ),
    )
    const seen = (viewer: Viewer) =>
      game
        .pendingActions(state, viewer, 'all')
        .map(({ action, actor, prompt }) => `${action} of ${actor}: ${prompt}`)
    expect(game.pendingActions(state, 1)).toEqual([
      { action: 'essay', actor: 1, need: 'required', deadline: null, prompt: 1 },
    ])
    expect(seen('referee')).toEqual(['coin of referee: 0', 'dice of host: 2'])
    expect(seen({ person: 'Bob' })).toEqual(['essay of 1: 1'])
    expect(seen(0)).toEqual([])
    expect(seen('public')).toEqual([])
    expect(seen({ person: 'Zoe' })).toEqual([])
  })

  test('ask for an answer until the deadline that closes its prompt, if the game says so', () => {
    const coin = { ...errandDefinition.prompts.coin, deadline: 'turn' as const }
    const game = errands({ prompts: { ...errandDefinition.prompts, coin } })
    const { state } = new Sitting({ game }).apply(
      by.run(
        0,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'dice' },
        { call: 'start', deadline: 'turn', length: 5 },
      ),
    )
    expect(
      game.pendingActions(state, 'referee').map(({ action, deadline }) => [action, deadline]),
    ).toEqual([
      ['coin', START + 5],
      ['dice', null],
    ])
  })

  test('are only pause actions during a pause', () => {
    const sitting = wants(open, { ...open, action: 'cheer', actor: 'anyone' })
    sitting.apply(
      by.run(
        1,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'alarm' },
        { call: 'halt', reason: 'lunch' },
      ),
    )
    const { game, state } = sitting
    expect(game.pendingActions(state, 0)).toEqual([
      { action: 'cheer', actor: 'anyone', need: 'required', deadline: null, prompt: null },
    ])
    expect(game.pendingActions(state, 'referee').map(({ action }) => action)).toEqual([
      'cheer',
      'alarm',
    ])
  })
})

describe('legal moves', () => {
  const types = (moves: readonly { readonly type: string }[]) => moves.map(({ type }) => type)

  test('come from the game, for each seat that can act', () => {
    const { game, state } = new Sitting()
    const legal = game.legalMoves(game.view(state, 0))
    expect(legal.complete && types(legal.moves)).toEqual(['run', 'cheer', 'hide'])
    for (const seat of [3, -1, 0.5]) {
      expect(game.legalMoves(game.view(state, seat))).toMatchObject({ complete: true, moves: [] })
      expect(game.legalMoves(game.view(state, seat)).sample(() => 0)).toBeUndefined()
    }
  })

  test('belong to the person in the seat while play is not paused', () => {
    const { state } = new Sitting()
    expect([-1, 0, 1, 2, 3, 0.5].map((seat) => canMove(state, seat))).toEqual([
      ...[false, true, true, true, false, false],
    ])
    const left = new Sitting().apply(
      by.society(1, { type: 'leave', persons: ['Ann'], from: 'match' }),
    )
    expect([0, 1].map((seat) => canMove(left.state, seat))).toEqual([false, true])
    const halted = new Sitting().apply(by.society(1, { type: 'dispute', by: 'Ann' }))
    expect(canMove(halted.state, 0)).toBe(false)
    const over = { ...state, outcome: { at: 1, winners: [], ranking: [], awards: [] } }
    expect(canMove(over, 0)).toBe(false)
  })

  test('are only pause moves during a pause', () => {
    const { game, state } = new Sitting().apply(by.society(1, { type: 'dispute', by: 'Ann' }))
    const legal = game.legalMoves(game.view(state, 0))
    expect(legal.complete && types(legal.moves)).toEqual(['cheer'])
    expect(game.legalMoves(game.view(state, 0)).sample(() => 0)).toEqual({ type: 'cheer' })
    expect(game.simulate(state).sample(0, () => 0)).toEqual({ type: 'cheer' })
  })

  test('are none during a pause if the game has no pause moves', () => {
    const { moves } = errandDefinition
    const notWhilePaused = (move: object) => ({ ...move, whilePaused: false })
    const game = errands({
      moves: {
        ...moves,
        edict: notWhilePaused(moves.edict),
        cheer: notWhilePaused(moves.cheer),
      } as typeof moves,
      sampleMove: () => ({ type: 'cheer' }),
    })
    const { state } = new Sitting({ game })
    expect(game.legalMoves(game.view(state, 0)).sample(() => 0)).toEqual({ type: 'cheer' })
    const halted = new Sitting({ game }).apply(by.society(1, { type: 'dispute', by: 'Ann' })).state
    expect(game.legalMoves(game.view(halted, 0))).toMatchObject({ complete: true, moves: [] })
    expect(game.legalMoves(game.view(halted, 0)).sample(() => 0)).toBeUndefined()
    expect(game.simulate(halted).sample(0, () => 0)).toBeUndefined()
  })

  test('are sampled if they are too many to list, and during a pause until one is allowed', () => {
    let drawn = 0
    const game = errands({
      listMoves: () => ({ moves: [], complete: false }),
      sampleMove: () => (drawn++ % 3 === 2 ? { type: 'cheer' } : { type: 'run', errands: [] }),
    })
    const { state } = new Sitting({ game })
    expect(game.legalMoves(game.view(state, 0)).sample(() => 0)).toEqual({
      type: 'run',
      errands: [],
    })
    const halted = new Sitting({ game }).apply(by.society(1, { type: 'dispute', by: 'Ann' })).state
    const legal = game.legalMoves(game.view(halted, 0))
    expect(!legal.complete && legal.sample(() => 0)).toEqual({ type: 'cheer' })
    const never = errands({
      listMoves: () => ({ moves: [], complete: false }),
      sampleMove: () => ({ type: 'run', errands: [] }),
    })
    expect(never.legalMoves(never.view(halted, 0)).sample(() => 0)).toBeUndefined()
  })

  test('are sampled from the list, or by the game', () => {
    const { game, state } = new Sitting()
    expect(game.legalMoves(game.view(state, 0)).sample((of) => of - 1)).toEqual({
      type: 'hide',
      note: 'psst',
    })
    const none = errands({ listMoves: () => ({ complete: true, moves: [] }) })
    expect(none.legalMoves(none.view(state, 0)).sample(() => 0)).toBeUndefined()
    const shared = errands({ sampleMove: (_, seat) => ({ type: 'hide', note: String(seat) }) })
    expect(shared.legalMoves(shared.view(state, 2)).sample(() => 0)).toEqual({
      type: 'hide',
      note: '2',
    })
  })
})
