import { expect, test } from 'vitest'
import type { CoreEvent } from '../game/game-event.js'
import { errands } from './errands.test-support.js'

const names = ['Ann', 'Bob', 'Cyd']

test.each<readonly [CoreEvent, string]>([
  [{ type: 'joined', seat: 3, person: 'Dan' }, 'Dan joins.'],
  [{ type: 'left', seats: [0], from: 'match' }, 'Ann left the game.'],
  [{ type: 'left', seats: [0, 2], from: 'community' }, 'Ann and Cyd left the community.'],
  [{ type: 'away', seat: 1, substitute: null }, 'Bob is on vacation.'],
  [{ type: 'away', seat: 1, substitute: 'Sub' }, 'Bob is on vacation; Sub plays as Substitute.'],
  [{ type: 'away', seat: 7, substitute: null }, 'Seat 7 is on vacation.'],
  [{ type: 'back', seat: 1 }, 'Bob is back.'],
  [{ type: 'refereeLost', person: 'Ref' }, 'Ref is no longer a referee.'],
  [{ type: 'refereeFound', person: 'Rex' }, 'Rex is a referee now.'],
  [
    { type: 'silence', by: 'Ann' },
    'Ann points out that the referee has been silent for more than a week.',
  ],
  [{ type: 'inquired' }, 'The referee is asked whether they go on or resign.'],
  [{ type: 'continues', person: 'Ref' }, 'Ref goes on as referee.'],
  [{ type: 'paused', reason: 'dispute' }, 'Play is paused: dispute.'],
  [{ type: 'resumed', reason: 'dispute' }, 'Play resumes. The pause is over: dispute.'],
  [{ type: 'exhibition' }, 'The match is an exhibition.'],
  [{ type: 'ended', winners: [] }, 'The game is over, without a winner.'],
  [{ type: 'ended', winners: ['Ann', 'Bob'] }, 'The game is over. Ann and Bob won.'],
])('an event of core %j reads %s', (event, says) => {
  expect(errands().describeEvent(event, names)).toBe(says)
})

test('the game’s own errors use the game’s own sentences', () => {
  expect(errands().describeEvent({ type: 'said', text: 'Go!' }, names)).toBe('Go!')
})
