import { seededRandom } from '@ackanomic/core/bots'
import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { playWithPolicy } from '../../play-with-policy.test-support.js'
import { elementsFor, rustyLanternElements } from '../elements.js'
import { rustyLantern } from '../game.js'
import type { RustyLantern, RustyLanternPlayDetails } from '../model.js'
import type { RustyLanternVerdict } from '../schema.js'
import type { RustyLanternPlay } from '../state.js'
import { countLines, MAX_LINES, MIN_LINES } from '../tale.js'
import { rustyLanternBarkeep } from './barkeep.js'
import { rustyLanternTactics } from './index.js'
import { mentions } from './mention.js'
import { EPILOGUE, textOf } from './telling.js'

const playWith = (card: string | null): RustyLanternPlay => ({
  seat: 1,
  at: 0,
  stoppedBefore: 0,
  subject: 'Lantern',
  text: '',
  card,
  held: 3,
  answered: { is: 'verified', looseEnd: false, tied: [] },
})

describe('a bot’s play', () => {
  test.each([
    [[], [], 'a wager', false],
    [[playWith('a riddle')], ['a prophecy'], 'a wager', true],
    [[playWith('a riddle')], [], null, true],
    [[playWith(null)], rustyLanternElements.slice(0, 20), 'a feast', false],
  ])(
    'continues a tale, brings in its card and ties off Loose Ends (case %#)',
    (plays, looseEnds, card, isLast) => {
      const pick = seededRandom('plays')
      for (let n = 0; n < 60; n++) {
        const text = textOf({ plays, looseEnds }, card, [], isLast, pick)
        expect(countLines(text)).toBeGreaterThanOrEqual(MIN_LINES)
        expect(countLines(text)).toBeLessThanOrEqual(MAX_LINES)
        if (card !== null) expect(text).toContain(card)
        for (const end of looseEnds.slice(0, 8)) expect(text).toContain(end)
      }
    },
  )

  test.each(rustyLanternElements)('with %s mentions no other card in any hand', (card) => {
    const pick = seededRandom(card)
    const others = rustyLanternElements.filter((other) => other !== card)
    for (let n = 0; n < 4; n++) {
      const text = textOf({ plays: [], looseEnds: [] }, card, [], n % 2 === 0, pick)
      expect(mentions(text, card)).toBe(true)
      expect(others.filter((other) => mentions(text, other))).toEqual([])
    }
  })
})

test.each(rustyLanternElements)('a play with %s as an aside mentions it', (aside) => {
  const text = textOf({ plays: [], looseEnds: [] }, null, [aside], false, seededRandom(aside))
  expect(mentions(text, aside)).toBe(true)
  expect(countLines(text)).toBeGreaterThanOrEqual(MIN_LINES)
})

describe('the mention of a card', () => {
  test.each([
    ['He drew his sword; it was to be a duel, at dawn.', 'a duel at dawn', true],
    ['The miller’s daughters laughed.', 'a miller’s daughter', true],
    ['They spoke of duels.', 'a duel at dawn', false],
    ['It was the case of a lost hat.', 'a case of mistaken identity', false],
    ['She was never cursed with the ring.', 'a cursed ring', true],
    ['String!', 'a ring', false],
    ['Anything at all', 'the', false],
  ])('in “%s” of %s is %s', (text, card, does) => {
    expect(mentions(text, card)).toBe(does)
  })
})

const players = ['Ann', 'Bob', 'Cyd', 'Dov']
const roster = { players, referees: ['Moe'], startedAt: 0 }

/** A tale after the deal, in Ann's turn. */
function begun(options: object = {}): State<RustyLantern> {
  const start = rustyLantern.setup(roster, options)
  if (!start.ok) throw new Error(start.error.message)
  const match = rustyLantern.simulate(start.value.state)
  for (let asked = match.openPrompts[0]; asked !== undefined; asked = match.openPrompts[0]) {
    if (asked.name === 'elements') match.answer(asked, rustyLanternElements)
    else if (asked.name === 'first') match.answer(asked, 0)
    else match.answerAtRandom(asked, seededRandom(asked.id))
  }
  return match.snapshot()
}

function seated(
  state: State<RustyLantern>,
  hands: readonly (readonly string[])[],
  shared: Partial<RustyLantern['Shared']>,
) {
  const secret = hands.map((hand) => ({ hand, claims: [] }))
  const bards = hands.map((hand) => ({ cards: hand.length, ale: 0 }))
  return { ...state, secret, shared: { ...state.shared, bards, ...shared } }
}

describe('a bot as Bard', () => {
  const pick = seededRandom('a Bard')

  test('plays a card in its turn, and waits otherwise', () => {
    const state = begun()
    const move = rustyLanternTactics.rolloutPolicy(state, 0, pick)
    expect(move?.type === 'play' && state.secret[0]?.hand.includes(move.card ?? '')).toBe(true)
    for (const seat of [1, 2, 3])
      expect(rustyLanternTactics.rolloutPolicy(state, seat, pick)).toBeUndefined()
  })

  test('ties off Loose Ends when it has no cards', () => {
    const hands = [[], ['a wager'], ['a feast'], ['a hermit']]
    const move = rustyLanternTactics.rolloutPolicy(
      seated(begun(), hands, { looseEnds: ['a riddle'] }),
      0,
      pick,
    )
    expect(move).toMatchObject({ type: 'play', card: null })
    expect(move?.type === 'play' && move.text).toContain('a riddle')
  })

  test('interrupts the latest play once if that mentions its card', () => {
    const hands = [['a wager'], ['a feast', 'a wolf at the door'], ['a hermit'], ['a riddle']]
    const text = 'There came a wolf, and it was at the door.'
    const plays = [{ ...playWith('a betrayal'), seat: 0, text }]
    const state = seated(begun(), hands, { plays })
    const interruption = { type: 'interrupt', play: 1, card: 'a wolf at the door' }
    expect(rustyLanternTactics.rolloutPolicy(state, 1, pick)).toEqual(interruption)
    expect(rustyLanternTactics.rolloutPolicy(state, 2, pick)).toBeUndefined()
    const view = rustyLantern.view(state, 1)
    if (view.role !== 'seat') throw new Error('There is no such seat.')
    expect(rustyLanternTactics.solve?.(view, pick).next().value).toEqual([
      { move: interruption, value: 0.5, visits: 1 },
    ])
    const interruptions = (answered: 'verified' | 'not mentioned' | null, seat: number) => [
      { seat, play: 1, card: 'a wolf at the door', late: false, answered },
    ]
    for (const before of [
      interruptions('verified', 2),
      interruptions(null, 2),
      interruptions('not mentioned', 1),
    ]) {
      const later = seated(begun(), hands, { plays, interruptions: before })
      expect(rustyLanternTactics.rolloutPolicy(later, 1, pick)).toBeUndefined()
    }
  })

  test('finishes the story after winning', () => {
    const shared = { winner: { seat: 2, person: 'Cyd' }, turn: null }
    const hands = [['a wager'], ['a feast'], [], ['a riddle']]
    const state = seated(begun(), hands, shared)
    expect(rustyLanternTactics.rolloutPolicy(state, 2, pick)).toEqual({
      type: 'epilogue',
      text: EPILOGUE,
    })
    expect(rustyLanternTactics.rolloutPolicy(state, 1, pick)).toBeUndefined()
  })
})

describe('whole tales', () => {
  test('are told by several Bards, who take the turn from one another', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { shared } = playWithPolicy({
        game: rustyLantern,
        tactics: rustyLanternTactics,
        roster,
        options: {},
        seed,
        referee: ({ name }) =>
          name === 'elements' ? elementsFor(players) : name === 'first' ? 0 : undefined,
      })
      expect(new Set(shared.plays.map(({ seat }) => seat)).size).toBeGreaterThan(1)
    }
  })

  const pick = seededRandom('verdicts')

  /** A Barkeep who denies a play now and then, and ties off Loose Ends that are named. */
  function verdict({ card, looseEnds, text }: RustyLanternPlayDetails): RustyLanternVerdict {
    if (pick(6) === 0) return { reply: 'deny', reason: 'against the spirit' }
    const tied = looseEnds.filter((end) => mentions(text, end))
    return { reply: 'verify', looseEnd: card !== null && pick(5) === 0, tied }
  }

  test.each([
    [{}],
    [{ enforceLength: true, epilogue: 'none', showDeckSize: true }],
    [{ sleepClock: 'whole-turn', interruptCard: 'burn', phantomCardDenial: 'two-cards' }],
  ])('come to an end with the options %j', (options) => {
    for (const seed of ['one', 'two', 'three']) {
      const { shared, outcome } = playWithPolicy({
        game: rustyLantern,
        tactics: rustyLanternTactics,
        roster,
        options,
        seed,
        referee: ({ name, details }) =>
          name === 'elements'
            ? elementsFor(players)
            : name === 'first'
              ? 0
              : name === 'play'
                ? verdict(details as RustyLanternPlayDetails)
                : name === 'restock'
                  ? { do: 'end' }
                  : name === 'mention'
                    ? 'sufficient'
                    : undefined,
      })
      expect(outcome).not.toBeNull()
      expect(shared.winner !== null || shared.short).toBe(true)
      expect(shared.plays.length).toBeGreaterThan(6)
    }
  })
})

describe('a strict Barkeep', () => {
  const match = { gameId: 'rusty-lantern', matchId: 'a tale', committedAt: 0 }
  const judged = (text: string, card: string | null, gameId = 'rusty-lantern'): unknown =>
    rustyLanternBarkeep(
      {
        id: 0,
        name: 'play',
        to: 'referee',
        at: 0,
        question: {
          kind: 'judge',
          about: '',
          usual: { reply: 'verify', looseEnd: false, tied: [] },
        },
        details: {
          play: 1,
          seat: 0,
          text,
          lines: countLines(text),
          card,
          inHand: true,
          looseEnds: [],
        },
      },
      { ...match, gameId },
    )
  const TALE = Array.from({ length: 12 }, (_, i) => `They walked for ${i} miles in the rain.`)

  test.each([
    ['x', 'a riddle', 'wrong length', '4'],
    [TALE.slice(1).join('\n'), null, 'wrong length', '4'],
    [[...TALE, ...TALE, 'At last, they slept.', 'And woke.'].join('\n'), null, 'wrong length', '4'],
    [TALE.map(() => 'It rained and rained.').join('\n'), null, 'against the spirit', '3'],
    [TALE.map((_, i) => 'x'.repeat(i + 1)).join('\n'), null, 'incomprehensible', '1'],
    [TALE.join('\n'), 'a riddle', 'card not brought in', '7'],
  ])('denies %j with the card %s: %s [1250.18/deny.%s]', (text, card, reason, _) => {
    expect(judged(text, card)).toEqual({ reply: 'deny', reason })
  })

  test('does not judge good plays, or plays of other games [1250.18/deny.may]', () => {
    expect(judged(TALE.join('\n'), null)).toBeUndefined()
    expect(judged([...TALE, 'There stood a riddle.'].join('\n'), 'a riddle')).toBeUndefined()
    expect(judged('x', 'a riddle', 'ghost')).toBeUndefined()
  })

  test('denies no play of a bot', () => {
    const pick = seededRandom('bots')
    for (const card of rustyLanternElements) {
      expect(
        judged(textOf({ plays: [], looseEnds: [] }, card, [], false, pick), card),
      ).toBeUndefined()
    }
  })
})
