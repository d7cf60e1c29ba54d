import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { at, rosterOf } from '../game-script.test-support.js'
import { viruses } from './game.js'
import { freeViruses } from './players.js'
import { type AnyEntry, by, moveIn, Script } from './script.test-support.js'

describe('the table', () => {
  test('seats two to twenty players [1250.16/num]', () => {
    const codes = [1, 2, 20, 21].map((players) => {
      const start = viruses.setup(rosterOf(players))
      return start.ok ? 'ok' : start.error.code
    })
    expect(codes).toEqual(['tooFewPlayers', 'ok', 'ok', 'tooManyPlayers'])
  })

  test('has one referee who does not play [1250.16/ref.a, 1250.16/10.ref.e]', () => {
    const code = (referees: readonly string[]) => {
      const start = viruses.setup({ ...rosterOf(3), referees })
      return start.ok ? 'ok' : start.error.code
    }
    expect([[], ['Rex', 'Roy'], ['Ann'], ['Rex']].map(code)).toEqual([
      'wrongReferees',
      'wrongReferees',
      'refereePlays',
      'ok',
    ])
  })
})

describe('joining', () => {
  test('is possible until turn 10, and takes effect in the running turn [1250.16/10.join.a, 1250.16/10.join.d]', () => {
    const script = new Script().turn(10).apply(by.join(1, 'Vera'))
    expect(script.shared.players[3]).toEqual({ virus: 4, since: 10, how: 'joined' })
    expect(script.transcript).toEqual(['public: Vera joins.', 'public: Vera has virus D.'])
    expect(script.events.at(-1)?.clause).toBe('1250.16/10.join.a')
    expect(script.errorOf(by.join(72, 'Wim'))).toMatchObject({
      code: 'joiningClosed',
      details: { turn: 11, free: [] },
    })
    script.apply(by.join(71.9, 'Wim'))
    expect(script.shared.viruses[4]).toEqual({ character: 'E', owner: 4, abandoned: null })
  })

  test('is not possible for former players [1250.16/10.join.b]', () => {
    const script = new Script().apply(by.leave(1, 'Ann'))
    expect(script.errorOf(by.join(2, 'Ann')).code).toBe('playedBefore')
    expect(script.errorOf(by.join(2, 'Bob')).code).toBe('playedBefore')
  })

  test('gives three moves of Place or Infect in the newcomer’s first turn [1250.16/10.join.c]', () => {
    const script = new Script().turn(4).apply(by.join(1, 'Vera'))
    const kinds = viruses.pendingActions(script.state, 3).map(({ action }) => action)
    expect(kinds).toEqual(['place', 'infect'])
    const places = ['3,3', '3,4', '4,3', '4,4'].map((square) => `Vera: Place ${square}`)
    script.sends('Vera: Destroy 1,1', ...places, 'Ann: Place 7,7', 'Ann: Place 7,8').ends()
    expect(script.shared.last?.moves.map(({ seat }) => seat)).toEqual([0, 3, 3, 3])
    script.draw(['DD', 'DD']).sends('Vera: Destroy 1,1', 'Vera: Destroy 1,2').ends()
    expect(script.shared.last?.moves).toHaveLength(1)
  })

  test('starts in the running or next turn, by option (V17, V18) [1250.16/10.join.c]', () => {
    const script = new Script({ options: { joinEffective: 'next-turn' } }).apply(by.join(1, 'Vera'))
    expect(script.errorOf(by.move(2, 'Vera', 'Place 3,3'))).toMatchObject({
      code: 'notYet',
      details: { turn: 2 },
    })
    script.ends().draw(['@@', '@@']).sends('Vera: Infect 1,1', 'Vera: Infect 1,2').ends()
    expect(script.shared.last?.moves).toHaveLength(2)
    script.sends('Vera: Infect 2,1', 'Vera: Infect 2,2').ends()
    expect(script.shared.last?.moves).toHaveLength(1)
  })

  test('is impossible with twenty players, not counting leavers (V22) [1250.16/10.max]', () => {
    const script = new Script(
      { players: 20 },
      Array.from({ length: 40 }, (_, i) => 5 * i),
    )
    expect(script.errorOf(by.join(1, 'Vera'))).toMatchObject({
      code: 'full',
      details: { most: 20 },
    })
    script.turn(2).draw(['AA', 'AA'])
    expect(script.errorOf(by.join(1, 'Vera', 'A')).code).toBe('full')
    script.apply(by.leave(2, 'Ann'), by.join(3, 'Vera'))
    expect(script.errorOf(by.join(4, 'Wim', 'A')).code).toBe('full')
  })

  test('is impossible before the first grid and after the last player has left', () => {
    const early = new Script({}, [])
    expect(early.errorOf(by.join(1, 'Vera')).code).toBe('notDuringTurn')
    expect(early.errorOf(by.move(1, 'Ann', 'Place 3,3')).code).toBe('noTurn')
    const late = new Script().apply(by.leave(1, 'Ann', 'Bob', 'Cyd'))
    expect(late.errorOf(by.join(2, 'Vera'))).toMatchObject({ details: { stage: 'winner' } })
  })

  test('is not possible in a Duel', () => {
    const script = new Script({ players: 2, more: { duel: { challenged: 'Bob' } } })
    expect(script.errorOf(by.join(1, 'Vera')).code).toBe('duelJoin')
  })

  test('gives an unused character (V25) [1250.16/1.d]', () => {
    const script = new Script()
      .turn(2)
      .draw(['AA', 'AA'])
      .apply(by.leave(1, 'Ann', 'Bob'))
    expect(script.state.outcome).not.toBe(null)
    const more = new Script({ players: 4 })
      .turn(2)
      .draw(['AA', 'AA'])
      .apply(by.leave(1, 'Ann', 'Bob'))
    more.apply(by.join(2, 'Vera'), by.join(3, 'Wim'))
    expect(more.shared.viruses.map(({ character }) => character)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'B',
      'E',
    ])
  })
})

describe('a virus whose player has left', () => {
  test('keeps its character while its moves may count (V21, V25) [1250.16/1.d]', () => {
    const script = new Script({ players: 4, options: { leavers: 'keep' } })
      .sends('Ann: Infect 1,1')
      .apply(by.leave(2, 'Ann'), by.join(3, 'Vera'))
    expect(script.shared.viruses.map(({ character }) => character).join('')).toBe('ABCDE')
    script.sends('Vera: Infect 2,1').ends()
    expect(script.rows[2]?.slice(2, 4)).toBe('AE')
  })

  const left = (turn = 12, options = {}): Script =>
    new Script({ players: 4, options })
      .turn(turn)
      .draw(['AA..BB..CC..DD', 'AA..BB..CC..DD', '..............', '@@@...........'])
      .apply(by.leave(1, 'Ann'))

  test('may be taken over in any turn while it has cells [1250.16/10.take.a]', () => {
    const script = left()
    expect(freeViruses(script.shared)).toEqual([1])
    expect(script.errorOf(by.join(2, 'Vera', 'B'))).toMatchObject({
      code: 'noSuchVirus',
      details: { free: ['A'] },
    })
    script.apply(by.join(3, 'Vera', 'A'))
    expect(script.shared.players[4]).toEqual({ virus: 1, since: 12, how: 'took over' })
    expect(script.shared.viruses[0]).toEqual({ character: 'A', owner: 4, abandoned: null })
    expect(script.transcript[1]).toBe('public: Vera takes over virus A.')
    expect(script.events[1]?.clause).toBe('1250.16/10.take.a')
    expect(script.errorOf(by.join(4, 'Wim', 'A')).code).toBe('noSuchVirus')
    const withoutAnn = new Script({ players: 4 }).apply(by.leave(1, 'Ann'))
    expect(withoutAnn.errorOf(by.join(2, 'Vera', 'A')).code).toBe('noSuchVirus')
  })

  test('may be taken over only until turn 10 with takeOverAnyTurn: false (V19)', () => {
    expect(left(11, { takeOverAnyTurn: false }).errorOf(by.join(2, 'Vera'))).toMatchObject({
      code: 'joiningClosed',
      details: { free: [] },
      message:
        'Vera cannot join with a new virus in turn 11, only up to turn 10; there is no virus to take over.',
    })
    expect(left(11).errorOf(by.join(2, 'Vera'))).toMatchObject({ details: { free: ['A'] } })
    expect(left(11, { takeOverAnyTurn: false }).errorOf(by.join(2, 'Vera', 'A')).code).toBe(
      'takeOverClosed',
    )
    left(10, { takeOverAnyTurn: false }).apply(by.join(2, 'Vera', 'A'))
  })

  test('gives one move of any kind in its new player’s first turn, even in turn 1 [1250.16/10.take.b]', () => {
    for (const turn of [1, 12]) {
      const script = left(turn).apply(by.join(2, 'Vera', 'A'))
      script.sends('Vera: Destroy 1,1', 'Vera: Place 3,1').ends()
      expect(script.shared.last?.moves).toEqual([
        { seat: 4, move: { type: 'destroy', at: [1, 1] }, conflicting: false },
      ])
    }
  })

  test('brings its Gamepoints along only with inheritScore (V19)', () => {
    for (const [inheritScore, score] of [
      [false, 0],
      [true, 2],
    ] as const) {
      const script = left(12, { inheritScore }).put({ scores: [2, 1, 0, 0] })
      script.apply(by.join(2, 'Vera', 'A'))
      expect(script.shared.scores).toEqual([2, 1, 0, 0, score])
    }
  })

  test('brings its Gamepoints along only once', () => {
    const script = new Script({ options: { inheritScore: true } }).sends('Ann: Infect 1,1').ends()
    script.apply(by.leave(80, 'Ann'), by.join(81, 'Vera', 'A'))
    expect(script.shared.scores).toEqual([1, 0, 0, 1])
    expect(stateProblem(viruses, JSON.parse(JSON.stringify(script.state)))).toBeUndefined()
  })

  test('lives and breeds until the end of the next turn [1250.16/10.uninf.b]', () => {
    const script = new Script({ players: 4 })
      .turn(12)
      .draw(['AA..BB..CC..DD', 'A...BB..CC..DD'])
      .apply(by.leave(1, 'Ann'))
      .ends()
    expect(script.rows[3]?.slice(2, 4)).toBe('AA')
  })

  test('disappears at the end of the next turn, just before moves are judged [1250.16/10.uninf.a]', () => {
    const script = left()
    // Its cells are still infected in the turn of the leaver, and count as clean in the next.
    expect(script.sends('Bob: Infect 1,1').transcript[0]).toContain('it will be dropped')
    script.ends()
    expect(script.shared.last).toMatchObject({ uninfected: [], moves: [] })
    expect(script.sends('Bob: Infect 1,1').transcript[0]).toBe('seat 1: Bob: Infect 1,1.')
    script.ends()
    expect(script.shared.last).toMatchObject({ uninfected: [1], moves: [{ seat: 1 }] })
    expect(script.rows[2]?.slice(2, 4)).toBe('B@')
    expect(freeViruses(script.shared)).toEqual([])
  })

  test('survives a takeover in the next turn, without its old moves [1250.16/10.uninf.a]', () => {
    const script = left().ends().sends('Bob: Infect 1,1', 'Bob: Place -1,-1')
    script.apply(by.join(100, 'Vera', 'A'))
    // Only its sender and the referee learn that the move is void now.
    const voided =
      'Bob: Infect 1,1 no longer counts. The square 1,1 holds a cell with virus A; infect a clean cell (@).'
    expect(script.transcript.slice(2)).toEqual([`seat 1: ${voided}`, `referee: ${voided}`])
    script.ends()
    expect(script.shared.last?.moves).toMatchObject([{ move: { type: 'place' } }])
    expect(script.rows.join('')).toContain('AA')
    expect(script.shared.last?.uninfected).toEqual([])
  })

  test('loses its sent moves or keeps them, by option (V21)', () => {
    const moved = (leavers: 'drop' | 'keep', ...after: readonly AnyEntry[]) =>
      new Script({ players: 4, options: { leavers } })
        .turn(12)
        .draw(['AA..BB..CC..DD', 'AA..BB..CC..DD'])
        .sends('Ann: Place 3,3')
        .apply(by.leave(2, 'Ann'), ...after)
        .ends().shared.last?.moves.length
    expect(moved('drop')).toBe(0)
    expect(moved('keep')).toBe(1)
    expect(moved('keep', by.join(3, 'Vera', 'A'))).toBe(0)
    // The player who took the virus over leaves in the same turn: only their own moves count.
    const [join, move] = [by.join(3, 'Vera', 'A'), by.move(4, 'Vera', 'Place 4,4')]
    expect(moved('keep', join, move)).toBe(1)
    expect(moved('keep', join, move, by.leave(5, 'Vera'))).toBe(1)
  })

  test('shows its sent moves to the referee while they count', () => {
    const script = new Script({ players: 4, options: { leavers: 'keep' } })
      .turn(12)
      .draw(['AA..BB..CC..DD', 'AA..BB..CC..DD'])
      .sends('Ann: Place 3,3')
      .apply(by.leave(2, 'Ann'))
    const shown = (): string => viruses.render(viruses.view(script.state, 'referee'))
    expect(shown()).toContain('Ann sent:')
    script.apply(by.join(3, 'Vera', 'A'))
    expect(shown()).not.toContain('Ann sent:')
  })
})

describe('a game without a referee', () => {
  test('stops, and refuses moves [1250.16/10.ref.a]', () => {
    const script = new Script().apply(by.resigns(5))
    expect(script.errorOf(by.move(6, 'Ann', 'Place 3,3')).code).toBe('paused')
    script.apply(by.time(5000))
    expect(script.shared.turn).toBe(1)
    expect(viruses.legalMoves(viruses.view(script.state, 0))).toMatchObject({
      complete: true,
      moves: [],
    })
  })

  test('may get a referee from outside the game, even a former player [1250.16/10.ref.b]', () => {
    const script = new Script({ players: 4 }).apply(by.leave(1, 'Ann'), by.resigns(5))
    expect(script.errorOf(by.found(6, 'Bob')).code).toBe('refereePlays')
    expect(script.apply(by.found(7, 'Ann')).state.roster.referees).toEqual(['Ann'])
  })

  test('restarts the turn with three full days [1250.16/10.ref.c]', () => {
    const script = new Script().turn(4).apply(by.resigns(60), by.found(200, 'Roy'))
    expect(script.state.clock.timers).toMatchObject([{ name: 'turn', due: at(272) }])
    expect(script.shared.turn).toBe(4)
    expect(script.transcript.at(-1)).toBe(
      'public: Turn 4 begins again; the moves sent in it are void.',
    )
  })

  test('voids moves sent to the former referee, and keeps joins and leaves (V23) [1250.16/10.ref.d]', () => {
    const script = new Script().turn(4).sends('Ann: Place 3,3', 'Bob: Place 4,4')
    script.apply(by.join(2, 'Vera'), by.leave(3, 'Cyd'), by.resigns(5), by.found(6, 'Roy'))
    expect(script.state.secret.every(({ moves }) => moves.length === 0)).toBe(true)
    script.sends('Ann: Place 7,7').ends()
    expect(script.shared.last?.moves).toMatchObject([{ seat: 0, move: { at: [7, 7] } }])
    expect(script.state.roster.seats.map(({ presence }) => presence)).toEqual([
      'here',
      'here',
      'left',
      'here',
    ])
  })

  test('has the next referee choose the first cells', () => {
    const script = new Script({}, []).apply(by.resigns(1), by.found(2, 'Roy'))
    expect(script.state.clock.timers).toEqual([])
    const order = Array.from({ length: 100 }, (_, i) => i)
    script.apply(by.squares(3, order, 'Roy'))
    expect(script.state.clock.timers).toMatchObject([{ due: at(75) }])
  })

  test('bars the former referee from that turn and the next two [1250.16/10.ref.f]', () => {
    const script = new Script().turn(4).apply(by.resigns(1), by.found(2, 'Roy'))
    for (const turn of [4, 5, 6]) {
      expect(script.shared.turn).toBe(turn)
      const h = (script.state.clock.now - at(0)) / 3_600_000 + 1
      expect(script.errorOf(by.join(h, 'Rex'))).toMatchObject({
        code: 'refereedLately',
        details: { turn: 4, from: 7 },
      })
      expect(script.errorOf(by.join(h, 'Roy')).code).toBe('refereePlays')
      script.ends()
    }
    expect(script.shared.refereed).toEqual([])
    script.apply(by.join(2000 / 8, 'Rex'))
    expect(script.state.roster.seats.at(-1)?.player).toBe('Rex')
  })

  test('bars two former referees by their own last turns [1250.16/10.ref.f]', () => {
    const script = new Script().turn(4).apply(by.resigns(1), by.found(2, 'Roy')).ends()
    script.apply(by.resigns(80, 'Roy'), by.found(81, 'Sid'))
    const errors = (h: number): unknown[] =>
      ['Rex', 'Roy'].map((person) => script.errorOf(by.join(h, person)).details)
    const rex = { person: 'Rex', turn: 4, from: 7 }
    const roy = { person: 'Roy', turn: 5, from: 8 }
    expect(script.shared.turn).toBe(5)
    expect(errors(82)).toEqual([rex, roy])
    script.ends()
    expect(errors(160)).toEqual([rex, roy])
    script.ends()
    expect(script.shared.turn).toBe(7)
    script.apply(by.join(230, 'Rex'))
    expect(script.errorOf(by.join(231, 'Roy')).details).toEqual(roy)
    script.ends().apply(by.join(300, 'Roy'))
    expect(script.state.roster.seats.slice(3).map(({ player }) => player)).toEqual(['Rex', 'Roy'])
  })

  test('lets a former referee be a Substitute at once [1250.16/10.ref.f, 1250.1/VI.c(1)]', () => {
    const script = new Script().turn(4).apply(by.resigns(1), by.found(2, 'Roy'))
    expect(script.errorOf(by.join(3, 'Rex')).code).toBe('refereedLately')
    const substitute = { person: 'Rex', agrees: true }
    script.apply(by.roster(3, { type: 'vacation', person: 'Bob', substitute }))
    script.sends('Rex: Place 4,4').ends()
    expect(script.shared.last?.moves).toMatchObject([{ seat: 1, move: moveIn('Place 4,4') }])
  })
})
