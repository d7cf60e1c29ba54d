import { expect, test } from 'vitest'
import { matchOperations } from './match-operations.js'
import { problemOf } from './schemas.js'

const { createMatch, listNotifications, submit } = matchOperations

const sent = (more: object) => ({ match: 'GPS 1', idempotencyKey: '1', ...more })
const KINDS =
  'Send an action as { "kind": "move", "move": … }, or with the kind "text", "answer", "roster" or "consent".'
const submits = (action: unknown) => sent({ action })

test.each<readonly [unknown, string]>([
  [{}, 'match is missing. The name of a match must be a string.'],
  [sent({}), `action is missing. ${KINDS}`],
  [submits({}), KINDS],
  [submits({ kind: 'leave' }), KINDS],
  [submits({ kind: 'text', text: 5 }), '"text" must be a string.'],
  [
    submits({ kind: 'text', text: 'x'.repeat(20_001) }),
    '"text" must have 20,000 characters or fewer.',
  ],
  [
    submits({ kind: 'move', by: 'Bob', move: {} }),
    'The field "action.by" is unknown; there are kind, move and as.',
  ],
  [
    submits({ kind: 'answer', prompt: 1.5, answer: 1 }),
    'action.prompt must be a whole number (got 1.5).',
  ],
])('problemOf explains what is wrong with the action %j', (request, says) => {
  expect(problemOf(submit.input, request)).toBe(says)
})

test.each<readonly [unknown, string]>([
  [
    { match: 'GPS 1' },
    'idempotencyKey is missing. "idempotencyKey" must be a string of 1 to 200 printable characters.',
  ],
  [sent({}), 'game is missing. "game" must be the id of a game.'],
  [
    sent({ game: 'ghost' }),
    'roster is missing. "roster" must name the participants: { "players": […], "referees": […] }.',
  ],
  [
    sent({ game: 'ghost', roster: {}, bots: {} }),
    'The field "bots" is unknown; there are match, idempotencyKey, game, roster, options, position, contributions, committedAt, automated, spectators, messages and anonymous.',
  ],
])('problemOf explains what is wrong with the opening %j', (request, says) => {
  expect(problemOf(createMatch.input, request)).toBe(says)
})

test('problemOf finds nothing wrong with a valid request', () => {
  expect(problemOf(submit.input, submits({ kind: 'consent' }))).toBe(undefined)
  expect(problemOf(listNotifications.input, {})).toBe(undefined)
})
