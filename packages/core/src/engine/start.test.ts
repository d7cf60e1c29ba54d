import { describe, expect, test } from 'vitest'
import { setupProblem } from './create-roster.js'
import { errandDefinition, errands } from './errands.test-support.js'
import { refusedSetup, Sitting, START, THREE } from './match-script.test-support.js'

const { description } = errandDefinition

describe('a start announcement', () => {
  test('seats the players in its order, and names the referees [1250.1/VI.a(2)]', () => {
    const { state, events } = new Sitting({ roster: { ...THREE, announcedBy: 'Ref' } })
    expect(state).toStrictEqual({
      options: { motto: 'Onward', colours: ['red', 'blue'] },
      shared: { log: ['red', 'blue'], plans: [], wants: [], owed: 0, gifts: [], pins: [] },
      secret: ['Ann', 'Bob', 'Cyd'].map(() => ({ note: null, kept: [] })),
      hidden: { truth: 'The cake is a lie.' },
      roster: {
        seats: ['Ann', 'Bob', 'Cyd'].map((player) => ({
          player,
          holder: player,
          presence: 'here',
          active: true,
        })),
        startedAt: START,
        starters: 3,
        most: 6,
        referees: ['Ref'],
        refereesWanted: 1,
        everPlayed: ['Ann', 'Bob', 'Cyd'],
        everSubstituted: [],
        everRefereed: ['Ref'],
        duel: null,
        exhibition: null,
        refereesAway: [],
        pauses: [],
        silence: { heard: START, noticed: null, inquired: null },
      },
      clock: { now: START, timers: [] },
      openPrompts: [],
      promptCount: 0,
      outcome: null,
    })
    expect(events).toEqual([
      { to: 'public', at: START, clause: 'errands/1', event: { type: 'said', text: 'Go!' } },
    ])
  })

  test('checks and completes its options [contract/form]', () => {
    const { state } = new Sitting({ options: { motto: 'Hm' } })
    expect(state.options).toEqual({ motto: 'Hm', colours: ['red', 'blue'] })
    expect(refusedSetup(THREE, { motto: 7 })).toMatchObject({
      code: 'badOptions',
      clause: 'contract/form',
      message: 'The options do not fit. motto must be text (got 7).',
    })
    expect(refusedSetup(THREE, null)).toMatchObject({ code: 'badOptions' })
    expect(refusedSetup(THREE, { mottto: 'Hm' })).toMatchObject({ code: 'badOptions' })
    expect(refusedSetup(THREE, [])).toMatchObject({ code: 'badOptions' })
    expect(refusedSetup(THREE, { motto: '' })).toEqual({
      code: 'badMotto',
      clause: 'errands/1',
      details: { motto: '' },
      message: '"" is no motto.',
    })
  })

  test('copies defaults and options, so states share no parts', () => {
    const colours = ['green']
    const { state } = new Sitting({ options: { colours } })
    expect(Object.isFrozen(state.options.colours)).toBe(true)
    expect(Object.isFrozen(colours)).toBe(false)
    const { players } = THREE
    expect(new Sitting().state.roster.everPlayed).not.toBe(players)
    expect(Object.isFrozen(players)).toBe(false)
  })

  test('gives the referee program a name that no player has', () => {
    const { referees: _, ...people } = THREE
    const refereesOf = (players: readonly string[]) =>
      new Sitting({ roster: { ...people, players } }).state.roster.referees
    expect(refereesOf(['Ann', 'Bob'])).toEqual(['Referee'])
    expect(refereesOf(['Ann', 'Referee', 'Referee 2'])).toEqual(['Referee 3'])
  })

  const NAMES = 'must be a list of different names.'
  test.each<readonly [string, unknown, string]>([
    ['nothing', undefined, 'Send an object with players and startedAt.'],
    ['a list', [], 'Send an object with players and startedAt.'],
    ['no players', { referees: [], startedAt: 0 }, `players is missing; it ${NAMES}`],
    [
      'a player twice',
      { ...THREE, players: ['Ann', 'Bob', 'Ann'] },
      'players names Ann twice; name each once.',
    ],
    [
      'a player without a name',
      { ...THREE, players: ['Ann', ' ', 'Bob'] },
      `players ${NAMES.slice(0, -1)}, and number 2 begins or ends with a blank; leave it out.`,
    ],
    [
      'a referee twice',
      { ...THREE, referees: ['Ref', 'Ref'] },
      'referees names Ref twice; name each once.',
    ],
    ['referees by number', { ...THREE, referees: 1 }, `referees ${NAMES}`],
    [
      'no time',
      { ...THREE, startedAt: '2026' },
      'startedAt must be milliseconds since the epoch, an integer.',
    ],
    ['an announcer without a name', { ...THREE, announcedBy: 7 }, 'announcedBy must be a name.'],
    [
      'an exhibition that nobody declares',
      { ...THREE, exhibition: true },
      'exhibition must be { as }: Send an object with as.',
    ],
    [
      'an exhibition without its role',
      { ...THREE, exhibition: {} },
      'exhibition must be { as }: as is missing; it must be the name of a role.',
    ],
    ['a text as the willing people', { ...THREE, willing: 'all' }, `willing ${NAMES}`],
    [
      'a number among the willing people',
      { ...THREE, willing: [7] },
      `willing ${NAMES.slice(0, -1)}, and number 1 must be a name.`,
    ],
    [
      'a census of texts',
      { ...THREE, census: { activePlayers: '7' } },
      'census must be an object of numbers, such as { activePlayers: 12, players: 15 }.',
    ],
    [
      'a census that is a list',
      { ...THREE, census: [7] },
      'census must be an object of numbers, such as { activePlayers: 12, players: 15 }.',
    ],
    [
      'a Duel of three',
      { ...THREE, duel: { challenged: 'Ann' } },
      'duel must name the challenged player, one of exactly two.',
    ],
    [
      'a Duel with a stranger',
      { ...THREE, players: ['Ann', 'Bob'], duel: { challenged: 'Zoe' } },
      'duel must name the challenged player, one of exactly two.',
    ],
    [
      'a Duel with an extra field',
      { ...THREE, players: ['Ann', 'Bob'], duel: { challenged: 'Ann', at: 'dawn' } },
      'duel must name the challenged player, one of exactly two.',
    ],
    [
      'a player who looks like another',
      { ...THREE, players: ['Ann', 'Ann\u200b', 'Bob'] },
      `players ${NAMES.slice(0, -1)}, and number 2 holds the character U+200B, which is invisible; leave it out.`,
    ],
    ['an extra field', { ...THREE, umpire: 'Ref' }, 'The field "umpire" is unknown; leave it out.'],
  ])('is refused with %s [contract/setup]', (_, roster, problem) => {
    expect(setupProblem(roster)).toBe(problem)
    expect(refusedSetup(roster)).toEqual({
      code: 'badSetup',
      clause: 'contract/setup',
      details: { problem },
      message: `The game cannot start. ${problem}`,
    })
  })

  test.each<readonly [string, object, string, string]>([
    ['too few players [1250.1/VI.a(5)]', { players: ['Ann'] }, 'tooFewPlayers', '1250.1/VI.a(5)'],
    [
      'more players than the computed limit [1250.1/III.c(5)]',
      { census: { activePlayers: 3 } },
      'tooManyPlayers',
      '1250.1/III.c(1)',
    ],
    [
      'no referee [1250.1/VI.a(6), 1250.1/III.e(1)]',
      { referees: [] },
      'wrongReferees',
      '1250.1/VI.a(6)',
    ],
    [
      'one referee too many [1250.1/VI.a(6), 1250.1/III.e(1)]',
      { referees: ['Ref', 'Rex'] },
      'wrongReferees',
      '1250.1/VI.a(6)',
    ],
    [
      'a referee who plays [1250.1/III.e(3), 1250.1/III.e(4)]',
      { referees: ['Bob'] },
      'refereePlays',
      '1250.1/III.e(3)',
    ],
    [
      'a player who is not willing [1250.1/IX.a(1)]',
      { willing: ['Ann', 'Bob', 'Ref'] },
      'notWilling',
      '1250.1/IX.a(1)',
    ],
    [
      'a referee who is not willing [1250.1/IX.a(1)]',
      { willing: ['Ann', 'Bob', 'Cyd'] },
      'notWilling',
      '1250.1/IX.a(1)',
    ],
    [
      'an announcement by a player in place of the referee [1250.1/VI.a(2), 1250.1/VI.a(1)]',
      { announcedBy: 'Ann' },
      'wrongAnnouncer',
      '1250.1/VI.a(2)',
    ],
    [
      'an announcement by a stranger [1250.1/VI.a(1)]',
      { announcedBy: 'Zoe' },
      'wrongAnnouncer',
      '1250.1/VI.a(2)',
    ],
    [
      'no census, though a limit needs one [1250.1/III.c(7)]',
      { census: {} },
      'limitNotComputable',
      '1250.1/III.c(7)',
    ],
    [
      'an unclear census [1250.1/III.c(7)]',
      { census: { activePlayers: 6.5 } },
      'limitNotComputable',
      '1250.1/III.c(7)',
    ],
    [
      'so few active players that the limits cross',
      { census: { activePlayers: 2 } },
      'limitsCrossed',
      '1250.1/III.c(3)',
    ],
  ])('is refused with %s', (_, change, code, clause) => {
    expect(refusedSetup({ ...THREE, ...change })).toMatchObject({ code, clause })
  })

  test('comes from one of the players in a game without referees [1250.1/VI.a(3)]', () => {
    const game = errands({ description: { ...description, referees: 'none' } })
    const roster = { ...THREE, referees: [] }
    expect(refusedSetup({ ...roster, announcedBy: 'Bob' }, undefined, game)).toBeUndefined()
    expect(refusedSetup({ ...roster, announcedBy: 'Zoe' }, undefined, game)).toMatchObject({
      code: 'wrongAnnouncer',
      details: { person: 'Zoe', may: ['Ann', 'Bob', 'Cyd'] },
      message: 'Zoe cannot announce the start; only Ann or Bob or Cyd can.',
    })
    expect(refusedSetup(THREE, undefined, game)).toMatchObject({ code: 'wrongReferees' })
  })

  test('may name a player as referee if the game allows it outright [1250.1/III.e(3)]', () => {
    const referees = { count: 1, chosen: 'by lot', mayPlay: true }
    const game = errands({ description: { ...description, referees } })
    const { state } = new Sitting({ game, roster: { ...THREE, referees: ['Bob'] } })
    expect(state.roster).toMatchObject({ referees: ['Bob'], starters: 3 })
  })

  test('may name fewer people if the game seats them itself, but never too many', () => {
    const game = errands({ roster: { seats: 'open' } })
    const { state } = new Sitting({ game, roster: { ...THREE, players: [], referees: [] } })
    expect(state.roster).toMatchObject({ seats: [], referees: [], refereesWanted: 1, pauses: [] })
    const settings: unknown[] = []
    const watched = errands({
      roster: { seats: 'open' },
      setup(roster, options) {
        settings.push(roster)
        return errandDefinition.setup(roster, options)
      },
    })
    new Sitting({ game: watched, roster: { ...THREE, players: [], referees: ['Ref'] } })
    expect(settings[0]).toMatchObject({
      seats: [],
      duel: null,
      referees: ['Ref'],
      most: state.roster.most,
    })
    const seven = [...'ABCDEFG']
    expect(refusedSetup({ ...THREE, players: seven }, undefined, game)).toMatchObject({
      code: 'tooManyPlayers',
    })
    expect(refusedSetup({ ...THREE, referees: ['R', 'S'] }, undefined, game)).toMatchObject({
      code: 'wrongReferees',
    })
  })
})
