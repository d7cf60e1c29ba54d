import { describe, expect, test } from 'vitest'
import {
  type Cabinet,
  defineTrophy,
  hauntTrophy,
  nameOfTrophy,
  openCabinet,
  placeTrophy,
  type TrophyPlace,
  tradeTrophy,
  trophiesOf,
} from './cabinet.js'
import { codeOf, november, sampleRecord, trophy, value } from './samples.js'
import { trophyBar, trophyKinds, trophyNamed } from './trophies.js'
import { giveTrophies } from './trophy-awards.js'

type Change = Parameters<typeof sampleRecord>[0]

const KNIFE = 0

const hauntedAt = (place: TrophyPlace): Cabinet =>
  value(hauntTrophy(value(placeTrophy(openCabinet(), KNIFE, place)), KNIFE, 'Vlad'))

const awarded = (to: string | null, named: string, change: Change = {}) =>
  sampleRecord({
    ...change,
    outcome: { winners: to === null ? [] : [to], awards: [trophy(to, named)], ...change?.outcome },
  })

const give = (cabinet: Cabinet, to: string, named: string, change: Change = {}) =>
  value(giveTrophies(cabinet, awarded(to, named, change)))

const kinds = (cabinet: Cabinet, player: string): readonly string[] =>
  trophiesOf(cabinet, player).map(({ kind }) => kind)

describe('the Jade Grapefruit', () => {
  test('is the standard Trophy [1250.1/III.h(2)]', () => {
    expect(trophyNamed('standard')).toBe('Jade Grapefruit')
    expect(kinds(give(openCabinet(), 'Ann', 'standard').cabinet, 'Ann')).toEqual([
      'Jade Grapefruit',
    ])
  })

  test('is made anew for every award, and has no name [1250.2/A, 1250.2/3(3)]', () => {
    const first = give(openCabinet(), 'Ann', 'standard', { instance: 'a' })
    const second = give(first.cabinet, 'Ann', 'standard', { instance: 'b' })
    expect(first.deeds).toEqual([{ deed: 'made', trophy: 1, to: 'Ann' }])
    expect(second.deeds).toEqual([{ deed: 'made', trophy: 2, to: 'Ann' }])
    expect(trophiesOf(second.cabinet, 'Ann').map(({ id }) => id)).toEqual([1, 2])
    expect(nameOfTrophy(second.cabinet, 1)).toBeNull()
    expect(nameOfTrophy(second.cabinet, 99)).toBeNull()
  })
})

describe('the Golden Knife', () => {
  test('exists once, nowhere at first [1250.2/B(1), 1250.2/3(1)]', () => {
    expect(openCabinet().trophies).toEqual([
      { id: KNIFE, kind: 'Golden Knife', place: { at: 'nowhere' }, haunting: null },
    ])
    const { cabinet, deeds } = give(openCabinet(), 'Ann', 'Golden Knife')
    expect(deeds).toEqual([{ deed: 'moved', trophy: KNIFE, from: { at: 'nowhere' }, to: 'Ann' }])
    expect(cabinet.trophies).toHaveLength(1)
    expect(nameOfTrophy(cabinet, KNIFE)).toBe('Golden Knife')
  })

  test.each<[string, TrophyPlace]>([
    ['the Treasury', { at: 'treasury' }],
    ['another player', { at: 'player', player: 'Bob' }],
    ['anywhere else', { at: 'elsewhere', where: 'the bottom of the lake' }],
  ])('comes to the winner from %s [1250.2/3(1), 1250.2/B(1)]', (_, place) => {
    const before = value(placeTrophy(openCabinet(), KNIFE, place))
    const { cabinet, deeds } = give(before, 'Ann', 'Golden Knife')
    expect(deeds).toEqual([{ deed: 'moved', trophy: KNIFE, from: place, to: 'Ann' }])
    expect(cabinet.trophies.map((one) => one.place)).toEqual([{ at: 'player', player: 'Ann' }])
    expect(kinds(cabinet, 'Bob')).toEqual([])
  })

  test('is let go by the Undead before it moves [1250.2/3(2)]', () => {
    const place = { at: 'player', player: 'Bob' } as const
    const haunted = hauntedAt(place)
    const { cabinet, deeds } = give(haunted, 'Ann', 'Golden Knife')
    expect(deeds).toEqual([
      { deed: 'haunting ends', trophy: KNIFE, undead: 'Vlad' },
      { deed: 'moved', trophy: KNIFE, from: place, to: 'Ann' },
    ])
    expect(cabinet.trophies[KNIFE]?.haunting).toBeNull()
  })

  test('stays with a holder who wins again, and the haunting ends [1250.2/3(2)]', () => {
    const place = { at: 'player', player: 'Ann' } as const
    const haunted = hauntedAt(place)
    const { cabinet, deeds } = give(haunted, 'Ann', 'Golden Knife')
    expect(deeds).toEqual([
      { deed: 'haunting ends', trophy: KNIFE, undead: 'Vlad' },
      { deed: 'stays', trophy: KNIFE, to: 'Ann' },
    ])
    expect(cabinet.trophies).toEqual([{ id: KNIFE, kind: 'Golden Knife', place, haunting: null }])
  })

  test('stays where it is, haunted, when several win', () => {
    const place = { at: 'treasury' } as const
    const haunted = hauntedAt(place)
    const outcome = { winners: ['Ann', 'Bob'] }
    const { cabinet, deeds } = give(haunted, 'Ann', 'Golden Knife', { outcome })
    expect(deeds).toEqual([])
    expect(cabinet.trophies).toEqual(haunted.trophies)
  })
})

describe('a Trophy is given', () => {
  const gate = (change: Change, to: string | null = 'Ann') =>
    trophyBar(sampleRecord(change), { to })

  test('to the winner, what the Game names [1250.2/2(3)]', () => {
    expect(gate({})).toBeNull()
    expect(gate({}, 'Bob')).toBe('1250.2/2(3)')
    expect(gate({}, null)).toBe('1250.2/2(3)')
    expect(kinds(give(openCabinet(), 'Ann', 'Golden Knife').cabinet, 'Ann')).toEqual([
      'Golden Knife',
    ])
  })

  test('to a single winner only [1250.2/2(1)]', () => {
    expect(gate({ outcome: { winners: ['Ann', 'Bob'] } })).toBe('1250.2/2(1)')
    expect(gate({ outcome: { winners: [] } })).toBe('1250.2/2(1)')
  })

  test('where three or more started, joiners not counted, leavers counted [1250.2/2(2)]', () => {
    expect(gate({ starters: 3, players: ['Ann', 'Bob', 'Cyd'] })).toBeNull()
    expect(gate({ starters: 2, players: ['Ann', 'Bob', 'Cyd'] })).toBe('1250.2/2(2)')
    expect(gate({ starters: 2, players: ['Ann', 'Bob'], duel: true })).toBe('1250.2/2(2)')
  })

  test('to a Substitute who wins [1250.1/VI.c(5)]', () => {
    const change = { players: ['Ann', 'Bob', 'Cyd', 'Sub'] }
    const { cabinet } = give(openCabinet(), 'Sub', 'standard', change)
    expect(kinds(cabinet, 'Sub')).toEqual(['Jade Grapefruit'])
    expect(kinds(cabinet, 'Ann')).toEqual([])
  })

  test('in an exhibition too [1250.1/VII.a(5)]', () => {
    const { cabinet } = give(openCabinet(), 'Ann', 'standard', { exhibition: november(2) })
    expect(kinds(cabinet, 'Ann')).toEqual(['Jade Grapefruit'])
  })

  test('not to a referee, unless referees may play [1250.1/III.e(6)]', () => {
    const change = { players: ['Ann', 'Bob', 'Ref'], outcome: { winners: ['Ref'] } }
    expect(gate(change, 'Ref')).toBe('1250.1/III.e(6)')
    expect(gate({ ...change, refereesMayPlay: true }, 'Ref')).toBeNull()
  })

  test('without the gates of rule 1250.2 where that reading is chosen', () => {
    const two = sampleRecord({ starters: 2, players: ['Ann', 'Bob'] })
    expect(trophyBar(two, { to: 'Ann' }, 'none')).toBeNull()
    expect(trophyBar(two, { to: 'Bob' }, 'none')).toBe('1250.2/2(3)')
    const record = awarded('Ann', 'standard', { starters: 2, players: ['Ann', 'Bob'] })
    expect(value(giveTrophies(openCabinet(), record, 'none')).deeds).toHaveLength(1)
  })

  test('once for each instance', () => {
    const { cabinet } = give(openCabinet(), 'Ann', 'standard')
    expect(giveTrophies(cabinet, awarded('Ann', 'standard'))).toMatchObject({
      error: { code: 'alreadySettled', facts: { instance: 'first' } },
    })
  })

  test('only if the Game names one that exists [1250.1/III.h(1)]', () => {
    expect(giveTrophies(openCabinet(), awarded('Ann', 'Silver Spoon'))).toMatchObject({
      error: { code: 'unknownTrophy', clause: '1250.1/III.h(1)' },
    })
    expect(give(openCabinet(), 'Ann', 'standard', { outcome: { awards: [] } }).deeds).toEqual([])
  })

  test('only for a record that holds', () => {
    const refused = giveTrophies(openCabinet(), awarded('Zoe', 'standard'))
    expect(codeOf(refused)).toBe('winnerNotPlaying')
  })
})

describe('the cabinet', () => {
  test('refuses every trade [1250.2/1]', () => {
    const { cabinet } = give(openCabinet(), 'Ann', 'standard')
    expect(tradeTrophy(cabinet, { id: 1, from: 'Ann', to: 'Bob' })).toMatchObject({
      code: 'notTradeable',
      clause: '1250.2/1',
      says: 'Ann cannot trade a Trophy to Bob; Trophies come only by winning a Game.',
    })
    expect(tradeTrophy(cabinet, { id: 9, from: 'Ann', to: 'Bob' }).code).toBe('noSuchTrophy')
  })

  test('holds further kinds [1250.2/2(3), 1250.2/3(1), 1250.2/3(3)]', () => {
    const spoon = { name: 'Silver Spoon', unique: true, nameless: false }
    const bean = { name: 'Bean', unique: false, nameless: false }
    let cabinet = value(defineTrophy(value(defineTrophy(openCabinet(), spoon)), bean))
    expect(cabinet.kinds.map(({ name }) => name)).toEqual([
      ...trophyKinds.map(({ name }) => name),
      'Silver Spoon',
      'Bean',
    ])
    cabinet = give(cabinet, 'Ann', 'Silver Spoon', { instance: 'a' }).cabinet
    cabinet = give(cabinet, 'Bob', 'Silver Spoon', { instance: 'b' }).cabinet
    cabinet = give(cabinet, 'Ann', 'Bean', { instance: 'c' }).cabinet
    expect(kinds(cabinet, 'Ann')).toEqual(['Bean'])
    expect(kinds(cabinet, 'Bob')).toEqual(['Silver Spoon'])
    expect(nameOfTrophy(cabinet, 2)).toBe('Bean')
  })

  test.each(['Golden Knife', 'standard', 'none', ''])('has no second kind called "%s"', (name) => {
    const kind = { name, unique: false, nameless: false }
    expect(codeOf(defineTrophy(openCabinet(), kind))).toBe('badKind')
  })

  test('places and haunts only Trophies that exist, at places that have a name', () => {
    expect(codeOf(hauntTrophy(openCabinet(), 5, 'Vlad'))).toBe('noSuchTrophy')
    expect(codeOf(hauntTrophy(openCabinet(), KNIFE, ''))).toBe('badUndead')
    const nobody = { at: 'player', player: '' } as const
    expect(codeOf(placeTrophy(openCabinet(), KNIFE, nobody))).toBe('badPlace')
    const haunted = value(hauntTrophy(openCabinet(), KNIFE, 'Vlad'))
    expect(value(placeTrophy(haunted, KNIFE, { at: 'treasury' })).trophies).toEqual([
      { id: KNIFE, kind: 'Golden Knife', place: { at: 'treasury' }, haunting: 'Vlad' },
    ])
    expect(value(hauntTrophy(haunted, KNIFE, null)).trophies).toEqual(openCabinet().trophies)
  })

  test('is never changed in place', () => {
    const empty = openCabinet()
    const { cabinet } = give(empty, 'Ann', 'standard')
    expect(empty.trophies).toHaveLength(1)
    expect(Object.isFrozen(cabinet) && Object.isFrozen(cabinet.trophies[1])).toBe(true)
  })
})
