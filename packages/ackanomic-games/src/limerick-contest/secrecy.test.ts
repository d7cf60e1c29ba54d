import { outcomeProbabilities } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { type LimerickContest, limerickContest } from './index.js'
import { type AnyEntry, by, Script } from './script.test-support.js'

type Viewer = Parameters<typeof limerickContest.view>[1]

function knowledgeOf({ state }: Script, viewer: Viewer, name: string | null): unknown {
  const view = limerickContest.view(state, viewer)
  const legal = limerickContest.legalMoves(view)
  const moves: readonly LimerickContest['Move'][] = [
    { type: 'vote', for: 0 },
    { type: 'vote', for: 1 },
    { type: 'post', limerick: 'x' },
    { type: 'praise', of: 0, text: 'x' },
    { type: 'find', of: 0 },
  ]
  const tried = name === null ? [] : moves.map((move): AnyEntry => by.move(9, name, move))
  return {
    view,
    text: limerickContest.render(view),
    pendingActions: limerickContest.pendingActions(state, viewer),
    legal: { moves: legal.moves, complete: legal.complete },
    errors: tried.map((entry) => limerickContest.check(state, entry) ?? null),
  }
}

const VIEWERS: readonly (readonly [Viewer, string | null])[] = [
  [0, 'Ann'],
  [1, 'Bob'],
  ['public', null],
  [{ person: 'Ann' }, 'Ann'],
  [{ person: 'Yan' }, 'Yan'],
  [{ person: 'Zoe' }, 'Zoe'],
]

describe('a vote', () => {
  test.each(['Zoe', 'Yan', 'Ann', 'Bob', 'Tab'])(
    'of %s is known only to them and the referee, and nobody else can tell that it was sent [1250.8/4.2(3)]',
    (voter) => {
      for (const options of [{}, { revisions: 'last' }, { publishVotes: true }] as const) {
        const quiet = Script.voting(options).apply(by.time(8))
        const voted = Script.voting(options).apply(by.vote(8, voter, 1))
        const recipients = voted.events.map(({ to }) => to)
        const shared = voter === 'Ann' ? [0] : voter === 'Bob' ? [1] : [{ person: voter }]
        expect(recipients).toEqual([...(voter === 'Tab' ? [] : shared), 'referee'])
        for (const [viewer, name] of VIEWERS) {
          if (name === voter) continue
          expect(knowledgeOf(voted, viewer, name)).toEqual(knowledgeOf(quiet, viewer, name))
        }
        expect(limerickContest.render(limerickContest.view(voted.state, 'referee'))).toContain(
          `${voter}: Bob`,
        )
      }
    },
  )

  test('stays secret when changed [1250.8/4.2(3)]', () => {
    const once = Script.voting({ revisions: 'last' }).apply(by.vote(7, 'Zoe', 0), by.time(8))
    const twice = Script.voting({ revisions: 'last' }).apply(
      by.vote(7, 'Zoe', 0),
      by.vote(8, 'Zoe', 1),
    )
    for (const [viewer, name] of VIEWERS) {
      if (name !== 'Zoe')
        expect(knowledgeOf(twice, viewer, name)).toEqual(knowledgeOf(once, viewer, name))
    }
  })

  test('is shown to its sender, in a seat or outside [1250.8/4.2(3)]', () => {
    const script = Script.voting().apply(by.vote(3, 'Zoe', 1), by.vote(3, 'Ann', 0))
    expect(limerickContest.view(script.state, { person: 'Zoe' })).toMatchObject({
      sent: { by: 'Zoe', for: 1 },
    })
    expect(limerickContest.view(script.state, 0)).toMatchObject({
      mine: { vote: { by: 'Ann', for: 0 } },
    })
    expect(limerickContest.view(script.state, { person: 'Yan' })).toMatchObject({ sent: null })
    expect(limerickContest.view(script.state, 1)).toMatchObject({ mine: { vote: null } })
  })

  test('of an outsider stays secret through a pause, and when the voter becomes a Substitute [1250.8/4.2(3)]', () => {
    const quiet = Script.voting().apply(by.time(3))
    const voted = Script.voting().apply(by.vote(3, 'Zoe', 1))
    for (const entry of [
      by.roster(4, { type: 'dispute', by: 'Ann' }),
      by.roster(5, { type: 'decision', as: 'speaker' }),
      by.away(6, 'Ann', 'Zoe'),
      by.roster(7, { type: 'return', person: 'Ann' }),
      by.away(8, 'Bob'),
    ]) {
      quiet.apply(entry)
      voted.apply(entry)
      expect(voted.events).toEqual(quiet.events)
      for (const [viewer, name] of VIEWERS) {
        const sits = viewer === 0 && voted.state.roster.seats[0]?.holder === 'Zoe'
        if (name === 'Zoe' || sits) continue
        expect(knowledgeOf(voted, viewer, name)).toEqual(knowledgeOf(quiet, viewer, name))
      }
    }
    expect(voted.counts().state.shared.count?.totals).toEqual([0, 1])
  })

  test('of an outsider is stored neither in public nor with the seats [1250.8/4.2(3)]', () => {
    const script = Script.voting().apply(by.vote(3, 'Zoe', 1), by.vote(3, 'Tab', 1))
    expect(script.state.hidden.votes).toEqual([
      { by: 'Zoe', for: 1 },
      { by: 'Tab', for: 1 },
    ])
    expect(script.state.secret).toEqual([{ vote: null }, { vote: null }])
    for (const viewer of [0, 1, 'public', { person: 'Yan' }] as const) {
      const seen = JSON.stringify(limerickContest.view(script.state, viewer))
      expect(seen).not.toContain('Zoe')
    }
  })

  test('stays with its voter, and is hidden between a player and the Substitute [1250.8/4.2(3)]', () => {
    const script = Script.voting().apply(by.vote(3, 'Ann', 0), by.away(4, 'Ann', 'Sue'))
    expect(limerickContest.view(script.state, 0)).toMatchObject({ mine: { vote: null } })
    expect(limerickContest.view(script.state, { person: 'Ann' })).toMatchObject({
      sent: { by: 'Ann', for: 0 },
    })
    script.apply(by.vote(5, 'Sue', 1), by.roster(6, { type: 'return', person: 'Ann' }))
    expect(limerickContest.view(script.state, 0)).toMatchObject({ mine: { vote: { for: 0 } } })
    expect(limerickContest.view(script.state, { person: 'Sue' })).toMatchObject({
      sent: { by: 'Sue', for: 1 },
    })
  })

  test('stays secret during the count and after the end [1250.8/4.2(3)]', () => {
    const one = Script.voting().apply(by.vote(3, 'Zoe', 0), by.vote(3, 'Bob', 1), by.time(74))
    const other = Script.voting().apply(by.vote(3, 'Zoe', 1), by.vote(3, 'Bob', 1), by.time(74))
    for (const viewer of ['public', 0, 1, { person: 'Yan' }] as const) {
      expect(limerickContest.view(one.state, viewer)).toEqual(
        limerickContest.view(other.state, viewer),
      )
    }
    one.apply(by.rule(75, 0, null))
    expect(JSON.stringify(limerickContest.view(one.state, 'public'))).not.toContain('Zoe')
    expect(one.state.outcome?.at).toBe(at(75))
  })

  test.each(['count', 'dice'] as const)(
    'does not change what a viewer knows when it is sampled in the stage %s',
    (stage) => {
      const script = new Script({ electorate: ['Zoe', 'Yan'] }).apply(
        by.post(2, 'Ann'),
        by.post(2, 'Bob'),
        by.vote(3, 'Zoe', 1),
        by.vote(3, 'Bob', 0),
        by.time(74),
      )
      if (stage === 'dice') script.apply(by.rule(75, 0, null))
      expect(script.state.shared.stage).toBe(stage)
      for (const viewer of [
        0,
        1,
        'public',
        'referee',
        { person: 'Zoe' },
        { person: 'Yan' },
      ] as const) {
        const view = limerickContest.view(script.state, viewer)
        for (const chosen of [0, 1, 2]) {
          const state = limerickContest.determinize?.(view, (of) => Math.min(chosen, of - 1))
          if (state === undefined) throw new Error('It cannot resample.')
          const strip = (seen: object): unknown =>
            JSON.parse(JSON.stringify(seen).replace(/"(?:id|at)":-?\d+/g, '"id":0'))
          expect(strip(limerickContest.view(state, viewer))).toEqual(strip(view))
          expect(state.openPrompts).toHaveLength(1)
        }
      }
    },
  )
})

describe('sampled votes', () => {
  const votesOf = (script: Script, viewer: Viewer) => {
    const view = limerickContest.view(script.state, viewer)
    return outcomeProbabilities((choose) => {
      const sample = limerickContest.determinize?.(view, choose, script.state.clock.now)
      const seated = sample?.secret.map(({ vote }) => vote?.for ?? '-')
      return `${seated}; ${sample?.hidden.votes.map((vote) => `${vote.by} ${vote.for}`)}`
    })
  }

  test('are equally likely for each limerick and for none, with any number of voters', () => {
    const script = Script.voting({ electorate: ['Uma'] }).apply(by.vote(3, 'Ann', 1))
    const found = votesOf(script, 0)
    expect(found.size).toBe(3 * (1 + 2 + 4))
    for (const [votes, likelihood] of found) {
      const others = votes.split('; ')[1] === '' ? 0 : votes.split(',').length - 1
      expect(likelihood, votes).toBeCloseTo(1 / 3 / 3 / 2 ** others, 12)
    }
  })

  test('include at least one vote during the count', () => {
    const script = Script.voting({ electorate: [] }).apply(by.vote(3, 'Tab', 0))
    script.apply({ kind: 'time', at: at(74) })
    const found = votesOf(script, 'public')
    expect(found.has('-,-; ')).toBe(false)
    // If the sample has no vote, Tab gets one.
    const [none, tab] = [1 / 9 / 2, 1 / 9 / 2 / 2]
    expect(found.get('-,-; Tab 0')).toBeCloseTo(none / 2 + tab, 12)
    expect(found.get('0,1; ')).toBeCloseTo(none, 12)
    expect(found.get('0,-; Tab 1')).toBeCloseTo(tab, 12)
  })
})
