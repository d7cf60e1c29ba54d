import type { SeatNumber } from '@ackanomic/core'
import type { Card, Denial, InterruptionEnd, Options, Paid, Stake } from './tale.js'

/** How a turn was passed. */
export type Passing = 'passed' | 'asleep' | 'left'

/** Why a tale is over. */
export type Ending = 'won' | 'lame' | 'Barkeep gone'

/** What the engine announces. */
export type Post =
  /** To all: the tale begins. */
  | {
      readonly type: 'opened'
      readonly barkeep: string
      readonly benches: number
      readonly bards: readonly SeatNumber[]
      readonly ante: readonly Stake[] | null
    }
  /** To all: who may join sits there, after that seat. */
  | { readonly type: 'placed'; readonly seat: SeatNumber; readonly after: SeatNumber | null }
  /** To all: somebody paid into the pot. */
  | { readonly type: 'paid'; readonly person: string; readonly stakes: readonly Stake[] }
  /** To all: somebody got so many cards. */
  | { readonly type: 'dealt'; readonly seat: SeatNumber; readonly count: number }
  /** To a seat: the cards that it got. */
  | { readonly type: 'cards'; readonly seat: SeatNumber; readonly cards: readonly Card[] }
  /** To all: the deck is short; or it is not any more. */
  | { readonly type: 'short' | 'restocked' }
  /** To all: whose turn it is. */
  | { readonly type: 'turn'; readonly seat: SeatNumber }
  /** To all: somebody passed, and burned a card or none. */
  | {
      readonly type: 'passed'
      readonly seat: SeatNumber
      readonly how: Passing
      readonly discard: Card | null
    }
  /** To all: a play is tried. */
  | {
      readonly type: 'play'
      readonly play: number
      readonly seat: SeatNumber
      readonly subject: string
      readonly lines: number
      readonly card: string | null
    }
  /** To all: a play succeeds; `ale` is what its Bard gets. */
  | {
      readonly type: 'verified'
      readonly play: number
      readonly seat: SeatNumber
      readonly card: Card | null
      readonly looseEnd: boolean
      readonly tied: readonly Card[]
      readonly ale: number
    }
  /** To all: a play is denied, and its card burned, or `null`. */
  | {
      readonly type: 'denied'
      readonly play: number
      readonly seat: SeatNumber
      readonly reason: Denial
      readonly burned: Card | null
    }
  /** To all: a play is dropped because its Bard left. */
  | { readonly type: 'dropped'; readonly play: number; readonly seat: SeatNumber }
  /** To all: an interruption is announced. */
  | {
      readonly type: 'interruption'
      readonly interruption: number
      readonly seat: SeatNumber
      readonly play: number
      readonly of: SeatNumber
      readonly card: string
    }
  /** To all: what became of an interruption, and the card that was burned by it, or `null`. */
  | {
      readonly type: 'answered'
      readonly interruption: number
      readonly seat: SeatNumber
      readonly play: number
      readonly of: SeatNumber
      readonly end: InterruptionEnd
      readonly card: string
      readonly burned: Card | null
    }
  /** To all: somebody has won. */
  | { readonly type: 'won'; readonly seat: SeatNumber; readonly person: string }
  /** To all: the winner finishes the story. */
  | { readonly type: 'epilogue'; readonly seat: SeatNumber }
  /** To all: what becomes of the pot; `to` is who gets all of it, or `null`. */
  | {
      readonly type: 'pot'
      readonly how: 'won' | Options['deadPot']
      readonly to: string | null
      readonly pot: readonly Paid[]
    }
  /** To all: the tale is over. */
  | { readonly type: 'over'; readonly why: Ending }
