import { seededRandom } from '@ackanomic/core/bots'
import type { SeatView, TacticsOf } from '@ackanomic/core/engine'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { ghost } from '../game.js'
import { ghostLaws } from '../laws.test-support.js'
import type { Ghost } from '../model.js'
import { Script } from '../script.test-support.js'
import { Ending, isSafe } from './ending.js'
import { Infixes } from './infixes.js'
import { ghostTactics } from './play.js'

const WORDS =
  `ghost person supersonic super sonic persona reason season treason seasoning mast master
  steam stream streamer team tea seat eat east easter least blast last aster star start art`.split(
    /\s+/,
  )

function best({ solve: consider }: TacticsOf<Ghost>, script: Script, seat: number) {
  const view = script.view(seat) as SeatView<Ghost>
  return [...steps(consider?.(view, seededRandom('best')))].at(-1)?.[0]
}

function* steps<Step>(thought: Generator<Step, Step | undefined> | undefined) {
  for (;;) {
    const step = thought?.next()
    if (step?.value !== undefined) yield step.value
    if (step?.done !== false) return
  }
}

function spelled(
  words: readonly string[],
  options: unknown = {},
  players = ['Ann', 'Bob'],
): Script {
  const script = new Script({ players, options })
  words.forEach((word, i) => {
    script.plays(players[i % players.length] ?? '', word)
  })
  return script
}

describe('a word index', () => {
  const infixes = new Infixes([...WORDS, 'naïve', "it's"])

  test.each([
    ['A', 'EA PA TA LA MA AS AT AM AR EA'],
    ['SON', 'RSON ASON SONI SONA SONS'],
    ['EASO', 'REASO SEASO EASON'],
    ['GHOST', ''],
  ])('extends %s at either end', (fragment, longer) => {
    const grown = infixes.branchesOf(fragment, infixes.placesOf(fragment))
    for (const { fragment: word, places, isWord } of grown) {
      expect(WORDS.some((each) => each.toUpperCase().includes(word))).toBe(true)
      expect(isWord).toBe(WORDS.includes(word.toLowerCase()))
      expect([...places].sort()).toEqual([...infixes.placesOf(word)].sort())
    }
    const found = new Set(grown.map(({ fragment: word }) => word))
    expect(found.size).toBe(grown.length)
    for (const word of longer.split(' ')) {
      const isInside = WORDS.some((each) => each.toUpperCase().includes(word || '?'))
      expect(found.has(word)).toBe(isInside && word !== '')
    }
  })

  test('finds a word for each place, and skips words with other characters', () => {
    const words = [...infixes.placesOf('EASON')].map((place) => infixes.wordAt(place))
    expect(words.sort()).toEqual(['REASON', 'SEASON', 'SEASONING', 'TREASON'])
    expect(infixes.placesOf('NA').length).toBe(1)
    expect(infixes.placesOf('IT').length).toBe(0)
  })

  test('extends a repeated letter once at each end', () => {
    const grown = new Infixes(['aaaa', 'baaa']).branchesOf('AA', [1, 2, 3, 7, 8])
    expect(grown.map(({ fragment }) => fragment).sort()).toEqual(['AAA', 'BAA'])
  })
})

test('the search catches the same player as an exhaustive search', () => {
  const infixes = new Infixes(WORDS)
  const isLost = (fragment: string): boolean =>
    infixes
      .branchesOf(fragment, infixes.placesOf(fragment))
      .filter((branch) => isSafe(branch, 4))
      .every((branch) => !isLost(branch.fragment))
  for (const fragment of ['SON', 'EA', 'AST', 'TEA', 'STREA', 'UPE']) {
    const places = infixes.placesOf(fragment)
    expect(new Ending(infixes, 2, 4).caughtBy({ fragment, places }, 100_000)).toBe(
      isLost(fragment) ? 0 : 1,
    )
    const ending = new Ending(infixes, 3, 4)
    let caught: number | undefined
    // Small portions of work give the same result.
    for (let i = 0; caught === undefined && i < 1000; i++) {
      caught = ending.caughtBy({ fragment, places }, 30)
    }
    expect(caught).toBe(new Ending(infixes, 3, 4).caughtBy({ fragment, places }, 100_000))
  }
})

describe('an expert bot', () => {
  const tactics = ghostTactics({ words: WORDS })

  test.each([
    ['protests a word', ['t', 'st', 'sta', 'star'], { type: 'protest', ground: 'word' }],
    ['protests letters that are in no word', ['g', 'gx'], { type: 'protest', ground: 'nowhere' }],
    [
      'leaves the last letter to the opponent',
      ['g', 'gh', 'gho'],
      { type: 'continue', word: 'GHOS' },
    ],
  ] as const)('%s', (_, letters, move) => {
    const seat = letters.length % 2
    expect(best(tactics, spelled(letters), seat)).toMatchObject({
      move,
      value: expect.closeTo(1, 1),
    })
  })

  test('accepts words of three letters, and finishes no longer word', () => {
    expect(best(tactics, spelled(['e', 'ea', 'eat']), 1)?.move.type).toBe('continue')
    const chosen = best(tactics, spelled(['p', 'pe', 'per', 'pers', 'perso']), 1)?.move
    expect(chosen).toMatchObject({ type: 'continue' })
    expect(chosen).not.toMatchObject({ word: 'PERSON' })
  })

  test('wins each word that can be won, whatever the opponent does', () => {
    const infixes = new Infixes(WORDS)
    for (const fragment of ['SO', 'EA', 'AST', 'TR']) {
      const places = infixes.placesOf(fragment)
      const isWon = new Ending(infixes, 2, 4).caughtBy({ fragment, places }, 100_000) !== 0
      const script = spelled([
        fragment.slice(0, 1),
        ...[...fragment].slice(1).map((_, i) => fragment.slice(0, i + 2)),
      ])
      const advice = best(tactics, script, fragment.length % 2)
      expect((advice?.value ?? 0) > 0.9).toBe(isWon)
    }
  })

  test('finishes a word if no letter is safe', () => {
    const advice = best(tactics, spelled(['g', 'gh', 'gho', 'ghos']), 0)
    expect(advice?.move).toEqual({ type: 'continue', word: 'GHOST' })
    expect(advice?.value).toBeLessThan(0.1)
  })

  test('bluffs with plausible letters if no word continues', () => {
    const advice = best(ghostTactics({ words: ['sea'] }), spelled(['s', 'se', 'sea']), 1)
    expect(advice?.move).toMatchObject({ type: 'continue' })
    expect(advice?.reason).toMatch(/no word contains this/u)
  })

  test('answers a protest with a word, or bluffs without one', () => {
    const proper = spelled(['u', 'up', 'upe', 'uper']).plays('Ann', 'protest: nowhere')
    expect(tactics.rolloutPolicy(proper.state, 1, () => 0)).toEqual({
      type: 'answer',
      word: 'SUPERSONIC',
    })
    const bluff = spelled(['g', 'gx']).plays('Ann', 'protest: nowhere')
    expect(tactics.rolloutPolicy(bluff.state, 1, () => 0)).toEqual({ type: 'answer', word: 'GX' })
    expect(tactics.rolloutPolicy(bluff.state, 0, () => 0)).toBeUndefined()
    expect(best(tactics, proper, 1)?.value).toBe(1)
    expect(best(tactics, bluff, 1)?.value).toBe(0)
  })

  test('advises legal moves with reasons at every step', () => {
    const script = spelled(['s', 'st'])
    const thought = tactics.solve?.(script.view(0) as SeatView<Ghost>, seededRandom('why'))
    for (const advice of steps(thought)) {
      for (const { move, reason } of advice) {
        const entry = { kind: 'move', at: script.at, by: 'Ann', move } as const
        expect(ghost.check(script.state, entry)).toBeUndefined()
        expect(reason).toMatch(/\.$/)
      }
    }
  })
})

describe('a blunder', () => {
  const { blunder } = ghostTactics({ words: WORDS })
  const chosen = (script: Script, seat: number): unknown => blunder?.(script.state, seat, () => 0)

  test('is part of a word, or even the whole word', () => {
    const ghos = spelled(['g', 'gh', 'gho', 'ghos'])
    expect(chosen(ghos, 0)).toEqual({ type: 'continue', word: 'GHOST' })
  })

  test('overlooks a finished word that can continue', () => {
    const east = spelled(['e', 'ea', 'eas', 'east'])
    expect(chosen(east, 0)).toEqual({ type: 'continue', word: 'EASTE' })
  })

  test('still answers a protest with a word', () => {
    const protested = spelled(['u', 'up', 'upe', 'uper']).plays('Ann', 'protest: nowhere')
    expect(chosen(protested, 1)).toEqual({ type: 'answer', word: 'SUPERSONIC' })
  })
})

test('a bot without words protests unpronounceable letters, and otherwise plays on', () => {
  const { rolloutPolicy: reply } = ghostTactics()
  const nowhere = { type: 'protest', ground: 'nowhere' }
  expect(reply(spelled(['x', 'xq']).state, 0, () => 0)).toEqual(nowhere)
  expect(reply(spelled(['t', 'st', 'str', 'stra']).state, 0, () => 0)?.type).toBe('continue')
  expect(reply(spelled([]).state, 1, () => 0)).toBeUndefined()
})

describe.each([
  ['with a word list', WORDS],
  ['without a word list', []],
])('bot laws %s', (_, words) => {
  const laws = { ...ghostLaws, runs: 5 }
  for (const law of tacticsLawsOf(ghost, ghostTactics({ words }), laws)) {
    test(law.name, () => law.check())
  }
})
