import { FUNCTIONS } from './laid.js'
import type { LaidStatement } from './types.js'

/** Inner width of a drawn statement. */
const WIDTH = 12

/**
 * Draws statements side by side, numbered from 1: the function across the top, the bounds below.
 *
 * @param asleep - the number of the statement that sleeps, from 0; -1 for none
 * @returns lines, none where there are no statements
 */
export function drawStatements(statements: readonly LaidStatement[], asleep: number): string[] {
  if (statements.length === 0) return []
  const boxes = statements.map((statement, at) => box(statement, at + 1, at === asleep))
  return [0, 1, 2, 3, 4].map((line) => boxes.map((each) => each[line]).join('  '))
}

function box(
  { lower, upper, function: body }: LaidStatement,
  number: number,
  asleep: boolean,
): string[] {
  const name = (FUNCTIONS[body?.slice(-1) ?? ''] ?? '').toUpperCase()
  const condition = `${lower ?? '??'} to ${upper ?? '??'}`
  return [
    `┌─${number}${'─'.repeat(WIDTH - 2)}┐`,
    `│ ${(body ?? '??').padEnd(4)}${name.padStart(WIDTH - 6)} │`,
    `├${'─'.repeat(WIDTH)}┤`,
    `│ ${condition.padEnd(WIDTH - 2)} │`,
    `└${(asleep ? ' asleep ' : '').padEnd(WIDTH, '─')}┘`,
  ]
}
