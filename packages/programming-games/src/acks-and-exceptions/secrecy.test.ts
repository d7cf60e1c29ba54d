import { isVisibleTo, type Viewer } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { type AcksCoaster, acksAndExceptions } from './index.js'
import { at, NAMES, Script } from './script.test-support.js'

const STRANGERS: readonly Viewer[] = ['public', 'referee', { person: 'Eve' }]

/** Everything that a viewer gets from a script. */
function gets(script: Script, viewer: Viewer): unknown {
  const { state, events } = script
  return {
    view: acksAndExceptions.view(state, viewer),
    text: acksAndExceptions.render(acksAndExceptions.view(state, viewer)),
    pendingActions: acksAndExceptions.pendingActions(state, viewer, 'all'),
    legal: typeof viewer === 'number' ? script.moves(NAMES[viewer] ?? '') : [],
    posts: events.filter((told) => isVisibleTo(told, viewer)),
  }
}

/** Expects two scripts to look the same to everybody but the owner. */
function sameToOthers(one: Script, other: Script, owner: number): void {
  const seats = NAMES.map((_, seat) => seat).filter((seat) => seat !== owner)
  for (const viewer of [...STRANGERS, ...seats]) {
    expect(gets(one, viewer)).toStrictEqual(gets(other, viewer))
  }
  expect(gets(one, owner)).not.toStrictEqual(gets(other, owner))
}

describe('a face-down coaster', () => {
  test('is known only to its owner [ACKS/place.e]', () => {
    sameToOthers(new Script().play('Bob: place A'), new Script().play('Bob: place E'), 1)
    sameToOthers(new Script().lay('A A A A'), new Script().lay('A E A A'), 1)
  })

  test('is not named in the announcement [ACKS/place.e]', () => {
    expect(new Script().play('Bob: place E').events).toEqual([
      {
        to: 'public',
        at: at(0),
        clause: 'ACKS/place.e',
        event: { type: 'placed', seat: 1, stack: 1 },
      },
    ])
  })

  test('hides its place in the stack [ACKS/place.e]', () => {
    const placed = (first: string, second: string) =>
      new Script().lay(`${first} A A A`).play(`Ann: place ${second}`)
    sameToOthers(placed('A', 'E'), placed('E', 'A'), 0)
  })

  test('is included in the public counts [ACKS/place.e]', () => {
    const view = acksAndExceptions.view(new Script().lay().play('Ann: place A').state, 'public')
    expect(view.shared).toMatchObject({ stacks: [2, 1, 1, 1], coasters: [4, 4, 4, 4] })
  })

  test('stays hidden from others until it is flipped [ACKS/place.e, ACKS/proc.g]', () => {
    const processed = (laid: string) =>
      new Script()
        .lay(laid)
        .play('Ann: place A; Bob: challenge 3; Cyd: pass; Dov: pass; Ann: pass; Bob: flip own')
    sameToOthers(processed('A A E A'), processed('A A A A'), 2)
    const [one, other] = ['A A E A', 'A A A A'].map((laid) => processed(laid).play('Bob: flip Cyd'))
    expect(one?.messages).not.toEqual(other?.messages)
  })

  test('stays hidden at the end', () => {
    const over = (laid: string) => new Script().lay(laid).leave('Bob', 'Cyd', 'Dov')
    const [one, other] = [over('A A A A'), over('E A A A')]
    for (const viewer of [...STRANGERS, 1, 2, 3]) {
      expect(gets(one, viewer)).toStrictEqual(gets(other, viewer))
    }
  })
})

describe('a lost coaster', () => {
  const lost = (coaster: AcksCoaster) =>
    new Script().lay('E A A A').play('Ann: challenge 4; Ann: flip own', `Ann: lose ${coaster}`)

  test('is known only to its owner [ACKS/bad.b]', () => {
    sameToOthers(lost('ACK'), lost('Exception'), 0)
  })

  test('is not named in the announcement [ACKS/bad.b]', () => {
    expect(lost('Exception').events.map(({ event }) => event)).toEqual([
      { type: 'lost', seat: 0, coasters: 3 },
      { type: 'round', round: 2, starter: 0 },
    ])
  })

  test('stays hidden when the host draws it [ACKS/bad.b]', () => {
    const drawn = (answer: number) =>
      new Script({ loss: 'random' })
        .lay('E A A A')
        .play('Ann: challenge 4; Ann: flip own')
        .draws('loss', answer)
    sameToOthers(drawn(0), drawn(3), 0)
  })

  test('is always chosen by its owner, since skipping the choice would reveal the rest [ACKS/bad.b]', () => {
    // Ann has two ACKs left, or an ACK and the Exception; the others cannot tell.
    const twice = (first: string, second: string) =>
      new Script()
        .lay('E A A A')
        .play(`Ann: challenge 4; Ann: flip own; Ann: lose ${first}`)
        .lay('A E A A')
        .play(`Ann: challenge 4; Ann: flip own; Ann: flip Bob; Ann: lose ${second}`)
        .lay('A E A A')
        .play('Ann: challenge 4; Ann: flip own; Ann: flip Bob')
    const [acks, both] = [twice('E', 'A'), twice('A', 'A')]
    expect(acks.moves('Ann')).toEqual(['lose ACK'])
    expect(both.moves('Ann')).toEqual(['lose ACK', 'lose Exception'])
    expect(acks.now).toBe('loss Ann')
    sameToOthers(acks, both, 0)
  })
})

test('the referee sees what the public sees', () => {
  const { state } = new Script().lay('A E A A')
  const { known, hidden, openPrompts, role, ...rest } = acksAndExceptions.view(
    state,
    'referee',
  ) as never as Record<string, unknown>
  const { role: _, ...shown } = acksAndExceptions.view(state, 'public') as never as Record<
    string,
    unknown
  >
  expect(rest).toStrictEqual(shown)
  expect({ known, hidden, openPrompts, role }).toEqual({
    known: [null, null, null, null],
    hidden: null,
    openPrompts: [],
    role: 'referee',
  })
})
