import type { CreateMatchOptions, MatchPendingAction } from '@ackanomic/core'
import { createMatch, days, openMatch } from '@ackanomic/core'
import { describe, expect, test, vi } from 'vitest'
import { fictionary } from './fictionary/index.js'
import { ghost } from './ghost/index.js'
import { limerickContest } from './limerick-contest/index.js'
import { pureSkill } from './pure-skill/index.js'
import { spades } from './spades/index.js'

const players = ['Ann', 'Bea', 'Cid', 'Dot']
const three = ['Ann', 'Bea', 'Cid']

function clock(at = 0): { at: number; now: () => number } {
  const self = { at, now: () => self.at }
  return self
}

function handsOf(setup: Partial<CreateMatchOptions<typeof spades>> = {}): string {
  const match = createMatch(spades, { players, ...setup })
  return JSON.stringify(match.value.state.secret)
}

describe('chance in a match', () => {
  test('differs between matches created as in the README', () => {
    expect(new Set([handsOf(), handsOf(), handsOf()]).size).toBe(3)
  })

  test('differs between two matches that share a secret', () => {
    const secret = 'the same in both matches'
    expect(handsOf({ secret })).not.toBe(handsOf({ secret }))
  })

  test('is the same when a match is created again with its secret and id', () => {
    const again = { secret: 'the same in both matches', id: 'match 1', now: () => 0 }
    expect(handsOf(again)).toBe(handsOf(again))
    expect(handsOf({ ...again, id: 'match 2' })).not.toBe(handsOf(again))
  })

  test('cannot come from a short secret, which is refused with a reason', () => {
    expect(() => createMatch(spades, { players, secret: 'guess!' })).toThrow(
      'secret must have at least 16 bytes (got 6)',
    )
  })
})

describe('a match handle', () => {
  test('throws the reason of a refused set-up', () => {
    expect(() => createMatch(spades, { players: ['Ann'] })).toThrow(
      '1 player is too few; at least 4 are needed.',
    )
  })

  test('starts without a census', () => {
    const many = Array.from({ length: 30 }, (_, i) => `Player ${i}`)
    expect(createMatch(ghost, { players: many }).value.state.roster.seats).toHaveLength(30)
  })

  test('has the program referee by default, under a name that no player has', () => {
    const { roster } = createMatch(pureSkill, { players: ['Ann', 'Referee', 'Cid'] }).value.state
    expect(roster.referees).toEqual(['Referee 2'])
    expect(createMatch(pureSkill, { players: three }).value.state.openPrompts).toEqual([])
  })

  test('has named people judge, and chance drawn by a program', () => {
    const setup = { players: three, referees: ['Rex'] }
    expect(createMatch(pureSkill, setup).value.state.openPrompts).toEqual([])
    const five = [...players, 'Eve']
    const lookup = { lookup: 'both' } as const
    const judged = (referees?: string[]) => {
      const match = createMatch(fictionary, { players: five, referees, options: lookup } as never)
      match.advanceTo('nextDeadline')
      return match.pendingActions().filter(({ prompt }) => prompt !== null)
    }
    expect(judged().every(({ actor }) => actor !== 'referee')).toBe(true)
  })

  test('takes a move as text or value, and explains refusals', () => {
    const match = createMatch(pureSkill, { players: three })
    expect(match.play('Ann', 'bid K').ok).toBe(true)
    expect(match.play('Bea', { type: 'bid', card: '7D' }).ok).toBe(true)
    const unread = match.play('Cid', 'pass the salt')
    expect(unread).toMatchObject({
      ok: false,
      error: { code: 'unparsable', clause: 'contract/form' },
    })
    const foreign: unknown = JSON.parse('{"type":"bid","card":"KH"}')
    expect(match.play('Cid', foreign).error?.code).toBe('notInPack')
    expect(match.play('Zoe', { type: 'bid', card: '2D' }).error?.code).toBe('notAllowed')
  })

  test('never throws on what players send', () => {
    const match = createMatch(pureSkill, { players: three })
    const junk: unknown[] = [null, undefined, 7, [], {}, Symbol('x'), () => 1, '', '\ud800', 1n]
    for (const each of junk) {
      expect(match.play('Ann', each).ok).toBe(false)
      expect(match.play(each as string, 'bid K').ok).toBe(false)
      expect(match.answer('Ann', each as number, each).ok).toBe(false)
      expect(match.changeRoster(each as never).ok).toBe(false)
      expect(match.advanceTo(each as number)).toEqual([])
      expect(match.play('Ann', each, { idempotencyKey: each as string }).ok).toBe(false)
    }
    expect(match.value.log.filter(({ kind }) => kind === 'move')).toEqual([])
  })

  test('plays a request under one key once, even if its text is no longer readable', () => {
    const match = createMatch(pureSkill, { players: three })
    expect(match.play('Ann', 'bid K', { idempotencyKey: 'mail 1' }).ok).toBe(true)
    const { value } = match
    expect(match.play('Ann', 'what was that?', { idempotencyKey: 'mail 1' })).toEqual({
      ok: true,
      events: [],
    })
    expect(match.value).toBe(value)
  })

  test('shows the actor only their own events', () => {
    const match = createMatch(spades, { players })
    const change = match.changeRoster({
      type: 'vacation',
      person: 'Bea',
      substitute: { person: 'Eve', agrees: true },
    })
    expect(change.ok).toBe(true)
    for (const { recipients } of change.events) {
      expect(recipients === 'everyone' || recipients.includes('Bea')).toBe(true)
    }
  })

  test('keeps the events of a leaver from their Substitute', () => {
    const match = createMatch(pureSkill, { players: three })
    match.play('Ann', 'bid K')
    const before = match.eventsFor('Ann').length
    match.changeRoster({
      type: 'vacation',
      person: 'Ann',
      substitute: { person: 'Eve', agrees: true },
    })
    const isOwn = (person: string) =>
      match.eventsFor(person).filter(({ recipients }) => recipients !== 'everyone')
    expect(match.eventsFor('Ann').length).toBeGreaterThanOrEqual(before)
    for (const { recipients } of isOwn('Eve')) expect(recipients).toContain('Eve')
    const reopened = openMatch(pureSkill, match.save())
    for (const person of ['Ann', 'Eve', 'Bea', null]) {
      expect(reopened.eventsFor(person)).toEqual(match.eventsFor(person))
    }
  })

  test('lists the pending actions of the whole table, or of one person', () => {
    const match = createMatch(pureSkill, { players: three, now: () => 0 })
    const bid = (actor: number): MatchPendingAction => ({
      action: 'bid',
      actor,
      persons: [three[actor] ?? ''],
      need: 'required',
      deadline: days(3),
      prompt: null,
    })
    expect(match.pendingActions()).toEqual([bid(0), bid(1), bid(2)])
    match.play('Ann', 'bid K')
    expect(match.pendingActions()).toEqual([bid(1), bid(2)])
    expect(match.pendingActions('Bea')).toEqual([bid(1)])
    expect(match.pendingActions('Ann')).toEqual([])
  })
})

describe('the time of a match', () => {
  test('never runs backwards', () => {
    const time = clock(days(1))
    const match = createMatch(pureSkill, { players: three, now: time.now })
    match.play('Ann', 'bid K')
    time.at = 0
    expect(match.play('Bea', 'bid 7').ok).toBe(true)
    expect(match.value.log.at(-1)).toMatchObject({ at: days(1) })
    match.advanceTo(days(2))
    match.play('Cid', 'bid 2')
    expect(match.value.log.findLast(({ kind }) => kind === 'move')).toMatchObject({ at: days(2) })
  })

  test('advances before a refusal, and stays advanced', () => {
    const time = clock()
    const match = createMatch(pureSkill, { players: three, now: time.now })
    time.at = days(4)
    const refused = match.play('Ann', 'no move')
    expect(refused.ok).toBe(false)
    expect(refused.events.length).toBeGreaterThan(0)
    expect(match.value.state.shared.rounds).toHaveLength(1)
  })

  test('moves to the next deadline when told to', () => {
    const match = createMatch(pureSkill, { players: three, now: () => 0 })
    expect(match.nextDeadline).toBe(days(3))
    expect(match.advanceTo('nextDeadline').length).toBeGreaterThan(0)
    expect(match.nextDeadline).toBe(days(6))
  })

  test('is given back to deadlines by an undo', () => {
    const time = clock()
    const match = createMatch(pureSkill, { players: three, now: time.now })
    time.at = days(1)
    match.play('Ann', 'bid K')
    const { value } = match
    time.at = days(2)
    match.play('Bea', 'bid 7')
    time.at = days(9)
    match.undo()
    expect(match.value).toBe(value)
    // The clock has run nine days, and the match two.
    expect(match.play('Bea', 'bid 8').ok).toBe(true)
    expect(match.value.state.shared.rounds).toEqual([])
    expect(match.value.log.at(-1)).toMatchObject({ at: days(2) })
    match.undo()
    match.undo()
    match.undo()
    match.undo()
    expect(match.value.log.filter(({ kind }) => kind === 'move')).toEqual([])
  })

  test('goes back by an undo even in a reopened match', () => {
    const match = createMatch(pureSkill, { players: three, now: () => 0 })
    match.play('Ann', 'bid K')
    const { state } = match.value
    match.play('Bea', 'bid 7')
    const opened = openMatch(pureSkill, match.save(), { now: () => 0 })
    opened.undo()
    expect(opened.value.state).toEqual(state)
  })
})

describe('a listener', () => {
  test('hears each change in order, also after calls of its own', () => {
    const match = createMatch(pureSkill, { players: three })
    const order: string[] = []
    match.subscribe(({ before }) => {
      order.push(`first ${before.log.length}`)
      if (before.log.length === 1) expect(match.play('Bea', 'bid 7').ok).toBe(true)
    })
    match.subscribe(({ before }) => order.push(`second ${before.log.length}`))
    match.play('Ann', 'bid K')
    expect(order).toEqual(['first 1', 'second 1', 'first 2', 'second 2'])
  })

  test('that throws does not stop the others', () => {
    const onListenerError = vi.fn()
    const match = createMatch(pureSkill, { players: three, onListenerError })
    const heard = vi.fn()
    match.subscribe(() => {
      throw new Error('broken')
    })
    const end = match.subscribe(heard)
    expect(match.play('Ann', 'bid K').ok).toBe(true)
    expect([heard.mock.calls.length, onListenerError.mock.calls.length]).toEqual([1, 1])
    end()
    match.play('Bea', 'bid 7')
    expect(heard.mock.calls).toHaveLength(1)
  })

  test('gets all events of a change, including those for one person', () => {
    const match = createMatch(pureSkill, { players: three })
    let visibleToBea = 0
    let all = 0
    match.subscribe(({ events, eventsFor }) => {
      all += events.length
      visibleToBea += events.filter((event) => eventsFor('Bea').includes(event)).length
    })
    for (const person of three) match.play(person, match.legalMoves(person).moves[0] ?? 'bid K')
    expect(all).toBeGreaterThan(visibleToBea)
    expect(visibleToBea).toBeGreaterThan(0)
  })

  test('gets the events since the start first if it asks for them', () => {
    const match = createMatch(spades, { players })
    const heard = vi.fn()
    match.subscribe(({ events, eventsFor }) => heard(events, eventsFor(null)), { fromStart: true })
    expect(heard.mock.calls).toEqual([[expect.anything(), match.eventsFor(null)]])
    const [first] = match.pendingActions()
    match.play(first?.persons[0] ?? '', 'bid 4')
    expect(heard.mock.calls).toHaveLength(2)
    expect(heard.mock.calls.flatMap(([, told]) => told)).toEqual(match.eventsFor(null))
  })

  test('hears nothing twice when it joins during an announcement', () => {
    const match = createMatch(pureSkill, { players: three })
    const heard: unknown[] = []
    const leave = match.subscribe(() => {
      leave()
      match.play('Bea', 'bid 7')
      match.subscribe(({ eventsFor }) => heard.push(...eventsFor(null)), { fromStart: true })
    })
    match.play('Ann', 'bid K')
    match.play('Cid', 'bid 2')
    expect(heard).toEqual(match.eventsFor(null))
  })

  test('may get only one person’s events', () => {
    const match = createMatch(spades, { players })
    match.subscribe(({ eventsFor }) => {
      for (const person of [null, ...players]) {
        for (const { recipients } of eventsFor(person)) {
          expect(recipients === 'everyone' || recipients.includes(person ?? '')).toBe(true)
        }
      }
    })
    match.play('Ann', 'bid 4')
  })
})

describe('a page', () => {
  test('shows all that a person may see, and the etag of their next move', () => {
    const match = createMatch(pureSkill, { players: three })
    const page = match.page('Ann')
    expect(page.view).toEqual(match.viewFor('Ann'))
    expect(page.text).toBe(match.textFor('Ann'))
    expect(page.pendingActions.map(({ action }) => action)).toEqual(['bid'])
    expect(page.legal).toMatchObject({ complete: true, moves: match.legalMoves('Ann').moves })
    expect(page.messages).toHaveLength(match.eventsFor('Ann').length)
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
    match.play('Bea', 'bid 7')
    expect(match.page('Ann').etag).toBe(page.etag)
    expect(match.play('Ann', 'bid K', { etag: page.etag }).ok).toBe(true)
    expect(match.page('Ann').etag).not.toBe(page.etag)
  })

  test('for the public has no moves', () => {
    const { view, legal } = createMatch(pureSkill, { players: three }).page(null)
    expect([view.role, legal.moves]).toEqual(['public', []])
  })
})

describe('a view', () => {
  test('is the same object until its person sees a change', () => {
    const match = createMatch(pureSkill, { players: three })
    const [ann, bea, all] = [match.viewFor('Ann'), match.viewFor('Bea'), match.viewFor(null)]
    match.play('Ann', 'bid K')
    expect(match.viewFor('Ann')).not.toBe(ann)
    expect(match.viewFor('Bea')).toBe(bea)
    expect(match.viewFor(null)).toBe(all)
    expect(match.textFor('Ann')).toBe(pureSkill.render(match.viewFor('Ann')))
  })
})

describe('a role', () => {
  test('must be named with each move made in it', () => {
    const match = createMatch(limerickContest, { players: ['Ann', 'Bea'] })
    const praise = { type: 'praise', of: 0, text: 'Well rhymed.' } as const
    expect(match.play('Zoe', praise).error?.code).toBe('notAllowed')
    const inItsName = match.play('Zoe', praise, { as: 'poet laureate' })
    expect(inItsName.error?.code).toBe('notCounted')
  })
})

describe('a referee', () => {
  test('with an invalid answer is reported to the developer', () => {
    const onRejectedAnswer = vi.fn()
    createMatch(pureSkill, { players: three, referee: () => 'no number', onRejectedAnswer }).play(
      'Ann',
      'bid K',
    )
    expect(onRejectedAnswer.mock.calls[0]?.[0]).toMatchObject({ prompt: { name: 'prize' } })
  })
})
