import { describe, expect, test } from 'vitest'
import { errandDefinition, errands } from '../engine/errands.test-support.js'
import { tagOf } from '../game/player-view.js'
import type { Referee } from '../prompt.js'
import { loadMatch } from './load.js'
import { startMatch, submit, tick } from './match.js'
import {
  begin,
  game,
  order,
  played,
  roster,
  type ToyMatch,
  tails,
  take,
} from './played.test-support.js'
import { replay, rewind } from './replay.js'
import { saveMatch } from './save.js'

const HOUR = 3_600_000

const log = (match: ToyMatch) => match.state.shared.log.slice(2)

describe('a running match', () => {
  test('does not start if the game refuses its roster [1250.1/VI.a(5)]', () => {
    const started = startMatch(game, { roster: { ...roster, players: ['Ann'] } })
    expect(started).toMatchObject({ ok: false, error: { code: 'tooFewPlayers' } })
  })

  test('delivers the announcements of its start to their recipients', () => {
    const started = startMatch(game, { roster }, { referee: tails })
    expect(started.ok && started.events).toMatchObject([
      { to: 'public', recipients: 'everyone', event: { type: 'said', text: 'Go!' } },
    ])
  })

  test('stays the same through JSON, even if its announcement omits fields', () => {
    const started = startMatch(game, { roster: { ...roster, duel: undefined } as unknown })
    if (!started.ok) throw new Error(started.error.message)
    const { match } = started
    expect(JSON.parse(JSON.stringify(match))).toStrictEqual(match)
  })

  test('records a parsed entry in a new match, and leaves the old one alone', () => {
    const before = begin()
    const { match, appended } = take(before, order(2000, { call: 'log', text: 'hello' }))
    expect(log(match)).toEqual(['hello'])
    expect(appended).toEqual(match.log)
    expect(before.log).toEqual([])
    expect(Object.isFrozen(match.log)).toBe(true)
  })

  test('stays the same after a refused entry, though time has passed', () => {
    const { match } = take(begin(), order(2000, { call: 'start', deadline: 'turn', length: HOUR }))
    const refused = submit(game, match, order(2000 + 2 * HOUR, { call: 'forbidden' }))
    expect(refused).toMatchObject({ ok: false, error: { code: 'forbidden', clause: 'errands/1' } })
    expect(match.state.clock.now).toBe(2000)
  })

  test('asks the referee after every entry until nothing can be answered', () => {
    const { match, appended } = take(
      begin(),
      order(
        2000,
        { call: 'ask', name: 'coin', next: [{ call: 'ask', name: 'coin' }] },
        { call: 'ask', name: 'essay' },
      ),
      tails,
    )
    expect(appended.map(({ kind }) => kind)).toEqual(['move', 'answer', 'answer'])
    expect(appended[1]).toEqual({ kind: 'answer', at: 2000, by: 'Dee', prompt: 0, answer: 0 })
    expect(match.state.openPrompts.map(({ name }) => name)).toEqual(['essay'])
  })

  test('records an answer by the host, or by a seat’s player', () => {
    const { appended } = take(
      begin(),
      order(2000, { call: 'ask', name: 'coin', to: 'host' }, { call: 'ask', name: 'coin', to: 1 }),
      tails,
    )
    expect(appended.slice(1)).toMatchObject([{ by: null }, { by: 'Bob' }])
  })

  test('reports an answer that does not fit, and keeps the prompt open', () => {
    const { match, rejectedAnswers } = take(
      begin(),
      order(2000, { call: 'ask', name: 'coin' }),
      () => 17,
    )
    expect(rejectedAnswers).toMatchObject([{ prompt: { id: 0 }, error: { code: 'badAnswer' } }])
    expect(match.state.openPrompts).toHaveLength(1)
  })

  test('asks nobody during a pause, and asks the referee after the decision', () => {
    const asked = take(begin(), order(2000, { call: 'ask', name: 'coin' })).match
    const dispute = { kind: 'roster', at: 3000, event: { type: 'dispute', by: 'Ann' } } as const
    const halted = submit(game, asked, dispute, { referee: tails })
    expect(halted.ok && halted.appended).toMatchObject([dispute])
    const first = submit(game, asked, dispute)
    if (!first.ok) throw new Error(first.error.message)
    const idle = tick(game, first.match, 4000, { referee: tails })
    expect(idle.appended).toEqual([])
    const decision = {
      kind: 'roster',
      at: 5000,
      event: { type: 'decision', as: 'speaker' },
    } as const
    const settled = submit(game, first.match, decision, { referee: tails })
    expect(settled.ok && settled.appended).toMatchObject([decision, { kind: 'answer', at: 5000 }])
  })

  test('does not ask a referee for an answer that a pause forbids', () => {
    const asked = take(begin(), order(2000, { call: 'ask', name: 'coin' })).match
    const dispute = { kind: 'roster', at: 3000, event: { type: 'dispute', by: 'Ann' } } as const
    const halted = submit(game, asked, dispute)
    if (!halted.ok) throw new Error(halted.error.message)
    let questions = 0
    const counting: Referee = () => ++questions
    tick(game, halted.match, 4000, { referee: counting })
    expect(questions).toBe(0)
  })

  test('asks for an answer that a pause allows', () => {
    const { prompts } = errandDefinition
    const open = errands({
      prompts: { ...prompts, coin: { ...prompts.coin, whilePaused: true } },
    })
    const started = startMatch(open, { roster })
    if (!started.ok) throw new Error(started.error.message)
    const asked = submit(open, started.match, order(2000, { call: 'ask', name: 'coin' }))
    if (!asked.ok) throw new Error(asked.error.message)
    const dispute = { kind: 'roster', at: 3000, event: { type: 'dispute', by: 'Ann' } } as const
    const halted = submit(open, asked.match, dispute)
    if (!halted.ok) throw new Error(halted.error.message)
    const { appended } = tick(open, halted.match, 4000, { referee: tails })
    expect(appended).toMatchObject([{ kind: 'answer', answer: 0 }])
  })

  test('records deadlines before an entry one by one, and asks the referee after each', () => {
    const opened = take(
      begin(),
      order(
        2000,
        { call: 'start', deadline: 'turn', length: HOUR, next: [{ call: 'ask', name: 'coin' }] },
        { call: 'start', deadline: 'own', length: 2 * HOUR },
      ),
    ).match
    const { match, appended } = take(
      opened,
      order(2000 + 5 * HOUR, { call: 'log', text: 'late' }),
      tails,
    )
    expect(appended.map(({ kind, at }) => [kind, at - 2000])).toEqual([
      ['time', HOUR],
      ['answer', HOUR],
      ['time', 2 * HOUR],
      ['move', 5 * HOUR],
    ])
    expect(log(match)).toEqual(['turn', 'coin = 0', 'own', 'late'])
  })

  test('records no time when nothing is due', () => {
    const { match } = take(begin(), order(2000, { call: 'start', deadline: 'turn', length: HOUR }))
    expect(tick(game, match, 2000 + HOUR - 1).appended).toEqual([])
    const due = tick(game, match, 2000 + 9 * HOUR)
    expect(due.appended).toEqual([{ kind: 'time', at: 2000 + HOUR }])
    expect(tick(game, due.match, 2000 + 99 * HOUR).appended).toEqual([])
    for (const never of [Number.NaN, 0.5, Symbol('now'), null, '5000']) {
      expect(tick(game, match, never as number).match).toBe(match)
    }
  })

  test('applies a repeated request only once, by its key [contract/idempotencyKey]', () => {
    const entry = order(2000, { call: 'log', text: 'once' })
    const first = submit(game, begin(), entry, { idempotencyKey: 'mail 1' })
    if (!first.ok) throw new Error(first.error.message)
    expect(first).toMatchObject({ duplicate: false, appended: [{ idempotencyKey: 'mail 1' }] })
    const { match } = first
    const again = submit(game, match, order(9000, { call: 'forbidden' }), {
      idempotencyKey: 'mail 1',
    })
    const nothing = { events: [], appended: [], rejectedAnswers: [] }
    expect(again).toEqual({ ok: true, match, ...nothing, duplicate: true })
    const loaded = loadMatch(game, saveMatch(match))
    if (!loaded.ok) throw new Error(loaded.error.message)
    const later = submit(game, loaded.value.match, entry, { idempotencyKey: 'mail 1' })
    expect(later.ok && later.duplicate).toBe(true)
  })

  test('keeps the keys of senders apart, and frees the key of a refused request [contract/idempotencyKey]', () => {
    const refused = submit(game, begin(), order(2000, { call: 'forbidden' }), {
      idempotencyKey: 'k',
    })
    expect(refused.ok).toBe(false)
    const entry = order(2000, { call: 'log', text: 'Ann' })
    const first = submit(game, begin(), entry, { idempotencyKey: 'k' })
    if (!first.ok) throw new Error(first.error.message)
    const other = submit(game, first.match, { ...entry, by: 'Bob' }, { idempotencyKey: 'k' })
    expect(other.ok && other.duplicate).toBe(false)
    const back = rewind(game, first.match, 0)
    if (!back.ok) throw new Error(back.error.message)
    const repeated = submit(game, back.value, entry, { idempotencyKey: 'k' })
    expect(repeated.ok && repeated.duplicate).toBe(false)
  })

  test('does not know the keys of another branch of the match [contract/idempotencyKey]', () => {
    const common = submit(game, begin(), order(2000, { call: 'log', text: 'both' }), {
      idempotencyKey: 'k',
    })
    if (!common.ok) throw new Error(common.error.message)
    const { match } = common
    const one = submit(game, match, order(3000, { call: 'log', text: 'one' }), {
      idempotencyKey: 'l',
    })
    const two = submit(game, match, order(3000, { call: 'log', text: 'two' }), {
      idempotencyKey: 'm',
    })
    if (!one.ok || !two.ok) throw new Error('Both should be taken.')
    const again = submit(game, two.match, order(4000, { call: 'log', text: 'l' }), {
      idempotencyKey: 'l',
    })
    expect(again.ok && again.duplicate).toBe(false)
    const first = submit(game, one.match, order(4000, { call: 'log', text: 'l' }), {
      idempotencyKey: 'l',
    })
    expect(first.ok && first.duplicate).toBe(true)
  })

  test('refuses another request under a used key [contract/idempotencyKey]', () => {
    const one = submit(game, begin(), order(2000, { call: 'log', text: 'one' }), {
      idempotencyKey: 'k',
    })
    const move = { type: 'hide', note: 'psst' } as const
    const other = { kind: 'move', at: 3000, by: 'Ann', move } as const
    const refused = submit(game, one.match, other, { idempotencyKey: 'k' })
    expect(refused).toMatchObject({ ok: false, error: { code: 'idempotencyKeyReused' } })
    expect(refused.match).toBe(one.match)
    expect(submit(game, one.match, other, { idempotencyKey: 'l' }).ok).toBe(true)
  })

  test.each([[''], ['x'.repeat(201)], [7], [null]])(
    'refuses %j as a key [contract/idempotencyKey]',
    (key) => {
      const entry = order(2000, { call: 'log', text: 'once' })
      const refused = submit(game, begin(), entry, { idempotencyKey: key as string })
      expect(refused).toMatchObject({ ok: false, error: { code: 'invalidIdempotencyKey' } })
    },
  )

  test('refuses a move made for an outdated page [contract/etag]', () => {
    const match = begin()
    const etag = tagOf(game, match.state, 0)
    const entry = order(2000, { call: 'log', text: 'seen by all' })
    const first = submit(game, match, entry, { etag })
    if (!first.ok) throw new Error(first.error.message)
    const refused = submit(game, first.match, entry, { etag })
    expect(refused).toMatchObject({ ok: false, error: { code: 'staleView' } })
  })

  test('keeps a page valid after hidden actions of others [contract/etag]', () => {
    const match = begin()
    const tag = tagOf(game, match.state, 0)
    const move = { type: 'hide', note: 'psst' } as const
    const hidden = submit(game, match, { kind: 'move', at: 2000, by: 'Bob', move })
    if (!hidden.ok) throw new Error(hidden.error.message)
    expect(tagOf(game, hidden.match.state, 0)).toBe(tag)
    expect(tagOf(game, hidden.match.state, 1)).not.toBe(tagOf(game, match.state, 1))
  })

  test('lets due deadlines pass even if it refuses the entry [contract/time]', () => {
    const { match } = take(begin(), order(2000, { call: 'start', deadline: 'turn', length: HOUR }))
    const refused = submit(game, match, order(2000 + 2 * HOUR, { call: 'forbidden' }))
    if (refused.ok) throw new Error('It should be refused.')
    const step = refused
    expect(step.appended).toEqual([{ kind: 'time', at: 2000 + HOUR }])
    expect(log(step.match)).toEqual(['turn'])
    expect(step.match).toEqual(tick(game, match, 2000 + 2 * HOUR).match)
    const early = submit(game, match, order(3000, { call: 'forbidden' }))
    expect(early.ok ? null : early.match).toBe(match)
  })

  test('refuses an entry after a deadline that ended the game as too late [contract/over]', () => {
    const end = { call: 'end', winners: [0] } as const
    const { match } = take(
      begin(),
      order(2000, { call: 'start', deadline: 'turn', length: HOUR, next: [end] }),
    )
    const late = order(2000 + 2 * HOUR, { call: 'log', text: 'late' })
    const refused = submit(game, match, late)
    const applied = game.apply(match.state, late)
    if (refused.ok || applied.ok) throw new Error('Both should be refused.')
    expect([refused.error.code, applied.error.code]).toEqual(['tooLate', 'tooLate'])
    expect(refused.match.state.outcome?.winners).toEqual(['Ann'])
  })

  test('refuses an entry after an answer that ended the game [contract/over]', () => {
    const end = { call: 'end', winners: [] } as const
    const coin = { call: 'ask', name: 'coin', next: [end] } as const
    const { match } = take(
      begin(),
      order(2000, { call: 'start', deadline: 'turn', length: HOUR, next: [coin] }),
    )
    const late = submit(game, match, order(9 * HOUR, { call: 'log', text: 'late' }), {
      referee: tails,
    })
    expect(late).toMatchObject({
      ok: false,
      error: { code: 'gameOver' },
      match: { state: { outcome: { at: 2000 + HOUR } } },
    })
    const clock = submit(game, match, { kind: 'time', at: 9 * HOUR }, { referee: tails })
    expect(clock).toMatchObject({ ok: true, match: { state: { outcome: {} } } })
  })

  test('draws no chance for a refused entry', () => {
    let drawn = 0
    const counting: Referee = () => {
      drawn += 1
      return undefined
    }
    const { match } = take(
      begin(),
      order(
        2000,
        { call: 'ask', name: 'coin' },
        { call: 'start', deadline: 'turn', length: HOUR, next: [{ call: 'ask', name: 'coin' }] },
      ),
    )
    submit(game, match, order(3000, { call: 'forbidden' }), { referee: counting })
    const junk: unknown = { kind: 'move', at: 2000 + 2 * HOUR, by: 'Ann' }
    submit(game, match, junk, { referee: counting })
    expect(drawn).toBe(0)
  })

  test.each([[null], [undefined], [7], ['x'], [{ at: 'now' }], [{ kind: 'time', at: 1e99 }]])(
    'refuses the junk %j [contract/form]',
    (junk) => {
      const refused = submit(game, begin(), junk as never)
      expect(refused).toMatchObject({ ok: false, error: { code: 'invalidEntry' } })
    },
  )

  test('refuses an entry that cannot be read [contract/form]', () => {
    const barred = () => {
      throw new Error('No.')
    }
    const entry = Object.defineProperty({ kind: 'time' }, 'at', { get: barred, enumerable: true })
    const refused = submit(game, begin(), entry as never)
    expect(refused).toMatchObject({ ok: false, error: { code: 'invalidEntry' } })
  })
})

describe('replay and rewind', () => {
  test('the log replays to the state', () => {
    const match = played()
    expect(replay(game, match)).toEqual({ ok: true, value: match.state })
  })

  test('the log replays to the state without applyAll, too', () => {
    const { applyAll: _, ...slow } = game
    const match = played()
    expect(replay(slow as typeof game, match)).toEqual({ ok: true, value: match.state })
    const [first, ...rest] = match.log
    const broken = { ...match, log: [first, { kind: 'time', at: -1 }, ...rest] } as typeof match
    expect(replay(slow as typeof game, broken)).toMatchObject({ ok: false, error: { index: 1 } })
  })

  test('a match can be rewound to any of its entries', () => {
    const match = played()
    const back = rewind(game, match, 1)
    if (!back.ok) throw new Error(back.error.message)
    expect(log(back.value)).toEqual(['one'])
    expect(back.value.log).toEqual(match.log.slice(0, 1))
    expect(back.value.state.openPrompts).toHaveLength(1)
  })

  test.each([[-1], [4], [0.5], [Number.NaN]])(
    'a match cannot be rewound to entry %d',
    (entries) => {
      const back = rewind(game, played(), entries)
      expect(back).toMatchObject({
        ok: false,
        error: { code: 'cannotRewind', details: { from: 0, to: 3 } },
      })
    },
  )
})
