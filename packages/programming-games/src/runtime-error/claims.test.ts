import { describe, expect, test } from 'vitest'
import { RUNTIME_ERROR_CARDS } from './cards.js'
import { runtimeError } from './game.js'
import { provablePositionOf } from './knowledge.js'
import type { RuntimeError } from './model.js'
import { runtimeErrorModel } from './model.js'
import { createCertificate, planOf } from './proof/certificate.js'
import { checkCertificate } from './proof/check.js'
import { provePosition } from './proof/prove.js'
import { AT, NAMES, type Scene, Script, sceneOf } from './script.test-support.js'

type Options = RuntimeError['Options']

const swap: Scene = {
  hands: ['7C', ''],
  laid: [['5D QD 2H', '4H 10H 2S']],
  discard: '8D',
}

const treadmill: Scene = {
  hands: ['5C KH KD KC', '6C'],
  laid: [['AS KS 2C', 'AD QD 2S']],
}

/** The treadmill with the kings in Bob's hand, where Ann does not see them. */
const unseen: Scene = { ...treadmill, hands: ['5C', 'KH KD KC'] }

const hopeless: Scene = { hands: ['7C 9D', ''], laid: [['4H 10H 2S']] }

const withOptions = (scene: Scene, options: Partial<Options>): Script =>
  new Script({ ...scene, options })

describe('a valid claim', () => {
  test.each<[string, Scene, string]>([
    ['the first example, by asking the solver', swap, 'claim'],
    ['the first example, by its name', swap, 'claim swap'],
    [
      'the first example, card by card',
      swap,
      'claim {"nodes":[{"kind":"play","input":"7C","next":[{"drawn":[],"node":1}]},{"kind":"play","input":"8D","next":[{"drawn":[],"node":0}]}]}',
    ],
    ['the second example, by asking the solver', treadmill, 'claim'],
    ['the second example, by its name', treadmill, 'claim treadmill'],
  ])('wins: %s [RTE/win.a, RTE/win.b, RTE/win.f, RTE/win.g, RTE/obj]', (_, scene, text) => {
    const played = new Script(scene)
    expect(played.does('Ann', text)).toBe('')
    expect(runtimeError.outcome(played.state)).toEqual({
      at: played.state.clock.now,
      winners: ['Ann'],
      ranking: [],
      awards: [],
    })
    const [post] = played.ownEvents()
    expect(post).toMatchObject({ type: 'proved', seat: 0 })
    const { proved } = played.state.shared
    if (post?.type !== 'proved' || proved === null) throw new Error('it was proved')
    expect(
      checkCertificate(
        createCertificate(proved.position, post.certificate, { reshuffle: 'on-draw' }),
      ),
    ).toEqual({ ok: true })
    expect(proved.steps).toEqual(post.steps)
  })

  test('gives its reason in words [RTE/win.b]', () => {
    const played = new Script(swap)
    played.does('Ann', 'claim')
    expect(played.events.map(({ event }) => runtimeError.describeEvent(event, NAMES))[0]).toBe(
      'Ann claims that this turn can last for ever, and is right:\n' +
        '1. Play 7C: PULL takes 8D; LOOP puts 7C on the discard pile. Play 8D: PULL takes 7C; LOOP puts 8D there. And so on from step 1, for ever.',
    )
  })

  test('may begin with a script in the scripting phase [RTE/win.a]', () => {
    const scene = { ...swap, hands: ['7C 4H 10H 2S', ''], laid: [['5D QD 2H']] }
    const played = new Script(scene)
    expect(played.does('Ann', 'claim')).toBe('')
    expect(played.state.shared.proved?.steps[0]).toBe('1. Lay the statement 4H to 10H: 2S (LOOP).')
    expect(new Script({ ...scene, stage: 'testing' }).refuses('Ann', 'claim')).toBe(
      'notForEver RTE/win.e',
    )
  })

  test('may be made at any choice of input [RTE/win.d]', () => {
    for (const stage of ['scripting', 'testing', 'loop'] as const) {
      expect(new Script({ ...swap, stage }).does('Ann', 'claim')).toBe('')
    }
  })

  test('makes the person in the seat the winner [RTE/win.a]', () => {
    const played = new Script(swap)
    const event = { type: 'vacation', person: 'Ann', substitute: { person: 'Sue', agrees: true } }
    const at = played.state.clock.now
    played.sends({ kind: 'roster', at, event })
    const move = { type: 'claim', plan: null }
    expect(played.sends({ kind: 'move', at, by: 'Sue', move })).toBe('')
    expect(runtimeError.outcome(played.state)?.winners).toEqual(['Sue'])
  })
})

describe('an invalid claim', () => {
  test.each<[string, Scene, string, string]>([
    ['no LOOP', { ...hopeless, laid: [['4H 10H 2C']] }, 'claim', 'notForEver RTE/win.e'],
    ['no swap', hopeless, 'claim swap', 'notProved RTE/win.c'],
    ['a treadmill where there is a swap', swap, 'claim treadmill', 'notProved RTE/win.c'],
    ['an empty proof', swap, 'claim {"nodes":[]}', 'That is not a plan in JSON.'],
    ['a treadmill with unseen kings', unseen, 'claim treadmill', 'notProved RTE/win.c'],
  ])('is refused, and play continues: %s [RTE/win.c, RTE/win.e]', (_, scene, text, error) => {
    const played = new Script(scene)
    const before = played.state
    expect(played.refuses('Ann', text)).toContain(error)
    expect(played.does('Ann', text)).not.toBe('')
    expect(played.state).toBe(before)
    expect(played.does('Ann', 'end')).toBe('')
  })

  test('names the failing node and the reason [RTE/win.c]', () => {
    const wrong = JSON.stringify({
      nodes: [{ kind: 'play', input: '7C', next: [{ drawn: [], node: 3 }] }],
    })
    expect(new Script(swap).does('Ann', `claim ${wrong}`)).toBe(
      'The proof fails at node 3. There is no such node. Correct the proof, or play on.',
    )
  })

  test.each<[string, Scene, string]>([
    ['no plan', hopeless, 'As far as its player can know'],
    ['kings that may be drawn, for all they know', unseen, 'As far as its player can know'],
    ['a solver that gives up', { ...treadmill, options: { budget: 0 } }, 'has looked at 0 states'],
  ])(
    'that asks the solver is announced, and refused when repeated: %s [RTE/win.b, RTE/win.c, RTE/win.e]',
    (_, scene, why) => {
      const played = new Script(scene)
      expect(played.does('Ann', 'claim')).toBe('')
      expect(played.ownEvents()).toMatchObject([{ type: 'notProved', endsTurn: false }])
      expect(JSON.stringify(played.ownEvents())).toContain(why)
      const code =
        played.state.shared.solver === 'no' ? 'notForEver RTE/win.e' : 'undecided RTE/win.b'
      expect(played.refuses('Ann', 'claim')).toBe(code)
      expect(played.does('Ann', 'skip')).toBe('')
      expect(played.state.shared.solver).toBeNull()
      expect(played.refuses('Ann', 'claim')).toBe('')
    },
  )

  test('costs the turn with failedClaim: ends-turn [RTE/win.c]', () => {
    const played = withOptions(hopeless, { failedClaim: 'ends-turn' })
    expect(played.does('Ann', 'claim')).toBe('')
    expect(played.eventTypes()).toEqual(['notProved', 'end', 'draw', 'turn'])
    expect(played.ownEvents()[0]).toMatchObject({ endsTurn: true })
    expect(played.state.shared.turn).toBe(1)
    const won = withOptions(swap, { failedClaim: 'ends-turn' })
    won.does('Ann', 'claim')
    expect(runtimeError.outcome(won.state)?.winners).toEqual(['Ann'])
  })

  test('may still be made with a proof when the solver gives up [RTE/win.b]', () => {
    const played = withOptions(treadmill, { budget: 0 })
    expect(played.does('Ann', 'claim')).toBe('')
    expect(
      played.errorOf({ kind: 'move', at: AT, by: 'Ann', move: { type: 'claim', plan: null } })
        .message,
    ).toContain('Claim with a plan of your own')
    const alone = withOptions(treadmill, { budget: 0, claim: 'solver' })
    alone.does('Ann', 'claim')
    expect(alone.does('Ann', 'claim')).toBe(
      'The solver has looked at 0 states and found no answer. Play on.',
    )
    expect(played.does('Ann', 'claim treadmill')).toBe('')
  })

  test('does not cost the turn when the solver gives up [RTE/win.c]', () => {
    for (const knowledge of ['player', 'deck'] as const) {
      const played = withOptions(treadmill, { budget: 0, failedClaim: 'ends-turn', knowledge })
      expect(played.does('Ann', 'claim')).toBe('')
      expect(played.ownEvents()).toMatchObject([{ type: 'notProved', endsTurn: false }])
    }
  })
})

describe('a claim', () => {
  test('belongs to the player whose turn it is [RTE/win.d]', () => {
    const played = new Script({ ...swap, turn: 1 })
    expect(played.refuses('Ann', 'claim')).toBe('notYourClaim RTE/win.d')
    expect(played.refuses('Ann', 'claim swap')).toBe('notYourClaim RTE/win.d')
  })

  test('is needed to win, and play continues without one [RTE/win.b]', () => {
    const played = new Script(swap)
    expect(played.does('Ann', '7C')).toBe('')
    expect(played.state.outcome).toBeNull()
  })

  test.each([
    ['certificate', 'claim', 'claimKind RTE/win.b'],
    ['certificate', 'claim swap', ''],
    ['solver', 'claim', ''],
    ['solver', 'claim swap', 'claimKind RTE/win.b'],
    ['either', 'claim', ''],
    ['either', 'claim swap', ''],
  ] as const)('with the option %s, written “%s”, gives “%s” [RTE/win.b]', (claim, text, error) => {
    expect(withOptions(swap, { claim }).refuses('Ann', text)).toBe(error)
  })
})

describe('a claim judged by the true deck', () => {
  const options = { knowledge: 'deck' } as const

  test('may be true though nobody could know it [RTE/win.e]', () => {
    for (const text of ['claim', 'claim treadmill']) {
      const played = withOptions(unseen, options)
      expect(played.does('Ann', text)).toBe('')
      expect(runtimeError.outcome(played.state)?.winners).toEqual(['Ann'])
      const { proved, pool } = played.state.shared
      expect(proved?.position.unseen).not.toContain('KH')
      // The proof has shown what the deck holds.
      expect(pool).toEqual(proved?.position.unseen)
    }
  })

  test('is announced when it fails, since a private refusal would reveal the deck [RTE/win.c]', () => {
    const scene = { ...unseen, hands: ['5C', ''], deck: 'KH' }
    const played = withOptions(scene, options)
    const { shared } = played.state
    expect(played.does('Ann', 'claim')).toBe('')
    expect(played.ownEvents()).toEqual([
      {
        type: 'notProved',
        seat: 0,
        why: 'No plan makes this turn last for ever, whatever order the deck is in.',
        endsTurn: false,
      },
    ])
    expect(played.state.shared).toEqual({ ...shared, solver: 'no' })
  })

  test('with a failed proof does not reveal the deck [RTE/vis.hand, RTE/win.c]', () => {
    const probe = JSON.stringify({ nodes: [{ kind: 'play', input: '5C', next: [] }] })
    const heard = ['2D', '3D'].map((held) => {
      const played = withOptions({ ...unseen, hands: ['5C', held] }, options)
      expect(played.does('Ann', `claim ${probe}`)).toBe('')
      return played.ownEvents()
    })
    expect(heard[0]).toEqual(heard[1])
    expect(heard[0]).toMatchObject([
      {
        why: 'The proof fails at node 0. It does not say how to go on after a draw of 2D. It does not hold for the true deck either.',
      },
    ])
  })

  test('is also valid with a proof from what the player knows [RTE/win.e]', () => {
    const scene = sceneOf({ ...treadmill, options: { ...options, claim: 'certificate' } })
    const position = provablePositionOf(runtimeError.view(scene, 0))
    if (position === undefined) throw new Error('it is a choice point')
    const proof = provePosition(position, { reshuffle: 'on-draw' })
    if (proof.forever !== 'yes') throw new Error('it is a treadmill')
    const played = new Script(scene)
    const move = { type: 'claim', plan: planOf(proof.certificate) }
    const at = scene.clock.now
    expect(played.sends({ kind: 'move', at, by: 'Ann', move })).toBe('')
    expect(played.state.outcome?.winners).toEqual(['Ann'])
  })
})

describe('a submitted proof', () => {
  /** A swap of two cards in a number of nodes, which repeat its cycle of four moments. */
  const long = (nodes: number, drawn: readonly string[] = []) => ({
    nodes: Array.from({ length: nodes }, (_, at) => ({
      kind: 'play',
      input: at % 2 === 0 ? '7C' : '8D',
      next: [{ drawn, node: at + 1 }],
    })),
  })

  test('is refused unchecked when it is too long [RTE/win.c]', () => {
    const played = new Script(swap)
    const errorOf = (plan: unknown) =>
      played.errorOf({ kind: 'move', at: AT, by: 'Ann', move: { type: 'claim', plan } })
    for (const certificate of [long(10_001), long(400, RUNTIME_ERROR_CARDS.slice(0, 50))]) {
      expect(errorOf(certificate)).toMatchObject({ code: 'invalidEntry' })
      expect(errorOf(certificate).message).toContain('20000 steps at most')
      expect(played.does('Ann', `claim ${JSON.stringify(certificate)}`)).toContain('20000 steps')
    }
    expect(errorOf(long(2_000))).toMatchObject({ code: 'notProved' })
  })

  test('takes time only for its nodes, even at 270 MB', () => {
    const next = Array.from({ length: 52 }, () => ({ drawn: RUNTIME_ERROR_CARDS, node: 0 }))
    const node = { kind: 'play', input: '7C', next }
    const certificate = { nodes: Array.from({ length: 20_000 }, () => node) }
    const before = performance.now()
    const move = { type: 'claim', plan: certificate }
    expect(runtimeErrorModel.move['~standard'].validate(move)).toHaveProperty('issues.0')
    expect(performance.now() - before).toBeLessThan(1000)
  })
})

describe('the knowledge of a claimant', () => {
  const known = (played: Script, seat: number) =>
    provablePositionOf(runtimeError.view(played.state, seat))

  test('includes hand, table and sizes, with deck and other hands as one set [RTE/win.e]', () => {
    const played = new Script({ ...swap, hands: ['7C', 'KH KD'] })
    const position = known(played, 0)
    expect(position).toMatchObject({ hand: ['7C'], discard: ['8D'], script: true })
    expect(position?.unseen).toEqual(
      RUNTIME_ERROR_CARDS.filter(
        (card) => !['7C', '8D', '5D', 'QD', '2H', '4H', '10H', '2S'].includes(card),
      ),
    )
    expect(position?.deck).toBe(42)
    expect(known(played, 1)).toBeUndefined()
  })

  test('excludes cards that others were seen to pull, until they play them [RTE/win.e]', () => {
    const played = new Script({
      hands: ['7C 6C', '3S 3H'],
      laid: [['5D QD 2H'], ['AC QC 4H']],
      discard: '8S 8D',
    })
    played.does('Ann', '7C')
    expect(played.state.shared.seen).toEqual([['8D'], []])
    expect(known(played, 1)?.unseen).not.toContain('8D')
    played.does('Bob', 'end')
    played.does('Ann', 'input 8D')
    expect(played.state.shared.seen).toEqual([['7C'], []])
  })

  test('includes, after a shuffle, that the deck comes from the pile [RTE/win.e, RTE/deck.a]', () => {
    const played = new Script({
      hands: ['7D', '9D', ''],
      discard: '2D 3D 4D',
      rest: 2,
    })
    played.does('Ann', '7D')
    played.answers([3, 2, 1, 0])
    expect(known(played, 1)?.unseen).toEqual(['2D', '3D', '4D', '7D'])
    played.does('Bob', 'end')
    // Cyd has not seen any of these cards drawn; Bob knows the one that Bob drew.
    expect(known(played, 2)?.unseen).toEqual(['2D', '3D', '4D', '7D'])
    expect(known(played, 2)?.deck).toBe(2)
    played.does('Cyd', 'end')
    played.does('Ann', 'end')
    expect(known(played, 1)?.unseen).toEqual(['2D', '3D', '7D'])
  })
})

test('a failed claim may be repeated after an input', () => {
  const played = new Script({ hands: ['7D 8D KD', '9C'], laid: [['2D 10D 2S']] })
  played.does('Ann', 'claim')
  expect(played.state.shared.solver).toBe('no')
  played.does('Ann', '7D')
  expect(played.state.shared).toMatchObject({ stage: 'loop', solver: null })
})
