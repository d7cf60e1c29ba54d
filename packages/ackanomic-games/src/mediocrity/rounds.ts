import { days, type SeatNumber } from '@ackanomic/core'
import { type Desk, isInGame, type State, seatsInGame, type Writable } from '@ackanomic/core/engine'
import {
  missingNumbers,
  NO_NUMBER,
  nextModerator,
  nowIn,
  scorerOf,
  sendersOf,
  winningSeat,
} from './standing.js'
import type { Mediocrity, Round, Stage } from './types.js'

/** A state that is changed. */
type Draft = Writable<State<Mediocrity>>

/** Starts the game: player numbers, and three days for the first round (start.b, mod.e). */
export function beginGame(draft: Draft, desk: Desk<Mediocrity>): void {
  desk.start('announcement', days(3))
  const { numbers } = draft.options
  if (numbers === 'drawn') askNumbers(draft, desk)
  else giveNumbers(draft, numbers, desk)
}

/** Has the player numbers drawn, for the announcer (start.b). */
export function askNumbers(draft: Draft, desk: Desk<Mediocrity>): void {
  desk.ask('numbers', { ask: 'shuffle', of: draft.table.seats.length }, null, 'host')
}

/** Gives the player numbers, by seat; the lowest one in the game is Moderator (mod.a). */
export function giveNumbers(
  draft: Draft,
  numbers: readonly number[],
  desk: Desk<Mediocrity>,
): void {
  const { free } = nowIn(draft.own, 'numbers')
  draft.own.numbers = [...numbers]
  desk.tell('public', '1250.17/start.b', () => ({ type: 'numbers', numbers }))
  appoint(draft, 0, free, desk)
}

/** Makes the next number in the game the next Moderator. */
function appoint(draft: Draft, after: number, free: boolean, desk: Desk<Mediocrity>): void {
  const { own } = draft
  const moderator = nextModerator(own.numbers, seatsInGame(draft.table), after)
  if (moderator === null) throw new Error('Nobody is left to be Moderator.')
  own.now = { stage: 'break', moderator, free }
  const clause = own.rounds === 0 ? '1250.17/mod.a' : '1250.17/mod.b'
  desk.tell('public', clause, () => ({ type: 'next', moderator }))
}

/** The three days are over: from now on every player may announce the next round (mod.d, mod.e). */
export function openToAll(draft: Draft, desk: Desk<Mediocrity>): void {
  draft.own.now = { ...nowIn(draft.own, 'numbers', 'break'), free: true }
  const first = draft.own.rounds === 0
  desk.tell('public', first ? '1250.17/mod.e' : '1250.17/mod.d', () => ({ type: 'open' }))
}

/** Begins a round with its Moderator. */
export function beginRound(draft: Draft, moderator: SeatNumber, desk: Desk<Mediocrity>): void {
  const steppedIn = nowIn(draft.own, 'break').moderator !== moderator
  const most = 2 * (seatsInGame(draft.table).length - 1)
  draft.own.now = { stage: 'round', moderator, most, mayEnd: false }
  desk.stop('announcement')
  desk.start('minimum', days(3))
  desk.start('limit', days(6))
  const round = draft.own.rounds + 1
  const stepping = round === 1 ? '1250.17/mod.e' : '1250.17/mod.d'
  const clause = steppedIn ? stepping : '1250.17/round.a'
  desk.tell('public', clause, () => ({ type: 'begins', round, moderator, most, steppedIn }))
}

/** Records the number that a player sends (num.send). */
export function send(draft: Draft, number: number, seat: SeatNumber, desk: Desk<Mediocrity>): void {
  draft.secret[seat] = { number, drawn: false }
  for (const to of [seat, nowIn(draft.own, 'round').moderator]) {
    desk.tell(to, '1250.17/num.send', () => ({ type: 'sent', seat, number }))
  }
}

/** The round has lasted three days (round.d). */
export function allowResult(draft: Draft, desk: Desk<Mediocrity>): void {
  const now = nowIn(draft.own, 'round')
  const { moderator } = now
  draft.own.now = { ...now, mayEnd: true }
  desk.tell('public', '1250.17/round.d', () => ({ type: 'may end', moderator }))
}

/** Closes the round for its result: the Moderator draws the missing numbers (num.late). */
export function announceResult(draft: Draft, desk: Desk<Mediocrity>): void {
  const { moderator, most } = nowIn(draft.own, 'round')
  draft.own.now = { stage: 'draws', moderator, most }
  if (missingNumbers(draft).length === 0) return
  const round = draft.own.rounds + 1
  desk.tell('public', '1250.17/num.late', () => ({ type: 'closed', round, moderator }))
  askDraws(draft, desk)
}

/** Asks the Moderator for the numbers that are missing (num.late). */
export function askDraws(draft: Draft, desk: Desk<Mediocrity>): void {
  const { moderator, most } = nowIn(draft.own, 'draws')
  for (const seat of missingNumbers(draft)) {
    desk.ask('draw', { ask: 'roll', dice: 1, sides: most }, { seat }, moderator)
  }
}

/** Ends a round by its result, once every number is there (res.a to res.e). */
export function tellResult(draft: Draft, desk: Desk<Mediocrity>): void {
  const { own, secret, table } = draft
  const { moderator } = nowIn(own, 'draws')
  const senders = sendersOf(draft)
  const numbers = secret.map(({ number }, seat) => (senders.includes(seat) ? number : null))
  const drawn = senders.filter((seat) => secret[seat]?.drawn === true)
  const scorer = scorerOf(numbers)
  const number = scorer === null ? null : (numbers[scorer] ?? null)
  const ended = { moderator, numbers, drawn, scorer }
  const round = own.rounds + 1
  const scores = own.scores.map((score, seat) => {
    if (!isInGame(table, seat)) return null
    return seat === scorer ? score + 1 : score
  })
  desk.tell('public', '1250.17/res.a', () => ({ type: 'result', round, ...ended, number, scores }))
  endRound(draft, { ...ended, ended: 'result' }, desk)
}

/** Six days are over: the Moderator is out, and nobody scores (exp.a, exp.b). */
export function expire(draft: Draft, desk: Desk<Mediocrity>): void {
  const { moderator } = nowIn(draft.own, 'round', 'draws', 'idle')
  const round = draft.own.rounds + 1
  if (isInGame(draft.table, moderator)) desk.remove(moderator)
  desk.tell('public', '1250.17/exp.a', () => ({ type: 'expired', round, moderator }))
  endRound(draft, without(draft, moderator, 'expired'), desk)
}

/** A round that ends without a result. */
export function without(draft: Draft, moderator: SeatNumber, ended: 'expired' | 'void'): Round {
  return { moderator, ended, numbers: draft.table.seats.map(() => null), drawn: [], scorer: null }
}

/** Ends a round in whatever way: the winning test, or else the next Moderator (win, mod.b). */
function endRound(draft: Draft, ended: Round, desk: Desk<Mediocrity>): void {
  const { own } = draft
  const { moderator, scorer } = ended
  desk.withdraw('draw')
  desk.stop('minimum')
  desk.stop('limit')
  own.now = { stage: 'break', moderator, free: false }
  own.rounds += 1
  own.last = ended as Writable<Round>
  const scores = own.scores.map((score, seat) => (seat === scorer ? score + 1 : score))
  own.scores = scores
  draft.secret = draft.secret.map(() => ({ ...NO_NUMBER }))
  const seats = seatsInGame(draft.table)
  const winner = winningSeat(scores, seats)
  if (winner !== null) {
    const score = scores[winner] as number
    desk.tell('public', '1250.17/win.a', () => ({ type: 'won', seat: winner, score }))
    finish(winner, desk)
  } else if (seats.length < 2) endAlone(draft, desk)
  else {
    desk.start('announcement', days(3))
    appoint(draft, own.numbers[moderator] as number, false, desk)
  }
}

/** Ends the game that cannot go on, with one player left or none. */
function endAlone(draft: Draft, desk: Desk<Mediocrity>): void {
  const [last = null] = seatsInGame(draft.table)
  finish(draft.options.soleSurvivor === 'wins' ? last : null, desk)
}

function finish(winner: SeatNumber | null, desk: Desk<Mediocrity>): void {
  if (winner === null) {
    desk.end({ winners: [], ranking: [], awards: [] })
    return
  }
  desk.end({
    winners: [winner],
    ranking: [],
    awards: [{ award: 'trophy', trophy: 'standard', to: winner, clause: '1250.17/trophy' }],
  })
}

/** What follows when players leave, one or several at once. */
export function playersLeft(
  draft: Draft,
  left: readonly SeatNumber[],
  desk: Desk<Mediocrity>,
): void {
  for (const seat of left) draft.secret[seat] = { ...NO_NUMBER }
  const staying = seatsInGame(draft.table).length
  if (staying === 0) {
    endAlone(draft, desk)
    return
  }
  const { now, numbers } = draft.own
  switch (now.stage) {
    case 'numbers':
    case 'break':
      if (staying === 1) endAlone(draft, desk)
      else if (now.stage === 'break' && left.includes(now.moderator)) {
        appoint(draft, numbers[now.moderator] as number, now.free, desk)
      }
      break
    case 'round':
    case 'draws':
      if (left.includes(now.moderator)) moderatorLeft(draft, now.moderator, desk)
      else if (now.stage === 'round') sendersLeft(draft, now)
      else {
        draft.asked = draft.asked.filter(
          (asked) => asked.name !== 'draw' || !left.includes(asked.about.seat),
        )
      }
      break
    case 'idle':
      break
  }
}

/** A round whose Moderator leaves ends at once without points, or waits for its six days. */
function moderatorLeft(draft: Draft, moderator: SeatNumber, desk: Desk<Mediocrity>): void {
  const round = draft.own.rounds + 1
  if (draft.options.onModeratorLoss === 'void-round') {
    desk.tell('public', '1250.17/leave.a', () => ({ type: 'void', round, moderator }))
    endRound(draft, without(draft, moderator, 'void'), desk)
    return
  }
  desk.withdraw('draw')
  desk.stop('minimum')
  draft.own.now = { stage: 'idle', moderator }
  draft.secret = draft.secret.map(() => ({ ...NO_NUMBER }))
  desk.tell('public', '1250.17/leave.a', () => ({ type: 'idle', round, moderator }))
}

/** The range may shrink with those who send. */
function sendersLeft(draft: Draft, now: Extract<Stage, { readonly stage: 'round' }>): void {
  if (draft.options.rangeBasis !== 'current') return
  const senders = sendersOf(draft)
  draft.own.now = { ...now, most: 2 * senders.length }
}
