import { describe, expect, test } from 'vitest'
import { mediocrity } from './index.js'
import { by, Script } from './script.test-support.js'

const VIEWERS = [2, 'public', 'referee', { person: 'Zoe' }, { person: 'Cyd' }] as const

const gets = ({ state }: Script, viewer: (typeof VIEWERS)[number]) => ({
  view: mediocrity.view(state, viewer),
  text: mediocrity.render(mediocrity.view(state, viewer)),
  pendingActions: mediocrity.pendingActions(state, viewer, 'all'),
  legal: mediocrity.legalMoves(mediocrity.view(state, viewer)).moves,
})

describe('a number before the result', () => {
  test('is known to its sender and the Moderator, and even its existence is hidden from others [1250.17/num.priv]', () => {
    const quiet = new Script().apply(by.begin(0, 'Ann'), by.time(1))
    const sent = new Script().apply(by.begin(0, 'Ann'), by.send(1, 'Bob', 3))
    for (const viewer of VIEWERS) expect(gets(sent, viewer)).toEqual(gets(quiet, viewer))
    expect(sent.events.map(({ to }) => to)).toEqual([1, 0])
    expect(mediocrity.view(sent.state, 1)).toMatchObject({
      mine: { number: 3 },
      known: [null, { number: 3 }, null],
    })
    expect(mediocrity.view(sent.state, 0)).toMatchObject({
      known: [{ number: null }, { number: 3 }, { number: null }],
    })
    expect(mediocrity.render(mediocrity.view(sent.state, 0))).toContain('Number of Bob: 3')
    expect(mediocrity.render(mediocrity.view(sent.state, 1))).toContain('Your number: 3')
    expect(JSON.stringify(mediocrity.view(sent.state, 'public'))).not.toContain('"number":3')
  })

  test('stays hidden when the round expires or is void [1250.17/num.priv]', () => {
    const expired = new Script({ players: 4 }).apply(by.begin(0, 'Ann'), by.send(1, 'Bob', 3))
    expired.apply(by.time(144))
    const voided = new Script({ players: 4 }).apply(by.begin(0, 'Ann'), by.send(1, 'Bob', 3))
    voided.apply(by.leave(2, 'Ann'))
    for (const { state } of [expired, voided]) {
      expect(state.shared.last?.numbers).toEqual([null, null, null, null])
      expect(JSON.stringify(state.secret)).not.toContain('3')
    }
  })

  test('is shown to its seat and the Moderator when drawn, and the Moderator sees which are missing [1250.17/num.priv]', () => {
    const one = new Script({ players: 4 }).apply(by.begin(0, 'Ann'), by.result(72, 'Ann'))
    const other = new Script({ players: 4 }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Bob', 2),
      by.result(72, 'Ann'),
    )
    one.apply(by.answer(73, 'Ann', 0, [5]))
    other.apply(by.answer(73, 'Ann', 1, [5]))
    for (const viewer of VIEWERS) expect(gets(one, viewer)).toEqual(gets(other, viewer))
    expect(mediocrity.view(one.state, 1)).toMatchObject({ mine: { number: 5, drawn: true } })
    expect(mediocrity.view(one.state, 0)).toMatchObject({ openPrompts: [{ id: 1 }, { id: 2 }] })
  })

  test('is hidden from a former Moderator [1250.17/num.priv]', () => {
    const script = new Script()
      .round([null, 1, 1])
      .apply(by.begin(80, 'Bob'), by.send(81, 'Cyd', 4))
    expect(mediocrity.view(script.state, 0)).toMatchObject({ known: [{}, null, null] })
  })
})

describe('a view as text', () => {
  test('shows the players by number, with their scores and the Moderator', () => {
    const script = new Script({ options: { numbers: [2, 3, 1] } })
    script.round([1, 2, null]).apply(by.begin(73, 'Ann'), by.send(74, 'Cyd', 4))
    expect(mediocrity.render(mediocrity.view(script.state, 2)).split('\n')).toEqual([
      'Mediocrity, round 2: numbers from 1 to 4 go to Ann',
      '',
      '1  Cyd   0  (you)',
      '2  Ann   1  (Moderator)',
      '3  Bob   0',
      '',
      'Round 1: Ann 1, Bob 2; 1 is the most Mediocre number, and Ann gains a Gamepoint.',
      '',
      'Your number: 4',
    ])
  })

  test('describes each phase', () => {
    const first = (script: Script) =>
      mediocrity.render(mediocrity.view(script.state, 'public')).split('\n')[0]
    const wait = { onModeratorLoss: 'wait' } as const
    expect(
      [
        new Script({ drawn: true }),
        new Script(),
        new Script().apply(by.time(72)),
        new Script().apply(by.begin(0, 'Ann'), by.time(72)),
        new Script().apply(by.begin(0, 'Ann'), by.result(72, 'Ann')),
        new Script({ options: wait }).apply(by.begin(0, 'Ann'), by.leave(1, 'Ann')),
        new Script().apply(by.leave(1, 'Ann', 'Cyd')),
      ].map(first),
    ).toEqual([
      'Mediocrity, round 1: the player numbers are being drawn',
      'Mediocrity, round 1: to be announced by Ann',
      'Mediocrity, round 1: to be announced by any player, who is then Moderator',
      'Mediocrity, round 1: numbers from 1 to 4 go to Ann, who may announce the result',
      'Mediocrity, round 1: Ann draws the missing numbers',
      'Mediocrity, round 1: Ann has left, and the round waits for its end',
      'Mediocrity, after 0 rounds',
    ])
  })

  test('counts “1 round” in the singular', () => {
    const script = new Script().apply(by.begin(0, 'Ann'), by.leave(1, 'Ann', 'Cyd'))
    expect(script.state.outcome).not.toBeNull()
    const [headline] = mediocrity.render(mediocrity.view(script.state, 'public')).split('\n')
    expect(headline).toBe('Mediocrity, after 1 round')
  })

  test('names the winners and the players who have left', () => {
    const script = new Script().scores(0, 2, 4).round([null, 1, 1])
    expect(mediocrity.render(mediocrity.view(script.state, 'public'))).toMatch(/\n\nBob won\.$/)
    const none = new Script().apply(by.leave(1, 'Ann', 'Cyd'))
    const text = mediocrity.render(mediocrity.view(none.state, 'public'))
    expect(text).toContain('1  Ann   0  (gone)')
    expect(text).toMatch(/Nobody won\.$/)
  })
})
