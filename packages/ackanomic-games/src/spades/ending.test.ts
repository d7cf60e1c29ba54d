import { days, resultRecordOf, startMatch, tick } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { scoresOf } from './scoring.js'
import { NAMES, Sitting, START } from './sitting.test-support.js'
import type { SpadesRound } from './state.js'

const EVEN: SpadesRound = { bids: [5, 5, 5, 5], taken: [5, 5, 5, 5], misplays: [0, 0] }

/** A table at which rounds have been played, with the bids of the next one to come. */
function after(...rounds: readonly SpadesRound[]): Sitting {
  const sitting = new Sitting()
  return sitting.setState({ ...sitting.state, shared: { ...sitting.state.shared, rounds } })
}

describe('winning by the score', () => {
  test('500 and the greater score win after a round [1250.15/5.a, 1250.15/5.c]', () => {
    const sitting = new Sitting().bids(13, 0, 0, 0).laysAnything()
    expect(sitting.scores).toEqual([360, 200])
    expect(sitting.winners).toBeUndefined()
    sitting.deals().bids(0, 0, 0, 13).laysAnything()
    expect(sitting.scores).toEqual([720, 400])
    expect(sitting.winners).toEqual(['Ann', 'Cyd'])
    expect(spades.outcome(sitting.state)).toEqual({
      at: START,
      winners: ['Ann', 'Cyd'],
      ranking: [
        ['Ann', 'Cyd'],
        ['Bob', 'Dov'],
      ],
      awards: [],
    })
  })

  test('500 exactly is enough, and 499 is not', () => {
    const seventy: SpadesRound = { bids: [4, 2, 3, 2], taken: [4, 0, 3, 0], misplays: [0, 0] }
    const sixtyNine: SpadesRound = { bids: [4, 2, 2, 2], taken: [8, 0, 7, 0], misplays: [0, 0] }
    const enough = after(seventy, seventy).bids(0, 2, 13, 2).laysAnything()
    expect(enough.scores).toEqual([500, -120])
    expect(enough.winners).toEqual(['Ann', 'Cyd'])
    const short = after(seventy, sixtyNine).bids(0, 2, 13, 2).laysAnything()
    expect(short.scores).toEqual([499, -120])
    expect(short.winners).toBeUndefined()
  })

  test('of two with 500 or more the greater wins [1250.15/5.a]', () => {
    const sitting = after(EVEN, EVEN).bids(8, 0, 2, 0).laysAnything()
    expect(sitting.scores).toEqual([603, 600])
    expect(sitting.winners).toEqual(['Ann', 'Cyd'])
  })

  test('equal scores of 500 or more lead to another round [1250.15/5.b]', () => {
    const tied = after(EVEN, { ...EVEN, taken: [5, 5, 5, 8] })
    tied.bids(2, 0, 8, 0).laysAnything()
    expect(tied.scores).toEqual([603, 603])
    expect(tied.winners).toBeUndefined()
    expect(tied.state.openPrompts).toMatchObject([{ name: 'deal', details: { round: 4 } }])
    tied.deals().bids(2, 2, 2, 2).laysAnything()
    expect(tied.scores).toEqual([552, 563])
    expect(tied.winners).toEqual(['Bob', 'Dov'])
  })

  test('a fine in a round wins nobody the game before its end', () => {
    const tied = after(EVEN, EVEN, EVEN)
    expect(tied.scores).toEqual([600, 600])
    tied.bids(2, 13, 2, 2).plays('Ann', 'play AH')
    expect(tied.scores).toEqual([500, 600])
    expect(tied.winners).toBeUndefined()
  })

  test('however low a score is, it does not lose [1250.15/5.g]', () => {
    const lost: SpadesRound = { bids: [10, 2, 3, 2], taken: [0, 2, 0, 2], misplays: [0, 0] }
    const sitting = after(...Array.from({ length: 8 }, () => lost))
    expect(sitting.scores).toEqual([-2080, 320])
    sitting.bids(13, 13, 13, 13).laysAnything()
    expect(sitting.scores).toEqual([-2600, -200])
    expect(sitting.winners).toBeUndefined()
    expect(sitting.state.openPrompts.length).toBe(1)
  })

  test('all are told the result and the final scores [1250.15/beg.f]', () => {
    const sitting = new Sitting().bids(13, 0, 0, 0).laysAnything().deals()
    sitting.bids(0, 0, 0, 13).laysAnything()
    expect(sitting.events.at(-2)).toMatchObject({
      to: 'public',
      clause: '1250.15/beg.f',
      event: { type: 'result', winner: 0, why: 'score', scores: [720, 400] },
    })
    expect(sitting.messages.at(-2)).toBe(
      'Ann and Cyd win by the score. The final scores: Ann and Cyd 720, Bob and Dov 400.',
    )
  })

  test('no Trophy, no points and no A$ are given [1250.15/5.h]', () => {
    const sitting = new Sitting().plays('Ann', 'concede').plays('Cyd', 'concede')
    expect(spades.outcome(sitting.state)?.awards).toEqual([])
    expect(spades.description.trophy).toBe('none')
  })
})

describe('conceding', () => {
  test('both players of a team give the game to the others [1250.15/5.d]', () => {
    const sitting = new Sitting().plays('Dov', 'concede')
    expect(sitting.events).toMatchObject([{ to: 'public', event: { type: 'conceded', seat: 3 } }])
    sitting.plays('Bob', 'Concede.')
    expect(sitting.winners).toEqual(['Ann', 'Cyd'])
    expect(sitting.messages.slice(0, 2)).toEqual([
      'Bob concedes.',
      'Ann and Cyd win by the concession of the others. The final scores: Ann and Cyd 0, Bob and Dov 0.',
    ])
  })

  test('one alone, or one of each team, changes nothing [1250.15/5.e]', () => {
    const sitting = new Sitting().plays('Ann', 'concede').plays('Bob', 'concede')
    expect(sitting.winners).toBeUndefined()
    expect(sitting.turn).toBe('Ann')
    expect(sitting.due).toBe(3)
    sitting.bids(2, 2, 2, 2).laysAnything()
    expect(sitting.shared.conceded).toEqual([0, 1])
    expect(sitting.winners).toBeUndefined()
  })

  test('it counts at any moment [1250.15/5.i]', () => {
    const moments: readonly (() => Sitting)[] = [
      () => new Sitting({ hands: null }),
      () => new Sitting(),
      () => new Sitting().bids(2),
      () => new Sitting().bids(2, 2, 2, 2),
      () => new Sitting().bids(2, 2, 2, 2).laysAnything(23),
      () => new Sitting().bids(2, 2, 2, 2).advance(days(3)),
      () => new Sitting().bids(2, 2, 2, 2).laysAnything(),
      () => new Sitting().changeRoster({ type: 'dispute', by: 'Ann' }),
      () => new Sitting().changeRoster({ type: 'referee resigns', person: 'Rex' }),
      () => new Sitting({ options: { misplay: 'referee-call' } }).bids(2, 2, 2, 2).laysAnything(),
    ]
    for (const moment of moments) {
      const sitting = moment().plays('Ann', 'concede')
      expect(sitting.winners).toBeUndefined()
      expect(sitting.plays('Cyd', 'concede').winners).toEqual(['Bob', 'Dov'])
    }
  })

  test('before the order is drawn it waits for the teams', () => {
    const sitting = new Sitting({ order: null }).plays('Ann', 'concede').plays('Bob', 'concede')
    expect(sitting.winners).toBeUndefined()
    expect(sitting.rules([0, 2, 1, 3]).winners).toEqual(['Cyd', 'Dov'])
  })

  test('where the order makes two teams of four who have conceded the first one complete loses [1250.15/5.d]', () => {
    const all = (...names: readonly string[]): Sitting => {
      const sitting = new Sitting({ order: null })
      for (const name of names) sitting.plays(name, 'concede')
      return sitting
    }
    expect(all('Ann', 'Bob', 'Cyd', 'Dov').rules([0, 1, 2, 3]).winners).toEqual(['Bob', 'Dov'])
    expect(all('Ann', 'Dov', 'Bob', 'Cyd').rules([0, 1, 2, 3]).winners).toEqual(['Ann', 'Cyd'])
    // Taken back and made again, it counts from then on.
    const again = all('Ann', 'Bob', 'Cyd', 'Dov').plays('Cyd', 'withdraw').plays('Cyd', 'concede')
    expect(again.rules([0, 1, 2, 3]).winners).toEqual(['Ann', 'Cyd'])
  })

  test('settled teams need no order for it [1250.15/5.d]', () => {
    const teams = [
      ['Bob', 'Cyd'],
      ['Ann', 'Dov'],
    ]
    const sitting = new Sitting({ order: null, options: { teams } })
    sitting.plays('Ann', 'concede').plays('Bob', 'concede')
    expect(sitting.winners).toBeUndefined()
    sitting.plays('Dov', 'concede')
    expect(sitting.winners).toEqual(['Bob', 'Cyd'])
    expect(sitting.messages.at(-2)).toBe(
      'Bob and Cyd win by the concession of the others. The final scores: Ann and Dov 0, Bob and Cyd 0.',
    )
  })

  test('it may be withdrawn until the partner concedes', () => {
    const sitting = new Sitting().plays('Ann', 'concede').plays('Ann', 'withdraw')
    expect(sitting.events).toMatchObject([{ to: 'public', event: { type: 'withdrawn', seat: 0 } }])
    expect(sitting.messages).toEqual(['Ann withdraws the concession.'])
    expect(sitting.plays('Cyd', 'concede').winners).toBeUndefined()
    expect(sitting.plays('Ann', 'concede').winners).toEqual(['Bob', 'Dov'])
  })

  test('or not, where the option says so', () => {
    const sitting = new Sitting({ options: { concessionRevocable: false } })
    expect(sitting.refuses('Ann', 'withdraw').code).toBe('notConceded')
    sitting.plays('Ann', 'concede')
    expect(sitting.refuses('Ann', 'withdraw')).toMatchObject({ code: 'irrevocable' })
    expect(sitting.refuses('Ann', 'concede').message).toBe(
      'You have conceded already, and it stands for good.',
    )
    const offers = spades.pendingActions(sitting.state, 0).filter(({ need }) => need === 'optional')
    expect(offers).toEqual([])
  })

  test('each may concede once, and nobody else may', () => {
    const sitting = new Sitting().plays('Ann', 'concede')
    expect(sitting.refuses('Ann', 'concede').code).toBe('conceded')
    expect(sitting.refuses('Rex', 'concede').code).toBe('notAllowed')
    const wantedOf = (seat: number) =>
      spades.pendingActions(sitting.state, seat).map(({ action }) => action)
    expect([0, 1, 2, 3].map(wantedOf)).toEqual([['bid', 'withdraw'], [], ['concede'], []])
  })

  test('it is left to those who want it, and no bot chooses it', () => {
    const sitting = new Sitting()
    for (const seat of [1, 2, 3]) {
      const legal = spades.legalMoves(spades.view(sitting.state, seat))
      expect(legal).toMatchObject({ complete: true, moves: [], alsoLegal: ['concede'] })
      expect(legal.sample(() => 0)).toBeUndefined()
      expect(spades.pendingActions(sitting.state, seat)).toEqual([])
    }
  })

  test('ten may be withdrawn; the next one stands', () => {
    const sitting = new Sitting()
    for (let i = 0; i < 10; i++) sitting.plays('Ann', 'concede').plays('Ann', 'withdraw')
    expect(sitting.refuses('Ann', 'withdraw').code).toBe('notConceded')
    sitting.plays('Ann', 'concede')
    expect(sitting.refuses('Ann', 'withdraw')).toMatchObject({
      code: 'irrevocable',
      message:
        'You have withdrawn 10 concessions, so this one stands for good; play on until your partner concedes, too.',
    })
    expect(sitting.refuses('Ann', 'concede').message).toContain('stands for good')
    expect(spades.pendingActions(sitting.state, 0).map(({ action }) => action)).toEqual(['bid'])
  })
})

describe('the end', () => {
  test('nothing is taken any more', () => {
    const sitting = new Sitting().plays('Ann', 'concede').plays('Cyd', 'concede')
    expect(sitting.refuses('Ann', 'bid 2').code).toBe('gameOver')
    expect(sitting.state.openPrompts).toEqual([])
    expect(sitting.state.clock.timers).toEqual([])
  })

  test('a table at which nobody acts comes to it by itself, and the books have nothing to pay', () => {
    const table = { players: NAMES, referees: ['Rex'], startedAt: START }
    const referee = seededReferee(7)
    const started = startMatch(spades, { table }, { referee })
    if (!started.ok) throw new Error(started.error.message)
    const { match } = tick(spades, started.value.match, START + days(20_000), { referee })
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
