import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  isInGame,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
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
export function beginGame(draft: Draft, ctx: Context<Mediocrity>): void {
  ctx.startTimer('announcement', days(3))
  const { numbers } = draft.options
  if (numbers === 'drawn') askNumbers(draft, ctx)
  else giveNumbers(draft, numbers, ctx)
}

/** Has the player numbers drawn, for the announcer (start.b). */
export function askNumbers(draft: Draft, ctx: Context<Mediocrity>): void {
  ctx.prompt('numbers', { ask: 'shuffle', of: draft.table.seats.length }, null, 'host')
}

/** Gives the player numbers, by seat; the lowest one in the game is Moderator (mod.a). */
export function giveNumbers(
  draft: Draft,
  numbers: readonly number[],
  ctx: Context<Mediocrity>,
): void {
  const { free } = nowIn(draft.shared, 'numbers')
  draft.shared.numbers = [...numbers]
  ctx.emit('public', '1250.17/start.b', () => ({ type: 'numbers', numbers }))
  appoint(draft, 0, free, ctx)
}

/** Makes the next number in the game the next Moderator. */
function appoint(draft: Draft, after: number, free: boolean, ctx: Context<Mediocrity>): void {
  const { shared } = draft
  const moderator = nextModerator(shared.numbers, seatsInGame(draft.table), after)
  if (moderator === null) throw new Error('Nobody is left to be Moderator.')
  shared.now = { stage: 'break', moderator, free }
  const clause = shared.rounds === 0 ? '1250.17/mod.a' : '1250.17/mod.b'
  ctx.emit('public', clause, () => ({ type: 'next', moderator }))
}

/** The three days are over: from now on every player may announce the next round (mod.d, mod.e). */
export function openToAll(draft: Draft, ctx: Context<Mediocrity>): void {
  draft.shared.now = { ...nowIn(draft.shared, 'numbers', 'break'), free: true }
  const first = draft.shared.rounds === 0
  ctx.emit('public', first ? '1250.17/mod.e' : '1250.17/mod.d', () => ({ type: 'open' }))
}

/** Begins a round with its Moderator. */
export function beginRound(draft: Draft, moderator: SeatNumber, ctx: Context<Mediocrity>): void {
  const steppedIn = nowIn(draft.shared, 'break').moderator !== moderator
  const most = 2 * (seatsInGame(draft.table).length - 1)
  draft.shared.now = { stage: 'round', moderator, most, mayEnd: false }
  ctx.stopTimer('announcement')
  ctx.startTimer('minimum', days(3))
  ctx.startTimer('limit', days(6))
  const round = draft.shared.rounds + 1
  const stepping = round === 1 ? '1250.17/mod.e' : '1250.17/mod.d'
  const clause = steppedIn ? stepping : '1250.17/round.a'
  ctx.emit('public', clause, () => ({ type: 'begins', round, moderator, most, steppedIn }))
}

/** Records the number that a player sends (num.send). */
export function send(
  draft: Draft,
  number: number,
  seat: SeatNumber,
  ctx: Context<Mediocrity>,
): void {
  draft.secret[seat] = { number, drawn: false }
  for (const to of [seat, nowIn(draft.shared, 'round').moderator]) {
    ctx.emit(to, '1250.17/num.send', () => ({ type: 'sent', seat, number }))
  }
}

/** The round has lasted three days (round.d). */
export function allowResult(draft: Draft, ctx: Context<Mediocrity>): void {
  const now = nowIn(draft.shared, 'round')
  const { moderator } = now
  draft.shared.now = { ...now, mayEnd: true }
  ctx.emit('public', '1250.17/round.d', () => ({ type: 'may end', moderator }))
}

/** Closes the round for its result: the Moderator draws the missing numbers (num.late). */
export function announceResult(draft: Draft, ctx: Context<Mediocrity>): void {
  const { moderator, most } = nowIn(draft.shared, 'round')
  draft.shared.now = { stage: 'draws', moderator, most }
  if (missingNumbers(draft).length === 0) return
  const round = draft.shared.rounds + 1
  ctx.emit('public', '1250.17/num.late', () => ({ type: 'closed', round, moderator }))
  askDraws(draft, ctx)
}

/** Asks the Moderator for the numbers that are missing (num.late). */
export function askDraws(draft: Draft, ctx: Context<Mediocrity>): void {
  const { moderator, most } = nowIn(draft.shared, 'draws')
  for (const seat of missingNumbers(draft)) {
    ctx.prompt('draw', { ask: 'roll', dice: 1, sides: most }, { seat }, moderator)
  }
}

/** Ends a round by its result, once every number is there (res.a to res.e). */
export function tellResult(draft: Draft, ctx: Context<Mediocrity>): void {
  const { shared, secret, table } = draft
  const { moderator } = nowIn(shared, 'draws')
  const senders = sendersOf(draft)
  const numbers = secret.map(({ number }, seat) => (senders.includes(seat) ? number : null))
  const drawn = senders.filter((seat) => secret[seat]?.drawn === true)
  const scorer = scorerOf(numbers)
  const number = scorer === null ? null : (numbers[scorer] ?? null)
  const ended = { moderator, numbers, drawn, scorer }
  const round = shared.rounds + 1
  const scores = shared.scores.map((score, seat) => {
    if (!isInGame(table, seat)) return null
    return seat === scorer ? score + 1 : score
  })
  ctx.emit('public', '1250.17/res.a', () => ({ type: 'result', round, ...ended, number, scores }))
  endRound(draft, { ...ended, ended: 'result' }, ctx)
}

/** Six days are over: the Moderator is out, and nobody scores (exp.a, exp.b). */
export function expire(draft: Draft, ctx: Context<Mediocrity>): void {
  const { moderator } = nowIn(draft.shared, 'round', 'draws', 'idle')
  const round = draft.shared.rounds + 1
  if (isInGame(draft.table, moderator)) ctx.eliminate(moderator)
  ctx.emit('public', '1250.17/exp.a', () => ({ type: 'expired', round, moderator }))
  endRound(draft, without(draft, moderator, 'expired'), ctx)
}

/** A round that ends without a result. */
function without(draft: Draft, moderator: SeatNumber, ended: 'expired' | 'void'): Round {
  return { moderator, ended, numbers: draft.table.seats.map(() => null), drawn: [], scorer: null }
}

/** Ends a round in whatever way: the winning test, or else the next Moderator (win, mod.b). */
function endRound(draft: Draft, ended: Round, ctx: Context<Mediocrity>): void {
  const { shared } = draft
  const { moderator, scorer } = ended
  ctx.cancelPrompts('draw')
  ctx.stopTimer('minimum')
  ctx.stopTimer('limit')
  shared.now = { stage: 'break', moderator, free: false }
  shared.rounds += 1
  shared.last = ended as Writable<Round>
  const scores = shared.scores.map((score, seat) => (seat === scorer ? score + 1 : score))
  shared.scores = scores
  draft.secret = draft.secret.map(() => ({ ...NO_NUMBER }))
  const seats = seatsInGame(draft.table)
  const winner = winningSeat(scores, seats)
  if (winner !== null) {
    const score = scores[winner] as number
    ctx.emit('public', '1250.17/win.a', () => ({ type: 'won', seat: winner, score }))
    finish(winner, ctx)
  } else if (seats.length < 2) endAlone(draft, ctx)
  else {
    ctx.startTimer('announcement', days(3))
    appoint(draft, shared.numbers[moderator] as number, false, ctx)
  }
}

/** Ends the game that cannot go on, with one player left or none. */
function endAlone(draft: Draft, ctx: Context<Mediocrity>): void {
  const [last = null] = seatsInGame(draft.table)
  finish(draft.options.soleSurvivor === 'wins' ? last : null, ctx)
}

function finish(winner: SeatNumber | null, ctx: Context<Mediocrity>): void {
  if (winner === null) {
    ctx.end({ winners: [], ranking: [], awards: [] })
    return
  }
  ctx.end({
    winners: [winner],
    ranking: [],
    awards: [{ award: 'trophy', trophy: 'standard', to: winner, clause: '1250.17/trophy' }],
  })
}

/** What follows when players leave, one or several at once. */
export function playersLeft(
  draft: Draft,
  left: readonly SeatNumber[],
  ctx: Context<Mediocrity>,
): void {
  for (const seat of left) draft.secret[seat] = { ...NO_NUMBER }
  const staying = seatsInGame(draft.table).length
  if (staying === 0) {
    endAlone(draft, ctx)
    return
  }
  const { now, numbers } = draft.shared
  switch (now.stage) {
    case 'numbers':
    case 'break':
      if (staying === 1) endAlone(draft, ctx)
      else if (now.stage === 'break' && left.includes(now.moderator)) {
        appoint(draft, numbers[now.moderator] as number, now.free, ctx)
      }
      break
    case 'round':
    case 'draws':
      if (left.includes(now.moderator)) moderatorLeft(draft, now.moderator, ctx)
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
function moderatorLeft(draft: Draft, moderator: SeatNumber, ctx: Context<Mediocrity>): void {
  const round = draft.shared.rounds + 1
  if (draft.options.onModeratorLoss === 'void-round') {
    ctx.emit('public', '1250.17/leave.a', () => ({ type: 'void', round, moderator }))
    endRound(draft, without(draft, moderator, 'void'), ctx)
    return
  }
  ctx.cancelPrompts('draw')
  ctx.stopTimer('minimum')
  draft.shared.now = { stage: 'idle', moderator }
  draft.secret = draft.secret.map(() => ({ ...NO_NUMBER }))
  ctx.emit('public', '1250.17/leave.a', () => ({ type: 'idle', round, moderator }))
}

/** The range may shrink with those who send. */
function sendersLeft(draft: Draft, now: Extract<Stage, { readonly stage: 'round' }>): void {
  if (draft.options.rangeBasis !== 'current') return
  const senders = sendersOf(draft)
  draft.shared.now = { ...now, most: 2 * senders.length }
}
