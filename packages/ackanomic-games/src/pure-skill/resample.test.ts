import type { Viewer } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { outcomeProbabilities } from '@ackanomic/core/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { type PureSkill, pureSkill } from './index.js'
import { by, Script } from './script.test-support.js'

function sampled(state: State<PureSkill>, viewer: Viewer, seed: number): State<PureSkill> {
  let value = seed
  const pick = (of: number): number => {
    value = (value * 48_271) % 2_147_483_647
    return value % of
  }
  const sample = pureSkill.determinize?.(pureSkill.view(state, viewer), pick, state.clock.now)
  if (sample === undefined) throw new Error('Nothing was sampled.')
  return sample
}

const bidding = (options = {}) =>
  new Script({ options })
    .round('QS 2H 3D 4C')
    .prize(2, 'KS')
    .apply(by.bid(3, 'Ann', 'KH'))

const SETUPS: readonly (readonly [string, State<PureSkill>])[] = [
  ['before the prize', new Script().state],
  ['while one player has bid', bidding().state],
  ['while two players have bid', bidding().apply(by.bid(4, 'Bob', 'QD')).state],
  ['while all know who has bid', bidding({ showWhoHasBid: true }).state],
  ['while bids may change', bidding({ revisions: 'last' }).apply(by.bid(4, 'Bob', 'AD')).state],
  ['with a bot', bidding().apply(by.leave(4, 'Cyd')).state],
  ['with a bot that has bid', bidding().apply(by.leave(4, 'Ann')).state],
  ['with one player', bidding().apply(by.leave(4, 'Ann', 'Bob')).state],
  ['while two draws are due', bidding().apply(by.time(74)).state],
  ['while one draw is due', bidding().apply(by.time(74)).draw(75, 1, 'AD').state],
  [
    'while a draw is due and all know who has bid',
    bidding({ showWhoHasBid: true }).apply(by.bid(4, 'Bob', 'QD'), by.time(74)).state,
  ],
  ['while play is paused', bidding().apply(by.roster(4, { type: 'dispute', by: 'Ann' })).state],
  ['at the end', bidding().apply(by.leave(4, 'Ann', 'Bob', 'Cyd')).state],
]

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'referee', 'public', { person: 'Eve' }]

describe.each(SETUPS)('a state sampled %s', (_, state) => {
  test('agrees with the view, and is a possible state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VIEWERS), fc.integer({ min: 1, max: 1e6 }), (viewer, seed) => {
        const sample = sampled(state, viewer, seed)
        const { openPrompts: __, ...seen } = {
          openPrompts: null,
          ...pureSkill.view(sample, viewer),
        }
        const { openPrompts: ___, ...known } = {
          openPrompts: null,
          ...pureSkill.view(state, viewer),
        }
        expect(seen).toStrictEqual(known)
        expect(pureSkill.legalMoves(pureSkill.view(sample, 0)).complete).toBe(true)
        sample.secret.forEach(({ bid }, seat) => {
          if (bid !== null) expect(sample.shared.packs[seat]).toContain(bid)
        })
        if (sample.options.showWhoHasBid && sample.shared.stage === 'bids') {
          const bidders = sample.secret.flatMap(({ bid }, seat) => (bid === null ? [] : [seat]))
          expect([...sample.shared.bidders].sort()).toEqual(bidders)
        }
      }),
      { seed: 1250, numRuns: 60 },
    )
  })

  test('can be played to its end', () => {
    for (const viewer of VIEWERS) {
      const simulation = pureSkill.simulate(sampled(state, viewer, 7))
      let turn = 0
      const pick = (of: number): number => turn++ % of
      for (let i = 0; i < 400 && !simulation.isOver; i++) {
        const [asked] = simulation.openPrompts
        const seat = [0, 1, 2].find(
          (each) =>
            simulation.state.secret[each]?.bid === null &&
            simulation.sample(each, pick) !== undefined,
        )
        const move = seat === undefined ? undefined : simulation.sample(seat, pick)
        if (asked !== undefined && simulation.state.roster.pauses.length === 0) {
          simulation.answerAtRandom(asked, pick)
        } else if (seat !== undefined && move !== undefined) simulation.play(seat, move)
        else if (!simulation.advanceToNextDeadline()) break
      }
      if (simulation.state.roster.pauses.length === 0) expect(simulation.isOver).toBe(true)
    }
  })
})

describe('sampled states', () => {
  test('differ in others’ bids, and never have all of them', () => {
    const { state } = bidding()
    const bids = new Set<string>()
    for (let seed = 1; seed < 400; seed++) {
      const { secret } = sampled(state, 0, seed)
      expect(secret[0]).toEqual({ bid: 'KH', drawn: false })
      expect(secret.every(({ bid }) => bid !== null)).toBe(false)
      bids.add(`Bob ${secret[1]?.bid}`).add(`Cyd ${secret[2]?.bid}`)
    }
    expect(bids.size).toBe(2 * 13)
  })

  test('have each card equally often, and always a missing bid', () => {
    const { state } = bidding()
    const view = pureSkill.view(state, 0)
    const found = outcomeProbabilities((choose) => {
      const sample = pureSkill.determinize?.(view, choose, state.clock.now)
      return String(sample?.secret.slice(1).map(({ bid }) => bid))
    })
    // Each of two players has twelve bids or none; if both have bid, one bid is removed.
    expect(found.size).toBe(1 + 12 + 12)
    for (const [bids, likelihood] of found) {
      expect(likelihood, bids).toBeCloseTo(bids === ',' ? 1 / 169 : 7 / 169, 12)
    }
  })

  test('are the real state for the referee', () => {
    const { state } = bidding()
    expect(sampled(state, 'referee', 3).secret).toEqual(state.secret)
    expect(sampled(state, 'referee', 3).clock.timers).toMatchObject([
      { name: 'round', due: at(74) },
    ])
  })

  test('have the draws that are due', () => {
    const { state } = bidding().apply(by.time(74))
    for (const viewer of VIEWERS) {
      const { openPrompts } = sampled(state, viewer, 5)
      expect(openPrompts.length).toBeGreaterThan(0)
      expect(openPrompts.every(({ name }) => name === 'bid')).toBe(true)
    }
  })
})
