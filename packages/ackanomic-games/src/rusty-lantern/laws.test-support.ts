import { days, type RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { rustyLanternClauses } from './clauses.js'
import type { Move, RustyLantern } from './model.js'
import { RUSTY_LANTERN_DENIALS } from './tale.js'

const startedAt = Date.UTC(2026, 10, 21)
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal']

function roster(players: number, more: object = {}): Opening['roster'] {
  return { players: NAMES.slice(0, players), referees: ['Moe'], startedAt, ...more }
}

const ante = [
  { kind: 'A$', count: 5 },
  { kind: 'Favour', count: 1 },
]

const SETUPS: readonly Opening[] = [
  { roster: roster(3) },
  { roster: roster(2, { duel: { challenged: 'Bob' } }), options: { epilogue: 'none' } },
  { roster: roster(5), options: { leaverOpenPlay: 'still-answered', interruptCard: 'burn' } },
  {
    roster: roster(3, { exhibition: { as: 'speaker' } }),
    options: { sleepClock: 'whole-turn', phantomCardDenial: 'two-cards', enforceLength: true },
  },
  { roster: roster(2), options: { ante, deadPot: 'barkeep', showDeckSize: true } },
  {
    roster: roster(4),
    options: { benches: 4, ante, deadPot: 'keep-in-pot', suspensionStopsClocks: false },
  },
]

const SUSPENDED: readonly Opening[] = [
  { roster: roster(0) },
  { roster: roster(1), options: { benches: 2, showDeckSize: true } },
  { roster: roster(4), options: { benches: 3, ante, suspensionStopsClocks: false } },
  { roster: roster(8), options: { ante } },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

const TEXT = 'One.\nTwo.\nThree.'

/** Bluffs, passes, the Barkeep's own moves, harsh answers, and newcomers. */
function also(state: State<RustyLantern>, pick: RandomInt): EntryOf<RustyLantern> | undefined {
  const { shared, roster: seated, clock, openPrompts } = state
  const at = clock.now
  const [barkeep = 'Moe'] = seated.referees
  const holders = seated.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  const someone = holders.length === 0 ? 'Vera' : oneOf(holders, pick)
  const inTurn = shared.turn === null ? null : (seated.seats[shared.turn]?.holder ?? null)
  const by = (person: string, move: Move): EntryOf<RustyLantern> => ({
    kind: 'move',
    at,
    by: person,
    move,
  })
  const play = openPrompts.find(({ name }) => name === 'play')
  const card = oneOf(['a riddle', 'a disguise', 'the king of Spain', '…'], pick)
  switch (pick(40)) {
    case 0:
    case 1:
      return by(someone, { type: 'interrupt', play: 1 + pick(shared.plays.length + 1), card })
    case 2:
    case 3:
      return by(inTurn ?? someone, { type: 'play', subject: 'A Lantern', text: TEXT, card })
    case 4:
      return by(inTurn ?? someone, { type: 'play', subject: 'Lantern', text: TEXT, card: null })
    case 5:
      return by(inTurn ?? someone, { type: 'pass', discard: pick(2) === 0 ? card : null })
    case 6:
    case 7:
    case 8:
      return { kind: 'time', at: at + days(3) }
    case 9:
    case 10: {
      const bard = shared.unplaced[0] ?? pick(9)
      return by(barkeep, { type: 'place', bard, after: pick(shared.circle.length + 1) })
    }
    case 11:
      return pick(20) === 0 ? by(barkeep, { type: 'end' }) : undefined
    case 12:
    case 13:
    case 14: {
      if (play === undefined) return undefined
      const answer = { reply: 'deny', reason: oneOf(RUSTY_LANTERN_DENIALS, pick) }
      return { kind: 'answer', at, by: barkeep, prompt: play.id, answer }
    }
    case 15: {
      if (play === undefined) return undefined
      const answer = { reply: 'verify', looseEnd: true, tied: shared.looseEnds }
      return { kind: 'answer', at, by: barkeep, prompt: play.id, answer }
    }
    case 16:
    case 17:
    case 18: {
      const person = oneOf(['Vera', 'Wim', 'Xenia', 'Yan', 'Ann', 'Bob'], pick)
      return { kind: 'roster', at, event: { type: 'join', person, join: join(state, pick) } }
    }
    case 19: {
      const few = openPrompts.find(({ name }) => name === 'elements')
      if (few === undefined) return undefined
      const answer = Array.from({ length: 4 + pick(20) }, (_, number) => `element ${number}`)
      return { kind: 'answer', at, by: barkeep, prompt: few.id, answer }
    }
    default:
      return undefined
  }
}

function join({ options, shared }: State<RustyLantern>, pick: RandomInt): RustyLantern['Join'] {
  const after = pick(2) === 0 || shared.circle.length === 0 ? null : oneOf(shared.circle, pick)
  return { after, ante: pick(8) === 0 ? ante : (options.ante ?? []) }
}

export const rustyLanternLaws: LawOptions<State<RustyLantern>, Move> = {
  setups: SETUPS,
  clauses: [rustyLanternClauses],
  extraEntries: also,
  join,
  // A winner may leave before the story is finished.
  leaversMayWin: true,
  // A suspended tale waits for people to come or go. With `whole-turn`, nobody is found asleep in a
  // turn in which they have tried a play.
  mayWait: ({ roster: { pauses }, shared: { tried }, options: { sleepClock } }) =>
    pauses.length > 0 || (tried && sleepClock === 'whole-turn'),
}

/** The options of the laws for tales that may never begin. */
export const suspendedLaws: LawOptions<State<RustyLantern>, Move> = {
  ...rustyLanternLaws,
  setups: SUSPENDED,
  endsWithin: null,
}
