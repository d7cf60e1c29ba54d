import type { Game } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { type PureSkill, pureSkill } from '@ackanomic/games/pure-skill'
import { describe, expect, test } from 'vitest'
import { type Salon, salon } from '../testing/scripted-repl.test-support.js'
import { copyOf, session } from '../testing/session.test-support.js'
import { othersAct } from './advance.js'
import type { Session } from './session.js'
import { watch } from './watch.js'

/** A session in which only Bob has bid. */
function whereBobBid(card: string): Session {
  const begun = session()
  const secret = [null, card, null].map((bid) => ({ bid, drawn: false }))
  return copyOf(begun, { ...(begun.match.value.state as State<PureSkill>), secret })
}

describe('the bots', () => {
  test('play all seats and answer all prompts except yours', () => {
    const { match, status } = session()
    expect(status.openPrompts).toEqual([])
    expect(match.value.log.map((entry) => ('by' in entry ? entry.by : ''))).toEqual([
      'Dee',
      'Bob',
      'Cyd',
    ])
  })

  test('do not act twice', () => {
    expect(othersAct(session(), 'all')).toBe(false)
  })

  test('do not look into the secrets of others', () => {
    const bids = ['AD', '5D', '9D', 'KD'].map((card) => {
      const at = whereBobBid(card)
      const { length } = at.match.value.log
      othersAct(at, 'all')
      return at.match.value.log.slice(length)
    })
    expect(bids[0]).toMatchObject([{ kind: 'move', by: 'Cyd', move: { type: 'bid' } }])
    for (const bid of bids) expect(bid).toEqual(bids[0])
  })

  test('play a match to its end without people, whatever the seed', async () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const game of [undefined, salon]) {
        const seeded = { seed: String(seed) }
        const begun = session(game, { name: null, watches: true }, undefined, seeded)
        const isOver = await watch(
          begun,
          () => undefined,
          async () => false,
        )
        expect(isOver).toBe(true)
      }
    }
  })

  test('also play the seat from which somebody watches', async () => {
    const begun = session(undefined, { name: 'Ann', watches: true })
    const shown: string[] = []
    await watch(
      begun,
      (lines) => shown.push(...lines.map(({ text }) => text)),
      async () => false,
    )
    expect(shown.filter((text) => text.startsWith('• Ann bids'))).toHaveLength(13)
    expect(shown.some((text) => text.startsWith('• Bob bids'))).toBe(false)
    expect(begun.match.isOver).toBe(true)
  })

  test('can be interrupted while somebody watches', async () => {
    const begun = session(undefined, { name: null, watches: true })
    let pauses = 0
    const isOver = await watch(
      begun,
      () => undefined,
      async () => {
        pauses += 1
        return pauses === 3
      },
    )
    expect([isOver, pauses]).toEqual([false, 3])
  })

  test('do nothing if the engine proposes a move that it would refuse', () => {
    const sample = () => ({ type: 'bid', card: '5H' })
    const game: Game = {
      ...pureSkill,
      legalMoves: () => ({ moves: [], complete: false, alsoLegal: [], sample }),
    } as never
    const at = session(game)
    expect([at.isFaulty, at.match.value.log.filter(({ kind }) => kind === 'move')]).toEqual([
      false,
      [],
    ])
  })

  test('take an optional action now and then', async () => {
    let heckles = 0
    for (let seed = 0; seed < 30; seed++) {
      const { match } = session(salon, {}, undefined, { seed: String(seed) })
      heckles += match.value.log.filter(
        (entry) => entry.kind === 'move' && (entry.move as Salon['Move']).type === 'heckle',
      ).length
    }
    expect(heckles).toBeGreaterThan(0)
    expect(heckles).toBeLessThan(20)
  })
})
