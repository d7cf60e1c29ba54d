import { describe, expect, test, vi } from 'vitest'
import { readArguments } from './arguments.js'

describe('the command line', () => {
  test('can have all options at once', () => {
    const read = readArguments([
      'pure-skill',
      '--watch',
      '--seed=7',
      '--players',
      'Ann, Bob ,Cyd Lee',
      '--referee=Dee',
      '--seat',
      'Bob',
      '--options',
      '{"revisions":"last"}',
      '--start',
      '2026-11-21T12:00Z',
      '--save',
      'a.json',
      '--judge',
    ])
    expect(read).toEqual({
      ok: true,
      value: {
        game: 'pure-skill',
        only: null,
        watch: true,
        seed: '7',
        save: 'a.json',
        load: null,
        trustState: undefined,
        seat: 'Bob',
        players: ['Ann', 'Bob', 'Cyd Lee'],
        referees: ['Dee'],
        options: { revisions: 'last' },
        judge: true,
        hotSeat: null,
        askAll: false,
        start: Date.UTC(2026, 10, 21, 12),
      },
    })
  })

  test('takes a title of several words without quotes', () => {
    const read = readArguments(['Game', 'of', 'Pure', 'Skill'])
    expect(read.ok && read.value.game).toBe('Game of Pure Skill')
  })

  test('names the people who share the screen', () => {
    const read = readArguments(['ghost', '--hot-seat', 'Ann, Bob', '--ask-all'])
    expect(read.ok && read.value).toMatchObject({ hotSeat: ['Ann', 'Bob'], askAll: true })
  })

  test('may be empty', () => {
    const read = readArguments([])
    expect(read.ok && read.value).toMatchObject({
      game: null,
      only: null,
      watch: false,
      seed: null,
    })
  })

  test.each([
    [['--help'], 'help'],
    [['-h', 'pure-skill'], 'help'],
    [['--list'], 'list'],
  ] as const)('%j only asks for the %s', (given, only) => {
    const read = readArguments(given)
    expect(read.ok && read.value.only).toBe(only)
  })

  test.each([
    ['2026-11-21', Date.UTC(2026, 10, 21)],
    ['2026-11-21T12:00', Date.UTC(2026, 10, 21, 12)],
    ['2026-11-21 12:00:05z', Date.UTC(2026, 10, 21, 12, 0, 5)],
    ['2026-11-21T12:00+02:00', Date.UTC(2026, 10, 21, 10)],
    ['1700000000000', 1_700_000_000_000],
    ['0', 0],
  ])('--start %s is the same time in every time zone', (text, start) => {
    vi.stubEnv('TZ', 'America/New_York')
    const read = readArguments(['--start', text])
    vi.unstubAllEnvs()
    expect(read.ok && read.value.start).toBe(start)
  })

  test.each([
    [['--nonsense'], "Unknown option '--nonsense'; --help lists the options."],
    [['--sed', '7'], "Unknown option '--sed'; did you mean --seed?"],
    [['--hot-seat', 'Ann,Bob,Ann'], '--hot-seat names Ann twice; every name must be different.'],
    [
      ['--hot-seat', 'Ann,Bob', '--judge'],
      '--judge is for one person; with --hot-seat, name everybody',
    ],
    [['--hot-seat', 'Ann,Bob', '--seat', 'Ann'], '--seat is for one person'],
    [['--seed'], "Option '--seed <value>' argument missing; --help lists the options."],
    [['--watch=yes'], "Option '--watch' does not take an argument; --help lists the options."],
    [['--players='], '--players is empty; give it a value.'],
    [['--options', '{'], /^--options is not JSON .*write it like/u],
    [['--start', 'soon'], '--start soon is not a time; write it like 2026-11-21T12:00Z.'],
    [['--start', 'week 3'], '--start week 3 is not a time; write it like 2026-11-21T12:00Z.'],
    [
      ['--start', '2026-02-31'],
      '--start 2026-02-31 is not a time; write it like 2026-11-21T12:00Z.',
    ],
    [['--start', '2026'], '--start 2026 is not a time; write it like 2026-11-21T12:00Z.'],
    [['--start', '20261121'], '--start 20261121 is not a time; write it like 2026-11-21T12:00Z.'],
    [['--start', '9e99'], '--start 9e99 is not a time; write it like 2026-11-21T12:00Z.'],
    [
      ['--load', 'a.json', '--players', 'Ann'],
      'A saved match already has its --players; leave it out with --load.',
    ],
  ] as const)('%j gets a clear error', (given, says) => {
    const read = readArguments(given)
    expect(read.ok ? '' : read.error).toMatch(says)
  })
})
