import { expect, test } from 'vitest'
import { by, duel, type Script } from './script.test-support.js'

const leaves = (h: number, person: string) =>
  by.society(h, { what: 'leave', persons: [person], from: 'ackanomic' })
const active = (h: number, person: string, is: boolean) =>
  by.society(h, { what: 'activity', person, active: is })
const reasons = ({ state }: Script): readonly string[] =>
  state.table.halts.map(({ reason }) => reason)
const holder = ({ state }: Script): string | null | undefined => state.table.seats[0]?.holder

test('who replaces acts on when the absent player leaves, or goes on vacation besides [1250.14/V.repl.d]', () => {
  const replaced = (gone: ReturnType<typeof by.time>) =>
    duel().takes(gone, by.offer(2, 'Vera', 'WEST'), by.yes(3, 'Vera', 'WEST'))
  for (const script of [
    replaced(by.vacation(1, 'Ann')).takes(by.leave(4, 'Ann')),
    replaced(by.vacation(1, 'Ann')).takes(leaves(4, 'Ann')),
    replaced(leaves(1, 'Ann')).takes(by.leave(4, 'Ann')),
    replaced(active(1, 'Ann', false)).takes(by.vacation(4, 'Ann')),
  ]) {
    expect(holder(script)).toBe('Vera')
    expect(reasons(script)).toEqual([])
    expect(script.state.own).toMatchObject({ replacements: ['Vera', null], missing: [] })
    expect(script.takes(by.orders(5, 'Vera', 'A Bur H')).state.secret[0]?.orders).toHaveLength(1)
  }
  const back = replaced(by.vacation(1, 'Ann')).takes(leaves(4, 'Ann'), by.back(5, 'Ann'))
  expect(holder(back)).toBe('Ann')
  const resigned = replaced(by.vacation(1, 'Ann')).takes(by.leave(4, 'Ann'))
  expect(resigned.refusal(by.back(5, 'Ann')).code).toBe('notAway')
})

test('a referee on vacation comes back before e offers anything [1250.14/V.repl.d]', () => {
  const script = duel({ formerPlayersMayReplace: true }).takes(by.vacation(1, 'Dee'))
  const bar = { code: 'mayNotReplace', facts: { person: 'Dee', why: 'on vacation' } }
  expect(script.refusal(by.offer(2, 'Dee', 'referee'))).toMatchObject(bar)
  script.takes(by.offer(2, 'Wim', 'referee'), by.speaker(3, 'Wim', 'referee'), by.leave(4, 'Ann'))
  expect(script.refusal(by.offer(5, 'Dee', 'WEST'))).toMatchObject(bar)
  expect(script.takes(by.back(6, 'Dee')).state.table.referees).toEqual(['Dee'])
})
