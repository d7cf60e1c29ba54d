import {
  isInGame,
  nameOf,
  type PositionDefinition,
  type State,
  seatsInGame,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, wholeFrom } from '../shapes.js'
import { ask, wantedOf } from './barkeep.js'
import { cardAmong, cardTwice, lockedCards, owedTo } from './cards.js'
import { isShort } from './deck.js'
import type { RustyLantern } from './model.js'
import { cardSchema, stakesSchema, subjectSchema, textSchema } from './schema.js'
import { standsStill } from './suspension.js'
import {
  INTERRUPTION_ENDS,
  isPaid,
  openPlay,
  playAt,
  RUSTY_LANTERN_DENIALS,
  THREE_DAYS,
} from './tale.js'
import { sleeps, startDays } from './turns.js'

const yes = v.boolean()
const integer = v.pipe(v.number(), v.safeInteger())
const positive = /* @__PURE__ */ wholeFrom(1)
const maybe = v.nullable(count)
const seats = v.array(count)
const cards = v.array(cardSchema)
const name = v.string()

const answered = v.nullable(
  v.variant('is', [
    v.strictObject({ is: v.literal('verified'), looseEnd: yes, tied: cards }),
    v.strictObject({ is: v.literal('denied'), reason: v.picklist(RUSTY_LANTERN_DENIALS) }),
    v.strictObject({ is: v.literal('void') }),
  ]),
)

const shared = v.strictObject({
  circle: seats,
  unplaced: seats,
  bards: v.array(v.strictObject({ cards: count, ale: count })),
  stocked: yes,
  turn: maybe,
  tried: yes,
  threeDays: v.picklist(THREE_DAYS),
  plays: v.array(
    v.strictObject({
      seat: count,
      at: integer,
      stoppedBefore: count,
      subject: subjectSchema,
      text: textSchema,
      card: v.nullable(cardSchema),
      held: count,
      answered,
    }),
  ),
  interruptions: v.array(
    v.strictObject({
      seat: count,
      play: positive,
      card: cardSchema,
      late: yes,
      answered: v.nullable(v.picklist(INTERRUPTION_ENDS)),
    }),
  ),
  looseEnds: cards,
  owed: v.array(v.strictObject({ seat: count, cards: positive })),
  short: yes,
  stopped: v.strictObject({ before: count, since: v.nullable(integer) }),
  pot: v.array(v.strictObject({ person: name, at: integer, stakes: stakesSchema })),
  deckSize: maybe,
  winner: v.nullable(v.strictObject({ seat: count, person: name })),
  epilogue: v.nullable(textSchema),
})

/** What is on the table of a tale, as it may come in from outside. */
const positionSchema = v.strictObject({
  shared,
  secret: v.array(v.strictObject({ hand: cards, claims: v.array(positive) })),
  hidden: v.strictObject({ deck: cards, burned: cards }),
})

/** Starts in the midst of a tale: what was told, who holds which cards, and whose turn it is. */
export const rustyLanternPosition: PositionDefinition<RustyLantern> = {
  schema: positionSchema,
  problem: (laid) =>
    circleProblem(laid) ??
    cardsProblem(laid) ??
    handsProblem(laid) ??
    owedProblem(laid) ??
    playsProblem(laid) ??
    interruptionsProblem(laid) ??
    turnProblem(laid) ??
    winnerProblem(laid) ??
    potProblem(laid),
  resume(draft, ctx) {
    const { stopped } = draft.shared
    // Halts are none of a position's: they come with the seats.
    if (stopped.since !== null) stopped.since = draft.shared.short ? ctx.at : null
    if (draft.shared.threeDays === 'run') startDays(draft, ctx)
    for (const wanted of wantedOf(draft)) ask(wanted, ctx)
  },
}

type Laid = Omit<State<RustyLantern>, 'openPrompts' | 'clock'>

function circleProblem({ shared, table }: Laid): string | undefined {
  const { circle, unplaced, bards } = shared
  const seats = seatsInGame(table)
  const isWhole = seats.every((seat) => circle.includes(seat)) && circle.length === seats.length
  if (!isWhole) return `circle: seat each who is there once: ${seats.join(', ') || 'nobody'}.`
  if (!unplaced.every((seat, at) => circle.includes(seat) && unplaced.indexOf(seat) === at)) {
    return 'unplaced: name Bards of the circle, each once.'
  }
  return bards.length === table.seats.length
    ? undefined
    : `bards: there is one for each of the ${table.seats.length} seats.`
}

function cardsProblem({ shared, secret, hidden, options }: Laid): string | undefined {
  const { deck, burned } = hidden
  const all = [...deck, ...burned, ...shared.looseEnds, ...secret.flatMap(({ hand }) => hand)]
  const twice = cardTwice(all)
  if (twice !== null) return `The card “${twice}” is there twice.`
  const isUntold =
    shared.plays.length === 0 && shared.interruptions.length === 0 && shared.turn === null
  if (!shared.stocked && (all.length > 0 || !isUntold)) {
    return 'stocked: before the Barkeep has brought the cards there are none, and no tale.'
  }
  const shown = options.showDeckSize ? deck.length : null
  return shared.deckSize === shown
    ? undefined
    : `deckSize: ${shown === null ? 'null, since it is not shown' : `there are ${shown} cards in the deck`}.`
}

function handsProblem({ shared, secret, options }: Laid): string | undefined {
  const play = playAt(shared, openPlay(shared) ?? 0)
  for (const [seat, { hand }] of secret.entries()) {
    const { cards, ale } = shared.bards[seat] ?? { cards: 0, ale: 0 }
    if (shared.circle.includes(seat)) {
      if (cards !== hand.length) return `bards: seat ${seat} holds ${hand.length} cards.`
      continue
    }
    // Only the card of a play that is still answered waits with who has left.
    const waits = play?.seat === seat && options.leaverOpenPlay === 'still-answered'
    const kept = waits ? cardAmong(hand, play.card) : null
    if (cards > 0 || ale > 0 || hand.length > (kept === null ? 0 : 1)) {
      return `bards: seat ${seat} is empty, without cards and Ale.`
    }
  }
  return undefined
}

function owedProblem(laid: Laid): string | undefined {
  const { shared, hidden } = laid
  const seats = shared.owed.map(({ seat }) => seat)
  if (!seats.every((seat, at) => shared.circle.includes(seat) && seats.indexOf(seat) === at)) {
    return 'owed: name Bards of the circle, each once.'
  }
  const short = isShort({ shared, hidden })
  if (shared.short !== short) return `short: the deck is ${short ? 'short' : 'not short'}.`
  return standsStill(laid) && shared.stopped.since === null
    ? 'stopped: the tale stands still, since some moment.'
    : undefined
}

function playsProblem({ shared, table, options }: Laid): string | undefined {
  const { plays, stopped } = shared
  for (const [index, { seat, answered, stoppedBefore }] of plays.entries()) {
    const where = `plays: play ${index + 1}`
    if (seat >= table.seats.length) return `${where} is somebody’s at the table.`
    if (stoppedBefore > stopped.before) return `${where} was tried before now.`
    if (answered === null && index < plays.length - 1) return `${where} is answered already.`
  }
  const open = playAt(shared, openPlay(shared) ?? 0)
  if (open === undefined || open.seat === shared.turn) return undefined
  return !isInGame(table, open.seat) && options.leaverOpenPlay === 'still-answered'
    ? undefined
    : 'plays: only the Bard in turn has an open one.'
}

function interruptionsProblem({ shared, secret, table }: Laid): string | undefined {
  for (const [index, { seat, play: number, answered }] of shared.interruptions.entries()) {
    const where = `interruptions: number ${index + 1}`
    const play = playAt(shared, number)
    if (seat >= table.seats.length || play === undefined) {
      return `${where} is somebody’s at the table, of a play that there is.`
    }
    if (nameOf(table, play.seat) === nameOf(table, seat)) return `${where} is of another’s play.`
    if (answered !== null) continue
    if (!shared.circle.includes(seat) || play.answered?.is === 'void') {
      return `${where} has lapsed: its Bard or its play is gone.`
    }
  }
  for (const [seat, { claims }] of secret.entries()) {
    const locked = lockedCards(shared, seat)
    if (cardTwice(locked) !== null) return `interruptions: seat ${seat} names a card twice.`
    const isOpen = (number: number): boolean => {
      const claimed = shared.interruptions[number - 1]
      return claimed?.seat === seat && claimed.answered === null
    }
    if (!claims.every((number, at) => isOpen(number) && number > (claims[at - 1] ?? 0))) {
      return `secret: the claims of seat ${seat} are open interruptions of theirs, in order.`
    }
  }
  return undefined
}

function turnProblem({ shared, options, outcome }: Laid): string | undefined {
  const { turn, tried, threeDays, winner, circle } = shared
  if (turn === null ? tried : !circle.includes(turn)) {
    return 'turn: it is that of a Bard of the circle, who may have tried a play, or nobody’s.'
  }
  if (winner !== null || outcome !== null) return undefined
  // Days that run already run on while cards are drawn.
  const isAwaited = turn !== null && owedTo(shared.owed, turn) > 0
  const fits =
    threeDays === 'none' ? isAwaited || !sleeps(shared, options) : sleeps(shared, options)
  return fits ? undefined : 'threeDays: they count while a play of the Bard in turn is awaited.'
}

function winnerProblem({ shared, options, table, outcome }: Laid): string | undefined {
  const { winner, epilogue, looseEnds, owed, unplaced, turn, threeDays } = shared
  if (winner === null) {
    return epilogue === null ? undefined : 'epilogue: only who has won finishes the story.'
  }
  const { everPlayed, everSubstituted } = table
  if (
    winner.seat >= table.seats.length ||
    ![...everPlayed, ...everSubstituted].includes(winner.person)
  ) {
    return 'winner: name the seat, and who sat in it.'
  }
  const isOpen = shared.interruptions.some(({ answered }) => answered === null)
  const isPending = isOpen || openPlay(shared) !== null || owed.length > 0 || unplaced.length > 0
  if (looseEnds.length > 0 || isPending || turn !== null) {
    return 'winner: once somebody has won nothing else is pending.'
  }
  if (outcome !== null) return undefined
  const waits = options.epilogue === 'optional' && shared.circle.includes(winner.seat)
  const holds = shared.bards[winner.seat]?.cards !== 0
  return waits && !holds && epilogue === null && threeDays !== 'none'
    ? undefined
    : 'winner: the tale waits for them to finish the story, or it is over.'
}

function potProblem({ shared, options, table }: Laid): string | undefined {
  const { ante } = options
  if (ante === null) return shared.pot.length === 0 ? undefined : 'pot: the tale is not for ante.'
  const fits =
    shared.pot.length === table.seats.length &&
    shared.pot.every(
      ({ person, stakes }, seat) => person === table.seats[seat]?.player && isPaid(ante, stakes),
    )
  return fits ? undefined : 'pot: each has paid the ante once, in the order of the seats.'
}
