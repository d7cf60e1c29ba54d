import { days, type Game, type Match, startMatch, submit } from '@ackanomic/core'
import { seededRandom, seededReferee } from '@ackanomic/core/bots'
import { createPlan, explainPlan, holdPlan, type Plans, playPlans } from '@ackanomic/core/commands'
import { minimalOpening, randomMatch } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.js'
import { diplomacy } from './diplomacy/index.js'
import { pureSkill } from './pure-skill/index.js'
import { spades } from './spades/index.js'

const referee = seededReferee('plans')

/** A match with plans, in which people move by text. */
class Planned {
  readonly #game: Game
  match: Match
  plans: Plans = {}

  constructor(game: Game, players: readonly string[]) {
    const started = startMatch(
      game,
      { id: 'plans', roster: { players, startedAt: 0 } },
      { referee },
    )
    if (!started.ok) throw new Error(started.error.message)
    this.#game = game
    this.match = started.match
  }

  plan(person: string, text: string): void {
    const plan = createPlan(this.#game, this.match.state, person, text)
    if (!plan.ok) throw new Error(plan.error)
    this.plans = { ...this.plans, [person]: plan.value }
  }

  moves(by: string, text: string, at = 1): void {
    const game = this.#game
    const seat = this.match.roster.players.indexOf(by)
    const read = game.notation.parse(text, game.view(this.match.state, seat))
    const entry = { kind: 'move', at, by, move: read.ok ? read.value : text } as const
    this.plans = holdPlan(game, this.match.state, this.plans, by)
    const step = submit(game, this.match, entry, { referee })
    if (!step.ok) throw new Error(step.error.message)
    this.match = step.match
    this.passes(at)
  }

  passes(at: number): void {
    const next = playPlans(this.#game, this.match, this.plans, at, { referee })
    this.match = next.match
    this.plans = next.plans
  }

  lines(person: string): unknown {
    const plan = this.plans[person]
    if (plan === undefined) return []
    return explainPlan(this.#game, this.match.state, person, plan).map(({ text, problem }) =>
      problem === null ? text : `${text}: ${problem}`,
    )
  }

  get planned(): readonly string[] {
    return this.match.log.flatMap((entry) => {
      if (entry.kind !== 'move' || !entry.idempotencyKey?.startsWith('plan ')) return []
      return `${entry.by} ${JSON.stringify(Object.values(Object(entry.move)).at(-1))}`
    })
  }
}

describe('a plan', () => {
  test('is used line by line, whenever the match waits for its player', () => {
    const match = new Planned(pureSkill as Game, ['Ann', 'Bob', 'Cyd'])
    match.plan('Ann', 'if prize > 20: K else 3\nQ')
    match.passes(1)
    expect(match.planned).toEqual([])
    for (const by of ['Ann', 'Bob', 'Cyd']) match.moves(by, 'bid 5')
    expect(match.planned).toEqual(['Ann "3H"'])
    expect(match.lines('Ann')).toEqual(['Q'])
    for (const by of ['Bob', 'Cyd']) match.moves(by, 'bid 6')
    expect(match.planned).toEqual(['Ann "3H"', 'Ann "QH"'])
    expect(match.plans).toEqual({})
  })

  test('keeps the lines that do not fit, with the reason', () => {
    const match = new Planned(pureSkill as Game, ['Ann', 'Bob', 'Cyd'])
    match.plan('Ann', 'bid 5\nif prize > 20: K\nif prise = 3: Q\nhello')
    for (const by of ['Ann', 'Bob', 'Cyd']) match.moves(by, 'bid 5')
    expect(match.planned).toEqual([])
    expect(match.lines('Ann')).toEqual([
      'bid 5: "bid 5H" is not legal now.',
      expect.stringMatching(/^if prize > 20: K: "prize" is \w+ now\.$/u),
      'if prise = 3: Q: You see no "prise" now.',
      expect.stringMatching(/^hello: .*hello/u),
    ])
  })

  test('by every player plays whole rounds at once', () => {
    const match = new Planned(pureSkill as Game, ['Ann', 'Bob', 'Cyd'])
    for (const by of ['Ann', 'Bob', 'Cyd']) match.plan(by, '2\n3\n4')
    for (const by of ['Ann', 'Bob', 'Cyd']) match.moves(by, 'bid 5')
    expect(match.planned).toHaveLength(9)
  })

  test('acts before the next deadline, however late the clock is read', () => {
    const match = new Planned(pureSkill as Game, ['Ann', 'Bob', 'Cyd'])
    match.plan('Ann', '2\n3')
    match.passes(days(21))
    expect(match.planned).toEqual(['Ann "2H"', 'Ann "3H"'])
  })

  test('leads a card when its trick begins', () => {
    const match = new Planned(spades as Game, ['Ann', 'Bob', 'Cyd', 'Dan'])
    const game: Game = spades as Game
    const { shared, mine } = game.view(match.match.state, 0) as never as {
      readonly shared: { readonly order: readonly number[] }
      readonly mine: { readonly dealt: readonly string[] }
    }
    const names = shared.order.map((seat) => ['Ann', 'Bob', 'Cyd', 'Dan'][seat] ?? '')
    const card = mine.dealt.find((each) => !each.endsWith('S')) ?? ''
    match.plan('Ann', `if stage = play and plays = 0: ${card}`)
    for (const by of names) match.moves(by, 'bid 3')
    expect(match.planned).toEqual(names[0] === 'Ann' ? [`Ann "${card}"`] : [])
  })

  test('replaces no orders that were sent by hand, and waits for the next season', () => {
    const match = new Planned(diplomacy as Game, ['Ann', 'Bob'])
    const { shared } = diplomacy.view(match.match.state as never, 0)
    const [unit] = (shared.position?.units ?? []).filter(({ power }) => power === shared.powers[0])
    match.plan('Ann', `${unit?.kind} ${unit?.at} R Yor\n${unit?.kind} ${unit?.at} H\nBuild A Lon`)
    match.moves('Ann', `${unit?.kind} ${unit?.at} H`)
    expect(match.planned).toEqual([])
    match.passes(days(10))
    expect(match.planned).toHaveLength(1)
  })

  test.each([
    ['Eve', 'K', 'Only those who play plan ahead.'],
    ['Ann', 'if prize: K', expect.stringContaining('nobody can read')],
  ])('by %s that reads %j is refused', (person, text, error) => {
    const { match } = new Planned(pureSkill as Game, ['Ann', 'Bob', 'Cyd'])
    expect(createPlan(pureSkill, match.state as never, person, text)).toEqual({ ok: false, error })
  })
})

describe.each(Object.entries(catalogue))('plans in %s', (id, listing) => {
  test('make only legal moves, with the same result as moves made by hand', async () => {
    const game: Game = await listing.load()
    const opening = minimalOpening(game)
    let planned = 0
    for (const seed of ['1', '2']) {
      const pick = seededRandom(`${id} ${seed}`)
      const { trials } = randomMatch(game, opening, pick, { entries: 60, disruption: 0 })
      const started = startMatch(game, { id: seed, ...opening } as never, { referee })
      if (!started.ok) throw new Error(started.error.message)
      let plans: Plans = {}
      const texts = trials.flatMap(({ before, entry }) => {
        if (entry.kind !== 'move') return []
        const seat = opening.roster.players.indexOf(entry.by)
        return game.notation
          .format(entry.move, game.view(before, seat))
          .replaceAll('\n', id === 'diplomacy' ? ', ' : ' / ')
      })
      const text = ['if seat > 9: x else if role = seat: y', '/ "', ...texts.slice(0, 45)].join(
        '\n',
      )
      for (const person of opening.roster.players) {
        const plan = createPlan(game, started.match.state, person, text.slice(0, 4000))
        if (plan.ok) plans = { ...plans, [person]: { ...plan.value, heldFor: '' } }
      }
      const at = game.status(started.match.state).clock.now + days(40)
      const next = playPlans(game, started.match, plans, at, { referee })
      let { state } = started.match
      for (const entry of next.appended) {
        if (entry.kind === 'move') {
          planned += 1
          const seat = game
            .status(state)
            .roster.seats.findIndex(({ holder }) => holder === entry.by)
          const { moves, complete, alsoLegal } = game.legalMoves(game.view(state, seat))
          const isListed = complete && !alsoLegal.includes(String(Object(entry.move).type))
          if (isListed) expect(moves).toContainEqual(entry.move)
        }
        const step = game.apply(state, entry)
        if (!step.ok) throw new Error(step.error.message)
        state = step.value.state
      }
      expect(state).toEqual(next.match.state)
    }
    expect(planned).toBeGreaterThan(0)
  })
})
