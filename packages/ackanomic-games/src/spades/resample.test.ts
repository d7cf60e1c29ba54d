import type { RandomInt } from '@ackanomic/core'
import { type State, shuffled } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { CARDS, type SpadesCard, suitOf } from './cards.js'
import { spades } from './game.js'
import { faultOf, standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { BELIEFS, type Known, knowledgeOf } from './sampling.js'
import { cards, drawnBy, NAMES, Script } from './script.test-support.js'
import { orderOf } from './seating.js'
import { handOf, holdingInTurn, lawfulCards, playerInTurn, suitLed, tricksOf } from './tricks.js'

const VIEWERS = [0, 1, 2, 3, 'public'] as const

function sampled(
  from: State<Spades>,
  viewer: (typeof VIEWERS)[number],
  pick: RandomInt,
): State<Spades> {
  const state = spades.determinize?.(spades.view(from, viewer), pick, from.clock.now)
  if (state === undefined) throw new Error('It can be resampled.')
  return state
}

/** Whether each hand has thirteen of the 52 cards, and every fined misplay was one. */
function isSound({ shared, secret }: State<Spades>): boolean {
  const dealt = secret.flatMap((each) => each.dealt)
  const tricks = tricksOf(shared)
  return (
    new Set(dealt).size === 52 &&
    secret.every((each) => each.dealt.length === 13) &&
    shared.misplays.every(({ place, card, at }) => {
      const mine = secret[orderOf(shared)[place]] ?? { dealt: [] }
      const hand = handOf(shared, place, mine, tricks, at)
      return faultOf(hand, card, suitLed(shared.plays, at)) !== null
    })
  )
}

/** A state in which some cards were played, a few of them as misplays. */
function played(seed: number, misplay: string): State<Spades> {
  const pick = drawnBy(seed)
  const start = new Script({ hands: null, options: { misplay } }).answers(shuffled(52, pick))
  const simulation = spades.simulate(start.bids(2, 3, 2, 2).state)
  const plays = pick(51)
  let state = simulation.snapshot()
  while (state.shared.plays.length < plays && state.shared.stage === 'play') {
    const { at, move, by } = nextPlay(state, pick)
    simulation.apply({ kind: 'move', at, by, move })
    if (simulation.isOver) simulation.reset(state)
    state = simulation.snapshot()
  }
  return state
}

/** Mostly a lawful card; otherwise any card of the hand or the deck, or the call of a misplay. */
function nextPlay(
  state: State<Spades>,
  pick: RandomInt,
): { by: string; at: number; move: Spades['Move'] } {
  const { shared, secret, clock, options } = state
  const standing = standingMisplays(shared, secret)
  const at = clock.now
  if (options.misplay === 'referee-call' && standing.length > 0 && pick(12) === 0) {
    return { by: 'Rex', at, move: { type: 'call', play: standing[pick(standing.length)] ?? 0 } }
  }
  const by = NAMES[playerInTurn(shared)] ?? ''
  const { hand, led } = holdingInTurn(shared, secret)
  const fault = pick(40)
  const from = fault === 0 ? CARDS : fault === 1 ? hand : lawfulCards(hand, led)
  return { by, at, move: { type: 'play', card: from[pick(from.length)] ?? 'AS' } }
}

describe('sampled hands', () => {
  test('fit what was seen, if misplays are noticed at once', () => {
    const pick = drawnBy('immediate')
    let misplays = 0
    for (let seed = 0; seed < 60; seed++) {
      const from = played(seed, 'immediate')
      misplays += from.shared.misplays.length
      for (const viewer of VIEWERS) {
        const state = sampled(from, viewer, pick)
        expect(isSound(state)).toBe(true)
        expect(standingMisplays(state.shared, state.secret)).toEqual([])
        if (typeof viewer === 'number') {
          expect(state.secret[viewer]).toEqual(from.secret[viewer])
        }
      }
    }
    expect(misplays).toBeGreaterThan(20)
  })

  test('exist even where uncalled misplays contradict each other', () => {
    const pick = drawnBy('referee-call')
    let misplays = 0
    let standing = 0
    for (let seed = 0; seed < 100; seed++) {
      const from = played(seed, 'referee-call')
      misplays += from.shared.misplays.length
      standing += standingMisplays(from.shared, from.secret).length
      for (const viewer of VIEWERS) {
        const state = sampled(from, viewer, pick)
        expect(isSound(state)).toBe(true)
        if (typeof viewer === 'number') {
          expect(state.secret[viewer]).toEqual(from.secret[viewer])
        }
      }
    }
    expect(misplays).toBeGreaterThan(20)
    expect(standing).toBeGreaterThan(20)
  })

  test('respect which players could not follow suit, and what they played', () => {
    const pick = drawnBy('void')
    const script = new Script({ hands: ['2H', 'AH', '3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C'] })
    script.bids(5, 2, 2, 2).lays('2H AH 2C')
    for (let i = 0; i < 50; i++) {
      const { secret } = sampled(script.state, 3, pick)
      expect(secret[0]?.dealt).toContain('2H')
      expect(secret[2]?.dealt.filter((card) => suitOf(card) === 'H')).toEqual([])
    }
    const partner = new Set<SpadesCard>()
    for (let i = 0; i < 50; i++) {
      for (const card of sampled(script.state, 1, pick).secret[3]?.dealt ?? []) partner.add(card)
    }
    expect(partner.size).toBeGreaterThan(30)
  })

  test('return voided cards to their players', () => {
    const hands = ['2H AS', 'KH AD', 'QH KD', 'JH QD']
    const script = new Script({ hands, options: { misplay: 'referee-call' } }).bids(5, 2, 2, 2)
    script.lays('2H AD QH JH').plays('Rex', 'call 1.2')
    const pick = drawnBy('voided')
    for (let i = 0; i < 20; i++) {
      const { secret } = sampled(script.state, 0, pick)
      expect(secret[2]?.dealt).toContain('QH')
      expect(secret[3]?.dealt).toContain('JH')
    }
  })

  test('leave open whether a misplay broke suit or hand until its player plays again', () => {
    const hands = ['2H AS', 'KH AD', 'QH KD', 'JH QD']
    const script = new Script({ hands }).bids(5, 2, 2, 2).lays('2H').plays('Bob', 'play AD')
    const pick = drawnBy('doubt')
    const both = (): Set<string> => {
      const seen = new Set<string>()
      for (let i = 0; i < 60; i++) {
        const state = sampled(script.state, 0, pick)
        expect(isSound(state)).toBe(true)
        seen.add(state.secret[1]?.dealt.includes('AD') === true ? 'suit' : 'hand')
      }
      return seen
    }
    expect(both()).toEqual(new Set(['suit', 'hand']))
    script.lays('KH')
    expect(both()).toEqual(new Set(['suit', 'hand']))
    const lacking = new Script({ hands: ['2H AH AD', '3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S'] })
    lacking.bids(5, 2, 2, 2).lays('2H').plays('Bob', 'play KD').lays('3S')
    for (let i = 0; i < 30; i++) {
      const { secret } = sampled(lacking.state, 0, pick)
      expect(secret[1]?.dealt).not.toContain('KD')
    }
  })

  test('resolve a doubt that chance alone would not', () => {
    const hands = ['2H AS', 'KH AD', 'QH KD', 'JH QD']
    const script = new Script({ hands }).bids(5, 2, 2, 2).lays('2H').plays('Bob', 'play AD')
    for (const fixed of [0, 0.2, 0.5, 0.8, 0.999]) {
      const pick: RandomInt = (of) => Math.floor(fixed * of)
      for (const viewer of VIEWERS) expect(isSound(sampled(script.state, viewer, pick))).toBe(true)
    }
  })

  test('resolve a doubt also where only one hand has room', () => {
    // Both others have shown that they have no Diamond: the Ace is Bob's, so they have a Heart.
    const hands = [
      '2H 2D 3D AC KC QC JC 10C 9C 8C 7C 6C 5C',
      'AD KD QD JD 10D 9D 8D 7D 6D 5D 4D AH KH',
      'AS KS QS JS 10S 9S 8S 7S 6S 5S QH JH 10H',
    ]
    const script = new Script({ hands }).bids(5, 2, 2, 2).lays('2D 4D 5S 2S')
    expect(script.turn).toBe('Cyd')
    script.lays('QH 9H 2H').plays('Bob', 'play AD')
    for (const fixed of [0, 0.3, 0.6, 0.999]) {
      const pick: RandomInt = (of) => Math.floor(fixed * of)
      for (const viewer of VIEWERS) {
        const state = sampled(script.state, viewer, pick)
        expect(isSound(state)).toBe(true)
        if (viewer === 0) expect(state.secret[1]?.dealt).toContain('AD')
      }
    }
  })

  test('are empty between rounds', () => {
    const script = new Script({ hands: null })
    for (const viewer of VIEWERS) {
      expect(sampled(script.state, viewer, drawnBy(1)).secret.map(({ dealt }) => dealt)).toEqual([
        [],
        [],
        [],
        [],
      ])
    }
  })
})

describe('a viewer’s knowledge', () => {
  test('includes the holders of voided cards, except for misplays', () => {
    const shared = {
      ...new Script().shared,
      bids: [5, 2, 2, 2],
      plays: cards('2H'),
      misplays: [{ place: 1, card: 'AD', at: 1 }] as const,
      voided: [
        { place: 1, card: 'AD' },
        { place: 1, card: 'KC' },
        { place: 2, card: 'AD' },
        { place: 3, card: '2H' },
      ] as const,
    }
    const known: Known = [cards('2H'), null, null, null]
    expect(knowledgeOf(shared, known, CARDS, BELIEFS[0]!)?.shown).toEqual([[], ['KC'], ['AD'], []])
    expect(knowledgeOf(shared, known, CARDS, BELIEFS[2]!)?.shown).toEqual([[], [], [], []])
  })

  test('is empty for contradictory beliefs', () => {
    // Bob is said to have misplayed the card that he then played lawfully, without a Heart.
    const shared = {
      ...new Script().shared,
      bids: [5, 2, 2, 2],
      plays: cards('2H AD 3H 4H 5C 6C 7C 8C'),
      misplays: [{ place: 1, card: 'AD', at: 1 }] as const,
    }
    const known: Known = [cards('2H 5C'), null, null, null]
    expect(knowledgeOf(shared, known, CARDS, BELIEFS[0]!)).toBeNull()
    expect(knowledgeOf(shared, known, CARDS, BELIEFS[2]!)?.mayHold(1, 'AD')).toBe(false)
  })
})
