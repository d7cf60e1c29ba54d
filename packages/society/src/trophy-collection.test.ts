import type { Award } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { type Books, createBooks } from './books.js'
import type { BooksOptions } from './options.js'
import { recordResult } from './record-result.js'
import { codeOf, november, sampleRecord, trophy, value } from './samples.test-support.js'
import { type TrophyPlace, trophyKinds } from './trophies.js'
import {
  defineAwardedTrophies,
  defineTrophy,
  hauntTrophy,
  moveTrophy,
  trophiesOf,
} from './trophy-collection.js'

type Change = Parameters<typeof sampleRecord>[0]

const KNIFE = 0

const hauntedAt = (place: TrophyPlace): Books =>
  value(hauntTrophy(value(moveTrophy(createBooks(), KNIFE, place)), KNIFE, 'Vlad'))

const awarded = (to: string | null, named: string, change: Change = {}) =>
  sampleRecord({
    ...change,
    outcome: { winners: to === null ? [] : [to], awards: [trophy(to, named)], ...change?.outcome },
  })

const give = (books: Books, to: string, named: string, change: Change = {}) =>
  value(recordResult(books, awarded(to, named, change)))

const kinds = (books: Books, player: string): readonly string[] =>
  trophiesOf(books, player).map(({ kind }) => kind)

describe('the Jade Grapefruit', () => {
  test('is the standard Trophy [1250.1/III.h(2)]', () => {
    expect(kinds(give(createBooks(), 'Ann', 'standard').books, 'Ann')).toEqual(['Jade Grapefruit'])
  })

  test('is made for each award, without a name [1250.2/A, 1250.2/3(3)]', () => {
    const first = give(createBooks(), 'Ann', 'standard', { match: 'a' })
    const second = give(first.books, 'Ann', 'standard', { match: 'b' })
    expect(first.trophyEvents).toEqual([{ type: 'made', trophy: 1, to: 'Ann' }])
    expect(second.trophyEvents).toEqual([{ type: 'made', trophy: 2, to: 'Ann' }])
    expect(trophiesOf(second.books, 'Ann').map(({ id }) => id)).toEqual([1, 2])
    expect(second.books.trophies.kinds[0]).toMatchObject({
      name: 'Jade Grapefruit',
      nameless: true,
    })
  })
})

describe('the Golden Knife', () => {
  test('exists once, and is nowhere at first [1250.2/B(1), 1250.2/3(1)]', () => {
    expect(createBooks().trophies.trophies).toEqual([
      { id: KNIFE, kind: 'Golden Knife', place: { at: 'nowhere' }, haunting: null },
    ])
    const { books, trophyEvents } = give(createBooks(), 'Ann', 'Golden Knife')
    expect(trophyEvents).toEqual([
      { type: 'moved', trophy: KNIFE, from: { at: 'nowhere' }, to: 'Ann' },
    ])
    expect(books.trophies.trophies).toHaveLength(1)
  })

  test.each<[string, TrophyPlace]>([
    ['the Treasury', { at: 'treasury' }],
    ['another player', { at: 'player', player: 'Bob' }],
    ['anywhere else', { at: 'elsewhere', where: 'the bottom of the lake' }],
  ])('comes to the winner from %s [1250.2/3(1), 1250.2/B(1)]', (_, place) => {
    const before = value(moveTrophy(createBooks(), KNIFE, place))
    const { books, trophyEvents } = give(before, 'Ann', 'Golden Knife')
    expect(trophyEvents).toEqual([{ type: 'moved', trophy: KNIFE, from: place, to: 'Ann' }])
    expect(books.trophies.trophies.map((one) => one.place)).toEqual([
      { at: 'player', player: 'Ann' },
    ])
    expect(kinds(books, 'Bob')).toEqual([])
  })

  test('is released by the Undead before it moves [1250.2/3(2)]', () => {
    const place = { at: 'player', player: 'Bob' } as const
    const haunted = hauntedAt(place)
    const { books, trophyEvents } = give(haunted, 'Ann', 'Golden Knife')
    expect(trophyEvents).toEqual([
      { type: 'hauntingEnds', trophy: KNIFE, undead: 'Vlad' },
      { type: 'moved', trophy: KNIFE, from: place, to: 'Ann' },
    ])
    expect(books.trophies.trophies[KNIFE]?.haunting).toBeNull()
  })

  test('stays with a holder who wins again, and is no longer haunted [1250.2/3(2)]', () => {
    const place = { at: 'player', player: 'Ann' } as const
    const haunted = hauntedAt(place)
    const { books, trophyEvents } = give(haunted, 'Ann', 'Golden Knife')
    expect(trophyEvents).toEqual([
      { type: 'hauntingEnds', trophy: KNIFE, undead: 'Vlad' },
      { type: 'stays', trophy: KNIFE, to: 'Ann' },
    ])
    expect(books.trophies.trophies).toEqual([
      { id: KNIFE, kind: 'Golden Knife', place, haunting: null },
    ])
  })

  test('stays where it is, and haunted, if several win', () => {
    const place = { at: 'treasury' } as const
    const haunted = hauntedAt(place)
    const outcome = { winners: ['Ann', 'Bob'] }
    const { books, trophyEvents } = give(haunted, 'Ann', 'Golden Knife', { outcome })
    expect(trophyEvents).toEqual([])
    expect(books.trophies.trophies).toEqual(haunted.trophies.trophies)
  })
})

describe('a Trophy is given', () => {
  const gate = (change: Change, to: string | null = 'Ann') => {
    const awards = [trophy(to)]
    const record = sampleRecord({ ...change, outcome: { awards, ...change?.outcome } })
    const [line] = value(recordResult(createBooks(), record)).lines
    return line?.kind === 'trophy' ? line.barredBy : undefined
  }

  test('to the winner whom the Game names [1250.2/2(3)]', () => {
    expect(gate({})).toBeNull()
    expect(gate({}, 'Bob')).toBe('1250.2/2(3)')
    expect(gate({}, null)).toBe('1250.2/2(3)')
    expect(kinds(give(createBooks(), 'Ann', 'Golden Knife').books, 'Ann')).toEqual(['Golden Knife'])
  })

  test('only to a single winner [1250.2/2(1)]', () => {
    expect(gate({ outcome: { winners: ['Ann', 'Bob'] } })).toBe('1250.2/2(1)')
    expect(gate({ outcome: { winners: [] } })).toBe('1250.2/2(1)')
  })

  test('only if three or more players started, even if some left [1250.2/2(2)]', () => {
    expect(gate({ starters: 3, players: ['Ann', 'Bob', 'Cyd'] })).toBeNull()
    expect(gate({ starters: 2, players: ['Ann', 'Bob', 'Cyd'] })).toBe('1250.2/2(2)')
    expect(gate({ starters: 2, players: ['Ann', 'Bob'], duel: true })).toBe('1250.2/2(2)')
  })

  test('to a Substitute who wins [1250.1/VI.c(5)]', () => {
    const change = { players: ['Ann', 'Bob', 'Cyd', 'Sub'] }
    const { books } = give(createBooks(), 'Sub', 'standard', change)
    expect(kinds(books, 'Sub')).toEqual(['Jade Grapefruit'])
    expect(kinds(books, 'Ann')).toEqual([])
  })

  test('in an exhibition too [1250.1/VII.a(5)]', () => {
    const { books } = give(createBooks(), 'Ann', 'standard', { exhibition: november(2) })
    expect(kinds(books, 'Ann')).toEqual(['Jade Grapefruit'])
  })

  test('to a referee only if referees may play [1250.1/III.e(6)]', () => {
    const change = { players: ['Ann', 'Bob', 'Ref'] }
    expect(gate(change, 'Ref')).toBe('1250.1/III.e(6)')
    const playing = { ...change, refereesMayPlay: true, outcome: { winners: ['Ref'] } }
    expect(gate(playing, 'Ref')).toBeNull()
  })

  test('without the conditions of rule 1250.2 if the option says so', () => {
    const options: Partial<BooksOptions> = { trophyGate: 'none' }
    const two = { starters: 2, players: ['Ann', 'Bob'] }
    expect(
      value(recordResult(createBooks(options), awarded('Ann', 'standard', two))).trophyEvents,
    ).toHaveLength(1)
    const lost = awarded('Ann', 'standard', { ...two, outcome: { winners: ['Bob'] } })
    const { lines, trophyEvents } = value(recordResult(createBooks(options), lost))
    expect(lines).toMatchObject([{ given: false, barredBy: '1250.2/2(3)' }])
    expect(trophyEvents).toEqual([])
  })

  test('only if the Game names one that exists [1250.1/III.h(1)]', () => {
    expect(recordResult(createBooks(), awarded('Ann', 'Silver Spoon'))).toMatchObject({
      error: { code: 'unknownTrophy', clause: '1250.1/III.h(1)' },
    })
    expect(
      give(createBooks(), 'Ann', 'standard', { outcome: { awards: [] } }).trophyEvents,
    ).toEqual([])
  })

  test('only for a valid record', () => {
    const refused = recordResult(createBooks(), awarded('Zoe', 'standard'))
    expect(codeOf(refused)).toBe('winnerNotPlaying')
  })
})

describe('the collection', () => {
  test('changes only by winning, since no award passes a Trophy on [1250.2/1]', () => {
    const { books } = give(createBooks(), 'Ann', 'Golden Knife')
    const traded = [
      {
        award: 'transfer',
        trophy: 'Golden Knife',
        from: 'Ann',
        to: 'Bob',
        at: null,
        clause: 'h/1',
      },
      { award: 'trophy', trophy: 'Golden Knife', from: 'Ann', to: 'Bob', clause: 'h/1' },
    ] as unknown as readonly Award[]
    for (const award of traded) {
      const record = sampleRecord({ match: 'trade', outcome: { awards: [award] } })
      expect(codeOf(recordResult(books, record))).toBe('malformed')
    }
    const given = give(books, 'Bob', 'Golden Knife', {
      match: 'gift',
      outcome: { winners: ['Ann'] },
    })
    expect(given.trophyEvents).toEqual([])
    expect(given.lines).toMatchObject([{ given: false, barredBy: '1250.2/2(3)' }])
    expect(kinds(given.books, 'Ann')).toEqual(['Golden Knife'])
  })

  test('can have further kinds [1250.2/2(3), 1250.2/3(1), 1250.2/3(3)]', () => {
    const spoon = { name: 'Silver Spoon', unique: true, nameless: false }
    const bean = { name: 'Bean', unique: false, nameless: false }
    let books = value(defineTrophy(value(defineTrophy(createBooks(), spoon)), bean))
    expect(books.trophies.kinds).toEqual([...trophyKinds, spoon, bean])
    books = give(books, 'Ann', 'Silver Spoon', { match: 'a' }).books
    books = give(books, 'Bob', 'Silver Spoon', { match: 'b' }).books
    books = give(books, 'Ann', 'Bean', { match: 'c' }).books
    expect(kinds(books, 'Ann')).toEqual(['Bean'])
    expect(kinds(books, 'Bob')).toEqual(['Silver Spoon'])
  })

  test.each(['Golden Knife', 'standard', 'none', ''])('has no second kind called "%s"', (name) => {
    const kind = { name, unique: false, nameless: false }
    expect(codeOf(defineTrophy(createBooks(), kind))).toBe('badTrophy')
  })

  test('refuses unknown Trophies, and players and Undead without a name', () => {
    expect(codeOf(hauntTrophy(createBooks(), 5, 'Vlad'))).toBe('badTrophy')
    expect(codeOf(hauntTrophy(createBooks(), KNIFE, ''))).toBe('badTrophy')
    const nobody = { at: 'player', player: '' } as const
    expect(codeOf(moveTrophy(createBooks(), KNIFE, nobody))).toBe('badTrophy')
    const haunted = value(hauntTrophy(createBooks(), KNIFE, 'Vlad'))
    expect(value(moveTrophy(haunted, KNIFE, { at: 'treasury' })).trophies.trophies).toEqual([
      { id: KNIFE, kind: 'Golden Knife', place: { at: 'treasury' }, haunting: 'Vlad' },
    ])
    expect(value(hauntTrophy(haunted, KNIFE, null)).trophies).toEqual(createBooks().trophies)
  })
})

test('a Trophy is defined when a match first awards it, and can be made several times', () => {
  const first = awarded('Ann', 'Golden Comma')
  const books = value(recordResult(defineAwardedTrophies(createBooks(), first), first)).books
  const both = give(books, 'Bob', 'Golden Comma', { match: 'second' }).books
  expect(kinds(both, 'Ann')).toEqual(['Golden Comma'])
  expect(kinds(both, 'Bob')).toEqual(['Golden Comma'])
})
