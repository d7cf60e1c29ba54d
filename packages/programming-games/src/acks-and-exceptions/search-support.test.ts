import { hours, type RandomInt, type SeatNumber, type Viewer } from '@ackanomic/core'
import { seededDie } from '@ackanomic/core/bots'
import type { State } from '@ackanomic/core/engine'
import { describeDifference } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { type AcksAndExceptions, acksAndExceptions, exceptionChance } from './index.js'
import { Script } from './script.test-support.js'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'referee', 'public', { person: 'Eve' }]

function pickFrom(seed: string): RandomInt {
  const die = seededDie(seed)
  return (of) => die(of) - 1
}

function sampled(
  state: State<AcksAndExceptions>,
  viewer: Viewer,
  pick: RandomInt,
): State<AcksAndExceptions> {
  const view = acksAndExceptions.view(state, viewer)
  const sample = acksAndExceptions.determinize?.(view, pick, state.clock.now)
  if (sample === undefined) throw new Error('Nothing was sampled.')
  return sample
}

const flipping = () =>
  new Script()
    .lay('E A A A')
    .play('Ann: place A; Bob: place E; Cyd: place A; Dov: challenge 6')
    .play('Ann: pass; Bob: pass; Cyd: raise 7; Cyd: flip own; Cyd: flip own')

const late = () => new Script({ timeLimit: 1 })

const STATES: readonly (readonly [string, Script])[] = [
  ['at the draw of the starter', new Script({ starter: 'chance' })],
  ['in the set-up', new Script().play('Bob: place E')],
  ['in the turns', new Script().lay('A E A E')],
  ['in the bidding', new Script().lay('A E A E').play('Ann: challenge 1')],
  ['in the processing', flipping().play('Cyd: flip Ann')],
  ['with an Exception on the table', flipping().play('Cyd: flip Bob')],
  [
    'in the other order',
    new Script({ flipOrder: 'first-first' })
      .lay('A E A E')
      .play('Ann: challenge 4; Ann: flip own; Ann: flip Bob'),
  ],
  ['after losses', flipping().play('Cyd: flip Bob; Cyd: lose A').lay('A E A A')],
  [
    'while a loss is drawn',
    new Script({ loss: 'random' }).lay('E A A A').play('Ann: challenge 4; Ann: flip own'),
  ],
  ['while late coasters are drawn', late().play('Bob: place E').advance(hours(24))],
  [
    'while a late loss is drawn',
    late().lay('E A A A').play('Ann: challenge 4; Ann: flip own').advance(hours(24)),
  ],
  ['without a leaver', new Script().lay('A E A E').leave('Dov')],
  ['at the end', new Script().lay('A E A E').leave('Ann', 'Bob', 'Cyd')],
]

describe.each(STATES)('a state sampled %s', (_, { state }) => {
  test.each(VIEWERS.map((viewer) => [viewer]))(
    'matches the view of %j, with the same prompts and numbers of coasters',
    (viewer) => {
      const pick = pickFrom('adds up')
      for (let i = 0; i < 4; i++) {
        const sample = sampled(state, viewer, pick)
        expect(
          describeDifference(
            acksAndExceptions.view(sample, viewer),
            acksAndExceptions.view(state, viewer),
          ),
        ).toBeUndefined()
        const questions = ({ openPrompts }: State<AcksAndExceptions>) =>
          openPrompts.map(({ name, to, question, details }) => ({
            name,
            to,
            question,
            details,
          }))
        expect(questions(sample)).toEqual(questions(state))
        sample.secret.forEach(({ hand, stack }, seat) => {
          const all = [...hand, ...stack]
          expect(all).toHaveLength(state.shared.coasters[seat] ?? 0)
          expect(stack).toHaveLength(state.shared.stacks[seat] ?? 0)
          expect(all.filter((coaster) => coaster === 'Exception').length).toBeLessThan(2)
          expect(all.filter((coaster) => coaster === 'ACK').length).toBeLessThan(4)
        })
      }
    },
  )
})

function share(
  { state }: Script,
  viewer: Viewer,
  isSo: (sample: State<AcksAndExceptions>) => boolean,
): number {
  const pick = pickFrom('share')
  let so = 0
  for (let i = 0; i < 1500; i++) if (isSo(sampled(state, viewer, pick))) so += 1
  return so / 1500
}

const has = (seat: SeatNumber) => (sample: State<AcksAndExceptions>) => {
  const { hand = [], stack = [] } = sample.secret[seat] ?? {}
  return [...hand, ...stack].includes('Exception')
}

describe('a sampled state', () => {
  test('keeps only the viewer’s own coasters', () => {
    const script = new Script().lay('E E E E')
    expect(share(script, 1, ({ secret }) => secret[1]?.stack[0] === 'Exception')).toBe(1)
    for (const seat of [0, 2, 3]) {
      const onTable = ({ secret }: State<AcksAndExceptions>) =>
        secret[seat]?.stack[0] === 'Exception'
      expect(share(script, 1, onTable)).toBeCloseTo(1 / 4, 1)
    }
  })

  test('puts the Exception in each place equally often', () => {
    const script = new Script().lay()
    for (const name of ['Ann', 'Bob', 'Cyd', 'Dov']) script.play(`${name}: place A`)
    for (const place of [0, 1]) {
      const there = ({ secret }: State<AcksAndExceptions>) =>
        secret[0]?.stack[place] === 'Exception'
      expect(share(script, 3, there)).toBeCloseTo(1 / 4, 1)
    }
    expect(
      share(script, 3, ({ secret }) => secret[0]?.hand.includes('Exception') === true),
    ).toBeCloseTo(1 / 2, 1)
  })

  test('never puts a flipped coaster under an ACK', () => {
    const script = new Script().lay('A A A A').play('Ann: place E; Bob: place A; Cyd: place A')
    script.play('Dov: challenge 6; Ann: pass; Bob: pass; Cyd: pass; Dov: flip own; Dov: flip Bob')
    const top = ({ secret }: State<AcksAndExceptions>) => secret[1]?.stack.at(-1) === 'ACK'
    expect(share(script, 3, top)).toBe(1)
    const below = ({ secret }: State<AcksAndExceptions>) => secret[1]?.stack[0] === 'Exception'
    expect(share(script, 3, below)).toBeCloseTo(1 / 3, 1)
  })

  test('guesses another player’s lost coaster only from flips', () => {
    const script = new Script()
    script.lay('E A A A').play('Ann: challenge 4; Ann: flip own; Ann: lose A')
    expect(share(script, 0, has(0))).toBe(1)
    expect(share(script, 1, has(0))).toBeCloseTo(3 / 4, 1)
    script.lay('E A A A').play('Ann: challenge 4; Ann: flip own')
    expect(share(script, 1, has(0))).toBe(1)
    expect(exceptionChance(script.state.shared, 0)).toBe(0)
  })

  test('has no Exception where all other coasters were flipped', () => {
    const script = new Script()
    script.lay('E A A A').play('Ann: challenge 4; Ann: flip own; Ann: lose E')
    script.lay('A A A A').play('Ann: place A; Bob: place A; Cyd: place A; Dov: place A')
    script.play('Ann: place A; Bob: place A; Cyd: place A; Dov: place A; Ann: challenge 3')
    script.play('Bob: pass; Cyd: pass; Dov: pass; Ann: flip own; Ann: flip own')
    expect(share(script, 1, has(0))).toBeCloseTo(1 / 2, 1)
    script.play('Ann: flip own')
    for (const viewer of [1, 2, 3, 'public'] as const) {
      expect(share(script, viewer, has(0))).toBe(0)
    }
  })
})
