import { playerView, type Viewer } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import type { SingleCaptureGo } from './model.js'
import { allHavePlayed } from './resolution.js'
import { by, Script } from './script.test-support.js'

type Options = SingleCaptureGo['Options']

const others: readonly Viewer[] = [1, 2, 'public', { person: 'Vera' }]

function seen(state: State<SingleCaptureGo>, viewer: Viewer): unknown {
  const { view, pendingActions, legal } = playerView(singleCaptureGo, state, viewer)
  const all = singleCaptureGo.pendingActions(state, viewer, 'all')
  return [
    view,
    pendingActions,
    all,
    legal,
    singleCaptureGo.render(singleCaptureGo.view(state, viewer)),
  ]
}

describe('a play before the end of the round', () => {
  test('is announced only to its player and the referee [1250.13/IV.vis.a]', () => {
    const script = new Script().sends('Ann: c3')
    expect(script.transcript).toEqual(['seat 0: Ann: c3.', 'referee: Ann: c3.'])
    script.sends('Ann: g1')
    expect(script.events.map(({ to }) => to)).toEqual([0, 'referee'])
  })

  test('looks to others like no play, valid or not [1250.13/IV.vis.a]', () => {
    for (const options of [{}, { earlyEnd: true }, { leavers: 'immediate' }] as const) {
      for (const square of ['c3', 'z9', 'what?']) {
        const before = new Script({ options })
        const after = new Script({ options }).apply(by.play(1, 'Ann', square))
        for (const viewer of others) {
          expect(seen(after.state, viewer)).toStrictEqual(seen(before.state, viewer))
        }
        expect(singleCaptureGo.apply(after.state, by.play(2, 'Bob', 'c3'))).toMatchObject({
          ok: true,
        })
        const view = { mine: { plays: [square] } }
        expect(singleCaptureGo.view(after.state, 0)).toMatchObject(view)
        expect(singleCaptureGo.view(after.state, 'referee')).toMatchObject({
          known: [{ plays: [square] }, { plays: [] }, { plays: [] }],
        })
      }
    }
  })

  test('stays hidden when its player leaves', () => {
    const before = new Script().apply(by.leave(2, 'Ann'))
    const after = new Script().sends('Ann: c3').apply(by.leave(2, 'Ann'))
    for (const viewer of others) {
      expect(seen(after.state, viewer)).toStrictEqual(seen(before.state, viewer))
    }
  })
})

describe('a sampled state', () => {
  const pickFrom = (seed: number) => {
    let value = seed
    return (of: number): number => {
      value = (value * 48_271) % 2_147_483_647
      return value % of
    }
  }
  const sample = (script: Script, viewer: Viewer, seed: number): State<SingleCaptureGo> => {
    const view = singleCaptureGo.view(script.state, viewer)
    const state = singleCaptureGo.determinize?.(view, pickFrom(seed))
    if (state === undefined) throw new Error('There is nothing to sample with.')
    expect(singleCaptureGo.view(state, viewer)).toStrictEqual(view)
    return state
  }

  test('has possible plays of others', () => {
    const script = new Script({ players: 4 }).sends('Ann: c3').apply(by.leave(2, 'Dov'))
    const found = new Set<string>()
    for (let seed = 1; seed < 200; seed++) {
      const { secret } = sample(script, 0, seed)
      expect([secret[0], secret[3]]).toEqual([{ plays: ['c3'] }, { plays: [] }])
      found.add(secret.map(({ plays }) => plays.length).join(''))
    }
    expect([...found].sort()).toEqual(['1000', '1010', '1100', '1110'])
  })

  test('never has all plays where that would end the round', () => {
    const options: Partial<Options> = { earlyEnd: true }
    for (const viewer of [0, 'public'] as const) {
      const script = new Script({ options }).sends('Ann: c3')
      const missing = new Set<number>()
      for (let seed = 1; seed < 200; seed++) {
        const state = sample(script, viewer, seed)
        expect(allHavePlayed(state)).toBe(false)
        state.secret.forEach(({ plays }, seat) => {
          if (plays.length === 0) missing.add(seat)
        })
      }
      expect([...missing].sort()).toEqual(viewer === 0 ? [1, 2] : [0, 1, 2])
    }
  })

  test('may have all plays during a pause', () => {
    const script = new Script({ players: 2, options: { earlyEnd: true } }).apply(
      by.roster(1, { type: 'dispute', by: 'Ann' }),
    )
    const all = Array.from({ length: 99 }, (_, i) => allHavePlayed(sample(script, 'public', i + 1)))
    expect(all).toContain(true)
  })

  test('is the real state for the referee', () => {
    const script = new Script().sends('Ann: c3', 'Bob: z9')
    expect(sample(script, 'referee', 3).secret).toEqual(script.state.secret)
  })

  test('keeps the pending prompt', () => {
    const script = new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3')
    const [asked] = sample(script, 1, 3).openPrompts
    const { name, to, question, details } = { ...script.state.openPrompts[0] }
    expect(asked).toMatchObject({ name, to, question, details })
  })
})

test('the bots value players in the game first, then Letters', () => {
  const script = new Script({ players: 4 })
    .round('Ann: a1', 'Bob: b2', 'Cyd: c3')
    .round('Ann: a2', 'Bob: b4', 'Cyd: b4')
  expect(singleCaptureGo.scores?.(script.state)).toEqual([3, 2, 2, 0])
})
