import { describe, expect, test } from 'vitest'
import { errandDefinition, errands, joining } from '../engine/errands.test-support.js'
import { by, Sitting, THREE } from '../engine/match-script.test-support.js'
import { hours } from '../time.js'

const leaves = (h: number, ...persons: readonly string[]) =>
  by.society(h, { type: 'leave', persons, from: 'match' })

const presences = ({ state }: Sitting): readonly string[] =>
  state.roster.seats.map(({ presence, holder }) => `${presence} ${holder}`)

describe('leaving', () => {
  test('is possible for a player at any time, and nobody acts in the seat any more [1250.1/IX.a(2), 1250.1/VI.b(2)]', () => {
    const sitting = new Sitting().apply(leaves(1, 'Bob'))
    expect(presences(sitting)).toEqual(['here Ann', 'left null', 'here Cyd'])
    expect(sitting.log).toEqual(['left 1'])
    expect(sitting.events).toEqual([
      {
        to: 'public',
        at: sitting.state.clock.now,
        clause: '1250.1/IX.a(2)',
        event: { type: 'left', seats: [1], from: 'match' },
      },
    ])
    expect(sitting.refuses(by.run(2, 'Bob'))).toMatchObject({ code: 'notAllowed' })
    expect(sitting.game.legalMoves(sitting.game.view(sitting.state, 1))).toMatchObject({
      complete: true,
      moves: [],
    })
    expect(sitting.apply(by.run(2, 'Ann', { call: 'log', text: 'on' })).log).toEqual([
      'left 1',
      'on',
    ])
  })

  test('tells the game whether the player left the match or the community', () => {
    const heard: string[] = []
    const game = errands({
      roster: { left: (_, seats, __, from) => void heard.push(`${seats} ${from}`) },
    })
    new Sitting({ game }).apply(
      leaves(1, 'Bob'),
      by.society(2, { type: 'leave', persons: ['Cyd'], from: 'community' }),
    )
    expect([...new Set(heard)]).toEqual(['1 match', '2 community'])
  })

  test('of several players at once shows each hook that all of them are gone [1250.1/VI.b(2)]', () => {
    const seen: string[] = []
    const game = errands({
      roster: {
        left: (draft, seats) =>
          void seen.push(
            `${seats} of ${draft.roster.seats.filter(({ holder }) => holder !== null).length}, ` +
              `${draft.roster.referees.length} referees`,
          ),
      },
    })
    const sitting = new Sitting({ game }).apply(
      by.society(1, { type: 'leave', persons: ['Cyd', 'Ref', 'Ann'], from: 'community' }),
    )
    expect(new Set(seen)).toEqual(new Set(['0,2 of 1, 0 referees']))
    expect(presences(sitting)).toEqual(['left null', 'here Bob', 'left null'])
    expect(sitting.told).toEqual(['public: left', 'public: refereeLost', 'public: paused'])
    expect(sitting.events[0]?.event).toEqual({ type: 'left', seats: [0, 2], from: 'community' })
  })

  test('runs no hook and pauses nothing after it has ended the game', () => {
    const game = errands({
      roster: {
        left: (_, __, ctx) => ctx.end({ winners: [], ranking: [], awards: [] }),
        apply() {
          throw new Error('The game was over.')
        },
      },
    })
    const sitting = new Sitting({ game }).apply(leaves(1, 'Ann', 'Bob', 'Cyd', 'Ref'))
    expect(sitting.told).toEqual(['public: left', 'public: ended', 'public: refereeLost'])
    expect(sitting.state).toMatchObject({
      outcome: { winners: [] },
      roster: { pauses: [], referees: [] },
    })
  })

  test('is possible in any state: during pauses, with open prompts, whatever the game says [1250.1/IX.a(3), 1250.1/IV.e(2)]', () => {
    const game = errands({
      moves: {
        ...errandDefinition.moves,
        run: {
          ...errandDefinition.moves.run,
          validate: (state, move, actor) =>
            state.roster.pauses.length > 0
              ? { code: 'forbidden', details: { person: actor.person } }
              : errandDefinition.moves.run.validate(state, move, actor),
        },
      },
    })
    const sitting = new Sitting({ game }).apply(
      by.run(
        0,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'halt', reason: 'lunch' },
        { call: 'start', deadline: 'turn', length: hours(5) },
      ),
      by.society(1, { type: 'dispute', by: 'Cyd' }),
      by.society(2, { type: 'refereeResigns', person: 'Ref' }),
      leaves(3, 'Ann'),
      leaves(4, 'Bob', 'Cyd'),
    )
    expect(presences(sitting)).toEqual(['left null', 'left null', 'left null'])
    expect(sitting.state.roster.pauses.map(({ reason }) => reason)).toEqual([
      'lunch',
      'dispute',
      'no referee',
    ])
  })

  test('is possible on vacation, and the Substitute goes with the seat', () => {
    const sitting = new Sitting().apply(
      by.society(1, {
        type: 'vacation',
        person: 'Ann',
        substitute: { person: 'Sub', agrees: true },
      }),
      leaves(2, 'Ann'),
    )
    expect(presences(sitting)[0]).toBe('left null')
    expect(sitting.refuses(by.run(3, 'Sub')).code).toBe('notAllowed')
  })

  test('is possible for a Substitute, whose seat then waits for its player [1250.1/IX.a(2)]', () => {
    const sitting = new Sitting().apply(
      by.society(1, {
        type: 'vacation',
        person: 'Ann',
        substitute: { person: 'Sub', agrees: true },
      }),
      leaves(2, 'Sub'),
    )
    expect(presences(sitting)[0]).toBe('away null')
    expect(sitting.events.map(({ event }) => event)).toEqual([
      { type: 'away', seat: 0, substitute: null },
    ])
    expect(sitting.log).toEqual(['away 0'])
    sitting.apply(by.society(3, { type: 'return', person: 'Ann' }), by.run(4, 'Ann'))
    expect(presences(sitting)[0]).toBe('here Ann')
  })

  test('is possible only for people in the match, and only once', () => {
    const sitting = new Sitting().apply(leaves(1, 'Bob'))
    for (const persons of [['Bob'], ['Zoe'], ['Ann', 'Zoe']]) {
      expect(sitting.refuses(leaves(2, ...persons))).toEqual({
        code: 'notInMatch',
        clause: '1250.1/IX.a(2)',
        details: { person: persons.at(-1) },
        message: `${persons.at(-1)} is not in this match; name a player or a referee.`,
      })
    }
  })

  test('is impossible for players whom the game has removed', () => {
    const sitting = new Sitting().apply(by.run(1, 'Ann', { call: 'remove', seat: 2 }))
    expect(presences(sitting)[2]).toBe('out null')
    expect(sitting.refuses(by.run(2, 'Cyd')).code).toBe('notAllowed')
    expect(sitting.refuses(leaves(2, 'Cyd')).code).toBe('notInMatch')
  })
})

describe('joining', () => {
  const join = (h: number, person: string, word = 'friend') =>
    by.society(h, { type: 'join', person, join: { word } })

  const open = () => errands(joining)

  test('is refused if the rules do not allow it [1250.1/VI.b(1)]', () => {
    expect(new Sitting().refuses(join(1, 'Dan'))).toEqual({
      code: 'noJoining',
      clause: '1250.1/VI.b(1)',
      details: { person: 'Dan' },
      message: 'Dan cannot join: this game takes no new players during a match.',
    })
    const over = new Sitting().apply(by.run(1, 'Ann', { call: 'end', winners: [] }))
    expect(over.refuses(join(2, 'Dan')).code).toBe('gameOver')
  })

  test('gives the next seat, and is announced to everybody [1250.1/VI.b(1)]', () => {
    const sitting = new Sitting({ game: open() }).apply(join(1, 'Dan'))
    expect(presences(sitting).at(-1)).toBe('here Dan')
    expect(sitting.state.secret).toHaveLength(4)
    expect(sitting.state.roster).toMatchObject({
      starters: 3,
      everPlayed: ['Ann', 'Bob', 'Cyd', 'Dan'],
    })
    expect(sitting.events.map(({ event }) => event)).toEqual([
      { type: 'joined', seat: 3, person: 'Dan' },
    ])
    expect(sitting.log).toEqual(['joined 3 with friend'])
    sitting.apply(by.run(2, 'Dan'))
  })

  test.each([
    ['a player of this instance', [], 'Ann', 'playedBefore'],
    ['a player who has left', [leaves(1, 'Ann')], 'Ann', 'playedBefore'],
    [
      'a player who was removed',
      [by.run(1, 'Ann', { call: 'remove', seat: 2 })],
      'Cyd',
      'playedBefore',
    ],
    ['the referee', [], 'Ref', 'refereePlays'],
    [
      'a Substitute',
      [
        by.society(1, {
          type: 'vacation',
          person: 'Ann',
          substitute: { person: 'Sub', agrees: true },
        }),
      ],
      'Sub',
      'playedBefore',
    ],
    ['a player beyond the limit', [join(1, 'D'), join(1, 'E'), join(1, 'F')], 'G', 'full'],
  ] as const)('%s may not join [1250.1/VI.b(1)]', (_, before, person, code) => {
    const sitting = new Sitting({ game: open() }).apply(...before)
    expect(sitting.refuses(join(2, person)).code).toBe(code)
  })

  test('is limited by the number computed at the start, not counting those who left [1250.1/III.c(5), 1250.1/III.c(6)]', () => {
    const roster = { ...THREE, census: { activePlayers: 5 } }
    const sitting = new Sitting({ roster, game: open() }).apply(join(1, 'Dan'))
    expect(sitting.state.roster.most).toBe(4)
    sitting.apply(by.society(2, { type: 'activity', person: 'Ann', active: false }))
    expect(sitting.state.roster.most).toBe(4)
    expect(sitting.refuses(join(3, 'Eve'))).toMatchObject({
      code: 'full',
      details: { person: 'Eve', most: 4 },
      message: 'Eve cannot join: all 4 places are taken.',
    })
    sitting.apply(leaves(4, 'Ann'), join(5, 'Eve'))
    expect(presences(sitting).at(-1)).toBe('here Eve')
  })

  test('gives a former player a new seat if the rule lets them return', () => {
    const roster = { ...joining.roster, seats: 'revolving' } as const
    const sitting = new Sitting({ game: errands({ ...joining, roster }) })
    expect(sitting.refuses(join(1, 'Ann'))).toMatchObject({
      code: 'playedBefore',
      message: 'Ann already plays in this match; nobody can join twice.',
    })
    sitting.apply(leaves(1, 'Ann'), join(2, 'Ann'), by.run(3, 'Ann'))
    expect(sitting.state.roster.everPlayed).toEqual(['Ann', 'Bob', 'Cyd'])
    sitting.apply(by.society(4, { type: 'vacation', person: 'Ann' }))
    expect(presences(sitting)).toEqual(['left null', 'here Bob', 'here Cyd', 'away null'])
  })

  test('tells the game what it wants to know, and may be refused by it [contract/form]', () => {
    const sitting = new Sitting({ game: open() })
    expect(sitting.refuses(join(1, 'Dan', 'foe'))).toMatchObject({ code: 'notInvited' })
    const wordless = by.society(1, { type: 'join', person: 'Dan', join: {} as never })
    expect(sitting.refuses(wordless)).toMatchObject({
      code: 'invalidEntry',
      clause: 'contract/form',
    })
  })

  test('is refused by the rules of the society before the game is asked [1250.1/IV.e(2)]', () => {
    const sitting = new Sitting({ game: open() })
    expect(sitting.refuses(join(1, 'Ref', 'foe')).code).toBe('refereePlays')
    expect(sitting.refuses(join(1, 'Ann', 'foe')).code).toBe('playedBefore')
    expect(sitting.apply(leaves(1, 'Ann')).refuses(join(2, 'Ann', 'foe')).message).toBe(
      'Ann has played in this match before; only new players may join.',
    )
  })
})

describe('an inactive player', () => {
  test('stays in the match, and the game hears of it', () => {
    const turns = (h: number, person: string, active: boolean) =>
      by.society(h, { type: 'activity', person, active })
    const sitting = new Sitting().apply(turns(1, 'Bob', false))
    expect(sitting.state.roster.seats[1]).toEqual({
      player: 'Bob',
      holder: 'Bob',
      presence: 'here',
      active: false,
    })
    expect(sitting.log).toEqual(['activity 1'])
    expect(sitting.refuses(turns(2, 'Bob', false)).code).toBe('noChange')
    expect(sitting.refuses(turns(2, 'Zoe', false)).code).toBe('notInMatch')
    sitting.apply(by.run(2, 'Bob'), turns(3, 'Bob', true))
    expect(sitting.state.roster.seats[1]?.active).toBe(true)
  })
})
