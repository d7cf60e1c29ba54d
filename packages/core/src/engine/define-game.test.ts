import { describe, expect, test } from 'vitest'
import { err } from '../result.js'
import type { Errands } from './errand-types.test-support.js'
import { errandDefinition, errands } from './errands.test-support.js'
import { at, by, Sitting } from './match-script.test-support.js'
import { defineText } from './text.js'

const log = (text: string) => ({ call: 'log', text }) as const

describe('a game', () => {
  test('has the facts of its definition', () => {
    const game = errands()
    expect(game).toMatchObject({
      id: 'errands',
      revision: 1,
      description: { title: 'Errands' },
      migrations: {},
    })
    expect(game.schemas.move).toBe(errandDefinition.move)
    const view = game.view(new Sitting().state, 'public')
    expect(game.notation.format({ type: 'cheer' }, view)).toBe('{"type":"cheer"}')
    expect(game.notation.parse('{"type":"cheer"}', view)).toEqual({
      ok: true,
      value: { type: 'cheer' },
    })
    for (const odd of [null, undefined, 7, { type: 'cheer' }, ['cheer']]) {
      expect(game.notation.parse(odd as never, view)).toMatchObject({
        ok: false,
        error: { message: 'Send the move as a text.' },
      })
    }
    expect(game.render(view)).toBe('red\nblue')
    const migrations = { 0: (saved: { options: unknown; log: readonly unknown[] }) => saved }
    expect(errands({ migrations }).migrations).toBe(migrations)
    const { determinize: _, ...rest } = errandDefinition
    expect('determinize' in game).toBe(true)
    expect('determinize' in errands({ ...rest, determinize: undefined } as never)).toBe(false)
  })

  test('shares unchanged parts between successive states', () => {
    const sitting = new Sitting()
    const before = sitting.state
    const after = sitting.apply(by.run(1, 'Ann', log('one'))).state
    expect(after.secret).toBe(before.secret)
    expect(after.roster).toBe(before.roster)
    expect(after.options).toBe(before.options)
    expect(after.shared).not.toBe(before.shared)
    expect(after.shared.plans).toBe(before.shared.plans)
  })

  test('continues from a state that passed through JSON', () => {
    const { game, state } = new Sitting()
    const loaded = JSON.parse(JSON.stringify(state)) as typeof state
    const entry = by.run(1, 'Ann', log('one'))
    expect(game.apply(loaded, entry)).toEqual(game.apply(state, entry))
  })

  test('moves a gift from the table to a hand the same way in apply and in simulate', () => {
    const sitting = new Sitting().apply(
      by.move(1, 'Ann', { type: 'give', gift: { of: [7] } }),
      by.move(2, 'Bob', { type: 'keep' }),
    )
    expect(sitting.state.secret[1]?.kept).toEqual([7, 0])
    expect(sitting.state.shared.gifts).toEqual([])
  })

  test('leaves the state alone when it refuses an entry after a deadline', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: 1 }),
    )
    const before = sitting.state
    expect(sitting.refuses(by.run(1, 'Zoe')).code).toBe('notAllowed')
    expect(sitting.state).toBe(before)
    expect(before.clock.timers).toHaveLength(1)
  })

  test('returns the entry as a frozen copy for the log', () => {
    const { game, state } = new Sitting()
    const entry = by.run(1, 'Ann', log('one'))
    const step = game.apply(state, entry)
    if (!step.ok) throw new Error(step.error.message)
    expect(step.value.entry).toStrictEqual(entry)
    expect(step.value.entry).not.toBe(entry)
    expect(Object.isFrozen(step.value.entry)).toBe(true)
    expect(Object.isFrozen(entry)).toBe(false)
  })
})

describe('a replay', () => {
  const entries = [
    by.run(1, 'Ann', log('one')),
    by.run(2, 'Bob', log('two'), { call: 'ask', name: 'coin' }),
    by.answer(3, 'Ref', 0, 1),
    by.society(4, { type: 'leave', persons: ['Cyd'], from: 'match' }),
    by.time(5),
  ]

  test('applies many entries with the same result as one by one', () => {
    const { game, state } = new Sitting()
    const sitting = new Sitting().apply(...entries)
    expect(game.applyAll(state, entries)).toEqual({ ok: true, value: sitting.state })
    expect(game.applyAll(state, [])).toEqual({ ok: true, value: state })
  })

  test('fails as a whole, with the entry and the reason', () => {
    const { game, state } = new Sitting()
    const before = JSON.stringify(state)
    const broken = [...entries.slice(0, 2), by.run(2, 'Zoe'), ...entries.slice(2)]
    expect(game.applyAll(state, broken)).toMatchObject({
      ok: false,
      error: { index: 2, error: { code: 'notAllowed' } },
    })
    expect(JSON.stringify(state)).toBe(before)
    expect(game.applyAll(state, [entries[0], null])).toMatchObject({
      error: { index: 1, error: { code: 'invalidEntry' } },
    })
  })
})

describe('a state sampled from a view', () => {
  const { game, state } = new Sitting().apply(
    by.move(1, 'Ann', { type: 'hide', note: 'a' }),
    by.run(
      2,
      'Ann',
      { call: 'start', deadline: 'turn', length: 3_600_000 },
      { call: 'start', deadline: 'own', seat: 1, length: 1_800_000 },
    ),
  )
  const pick = (of: number): number => of - 1

  test('keeps the public part of the view and samples the rest', () => {
    const sampled = game.determinize?.(game.view(state, 0), pick, at(2))
    expect(sampled).toMatchObject({
      options: state.options,
      shared: state.shared,
      secret: [{ note: '99' }, { note: '99' }, { note: '99' }],
      hidden: { truth: null },
      clock: {
        now: at(2),
        timers: [
          { name: 'turn', due: at(3) },
          { name: 'own', seat: 1 },
        ],
      },
      openPrompts: [{ id: 0, name: 'coin', to: 'referee', at: at(2) }],
      promptCount: 1,
      outcome: null,
    })
    expect(sampled?.roster).toEqual({
      ...state.roster,
      silence: { heard: at(2), noticed: null, inquired: null },
    })
  })

  test('is set before the next deadline, or at the latest known time', () => {
    expect(game.determinize?.(game.view(state, 0), pick).clock.now).toBe(at(2.5) - 1)
    const withoutDeadline = new Sitting()
    const sampledTime = () =>
      game.determinize?.(game.view(withoutDeadline.state, 'referee'), pick).clock.now
    expect(sampledTime()).toBe(withoutDeadline.state.roster.startedAt)
    withoutDeadline.apply(by.run(3, 'Ann', { call: 'ask', name: 'coin' }))
    expect(sampledTime()).toBe(at(3))
    withoutDeadline.apply(by.society(4, { type: 'dispute', by: 'Ann' }))
    expect(sampledTime()).toBe(at(4))
    withoutDeadline.apply(by.society(5, { type: 'exhibition', as: 'speaker' }))
    expect(sampledTime()).toBe(at(5))
  })

  test('has the prompts that the view shows, with their numbers and times', () => {
    const sitting = new Sitting().apply(
      by.run(1, 'Ann', { call: 'ask', name: 'alarm' }, { call: 'ask', name: 'dice' }),
      by.answer(2, 'Ref', 0, 1),
      by.run(3, 'Ann', { call: 'ask', name: 'coin', to: 1 }, { call: 'ask', name: 'coin' }),
    )
    for (const viewer of ['referee', 1] as const) {
      const view = sitting.game.view(sitting.state, viewer)
      const again = sitting.game.determinize?.(view, pick)
      if (again === undefined) throw new Error('Nothing was sampled.')
      expect(sitting.game.view(again, viewer)).toMatchObject({
        openPrompts: Object(view).openPrompts,
      })
      expect(again.promptCount).toBe((again.openPrompts.at(-1)?.id ?? 0) + 1)
    }
  })

  test('can be played on', () => {
    const sampled = game.determinize?.(game.view(state, 0), pick)
    if (sampled === undefined) throw new Error('Nothing was sampled.')
    const simulation = game.simulate(sampled)
    expect(simulation.advanceToNextDeadline()).toBe(true)
    expect(simulation.state.shared.log.at(-1)).toBe('own 1')
    expect(Object.isFrozen(sampled.shared)).toBe(true)
  })
})

test('the error of a notation is cut to one line', () => {
  const { options, ...text } = errandDefinition
  const { notation } = defineText<Errands>({
    ...text,
    notation: {
      ...errandDefinition.notation,
      parse: (text) => err(`${text}\n\tno \u001bmove`.repeat(200)),
    },
  })
  const view = errands().view(new Sitting().state, 'public')
  const read = notation.parse('fly 🐟', view)
  expect(read.ok ? '' : read.error.message).toMatch(/^fly 🐟 no ·move\P{Cc}{900,985}…$/u)
})
