import { days } from '@ackanomic/core'
import { isInGame, type PositionRecipe, seatsInGame } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { askDraws, askNumbers } from './rounds.js'
import { areNumbers, missingNumbers, nextModerator, scorerOf, sendersOf } from './standing.js'
import { ENDS, type Mediocrity, PHASES, type Round } from './types.js'

const yes = /* @__PURE__ */ v.boolean()
const whole = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger(),
  /* @__PURE__ */ v.minValue(0),
)
const positive = /* @__PURE__ */ v.pipe(whole, /* @__PURE__ */ v.minValue(1))
const maybe = /* @__PURE__ */ v.nullable(whole)
const maybePositive = /* @__PURE__ */ v.nullable(positive)

const schema = /* @__PURE__ */ v.strictObject({
  own: /* @__PURE__ */ v.strictObject({
    phase: /* @__PURE__ */ v.picklist(PHASES),
    numbers: /* @__PURE__ */ v.array(positive),
    moderator: maybe,
    free: yes,
    most: whole,
    mayEnd: yes,
    rounds: /* @__PURE__ */ v.array(
      /* @__PURE__ */ v.strictObject({
        moderator: whole,
        ended: /* @__PURE__ */ v.picklist(ENDS),
        numbers: /* @__PURE__ */ v.array(maybePositive),
        drawn: /* @__PURE__ */ v.array(whole),
        scorer: maybe,
      }),
    ),
  }),
  secret: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({ number: maybePositive, drawn: yes }),
  ),
  hidden: /* @__PURE__ */ v.strictObject({}),
})

/** Starts in the midst of play: player numbers, rounds that are over, and numbers that are in. */
export const mediocrityPosition: PositionRecipe<Mediocrity> = {
  schema,
  problem: (laid) => numbersProblem(laid) ?? roundsProblem(laid) ?? phaseProblem(laid),
  resume(draft, desk) {
    const { phase, free, mayEnd } = draft.own
    if (phase === 'numbers') askNumbers(draft, desk)
    if (phase === 'numbers' || phase === 'break') {
      if (!free) desk.start('announcement', days(3))
      return
    }
    if (phase === 'round' && !mayEnd) desk.start('minimum', days(3))
    desk.start('limit', days(mayEnd ? 3 : 6))
    if (phase === 'draws') askDraws(draft, desk)
  },
}

type Laid = Parameters<PositionRecipe<Mediocrity>['problem']>[0]

function numbersProblem({ own, options, table }: Laid): string | undefined {
  const { length } = table.seats
  const drawn = options.numbers === 'drawn'
  if (own.phase === 'numbers') {
    return own.numbers.length === 0 && own.moderator === null && drawn
      ? undefined
      : 'numbers: while they are drawn there are none, and no moderator.'
  }
  if (!areNumbers(own.numbers, length)) {
    return `numbers: give each of the numbers 1 to ${length} to one seat.`
  }
  return drawn || own.numbers.every((number, seat) => number === options.numbers[seat])
    ? undefined
    : 'numbers: those of the options are others.'
}

function roundsProblem(laid: Laid): string | undefined {
  for (const [index, round] of laid.own.rounds.entries()) {
    const problem = roundProblem(laid, round)
    if (problem !== undefined) return `rounds: in round ${index + 1} ${problem}`
  }
  return undefined
}

function roundProblem({ options, table }: Laid, round: Round): string | undefined {
  const { moderator, ended, numbers, drawn, scorer } = round
  const { length } = table.seats
  if (moderator >= length || numbers.length !== length) {
    return `there is a moderator, and a number or null for each of the ${length} seats.`
  }
  if (ended !== 'result') {
    const fits = numbers.every((number) => number === null) && drawn.length === 0
    if (!fits || scorer !== null) return 'there are no numbers without a result.'
    if (isInGame(table, moderator)) return 'the Moderator went out of the game.'
    return ended === 'void' && options.moderatorLeaves === 'wait'
      ? 'nothing is void where a round waits for its end.'
      : undefined
  }
  const most = 2 * (length - 1)
  const isOne = (number: number | null, seat: number): boolean =>
    number === null ? seat === moderator || !isInGame(table, seat) : number <= most
  if (numbers[moderator] !== null || !numbers.every(isOne)) {
    return `all but the Moderator have a number up to ${most}.`
  }
  const inOrder = drawn.every((seat, index) => seat > (drawn[index - 1] ?? -1))
  if (!inOrder || drawn.some((seat) => (numbers[seat] ?? null) === null)) {
    return 'each seat whose number was drawn is named once, in order.'
  }
  return scorer === scorerOf(numbers) ? undefined : 'another number is the most Mediocre.'
}

function phaseProblem(laid: Laid): string | undefined {
  const { own, table, outcome } = laid
  const { phase, moderator, rounds, numbers, free, mayEnd } = own
  if ((moderator === null) !== (phase === 'numbers') || (moderator ?? 0) >= table.seats.length) {
    return 'moderator: name the seat, once the player numbers are known.'
  }
  if (outcome !== null) return noneSent(laid)
  const seats = seatsInGame(table)
  const between = phase === 'numbers' || phase === 'break'
  if (seats.length < (between ? 2 : 1)) return 'seats: there are too few players to play on.'
  if (between ? mayEnd : free) return 'free is for the time between rounds, mayEnd for a round.'
  if (phase === 'numbers') return rounds.length > 0 ? 'rounds: there are none.' : noneSent(laid)
  if (phase === 'break') {
    const last = rounds.at(-1)
    const next = nextModerator(
      numbers,
      seats,
      last === undefined ? 0 : (numbers[last.moderator] ?? 0),
    )
    return next === moderator ? noneSent(laid) : `moderator: it is the turn of seat ${next}.`
  }
  const moderates = seats.includes(moderator ?? -1)
  if (phase === 'idle') {
    if (moderates || mayEnd || laid.options.moderatorLeaves === 'void-round') {
      return 'phase: a round waits for its end only where its Moderator has left.'
    }
    return noneSent(laid)
  }
  return moderates ? sentProblem(laid) : 'moderator: e has left.'
}

function noneSent({ own, secret, outcome }: Laid): string | undefined {
  if (own.most !== 0 && outcome === null) return 'most: 0 while no number may be sent.'
  return secret.every(({ number, drawn }) => number === null && !drawn)
    ? undefined
    : 'secret: no number can be in now.'
}

function sentProblem(laid: Laid): string | undefined {
  const { own, secret, options, table } = laid
  const senders = sendersOf(laid)
  const least = 2 * senders.length
  const greatest = 2 * (table.seats.length - 1)
  const draws = own.phase === 'draws'
  const shrinks = options.rangeBasis === 'current'
  if (
    own.most < (shrinks ? least : Math.max(2, least)) ||
    own.most > greatest ||
    own.most % 2 > 0
  ) {
    return `most: it is even, from ${least} to ${greatest}.`
  }
  if (shrinks && !draws && own.most !== least) return `most: it is ${least} for those who send.`
  if (draws && !own.mayEnd) return 'mayEnd: it is true once the result is announced.'
  const mostSent = shrinks ? greatest : own.most
  for (const [seat, { number, drawn }] of secret.entries()) {
    if (number === null ? drawn : !senders.includes(seat) || number > mostSent) {
      return `secret: seat ${seat} cannot have sent that number.`
    }
    if (drawn && !draws) return `secret: no number was drawn for seat ${seat}.`
  }
  return draws && missingNumbers(laid).length === 0
    ? 'secret: in the phase draws a number is missing.'
    : undefined
}
