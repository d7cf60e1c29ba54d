import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { CARDS, SPADES_BIDS } from './cards.js'
import { spadesClauses } from './clauses.js'
import { faultOf, standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { holdingInTurn, turnOf } from './tricks.js'

type Move = Spades['Move']

const roster: Opening['roster'] = {
  players: ['Ann', 'Bob', 'Cyd', 'Dov'],
  referees: ['Rex'],
  startedAt: Date.UTC(2026, 10, 21),
}

const teams = [
  ['Ann', 'Dov'],
  ['Cyd', 'Bob'],
]

const SETUPS: readonly Opening[] = [
  { roster },
  { roster, options: { teams } },
  { roster, options: { misplay: 'referee-call' } },
  { roster, options: { misplay: 'referee-call', onRefereeLoss: 'restart-period' } },
  { roster, options: { nilTricksCount: false, concessionRevocable: false, leavers: 'forfeit' } },
  { roster, options: { leavers: 'abandon', onRefereeLoss: 'end' } },
  { roster, options: { target: 100, blindNil: 0, jokers: true, boston: 'win' } },
  {
    roster,
    options: { target: 200, blindNil: 50, sandbagLimit: 5, sandbagPenalty: 50, boston: 200 },
  },
  { roster, options: { misplay: 'referee-call', blindNil: 0, sandbagPenalty: 0, jokers: true } },
  { roster: { ...roster, exhibition: { as: 'speaker' } } },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function also(state: State<Spades>, pick: RandomInt): EntryOf<Spades> | undefined {
  const { shared, secret, roster, clock } = state
  const at = clock.now
  const holders = roster.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  const [referee = 'Rex'] = roster.referees
  const move = (by: string, made: Move): EntryOf<Spades> => ({ kind: 'move', at, by, move: made })
  if (holders.length === 0) return undefined
  const turn = state.shared.stage === 'play' ? holderInTurn(state) : null
  switch (pick(60)) {
    case 0:
      return move(oneOf(holders, pick), { type: 'concede' })
    case 1:
    case 2:
    case 3:
      return move(oneOf(holders, pick), { type: 'withdraw' })
    case 4:
    case 5:
    case 6:
      return turn === null ? undefined : move(turn, { type: 'play', card: oneOf(CARDS, pick) })
    case 7:
    case 8:
    case 9: {
      if (turn === null) return undefined
      const { hand } = holdingInTurn(shared, secret)
      return move(turn, { type: 'play', card: oneOf(hand, pick) })
    }
    case 10:
      return move(referee, { type: 'call', play: pick(52) })
    case 11:
    case 12:
    case 13: {
      const misplays = standingMisplays(shared, secret)
      return misplays.length === 0
        ? undefined
        : move(referee, { type: 'call', play: oneOf(misplays, pick) })
    }
    case 14:
      return move(oneOf(holders, pick), { type: 'bid', tricks: pick(16) - 1 })
    case 15:
    case 16:
    case 17:
    case 18: {
      const by = shared.stage === 'bids' ? holderInTurn(state) : null
      return by === null ? undefined : move(by, { type: 'bid', tricks: oneOf(SPADES_BIDS, pick) })
    }
    case 19: {
      const by = shared.stage === 'blind' ? holderInTurn(state) : oneOf(holders, pick)
      return by === null ? undefined : move(by, { type: 'blind', nil: pick(2) === 0 })
    }
    default:
      return undefined
  }
}

function holderInTurn({ shared, roster }: State<Spades>): string | null {
  const seat = turnOf(shared)
  return seat === null ? null : (roster.seats[seat]?.holder ?? null)
}

export const spadesLaws: LawOptions<State<Spades>, Move> = {
  setups: SETUPS,
  clauses: [spadesClauses],
  extraEntries: also,
  endsWithin: null,
  isFaulty: ({ shared, secret }, _, move) => {
    if (move.type !== 'play') return false
    const { hand, led } = holdingInTurn(shared, secret)
    return faultOf(hand, move.card, led) !== null
  },
}
