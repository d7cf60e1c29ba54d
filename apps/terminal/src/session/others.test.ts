import type { State } from '@ackanomic/core/engine'
import type { PureSkill } from '@ackanomic/games/pure-skill'
import { describe, expect, test } from 'vitest'
import { type Salon, salon } from '../testing/scripted-repl.js'
import { session } from '../testing/test-session.js'
import { othersAct } from './others.js'
import type { Session } from './session.js'
import { situationOf } from './table-state.js'
import { watch } from './watch.js'

/** A table where Ann and Cyd have not bid, and Bob has bid a card. */
function whereBobBid(card: string): Session {
  const begun = session()
  const secret = [null, card, null].map((bid) => ({ bid, drawn: false }))
  const state = { ...(begun.match.state as State<PureSkill>), secret }
  return { ...begun, match: { ...begun.match, state } }
}

describe('the bots', () => {
  test('play all seats but yours, and answer what is not yours', () => {
    const begun = session()
    const { match } = begun
    expect(situationOf(begun).openPrompts).toEqual([])
    expect(match.log.map((entry) => ('by' in entry ? entry.by : ''))).toEqual(['Dee', 'Bob', 'Cyd'])
  })

  test('have nothing to do twice', () => {
    const once = session()
    expect(othersAct(once).match).toBe(once.match)
  })

  test('do not look into the secrets of others', () => {
    const bids = ['AD', '5D', '9D', 'KD'].map((card) => {
      const before = whereBobBid(card)
      return othersAct(before).match.log.slice(before.match.log.length)
    })
    expect(bids[0]).toMatchObject([{ kind: 'move', by: 'Cyd', move: { type: 'bid' } }])
    for (const bid of bids) expect(bid).toEqual(bids[0])
  })

  test('make a whole match of themselves, whatever the seed', async () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const game of [undefined, salon]) {
        const begun = { ...session(game, { name: null, watches: true }), seed: String(seed) }
        const watched = await watch(
          begun,
          [],
          () => undefined,
          async () => false,
        )
        expect(watched.over).toBe(true)
      }
    }
  })

  test('let a watched person’s seat be played, too', async () => {
    const begun = session(undefined, { name: 'Ann', watches: true })
    const shown: string[] = []
    const { session: end } = await watch(
      begun,
      [],
      (lines) => shown.push(...lines.map(({ text }) => text)),
      async () => false,
    )
    expect(shown.filter((text) => text.startsWith('• Ann bids'))).toHaveLength(13)
    expect(shown.some((text) => text.startsWith('• Bob bids'))).toBe(false)
    expect(situationOf(end).outcome).not.toBeNull()
  })

  test('can be interrupted while somebody watches', async () => {
    const begun = session(undefined, { name: null, watches: true })
    let pauses = 0
    const { over } = await watch(
      begun,
      [],
      () => undefined,
      async () => {
        pauses += 1
        return pauses === 3
      },
    )
    expect([over, pauses]).toEqual([false, 3])
  })

  test('leave it when an engine proposes what it would refuse', () => {
    const before = whereBobBid('5D')
    const sample = () => ({ type: 'bid', card: '5H' })
    const game = {
      ...before.game,
      legalMoves: () => ({ moves: [], complete: false, alsoLegal: [], sample }),
    }
    const acted = othersAct({ ...before, game })
    expect(acted).toEqual({ match: before.match, posts: [], faults: [] })
  })

  test('now and then do what they merely may', async () => {
    let heckles = 0
    for (let seed = 0; seed < 30; seed++) {
      const begun = { ...session(salon), seed: String(seed) }
      heckles += othersAct(begun).match.log.filter(
        (entry) => entry.kind === 'move' && (entry.move as Salon['Move']).type === 'heckle',
      ).length
    }
    expect(heckles).toBeGreaterThan(0)
    expect(heckles).toBeLessThan(20)
  })
})
