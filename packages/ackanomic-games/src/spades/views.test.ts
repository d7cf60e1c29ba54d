import { isVisibleTo } from '@ackanomic/core'
import { shuffled } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { CARDS, type SpadesCard } from './cards.js'
import { spades } from './game.js'
import { cards, drawnBy, NAMES, Script } from './script.test-support.js'
import { handOf } from './tricks.js'

const VIEWERS = [0, 1, 2, 3, 'public', 'referee', { person: 'Eve' }, { person: 'Ann' }] as const

describe('a view', () => {
  test('of a seat has only its own hand, and not even the partner’s [1250.15/1.c, 1250.15/6.b]', () => {
    const script = new Script({ hands: null })
      .answers(shuffledBy(1))
      .bids(4, 3, 2, 2)
      .laysAnything(9)
    for (const seat of [0, 1, 2, 3]) {
      const view = script.view(seat)
      if (view.role !== 'seat') throw new Error('A seat sees as a seat.')
      expect(view.mine).toEqual(script.state.secret[seat])
      expect(view.known).toEqual([0, 1, 2, 3].map((each) => (each === seat ? view.mine : null)))
      const mentioned = cardsIn(view)
      const unseen = NAMES.flatMap((name, each) => (each === seat ? [] : script.hand(name)))
      expect(unseen.length).toBeGreaterThan(28)
      expect(unseen.filter((card) => mentioned.has(card))).toEqual([])
    }
  })

  test('of the public has no hands, and of the referee all four [1250.15/6.b]', () => {
    const script = new Script({ hands: null })
      .answers(shuffledBy(2))
      .bids(4, 3, 2, 2)
      .laysAnything(6)
    for (const viewer of ['public', { person: 'Eve' }, { person: 'Ann' }] as const) {
      expect([...cardsIn(script.view(viewer))].sort()).toEqual([...script.shared.plays].sort())
    }
    const view = script.view('referee')
    expect(view.role === 'referee' ? view.known : []).toEqual(script.state.secret)
  })

  test('shows bids, plays, tricks and scores to all [1250.15/6.a]', () => {
    const script = new Script().bids(4, 0, 2, 2).lays('AS AH')
    for (const viewer of VIEWERS) {
      const { shared } = script.view(viewer)
      expect(shared.bids).toEqual([4, 0, 2, 2])
      expect(shared.plays).toEqual(['AS', 'AH'])
    }
    expect(script.events.map(({ to }) => to)).toEqual(['public'])
  })

  test('has sorted hands without the played cards', () => {
    const script = new Script({ hands: ['2H AS 10D KC 3S AH'] }).bids(4, 2, 2, 2).lays('AH')
    const view = script.view(0)
    if (view.role !== 'seat') throw new Error('A seat sees as a seat.')
    const hand = handOf(view.shared, 0, view.mine)
    expect(hand).not.toContain('AH')
    expect([...hand]).toEqual(CARDS.filter((card) => hand.includes(card)))
    expect(hand.length).toBe(12)
  })

  test('shows pending actions to everybody', () => {
    const script = new Script()
    const turn = {
      action: 'bid',
      actor: 0,
      need: 'required',
      deadline: script.at + 259_200_000,
      prompt: null,
    }
    for (const viewer of ['public', 1, 2, 3] as const) {
      expect(spades.pendingActions(script.state, viewer, 'all')).toEqual([turn])
      expect(spades.pendingActions(script.state, viewer)).toEqual([])
    }
    expect(spades.pendingActions(script.state, 0)).toEqual([turn])
  })

  test('lists scores by seat for bots', () => {
    const script = new Script({ order: [0, 1, 3, 2] }).bids(6, 0, 2, 5).laysAnything()
    expect(spades.scores?.(script.state)).toEqual([85, 50, 50, 85])
    expect(spades.scores?.(new Script({ order: null }).state)).toEqual([0, 0, 0, 0])
  })
})

describe('a seat cannot tell', () => {
  test.each([0, 1, 2, 3])(
    'which of two deals that differ in other hands is real: seat %i [1250.15/6.b]',
    (seat) => {
      const pick = drawnBy(seat + 11)
      let followed = 0
      for (let deal = 0; deal < 12; deal++) {
        const options = { misplay: deal % 2 === 0 ? 'immediate' : 'referee-call' }
        const real = new Script({ hands: null, options }).answers(shuffledBy(deal)).bids(3, 4, 2, 5)
        real.laysAnything(pick(30))
        const other = new Script({ hands: null, options })
        other.state =
          spades.determinize?.(real.view(seat), pick, real.state.clock.now) ?? other.state
        other.at = real.at
        expect(other.state.secret).not.toEqual(real.state.secret)
        while (real.shared.stage === 'play') {
          expect(gets(other, seat)).toEqual(gets(real, seat))
          const card = commonCard([real, other])
          if (card === undefined) break
          for (const script of [real, other]) script.lays(card)
          const eventsSeen = (script: Script): unknown =>
            script.events.filter((post) => isVisibleTo(post, seat))
          expect(eventsSeen(other)).toEqual(eventsSeen(real))
          followed++
        }
      }
      expect(followed).toBeGreaterThan(12)
    },
  )

  test('why a play was a misplay, since that would reveal a hand [1250.15/6.b]', () => {
    const table = (bob: string, cyd: string): Script =>
      new Script({ hands: ['2H AS 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS', bob, cyd] })
        .bids(5, 2, 2, 2)
        .lays('2H')
    const revoking = table('AD KH', 'AH').plays('Bob', 'play AD')
    const lacking = table('AH', 'AD KH').plays('Bob', 'play AD')
    expect(revoking.messages.at(-1)).not.toBe(lacking.messages.at(-1))
    for (const viewer of [0, 2, 3, 'public'] as const) {
      const eventsSeen = (script: Script): unknown =>
        script.events.filter((post) => isVisibleTo(post, viewer))
      expect(eventsSeen(revoking)).toEqual(eventsSeen(lacking))
      expect(revoking.view(viewer).shared).toEqual(lacking.view(viewer).shared)
    }
  })

  test('how many cards a late player could have played [1250.15/6.b]', () => {
    const table = (bob: string): Script => {
      const script = new Script({ hands: ['2H AS', bob] }).bids(5, 2, 2, 2).lays('2H')
      return script.advance(259_200_000)
    }
    const [one, many] = [table('3H 2S 3S 4S 5S'), table('3H 4H 5H 6H 7H')]
    expect(one.state.openPrompts[0]?.question).not.toEqual(many.state.openPrompts[0]?.question)
    expect(one.events).toEqual(many.events)
    for (const viewer of [0, 2, 3, 'public'] as const) {
      expect(spades.pendingActions(one.state, viewer)).toEqual(
        spades.pendingActions(many.state, viewer),
      )
      expect(one.view(viewer).shared).toEqual(many.view(viewer).shared)
      if (typeof viewer === 'number') {
        const view = one.view(viewer)
        expect(view.role === 'seat' ? view.openPrompts : null).toEqual([])
      }
    }
  })
})

const shuffledBy = (seed: number): number[] => shuffled(52, drawnBy(seed))

function cardsIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/(?<=")(10|[2-9AKQJ])[SHDC](?=")/g) ?? [])
}

function gets(script: Script, seat: number): unknown {
  const { state } = script
  const by = NAMES[seat] ?? ''
  return {
    view: script.view(seat),
    pendingActions: spades.pendingActions(state, seat),
    legal: spades.legalMoves(spades.view(state, seat)).moves,
    errors: CARDS.map((card) =>
      spades.check(state, { kind: 'move', at: script.at, by, move: { type: 'play', card } }),
    ),
  }
}

/** A card that the player in turn could lawfully play at each of the tables. */
function commonCard(scripts: readonly Script[]): SpadesCard | undefined {
  const [first = [], second = []] = scripts.map((script): readonly string[] => {
    const seat = NAMES.indexOf(script.turn as 'Ann')
    const legal = spades.legalMoves(spades.view(script.state, seat))
    return legal.moves.map((move) => (move.type === 'play' ? move.card : ''))
  })
  const common = first.find((card) => second.includes(card))
  return common === undefined ? undefined : cards(common)[0]
}
