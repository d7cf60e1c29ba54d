import { ghost } from '@ackanomic/games/ghost'
import { describe, expect, test } from 'vitest'
import { session, typed } from '../testing/trial.js'
import { type AnyGame, anyGame } from './house.js'

const last = (game: AnyGame | undefined, ...lines: string[]): string =>
  typed(session(game), lines).shown

describe('what a game gives at its end', () => {
  test('is shown with the clauses that give it', () => {
    expect(last(undefined, 'wait end')).toMatch(
      /\n8 points for \w+ \(1250\.7\/5\(1\)\)\.\n.*\nThe standard Trophy for \w+ \(1250\.7\/5\(3\)\)\.$/u,
    )
  })

  test('is less in an exhibition', () => {
    const shown = last(undefined, 'exhibition', 'wait end')
    expect(shown).toMatch(/8 points for .*; not given: Exhibitions give no points \(1250\.1\/VII/u)
    expect(shown).toMatch(/A\$8 from .*; not given: In exhibitions no currency is given/u)
    expect(shown).toMatch(/\nThe standard Trophy for \w+ \(1250\.7\/5\(3\)\)\.$/u)
  })

  test('is no Trophy where two began', () => {
    expect(last(anyGame(ghost), 'leave Ann')).toMatch(
      /The standard Trophy for Bob \(.*\); not given: A Trophy needs .* \(1250\.2\/2\(2\)\)\./u,
    )
  })
})
