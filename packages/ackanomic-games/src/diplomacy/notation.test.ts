import { describe, expect, test, vi } from 'vitest'
import { legalOrdersByPlace } from './legal-orders.js'
import type { DiplomacyVariant, Province } from './map.js'
import { lexiconOf } from './notation/lexicon.js'
import { parseOrders, readOrders } from './notation/parse.js'
import { type DiplomacyOrder, formatOrder } from './orders.js'
import { type DiplomacyStep, startingPosition } from './position.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const read = (text: string, step: DiplomacyStep = 'moves'): readonly string[] =>
  parseOrders(DIPLOMACY_STANDARD, text, { power: 'FRANCE', step }).orders.map(formatOrder)

describe('real mails', () => {
  test.each([
    ['A Par-Bur', 'A PAR - BUR'],
    ['a par -> bur', 'A PAR - BUR'],
    ['A PAR TO BUR', 'A PAR - BUR'],
    ['army Paris moves to Burgundy', 'A PAR - BUR'],
    ['Paris – Burgundy', 'PAR - BUR'],
    ['F North Sea C A York - Norway', 'F NTH C A YOR - NWY'],
    ['Fleet north sea convoys army Yorkshire to Norway', 'F NTH C A YOR - NWY'],
    ['army paris supports army marseilles to burgundy', 'A PAR S A MAR - BUR'],
    ['A Par S Mar-Bur', 'A PAR S MAR - BUR'],
    ['A Par s Mar', 'A PAR S MAR'],
    ['A Par Sup A Mar holds', 'A PAR S A MAR'],
    ['A Mun S Italian A Tyr-Boh', 'A MUN S ITALY A TYR - BOH'],
    ['F Mid-Atlantic Ocean - Spain (sc)', 'F MAO - SPA/SC'],
    ['F mid atlantic - Spain south coast', 'F MAO - SPA/SC'],
    ['F MAO - SPA/NC', 'F MAO - SPA/NC'],
    ['F Mid - Spa(s)', 'F MAO - SPA/SC'],
    ['F St. Petersburg (SC) - Gulf of Bothnia', 'F STP/SC - BOT'],
    ['F St Pete/sc - GoB', 'F STP/SC - BOT'],
    ['F Con-Bul ec', 'F CON - BUL/EC'],
    ['A Lon-Bel via convoy', 'A LON - BEL VIA'],
    ['A Lon - Bel VIA', 'A LON - BEL VIA'],
    ['A Lon-Bel by convoy', 'A LON - BEL VIA'],
    ['A Lon via convoy to Bel', 'A LON - BEL VIA'],
    ['A Lon - NTH - Nor', 'A LON - NTH - NWY'],
    ['F Tyn h', 'F TYS H'],
    ['A Lvp hold', 'A LVP H'],
    ['F Helgoland Bight-Hol', 'F HEL - HOL'],
    ['* A Par-Bur', 'A PAR - BUR'],
    ['1. A Par-Bur', 'A PAR - BUR'],
    ['A Burg-Belg', 'A BUR - BEL'],
    ['A Lon-Bel (via convoy)', 'A LON - BEL VIA'],
    ['A Par S (A Mar - Bur)', 'A PAR S A MAR - BUR'],
    ['F Skagerak - N. Atlantic', 'F SKA - NAO'],
    ['Eng H', 'ENG H'],
    ['Eng C A Lon-Bre', 'ENG C A LON - BRE'],
    ['Eng S F Bel-Nth', 'ENG S F BEL - NTH'],
    ['F Nth S Eng', 'F NTH S ENG'],
    ['F Nth S the Eng - Bel', 'F NTH S ENG - BEL'],
    ['F Irish S A Wal-Lvp', 'F IRI S A WAL - LVP'],
    ['F English C Lon-Bel', 'F ENG C LON - BEL'],
    ['F Aegean S Turkish F Con', 'F AEG S TURKEY F CON'],
    ['F Bre - English C', 'F BRE - ENG'],
    ['F Irish S H', 'F IRI H'],
    ['F Nth S Eng A Lon-Bel', 'F NTH S ENGLAND A LON - BEL'],
    ['The army at Paris move to Burgundy.', 'A PAR - BUR'],
    ['The army at London move to Belgium via convoy', 'A LON - BEL VIA'],
    ['The army at Paris support move to Burgundy from Marseilles', 'A PAR S MAR - BUR'],
    ['The army at Paris support hold to Burgundy', 'A PAR S BUR'],
    ['The fleet at North Sea convoy to Belgium from London', 'F NTH C LON - BEL'],
    ['The fleet at St. Petersburg (South Coast) hold', 'F STP/SC H'],
    ['F Bla supports A Bul to hold', 'F BLA S A BUL'],
    ['A Ser supports Bul in holding', 'A SER S BUL'],
    ['A Par S Gas holds', 'A PAR S GAS'],
    ['A Par support Italian A Pie → Mar', 'A PAR S ITALY A PIE - MAR'],
    ['f nwg c a cly → nwy', 'F NWG C A CLY - NWY'],
    ['F StP/NC → Bar', 'F STP/NC - BAR'],
    ['F GoL S F Tyn - WMed', 'F LYO S F TYS - WES'],
    ['F Spain(nc) - Gulf of Lyon', 'F SPA/NC - LYO'],
    ['A Norway - Holland via Convoy', 'A NWY - HOL VIA'],
    ['F Eastern Mediterranean Convoys A Syria - Greece', 'F EAS C A SYR - GRE'],
    ['a lon-nth-bel', 'A LON - NTH - BEL'],
    ['F Irish Sea - Mid-Atlantic', 'F IRI - MAO'],
    ['F Gulf Both - Balt Sea', 'F BOT - BAL'],
    ['F Mid Atl Oc - West Med', 'F MAO - WES'],
    ['A Yor - Edi', 'A YOR - EDI'],
    ['A Edin - Yorks', 'A EDI - YOR'],
  ])('may say “%s” for %s', (text, canonical) => {
    expect(parseOrders(DIPLOMACY_STANDARD, text, { power: 'FRANCE' }).unreadable).toEqual([])
    expect(read(text)).toEqual([canonical])
  })

  test('may have several orders in a line, with or without separators', () => {
    const canonical = ['A PAR S A MAR - BUR', 'A MAR - BUR', 'F BRE H']
    expect(read('A Par S A Mar-Bur; A Mar-Bur; F Bre H')).toEqual(canonical)
    expect(read('A Par S A Mar-Bur, A Mar-Bur\n\n F Bre holds')).toEqual(canonical)
    expect(read('A Par S A Mar - Bur A Mar - Bur F Bre H')).toEqual(canonical)
  })

  test.each<[string, DiplomacyStep, string]>([
    ['A Par-Gas', 'retreats', 'A PAR R GAS'],
    ['A Par retreats to Gascony', 'moves', 'A PAR R GAS'],
    ['A Par D', 'retreats', 'A PAR D'],
    ['disband A Paris', 'retreats', 'A PAR D'],
    ['A Paris disbanded', 'retreats', 'A PAR D'],
    ['retreat A Paris to Gascony', 'retreats', 'A PAR R GAS'],
    ['A Paris off the board', 'retreats', 'A PAR D'],
    ['R A Par', 'adjustments', 'A PAR D'],
    ['destroy A Par', 'adjustments', 'A PAR D'],
    ['pass', 'adjustments', 'WAIVE'],
    ['Build A Paris', 'adjustments', 'A PAR B'],
    ['F Stp/nc build', 'adjustments', 'F STP/NC B'],
    ['A Par', 'adjustments', 'A PAR B'],
    ['remove F Brest', 'adjustments', 'F BRE D'],
    ['waive', 'adjustments', 'WAIVE'],
    ['Waives build', 'adjustments', 'WAIVE'],
    ['Build waived', 'adjustments', 'WAIVE'],
    ['waive build Paris', 'adjustments', 'WAIVE'],
    ['Paris: build army', 'adjustments', 'A PAR B'],
    ['Paris build', 'adjustments', 'PAR B'],
    ['St. Petersburg: build fleet (north coast)', 'adjustments', 'F STP/NC B'],
    ['Build fleet at St. Petersburg (North Coast)', 'adjustments', 'F STP/NC B'],
    ['Destroy the unit at Paris.', 'adjustments', 'PAR D'],
    ['The army at Paris retreat to Picardy', 'retreats', 'A PAR R PIC'],
    ['The army at Paris disband', 'retreats', 'A PAR D'],
  ])('may say “%s” in the step %s for %s', (text, step, canonical) => {
    expect(read(text, step)).toEqual([canonical])
  })

  test.each<[string, DiplomacyStep, readonly string[]]>([
    ['remove F Bre and A Par', 'adjustments', ['F BRE D', 'A PAR D']],
    ['Remove A Par, A Mar\nF Bre', 'adjustments', ['A PAR D', 'A MAR D', 'F BRE D']],
    ['R A Par, A Mar', 'adjustments', ['A PAR D', 'A MAR D']],
    ['R A Par R A Mar and remove F Bre', 'adjustments', ['A PAR D', 'A MAR D', 'F BRE D']],
    ['Builds: A Par, F Bre', 'adjustments', ['A PAR B', 'F BRE B']],
    ['A Par, F Bre', 'adjustments', ['A PAR B', 'F BRE B']],
    ['F Bre A Par', 'adjustments', ['F BRE B', 'A PAR B']],
    ['waive 2', 'adjustments', ['WAIVE', 'WAIVE']],
    ['2 builds waived', 'adjustments', ['WAIVE', 'WAIVE']],
    ['F Bre B, waives 2 builds', 'adjustments', ['F BRE B', 'WAIVE', 'WAIVE']],
    ['disband A Par and F Bre', 'retreats', ['A PAR D', 'F BRE D']],
    ['A Par - off the board, F Bre R OTB', 'retreats', ['A PAR D', 'F BRE D']],
    ['retreat A Par off the board', 'retreats', ['A PAR D']],
  ])('may name an action once for several units: %j in the step %s', (text, step, canonical) => {
    expect(parseOrders(DIPLOMACY_STANDARD, text, { power: 'FRANCE', step }).unreadable).toEqual([])
    expect(read(text, step)).toEqual(canonical)
  })

  test('may group orders under headings', () => {
    const mail = 'FRANCE:\nA Par-Bur\nGermany: A Mun-Bur\nA Ber-Mun\nItaly A Ven-Tyr'
    const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, mail)
    expect(unreadable).toEqual([])
    expect(orders.map((order) => `${order.power} ${formatOrder(order)}`)).toEqual([
      'FRANCE A PAR - BUR',
      'GERMANY A MUN - BUR',
      'GERMANY A BER - MUN',
      'ITALY A VEN - TYR',
    ])
  })
})

describe('an unreadable order', () => {
  test.each([
    ['A Paris mumbles', 'What is A PAR to do? Write H, - and a place, S or C.'],
    ['A Atlantis - Bur', 'An order begins with its unit. The map has no place "atlantis".'],
    ['A Par - Moon', 'Where does A PAR go? The map has no place "moon".'],
    ['A Par -', 'Where does A PAR go? The line ends too early.'],
    ['A Par S', 'Whom does A PAR support? The line ends too early.'],
    ['F Nth C A Lon', 'Where does F NTH convoy A LON? Add - and a place.'],
    [
      'F Nort - Eng',
      'An order begins with its unit. "nort" may be NAF or NAO or NTH; name one of them.',
    ],
    ['F Edi - Nor Sea', 'Where does F EDI go? "nor sea" may be NTH or NWG; name one of them.'],
    ['A Yor - liv', 'Where does A YOR go? "liv" may be LVN or LVP; name one of them.'],
    [
      'A Par - Burgundi',
      'Where does A PAR go? The map has no place "burgundi". Did you mean Burgundy (BUR)?',
    ],
    [
      'F Bre - Midatlantik Ocean',
      'Where does F BRE go? The map has no place "midatlantik". Did you mean Mid-Atlantic Ocean (MAO)?',
    ],
    [
      'A Par suports A Mar - Bur',
      'What is A PAR to do? Write H, - and a place, S or C. Did you mean "supports"?',
    ],
    ['A Par S to Bur', 'Whom does A PAR support to BUR? Add "from" and a place.'],
    ['waive 0', 'You cannot waive 0 builds; write a number from 1 to 99.'],
    ['Germany: A Mun-Bur', "These are the orders of FRANCE; they can't name GERMANY."],
  ])('is explained: %s', (text, message) => {
    const { unreadable } = parseOrders(DIPLOMACY_STANDARD, text, { power: 'FRANCE' })
    expect(unreadable).toEqual([{ text, message }])
  })

  test('gets a suggestion only if it is among the first fifty', () => {
    const mail = 'A Par - Burgundi\n'.repeat(60)
    const { unreadable } = parseOrders(DIPLOMACY_STANDARD, mail, { power: 'FRANCE' })
    expect(unreadable.map(({ message }) => message.includes('Did you mean'))).toEqual(
      unreadable.map((_, index) => index < 50),
    )
    expect(unreadable).toHaveLength(60)
  })

  test.each<[DiplomacyStep, string]>([
    ['moves', 'What is A PAR to do? Write H, - and a place, S or C.'],
    ['retreats', 'What is A PAR to do? Write R and a place, or D.'],
    ['adjustments', 'What is A PAR to do? Write B or D.'],
  ])('gets a list of the possible orders, in the step %s', (step, says) => {
    const { unreadable } = parseOrders(DIPLOMACY_STANDARD, 'A Par mumbles', {
      power: 'FRANCE',
      step,
    })
    expect(unreadable[0]?.message).toBe(says)
  })

  test('is explained piece by piece', () => {
    const text = 'A Par mumbles A Mar-Bur F Bre-Moon A Gas S A Atlantis - Bur F Eng H hello'
    const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, text, { power: 'FRANCE' })
    expect(orders.map(formatOrder)).toEqual(['A MAR - BUR', 'F ENG H'])
    expect(unreadable.map((each) => each.text)).toEqual([
      'a par mumbles',
      'f bre - moon',
      'a gas s a atlantis - bur',
      'hello',
    ])
  })

  test('may be an order without a power', () => {
    const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, 'A Par-Bur')
    expect(orders).toEqual([])
    expect(unreadable[0]?.message).toMatch(/^Whose order is it/)
  })

  test('does not affect the orders around it', () => {
    expect(read('A Par-Bur\nA Foo-Bar\nF Bre-Mao')).toEqual(['A PAR - BUR', 'F BRE - MAO'])
  })
})

describe('a long text', () => {
  /** Counts the look-ups and guesses that a text needs. */
  function workOf(text: string): { readonly lookUps: number; readonly guesses: number } {
    const { words, places, powers, provinces } = lexiconOf(DIPLOMACY_STANDARD)
    const lookUps = [words, places, powers].map((names) => vi.spyOn(names, 'get'))
    const guesses = [vi.spyOn(words, 'keys'), vi.spyOn(provinces, 'flatMap')]
    parseOrders(DIPLOMACY_STANDARD, text, { power: 'FRANCE' })
    const count = (spies: readonly { readonly mock: { readonly calls: readonly unknown[] } }[]) =>
      spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    const work = { lookUps: count(lookUps), guesses: count(guesses) }
    for (const spy of [...lookUps, ...guesses]) spy.mockRestore()
    return work
  }

  test.each([
    'a ',
    'a f ',
    'a the ',
    'suport a ',
    'f burgundi ',
    'a par mumbles ',
    'waive ',
    'nor sea ',
    'english c ',
    'x,',
  ])(
    'of "%s" on one line takes work in proportion to its length, and at most fifty guesses',
    (piece) => {
      const short = workOf(piece.repeat(250))
      const long = workOf(piece.repeat(1000))
      expect(long.lookUps / short.lookUps).toBeLessThan(6)
      expect(long.guesses).toBeLessThanOrEqual(50)
    },
  )

  test.each([
    '\u0000',
    '\u202ex',
    '\u0007 A Par ',
    'A Par \u202eflies ',
    'Ω\u2028',
    'A Par - \u001b[2J',
  ])('of %j is reported in a few clean words', (piece) => {
    const { unreadable } = parseOrders(DIPLOMACY_STANDARD, piece.repeat(2000), {
      power: 'FRANCE',
    })
    expect(unreadable.length).toBeGreaterThan(0)
    for (const { text, message } of unreadable) {
      expect(text + message).not.toMatch(/[\p{Cc}\u2028\u202a-\u202e]/u)
      expect(text.length).toBeLessThanOrEqual(302)
      expect(message.length).toBeLessThan(300)
    }
  })
})

test('every kind of order is read back as written, at every place', () => {
  for (const variant of [DIPLOMACY_STANDARD, DIPLOMACY_DUEL]) {
    const [power = ''] = Object.keys(variant.powers)
    const places = [
      ...Object.keys(variant.provinces),
      ...Object.keys(variant.fleets).filter((at) => at.includes('/')),
    ]
    for (const [number, at] of places.entries()) {
      const to = places[(number * 7 + 3) % places.length] as string
      const unit = { kind: 'F', at } as const
      const of = { kind: 'A', at: to } as const
      const orders: readonly (readonly [DiplomacyStep, DiplomacyOrder])[] = [
        ['moves', { type: 'hold', power, unit }],
        ['moves', { type: 'move', power, unit, to }],
        ['moves', { type: 'move', power, unit, to, via: true }],
        ['moves', { type: 'support', power, unit, of }],
        ['moves', { type: 'support', power, unit, of, to: at }],
        ['moves', { type: 'convoy', power, unit, of, to: at }],
        ['retreats', { type: 'retreat', power, unit, to }],
        ['retreats', { type: 'disband', power, unit }],
        ['adjustments', { type: 'build', power, unit }],
        ['adjustments', { type: 'waive', power }],
      ]
      for (const [step, order] of orders)
        expect(parseOrders(variant, formatOrder(order), { power, step })).toEqual({
          orders: [order],
          unreadable: [],
        })
    }
  }
})

test('a place may have the name of a skipped word', () => {
  const { BUR: burgfeld, ...others } = DIPLOMACY_DUEL.provinces
  const renamed = (places: readonly string[]) => places.map((at) => (at === 'BUR' ? 'AT' : at))
  const armies = Object.entries(DIPLOMACY_DUEL.armies).map(([at, to]) => [
    renamed([at])[0],
    renamed(to),
  ])
  const provinces = { ...others, AT: burgfeld as Province }
  const map: DiplomacyVariant = { ...DIPLOMACY_DUEL, provinces, armies: Object.fromEntries(armies) }
  const { orders } = parseOrders(map, 'the A at - the Alt, A in Cam S the AT', { power: 'WEST' })
  expect(orders.map(formatOrder)).toEqual(['A AT - ALT', 'A CAM S AT'])
})

test('full names, short names and aliases are read for every province', () => {
  for (const [id, facts] of Object.entries(DIPLOMACY_STANDARD.provinces))
    for (const name of [id, facts.name, facts.name.toUpperCase(), ...(facts.aliases ?? [])])
      expect([name, read(`A ${name} H`)]).toEqual([name, [`A ${id} H`]])
})

describe('canonical orders', () => {
  const all = Object.keys(DIPLOMACY_STANDARD.powers).flatMap((power) =>
    Object.values(
      legalOrdersByPlace(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), power),
    ).flat(),
  )

  test.each([1, 2])('keep their meaning for every sender, the same in run %i', () => {
    for (const order of all) {
      const text = formatOrder(order)
      for (const power of [order.power, 'TURKEY']) {
        const sent = { ...order, power }
        expect(parseOrders(DIPLOMACY_STANDARD, text, { power })).toEqual({
          orders: [sent],
          unreadable: [],
        })
        const lines = parseOrders(DIPLOMACY_STANDARD, `${text}\n${text}`, { power })
        expect(lines).toEqual({ orders: [sent, sent], unreadable: [] })
      }
    }
    expect(all.length).toBeGreaterThan(100)
  })

  test('are read according to the step, and other lines are reported', () => {
    for (let time = 0; time < 2; time++) {
      expect(read('A PAR - BUR')).toEqual(['A PAR - BUR'])
      expect(read('A PAR - BUR', 'retreats')).toEqual(['A PAR R BUR'])
      const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, 'A PAR - BUR\nA PAR mumbles', {
        power: 'FRANCE',
      })
      expect(orders.map(formatOrder)).toEqual(['A PAR - BUR'])
      expect(unreadable.map(({ text }) => text)).toEqual(['A PAR mumbles'])
    }
  })

  test('apply to a unit named after them, too', () => {
    for (let time = 0; time < 2; time++) {
      expect(read('F BRE D, Paris', 'adjustments')).toEqual(['F BRE D', 'PAR D'])
      expect(read('A PAR B, Marseilles', 'adjustments')).toEqual(['A PAR B', 'MAR B'])
    }
  })
})

describe('place names', () => {
  test('may have the coast attached without a blank', () => {
    const { orders } = readOrders(DIPLOMACY_STANDARD, 'F MAO - SPASC', { power: 'FRANCE' })
    expect(orders.map(formatOrder)).toEqual(['F MAO - SPA/SC'])
  })

  test('may be repeated as aliases', () => {
    const { provinces } = DIPLOMACY_DUEL
    const twice = { ...provinces.BUR, name: 'Burgfeld', aliases: ['Burgfeld', 'BUR'] }
    const variant = { ...DIPLOMACY_DUEL, provinces: { ...provinces, BUR: twice as never } }
    const { orders } = parseOrders(variant, 'A Burgfeld H', { power: 'WEST' })
    expect(orders.map(formatOrder)).toEqual(['A BUR H'])
  })

  test('may precede a waived build', () => {
    expect(read('Paris: build waive', 'adjustments')).toEqual(['WAIVE'])
  })
})
