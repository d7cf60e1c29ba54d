import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { fictionaryClauses } from './clauses.js'
import type { Fictionary } from './model.js'
import { bluffersOf, waitedFor } from './spots.js'

type Move = Fictionary['Move']

const startedAt = Date.UTC(2026, 10, 21)
const NAMES = ['Ann', 'Bob', 'Fay and Gus', 'Hal, "the Hat"', 'None', 'Cyd']

function roster(players: number, more: object = {}): Opening['roster'] {
  return {
    players: NAMES.slice(0, players),
    referees: [],
    startedAt,
    census: { activePlayers: 12 },
    ...more,
  }
}

const SETUPS: readonly Opening[] = [
  { roster: roster(5) },
  { roster: roster(5), options: { revisions: 'last' } },
  { roster: roster(5), options: { lookup: 'both', endTest: 'step 5' } },
  { roster: roster(6), options: { step3Penalty: 4, botPenalty: 1 } },
  {
    roster: roster(5, { exhibition: { as: 'speaker' } }),
    options: { botPenalty: 1, lookup: 'word' },
  },
  { roster: roster(6, { announcedBy: 'Cyd' }), options: { revisions: 'last', endTest: 'step 5' } },
]

const TEXTS: readonly string[] = [
  '',
  ' ',
  'a ship',
  '"quoted"',
  '"',
  'a\n2. b\r\n3. c\u2028 4. d',
  '\u001b[2J\u0000\u0007\u009b31m',
  'half \ud800 a letter \udc00',
  '<script>alert(1)</script> & "so on"',
  '\u202eright to left',
  '{"type":"score"}',
  '\ufeff byte order',
  'x'.repeat(1200),
  '👩‍👩‍👧'.repeat(150),
]

const WORDS: readonly string[] = ['ing', 'quoin', 'mot juste', 'o’clock', 'æ', 'A.D.']

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function anyMove({ shared, roster: { seats } }: State<Fictionary>, pick: RandomInt): Move {
  const definition = oneOf(TEXTS, pick)
  switch (pick(6)) {
    case 0:
      return { type: 'word', word: oneOf(WORDS, pick), definition: `${definition}!` }
    case 1:
      return { type: 'report', similar: pick(2) === 0 ? [] : [pick(seats.length + 1)] }
    case 2:
      return { type: 'vote', number: pick(shared.list.length + 2) }
    case 3:
      return { type: 'score' }
    default:
      return { type: 'define', definition }
  }
}

function also(state: State<Fictionary>, pick: RandomInt): EntryOf<Fictionary> | undefined {
  const { roster: script, shared, clock } = state
  const at = clock.now
  const seats = script.seats.filter(({ holder }) => holder !== null)
  if (shared.stage === 'adjudication' && pick(2) === 0) {
    const by = oneOf(['Scott', seats[0]?.player ?? 'Scott'], pick)
    return { kind: 'move', at, by, as: 'scorekeeper', move: { type: 'score' } }
  }
  if (seats.length === 0) return undefined
  if (shared.stage === 'definitions' && pick(2) === 0) {
    const waited = bluffersOf(script, shared.brainiac).flatMap((seat) => {
      const holder = script.seats[seat]?.holder ?? null
      return holder === null || state.secret[seat]?.definition !== null ? [] : [holder]
    })
    if (waited.length === 0) return undefined
    const move = { type: 'define', definition: oneOf(TEXTS, pick) } as const
    return { kind: 'move', at, by: oneOf(waited, pick), move }
  }
  if (pick(40) === 0) {
    const persons = seats.slice(0, 1 + pick(3)).map(({ player }) => player)
    return { kind: 'roster', at, event: { type: 'leave', persons, from: 'match' } }
  }
  return pick(3) > 0
    ? undefined
    : { kind: 'move', at, by: oneOf(seats, pick).holder ?? '', move: anyMove(state, pick) }
}

export const fictionaryLaws: LawOptions<State<Fictionary>, Move> = {
  setups: SETUPS,
  clauses: [fictionaryClauses],
  extraEntries: also,
  endsWithin: 4000,
  belongsTo: 'player',
  // Only the Brainiac learns of a definition, unless it is the last one.
  mayLearn: (state, seat, { type }) => {
    const { brainiac, stage } = state.shared
    if (type !== 'define') return 'all'
    if (stage !== 'definitions' || brainiac === null) return undefined
    return waitedFor(state).some((other) => other !== seat) ? [brainiac] : undefined
  },
}
