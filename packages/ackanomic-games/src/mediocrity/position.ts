import { days } from '@ackanomic/core'
import { isInGame, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { isNumbering } from '../shapes.js'
import { nextModerator, scorerOf } from './mediocre.js'
import type { Mediocrity } from './model.js'
import { askedIn, promptMissing, sendersOf } from './prompts.js'
import { type MediocrityRound, secretSchema, sharedSchema } from './state.js'

export const mediocrityPosition: PositionDefinition<Mediocrity> = {
  shared: sharedSchema,
  secret: secretSchema,
  problem: (laid) => numbersProblem(laid) ?? roundsProblem(laid) ?? stageProblem(laid),
  resume(draft, ctx) {
    const { stage, free, mayEnd } = draft.shared
    promptMissing(draft, ctx)
    if (stage === 'numbers' || stage === 'break') {
      if (!free) ctx.startTimer('announcement', days(3))
      return
    }
    const isLate = stage === 'draws' || mayEnd
    if (stage === 'round' && !isLate) ctx.startTimer('minimum', days(3))
    ctx.startTimer('limit', days(isLate ? 3 : 6))
  },
}

type Laid = Parameters<PositionDefinition<Mediocrity>['problem']>[0]

function numbersProblem({ shared, options, roster }: Laid): string | undefined {
  const { length } = roster.seats
  const drawn = options.numbers === 'drawn'
  if (shared.stage === 'numbers') {
    return shared.numbers.length === 0 && drawn
      ? undefined
      : 'numbers: there are none while they are being drawn.'
  }
  if (!isNumbering(shared.numbers, length))
    return `numbers: give each of the numbers 1 to ${length} to one seat.`
  return drawn || shared.numbers.every((number, seat) => number === options.numbers[seat])
    ? undefined
    : 'numbers: they differ from those of the options.'
}

function roundsProblem(laid: Laid): string | undefined {
  const { rounds, scores, last } = laid.shared
  const { length } = laid.roster.seats
  if (scores.length !== length) return `scores: give one for each of the ${length} seats.`
  if ((last === null) !== (rounds === 0)) return 'last: tell the last round that is over.'
  const sum = scores.reduce((all, score) => all + score, 0)
  if (last === null) return sum === 0 ? undefined : 'scores: no round is over.'
  const { scorer } = last
  const most = scorer === null ? rounds - 1 : rounds
  if (sum > most || (scorer !== null && (scores[scorer] ?? 0) === 0))
    return 'scores: each round that is over gave one Gamepoint at the most.'
  const problem = roundProblem(laid, last)
  return problem === undefined ? undefined : `last: ${problem}`
}

function roundProblem({ options, roster }: Laid, round: MediocrityRound): string | undefined {
  const { moderator, ended, numbers, drawn, scorer } = round
  const { length } = roster.seats
  if (moderator >= length || numbers.length !== length)
    return `there is a moderator, and a number or null for each of the ${length} seats.`
  if (ended !== 'result') {
    const fits = numbers.every((number) => number === null) && drawn.length === 0
    if (!fits || scorer !== null) return 'there are no numbers without a result.'
    if (isInGame(roster, moderator)) return 'the Moderator went out of the game.'
    return ended === 'void' && options.onModeratorLoss === 'wait'
      ? 'no round is void if it waits for its end.'
      : undefined
  }
  const most = 2 * (length - 1)
  const isOne = (number: number | null, seat: number): boolean =>
    number === null ? seat === moderator || !isInGame(roster, seat) : number <= most
  if (numbers[moderator] !== null || !numbers.every(isOne))
    return `all but the Moderator have a number up to ${most}.`
  const inOrder = drawn.every((seat, index) => seat > (drawn[index - 1] ?? -1))
  if (!inOrder || drawn.some((seat) => (numbers[seat] ?? null) === null))
    return 'each seat whose number was drawn is named once, in order.'
  return scorer === scorerOf(numbers) ? undefined : 'another number is the most Mediocre.'
}

function stageProblem(laid: Laid): string | undefined {
  const { shared, roster, outcome, options } = laid
  const { stage, moderator, free, most, mayEnd, rounds, numbers, last } = shared
  const seats = seatsInGame(roster)
  const isBetween = stage === 'numbers' || stage === 'break'
  if (outcome === null && seats.length < (isBetween ? 2 : 1))
    return 'seats: there are too few players to play on.'
  if (free && !isBetween) return 'free: a round is under way.'
  if (mayEnd && stage !== 'round') return 'mayEnd: no round is under way.'
  if (most > 0 && stage !== 'round' && stage !== 'draws') return 'most: no numbers are sent now.'
  if ((moderator === null) !== (stage === 'numbers'))
    return 'moderator: there is one once the player numbers are known.'
  if (moderator === null) return rounds > 0 ? 'rounds: there are none.' : noneSent(laid)
  if (moderator >= roster.seats.length) return 'moderator: name a seat.'
  if (outcome !== null) return noneSent(laid)
  if (stage === 'break') {
    const before = last === null ? 0 : (numbers[last.moderator] as number)
    const next = nextModerator(numbers, seats, before)
    return next === moderator ? noneSent(laid) : `moderator: it is the turn of seat ${next}.`
  }
  if (stage !== 'idle')
    return seats.includes(moderator) ? sentProblem(laid) : 'moderator: that player has left.'
  return seats.includes(moderator) || options.onModeratorLoss === 'void-round'
    ? 'stage: a round waits for its end only where its Moderator has left.'
    : noneSent(laid)
}

function noneSent({ secret }: Laid): string | undefined {
  return secret.every(({ number, drawn }) => number === null && !drawn)
    ? undefined
    : 'secret: no number can be in now.'
}

function sentProblem(laid: Laid): string | undefined {
  const { secret, options, roster, shared } = laid
  const { most, stage } = shared
  const senders = sendersOf(laid)
  const least = 2 * senders.length
  const greatest = 2 * (roster.seats.length - 1)
  const draws = stage === 'draws'
  const shrinks = options.rangeBasis === 'current'
  if (most < (shrinks ? least : Math.max(2, least)) || most > greatest || most % 2 > 0)
    return `most: it is even, from ${least} to ${greatest}.`
  if (shrinks && !draws && most !== least) return `most: it is ${least} for those who send.`
  const mostSent = shrinks ? greatest : most
  for (const [seat, { number, drawn }] of secret.entries()) {
    if (number === null ? drawn : !senders.includes(seat) || number > mostSent)
      return `secret: seat ${seat} cannot have sent that number.`
    if (drawn && !draws) return `secret: no number was drawn for seat ${seat}.`
  }
  return draws && askedIn(laid).length === 0
    ? 'secret: while missing numbers are drawn one is missing.'
    : undefined
}
