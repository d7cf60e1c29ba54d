import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { doubleCrash } from './game.js'
import { Script, salvo } from './script.test-support.js'

/** Plays to the examination: Ann hits in round 3, after wrong numbers, if any, in round 2. */
function examined(
  ann: Readonly<Record<number, number>> = {},
  bob: Readonly<Record<number, number>> = {},
  targets: readonly [string, string] = ['HEART', 'SWORD'],
): Script {
  const script = new Script()
    .chosen(...targets)
    .salvos()
    .replies('Ann', ann)
    .replies('Bob', bob)
  return script.salvos({ 2: targets[1] }).replies('Ann').replies('Bob')
}

describe('a claim in the examination', () => {
  test('of a wrong number wins at once [1250.12/IV.err(1), 1250.12/IV.rev(2)]', () => {
    const script = examined({ 4: 2 }).wait(days(1)).plays('Bob', 'claim: round 2, word 4')
    expect(script.state.outcome).toMatchObject({ at: START + days(1), winners: ['Bob'] })
    expect(script.events[0]?.clause).toBe('1250.12/IV.rev(2)')
    expect(script.transcript.slice(0, 2)).toEqual([
      'public: Bob claims against Ann a wrong number for word 4 in round 2.',
      'public: Ann has made an error, a wrong number for word 4 in round 2; the claim was right.',
    ])
  })

  test.each([0, 5])(
    'succeeds against a number that was too low or too high: %i [1250.12/IV.err(1)]',
    (wrong) => {
      const script = new Script().chosen().salvos({}, { 2: 'HEATH' })
      script.replies('Ann', { 2: wrong }).replies('Bob')
      if (wrong === 0) script.salvos({ 1: 'SWORD' }).replies('Ann').replies('Bob')
      expect(script.plays('Bob', 'claim: round 2, word 2').winners).toEqual(['Bob'])
    },
  )

  test('against the tentative loser ends the game, too (DC-9) [1250.12/IV.err(1)]', () => {
    expect(examined({}, { 1: 3 }).plays('Ann', 'claim: round 2, word 1').winners).toEqual(['Ann'])
  })

  test('beats a tentative winner who hid a hit (DC-20) [1250.12/IV.err(1)]', () => {
    const script = new Script().chosen().salvos({}, { 1: 'HEART' })
    script.replies('Ann', { 1: 4 }).replies('Bob')
    script.salvos({ 5: 'SWORD' }).replies('Ann').replies('Bob')
    expect(script.tentative).toBe('Ann: only')
    expect(script.plays('Bob', 'claim: round 2, word 1').winners).toEqual(['Bob'])
  })

  test('wins for the player who finds an error first where both have erred (DC-8) [1250.12/IV.err(1)]', () => {
    const erred = (): Script => examined({ 1: 1 }, { 2: 1 })
    expect(erred().plays('Bob', 'claim: round 2, word 1').winners).toEqual(['Bob'])
    expect(erred().plays('Ann', 'claim: round 2, word 2').winners).toEqual(['Ann'])
  })

  test('without an error changes nothing [1250.12/IV.rev(4)]', () => {
    const script = examined({ 4: 2 }).plays('Bob', 'claim: round 2, word 3')
    expect(script.transcript[1]).toBe('public: Ann has made no such error; nothing changes.')
    expect([script.tentative, script.due('examination')]).toEqual(['Ann: only', 3])
    expect(script.state.shared.claims).toMatchObject([{ by: 1, against: 0, found: false }])
    expect(script.refuses('Bob', 'claim: round 2, word 3')).toMatchObject({
      code: 'claimedAlready',
      details: { shared: false },
    })
    expect(script.advance(days(3)).winners).toEqual(['Ann'])
  })

  test('about an unreported number is refused', () => {
    const script = examined()
    for (const named of [
      'round 1, word 1',
      'round 2, word 7',
      'round 6, word 1',
      'round 4, word 6',
    ]) {
      expect(script.refuses('Bob', `claim: ${named}`).code).toBe('noSuchReport')
    }
    const fraction = { what: 'report', round: 2.5, place: 1 } as const
    expect(script.refuses('Bob', { type: 'claim', error: fraction }).code).toBe('invalidEntry')
  })

  test('is open only to the players [1250.12/IV.rev(2)]', () => {
    const move = { type: 'claim', error: { what: 'target' } } as const
    const refused = examined({ 1: 1 }).errorOf({ kind: 'move', at: START, by: 'Eve', move })
    expect(refused.code).toBe('notAllowed')
  })

  test('is open to both players and required of neither [1250.12/IV.rev(2)]', () => {
    const wanted = doubleCrash.pendingActions(examined().state, 'public', 'all')
    expect(wanted).toMatchObject([
      { action: 'claim', actor: 0, need: 'optional', deadline: START + days(3) },
      { action: 'claim', actor: 1, need: 'optional', deadline: START + days(3) },
    ])
  })
})

describe('a claim of an improper Target Word', () => {
  test('is looked up, and wins if the dictionary lacks the word [1250.12/IV.err(2), 1250.12/R1(1)]', () => {
    const script = examined({}, {}, ['QXZJW', 'SWORD']).plays('Bob', 'claim: improper target')
    expect(script.state.openPrompts).toMatchObject([
      { name: 'claimed', to: 'host', question: { kind: 'word', word: 'QXZJW' } },
    ])
    expect(script.state.shared.claims).toMatchObject([{ by: 1, against: 0, found: null }])
    script.answers(false)
    expect(script.winners).toEqual(['Bob'])
    expect(script.transcript[0]).toBe(
      'public: Ann has made an error, an improper Target Word; the claim was right.',
    )
  })

  test('changes nothing if the dictionary has the word [1250.12/IV.rev(4)]', () => {
    const script = examined().plays('Bob', 'claim: improper target').answers(true)
    expect(script.transcript).toEqual(['public: Ann has made no such error; nothing changes.'])
    expect(script.refuses('Bob', 'claim: improper target').code).toBe('claimedAlready')
    expect(script.advance(days(3)).winners).toEqual(['Ann'])
  })

  test('delays the end if it is made in time, and excludes later claims [1250.12/IV.rev(3)]', () => {
    const claimed = (): Script =>
      examined().plays('Bob', 'claim: improper target').wait(days(1)).advance(days(4))
    const script = claimed()
    expect([script.winners, script.state.shared.stage]).toEqual([undefined, 'dictionary'])
    expect(script.refuses('Bob', 'claim: round 2, word 1').code).toBe('examinationOver')
    expect(doubleCrash.pendingActions(script.state, 'public', 'all')).toEqual([])
    expect(script.answers(true).winners).toEqual(['Ann'])
    expect(claimed().answers(false).winners).toEqual(['Bob'])
  })

  test('is decided by the first answer if both players make one (DC-8) [1250.12/IV.err(2)]', () => {
    const script = examined().plays('Bob', 'claim: improper target')
    script.plays('Ann', 'claim: improper target').answers(false)
    expect(script.winners).toEqual(['Bob'])
    expect(script.state.openPrompts).toEqual([])
  })
})

describe('a claim before the reveal', () => {
  /** Ann fires the same word twice; Bob reports two numbers for it. */
  const contradicted = (): Script =>
    new Script().chosen().salvos({ 1: 'SWEAT', 4: 'SWEAT' }).replies('Ann').replies('Bob', { 4: 3 })

  test('needs proof in public posts (DC-7) [1250.12/IV.rev(2)]', () => {
    const script = new Script().reach(2).replies('Bob', { 2: 1 }).replies('Ann')
    const refused = script.refuses('Ann', 'claim: round 2, word 2')
    expect(refused).toMatchObject({ code: 'notProvable', clause: '1250.12/IV.rev(2)' })
    expect(script.refuses('Ann', 'claim: improper target').code).toBe('notProvable')
  })

  test('is proved by two different numbers for one word, whichever it names (DC-7) [1250.12/IV.err(1)]', () => {
    for (const named of ['round 2, word 4', 'round 2, word 1']) {
      const script = contradicted().plays('Ann', `claim: ${named}`)
      expect(script.winners).toEqual(['Ann'])
      expect(script.state.shared.targets).toBeNull()
      // The event names the number that was wrong.
      expect(script.events[1]?.event).toMatchObject({ error: { round: 2, place: 4 } })
    }
    const wanted = doubleCrash.pendingActions(contradicted().state, 'public', 'all')
    expect(wanted.filter(({ action }) => action === 'claim')).toMatchObject([
      { actor: 0, need: 'optional' },
    ])
  })

  test('is proved by different numbers for one word in two rounds, too (DC-7) [1250.12/IV.err(1)]', () => {
    const script = new Script().chosen().salvos({ 1: 'SWEAT' }).replies('Ann').replies('Bob')
    script.salvos({ 5: 'SWEAT' }).replies('Bob', { 5: 1 })
    expect(script.refuses('Ann', 'claim: round 4, word 4').code).toBe('notProvable')
    expect(script.plays('Ann', 'claim: round 4, word 5').winners).toEqual(['Ann'])
  })

  test('may name either number, but after the reveal only the wrong one [1250.12/IV.rev(4)]', () => {
    const script = contradicted().salvos({ 1: 'SWORD' }).replies('Ann').replies('Bob')
    expect(script.plays('Ann', 'claim: round 2, word 1').winners).toBeUndefined()
    expect(script.plays('Ann', 'claim: round 2, word 4').winners).toEqual(['Ann'])
  })

  test('can be an admission of one’s own error (DC-7) [1250.12/IV.err(1)]', () => {
    const script = new Script().reach(2).replies('Bob', { 2: 1 })
    const wanted = doubleCrash.pendingActions(script.state, 1).map(({ action }) => action)
    expect(wanted).toContain('admit')
    expect(doubleCrash.pendingActions(script.state, 0).map(({ action }) => action)).not.toContain(
      'admit',
    )
    expect(script.refuses('Bob', 'admit: round 2, word 1').message).toBe(
      'Your number 0 for word 1 in round 2 is right; there is nothing to admit.',
    )
    script.plays('Bob', 'admit: round 2, word 2')
    expect(script.events[0]?.clause).toBe('1250.12/IV.err(1)')
    expect(script.winners).toEqual(['Ann'])
    expect(script.transcript.slice(0, 2)).toEqual([
      'public: Bob admits a wrong number for word 2 in round 2.',
      'public: Bob has made an error, a wrong number for word 2 in round 2; they admitted it.',
    ])
  })

  test('can be an admission of an improper Target Word, if the dictionary lacks it (DC-7) [1250.12/IV.err(2)]', () => {
    const script = new Script()
    expect(script.refuses('Ann', 'admit: improper target').code).toBe('noTarget')
    script.plays('Ann', 'target QXZJK').plays('Ann', 'admit: improper target')
    expect(script.refuses('Ann', 'admit: improper target').code).toBe('claimedAlready')
    expect(JSON.stringify(script.view(1))).not.toContain('QXZJK')
    expect(script.answers(false).winners).toEqual(['Bob'])
    const proper = new Script().plays('Ann', 'target HEART').plays('Ann', 'admit: improper target')
    expect(proper.answers(true).plays('Ann', salvo(6)).round).toBe(1)
  })
})

describe('an admitted improper word', () => {
  const admitted = (options: unknown): Script =>
    new Script(options).plays('Ann', 'target QXZJK').plays('Ann', 'admit: improper target')

  test.each([true, false])(
    'does not count if it was replaced before the dictionary’s answer (%j) [1250.12/IV.err(2)]',
    (isWord) => {
      const script = admitted({ revisions: 'last' }).plays('Ann', 'target HEART').answers(isWord)
      expect(script.winners).toBeUndefined()
      expect(script.transcript).toEqual(['public: Ann has made no such error; nothing changes.'])
      expect(script.state.shared.claims).toMatchObject([{ found: false }])
    },
  )

  test('counts even if it is sent again [1250.12/IV.err(2)]', () => {
    const script = admitted({ revisions: 'last' }).plays('Ann', 'target QXZJK')
    expect(script.answers(false).winners).toEqual(['Bob'])
  })

  test('can be one of at most ten [1250.12/IV.err(2)]', () => {
    const script = new Script({ revisions: 'last' })
    for (let n = 0; n < 10; n++) {
      script.plays('Ann', `target QXZJ${'ABCDEFGHIJ'[n]}`).plays('Ann', 'admit: improper target')
    }
    script.plays('Ann', 'target HEART')
    expect(script.refuses('Ann', 'admit: improper target')).toMatchObject({
      code: 'tooManyAdmissions',
      details: { most: 10 },
    })
    expect(script.state.openPrompts).toHaveLength(10)
  })

  test('that turns out to be proper may be followed by another one (DC-7) [1250.12/IV.err(2)]', () => {
    const script = new Script({ revisions: 'last' }).plays('Ann', 'target HEART')
    script.plays('Ann', 'admit: improper target').answers(true)
    expect(script.refuses('Ann', 'admit: improper target').message).toBe(
      'You have already admitted an improper Target Word; once is enough.',
    )
    script.plays('Ann', 'target QXZJK').plays('Ann', 'admit: improper target')
    expect(script.refuses('Ann', 'admit: improper target').code).toBe('claimedAlready')
    expect(script.state.shared.claims).toMatchObject([{ found: false }, { found: null }])
    expect(script.answers(false).winners).toEqual(['Bob'])
  })

  test('is looked up at the same time as another, each with its own answer [1250.12/IV.err(2)]', () => {
    const script = admitted({ revisions: 'last' }).plays('Ann', 'target HEART')
    script.plays('Ann', 'admit: improper target')
    const [first, second] = script.state.openPrompts.map(({ id }) => id)
    const says = (prompt = -1, answer: boolean): Script =>
      script.apply({ kind: 'answer', at: START, by: null, prompt, answer })
    says(second, true)
    expect(script.state.shared.claims).toMatchObject([{ found: null }, { found: false }])
    says(first, false)
    expect(script.state.shared.claims).toMatchObject([{ found: false }, { found: false }])
    expect(script.winners).toBeUndefined()
  })

  test('can be admitted again after being chosen again [1250.12/IV.err(2)]', () => {
    const replaced = admitted({ revisions: 'last' }).plays('Ann', 'target HEART').answers(false)
    replaced.plays('Ann', 'target QXZJK').plays('Ann', 'admit: improper target')
    expect(replaced.answers(false).winners).toEqual(['Bob'])
    const back = admitted({ targets: 'check' })
    // The word is handed back before the dictionary answers the admission.
    const [chosen, claimed] = back.state.openPrompts.map(({ id }) => id)
    for (const prompt of [chosen ?? -1, claimed ?? -1]) {
      back.apply({ kind: 'answer', at: START, by: null, prompt, answer: false })
    }
    back.plays('Ann', 'target QXZJK').plays('Ann', 'admit: improper target')
    expect(back.state.shared.claims).toMatchObject([{ found: false }, { found: null }])
  })

  test('does not count after being handed back [1250.12/IV.err(2)]', () => {
    const script = admitted({ targets: 'check' }).answers(false)
    expect([script.state.secret[0]?.target, script.winners]).toEqual([null, undefined])
    expect(script.plays('Ann', 'target HEART').answers(false).winners).toBeUndefined()
    const slow = admitted({ targets: 'check' })
    const claimed = slow.state.openPrompts.find(({ name }) => name === 'claimed')?.id ?? -1
    slow.apply({ kind: 'answer', at: START, by: null, prompt: claimed, answer: false })
    expect(slow.winners).toEqual(['Bob'])
  })
})

describe('the automatic check', () => {
  const options = { discovery: 'immediate' }

  test('ends the game on a Reply with a wrong number [1250.12/IV.err(1)]', () => {
    const script = new Script(options).reach(4).replies('Bob', { 5: 2 })
    expect(script.winners).toEqual(['Ann'])
    expect(script.transcript[1]).toBe(
      'public: Bob has made an error, a wrong number for word 5 in round 4; it was noticed at once.',
    )
  })

  test('ends the game on the dictionary’s answer about an improper word [1250.12/IV.err(2)]', () => {
    const script = new Script(options).plays('Ann', 'target QXZJK')
    expect(script.answers(false).winners).toEqual(['Bob'])
    const slow = new Script(options).chosen().salvos()
    expect([slow.round, slow.state.openPrompts.length]).toEqual([2, 2])
    expect(slow.answers(true).answers(false).winners).toEqual(['Ann'])
  })

  test('leaves honest play alone, with three days of examination [1250.12/IV.rev(3)]', () => {
    const script = new Script(options).chosen().answers(true).answers(true)
    script.salvos({ 1: 'SWORD' }).replies('Ann').replies('Bob')
    expect([script.tentative, script.winners]).toEqual(['Ann: only', undefined])
    expect(script.advance(days(3)).winners).toEqual(['Ann'])
  })
})
