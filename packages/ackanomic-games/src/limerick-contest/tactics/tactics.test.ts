import { createMatch } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { describe, expect, test } from 'vitest'
import { playWithPolicy } from '../../play-with-policy.test-support.js'
import { limerickContest } from '../game.js'
import { plain } from '../syllables.js'
import { limerickAbout } from './compose.js'
import { limerickContestTactics, limerickJury } from './index.js'
import { beatOf, calledName } from './names.js'
import { PRONUNCIATIONS } from './pronunciations.test-support.js'
import { NAMED, VERSES } from './verses.js'

const SOUNDS = new Map<string, string[][]>()
for (const entry of PRONUNCIATIONS.split(/[;\n]/u)) {
  const [word, ...sounds] = entry.trim().split(' ')
  if (word !== undefined && sounds.length > 0)
    SOUNDS.set(word, [...(SOUNDS.get(word) ?? []), sounds])
}

const wordsOf = (line: string): string[] =>
  line
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/u)
    .filter((word) => word !== '')

function rhymesOf(line: string): readonly string[] {
  const sounds = SOUNDS.get(wordsOf(line).at(-1) ?? '') ?? []
  return sounds.map((all) => {
    const from = all.findLastIndex((sound) => /[12]$/u.test(sound))
    return all.slice(from).join(' ').replace(/\d/gu, '')
  })
}

const rhyme = (one: string, other: string): boolean =>
  rhymesOf(one).some((sound) => rhymesOf(other).includes(sound)) &&
  wordsOf(one).at(-1) !== wordsOf(other).at(-1)

/** Returns the rhythms that a line may have: `S` stressed, `w` unstressed, `x` either. */
function fallsOf(line: string): readonly string[] {
  let falls = ['']
  for (const word of wordsOf(line)) {
    const ways = new Set(
      (SOUNDS.get(word) ?? [['1']]).map((sounds) => {
        const stresses = sounds
          .filter((sound) => /\d$/u.test(sound))
          .map((sound) => sound.slice(-1))
        if (stresses.length === 1) return 'x'
        return stresses.map((stress) => ({ 0: 'w', 1: 'S', 2: 'x' })[stress]).join('')
      }),
    )
    falls = falls.flatMap((fall) => [...ways].map((way) => fall + way))
  }
  return falls
}

const LONG = /^[wx]{1,2}[Sx][wx]{2}[Sx][wx]{2}[Sx]$/u
const SHORT = /^[wx]{1,2}[Sx][wx]{2}[Sx]$/u

const scans = (line: string, as: RegExp): boolean => fallsOf(line).some((fall) => as.test(fall))

describe('a written limerick', () => {
  const ends = VERSES.flatMap(({ one, two, second, tails }) => [
    ...second.map((line) => [one, two, line, ...tails.map(([, , fifth]) => fifth)]),
  ])

  test.each(ends)('has rhyming lines: %s, %s, %s', (one, two, ...lines) => {
    expect(rhyme(one ?? '', two ?? '')).toBe(true)
    const [second = ''] = lines
    for (const line of lines) expect([line, rhyme(one ?? '', line)]).toEqual([line, true])
    for (const fifth of lines.slice(1)) expect([fifth, rhyme(second, fifth)]).toEqual([fifth, true])
  })

  test('has two short rhyming lines', () => {
    const tails = [...VERSES.flatMap(({ tails: all }) => all), ...NAMED.map(([, , tail]) => tail)]
    for (const [third, fourth] of tails)
      expect([third, rhyme(third, fourth)]).toEqual([third, true])
  })

  test('scans', () => {
    const tails = [...VERSES.flatMap(({ tails: all }) => all), ...NAMED.map(([, , tail]) => tail)]
    const long = [
      ...VERSES.flatMap(({ second }) => second),
      ...NAMED.map(([, second]) => second),
      ...tails.map(([, , fifth]) => fifth),
      ...VERSES.flatMap(({ one, two }) => [
        `The player named Bob ${two}`,
        `A schemer named Poet ${one}`,
      ]),
    ]
    expect(long.filter((line) => !scans(line, LONG))).toEqual([])
    const short = tails.flatMap((tail) => tail.slice(0, 2))
    expect(short.filter((line) => !scans(line, SHORT))).toEqual([])
  })

  test.each(
    'Bob Ann Anne Jan Dan Kim Tim Jim Bill Jill Phil Jack Mac Zack Kay May Ray Jay Ben Ken Len Gwen Mark Clark Ed Fred Ted Ned Sue Drew Hugh Joe Moe Flo Bo Lee Dee Bea Kate Nate Jane Wayne Shane Blaine'.split(
      ' ',
    ),
  )('can rhyme with %s', (name) => {
    const named = NAMED.find(([ending]) => ending.test(plain(name)))
    expect(rhyme(name, named?.[1] ?? '')).toBe(true)
    expect(rhyme(name, named?.[2][2] ?? '')).toBe(true)
  })

  test.each([
    ['Bob', 'S'],
    ['Kate', 'S'],
    ['Charles', 'S'],
    ['Alice', 'Sw'],
    ['Quentin', 'Sw'],
    ['Ian', 'Sw'],
    ['Olga', 'Sw'],
    ['Marie', 'wS'],
    ['Louise', 'wS'],
    ['Michelle', 'wS'],
    ['Diane', 'wS'],
    ['Niccolo', 'Sww'],
    ['Christopher', 'Sww'],
    ['Amanda', 'wSw'],
    ['Maria', 'wSw'],
  ])('stresses %s as %s', (name, beat) => {
    expect(beatOf(name)).toBe(beat)
  })

  test.each([
    ['ann the second', 'Ann'],
    ['42 Zoë!', 'Zoë'],
    ['7', undefined],
    ['', undefined],
  ])('calls the contestant “%s” by the name %s', (name, called) => {
    expect(calledName(name)).toBe(called)
  })

  test.each(['Bob', 'Alice', 'Marie', 'Christopher', 'Amanda', 'Niccolo Flychuck', '李', '\n!'])(
    'has five lines, and %s in the first',
    (name) => {
      const pick = seededRandom('limericks')
      const all = Array.from({ length: 40 }, () => limerickAbout(name, pick))
      for (const limerick of all) {
        expect(limerick.split('\n')).toHaveLength(5)
        expect(limerick.split('\n')[0]).toContain(calledName(name) ?? 'Nemo')
      }
      expect(new Set(all).size).toBeGreaterThan(10)
    },
  )
})

describe('a jury', () => {
  const GOOD = limerickAbout('Ann', () => 0)
  const POOR = 'A cat sat there\nand said no more at all about Ann on the stairs\nno no\nno\nyes'
  const votes = (limericks: readonly string[], seed: number): readonly number[] => {
    const match = createMatch(limerickContest, { players: ['Ida', 'Bob'] })
    match.play('Ida', { type: 'post', limerick: limericks[0] ?? '' })
    match.play('Bob', { type: 'post', limerick: limericks[1] ?? '' })
    const ballots = limerickJury(match.viewFor(null), seededRandom(seed))
    for (const { by, move } of ballots) expect(match.play(by, move).ok).toBe(true)
    return ballots.map(({ move }) => (move.type === 'vote' ? move.for : -1))
  }

  test('has five members who do not take part', () => {
    expect(votes([GOOD, POOR], 1)).toHaveLength(5)
  })

  test('prefers a well-made limerick, by any author', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const first = votes([GOOD, POOR], seed).filter((seat) => seat === 0).length
      const second = votes([POOR, GOOD], seed).filter((seat) => seat === 1).length
      expect(Math.min(first, second)).toBeGreaterThan(2)
    }
  })

  test('disagrees about two good limericks', () => {
    const other = limerickAbout('Bob', () => 1)
    const all = Array.from({ length: 20 }, (_, seed) => votes([GOOD, other], seed)).flat()
    expect(new Set(all)).toEqual(new Set([0, 1]))
  })
})

describe('a contestant played by a bot', () => {
  const roster = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: 0 }

  test.each([
    [{}, ['Tab']],
    [{ revisions: 'last', publishVotes: true }, ['Bob']],
    [{ offences: true, electorate: [] }, ['Ann']],
  ])('posts one limerick and votes for the other one, with the options %j', (options, referees) => {
    for (const seed of ['one', 'two', 'three']) {
      const { shared, secret, outcome } = playWithPolicy({
        game: limerickContest,
        tactics: limerickContestTactics,
        roster: { ...roster, referees },
        options,
        seed,
        referee: ({ name }) => (name === 'laureate' ? null : undefined),
      })
      expect(shared.limericks.map((limerick) => limerick?.text.split('\n').length)).toEqual([5, 5])
      expect(shared.limericks[0]?.text).toContain('Bob')
      expect(shared.count?.totals ?? secret).toEqual([1, 1])
      expect(outcome?.winners).toHaveLength(1)
    }
  })

  test('thinks no longer than it takes to reply, and does not repeat itself', () => {
    const start = limerickContest.setup(roster)
    if (!start.ok) throw new Error(start.error.message)
    const { state } = start.value
    const view = limerickContest.view(state, 0)
    if (view.role !== 'seat') throw new Error('There is no such seat.')
    const reply = limerickContestTactics.rolloutPolicy(state, 0, seededRandom(1))
    if (reply === undefined) throw new Error('There is a limerick to post.')
    expect(limerickContestTactics.solve?.(view, seededRandom(1)).next()).toEqual({
      done: true,
      value: [{ move: reply, value: 0.5, visits: 1 }],
    })
    const posted = limerickContest.apply(state, { kind: 'move', at: 1, by: 'Ann', move: reply })
    if (!posted.ok) throw new Error(posted.error.message)
    expect(
      limerickContestTactics.rolloutPolicy(posted.value.state, 0, seededRandom(1)),
    ).toBeUndefined()
    const later = limerickContest.view(posted.value.state, 0)
    if (later.role !== 'seat') throw new Error('There is no such seat.')
    expect(limerickContestTactics.solve?.(later, seededRandom(1)).next().value).toEqual([])
  })
})
