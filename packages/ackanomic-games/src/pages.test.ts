import { createMatch, days } from '@ackanomic/core'
import { gamePage } from '@ackanomic/core/page'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.js'
import { pureSkill } from './pure-skill/game.js'

const START = Date.UTC(2026, 10, 29)

const started = () =>
  createMatch(pureSkill, {
    players: ['Ann', 'Bob', 'Cyd'],
    now: () => START,
    id: 'page',
    secret: 'a secret of a test',
  })

describe('the page of a match', () => {
  test('shows a newcomer the rules, the notation and the deadline', () => {
    const { rules, help, examples, forfeits, questions, returns } = started().page('Ann')
    expect(rules).toContain('In thirteen rounds, bid a sealed card')
    expect(help).toContain('"bid KH"')
    expect(examples).toEqual(['bid AH', 'bid 2H', 'bid 3H'])
    expect(forfeits).toEqual([
      {
        deadline: START + days(3),
        consequence: 'The referee draws a random bid for each player who has bid nothing.',
      },
    ])
    expect([questions, returns]).toEqual([[], null])
  })

  test('shows no forfeit to a person who has acted', () => {
    const match = started()
    match.play('Ann', 'bid K')
    expect(match.page('Ann').forfeits).toEqual([])
  })

  test('omits events already read', () => {
    const match = started()
    const { messages } = match.page('Ann')
    match.play('Ann', 'bid K')
    expect(messages).toHaveLength(1)
    expect(match.page('Ann', { after: 1 }).messages).toEqual(['Ann bids KH.'])
  })

  test('shows the last refusal until an action is accepted', () => {
    const match = started()
    match.play('Ann', 'sing')
    expect(match.page('Ann').error?.code).toBe('unparsable')
    match.play('Ann', 'bid KD')
    expect(match.page('Ann').error?.code).toBe('notInPack')
    expect(match.page('Bob').error).toBeNull()
    match.play('Ann', 'bid KH')
    expect(match.page('Ann').error).toBeNull()
  })

  test('shows the result of all seats after the end', () => {
    const match = started()
    while (!match.isOver) match.advanceTo('nextDeadline')
    const returns = match.page(null).returns ?? []
    const scores = returns.map(({ score }) => score ?? 0)
    expect(returns.map(({ player }) => player)).toEqual(['Ann', 'Bob', 'Cyd'])
    expect(returns.map(({ place }) => place)).toEqual(
      scores.map((score) => 1 + scores.filter((other) => other > score).length),
    )
    const best = returns.filter(({ place }) => place === 1).length
    expect(returns.map(({ result }) => result)).toEqual(
      returns.map(({ place }) => (best > 1 ? 0.5 : place === 1 ? 1 : 0)),
    )
  })
})

describe('the page of a game', () => {
  test.each(Object.values(catalogue))('describes the moves of $id', async (listing) => {
    const { schemas, clauses, help } = gamePage(await listing.load(), await listing.clauses())
    const { anyOf = [schemas.move] } = schemas.move as { readonly anyOf?: readonly object[] }
    for (const move of anyOf) expect(move).toMatchObject({ type: 'object' })
    expect(schemas.options).toHaveProperty('type', 'object')
    expect(Object.keys(clauses).length).toBeGreaterThan(5)
    expect(help).not.toBe('')
  })
})
