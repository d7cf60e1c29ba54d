import { stateProblem } from '@ackanomic/core/engine'
import { matches } from '@ackanomic/core/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { rustyLantern } from './game.js'
import { rustyLanternLaws } from './laws.test-support.js'
import { Script } from './script.test-support.js'
import type { RustyLanternInterruption, RustyLanternPlay, RustyLanternShared } from './state.js'

const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Moe'], startedAt: START }

const positionOf = (
  { state }: Script,
  shared: Partial<RustyLanternShared> = {},
  more: object = {},
) => ({
  shared: { ...state.shared, ...shared },
  secret: state.secret,
  hidden: state.hidden,
  ...more,
})

const started = (position: unknown, options: object = {}) =>
  rustyLantern.setup(roster, options, position)

const problem = (...given: Parameters<typeof started>) => {
  const start = started(...given)
  return start.ok ? '' : start.error.message
}

const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
const openTale = new Script().tells('Ann', 'c1').tries('Ann', 'c2').interrupts('Bob', 1, 'c8')
const [first] = tale.shared.plays as readonly [RustyLanternPlay]
const [claim] = openTale.shared.interruptions as readonly [RustyLanternInterruption]
const secrets = openTale.state.secret

describe('a position', () => {
  test('in mid-turn awaits its Bard for three days', () => {
    const start = started(positionOf(tale))
    if (!start.ok) throw new Error(start.error.message)
    expect(start.value.state).toMatchObject({
      openPrompts: [],
      clock: { timers: [{ name: 'sleep', seat: null }] },
    })
    expect(rustyLantern.view(start.value.state, 0)).toMatchObject({ mine: { claims: [] } })
  })

  test('keeps the Barkeep’s prompts', () => {
    const asked = (position: unknown, options: object = {}) => {
      const start = started(position, options)
      return start.ok ? start.value.state.openPrompts.map(({ name }) => name) : start.error.message
    }
    expect(asked(positionOf(new Script({ cards: 0, first: null })))).toEqual(['elements'])
    expect(asked(positionOf(new Script({ first: null })))).toEqual(['first'])
    expect(asked(positionOf(openTale))).toEqual(['play'])
    expect(asked(positionOf(tale, { threeDays: 'over' }))).toEqual(['asleep'])
    expect(asked(positionOf(new Script({ cards: 21 }).passesOn('Ann')))).toEqual(['restock'])
    const claimed = new Script().tells('Ann', 'c1').interrupts('Bob', 1, 'c8')
    expect(asked(positionOf(claimed))).toEqual(['mention'])
  })

  test('is suspended with too few players', () => {
    const alone = new Script().leave('Bob', 'Cyd')
    const start = started(positionOf(alone, {}, { seats: ['here', 'left', 'left'] }))
    expect(start.ok ? start.value.state.roster.pauses : start.error.message).toMatchObject([
      { reason: 'too few Bards' },
    ])
  })

  test('is stopped from the start by a short deck, until it is filled', () => {
    const since = (position: unknown) => {
      const start = started(position)
      return start.ok ? start.value.state.shared.stopped.since : start.error.message
    }
    const short = new Script({ cards: 21 }).wait(5).passesOn('Ann')
    expect([short.shared.stopped.since, since(positionOf(short))]).toEqual([START + 5, START])
    const paused = new Script().wait(5).changeRoster({ type: 'vacation', person: 'Moe' })
    expect([paused.shared.stopped.since, since(positionOf(paused))]).toEqual([START + 5, null])
  })

  const play = (more: Partial<RustyLanternPlay>) =>
    positionOf(tale, { plays: [{ ...first, ...more }] })
  const claims = (more: Partial<RustyLanternInterruption>) =>
    positionOf(openTale, { interruptions: [{ ...claim, ...more }] })
  test.each<readonly [string, unknown, RegExp]>([
    ['a missing Bard', positionOf(tale, { circle: [0, 1] }), /circle: seat each Bard once/u],
    ['a Bard twice', positionOf(tale, { circle: [0, 1, 1] }), /circle/u],
    ['a stranger to be seated', positionOf(tale, { unplaced: [3] }), /unplaced/u],
    [
      'a Bard without figures',
      positionOf(tale, { bards: tale.shared.bards.slice(1) }),
      /bards: give one/u,
    ],
    ['a card twice', positionOf(tale, { looseEnds: ['c1', 'C1.'] }), /“C1.” is there twice/u],
    [
      'a card in hand and on the table',
      positionOf(tale, { looseEnds: ['c2'] }),
      /“c2” is there twice/u,
    ],
    [
      'the wrong number of cards',
      positionOf(tale, { bards: tale.shared.bards.map(() => ({ cards: 7, ale: 0 })) }),
      /seat 0 holds 6 cards/u,
    ],
    [
      'cards before the Barkeep has brought any',
      positionOf(tale, { stocked: false }),
      /before the Barkeep has brought/u,
    ],
    [
      'a deck that is shown',
      positionOf(tale, { deckSize: 39 }),
      /it must be null, since it is not shown/u,
    ],
    ['a short deck', positionOf(tale, { short: true }), /the deck is not short/u],
    [
      'a short deck that is not marked as short',
      positionOf(tale, { owed: [{ seat: 0, cards: 99 }] }),
      /the deck is short/u,
    ],
    [
      'cards for a stranger',
      positionOf(tale, { owed: [{ seat: 3, cards: 1 }] }),
      /owed: name Bards/u,
    ],
    ['a play by nobody', play({ seat: 3 }), /play 1 must be of a seat/u],
    ['a play between two milliseconds', play({ at: START + 0.5 }), /at/u],
    ['a play in the future', play({ stoppedBefore: 5 }), /play 1 must have been tried before now/u],
    [
      'an open play before another one',
      positionOf(openTale, {
        plays: [{ ...first, answered: null }, ...openTale.shared.plays.slice(1)],
      }),
      /play 1 must have been answered/u,
    ],
    [
      'an open play of a Bard whose turn it is not',
      positionOf(openTale, { turn: 1, threeDays: 'none' }),
      /only the Bard in turn has an open one/u,
    ],
    [
      'an interruption of a play that does not exist',
      claims({ play: 9 }),
      /of a play that was tried/u,
    ],
    ['an interruption of the Bard’s own play', claims({ seat: 0 }), /of another’s play/u],
    [
      'a claim that belongs to another Bard',
      positionOf(openTale, {}, { secret: [{ ...secrets[0], claims: [1] }, ...secrets.slice(1)] }),
      /claims of seat 0/u,
    ],
    [
      'a claim twice',
      positionOf(
        openTale,
        {},
        { secret: [secrets[0], { ...secrets[1], claims: [1, 1] }, secrets[2]] },
      ),
      /claims of seat 1/u,
    ],
    [
      'two interruptions with one card',
      positionOf(openTale, { interruptions: [claim, claim] }),
      /names a card twice/u,
    ],
    ['a turn of a stranger', positionOf(tale, { turn: 3 }), /turn: it must be that of a Bard/u],
    [
      'a tried play in nobody’s turn',
      positionOf(tale, { turn: null, tried: true, threeDays: 'none' }),
      /turn:/u,
    ],
    [
      'three days that run during an open play',
      positionOf(openTale, { threeDays: 'run' }),
      /threeDays/u,
    ],
    ['a turn without its three days', positionOf(tale, { threeDays: 'none' }), /threeDays/u],
    [
      'an epilogue without a winner',
      positionOf(tale, { epilogue: 'Fin.' }),
      /only a winner finishes/u,
    ],
    [
      'a winner while other things are pending',
      positionOf(tale, { winner: { seat: 0, person: 'Ann' } }),
      /nothing else is pending/u,
    ],
    [
      'a winner who never had the seat',
      positionOf(tale, { winner: { seat: 0, person: 'Zoe' } }),
      /who sat in it/u,
    ],
    [
      'a pot without an ante',
      positionOf(tale, { pot: [{ person: 'Ann', at: 0, stakes: [] }] }),
      /has no ante/u,
    ],
    [
      'an unknown field',
      positionOf(tale, { lunch: true } as Partial<RustyLanternShared>),
      /lunch/u,
    ],
  ])('is refused with %s', (_, position, says) => {
    expect(problem(position)).toMatch(says)
  })

  test('has the paid ante in its pot', () => {
    const ante = [{ kind: 'A$', count: 5 }]
    const tale = new Script({ options: { ante } })
    expect(problem(positionOf(tale), { ante })).toBe('')
    const rich = tale.shared.pot.map((paid) => ({
      ...paid,
      stakes: [{ kind: 'A$', count: 1_000_000 }],
    }))
    expect(problem(positionOf(tale, { pot: rich }), { ante })).toMatch(
      /each has paid the ante once/u,
    )
    expect(problem(positionOf(tale, { pot: [] }), { ante })).toMatch(/each has paid the ante once/u)
  })

  test('shows the size of the deck with showDeckSize', () => {
    const tale = new Script({ options: { showDeckSize: true } })
    expect(problem(positionOf(tale), { showDeckSize: true })).toBe('')
    const more = positionOf(tale, { deckSize: 40 })
    expect(problem(more, { showDeckSize: true })).toMatch(/the deck has 39 cards/u)
  })
})

describe('an imported state', () => {
  const verified = { is: 'verified', looseEnd: false, tied: ['a card nobody brought'] } as const
  test.each<readonly [string, object, RegExp]>([
    [
      'a table without a Barkeep',
      { roster: { ...tale.state.roster, referees: [] } },
      /one Barkeep/u,
    ],
    [
      'a table for countless Barkeeps',
      { roster: { ...tale.state.roster, refereesWanted: 2 ** 53 } },
      /refereesWanted does not have the form/u,
    ],
    [
      'a table with room for countless players',
      { roster: { ...tale.state.roster, most: 2 ** 53 } },
      /most does not have the form/u,
    ],
    [
      'a card that reverses the direction of writing',
      { hidden: { ...tale.state.hidden, burned: ['a \u202ecat'] } },
      /a card in one line of letters/u,
    ],
    [
      'a card that only a play has',
      positionOf(tale, { plays: [{ ...first, answered: verified }], looseEnds: ['c1'] }),
      /“a card nobody brought” was used/u,
    ],
    [
      'a played card that has disappeared',
      positionOf(tale, { looseEnds: [] }),
      /“c1” was used, but is neither burned nor on the table/u,
    ],
  ])('is refused with %s', (_, forged, says) => {
    expect(stateProblem(rustyLantern, tale.state)).toBeUndefined()
    expect(stateProblem(rustyLantern, { ...tale.state, ...forged })).toMatch(says)
  })

  test('is accepted at any point of a tale, and refused with another deck size', () => {
    const property = fc.property(
      matches(rustyLantern, rustyLanternLaws.setups, { ...rustyLanternLaws, entries: 120 }),
      ({ start, trials }) => {
        expect(stateProblem(rustyLantern, start.state)).toBeUndefined()
        for (const { result } of trials) {
          if (!result.ok) continue
          const { state } = result.value
          expect(stateProblem(rustyLantern, state)).toBeUndefined()
          const shared = { ...state.shared, deckSize: 1e9 }
          expect(stateProblem(rustyLantern, { ...state, shared })).toMatch(/deckSize/u)
        }
      },
    )
    fc.assert(property, { seed: 1250, numRuns: 15 })
  })
})
