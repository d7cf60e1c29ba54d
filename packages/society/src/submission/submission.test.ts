import { hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import {
  codeOf,
  november,
  sampleDescription,
  samplePosting,
  value,
} from '../samples.test-support.js'
import {
  advanceSubmission,
  endorsementsNeeded,
  endorsersOf,
  submissionDeadline,
} from './advance.js'
import { postSubmission } from './post.js'
import type { Endorsement, Posting, Submission, SubmissionEntry, Veto } from './submission.js'

const T = november(1)

const die = { name: 'Die', definition: 'A cube that shows 1 to 6.' }

const equipment = (change: Partial<Posting> = {}): Posting =>
  samplePosting({
    label: 'General Equipment Submission',
    title: 'Dice',
    describes: [die],
    ...change,
  })

const endorsement = (
  by: string,
  after: number,
  change: Partial<Endorsement> = {},
): Endorsement => ({
  what: 'endorse',
  at: T + after,
  by,
  public: true,
  active: true,
  activePlayers: 12,
  ...change,
})

const veto = (after: number, change: Partial<Veto> = {}): Veto => ({
  what: 'veto',
  at: T + after,
  by: 'Zoe',
  as: 'speaker',
  public: true,
  explanation: 'It is a scam.',
  ...change,
})

const time = (after: number): SubmissionEntry => ({ what: 'time', at: T + after })

const run = (entries: readonly SubmissionEntry[], from: Posting = samplePosting()): Submission =>
  entries.reduce(
    (submission, entry) => value(advanceSubmission(submission, entry)),
    value(postSubmission(from)),
  )

/** Returns endorsements one hour apart, the last one at a time after the posting. */
const endorsed = (count: number, last: number, activePlayers = 12): readonly Endorsement[] =>
  Array.from({ length: count }, (_, i) =>
    endorsement(`player ${i}`, last - hours(count - 1 - i), { activePlayers }),
  )

describe('a posting', () => {
  test('creates a Game Submission from a complete description [1250.1/V.a(1), 1250.1/V.b(1), 1250.1/V.b(2)]', () => {
    const submission = value(postSubmission(samplePosting()))
    expect(submission).toMatchObject({
      label: 'Game Submission',
      by: 'Ann',
      at: T,
      stage: { stage: 'posted' },
      equipment: [],
    })
    expect(submission.game).toEqual(sampleDescription())
  })

  test('names the Game after its future rule [1250.1/III.a(1)]', () => {
    const { title: _, ...untitled } = sampleDescription()
    expect(value(postSubmission(samplePosting({ describes: [untitled] }))).game?.title).toBe('Snap')
  })

  test('creates a General Equipment Submission from equipment [1250.1/V.b(2), 1250.1/II.a(1)]', () => {
    expect(value(postSubmission(equipment()))).toMatchObject({
      game: null,
      equipment: [{ ...die, also: [], influence: 'none' }],
      stage: { stage: 'posted' },
    })
  })

  test.each<[string, Partial<Posting>, string]>([
    ['in private', { public: false }, 'notPublic'],
    ['without a label', { label: '' }, 'notLabelled'],
    ['under another label', { label: 'Proposal' }, 'notLabelled'],
    [
      'of equipment without equipment',
      { label: 'General Equipment Submission', describes: [] },
      'noEquipment',
    ],
    [
      'of equipment that is not defined',
      { label: 'General Equipment Submission', describes: [{ name: 'Die' }] },
      'noEquipment',
    ],
  ])('%s is refused [1250.1/V.b(1)]', (_, change, code) => {
    const refused = postSubmission(samplePosting(change))
    expect(refused).toMatchObject({ error: { code, clause: '1250.1/V.b(1)' } })
  })

  test('is kept with what it describes', () => {
    const describes = [sampleDescription()]
    expect(value(postSubmission(samplePosting({ describes }))).describes).toEqual(describes)
  })

  test('with an unknown field is refused and not void', () => {
    const describes = [{ ...sampleDescription(), naem: 'Snip' }]
    const refused = postSubmission(samplePosting({ describes }))
    expect(refused).toMatchObject({ error: { code: 'malformed' } })
    expect(refused.ok ? '' : refused.error.message).toContain('no field "naem"')
  })

  test('of the wrong form is refused', () => {
    expect(codeOf(postSubmission(samplePosting({ describes: [() => 4] })))).toBe('malformed')
    expect(codeOf(postSubmission(samplePosting({ title: '' })))).toBe('malformed')
  })

  test('without required items is void, and the rejection lists them [1250.1/V.b(3)]', () => {
    const { winning: _, ...rest } = sampleDescription({ players: { lower: 1, upper: 4 } })
    const { stage, game } = value(postSubmission(samplePosting({ describes: [rest] })))
    expect(game).toBeNull()
    expect(stage).toMatchObject({
      stage: 'rejected',
      at: T,
      because: {
        reason: 'void',
        flaws: [
          { code: 'lowerBelowTwo', clause: '1250.1/III.c(2)' },
          { code: 'itemMissing', clause: '1250.1/III.f' },
        ],
      },
    })
  })

  test('with two Games is void [1250.1/III.a(2), 1250.1/V.b(3)]', () => {
    const two = samplePosting({ describes: [sampleDescription(), sampleDescription()] })
    expect(value(postSubmission(two)).stage).toMatchObject({
      stage: 'rejected',
      because: { reason: 'void', flaws: [{ code: 'severalGames' }] },
    })
  })

  test('that is void closes endorsements and vetoes [1250.1/V.b(3)]', () => {
    const lost = value(postSubmission(samplePosting({ describes: [] })))
    for (const entry of [endorsement('Bob', 1), veto(1)]) {
      expect(codeOf(advanceSubmission(lost, entry))).toBe('closed')
    }
  })
})

describe('endorsement', () => {
  test.each([
    [0, 4],
    [4, 4],
    [40, 4],
    [41, 5],
    [50, 5],
    [51, 6],
    [1000, 100],
  ])('with %i Active Players needs %i players [1250.1/V.d(2)]', (active, needed) => {
    expect(endorsementsNeeded(active)).toBe(needed)
  })

  test('by four players approves, and by three does not [1250.1/V.d(2), 1250.1/V.d(5)]', () => {
    expect(run(endorsed(3, hours(10))).stage).toEqual({ stage: 'posted' })
    expect(run(endorsed(4, hours(10))).stage).toEqual({ stage: 'approved', at: T + hours(10) })
  })

  test('is judged by the number of Active Players at that time [1250.1/V.d(2)]', () => {
    const four = endorsed(4, hours(10), 41)
    expect(run(four).stage.stage).toBe('posted')
    const fifth = endorsement('Eve', hours(11), { activePlayers: 51 })
    expect(run([...four, fifth]).stage.stage).toBe('posted')
    expect(run([...four, { ...fifth, activePlayers: 50 }]).stage.stage).toBe('approved')
  })

  test.each<[string, Endorsement, string]>([
    ['by the poster', endorsement('Ann', 1), 'mayNotEndorse'],
    ['by somebody inactive', endorsement('Bob', 1, { active: false }), 'mayNotEndorse'],
    ['in private', endorsement('Bob', 1, { public: false }), 'notPublic'],
    ['twice', endorsement('player 0', 1), 'mayNotEndorse'],
  ])('does not count %s [1250.1/V.d(1)]', (_, entry, code) => {
    const submission = run(endorsed(1, 0))
    const refused = advanceSubmission(submission, entry)
    expect(refused).toMatchObject({ error: { code, clause: '1250.1/V.d(1)' } })
    expect(endorsersOf(submission)).toEqual(['player 0'])
  })

  test('counts until the last millisecond of the week [1250.1/V.d(3), 1250.1/V.d(4)]', () => {
    const three = run(endorsed(3, hours(10)))
    const last = value(advanceSubmission(three, endorsement('Eve', hours(168) - 1)))
    expect(last.stage).toMatchObject({ stage: 'accepted', at: T + hours(168) - 1 })
    expect(advanceSubmission(three, endorsement('Eve', hours(168)))).toMatchObject({
      error: {
        code: 'endorsementTooLate',
        clause: '1250.1/V.d(3)',
        details: { at: T + hours(168), until: T + hours(168) },
      },
    })
  })

  test('is possible between approval and acceptance, but not later', () => {
    const approved = run(endorsed(4, hours(10)))
    const more = value(advanceSubmission(approved, endorsement('Eve', hours(20))))
    expect(endorsersOf(more)).toHaveLength(5)
    expect(more.stage).toEqual(approved.stage)
    expect(advanceSubmission(more, endorsement('Fay', hours(72)))).toMatchObject({
      error: { code: 'closed', details: { stage: 'accepted', at: T + hours(72) } },
    })
  })
})

describe('the clock of a Submission', () => {
  test('rejects it at the end of the week if it is not approved [1250.1/V.d(4)]', () => {
    const three = endorsed(3, hours(10))
    expect(submissionDeadline(run(three))).toBe(T + hours(168))
    expect(run([...three, time(hours(168) - 1)]).stage).toEqual({ stage: 'posted' })
    expect(run([...three, time(hours(999))]).stage).toEqual({
      stage: 'rejected',
      at: T + hours(168),
      because: { reason: 'not endorsed' },
    })
  })

  test('accepts it three days after the posting if it is approved [1250.1/V.e(1), 1250.1/V.d(5)]', () => {
    const approved = endorsed(4, hours(10))
    expect(submissionDeadline(run(approved))).toBe(T + hours(72))
    expect(run([...approved, time(hours(72) - 1)]).stage.stage).toBe('approved')
    expect(run([...approved, time(hours(200))]).stage).toEqual({
      stage: 'accepted',
      at: T + hours(72),
      approved: T + hours(10),
    })
  })

  test.each([72, 73, 150])(
    'accepts it at once if it is approved after %i hours [1250.1/V.e(1)]',
    (after) => {
      const submission = run(endorsed(4, hours(after)))
      expect(submission.stage).toEqual({
        stage: 'accepted',
        at: T + hours(after),
        approved: T + hours(after),
      })
      expect(submissionDeadline(submission)).toBeNull()
    },
  )

  test('never runs backwards', () => {
    const submission = run([time(hours(5))])
    expect(advanceSubmission(submission, time(hours(4)))).toMatchObject({
      error: { code: 'outOfOrder', details: { at: T + hours(4), now: T + hours(5) } },
    })
    expect(advanceSubmission(submission, time(hours(5))).ok).toBe(true)
  })
})

describe('a veto', () => {
  test.each(['speaker', 'president', 'senate'])(
    'by the %s ends the procedure [1250.1/V.c(1), 1250.1/V.c(4)]',
    (as) => {
      const vetoed = run([...endorsed(3, hours(10)), veto(hours(11), { as })])
      expect(vetoed.stage).toEqual({
        stage: 'rejected',
        at: T + hours(11),
        because: { reason: 'vetoed', as, explanation: 'It is a scam.' },
      })
      expect(codeOf(advanceSubmission(vetoed, endorsement('Eve', hours(12))))).toBe('closed')
      expect(
        run([...endorsed(3, hours(10)), veto(hours(11), { as }), time(hours(400))]).stage,
      ).toEqual(vetoed.stage)
    },
  )

  test('is valid without an explanation', () => {
    expect(run([veto(1, { explanation: null })]).stage.stage).toBe('rejected')
  })

  test.each<[string, Partial<Veto>, string]>([
    ['by anybody else', { as: 'scorekeeper' }, 'mayNotVeto'],
    ['by a plain player', { as: '' }, 'mayNotVeto'],
    ['in private', { public: false }, 'notPublic'],
  ])('does not count %s [1250.1/V.c(1)]', (_, change, code) => {
    const refused = advanceSubmission(run([]), veto(1, change))
    expect(refused).toMatchObject({ error: { code, clause: '1250.1/V.c(1)' } })
  })

  test('is possible between approval and acceptance [1250.1/V.c(2)]', () => {
    const approved = run(endorsed(4, hours(10)))
    const vetoed = value(advanceSubmission(approved, veto(hours(72) - 1)))
    expect(vetoed.stage.stage).toBe('rejected')
    expect(advanceSubmission(approved, veto(hours(72)))).toMatchObject({
      error: {
        code: 'vetoTooLate',
        clause: '1250.1/V.c(2)',
        details: { at: T + hours(72), accepted: T + hours(72) },
        message:
          'The Submission was accepted at 2026-11-04T12:00:00.000Z; a veto must come before.',
      },
    })
  })
})

test('a refused entry changes nothing, and a Submission is frozen', () => {
  const submission = run(endorsed(2, hours(10)))
  const before = JSON.stringify(submission)
  advanceSubmission(submission, endorsement('Ann', hours(11)))
  advanceSubmission(submission, { ...veto(1), what: 'bribe' } as unknown as Veto)
  expect(JSON.stringify(submission)).toBe(before)
  expect(Object.isFrozen(submission) && Object.isFrozen(submission.log[0])).toBe(true)
})
