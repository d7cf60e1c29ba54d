import { describe, expect, test } from 'vitest'
import { Script, TEXT } from './script.test-support.js'
import { countLines, storySoFar } from './tale.js'

const play = (subject: string, text = TEXT, card: string | null = 'c1') =>
  ({ type: 'play', subject, text, card }) as const

describe('a play', () => {
  test.each([
    ['Lantern', true],
    ['Re: Ye Olde Rusty LANTERN, part 3', true],
    ['[lantern] a storm', true],
    ['The lanterns of Rhye', false],
    ['Lantern_7', false],
    ['A tale', false],
  ])('needs “Lantern” in its subject: %s [1250.18/play.a]', (subject, isGood) => {
    const tale = new Script()
    if (!isGood) expect(tale.refuses('Ann', play(subject)).code).toBe('noLantern')
    else {
      tale.plays('Ann', play(subject))
      expect(tale.events[0]).toMatchObject({
        to: 'public',
        event: { type: 'play', play: 1, card: 'c1' },
      })
    }
  })

  test.each([11, 12, 25, 26])(
    'of %i lines is judged by the Barkeep, or by the program with enforceLength [1250.18/play.b]',
    (count) => {
      const text = Array.from({ length: count }, (_, i) => `line ${i}`).join('\n\n')
      const judged = new Script().plays('Ann', play('Lantern', text))
      expect(judged.state.openPrompts[0]?.details).toMatchObject({ lines: count })
      judged.verifies()
      const strict = new Script({ options: { enforceLength: true } })
      if (count >= 12 && count <= 25) strict.plays('Ann', play('Lantern', text))
      else {
        const error = strict.refuses('Ann', play('Lantern', text))
        expect(error).toMatchObject({ code: 'wrongLength', details: { lines: count } })
      }
    },
  )

  test('must name a held card, or may be denied [1250.18/play.c]', () => {
    for (const card of [null, 'c8', 'a king']) {
      const tale = new Script().tries('Ann', card)
      if (card !== null) {
        const error = tale.objects('play', { reply: 'verify' })
        expect(error).toMatchObject({ code: 'phantomCard', details: { card } })
      }
      tale.denies('no card specified')
      expect(tale.turn).toBe('Bob')
    }
  })

  test('belongs to the Bard whose turn it is [1250.18/play.d]', () => {
    expect(new Script().refuses('Bob', play('Lantern', TEXT, 'c8')).code).toBe('notYourTurn')
  })

  test('is answered by the Barkeep, one at a time [1250.18/play.e]', () => {
    const tale = new Script().tries('Ann', 'c1')
    expect(tale.asked).toEqual(['play'])
    expect(tale.state.openPrompts[0]?.details).toMatchObject({ seat: 0, card: 'c1', inHand: true })
    expect(tale.refuses('Ann', play('Lantern', TEXT, 'c2')).code).toBe('playOpen')
    tale.verifies()
    expect(tale.asked).toEqual([])
    expect(tale.shared.plays[0]?.answered).toEqual({ is: 'verified', looseEnd: false, tied: [] })
    expect(tale.objects.bind(tale, 'play', 'verify')).toThrow('not asked')
  })

  test('burns its card on success, or makes it a Loose End [1250.18/play.f]', () => {
    const tale = new Script().tells('Ann', 'C1')
    expect(tale.state.hidden.burned).toEqual(['c1'])
    expect(tale.cards('Ann')).toBe(6)
    tale.tells('Ann', 'c2', { looseEnd: true })
    expect(tale.shared.looseEnds).toEqual(['c2'])
    expect(tale.state.hidden.burned).toEqual(['c1'])
    expect(tale.hand('Ann')).toEqual(['c3', 'c4', 'c5', 'c6', 'c7'])
  })

  test('burns its card for two others when denied [1250.18/play.g]', () => {
    const tale = new Script().tries('Ann', 'c1').denies('card not brought in')
    expect(tale.state.hidden.burned).toEqual(['c1'])
    expect(tale.hand('Ann')).toEqual(['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c22', 'c23'])
    expect(tale.ownEvents[0]).toMatchObject({ type: 'denied', burned: 'c1' })
  })

  test('needs no card from an empty hand [1250.18/play.h]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    for (const card of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7']) tale.tells('Ann', card)
    expect(tale.cards('Ann')).toBe(0)
    expect(tale.refuses('Ann', play('Lantern', TEXT, 'c9')).code).toBe('noCards')
    tale.tells('Ann', null)
    expect(tale.turn).toBe('Ann')
  })

  test('waits only for the Bard’s own cards', () => {
    const tale = new Script({ players: ['Ann', 'Bob'] })
    tale.deals = false
    tale.passesOn('Ann')
    tale.tries('Bob', 'c8').denies('incomprehensible')
    expect(tale.refuses('Ann', play('Lantern'))).toMatchObject({
      code: 'cardsOwed',
      clause: '1250.18/card.f',
      details: { cards: 1 },
      message: 'A card is being drawn for you; wait for it.',
    })
    tale.rules('draw', 0).tries('Ann', 'c1')
  })

  test('cannot name a card in an open interruption', () => {
    const tale = new Script().tells('Ann', 'c1').interrupts('Bob', 1, 'c8').passesOn('Ann')
    expect(tale.refuses('Bob', play('Lantern', TEXT, 'C8')).code).toBe('cardLocked')
    expect(tale.refuses('Bob', { type: 'pass', discard: 'c8' }).code).toBe('cardLocked')
  })
})

describe('a denial', () => {
  const cases = [
    ['incomprehensible', 'c1', true],
    ['non sequitur', 'c1', true],
    ['against the spirit', null, true],
    ['wrong length', 'c1', true],
    ['no card specified', null, true],
    ['no card specified', 'c9', true],
    ['no card specified', 'c1', false],
    ['nothing played', null, true],
    ['nothing played', 'c1', false],
    ['card not brought in', 'c1', true],
    ['card not brought in', null, false],
  ] as const

  function check(reason: (typeof cases)[number][0]): void {
    for (const [each, card, isTrue] of cases) {
      if (each !== reason) continue
      const tale = new Script().tries('Ann', card)
      if (isTrue) {
        tale.denies(reason)
        expect(tale.shared.plays[0]?.answered).toEqual({ is: 'denied', reason })
        expect(tale.turn).toBe('Bob')
      } else {
        const error = tale.objects('play', { reply: 'deny', reason })
        expect(error).toMatchObject({ code: 'wrongReason', details: { reason, card, held: 7 } })
      }
    }
  }

  test('may say that the play makes no sense [1250.18/deny.1]', () => check('incomprehensible'))
  test('may say that the play does not follow from the tale [1250.18/deny.2]', () =>
    check('non sequitur'))
  test('may say that the play is against the spirit [1250.18/deny.3]', () =>
    check('against the spirit'))
  test('may say that the play has the wrong length [1250.18/deny.4]', () => check('wrong length'))
  test('may say that a Bard with cards has named none [1250.18/deny.5]', () =>
    check('no card specified'))
  test('may say that the play has neither card nor Loose End [1250.18/deny.6]', () =>
    check('nothing played'))
  test('may say that the text lacks the card [1250.18/deny.7]', () => check('card not brought in'))

  test('cannot ask for a card from a Bard who holds none [1250.18/deny.5]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    for (const card of ['c2', 'c3', 'c4', 'c5', 'c6', 'c7']) tale.tells('Ann', card)
    tale.tries('Ann', null)
    const error = tale.objects('play', { reply: 'deny', reason: 'no card specified' })
    expect(error.code).toBe('wrongReason')
    tale.denies('nothing played')
    expect(tale.cards('Ann')).toBe(0)
  })

  test('is final, and the Barkeep decides it freely [1250.18/deny.may]', () => {
    const tale = new Script().tries('Ann', null, 'Short.').verifies()
    expect(tale.turn).toBe('Ann')
    expect(tale.cards('Ann')).toBe(7)
    expect(tale.state.hidden.burned).toEqual([])
    expect(tale.state.openPrompts).toEqual([])
  })

  test('has one of seven reasons [1250.18/deny.only]', () => {
    const tale = new Script().tries('Ann', 'c1')
    const error = tale.objects('play', { reply: 'deny', reason: 'boring' })
    expect(error.code).toBe('badAnswer')
    expect(tale.objects('play', 'deny: boring').code).toBe('badAnswer')
    expect(tale.objects('play', { reply: 'deny' }).code).toBe('badAnswer')
    tale.rules('play', 'deny: Non sequitur.')
    expect(tale.turn).toBe('Bob')
  })

  test.each([
    ['no-cards', 7],
    ['two-cards', 9],
  ])('of an unheld card burns nothing and deals %s', (phantomCardDenial, cards) => {
    const tale = new Script({ options: { phantomCardDenial } }).tries('Ann', 'c8')
    tale.denies('incomprehensible')
    expect(tale.cards('Ann')).toBe(cards)
    expect(tale.hand('Bob')).toContain('c8')
    expect(tale.state.hidden.burned).toEqual([])
  })

  test('without a card burns and deals nothing', () => {
    const tale = new Script().tries('Ann', null).denies('nothing played')
    expect([tale.cards('Ann'), tale.state.hidden.burned]).toEqual([7, []])
  })
})

describe('the story', () => {
  test('has a number of lines, which does not count empty ones', () => {
    expect(['', 'a', 'a\n\n b \n \t\nc'].map(countLines)).toEqual([0, 1, 3])
  })

  test('consists of the successful plays in order', () => {
    const tale = new Script().tries('Ann', 'c1', 'One.').verifies()
    tale.tries('Ann', 'c2', 'Two.').denies('incomprehensible')
    tale.tries('Bob', 'c8', 'Three.').verifies()
    expect(storySoFar(tale.shared)).toEqual(['One.', 'Three.'])
  })
})
