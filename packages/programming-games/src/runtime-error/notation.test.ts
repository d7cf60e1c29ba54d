import { describe, expect, test } from 'vitest'
import type { RuntimeErrorCard } from './cards.js'
import { runtimeError } from './game.js'
import type { RuntimeError } from './model.js'
import type { PlanNode, RuntimeErrorEdit, RuntimeErrorPlan } from './proof/certificate.js'
import { Script } from './script.test-support.js'

type Move = RuntimeError['Move']

const { notation } = runtimeError

const played = new Script({
  hands: ['7D KC', '', ''],
  laid: [['2S QS 5D'], ['6C 9C 8H', '3D 4D 8S']],
})
const view = runtimeError.view(played.state, 0)

const edit = (change: object): Move => ({
  type: 'edit',
  of: 1,
  statement: 0,
  slot: 'upper',
  card: 'KC',
  ...change,
})

const claim = (plan: RuntimeErrorPlan): Move => ({ type: 'claim', plan })

const laid = (input: RuntimeErrorCard, node: number, edit?: RuntimeErrorEdit): PlanNode => ({
  kind: 'play',
  input,
  ...(edit === undefined ? {} : { edit }),
  next: [{ drawn: [], node }],
})

/** Plans in words, and their moves. */
const PLANS: readonly [string, Move][] = [
  ['claim 7C; 8D; repeat', claim({ nodes: [laid('7C', 1), laid('8D', 0)] })],
  [
    'claim 7C; 8D; 9S; repeat from 2',
    claim({ nodes: [laid('7C', 1), laid('8D', 2), laid('9S', 1)] }),
  ],
  [
    'claim script 4H 10H : 2S; 8D edit own 1 function with 4C; swap',
    claim({
      script: { lower: '4H', upper: '10H', function: '2S' },
      nodes: [
        laid('8D', 1, { of: 'own', statement: 0, slot: 'function', card: '4C' }),
        { kind: 'swap' },
      ],
    }),
  ],
  [
    'claim KC edit Bob 1 upper with 10C; treadmill',
    claim({
      nodes: [
        laid('KC', 1, { of: 0, statement: 0, slot: 'upper', card: '10C' }),
        { kind: 'treadmill' },
      ],
    }),
  ],
]

const script: Move = { type: 'script', lower: '5H', upper: '8H', function: 'QC' }

describe('a move', () => {
  test.each<[string, Move]>([
    ['script 5H 8H : QC', script],
    ['SCRIPT 5h-8h: qc', script],
    ['script 5♥-8♥, Q♣', script],
    ['input 7D', { type: 'input', card: '7D' }],
    ['input 10d.', { type: 'input', card: '10D' }],
    [' td. ', { type: 'input', card: '10D' }],
    ['7♦️', { type: 'input', card: '7D' }],
    ['edit Bob 1 upper 9C with KC', edit({})],
    ['edit bob 1 upper with K♣', edit({})],
    ['edit seat 2 2 lower with kc', edit({ statement: 1, slot: 'lower' })],
    ['edit own 1 function 5D with KC', edit({ of: 0, slot: 'function' })],
    ['edit Ann 1 function with KC', edit({ of: 0, slot: 'function' })],
    ['skip', { type: 'skip' }],
    ['skip.', { type: 'skip' }],
    ['end', { type: 'end' }],
    ['End.', { type: 'end' }],
    ['claim', { type: 'claim', plan: null }],
    ['Claim.', { type: 'claim', plan: null }],
    ['claim: Swap', { type: 'claim', plan: { nodes: [{ kind: 'swap' }] } }],
    [
      'claim {"nodes":[{"kind":"treadmill"}]}',
      { type: 'claim', plan: { nodes: [{ kind: 'treadmill' }] } },
    ],
  ])('is read from “%s”', (text, move) => {
    expect(notation.parse(text, view)).toEqual({ ok: true, value: move })
  })
})

describe('a plan in words', () => {
  test.each(PLANS)('is read and written back: %s', (text, move) => {
    expect(notation.parse(text, view)).toEqual({ ok: true, value: move })
    expect(notation.format(move, view)).toBe(text)
  })

  test.each(['claim 7C, 8D, repeat', 'claim: 7c; 8♦; repeat.', 'claim 7C, 8D, repeat from 1'])(
    'may also be written “%s”',
    (text) => {
      expect(notation.parse(text, view)).toEqual({ ok: true, value: PLANS[0]?.[1] })
    },
  )

  test('that words cannot express is JSON, and is read back', () => {
    const plan: RuntimeErrorPlan = {
      nodes: [{ kind: 'play', input: '7C', next: [{ drawn: ['2D'], node: 0 }] }],
    }
    const text = notation.format(claim(plan), view)
    expect(text).toBe(`claim ${JSON.stringify(plan)}`)
    expect(notation.parse(text, view)).toEqual({ ok: true, value: claim(plan) })
  })
})

describe('an unreadable move', () => {
  test.each([
    ['', 'Write a move.'],
    ['hello', '“hello” is not a move.'],
    ['script 5H 8H', 'A statement takes three cards, not 2'],
    ['script 5H 8H 1C', '“1C” is not a card'],
    ['input', 'Name a card'],
    ['input 7X', '“7X” is not a card'],
    ['edit', 'Write whose statement'],
    [
      'edit Zoe 1 upper with KC',
      'Nobody here is called “Zoe”; write "own", or one of Ann, Bob, Cyd.',
    ],
    ['edit Bob 5 upper with KC', 'Number the statements of a player from 1 to 4.'],
    ['edit Bob 1 upper 8C with KC', 'The upper you name is 8C, but it is 9C'],
    ['edit Cyd 1 upper 8C with KC', 'but no such card lies there'],
    ['edit Bob 1 upper with K', '“K” is not a card'],
    ['claim luck', 'End a plan with "repeat", "repeat from 2", "swap" or "treadmill"'],
    ['claim repeat', 'End a plan with'],
    ['claim 7C, 8X, repeat', '“8X” is not a card'],
    ['claim 7C, repeat from 0', 'Number the inputs of a plan from 1.'],
    ['claim 7C edit Zoe 1 upper with KC; swap', 'Nobody here is called “Zoe”'],
    ['claim script 5H 8H; swap', 'A statement takes three cards, not 2'],
    ['claim {"nodes":', 'That is not a plan in JSON.'],
    ['claim {"nodes":[{"kind":"luck"}]}', 'That is not a plan in JSON.'],
    ['skip it', 'Write only "skip".'],
    ['end of story', 'Write only "end".'],
    ['x'.repeat(500), `“${'x'.repeat(40)}…” is not a move.`],
    ['claim '.padEnd(5_000_000, '1'), 'That is too long for a move.'],
  ])('gets a hint: %.40s', (text, says) => {
    const read = notation.parse(text, view)
    expect(read.ok ? '' : read.error.message).toContain(says)
  })

  test('is refused fast, even as a long edit', () => {
    const before = performance.now()
    for (const start of ['edit Bob', 'edit Bob 1 lower']) {
      expect(notation.parse(`${start}${' '.repeat(3e4)}x`, view).ok).toBe(false)
    }
    expect(performance.now() - before).toBeLessThan(1000)
  })
})

describe('a written move', () => {
  test.each<[Move, string]>([
    [script, 'script 5H 8H : QC'],
    [{ type: 'input', card: '10D' }, 'input 10D'],
    [edit({}), 'edit Bob 1 upper 9C with KC'],
    [edit({ of: 0, slot: 'function' }), 'edit own 1 function 5D with KC'],
    [{ type: 'claim', plan: null }, 'claim'],
    [{ type: 'claim', plan: { nodes: [{ kind: 'treadmill' }] } }, 'claim treadmill'],
    [{ type: 'claim', plan: { nodes: [] } }, 'claim {"nodes":[]}'],
    [{ type: 'skip' }, 'skip'],
    [{ type: 'end' }, 'end'],
  ])('for %j is “%s”', (move, text) => {
    expect(notation.format(move, view)).toBe(text)
  })

  test('has names that can be read back, whatever the players are called', () => {
    const players = ['seat 1', 'Own', 'with 1 lower', 'own statement']
    const start = runtimeError.setup({ players, referees: [], startedAt: 0 }, { first: 0 })
    if (!start.ok) throw new Error(start.error.message)
    const { state } = start.value
    const laid = [{ lower: '6C', upper: '9C', function: '8H' }] as const
    const shared = { ...state.shared, stage: 'edit', statements: [laid, laid, laid, laid] } as const
    const odd = runtimeError.view({ ...state, shared }, 0)
    for (const of of [0, 1, 2, 3]) {
      const text = notation.format(edit({ of }), odd)
      expect(notation.parse(text, odd)).toEqual({ ok: true, value: edit({ of }) })
    }
  })
})

test('the help shows how a script, an input and an edit are written', () => {
  for (const shown of ['"script 5H 8H : QC"', '"input 7D"', '"edit Bob 1 upper 9S with KS"'])
    expect(notation.help).toContain(shown)
})
