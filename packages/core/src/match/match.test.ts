import { describe, expect, test } from 'vitest'
import { type Errand, type Errands, errandRecipe, errands } from '../game/errands.test-support.js'
import type { Referee } from '../inquiry.js'
import { equalPlain } from './json.js'
import { loadMatch, readSaveHead } from './load.js'
import { type Match, type MatchStep, startMatch, submit, tick } from './match.js'
import { replay, rewind } from './replay.js'
import { saveMatch } from './save.js'

const HOUR = 3_600_000
const game = errands()
const table = {
  players: ['Ann', 'Bob'],
  referees: ['Dee'],
  startedAt: 1000,
  census: { activePlayers: 9 },
}

function begin(referee?: Referee): Match<Errands> {
  const started = startMatch(game, { table }, referee === undefined ? {} : { referee })
  if (!started.ok) throw new Error(started.error.says)
  return started.value.match
}

const order = (at: number, ...list: Errand[]) =>
  ({ kind: 'move', at, by: 'Ann', move: { type: 'run', errands: list } }) as const

function take(
  match: Match<Errands>,
  entry: ReturnType<typeof order>,
  referee?: Referee,
): MatchStep<Errands> {
  const step = submit(game, match, entry, referee === undefined ? {} : { referee })
  if (!step.ok) throw new Error(step.error.says)
  return step.value
}

const log = (match: Match<Errands>) => match.state.own.log.slice(2)
const tails: Referee = ({ question }) => (question.ask === 'pick' ? 0 : undefined)

describe('a match under way', () => {
  test('a start is refused as the game refuses it [1250.1/VI.a(5)]', () => {
    const started = startMatch(game, { table: { ...table, players: ['Ann'] } })
    expect(started).toMatchObject({ ok: false, error: { code: 'tooFewPlayers' } })
  })

  test('an entry is recorded as it was read, and the match before stays as it was', () => {
    const before = begin()
    const { match, recorded } = take(before, order(2000, { call: 'log', text: 'hello' }))
    expect(log(match)).toEqual(['hello'])
    expect(recorded).toEqual(match.log)
    expect(before.log).toEqual([])
    expect(Object.isFrozen(match.log)).toBe(true)
  })

  test('a refused entry leaves the match alone, though time has passed', () => {
    const { match } = take(begin(), order(2000, { call: 'start', deadline: 'turn', length: HOUR }))
    const refused = submit(game, match, order(2000 + 2 * HOUR, { call: 'forbidden' }))
    expect(refused).toMatchObject({ ok: false, error: { code: 'forbidden', clause: 'errands/1' } })
    expect(match.state.clock.now).toBe(2000)
  })

  test('the referee is asked after every entry until nothing can be answered', () => {
    const { match, recorded } = take(
      begin(),
      order(
        2000,
        { call: 'ask', name: 'coin', next: [{ call: 'ask', name: 'coin' }] },
        { call: 'ask', name: 'essay' },
      ),
      tails,
    )
    expect(recorded.map(({ kind }) => kind)).toEqual(['move', 'ruling', 'ruling'])
    expect(recorded[1]).toEqual({ kind: 'ruling', at: 2000, by: 'Dee', inquiry: 0, answer: 0 })
    expect(match.state.asked.map(({ name }) => name)).toEqual(['essay'])
  })

  test('a host and a seat are asked under their own names', () => {
    const { recorded } = take(
      begin(),
      order(2000, { call: 'ask', name: 'coin', to: 'host' }, { call: 'ask', name: 'coin', to: 1 }),
      tails,
    )
    expect(recorded.slice(1)).toMatchObject([{ by: null }, { by: 'Bob' }])
  })

  test('an answer that does not fit is reported, and the inquiry stays open', () => {
    const { match, unfit } = take(begin(), order(2000, { call: 'ask', name: 'coin' }), () => 17)
    expect(unfit).toMatchObject([{ asked: { id: 0 }, rejection: { code: 'badAnswer' } }])
    expect(match.state.asked).toHaveLength(1)
  })

  test('while play is halted nobody is asked; after the decision the referee is', () => {
    const asked = take(begin(), order(2000, { call: 'ask', name: 'coin' })).match
    const dispute = { kind: 'membership', at: 3000, event: { what: 'dispute', by: 'Ann' } } as const
    const halted = submit(game, asked, dispute, { referee: tails })
    expect(halted.ok && halted.value.recorded).toMatchObject([{ kind: 'ruling' }, dispute])
    const first = submit(game, asked, dispute)
    if (!first.ok) throw new Error(first.error.says)
    const idle = tick(game, first.value.match, 4000, { referee: tails })
    expect(idle.recorded).toEqual([])
    const decision = {
      kind: 'membership',
      at: 5000,
      event: { what: 'decision', as: 'speaker' },
    } as const
    const settled = submit(game, first.value.match, decision, { referee: tails })
    expect(settled.ok && settled.value.recorded).toMatchObject([
      decision,
      { kind: 'ruling', at: 5000 },
    ])
  })

  test('a referee is not asked what it may not answer while play is halted', () => {
    const asked = take(begin(), order(2000, { call: 'ask', name: 'coin' })).match
    const dispute = { kind: 'membership', at: 3000, event: { what: 'dispute', by: 'Ann' } } as const
    const halted = submit(game, asked, dispute)
    if (!halted.ok) throw new Error(halted.error.says)
    let questions = 0
    const counting: Referee = () => ++questions
    tick(game, halted.value.match, 4000, { referee: counting })
    expect(questions).toBe(0)
  })

  test('what may be answered while play is halted is asked then too', () => {
    const { inquiries } = errandRecipe
    const open = errands({
      inquiries: { ...inquiries, coin: { ...inquiries.coin, whileHalted: true } },
    })
    const started = startMatch(open, { table })
    if (!started.ok) throw new Error(started.error.says)
    const asked = submit(open, started.value.match, order(2000, { call: 'ask', name: 'coin' }))
    if (!asked.ok) throw new Error(asked.error.says)
    const dispute = { kind: 'membership', at: 3000, event: { what: 'dispute', by: 'Ann' } } as const
    const halted = submit(open, asked.value.match, dispute)
    if (!halted.ok) throw new Error(halted.error.says)
    const { recorded } = tick(open, halted.value.match, 4000, { referee: tails })
    expect(recorded).toMatchObject([{ kind: 'ruling', answer: 0 }])
  })

  test('deadlines before an entry are recorded one by one, the referee asked after each', () => {
    const opened = take(
      begin(),
      order(
        2000,
        { call: 'start', deadline: 'turn', length: HOUR, next: [{ call: 'ask', name: 'coin' }] },
        { call: 'start', deadline: 'own', length: 2 * HOUR },
      ),
    ).match
    const { match, recorded } = take(
      opened,
      order(2000 + 5 * HOUR, { call: 'log', text: 'late' }),
      tails,
    )
    expect(recorded.map(({ kind, at }) => [kind, at - 2000])).toEqual([
      ['time', HOUR],
      ['ruling', HOUR],
      ['time', 2 * HOUR],
      ['move', 5 * HOUR],
    ])
    expect(log(match)).toEqual(['turn', 'coin = 0', 'own', 'late'])
  })

  test('a tick records nothing where nothing is due', () => {
    const { match } = take(begin(), order(2000, { call: 'start', deadline: 'turn', length: HOUR }))
    expect(tick(game, match, 2000 + HOUR - 1).recorded).toEqual([])
    const due = tick(game, match, 2000 + 9 * HOUR)
    expect(due.recorded).toEqual([{ kind: 'time', at: 2000 + HOUR }])
    expect(tick(game, due.match, 2000 + 99 * HOUR).recorded).toEqual([])
  })

  test('the same mail twice is refused by its number', () => {
    const entry = order(2000, { call: 'log', text: 'once' })
    const first = submit(game, begin(), entry, { number: 0 })
    if (!first.ok) throw new Error(first.error.says)
    const again = submit(game, first.value.match, entry, { number: 0 })
    expect(again).toMatchObject({
      ok: false,
      error: { code: 'wrongNumber', clause: 'contract/order', facts: { number: 0, next: 1 } },
    })
    const early = submit(game, first.value.match, entry, { number: 5 })
    expect(early.ok ? '' : early.error.says).toBe('Entry 5 comes too soon; the next one is 1.')
  })

  test.each([[null], [undefined], [7], ['x'], [{ at: 'now' }], [{ kind: 'time', at: 1e99 }]])(
    'junk %j is refused [contract/form]',
    (junk) => {
      const refused = submit(game, begin(), junk as never)
      expect(refused).toMatchObject({ ok: false, error: { code: 'malformed' } })
    },
  )
})

function played(): Match<Errands> {
  const first = take(
    begin(),
    order(2000, { call: 'log', text: 'one' }, { call: 'ask', name: 'coin' }),
    tails,
  )
  return take(first.match, order(3000, { call: 'log', text: 'two' })).match
}

describe('replay and rewind', () => {
  test('the log leads to the state', () => {
    const match = played()
    expect(replay(game, match)).toEqual({ ok: true, value: match.state })
  })

  test('a match can stand after any number of its entries', () => {
    const match = played()
    const back = rewind(game, match, 1)
    if (!back.ok) throw new Error(back.error.says)
    expect(log(back.value)).toEqual(['one'])
    expect(back.value.log).toEqual(match.log.slice(0, 1))
    expect(back.value.state.asked).toHaveLength(1)
  })

  test.each([[-1], [4], [0.5], [Number.NaN]])('not after %d', (entries) => {
    const back = rewind(game, played(), entries)
    expect(back).toMatchObject({
      ok: false,
      error: { code: 'cannotRewind', facts: { from: 0, to: 3 } },
    })
  })
})

describe('save and load', () => {
  test('what is saved is loaded, and goes on alike', () => {
    const match = played()
    const loaded = loadMatch(game, saveMatch(match))
    expect(loaded).toEqual({ ok: true, value: { match, note: null } })
  })

  test('a head tells the game without knowing it', () => {
    expect(readSaveHead(saveMatch(played()))).toEqual({
      ok: true,
      value: { game: 'errands', revision: 1 },
    })
  })

  const json = () => JSON.parse(saveMatch(played()))
  const change = (at: string, value: unknown) => {
    const save = json()
    const path = at.split('.')
    const last = path.pop() as string
    const place = path.reduce((inner, key) => inner[key], save)
    if (value === undefined) delete place[last]
    else place[last] = value
    return save
  }

  test.each([
    ['text that is no JSON', '{"format": "acka', 'notJson'],
    ['an empty text', '', 'notJson'],
    ['another file', '{"name":"x"}', 'notASave'],
    ['a number', 7, 'notASave'],
    ['nothing', null, 'notASave'],
    ['a log that is no list', change('log', {}), 'notASave'],
    ['a missing start', change('revision', undefined), 'notASave'],
    ['an unknown field', change('extra', 1), 'notASave'],
    ['a hostile key', '{"format":"ackanomic match","__proto__":{"polluted":true}}', 'notASave'],
    ['a newer format', change('version', 2), 'newerFormat'],
    ['another game', change('game', 'chess'), 'otherGame'],
    ['a newer game', change('revision', 2), 'newerGame'],
    ['a start that is refused', change('table.players', ['Ann']), 'damaged'],
    ['an entry that is refused', change('log.0.by', 'Zoe'), 'damaged'],
    ['an entry that is junk', change('log.1', 'x'), 'damaged'],
    ['another checkpoint', change('checkpoint.state.own.log', []), 'damaged'],
    ['a shortened log', change('log', []), 'damaged'],
  ])('%s gives a clear error', (_, save, code) => {
    const loaded = loadMatch(game, save)
    expect(loaded).toMatchObject({ ok: false, error: { code } })
    expect(loaded.ok ? '' : loaded.error.says).toMatch(/^[A-Z].*\.$/)
  })

  test('the error of a damaged log names the entry and why', () => {
    const loaded = loadMatch(game, change('log.2.by', 'Zoe'))
    expect(loaded.ok ? '' : loaded.error.says).toMatch(
      /^The save is damaged. Entry 2 of its log is refused: Zoe /,
    )
  })

  test('nesting without end is refused, not followed', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(loadMatch(game, deep)).toMatchObject({ ok: false, error: { code: 'notASave' } })
  })
})

describe('older saves', () => {
  const renamed = errands({
    revision: 2,
    migrations: {
      1: ({ options, log: entries }) => ({
        options,
        log: JSON.parse(JSON.stringify(entries).replaceAll('"two"', '"too"')),
      }),
    },
  })

  test('a migration changes the log, and the state follows from it', () => {
    const loaded = loadMatch(renamed, saveMatch(played()))
    if (!loaded.ok) throw new Error(loaded.error.says)
    expect(loaded.value.note).toBe('migrated')
    expect(loaded.value.match.revision).toBe(2)
    expect(loaded.value.match.state.own.log.at(-1)).toBe('too')
  })

  const stricter = errands({
    revision: 2,
    moves: {
      ...errandRecipe.moves,
      run: {
        ...errandRecipe.moves.run,
        check: (_, __, { person }) => ({ code: 'forbidden', facts: { person } }),
      },
    },
  })

  test('a log that no longer replays falls back to its checkpoint, and says so', () => {
    const saved = played()
    const loaded = loadMatch(stricter, saveMatch(saved))
    if (!loaded.ok) throw new Error(loaded.error.says)
    const { match, note } = loaded.value
    expect(note).toBe('from checkpoint')
    expect(match.state).toEqual(saved.state)
    expect(match.base?.entries).toBe(3)
    expect(rewind(stricter, match, 1)).toMatchObject({ ok: false, error: { code: 'cannotRewind' } })
    const cheer = { kind: 'move', at: 4000, by: 'Zoe', move: { type: 'cheer' } } as const
    const next = submit(stricter, match, cheer)
    if (!next.ok) throw new Error(next.error.says)
    const again = loadMatch(stricter, saveMatch(next.value.match))
    expect(again.ok && equalPlain(again.value.match, next.value.match)).toBe(true)
  })

  test('a checkpoint that cannot be believed is damage', () => {
    const save = JSON.parse(saveMatch(played()))
    save.checkpoint.state.table.seats = 'none'
    expect(loadMatch(stricter, save)).toMatchObject({ ok: false, error: { code: 'damaged' } })
  })
})
