import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { rustyLantern } from './game.js'
import { Script } from './script.test-support.js'
import { storySoFar } from './tale.js'

/** Ann plays all their cards but the last. */
function almost(options?: unknown): Script {
  const tale = new Script({ options })
  for (const card of ['c1', 'c2', 'c3', 'c4', 'c5', 'c6']) tale.tells('Ann', card)
  return tale
}

describe('a Loose End', () => {
  test('is the card just played [1250.18/loose.a]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    expect(tale.shared.looseEnds).toEqual(['c1'])
    expect(tale.ownEvents[0]).toMatchObject({ type: 'verified', card: 'c1', looseEnd: true })
    const none = new Script().tries('Ann', null)
    expect(none.objects('play', { reply: 'verify', looseEnd: true }).code).toBe('noNewLooseEnd')
  })

  test('is tied off by a later play, then burned [1250.18/loose.b]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    tale.tells('Ann', 'c2', { looseEnd: true }).tries('Ann', 'c3')
    const wrong = [['c3'], ['c9'], ['c1', 'C1']]
    for (const tied of wrong) {
      expect(tale.objects('play', { reply: 'verify', tied }).code).toBe('noLooseEnd')
    }
    tale.verifies({ tied: ['c1'], looseEnd: true })
    expect(tale.shared.looseEnds).toEqual(['c2', 'c3'])
    expect(tale.state.hidden.burned).toEqual(['c1'])
    tale.tries('Ann', 'c4').rules('play', 'verify, tying off c3; c2')
    expect(tale.shared.looseEnds).toEqual([])
    expect(tale.state.hidden.burned.toSorted()).toEqual(['c1', 'c2', 'c3', 'c4'])
  })

  test('brings an Ale when tied off, without limit [1250.18/loose.c, 1250.18/eq.ale]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    tale.tells('Ann', 'c2', { looseEnd: true }).passesOn('Ann')
    tale.tells('Bob', 'c8', { tied: ['c1', 'c2'] })
    expect(tale.shared.bards.map(({ ale }) => ale)).toEqual([0, 2, 0])
    expect(tale.ownEvents[0]).toMatchObject({ type: 'verified', seat: 1, ale: 2 })
    tale.tells('Bob', 'c9', { looseEnd: true }).tells('Bob', 'c10', { tied: ['c9'] })
    expect(tale.shared.bards[1]?.ale).toBe(3)
  })

  test('brings Ale that does not affect the result [1250.18/loose.d]', () => {
    const dry = almost({ epilogue: 'none' }).tells('Ann', 'c7')
    const wet = new Script({ options: { epilogue: 'none' } })
    wet.tells('Ann', 'c1', { looseEnd: true }).passesOn('Ann')
    wet
      .tells('Bob', 'c8', { tied: ['c1'] })
      .passesOn('Bob')
      .passesOn('Cyd')
    for (const card of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c22']) wet.tells('Ann', card)
    expect(wet.shared.bards[1]?.ale).toBe(1)
    const result = (tale: Script) => ({ ...rustyLantern.outcome(tale.state), at: 0 })
    expect(result(wet)).toEqual(result(dry))
  })

  test('lies on the table in public [1250.18/card.d]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    expect(tale.view('public').shared.looseEnds).toEqual(['c1'])
    expect(rustyLantern.render(tale.view('public'))).toContain('On the table: c1')
  })
})

describe('the winner', () => {
  test('has played the last card without a Loose End [1250.18/win.a]', () => {
    const tale = almost().tells('Ann', 'c7')
    expect(tale.shared.winner).toEqual({ seat: 0, person: 'Ann' })
    expect(tale.ownEvents).toContainEqual({ type: 'won', seat: 0, person: 'Ann' })
    expect(tale.turn).toBeNull()
    expect(tale.refuses('Bob', { type: 'pass', discard: null }).code).toBe('taleTold')
    tale.plays('Ann', { type: 'epilogue', text: null })
    expect(tale.winners).toEqual(['Ann'])
  })

  test('may tie off the last Loose End with the last card or without [1250.18/win.a]', () => {
    const one = new Script().tells('Ann', 'c1', { looseEnd: true })
    for (const card of ['c2', 'c3', 'c4', 'c5', 'c6']) one.tells('Ann', card)
    expect(one.tells('Ann', 'c7', { tied: ['c1'] }).shared.winner?.person).toBe('Ann')
    const none = almost().tells('Ann', 'c7', { looseEnd: true })
    expect(none.tells('Ann', null, { tied: ['c7'] }).shared.winner?.person).toBe('Ann')
  })

  test('does not exist while a Loose End is left, and the turn continues [1250.18/win.b]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    for (const card of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7']) tale.tells('Ann', card)
    expect([tale.shared.winner, tale.turn, tale.cards('Ann')]).toEqual([null, 'Ann', 0])
  })

  test('is not a Bard whose last card is a Loose End [1250.18/win.d]', () => {
    const tale = almost().tells('Ann', 'c7', { looseEnd: true })
    expect([tale.shared.winner, tale.turn, tale.cards('Ann')]).toEqual([null, 'Ann', 0])
  })

  test('may finish the story, which ends the tale [1250.18/win.c]', () => {
    const tale = almost().tells('Ann', 'c7')
    expect(tale.refuses('Bob', { type: 'epilogue', text: 'No!' }).code).toBe('notWinner')
    expect(rustyLantern.pendingActions(tale.state, 0)).toEqual([
      { action: 'epilogue', actor: 0, need: 'required', deadline: tale.at + days(3), prompt: null },
    ])
    expect(tale.winners).toBeUndefined()
    tale.plays('Ann', { type: 'epilogue', text: 'The end.' })
    expect(tale.winners).toEqual(['Ann'])
    expect(storySoFar(tale.shared).at(-1)).toBe('The end.')
    const error = new Script().refuses('Ann', { type: 'epilogue', text: null })
    expect(error).toMatchObject({ code: 'notWinner', details: { winner: null } })
  })

  test('may take forever, but the Barkeep may close the tale after three days [1250.18/win.c]', () => {
    const tale = almost().tells('Ann', 'c7').advance(days(3))
    expect(tale.state.openPrompts).toMatchObject([
      { name: 'close', question: { choices: ['close'] } },
    ])
    const late = almost().tells('Ann', 'c7').advance(days(9))
    expect(late.plays('Ann', { type: 'epilogue', text: 'Fin.' }).shared.epilogue).toBe('Fin.')
    expect(tale.rules('close', 'close').winners).toEqual(['Ann'])
    expect(tale.shared.epilogue).toBeNull()
  })

  test('remains the winner, whatever happens before the epilogue [1250.18/win.c]', () => {
    const ends = [
      (tale: Script) => tale.plays('Moe', { type: 'end' }),
      (tale: Script) => tale.leave('Ann'),
      (tale: Script) => tale.changeRoster({ type: 'refereeResigns', person: 'Moe' }),
      (tale: Script) => tale.leave('Bob', 'Cyd').plays('Ann', { type: 'epilogue', text: null }),
      (tale: Script) =>
        tale
          .changeRoster({ type: 'vacation', person: 'Moe' })
          .plays('Ann', { type: 'epilogue', text: 'Fin.' }),
    ]
    for (const end of ends) expect(end(almost().tells('Ann', 'c7')).winners).toEqual(['Ann'])
    const tale = almost().tells('Ann', 'c7')
    const join = { after: null, ante: [] }
    expect(tale.rosterError({ type: 'join', person: 'Dov', join }).code).toBe('taleTold')
  })

  test('gets a standard Trophy without an ante [1250.18/ante.e]', () => {
    const tale = almost({ epilogue: 'none' }).tells('Ann', 'c7')
    expect(rustyLantern.outcome(tale.state)?.awards).toEqual([
      { award: 'trophy', trophy: 'standard', to: 'Ann', clause: '1250.18/ante.e' },
    ])
  })

  test('is the person in the seat', () => {
    const tale = almost({ epilogue: 'none' }).changeRoster({
      type: 'vacation',
      person: 'Ann',
      substitute: { person: 'Sue', agrees: true },
    })
    expect(tale.tells('Sue', 'c7').winners).toEqual(['Sue'])
  })

  test('ends pending interruptions', () => {
    const tale = almost().tries('Ann', 'c7').interrupts('Bob', 7, 'c8').verifies()
    expect(tale.shared.interruptions[0]?.answered).toBe('lapsed')
    expect(tale.asked).toEqual([])
  })

  test('gets no points, and the Barkeep gets nothing [1250.18/gen.nofee]', () => {
    const tale = almost({ epilogue: 'none' }).tells('Ann', 'c7')
    const awards = rustyLantern.outcome(tale.state)?.awards ?? []
    expect(awards.map(({ award }) => award)).toEqual(['trophy'])
    expect(JSON.stringify(awards)).not.toContain('Moe')
  })
})
