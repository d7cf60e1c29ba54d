import { expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import { by, duel, type Script } from './script.test-support.js'

const leaves = (h: number, person: string) =>
  by.roster(h, { type: 'leave', persons: [person], from: 'community' })
const active = (h: number, person: string, is: boolean) =>
  by.roster(h, { type: 'activity', person, active: is })
const reasons = ({ state }: Script): readonly string[] =>
  state.roster.pauses.map(({ reason }) => reason)
const holder = ({ state }: Script): string | null | undefined => state.roster.seats[0]?.holder

test('a replacement continues when the absent player leaves or goes on vacation [1250.14/V.repl.d]', () => {
  const replaced = (gone: ReturnType<typeof by.time>) =>
    duel().apply(gone, by.offer(2, 'Vera', 'WEST'), by.yes(3, 'Vera', 'WEST'))
  for (const script of [
    replaced(by.vacation(1, 'Ann')).apply(by.leave(4, 'Ann')),
    replaced(by.vacation(1, 'Ann')).apply(leaves(4, 'Ann')),
    replaced(leaves(1, 'Ann')).apply(by.leave(4, 'Ann')),
    replaced(active(1, 'Ann', false)).apply(by.vacation(4, 'Ann')),
  ]) {
    expect(holder(script)).toBe('Vera')
    expect(reasons(script)).toEqual([])
    expect(script.state.shared).toMatchObject({ replacements: ['Vera', null], missing: [] })
    expect(script.apply(by.orders(5, 'Vera', 'A Bur H')).state.secret[0]?.orders).toHaveLength(1)
  }
  const back = replaced(by.vacation(1, 'Ann')).apply(leaves(4, 'Ann'), by.back(5, 'Ann'))
  expect(holder(back)).toBe('Ann')
  const resigned = replaced(by.vacation(1, 'Ann')).apply(by.leave(4, 'Ann'))
  expect(resigned.errorOf(by.back(5, 'Ann')).code).toBe('notAway')
})

test('a referee on vacation must return before making an offer [1250.14/V.repl.d]', () => {
  const script = duel({ formerPlayersMayReplace: true }).apply(by.vacation(1, 'Dee'))
  const bar = { code: 'mayNotReplace', details: { person: 'Dee', why: 'on vacation' } }
  expect(script.errorOf(by.offer(2, 'Dee', 'referee'))).toMatchObject(bar)
  script.apply(by.offer(2, 'Wim', 'referee'), by.speaker(3, 'Wim', 'referee'), by.leave(4, 'Ann'))
  expect(script.errorOf(by.offer(5, 'Dee', 'WEST'))).toMatchObject(bar)
  expect(script.apply(by.back(6, 'Dee')).state.roster.referees).toEqual(['Dee'])
})

test('the referee acknowledges a replacement, or the Speaker if there is no referee [1250.14/V.repl.a, 1250.14/V.repl.b, 1250.14/V.repl.c]', () => {
  const wanted = ({ state }: Script) =>
    diplomacy
      .pendingActions(state, 'public', 'all')
      .flatMap(({ action, actor }) => (action === 'acknowledge' ? [actor] : []))
  const script = duel().apply(by.vacation(1, 'Ann'), by.offer(2, 'Vera', 'WEST'))
  expect(wanted(script)).toEqual(['referee'])
  expect(wanted(script.apply(by.vacation(3, 'Dee')))).toEqual(['speaker'])
  expect(wanted(script.apply(by.speaker(4, 'Vera', 'WEST')))).toEqual([])
  expect(wanted(script.apply(by.offer(5, 'Wim', 'referee')))).toEqual(['speaker'])
  expect(wanted(script.apply(by.speaker(6, 'Wim', 'referee')))).toEqual([])
})

test('the referee cannot replace a player, since a referee does not play [1250.14/II.c]', () => {
  const script = duel().apply(by.vacation(1, 'Ann'))
  expect(script.errorOf(by.offer(2, 'Dee', 'WEST'))).toMatchObject({
    code: 'mayNotReplace',
    clause: '1250.14/II.c',
    message: 'Dee is a referee of this instance and cannot play; let somebody else offer.',
  })
  expect(script.errorOf(by.offer(2, 'Bob', 'WEST')).clause).toBe('1250.14/V.bot.d')
})

test('a refusal in a pause says when the pause ends [1250.14/V.still.a]', () => {
  const script = duel().apply(by.vacation(1, 'Bob'))
  expect(script.errorOf(by.orders(2, 'Ann', 'A Bur-Hei'))).toMatchObject({
    code: 'paused',
    clause: '1250.14/V.still.a',
    details: { reasons: ['pause'], until: at(73) },
    message:
      'Play is paused (pause); send the move again once it resumes, which is at 2026-11-24T01:00:00Z at the latest.',
  })
})
