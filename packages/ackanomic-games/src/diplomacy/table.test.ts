import { loadMatch, type Match, replay, saveMatch, startMatch, submit, tick } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import type { EntryOf, State } from '@ackanomic/core/engine'
import { expect, test } from 'vitest'
import { DIPLOMACY_EDITIONS } from './editions.js'
import { diplomacy, diplomacyOn } from './game.js'
import { orderProblem, randomLegalOrders } from './legal-orders.js'
import type { Diplomacy, DiplomacyMove } from './model.js'
import { adjudicate } from './movement/adjudicate.js'
import { parseOrders } from './notation/parse.js'
import { startingPosition } from './position.js'
import { by, duel, SEVEN, seven, TWO } from './script.test-support.js'
import { playPhase } from './seasons.js'
import { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

function dice(seed: number): (of: number) => number {
  let state = seed
  return (of) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >>> 8) % of
  }
}

test.each([DIPLOMACY_STANDARD, DIPLOMACY_DUEL, DIPLOMACY_ISLANDS])(
  'random orders are legal: $name',
  (variant) => {
    const pick = dice(7)
    let position = startingPosition(variant)
    for (let turn = 0; turn < 60; turn++) {
      const { step } = position.phase
      const orders = Object.keys(variant.powers).flatMap((power) => {
        const lines = randomLegalOrders(variant, position, power, pick)
        const read = parseOrders(variant, lines.join('\n'), { power, step })
        expect(read.unreadable).toEqual([])
        return read.orders
      })
      const { resolutions } =
        step === 'moves'
          ? adjudicate(variant, position, orders)
          : playPhase(variant, position, orders)
      const voids = resolutions.flatMap(({ order, outcome }) =>
        outcome.is === 'void' && !['unmatched', 'by-land'].includes(outcome.why)
          ? [{ order, why: outcome.why }]
          : [],
      )
      expect(voids).toEqual([])
      position = playPhase(variant, position, orders).position
    }
  },
)

test.each([
  ['the 1976 edition', DIPLOMACY_EDITIONS['1976']],
  ['the power of a foreign unit required', { ...DIPLOMACY_EDITIONS['1976'], powerOmitted: 'void' }],
] as const)('each random order is legal by itself: %s', (_, rules) => {
  const pick = dice(11)
  let position = startingPosition(DIPLOMACY_STANDARD)
  for (let turn = 0; turn < 40; turn++) {
    const { step } = position.phase
    const orders = Object.keys(DIPLOMACY_STANDARD.powers).flatMap((power) => {
      const lines = randomLegalOrders(DIPLOMACY_STANDARD, position, power, pick, rules)
      return parseOrders(DIPLOMACY_STANDARD, lines.join('\n'), { power, step }).orders
    })
    for (const order of orders)
      expect(orderProblem(DIPLOMACY_STANDARD, position, order, rules)).toBeUndefined()
    position = playPhase(DIPLOMACY_STANDARD, position, orders, rules).position
  }
})

test('a match of twenty years between bots is saved, loaded and replayed', () => {
  const pick = dice(1901)
  const end = { year: 1920, season: 'F', winners: 'most centres' } as const
  const options = { end, earlyEnd: true }
  const referee = seededReferee(14)
  const started = startMatch(diplomacy, { roster: SEVEN, options }, { referee })
  if (!started.ok) throw new Error(started.error.message)
  let match: Match<State<Diplomacy>, DiplomacyMove> = started.match
  for (let round = 0; round < 400 && match.state.outcome === null; round++) {
    for (let seat = 0; seat < 7; seat++) {
      const move = diplomacy.legalMoves(diplomacy.view(match.state, seat)).sample(pick)
      const name = match.state.roster.seats[seat]?.holder ?? null
      if (move === undefined || name === null) continue
      const entry: EntryOf<Diplomacy> = {
        kind: 'move',
        at: match.state.clock.now + 1000,
        by: name,
        move,
      }
      const step = submit(diplomacy, match, entry, { referee })
      if (!step.ok) throw new Error(step.error.message)
      match = step.match
      if (match.state.outcome !== null) break
    }
    if (match.state.outcome === null) {
      const { due } = match.state.clock.timers[0] ?? { due: null }
      match = tick(diplomacy, match, due ?? match.state.clock.now, { referee }).match
    }
  }
  expect(match.state.outcome).not.toBeNull()
  expect(match.state.shared.last?.phase).toMatch(/Autumn 1920/)
  const saved = saveMatch(match)
  const loaded = loadMatch(diplomacy, saved)
  if (!loaded.ok) throw new Error(loaded.error.message)
  expect(loaded.value.match).toEqual(match)
  const again = replay(diplomacy, loaded.value.match)
  expect(again).toEqual({ ok: true, value: match.state })
  // The state has the position and the last turn, not the history.
  expect(JSON.stringify(match.state).length).toBeLessThan(20_000)
})

test('viewers see the table, and only their own orders', () => {
  const script = duel({ draws: 'shared' }).apply(
    by.orders(1, 'Ann', 'A Bur-Hei'),
    by.claim(2, 'Ann', 'WEST', 'EAST'),
    by.move(3, 'Ann', { type: 'draw', agree: true }),
  )
  const shown = (viewer: number | 'referee' | 'public'): string =>
    diplomacy.render(diplomacy.view(script.state, viewer))
  expect(shown(0)).toMatch(/Spring 1, moves[\s\S]*West: Ann \(you\)[\s\S]*Your orders: A BUR - HEI/)
  expect(shown('referee')).toMatch(
    /Orders of Ann: A BUR - HEI\nAnn claimed to win: East and West\nAnn agreed/,
  )
  expect(shown('public')).not.toMatch(/HEI|claimed|agreed/)
  script.apply(by.vacation(4, 'Ann'), by.offer(5, 'Vera', 'WEST'))
  expect(shown('public')).toMatch(
    /West: Ann \(missing\)\nEast: Bob\nReferee: Dee\nVera offers to be West\./,
  )
  script.apply(by.yes(6, 'Vera', 'WEST'))
  expect(shown('public')).toMatch(/West: Vera, for Ann/)
  script.apply(by.time(3000))
  expect(shown('public')).toMatch(/(?:Spring|Autumn) 9, moves:\n {2}West: /)
})

test('events have readable texts', () => {
  const eventTexts = (script: ReturnType<typeof duel>): readonly string[] =>
    script.events.map(({ event }) => diplomacy.describeEvent(event, ['Ann', 'Bob']))
  expect(eventTexts(duel()).slice(0, 2)).toEqual([
    'The game starts; Dee is the referee.\nWest: Ann\nEast: Bob',
    'Spring 1, moves: orders are due.',
  ])
  expect(eventTexts(duel().apply(by.orders(1, 'Ann', 'A Bur-Hei')))[0]).toBe(
    'Ann orders: Army Burgfeld moves to Heide.\nFleet Altmark has no order; it would hold.\nArmy Cambria has no order; it would hold.',
  )
  expect(eventTexts(duel().apply(by.claim(1, 'Bob', 'WEST', 'EAST')))[0]).toBe(
    'Bob claims that East and West win together.',
  )
})

test('a pause shows who is missing, and a view when it ends at the latest', () => {
  const eventTexts = (script: ReturnType<typeof seven>): readonly string[] =>
    script.events.map(({ event }) => diplomacy.describeEvent(event, SEVEN.players))
  const script = seven().apply(by.vacation(1, 'Ann'))
  expect(eventTexts(script)).toEqual([
    'Ann is on vacation.',
    'Play is paused: pause.',
    'Missing: Ann. Offers to replace them are welcome.',
  ])
  expect(script.events.slice(1).map(({ clause }) => clause)).toEqual([
    '1250.14/V.still.a',
    '1250.14/V.pause.a',
  ])
  expect(script.errorOf(by.orders(2, 'Bob', 'F Edi H')).clause).toBe('1250.14/V.still.a')
  expect(eventTexts(script.apply(by.vacation(3, 'Dee'))).at(-1)).toBe(
    'Missing: Ann and the referee. Offers to replace them are welcome.',
  )
  expect(diplomacy.render(script.view('public'))).toContain(
    'Play is paused: replacements may be offered until 2026-11-24 01:00 UTC',
  )
  expect(diplomacy.render(script.view('public'))).toContain('Orders are due before … (the clock')
  script.apply(by.back(4, 'Dee'), by.offer(5, 'Vera', 'AUSTRIA'))
  expect(eventTexts(script)).toEqual(['Vera offers to be Austria-Hungary.'])
  expect(script.errorOf(by.offer(6, 'Vera', 'AUSTRIA'))).toMatchObject({
    code: 'sameOffer',
    message:
      'You have already offered to be Austria-Hungary; wait until the offer is acknowledged.',
  })
  const group = ['FRANCE', 'ITALY', 'TURKEY']
  const claims = seven().apply(by.claim(1, 'Cyd', ...group))
  expect(eventTexts(claims)[0]).toBe('Cyd claims that France, Italy and Turkey win together.')
})

test('a power with different names on two maps is shown by its id', () => {
  const { WEST, EAST } = DIPLOMACY_DUEL.powers
  if (WEST === undefined || EAST === undefined) throw new Error('They are powers of the map.')
  const other = {
    ...DIPLOMACY_DUEL,
    name: 'Pond',
    powers: { WEST: { ...WEST, name: 'The West' }, EAST },
  }
  const game = diplomacyOn([DIPLOMACY_DUEL, other])
  const botText = (power: string) => game.describeEvent({ type: 'bot', power }, [])
  expect([botText('WEST'), botText('EAST')]).toEqual(['A bot plays WEST.', 'A bot plays East.'])
})

test('a result lists the orders by power, missing ones included', () => {
  const script = duel().apply(by.orders(1, 'Bob', 'F Moo-Lak'), by.time(7 * 24))
  const powers = script.state.shared.last?.message.map((line) => line.split(':')[0])
  expect(powers).toEqual(['West', 'West', 'West', 'East', 'East', 'East'])
})

test('orders may be replaced while the turn is open', () => {
  const pick = dice(7)
  const script = duel().apply(by.orders(1, 'Ann', 'A Bur-Hei'))
  const sample = () => diplomacy.legalMoves(script.view(0)).sample(pick)
  expect(sample()).toMatchObject({ type: 'orders' })
  expect(diplomacy.legalMoves(script.view('public')).sample(pick)).toBeUndefined()
  script.apply(by.vacation(2, 'Bob'))
  expect(sample()).toBeUndefined()
})

test('scores are counts of centres', () => {
  expect(diplomacy.scores?.(seven().state)).toEqual([3, 3, 3, 3, 3, 4, 3])
})

test('a sampled state keeps one’s own orders and may leave others without orders', () => {
  const pick = dice(3)
  const { state } = duel({ earlyEnd: true }).apply(
    by.orders(1, 'Ann', 'A Bur H', 'A Cam H', 'F Alt H'),
    by.ready(2, 'Ann'),
  )
  for (let i = 0; i < 20; i++) {
    const again = diplomacy.determinize?.(diplomacy.view(state, 0), pick)
    expect(again?.secret[0]?.orders).toEqual(['A BUR H', 'A CAM H', 'F ALT H'])
    expect(again?.secret.map(({ ready }) => ready)).toEqual([true, false])
  }
  const open = duel().state
  const sampled = Array.from({ length: 20 }, () =>
    diplomacy.determinize?.(diplomacy.view(open, 0), pick),
  )
  const others = sampled.map((each) => each?.secret[1]?.orders ?? null)
  expect(others).toContain(null)
  expect(others.some((orders) => orders?.length === 3)).toBe(true)
})

test('custom maps can be played', () => {
  const game = diplomacyOn([DIPLOMACY_ISLANDS, { ...DIPLOMACY_DUEL, name: 'Pond' }])
  const start = game.setup(TWO)
  expect(start.ok && start.value.state.options.variant).toBe('Islands')
  expect(game.setup(TWO, { variant: 'Pond' }).ok).toBe(true)
  expect(game.setup(TWO, { variant: 'Standard' }).ok).toBe(false)
})

test('a claim can name powers with "and" in their names', () => {
  const { WEST, EAST } = DIPLOMACY_DUEL.powers
  const powers = { WEST: { ...WEST, name: 'Salt and Sand' }, EAST } as typeof DIPLOMACY_DUEL.powers
  const game = diplomacyOn([{ ...DIPLOMACY_DUEL, powers }])
  const begun = game.setup({ players: ['Ann', 'Bob'], referees: ['Ref'], startedAt: 0 }, {})
  const view = begun.ok ? game.view(begun.value.state, 0) : undefined
  const claim = { type: 'claim', group: ['WEST', 'EAST'] } as const
  const text = view && game.notation.format(claim, view)
  expect(text).toBe('claim Salt and Sand and East')
  expect(view && game.notation.parse(text ?? '', view)).toEqual({ ok: true, value: claim })
})
