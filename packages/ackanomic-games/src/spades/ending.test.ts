import { days, resultRecordOf, startMatch, tick } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { spades } from './game.js'
import { scoresOf } from './scoring.js'
import { NAMES, Script } from './script.test-support.js'
import type { SpadesRound } from './state.js'

const EVEN: SpadesRound = { bids: [5, 5, 5, 5], blind: [], taken: [5, 5, 5, 5], misplays: [0, 0] }

function after(...rounds: readonly SpadesRound[]): Script {
  const script = new Script()
  return script.setState({ ...script.state, shared: { ...script.state.shared, rounds } })
}

describe('the win by score', () => {
  test('needs 500 and the greater score after a round [1250.15/5.a, 1250.15/5.c]', () => {
    const script = new Script().bids(13, 0, 0, 0).laysAnything()
    expect(script.scores).toEqual([360, 200])
    expect(script.winners).toBeUndefined()
    script.deals().bids(0, 0, 0, 13).laysAnything()
    expect(script.scores).toEqual([720, 400])
    expect(script.winners).toEqual(['Ann', 'Cyd'])
    expect(spades.outcome(script.state)).toEqual({
      at: START,
      winners: ['Ann', 'Cyd'],
      ranking: [
        ['Ann', 'Cyd'],
        ['Bob', 'Dov'],
      ],
      awards: [],
    })
  })

  test('comes with exactly 500, not with 499', () => {
    const seventy: SpadesRound = {
      bids: [4, 2, 3, 2],
      blind: [],
      taken: [4, 0, 3, 0],
      misplays: [0, 0],
    }
    const sixtyNine: SpadesRound = {
      bids: [4, 2, 2, 2],
      blind: [],
      taken: [8, 0, 7, 0],
      misplays: [0, 0],
    }
    const enough = after(seventy, seventy).bids(0, 2, 13, 2).laysAnything()
    expect(enough.scores).toEqual([500, -120])
    expect(enough.winners).toEqual(['Ann', 'Cyd'])
    const short = after(seventy, sixtyNine).bids(0, 2, 13, 2).laysAnything()
    expect(short.scores).toEqual([499, -120])
    expect(short.winners).toBeUndefined()
  })

  test('goes to the greater of two scores of 500 or more [1250.15/5.a]', () => {
    const script = after(EVEN, EVEN).bids(8, 0, 2, 0).laysAnything()
    expect(script.scores).toEqual([603, 600])
    expect(script.winners).toEqual(['Ann', 'Cyd'])
  })

  test('is delayed by equal scores to another round [1250.15/5.b]', () => {
    const tied = after(EVEN, { ...EVEN, taken: [5, 5, 5, 8] })
    tied.bids(2, 0, 8, 0).laysAnything()
    expect(tied.scores).toEqual([603, 603])
    expect(tied.winners).toBeUndefined()
    expect(tied.state.openPrompts).toMatchObject([{ name: 'deal', details: { round: 4 } }])
    tied.deals().bids(2, 2, 2, 2).laysAnything()
    expect(tied.scores).toEqual([552, 563])
    expect(tied.winners).toEqual(['Bob', 'Dov'])
  })

  test('cannot come from a fine before the round ends', () => {
    const tied = after(EVEN, EVEN, EVEN)
    expect(tied.scores).toEqual([600, 600])
    tied.bids(2, 13, 2, 2).plays('Ann', 'play AH')
    expect(tied.scores).toEqual([500, 600])
    expect(tied.winners).toBeUndefined()
  })

  test('has no lower limit at which a team loses [1250.15/5.g]', () => {
    const lost: SpadesRound = {
      bids: [10, 2, 3, 2],
      blind: [],
      taken: [0, 2, 0, 2],
      misplays: [0, 0],
    }
    const script = after(...Array.from({ length: 8 }, () => lost))
    expect(script.scores).toEqual([-2080, 320])
    script.bids(13, 13, 13, 13).laysAnything()
    expect(script.scores).toEqual([-2600, -200])
    expect(script.winners).toBeUndefined()
    expect(script.state.openPrompts.length).toBe(1)
  })

  test('is announced with the final scores [1250.15/beg.f]', () => {
    const script = new Script().bids(13, 0, 0, 0).laysAnything().deals()
    script.bids(0, 0, 0, 13).laysAnything()
    expect(script.events.at(-2)).toMatchObject({
      to: 'public',
      clause: '1250.15/beg.f',
      event: { type: 'result', winner: 0, why: 'score', scores: [720, 400] },
    })
    expect(script.messages.at(-2)).toBe(
      'Ann and Cyd win by the score. The final scores: Ann and Cyd 720, Bob and Dov 400.',
    )
  })

  test('gives no Trophy, points or A$ [1250.15/5.h]', () => {
    const script = new Script().plays('Ann', 'concede').plays('Cyd', 'concede')
    expect(spades.outcome(script.state)?.awards).toEqual([])
    expect(spades.description.trophy).toBe('none')
  })
})

describe('a concession', () => {
  test('by both players of a team gives the game to the others [1250.15/5.d]', () => {
    const script = new Script().plays('Dov', 'concede')
    expect(script.events).toMatchObject([{ to: 'public', event: { type: 'conceded', seat: 3 } }])
    script.plays('Bob', 'Concede.')
    expect(script.winners).toEqual(['Ann', 'Cyd'])
    expect(script.messages.slice(0, 2)).toEqual([
      'Bob concedes.',
      'Ann and Cyd win by the concession of the others. The final scores: Ann and Cyd 0, Bob and Dov 0.',
    ])
  })

  test('by one player, or one in each team, has no effect [1250.15/5.e]', () => {
    const script = new Script().plays('Ann', 'concede').plays('Bob', 'concede')
    expect(script.winners).toBeUndefined()
    expect(script.turn).toBe('Ann')
    expect(script.due()).toBe(3)
    script.bids(2, 2, 2, 2).laysAnything()
    expect(script.shared.conceded).toEqual([0, 1])
    expect(script.winners).toBeUndefined()
  })

  test('is possible at any time [1250.15/5.i]', () => {
    const moments: readonly (() => Script)[] = [
      () => new Script({ hands: null }),
      () => new Script(),
      () => new Script().bids(2),
      () => new Script().bids(2, 2, 2, 2),
      () => new Script().bids(2, 2, 2, 2).laysAnything(23),
      () => new Script().bids(2, 2, 2, 2).advance(days(3)),
      () => new Script().bids(2, 2, 2, 2).laysAnything(),
      () => new Script().changeRoster({ type: 'dispute', by: 'Ann' }),
      () => new Script().changeRoster({ type: 'refereeResigns', person: 'Rex' }),
      () => new Script({ options: { misplay: 'referee-call' } }).bids(2, 2, 2, 2).laysAnything(),
    ]
    for (const moment of moments) {
      const script = moment().plays('Ann', 'concede')
      expect(script.winners).toBeUndefined()
      expect(script.plays('Cyd', 'concede').winners).toEqual(['Bob', 'Dov'])
    }
  })

  test('before the playing order is drawn waits for the teams', () => {
    const script = new Script({ order: null }).plays('Ann', 'concede').plays('Bob', 'concede')
    expect(script.winners).toBeUndefined()
    expect(script.answers([0, 2, 1, 3]).winners).toEqual(['Cyd', 'Dov'])
  })

  test('by all four before the draw counts by the first complete team [1250.15/5.d]', () => {
    const all = (...names: readonly string[]): Script => {
      const script = new Script({ order: null })
      for (const name of names) script.plays(name, 'concede')
      return script
    }
    expect(all('Ann', 'Bob', 'Cyd', 'Dov').answers([0, 1, 2, 3]).winners).toEqual(['Bob', 'Dov'])
    expect(all('Ann', 'Dov', 'Bob', 'Cyd').answers([0, 1, 2, 3]).winners).toEqual(['Ann', 'Cyd'])
    const again = all('Ann', 'Bob', 'Cyd', 'Dov').plays('Cyd', 'withdraw').plays('Cyd', 'concede')
    expect(again.answers([0, 1, 2, 3]).winners).toEqual(['Ann', 'Cyd'])
  })

  test('by a settled team needs no playing order [1250.15/5.d]', () => {
    const teams = [
      ['Bob', 'Cyd'],
      ['Ann', 'Dov'],
    ]
    const script = new Script({ order: null, options: { teams } })
    script.plays('Ann', 'concede').plays('Bob', 'concede')
    expect(script.winners).toBeUndefined()
    script.plays('Dov', 'concede')
    expect(script.winners).toEqual(['Bob', 'Cyd'])
    expect(script.messages.at(-2)).toBe(
      'Bob and Cyd win by the concession of the others. The final scores: Ann and Dov 0, Bob and Cyd 0.',
    )
  })

  test('may be withdrawn until the partner concedes', () => {
    const script = new Script().plays('Ann', 'concede').plays('Ann', 'withdraw')
    expect(script.events).toMatchObject([{ to: 'public', event: { type: 'withdrawn', seat: 0 } }])
    expect(script.messages).toEqual(['Ann withdraws the concession.'])
    expect(script.plays('Cyd', 'concede').winners).toBeUndefined()
    expect(script.plays('Ann', 'concede').winners).toEqual(['Bob', 'Dov'])
  })

  test('cannot be withdrawn with concessionRevocable: false', () => {
    const script = new Script({ options: { concessionRevocable: false } })
    expect(script.refuses('Ann', 'withdraw').code).toBe('notConceded')
    script.plays('Ann', 'concede')
    expect(script.refuses('Ann', 'withdraw')).toMatchObject({ code: 'irrevocable' })
    expect(script.refuses('Ann', 'concede').message).toBe(
      'You have already conceded, and that stands for good.',
    )
    const offers = spades.pendingActions(script.state, 0).filter(({ need }) => need === 'optional')
    expect(offers).toEqual([])
  })

  test('is possible once for each player', () => {
    const script = new Script().plays('Ann', 'concede')
    expect(script.refuses('Ann', 'concede').code).toBe('conceded')
    expect(script.refuses('Rex', 'concede').code).toBe('notAllowed')
    const wantedOf = (seat: number) =>
      spades.pendingActions(script.state, seat).map(({ action }) => action)
    expect([0, 1, 2, 3].map(wantedOf)).toEqual([['bid', 'withdraw'], [], ['concede'], []])
  })

  test('is optional, and never made by a bot', () => {
    const script = new Script()
    for (const seat of [1, 2, 3]) {
      const legal = spades.legalMoves(spades.view(script.state, seat))
      expect(legal).toMatchObject({ complete: true, moves: [], alsoLegal: ['concede'] })
      expect(legal.sample(() => 0)).toBeUndefined()
      expect(spades.pendingActions(script.state, seat)).toEqual([])
    }
  })

  test('may be withdrawn ten times, and is then final', () => {
    const script = new Script().plays('Bob', 'concede').plays('Bob', 'withdraw')
    for (let i = 0; i < 10; i++) script.plays('Ann', 'concede').plays('Ann', 'withdraw')
    expect(script.refuses('Ann', 'withdraw').code).toBe('notConceded')
    script.plays('Ann', 'concede')
    expect(script.refuses('Ann', 'withdraw')).toMatchObject({
      code: 'irrevocable',
      message:
        'You have withdrawn 10 concessions, so this one stands for good; play on until your partner also concedes.',
    })
    expect(script.refuses('Ann', 'concede').message).toContain('stands for good')
    expect(spades.pendingActions(script.state, 0).map(({ action }) => action)).toEqual(['bid'])
  })
})

describe('the end', () => {
  test('allows no more actions', () => {
    const script = new Script().plays('Ann', 'concede').plays('Cyd', 'concede')
    expect(script.refuses('Ann', 'bid 2').code).toBe('gameOver')
    expect(script.state.openPrompts).toEqual([])
    expect(script.state.clock.timers).toEqual([])
  })

  test('comes by the clock even if nobody acts, and the books pay nothing', () => {
    const roster = { players: NAMES, referees: ['Rex'], startedAt: START }
    const referee = seededReferee(7)
    const started = startMatch(spades, { roster }, { referee })
    if (!started.ok) throw new Error(started.error.message)
    const { match } = tick(spades, started.match, START + days(20_000), { referee })
    const record = resultRecordOf(spades, match.state, 'Spades 1')
    expect(record).toMatchObject({ game: '1250.15', starters: 4, referees: ['Rex'] })
    expect(record?.outcome.awards).toEqual([])
    expect(record?.outcome.winners.length).toBe(2)
    const scores = scoresOf(match.state.shared, match.state.options).map(({ score }) => score)
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(500)
    const bids = match.state.shared.rounds.flatMap((round) => round.bids)
    expect(new Set(bids)).toEqual(new Set([2]))
  })
})
