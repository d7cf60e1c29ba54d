import { describe, expect, test } from 'vitest'
import { hours } from '../time.js'
import { hauntTrophy, openCabinet, placeTrophy } from './cabinet.js'
import { loadCabinet } from './cabinet-load.js'
import { book, openLedger } from './ledger.js'
import { loadLedger } from './ledger-load.js'
import { november, points, sampleDescription, sampleRecord, trophy, value } from './samples.js'
import { advanceSubmission } from './submission/advance.js'
import { loadSubmission } from './submission/load.js'
import { postSubmission } from './submission/post.js'
import type { Posting, Submission } from './submission/submission.js'
import { addRule, enactSubmission, openSuite } from './suite.js'
import { loadSuite } from './suite-load.js'
import { giveTrophies } from './trophy-awards.js'

/** Goes through JSON, as a save does, with what a test damages. */
function saved(state: unknown, change: Readonly<Record<string, unknown>> = {}): unknown {
  return JSON.parse(JSON.stringify({ ...(state as object), ...change }))
}

const first = sampleRecord({ outcome: { awards: [points(8, 'Ann'), trophy('Ann')] } })
const second = sampleRecord({ instance: 'second', outcome: { at: november(25) } })
const ledger = value(book(value(book(openLedger(), first)).ledger, second)).ledger

const drowned = value(placeTrophy(openCabinet(), 0, { at: 'elsewhere', where: 'a lake' }))
const haunted = value(hauntTrophy(drowned, 0, 'Vlad'))
const { cabinet } = value(giveTrophies(haunted, first))

const posting: Posting = {
  at: november(1),
  by: 'Ann',
  public: true,
  label: 'Game Submission',
  title: 'Snap',
  text: 'The whole text.',
  describes: [sampleDescription()],
}

const endorse = (submission: Submission, by: string): Submission =>
  value(
    advanceSubmission(submission, {
      what: 'endorse',
      at: november(2),
      by,
      public: true,
      active: true,
      activePlayers: 9,
    }),
  )

const approved = ['Bob', 'Cyd', 'Dee', 'Eve'].reduce(endorse, value(postSubmission(posting)))
const accepted = value(advanceSubmission(approved, { what: 'time', at: november(1) + hours(80) }))
const failed = value(postSubmission({ ...posting, describes: [{}] }))
const vetoed = value(
  advanceSubmission(approved, {
    what: 'veto',
    at: november(2),
    by: 'Zoe',
    as: 'senate',
    public: true,
    explanation: null,
  }),
)

const suite = value(
  addRule(value(enactSubmission(openSuite(), accepted, '1250.19')), {
    rule: '1250.3',
    title: 'Equipment',
    text: 'Various.',
    since: 0,
    games: [],
    equipment: [{ name: 'Chits', definition: 'They keep score.' }],
  }),
)

describe('what was saved loads as it was', () => {
  test.each([
    ['an empty ledger', openLedger({ pointCap: 'player' }), loadLedger],
    ['a ledger', ledger, loadLedger],
    ['a cabinet', openCabinet(), loadCabinet],
    ['a cabinet with an award', cabinet, loadCabinet],
    ['a haunted cabinet', haunted, loadCabinet],
    ['a posted Submission', value(postSubmission(posting)), loadSubmission],
    ['an approved Submission', approved, loadSubmission],
    ['an accepted Submission', accepted, loadSubmission],
    ['a vetoed Submission', vetoed, loadSubmission],
    ['a void Submission', failed, loadSubmission],
    ['an empty suite', openSuite(), loadSuite],
    ['a suite', suite, loadSuite],
  ])('%s', (_, state, load) => {
    const copy = saved(state)
    expect(copy).toStrictEqual(state)
    const loaded = load(copy)
    expect(loaded).toStrictEqual({ ok: true, value: state })
    expect(loaded.ok && Object.isFrozen(loaded.value)).toBe(true)
    expect(load(JSON.stringify(state))).toStrictEqual(loaded)
    expect(load(`\uFEFF${JSON.stringify(state)}\n`)).toStrictEqual(loaded)
  })

  test('and goes on from there', () => {
    const loaded = value(loadSubmission(saved(approved)))
    const next = advanceSubmission(loaded, { what: 'time', at: november(1) + hours(80) })
    expect(next).toEqual({ ok: true, value: accepted })
  })
})

describe('what is no save is told what would be', () => {
  test.each([[loadLedger], [loadCabinet], [loadSubmission], [loadSuite]])('by %o', (load) => {
    const refusal = (save: unknown): string => {
      const loaded = load(save)
      return loaded.ok ? '' : loaded.error.says
    }
    const nothing = 'There is nothing to load; give the text of a save, or its parsed JSON.'
    expect([refusal(undefined), refusal(null)]).toEqual([nothing, nothing])
    expect(refusal('{"format":1,"ru')).toMatch(
      /^The save is not JSON: .+ Give the text .+ whole\.$/,
    )
    expect(refusal(JSON.stringify('x'.repeat(10_000))).length).toBeLessThan(400)
  })
})

describe('what a newer version saved is called newer', () => {
  test.each([
    ['a ledger', ledger, loadLedger],
    ['a cabinet', cabinet, loadCabinet],
    ['a Submission', approved, loadSubmission],
    ['a suite', suite, loadSuite],
  ])('%s', (_, state, load) => {
    expect(load(saved(state, { format: 2 }))).toEqual({
      ok: false,
      error: {
        code: 'newer',
        path: 'format',
        says: 'The save has format 2, and this version reads up to 1; update the library.',
      },
    })
    expect(load(saved(state, { format: 0 }))).toMatchObject({ error: { code: 'malformed' } })
  })
})

describe('a damaged ledger', () => {
  const [one, two] = ledger.instances
  test.each([
    ['has no list', { instances: 7 }, 'malformed', 'instances'],
    ['has a field too many', { more: 1 }, 'malformed', 'more'],
    [
      'has an unknown reading',
      { options: { ...ledger.options, pointCap: 'all' } },
      'malformed',
      'options.pointCap',
    ],
    [
      'has a broken record',
      { instances: [{ ...one, record: {} }] },
      'malformed',
      'instances.0.record',
    ],
    ['has an instance twice', { instances: [one, one] }, 'inconsistent', 'instances.1.record'],
    ['is out of order', { instances: [two, one] }, 'inconsistent', 'instances.1.record'],
    [
      'lacks a line',
      { instances: [{ ...one, lines: [] }, two] },
      'inconsistent',
      'instances.0.lines',
    ],
    [
      'books too much',
      {
        options: ledger.options,
        instances: [{ ...one, lines: [{ ...one?.lines[0], booked: 9 }, one?.lines[1]] }],
      },
      'inconsistent',
      'instances.0.lines',
    ],
  ])('%s', (_, change, code, path) => {
    expect(loadLedger(saved(ledger, change))).toMatchObject({ error: { code, path } })
  })
})

describe('a damaged cabinet', () => {
  const [knife, fruit] = cabinet.trophies
  test.each([
    ['has no kinds', { kinds: null }, 'malformed', 'kinds'],
    [
      'has a Trophy in no place',
      { trophies: [{ ...knife, place: { at: 'moon' } }] },
      'malformed',
      'trophies.0.place.at',
    ],
    ['has a kind twice', { kinds: [...cabinet.kinds, cabinet.kinds[0]] }, 'inconsistent', 'kinds'],
    [
      'has a Golden Knife of which there may be many [1250.2/B(1)]',
      { kinds: cabinet.kinds.map((kind) => ({ ...kind, unique: false })) },
      'inconsistent',
      'kinds',
    ],
    [
      'has a Jade Grapefruit with a name [1250.2/A]',
      { kinds: cabinet.kinds.map((kind) => ({ ...kind, nameless: false })) },
      'inconsistent',
      'kinds',
    ],
    [
      'has no kinds left [1250.2/A, 1250.2/B(1)]',
      { kinds: [], trophies: [] },
      'inconsistent',
      'kinds',
    ],
    [
      'has a kind called "none" [1250.1/III.h(1)]',
      { kinds: [...cabinet.kinds, { name: 'none', unique: false, nameless: false }] },
      'inconsistent',
      'kinds',
    ],
    [
      'has a Trophy under a wrong id',
      { trophies: [knife, { ...fruit, id: 2 }] },
      'inconsistent',
      'trophies.1.id',
    ],
    [
      'has a Trophy of no kind',
      { trophies: [knife, { ...fruit, kind: 'Bean' }] },
      'inconsistent',
      'trophies.1.kind',
    ],
    [
      'has two Golden Knives',
      { trophies: [knife, { ...knife, id: 1 }] },
      'inconsistent',
      'trophies',
    ],
    ['has no Golden Knife', { trophies: [] }, 'inconsistent', 'trophies'],
    ['settled an instance twice', { settled: ['a', 'a'] }, 'malformed', 'settled'],
  ])('%s', (_, change, code, path) => {
    expect(loadCabinet(saved(cabinet, change))).toMatchObject({ error: { code, path } })
  })
})

describe('a damaged Submission', () => {
  const description = sampleDescription()
  test.each([
    ['has no poster', approved, { by: '' }, 'malformed', 'by'],
    ['has a log of nonsense', approved, { log: [{ what: 'bribe' }] }, 'malformed', 'log.0.what'],
    ['has another label', approved, { label: 'Proposal' }, 'inconsistent', ''],
    [
      'was endorsed by its poster',
      approved,
      { log: [{ ...approved.log[0], by: 'Ann' }] },
      'inconsistent',
      'log.0',
    ],
    ['lacks endorsements', approved, { log: approved.log.slice(1) }, 'inconsistent', 'stage'],
    ['claims to be accepted', approved, { stage: accepted.stage }, 'inconsistent', 'stage'],
    ['lacks its Game', approved, { game: null }, 'inconsistent', 'game'],
    ['lacks an item', approved, { game: { ...description, play: '' } }, 'inconsistent', 'game'],
    [
      'is void for no flaw',
      failed,
      { stage: { stage: 'rejected', at: 0, because: { reason: 'void', flaws: [] } } },
      'inconsistent',
      'game',
    ],
    [
      'was void later than it was posted [1250.1/V.b(3)]',
      failed,
      { stage: { ...failed.stage, at: november(2) } },
      'inconsistent',
      'stage.at',
    ],
    ['ended before its last entry', accepted, { now: november(1) }, 'inconsistent', 'log.4'],
  ])('%s', (_, state, change, code, path) => {
    expect(loadSubmission(saved(state, change))).toMatchObject({ error: { code, path } })
  })
})

describe('a damaged suite', () => {
  const [snap, equipment] = suite.rules
  test.each([
    ['has a rule without text', [{ ...snap, text: '' }], 'malformed', 'rules.0.text'],
    [
      'has broken equipment',
      [{ ...equipment, equipment: [7] }],
      'malformed',
      'rules.0.equipment.0',
    ],
    [
      'has a number twice',
      [snap, { ...equipment, rule: '1250.19' }],
      'inconsistent',
      'rules.1.rule',
    ],
    [
      'has half a Game',
      [{ ...snap, game: { ...snap?.game, winning: '' } }],
      'inconsistent',
      'rules.0.game',
    ],
    ['has another rule’s Game', [{ ...snap, rule: '1250.20' }], 'inconsistent', 'rules.0.game'],
    [
      'has a Game under another rule’s name [1250.1/III.a(1)]',
      [{ ...snap, title: 'Snip' }],
      'inconsistent',
      'rules.0.game',
    ],
    [
      'has a Submission that was accepted too soon [1250.1/V.e(1)]',
      [{ ...snap, since: november(1) + hours(72) - 1 }],
      'inconsistent',
      'rules.0.since',
    ],
    [
      'has a Submission that was accepted after its week [1250.1/V.d(4)]',
      [{ ...snap, since: november(1) + hours(168) }],
      'inconsistent',
      'rules.0.since',
    ],
    [
      'has a Submission of neither a Game nor equipment [1250.1/V.b(2)]',
      [{ ...snap, game: null }],
      'inconsistent',
      'rules.0.posted',
    ],
    [
      'has a Game with a field too many',
      [{ ...snap, game: { ...snap?.game, more: 1 } }],
      'inconsistent',
      'rules.0.game',
    ],
  ])('%s', (_, rules, code, path) => {
    expect(loadSuite(saved(suite, { rules }))).toMatchObject({ error: { code, path } })
  })
})
