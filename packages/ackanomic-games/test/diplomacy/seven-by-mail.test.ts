import {
  days,
  hours,
  isVisibleTo,
  loadMatch,
  type MatchOf,
  type MatchProgress,
  namesOf,
  type RosterEvent,
  saveMatch,
  startMatch,
  submit,
  tick,
  viewerOf,
} from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import {
  DIPLOMACY_STANDARD,
  type Diplomacy,
  diplomacy,
  formatOrder,
  historyOfMatch,
  phaseCode,
} from '@ackanomic/games/diplomacy'
import { expect, test } from 'vitest'

/** Monday, 23 November 2026. */
const START = Date.UTC(2026, 10, 23)
const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
const POWERS = Object.keys(DIPLOMACY_STANDARD.powers)

/** A host that knows people only by their mail, and saves after each mail. */
class Post {
  match: MatchOf<typeof diplomacy>
  inbox = new Map<string, string[]>()
  /** Every order in force when a phase was adjudicated, by phase and power. */
  readonly standing = new Map<string, readonly string[]>()
  #key = 0

  constructor(options: object) {
    const roster = {
      players: PLAYERS,
      referees: ['Dee'],
      startedAt: START,
      census: { players: 12 },
    }
    const started = startMatch(diplomacy, { roster, options })
    if (!started.ok) throw new Error(started.error.message)
    this.match = started.match
    const prompt = this.match.state.openPrompts[0]?.id ?? -1
    this.#enter({
      kind: 'answer',
      at: START,
      by: 'Dee',
      prompt,
      answer: [0, 1, 2, 3, 4, 5, 6],
    })
  }

  /** A person's mail; returns the reply: news, or why it was refused. */
  mail(h: number, by: string, text: string, key = `mail ${++this.#key}`): string {
    const at = START + hours(h)
    this.match = tick(diplomacy, this.match, at).match
    const viewer = viewerOf(diplomacy.status(this.match.state), by)
    const read = diplomacy.notation.parse(text, diplomacy.view(this.match.state, viewer))
    return read.ok
      ? this.#enter({ kind: 'move', at, by, move: read.value }, by, key)
      : read.error.message
  }

  mails(h: number, mails: Readonly<Record<string, string>>): void {
    for (const [by, text] of Object.entries(mails)) this.mail(h, by, text)
  }

  society(h: number, event: RosterEvent<Diplomacy['Join']>): void {
    this.#enter({ kind: 'roster', at: START + hours(h), event })
  }

  time(h: number): void {
    this.#note()
    this.#take(tick(diplomacy, this.match, START + hours(h)))
  }

  get code(): string {
    const { position } = this.match.state.shared
    return position === null ? '' : phaseCode(DIPLOMACY_STANDARD, position.phase)
  }

  #enter(entry: EntryOf<Diplomacy>, by = '', key?: string): string {
    this.#note()
    const step = submit(
      diplomacy,
      this.match,
      entry,
      key === undefined ? {} : { idempotencyKey: key },
    )
    this.#take(step)
    return step.ok ? (this.inbox.get(by) ?? []).join('\n') : step.error.message
  }

  /** Notes the orders in force, as their senders see them. */
  #note(): void {
    const { shared, secret } = this.match.state
    for (const [seat, power] of shared.powers.entries()) {
      const orders = secret[seat]?.orders
      if (orders != null) this.standing.set(`${this.code} ${power}`, orders)
    }
  }

  #take({ match, events }: MatchProgress<typeof diplomacy>): void {
    this.inbox = new Map()
    const situation = diplomacy.status(match.state)
    for (const person of [...PLAYERS, 'Dee', 'Vera', 'Wim']) {
      const viewer = viewerOf(situation, person)
      const news = events
        .filter((post) => isVisibleTo(post, viewer))
        .map(({ event }) => diplomacy.describeEvent(event, namesOf(situation)))
      if (news.length > 0) this.inbox.set(person, news)
    }
    const loaded = loadMatch(diplomacy, saveMatch(match))
    if (!loaded.ok) throw new Error(loaded.error.message)
    this.match = loaded.value.match
    this.#note()
  }
}

const SPRING = {
  Ann: 'A Vie-Gal, F Tri-Alb, A Bud-Ser',
  Bob: 'F Lon-Nth, F Edi-Nwg, A Lvp-Yor',
  Cyd: 'army paris to burgundy; F Bre-MAO; A Mar S A Par-Bur',
  Eve: 'F Kie-Den, A Ber-Kie, A Mun-Ruh',
  Fay: 'A Ven H, A Rom-Apu, F Nap-ION',
  Gus: 'F StP/SC-Bot, A Mos-Ukr, A War-Gal, F Sev-Bla',
  Hal: 'F Ank-Bla, A Con-Bul, A Smy-Con',
}

/** The same mail from everybody, except for some. */
const all = (text: string, but: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(PLAYERS.filter((one) => !but.includes(one)).map((one) => [one, text]))

test('a game of seven players by mail loses no order that was sent', () => {
  const limits = {
    moves: days(3),
    retreats: days(1),
    adjustments: days(2),
    first: days(5),
    weekends: 'spared',
  }
  const post = new Post({ earlyEnd: true, draws: 'shared', limits })
  expect(post.inbox.get('Hal')?.at(-1)).toBe('Spring 1901, moves: orders are due.')

  // Spring 1901: mistakes, repetitions, a mail for the wrong phase. Five days end on a Saturday.
  post.mails(1, { ...SPRING, Cyd: 'A Par-Bur, A Par-Pic, F Bre-Moscow, A Mar S A Bur' })
  expect(post.mail(2, 'Cyd', 'A Par-Burp')).toMatch(/Burp/)
  expect(post.mail(2, 'Cyd', 'Build A Par')).toMatch(
    /^None of this can be ordered in Spring 1901, moves: France orders .+ Earlier orders still stand\.$/,
  )
  expect(post.match.state.secret[2]?.orders).toHaveLength(4)
  const answer = post.mail(3, 'Cyd', SPRING.Cyd, 'mail of Cyd')
  expect(answer).toBe(
    'Cyd orders: Army Paris moves to Burgundy; Fleet Brest moves to Mid-Atlantic Ocean; Army Marseilles supports Army Paris to Burgundy.',
  )
  const before = JSON.stringify(post.match.state)
  post.mail(4, 'Cyd', SPRING.Cyd, 'mail of Cyd')
  expect(JSON.stringify(post.match.state)).toBe(before)
  expect([...post.inbox.keys()]).toEqual([])
  expect(post.mail(5, 'Fay', 'ready')).toBe('Fay is ready for the turn to end.')
  expect([...post.inbox.keys()]).toEqual(['Fay', 'Dee'])
  post.mails(5, all('ready', ['Fay', 'Cyd']))
  expect(post.code).toBe('S1901M')
  post.mail(6, 'Fay', 'not ready')
  post.mail(6, 'Cyd', 'ready')
  expect(post.code).toBe('S1901M')
  post.mail(7, 'Fay', 'ready')
  expect(post.code).toBe('F1901M')
  expect(post.inbox.get('Bob')?.join('\n')).toMatch(
    /France: Army Paris moves to Burgundy: arrives\./,
  )

  // Autumn 1901: Eve sends nothing and the referee gives more time; the turn ends at its deadline.
  post.mails(8, {
    Ann: 'A Ser H, F Alb-Gre, A Vie-Gal',
    Bob: 'F Nth C A Yor-Bel; A Yor-Bel; F Nwg-Nwy',
    Cyd: 'A Bur-Mun, A Mar-Spa, F MAO-Por',
    Fay: 'F ION-Tun, A Apu H, A Ven-Tri',
    Gus: 'F Bot-Swe, A Ukr-Rum, A War-Gal, F Sev S A Ukr-Rum',
    Hal: 'F Ank-Bla, A Bul-Gre, A Con-Bul',
  })
  expect(post.mail(9, 'Dee', 'extend 12 hours')).toBe('Orders are due later than announced.')
  post.mails(10, all('ready', ['Eve']))
  post.time(91)
  expect(post.code).toBe('W1901A')
  expect(post.inbox.get('Ann')?.join('\n')).toMatch(/\nEve has missed a turn\.$/m)

  // Winter: an order for spring is refused, and the build stays.
  expect(post.mail(92, 'Cyd', 'Build A Par; Build F Bre')).toMatch(
    /^Cyd orders: Paris builds an army; Brest builds a fleet\./,
  )
  expect(post.mail(93, 'Cyd', 'A Bur-Mun, A Spa H')).toMatch(
    /^None of this can be ordered in Winter/,
  )
  expect(post.match.state.secret[2]?.orders).toEqual(['A PAR B', 'F BRE B'])
  const owing = diplomacy.pendingActions(post.match.state, 'referee', 'all')
  const wanted = owing.flatMap(({ action, actor }) =>
    action === 'orders' ? [PLAYERS[actor as number]] : [],
  )
  for (const one of wanted) if (one !== 'Cyd' && one !== undefined) post.mail(94, one, 'waive')
  post.time(91 + 48)
  // Two days end on a Saturday, so winter goes on until Monday.
  expect(post.code).toBe('W1901A')
  post.time(24 * 7 + 19)
  expect(post.code).toBe('S1902M')
  const france = post.match.state.shared.position?.units.filter(({ power }) => power === 'FRANCE')
  expect(france?.map(({ at }) => at)).toEqual(expect.arrayContaining(['PAR', 'BRE']))

  // Spring 1902: a pause, a replacement; earlier orders remain.
  const t = 24 * 7 + 20
  post.mails(
    t,
    all(
      'A Ven H, A Gal H, A Bel H, A Mun H, A Rum H, A Bul H, A Kie H, A Tri H, A Vie H, A Ser H, A Yor H',
    ),
  )
  const kept = post.match.state.secret.map(({ orders }) => orders)
  post.society(t + 1, { type: 'vacation', person: 'Gus' })
  expect(post.inbox.get('Bob')?.join('\n')).toMatch(/Missing: Gus\./)
  expect(post.mail(t + 2, 'Ann', 'A Ser-Bul')).toMatch(/^Play is paused \(pause/)
  expect(post.mail(t + 3, 'Vera', 'offer to play Russia')).toBe('Vera offers to be Russia.')
  post.mail(t + 4, 'Dee', 'acknowledge Vera as Russia')
  expect(post.match.state.secret.map(({ orders }) => orders)).toEqual(kept)
  post.mail(t + 5, 'Vera', 'A Rum H, A Gal H, F Swe H, F Sev H')
  post.mails(t + 6, all('ready', ['Gus', 'Hal']))
  post.mail(t + 6, 'Vera', 'ready')
  expect(post.mail(t + 6, 'Hal', 'ready')).toMatch(/Spring 1902, moves:/)

  // Autumn 1902: Fay resigns, a bot plays after three days, and Wim takes it over.
  const u = t + 7
  post.mails(
    u,
    all('A Ser H, A Bel H, A Bur H, A Mun H, A Kie H, A Bul H, A Con H', ['Gus', 'Fay']),
  )
  const sent = post.match.state.secret.map(({ orders }) => orders)
  post.society(u + 1, { type: 'leave', persons: ['Fay'], from: 'match' })
  post.time(u + 1 + 72)
  expect(post.inbox.get('Ann')?.join('\n')).toMatch(/A bot plays Italy\./)
  expect(post.match.state.secret.map(({ orders }) => orders)).toEqual(sent)
  post.mail(u + 74, 'Wim', 'offer to play Italy')
  post.mail(u + 75, 'Dee', 'acknowledge Wim as Italy')
  expect(post.mail(u + 75, 'Fay', 'A Ven H')).toMatch(/^Fay cannot make the move "orders"/)

  post.mails(u + 76, all('draw yes', ['Gus', 'Fay', 'Hal']))
  post.mails(u + 77, { Vera: 'draw yes', Wim: 'draw yes' })
  expect(post.match.state.outcome).toBeNull()
  expect(post.mail(u + 78, 'Hal', 'draw yes')).toMatch(/All players on the board agreed to a draw/)
  const { state } = post.match
  expect(diplomacy.outcome(state)?.winners).toHaveLength(7)
  expect(diplomacy.outcome(state)?.winners).toContain('Vera')
  expect(diplomacy.outcome(state)?.awards[0]).toMatchObject({ award: 'points', each: 1 })

  // All orders in force were adjudicated, and no others.
  const history = historyOfMatch(diplomacy, post.match)
  expect(history.length).toBeGreaterThanOrEqual(4)
  for (const { before, resolutions } of history) {
    const code = phaseCode(DIPLOMACY_STANDARD, before.phase)
    for (const power of POWERS) {
      const judged = resolutions
        .filter(({ order, unordered }) => order.power === power && unordered !== true)
        .map(({ order }) => formatOrder(order))
      expect([code, power, judged]).toEqual([
        code,
        power,
        post.standing.get(`${code} ${power}`) ?? [],
      ])
    }
  }
})
