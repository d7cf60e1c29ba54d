import { describe, expect, test } from 'vitest'
import { type CommandSpec, rosterCommands } from './roster-commands.js'

const seats = ['Ann', 'Bob'].map((name) => ({ player: name, holder: name, presence: 'here' }))
const roster = { seats, referees: ['Ref'] } as never

const willing = (person: string) => ({ person, agrees: true })

function read(line: string, actor: string | null = 'Ann'): unknown {
  const [word = '', ...rest] = line.split(' ')
  const spec = rosterCommands[word as 'leave'] as CommandSpec
  const parsed = spec.parse(rest.join(' '), actor, roster)
  return parsed.ok ? parsed.value : parsed.error
}

describe('commands about the roster', () => {
  test('are listed with their form and effect', () => {
    const list = Object.values(rosterCommands).map(({ usage, description }) => [usage, description])
    expect(
      list.every(([usage, says]) => /^[a-z]/u.test(usage ?? '') && /\w /u.test(says ?? '')),
    ).toBe(true)
    expect(Object.keys(rosterCommands)).toEqual(
      Object.values(rosterCommands).map(({ usage }) => usage.split(' ')[0]),
    )
  })

  test('are given by people, apart from those of a role outside the roster', () => {
    const byRole = Object.entries(rosterCommands).filter(([, spec]) => spec.byRole === true)
    expect(byRole.map(([name]) => name)).toEqual(['inquire', 'decide', 'exhibition'])
  })

  test.each<[string, unknown]>([
    ['leave', { type: 'leave', persons: ['Ann'], from: 'match' }],
    ['vacation', { type: 'vacation', person: 'Ann' }],
    ['silence', { type: 'silence', by: 'Ann' }],
    ['dispute', { type: 'dispute', by: 'Ann' }],
    ['continue', { type: 'continue', person: 'Ref' }],
    ['inquire as organizer', { type: 'inquire', as: 'organizer' }],
  ])('“%s” is read', (line, event) => {
    expect(read(line)).toEqual(event)
  })

  test.each<[string, unknown]>([
    ['vacation with Eve', { type: 'vacation', person: 'Ann', substitute: willing('Eve') }],
    [
      'vacation Bob with "Eve with Bob"',
      { type: 'vacation', person: 'Bob', substitute: willing('Eve with Bob') },
    ],
    ['substitute Eve for Bob', { type: 'substitute', person: 'Bob', substitute: willing('Eve') }],
    [
      'substitute "Jack for hire" for Bob',
      { type: 'substitute', person: 'Bob', substitute: willing('Jack for hire') },
    ],
  ])('“%s” names a Substitute', (line, event) => {
    expect(read(line)).toEqual(event)
  })

  test.each([
    'vacation with Eve with Bob',
    'vacation with Eve Bob',
    'vacation with',
    'substitute Jack for hire for Bob',
    'substitute Eve Lee for Bob',
  ])('“%s” is refused, since it is not clear whom it names', (line) => {
    expect(read(line)).toMatch(/double quotes\.$/u)
  })

  test('ask for a name if nobody in particular gives them', () => {
    expect(read('dispute', null)).toBe('Say who raises it: "as NAME dispute".')
    expect(read('vacation', null)).toMatch(/^Name one person: "vacation/u)
  })
})
