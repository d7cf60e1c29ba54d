import type { Game } from '@ackanomic/core'
import { diplomacy } from '@ackanomic/games/diplomacy'
import { ghost } from '@ackanomic/games/ghost'
import { describe, expect, test } from 'vitest'
import { session, typed } from '../testing/session.test-support.js'

const last = (game: Game | undefined, ...lines: string[]): string =>
  typed(session(game), lines).shown

describe('an award at the end', () => {
  test('is shown with the clause that gives it', () => {
    expect(last(undefined, 'wait end')).toMatch(
      /\n\w+ gains 8 points \(1250\.7\/5\(1\)\)\.\n.*\n\w+ gets the Jade Grapefruit \(1250\.7\/5\(3\)\)\.$/u,
    )
  })

  test('is reduced in an exhibition', () => {
    const shown = last(undefined, 'exhibition', 'wait end')
    expect(shown).toMatch(
      /gains 0 of 8 points .* Clause 1250\.1\/VII.* Exhibitions give no points/u,
    )
    expect(shown).toMatch(/A\$0 of A\$8 .* In exhibitions no currency is given/u)
    expect(shown).toMatch(/\n\w+ gets the Jade Grapefruit \(1250\.7\/5\(3\)\)\.$/u)
  })

  test('is not a Trophy if only two people started', () => {
    expect(last(ghost, 'leave Ann')).toMatch(
      /Bob does not get the Jade Grapefruit \(.*\)\. Clause 1250\.2\/2\(2\) bars it: A Trophy is given only if/u,
    )
  })
})

describe('a mail that replaces another', () => {
  const orders = (...lines: string[]): string =>
    typed(session(diplomacy, { name: 'Ann' }), lines).shown

  test('is shown with all current orders and the earlier ones', () => {
    const shown = orders('A PAR - BUR', 'F BRE - MAO')
    expect(shown).toContain('\nYour orders now: F BRE - MAO\nBefore: A PAR - BUR\n')
  })

  test('is not shown if no order is lost or the whole view has changed', () => {
    expect(orders('A PAR - BUR')).not.toContain('Before:')
    expect(orders('A PAR - BUR', 'A PAR - BUR, F BRE - MAO')).not.toContain('Before:')
    expect(orders('A PAR - BUR', 'wait')).not.toContain('Before:')
    expect(orders('A PAR - BUR', 'be Bob')).not.toContain('Before:')
  })
})

test('a picture that is too wide can be moved to its end, but no further', () => {
  const wide = { ...ghost, render: () => `${'0123456789'.repeat(5)}` }
  const at = (...lines: string[]): number => typed(session(wide), lines).session.shift
  expect(at('look right')).toBe(20)
  expect(at('look right', 'look right', 'look right')).toBe(30)
  expect(at('look right', 'look left', 'look left')).toBe(0)
})
