import {
  isInGame,
  nameOf,
  type PositionDefinition,
  type State,
  seatsInGame,
} from '@ackanomic/core/engine'
import { isEachOnce } from '../shapes.js'
import {
  allCards,
  cardKey,
  cardsOwedTo,
  duplicateCard,
  findCard,
  lockedCards,
  usedCards,
} from './cards.js'
import { isShort } from './deck.js'
import type { RustyLantern } from './model.js'
import { promptsDue } from './prompts.js'
import { hiddenSchema, secretSchema, sharedSchema } from './state.js'
import { isPaid, openPlayOf } from './tale.js'
import { isStopped, mayFallAsleep, startDays } from './turns.js'

export const rustyLanternPosition: PositionDefinition<RustyLantern> = {
  shared: sharedSchema,
  secret: secretSchema,
  hidden: hiddenSchema,
  problem: (position) =>
    rosterProblem(position) ??
    circleProblem(position) ??
    cardsProblem(position) ??
    handsProblem(position) ??
    owedProblem(position) ??
    playsProblem(position) ??
    interruptionsProblem(position) ??
    claimsProblem(position) ??
    turnProblem(position) ??
    winnerProblem(position) ??
    potProblem(position),
  resume(draft, ctx) {
    const { shared } = draft
    // A position has no pauses of its own: they come with the seats.
    if (shared.stopped.since !== null) shared.stopped.since = shared.short ? ctx.at : null
    if (shared.threeDays === 'run') startDays(draft, ctx)
    for (const { name, question, details } of promptsDue(draft)) ctx.prompt(name, question, details)
  },
}

type Position = Omit<State<RustyLantern>, 'openPrompts' | 'clock'>

function rosterProblem({ roster, outcome }: Position): string | undefined {
  const { refereesWanted, most, referees } = roster
  const isBarkeep = outcome !== null || referees.length === 1
  return refereesWanted === 1 && most === Number.MAX_SAFE_INTEGER && isBarkeep
    ? undefined
    : 'A tale has one Barkeep, and any number of players.'
}

function circleProblem({ shared, roster }: Position): string | undefined {
  const { circle, unplaced, bards } = shared
  const seats = seatsInGame(roster)
  const isWhole = seats.every((seat) => circle.includes(seat)) && circle.length === seats.length
  if (!isWhole) return `circle: seat each Bard once: ${seats.join(', ') || 'nobody'}.`
  if (!isEachOnce(unplaced) || !unplaced.every((seat) => circle.includes(seat)))
    return 'unplaced: name Bards of the circle, each once.'
  return bards.length === roster.seats.length
    ? undefined
    : `bards: give one for each of the ${roster.seats.length} seats.`
}

function cardsProblem(position: Position): string | undefined {
  const { shared, hidden, options } = position
  const { deck, burned } = hidden
  const { plays, interruptions, looseEnds } = shared
  const cards = allCards(position)
  const twice = duplicateCard(cards)
  if (twice !== null) return `The card “${twice}” is there twice.`
  const isUntold = plays.length === 0 && interruptions.length === 0 && shared.turn === null
  if (!shared.stocked && (cards.length > 0 || !isUntold))
    return 'stocked: there are no cards and no tale before the Barkeep has brought the cards.'
  const spent = new Set([...burned, ...looseEnds].map(cardKey))
  const lost = usedCards(shared).find((card) => !spent.has(cardKey(card)))
  if (lost !== undefined)
    return `plays: “${lost}” was used, but is neither burned nor on the table.`
  const shown = options.showDeckSize ? deck.length : null
  return shared.deckSize === shown
    ? undefined
    : `deckSize: ${shown === null ? 'it must be null, since it is not shown' : `the deck has ${shown} cards`}.`
}

function handsProblem({ shared, secret, options }: Position): string | undefined {
  const open = openPlayOf(shared)
  for (const [seat, { hand }] of secret.entries()) {
    const { cards, ale } = shared.bards[seat] ?? { cards: 0, ale: 0 }
    if (shared.circle.includes(seat)) {
      if (cards !== hand.length) return `bards: seat ${seat} holds ${hand.length} cards.`
      continue
    }
    // A leaver's seat only holds the card of a play that will still be answered.
    const waits = open?.seat === seat && options.leaverOpenPlay === 'still-answered'
    const kept = waits && findCard(hand, open.card) !== null ? 1 : 0
    if (cards > 0 || ale > 0 || hand.length > kept)
      return `bards: seat ${seat} is empty, without cards and Ale.`
  }
  return undefined
}

function owedProblem(position: Position): string | undefined {
  const { shared } = position
  const seats = shared.owed.map(({ seat }) => seat)
  if (!isEachOnce(seats) || !seats.every((seat) => shared.circle.includes(seat)))
    return 'owed: name Bards of the circle, each once.'
  const short = isShort(position)
  if (shared.short !== short) return `short: the deck is ${short ? 'short' : 'not short'}.`
  return isStopped(position) && shared.stopped.since === null
    ? 'stopped: the tale is suspended, so say since when.'
    : undefined
}

function playsProblem({ shared, roster, options }: Position): string | undefined {
  const { plays, stopped } = shared
  for (const [index, { seat, answered, stoppedBefore }] of plays.entries()) {
    const where = `plays: play ${index + 1}`
    if (seat >= roster.seats.length) return `${where} must be of a seat at the table.`
    if (stoppedBefore > stopped.before) return `${where} must have been tried before now.`
    if (answered === null && index < plays.length - 1) return `${where} must have been answered.`
  }
  const open = openPlayOf(shared)
  if (open === undefined || open.seat === shared.turn) return undefined
  return !isInGame(roster, open.seat) && options.leaverOpenPlay === 'still-answered'
    ? undefined
    : 'plays: only the Bard in turn has an open one.'
}

function interruptionsProblem({ shared, roster }: Position): string | undefined {
  for (const [index, { seat, play: number, answered }] of shared.interruptions.entries()) {
    const where = `interruptions: number ${index + 1}`
    const play = shared.plays[number - 1]
    if (seat >= roster.seats.length || play === undefined)
      return `${where} must be of a seat at the table, and of a play that was tried.`
    if (nameOf(roster, play.seat) === nameOf(roster, seat))
      return `${where} must be of another’s play.`
    if (answered === null && (!shared.circle.includes(seat) || play.answered?.is === 'void'))
      return `${where} has lapsed: its Bard or its play is gone.`
  }
  return undefined
}

function claimsProblem({ shared, secret }: Position): string | undefined {
  for (const [seat, { claims }] of secret.entries()) {
    if (duplicateCard(lockedCards(shared, seat)) !== null)
      return `interruptions: seat ${seat} names a card twice.`
    const isOpen = (number: number): boolean => {
      const claimed = shared.interruptions[number - 1]
      return claimed?.seat === seat && claimed.answered === null
    }
    if (!claims.every((number, at) => isOpen(number) && number > (claims[at - 1] ?? 0)))
      return `secret: the claims of seat ${seat} must be its open interruptions, in order.`
  }
  return undefined
}

function turnProblem({ shared, options, outcome }: Position): string | undefined {
  const { turn, tried, threeDays, winner, circle } = shared
  if (turn === null ? tried : !circle.includes(turn))
    return 'turn: it must be that of a Bard of the circle, or nobody’s, and then nothing was tried.'
  if (winner !== null || outcome !== null) return undefined
  const mustRun = mayFallAsleep(shared, options)
  // Running days go on while cards are drawn.
  const mayStop = !mustRun || (turn !== null && cardsOwedTo(shared, turn) > 0)
  return (threeDays === 'none' ? mayStop : mustRun)
    ? undefined
    : 'threeDays: they run while the Bard in turn is to act, and only then.'
}

function winnerProblem({ shared, options, roster, outcome }: Position): string | undefined {
  const { winner, epilogue, looseEnds, owed, unplaced, turn, threeDays } = shared
  if (winner === null)
    return epilogue === null ? undefined : 'epilogue: only a winner finishes the story.'
  const people = [...roster.everPlayed, ...roster.everSubstituted]
  if (winner.seat >= roster.seats.length || !people.includes(winner.person))
    return 'winner: name the seat, and who sat in it.'
  const isOpen = shared.interruptions.some(({ answered }) => answered === null)
  const isPending = isOpen || openPlayOf(shared) !== undefined || turn !== null
  if (isPending || looseEnds.length + owed.length + unplaced.length > 0)
    return 'winner: once somebody has won, nothing else is pending.'
  if (outcome !== null) return undefined
  const isAwaited = options.epilogue === 'optional' && shared.circle.includes(winner.seat)
  const holds = shared.bards[winner.seat]?.cards !== 0
  return isAwaited && !holds && epilogue === null && threeDays !== 'none'
    ? undefined
    : 'winner: the tale waits for them to finish the story, or it is over.'
}

function potProblem({ shared, options, roster }: Position): string | undefined {
  const { ante } = options
  const { pot } = shared
  if (ante === null) return pot.length === 0 ? undefined : 'pot: the tale has no ante.'
  const isWhole =
    pot.length === roster.seats.length &&
    pot.every(
      ({ person, stakes }, seat) => person === roster.seats[seat]?.player && isPaid(ante, stakes),
    )
  return isWhole ? undefined : 'pot: each has paid the ante once, in the order of the seats.'
}
