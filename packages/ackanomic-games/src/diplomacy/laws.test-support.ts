import { hours, type RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { diplomacyClauses } from './clauses.js'
import type { Diplomacy, DiplomacyMove } from './model.js'
import { startingPosition } from './position.js'
import { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const startedAt = Date.UTC(2026, 10, 21)
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus']

function roster(players: number, more: object = {}): Opening['roster'] {
  const census = { players: 12 }
  return { players: NAMES.slice(0, players), referees: ['Rex'], startedAt, census, ...more }
}

const twoYears = { year: 2, season: 'F' }

const SETUPS: readonly Opening[] = [
  {
    roster: roster(2),
    options: {
      variant: 'Duel',
      limits: { grace: hours(1) },
      end: { ...twoYears, winners: 'most centres' },
    },
  },
  {
    roster: roster(2, { duel: { challenged: 'Bob' } }),
    options: { variant: 'Duel', earlyEnd: true, end: twoYears, rules: { orderSets: 'combined' } },
  },
  {
    roster: roster(3),
    options: {
      variant: 'Islands',
      edition: 'datc',
      draws: 'shared',
      earlyEnd: true,
      limits: { first: hours(300), weekends: 'spared', grace: hours(48) },
      end: { year: 3, season: 'Y', winners: 'survivors' },
      faulty: { late: 'repeat', ambiguous: 'last', invalid: 'stands' },
      bots: { retreats: 'first', builds: 'armies' },
    },
  },
  {
    roster: roster(2, { exhibition: { as: 'speaker' } }),
    options: {
      variant: 'Islands',
      countries: 'chosen',
      draws: 'no winner',
      end: { year: 2, season: 'Y' },
      adjudication: { method: 'manual', form: 'As on the page.', contact: 'rex@example.org' },
      victory: 3,
      pauseClock: 'per-departure',
      refereeResumes: false,
      formerPlayersMayReplace: true,
      botWin: 'original-player',
      coWinZeroCentres: true,
      ackExpiry: 'next-adjudication',
    },
  },
  { roster: roster(0), options: { variant: 'Duel', end: { year: 1, season: 'F' } } },
  {
    roster: roster(0),
    options: {
      variant: 'Islands',
      countries: 'chosen',
      players: { minimum: 2 },
      end: { year: 1, season: 'Y' },
    },
  },
  { roster: roster(5), options: { end: { year: 1901, season: 'S' } } },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

const STRANGERS = ['Vera', 'Wim', 'Xenia', 'Yan', 'Ann']

function also(state: State<Diplomacy>, pick: RandomInt): EntryOf<Diplomacy> | undefined {
  const { shared, clock, roster } = state
  const at = clock.now
  const [referee = 'Rex'] = roster.referees
  const move = (by: string, act: DiplomacyMove): EntryOf<Diplomacy> => ({
    kind: 'move',
    at,
    by,
    move: act,
  })
  if (shared.stage !== 'playing') {
    const chosen = pick(12)
    if (chosen === 0) return move(referee, { type: 'abort' })
    if (shared.stage !== 'enrolling') return undefined
    const person = oneOf(NAMES, pick)
    const join = { email: `${person.toLowerCase()}@example.org` }
    return { kind: 'roster', at, event: { type: 'join', person, join } }
  }
  const seat = pick(Math.max(1, roster.seats.length))
  const by = roster.seats[seat]?.holder ?? 'Ann'
  const place = pick(3) === 0 ? 'referee' : (shared.powers[pick(shared.powers.length)] ?? 'referee')
  const offer = shared.offers[pick(Math.max(1, shared.offers.length))]
  switch (pick(12)) {
    case 0:
      return move(by, { type: 'claim', group: shared.powers.slice(0, 2 + pick(2)) })
    case 1:
      return move(by, { type: 'unclaim' })
    case 2:
      return move(by, { type: 'draw', agree: pick(3) > 0 })
    case 3:
    case 4:
      return move(oneOf(STRANGERS, pick), { type: 'offer', for: place })
    case 5:
    case 6: {
      if (offer === undefined) return undefined
      const act: DiplomacyMove = { type: 'acknowledge', ...offer }
      const bySpeaker = offer.for === 'referee' || roster.referees.length === 0
      return bySpeaker
        ? { kind: 'move', at, by: 'Sid', as: 'speaker', move: act }
        : move(referee, act)
    }
    case 7: {
      const maps = {
        Standard: DIPLOMACY_STANDARD,
        Duel: DIPLOMACY_DUEL,
        Islands: DIPLOMACY_ISLANDS,
      }
      const variant = maps[state.options.variant as keyof typeof maps]
      const position = pick(2) === 0 ? shared.position : startingPosition(variant)
      if (position === null || pick(4) > 0) return undefined
      return move(referee, { type: 'correct', position })
    }
    case 8:
      return move(by, { type: 'orders', orders: [] })
    case 9:
      return move(by, { type: 'ready', ready: pick(3) > 0 })
    case 10:
      return move(referee, { type: 'extend', length: hours(1 + pick(100)) })
    default: {
      const away = shared.awayReferees[0]
      if (away === undefined) return undefined
      return { kind: 'roster', at, event: { type: 'return', person: away } }
    }
  }
}

export const diplomacyLaws: LawOptions<State<Diplomacy>, DiplomacyMove> = {
  setups: SETUPS,
  clauses: [diplomacyClauses],
  extraEntries: also,
  join: (_, pick) => ({ email: pick(8) === 0 ? 'nowhere' : 'new@example.org' }),
  // The announcement of the start lists addresses (III.F.b), which no view shows.
  reveals: [{ type: 'started', clause: '1250.14/III.F.a' }],
  entries: 200,
  endsWithin: 2000,
}
