import { describe, expect, test } from 'vitest'
import { type Nim, nimDefinition } from '../bots/nim.test-support.js'
import { startMatch, submit } from '../match/match.js'
import { pendingActions } from '../match/pending-actions.js'
import { wholeGame } from './whole-definition.test-support.js'

const { pending: _, listMoves: __, ...plain } = nimDefinition

/** Nim with `candidates`, but without `pending` and `listMoves`. */
const game = wholeGame<Nim>({
  ...plain,
  moves: {
    take: {
      ...plain.moves.take,
      candidates: () => [1, 2, 3].map((matches) => ({ type: 'take' as const, matches })),
    },
  },
})

describe('in a game without `pending`', () => {
  const roster = { players: ['Ann', 'Bob'], startedAt: 0 }
  const started = startMatch(game, { roster, options: { matches: 5 } })
  if (!started.ok) throw new Error(started.error.message)
  const { match } = started

  test('the players with a legal move must move', () => {
    expect(pendingActions(game, match.state)).toEqual([
      {
        action: 'take',
        actor: 0,
        persons: ['Ann'],
        need: 'required',
        deadline: null,
        prompt: null,
      },
    ])
  })

  test('a player who has left need not move', () => {
    const event = { type: 'leave', persons: ['Ann'], from: 'match' } as const
    const left = submit(game, match, { kind: 'roster', at: 1, event })
    if (!left.ok) throw new Error(left.error.message)
    expect(pendingActions(game, left.match.state)).toEqual([])
  })
})
