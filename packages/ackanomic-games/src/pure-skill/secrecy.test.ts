import { playerView, type Viewer } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { WHOLE_PACKS } from './cards.js'
import { pureSkill } from './index.js'
import { by, Script } from './script.test-support.js'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'referee', 'public', { person: 'Eve' }]

const bidding = () => new Script().round('QS 2H 3D 4C').prize(2, 'KS')

describe('a bid', () => {
  test('is announced only to its bidder and the referee [1250.7/4e(2)]', () => {
    const script = bidding().apply(by.bid(3, 'Ann', 'KH'))
    expect(script.events).toEqual([
      {
        to: 0,
        at: at(3),
        clause: '1250.7/4e(2)',
        event: { type: 'bid', seat: 0, card: 'KH' },
      },
      {
        to: 'referee',
        at: at(3),
        clause: '1250.7/4e(2)',
        event: { type: 'bid', seat: 0, card: 'KH' },
      },
    ])
  })

  test('is visible to its bidder and the referee, and even its existence is hidden from others (GPS-5) [1250.7/4e(2)]', () => {
    const before = bidding().state
    const after = bidding().apply(by.bid(3, 'Ann', 'KH')).state
    const seen = (viewer: Viewer) => [
      playerView(pureSkill, after, viewer),
      pureSkill.pendingActions(after, viewer, 'all'),
    ]
    const unseen = (viewer: Viewer) => [
      playerView(pureSkill, before, viewer),
      pureSkill.pendingActions(before, viewer, 'all'),
    ]
    for (const viewer of [1, 2, 'public', { person: 'Eve' }] as const) {
      expect(seen(viewer)).toStrictEqual(unseen(viewer))
    }
    expect(pureSkill.view(after, 0)).toMatchObject({ mine: { bid: 'KH' } })
    expect(pureSkill.view(after, 'referee')).toMatchObject({
      known: [{ bid: 'KH' }, { bid: null }, { bid: null }],
    })
  })

  test('looks to others like any other bid [1250.7/4e(2)]', () => {
    const high = bidding().apply(by.bid(3, 'Ann', 'KH')).state
    const low = bidding().apply(by.bid(3, 'Ann', 'AH')).state
    for (const viewer of [1, 2, 'public'] as const) {
      expect(pureSkill.view(high, viewer)).toStrictEqual(pureSkill.view(low, viewer))
    }
  })

  test('hidden from a player does not prevent the same bid [1250.7/4e(2)]', () => {
    const script = bidding()
    const refused = by.bid(4, 'Bob', '3D')
    const before = script.errorOf(refused)
    script.apply(by.bid(4, 'Ann', 'KH'))
    expect(script.errorOf(refused)).toEqual(before)
  })

  test('drawn by the referee is known to its seat and the referee until the result (GPS-5)', () => {
    const script = bidding()
      .apply(by.bid(3, 'Ann', 'KH'), by.time(74))
      .draw(75, 1, 'AD')
    expect(script.events).toEqual([])
    expect(pureSkill.view(script.state, 1)).toMatchObject({ mine: { bid: 'AD', drawn: true } })
    for (const viewer of [0, 2, 'public'] as const) {
      const view = pureSkill.view(script.state, viewer)
      expect(JSON.stringify({ ...view, shared: { ...view.shared, packs: [] } })).not.toContain(
        '"AD"',
      )
    }
  })

  test('cannot be guessed from the number of rulings [1250.7/4e(2)]', () => {
    const one = bidding().apply(by.bid(3, 'Ann', 'KH'), by.bid(3, 'Bob', 'QD'), by.time(74))
    const two = bidding().apply(by.bid(3, 'Ann', 'KH'), by.time(74))
    for (let prompt = 0; prompt < 6; prompt++) {
      const ruling = { kind: 'answer', at: at(75), by: 'Ann', prompt, answer: 0 }
      expect(pureSkill.check(one.state, ruling)).toEqual(pureSkill.check(two.state, ruling))
    }
    expect(pureSkill.view(one.state, 0)).toStrictEqual(pureSkill.view(two.state, 0))
  })
})

describe('the public view', () => {
  test('shows the prizes, the results, and the remaining packs [1250.7/4a(3), 1250.7/4d(2), 1250.7/4g(1)]', () => {
    const { state } = bidding()
    for (const viewer of VIEWERS) {
      expect(pureSkill.view(state, viewer).shared).toEqual({
        stage: 'bids',
        prize: 'KS',
        spades: WHOLE_PACKS.S.slice(0, -2),
        packs: [
          WHOLE_PACKS.H.filter((card) => card !== '2H'),
          WHOLE_PACKS.D.filter((card) => card !== '3D'),
          WHOLE_PACKS.C.filter((card) => card !== '4C'),
        ],
        rounds: [{ prize: 'QS', bids: ['2H', '3D', '4C'], drawn: [], taker: 2 }],
        bidders: [],
      })
    }
  })

  test('hides the referee’s prompts', () => {
    const { state } = new Script()
    expect(pureSkill.view(state, 'referee')).toMatchObject({ openPrompts: [{ name: 'prize' }] })
    expect(pureSkill.view(state, 0)).toMatchObject({ openPrompts: [] })
    expect(pureSkill.view(state, 'public')).not.toHaveProperty('asked')
  })
})

describe('the option showWhoHasBid', () => {
  const options = { showWhoHasBid: true }

  test('announces who has bid, but not what (GPS-5)', () => {
    const script = new Script({ options }).prize(0, 'KS').apply(by.bid(1, 'Bob', 'QD'))
    expect(script.transcript).toEqual([
      'seat 1: Bob bids QD.',
      'referee: Bob bids QD.',
      'public: Bob has bid.',
    ])
    const view = pureSkill.view(script.state, 0)
    expect(view.shared.bidders).toEqual([1])
    expect(JSON.stringify({ ...view, shared: { ...view.shared, packs: [] } })).not.toContain('QD')
    expect(
      pureSkill.pendingActions(script.state, 'public', 'all').map(({ actor }) => actor),
    ).toEqual([0, 2])
  })

  test('clears the list of bidders at the result', () => {
    const script = new Script({ options }).prize(0, 'KS').apply(by.bid(1, 'Bob', 'QD'))
    script.apply(by.bid(2, 'Cyd', 'JC'), by.bid(3, 'Ann', 'KH'))
    expect(script.transcript).toHaveLength(4)
    expect(script.state.shared.bidders).toEqual([])
  })

  test('announces a changed bid once', () => {
    const script = new Script({ options: { ...options, revisions: 'last' } })
      .prize(0, 'KS')
      .apply(by.bid(1, 'Bob', 'QD'), by.bid(2, 'Bob', 'AD'))
    expect(script.transcript).toEqual(['seat 1: Bob bids AD.', 'referee: Bob bids AD.'])
    expect(script.state.shared.bidders).toEqual([1])
  })

  test('is needed for any announcement, whatever else is set (GPS-5)', () => {
    const script = new Script({ options: { revisions: 'last' } })
      .prize(0, 'KS')
      .apply(by.bid(1, 'Bob', 'QD'))
    expect(script.transcript).toEqual(['seat 1: Bob bids QD.', 'referee: Bob bids QD.'])
    expect(script.state.shared.bidders).toEqual([])
  })
})
