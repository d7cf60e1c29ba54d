import { seededRandom } from '@ackanomic/core/bots'
import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { playWithPolicy } from '../../play-with-policy.test-support.js'
import { fictionary } from '../game.js'
import type { Fictionary } from '../model.js'
import { WORDS } from '../words.js'
import { fictionaryTactics } from './index.js'
import { areSimilar, isRight, voteAmong } from './judging.js'
import { defines, soundsLike } from './parts-of-speech.js'
import { bluffFor, ingWord } from './wordcraft.js'

const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  quoin: ['the stone that forms a corner of a wall'],
  coin: ['a flat piece of metal used as money', 'to make up'],
  zarf: ['an ornamental holder for a coffee cup'],
  barf: ['a steep path over a hill'],
  kerf: ['a cut made by an axe or a saw'],
  scarify: ['break up the surface of a field'],
  rarefy: ['make thin and less dense as gas'],
  wimble: ['a tool that bores holes in wood'],
  timorous: ['full of fear; easily put to flight'],
  rimose: ['having a surface covered with cracks'],
  zarfed: ['put into a zarf'],
}

const lexicon = {
  words: Object.keys(MEANINGS),
  define: (word: string) => MEANINGS[word.toLowerCase()] ?? [],
}

const often = <Made>(make: (pick: (of: number) => number) => Made): readonly Made[] => {
  const pick = seededRandom('words')
  return Array.from({ length: 60 }, () => make(pick))
}

describe('a word', () => {
  test.each([
    ['quickly', 'adverb'],
    ['timorous', 'adjective'],
    ['galvanize', 'verb'],
    ['zarf', 'noun'],
  ])('%s sounds like this part of speech: %s', (word, part) => {
    expect(soundsLike(word)).toBe(part)
  })

  test.each([
    ['a holder for a cup', 'noun'],
    ['genus of small ferns', 'noun'],
    ['having a surface of cracks', 'adjective'],
    ['of or relating to cheese', 'adjective'],
    ['in a careless manner', 'adverb'],
    ['make thin', 'verb'],
    ['To grumble while agreeing.', 'verb'],
    ['Slightly damp; said of bread.', undefined],
  ])('“%s” defines this part of speech: %s', (definition, part) => {
    expect(defines(definition)).toBe(part)
  })

  test('chosen by a bot has one meaning and does not give it away', () => {
    for (const { word, definition } of often((pick) => ingWord(lexicon, pick))) {
      expect(MEANINGS[word]).toEqual([definition])
      expect(['coin', 'zarfed']).not.toContain(word)
    }
  })

  test('is one of ten known words without a usable lexicon', () => {
    for (const none of [
      undefined,
      { words: [] },
      { words: ['zarf'] },
      { words: ['x-ray'], define: () => ['a ray'] },
    ]) {
      for (const { word, definition } of often((pick) => ingWord(none, pick)))
        expect(WORDS).toContainEqual([word, definition])
    }
  })
})

describe('a bluff', () => {
  test.each([
    ['warf', ['zarf', 'barf', 'kerf', 'quoin', 'wimble']],
    ['calorify', ['scarify', 'rarefy']],
    ['humorous', ['timorous']],
  ])('for %s uses the meaning of a similar word', (word, like) => {
    const meanings = like.flatMap((each) => MEANINGS[each] ?? [])
    for (const bluff of often((pick) => bluffFor(word, lexicon, pick, 0)))
      expect(meanings).toContain(bluff)
  })

  test('never has the meaning of the Ing Word or its family', () => {
    const lookedUp: string[] = []
    const define = (word: string) => {
      lookedUp.push(word)
      return lexicon.define(word)
    }
    for (const bluff of often((pick) => bluffFor('ZARF', { ...lexicon, define }, pick, 0))) {
      expect([...lexicon.define('zarf'), ...lexicon.define('zarfed')]).not.toContain(bluff)
    }
    expect(lookedUp).not.toContain('zarf')
  })

  test.each([
    ['zarf', 'noun'],
    ['rarefy', 'verb'],
    ['rimose', 'adjective'],
    ['oddly', 'adverb'],
  ])('for %s without a lexicon is one of a hundred for the part of speech %s', (word, part) => {
    const places = Array.from({ length: 100 }, (_, place) => place)
    const bluffs = places.map((place) => bluffFor(word, undefined, () => 0, place))
    expect(new Set(bluffs).size).toBe(100)
    for (const bluff of bluffs) expect([bluff, defines(bluff)]).toEqual([bluff, part])
  })
})

describe('the judgement of a definition', () => {
  test.each([
    ['an ornamental holder for a coffee cup', 'An ornamental cup holder, for coffee.', true],
    ['an ornamental holder for a coffee cup', 'a holder of gas lamps', false],
    ['a cut made by an axe', '', false],
    ['the', 'of', false],
  ])('decides whether “%s” is like “%s”: %s', (one, other, expected) => {
    expect(areSimilar(one, other)).toBe(expected)
  })

  test('accepts a definition like the noted one, or like another one in the dictionary', () => {
    const [metal = '', make = ''] = lexicon.define('coin')
    expect(isRight('coin', 'flat pieces of metal, used as money', make, lexicon)).toBe(true)
    expect(isRight('coin', 'to make up', metal, lexicon)).toBe(true)
    expect(isRight('coin', 'to make up', metal, undefined)).toBe(false)
  })

  test.each([
    [['Make cheese!', 'a part of a plough', ''], 'warf', null, [2]],
    [['a part of a plough', 'a boat of the north sea'], 'warf', 'a part of a plough', [2]],
    [['make cheese out of goat milk', 'a cheese made of goat milk'], 'casefy', null, [1]],
    [['a b c d', 'a e f g'], 'warf', null, [1, 2]],
    [['mine', 'mine'], 'warf', 'mine', [1, 2]],
    [[], 'warf', null, [undefined]],
  ])(
    'chooses a vote among %j for %s, next to one’s own definition %s',
    (list, word, mine, votes) => {
      const cast = often((pick) => voteAmong(list, word, mine, pick))
      expect(new Set(cast)).toEqual(new Set(votes))
    },
  )
})

describe('whole matches', () => {
  const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
  const roster = { players, referees: [], startedAt: 0, census: { activePlayers: 9 } }

  test.each([
    [{}, lexicon],
    [{ revisions: 'last', endTest: 'step 5' }, undefined],
    [{ lookup: 'both', step3Penalty: 4 }, lexicon],
  ])('end without a default, with the options %j', (options, words) => {
    const { shared, outcome } = playWithPolicy({
      game: fictionary,
      tactics: fictionaryTactics(words),
      roster,
      options,
      seed: 'any',
      referee: ({ name }) => (name === 'word' ? true : undefined),
    })
    expect(outcome).not.toBeNull()
    expect(shared.last?.defaults).toEqual([])
    expect(Math.max(...shared.scores)).toBeGreaterThan(24)
  })

  test('include the Brainiac’s report of a Bluffer who knew the word', () => {
    const start = fictionary.setup(roster, { lookup: 'trust' })
    if (!start.ok) throw new Error(start.error.message)
    const match = fictionary.simulate(start.value.state)
    for (const asked of match.openPrompts) match.answer(asked, [0, 1, 2, 3, 4])
    const [actual = ''] = lexicon.define('zarf')
    match.play(0, { type: 'word', word: 'zarf', definition: actual })
    match.play(1, { type: 'define', definition: 'An ornamental holder, for a coffee cup.' })
    for (const seat of [2, 3, 4]) match.play(seat, { type: 'define', definition: 'a kind of boat' })
    const state: State<Fictionary> = match.snapshot()
    expect(fictionaryTactics().rolloutPolicy(state, 0, seededRandom(1))).toEqual({
      type: 'report',
      similar: [1],
    })
    const view = fictionary.view(state, 0)
    if (view.role !== 'seat') throw new Error('There is no such seat.')
    const advice = fictionaryTactics().solve?.(view, seededRandom(1)).next()
    expect(advice?.value).toEqual([
      { move: { type: 'report', similar: [1] }, value: 0.5, visits: 1 },
    ])
    expect(fictionaryTactics().rolloutPolicy(state, 1, seededRandom(1))).toBeUndefined()
  })
})
